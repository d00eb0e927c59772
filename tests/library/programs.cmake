# The programs of a project that uses the library. Its own names are those that it is most likely to have.
add_executable(cribbage ../consumer.cpp)
target_link_libraries(cribbage PRIVATE cribbage::tables)
add_executable(alone ../alone.cpp)
target_link_libraries(alone PRIVATE cribbage::cribbage)
add_executable(counting ../counting.cpp)
target_link_libraries(counting PRIVATE cribbage::counting)
enable_testing()
add_test(NAME alone COMMAND alone)
