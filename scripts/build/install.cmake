# Installs the library with its headers, a package for find_package(cribbage), and the command line.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(package ${CMAKE_INSTALL_LIBDIR}/cmake/cribbage)
install(TARGETS fifteen_two_counting fifteen_two_cribbage fifteen_two_tables EXPORT cribbage
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(DIRECTORY ${PROJECT_SOURCE_DIR}/cpp/cribbage DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} FILES_MATCHING PATTERN "*.h")
# The library needs no other package, so the file that names its targets is all of the configuration.
install(EXPORT cribbage FILE cribbageConfig.cmake NAMESPACE cribbage:: DESTINATION ${package})
# Before 1.0 a minor version may change the interface.
write_basic_package_version_file(${PROJECT_BINARY_DIR}/cribbageConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/cribbageConfigVersion.cmake DESTINATION ${package})
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/licenses/fifteen-two)
if(TARGET cribbage_command)
  install(TARGETS cribbage_command RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endif()
# For builds that use pkg-config instead of CMake: `pkg-config --cflags --libs cribbage`.
file(RELATIVE_PATH to_prefix /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
configure_file(${PROJECT_SOURCE_DIR}/scripts/build/cribbage.pc.in ${PROJECT_BINARY_DIR}/cribbage.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/cribbage.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
