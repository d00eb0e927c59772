// The types that Embind knows. This file replaces that of Emscripten, which registers every number, text and
// view of memory, and contains a printf for their names. The functions of the modules take and return only
// addresses and sizes. With Emscripten's file, a module and its script would be 5 kB larger, gzipped.

#include <emscripten/bind.h>
#include <emscripten/emscripten.h>

#include <cstddef>
#include <cstdlib>
#include <limits>
#include <typeinfo>

// Embind's script asks for the name of a type only to complain that it is unknown, and then frees the name.
extern "C" EMSCRIPTEN_KEEPALIVE const char* __getTypeName(const std::type_info*) {
  return static_cast<char*>(std::calloc(1, 1));
}

#ifdef FIFTEEN_TWO_CALLS_BINDINGS
// A newer Emscripten collects the blocks of bindings, and Embind's script calls them.
static emscripten::internal::InitFunc* bindings = nullptr;

extern "C" void _embind_register_bindings(emscripten::internal::InitFunc* block) {
  block->next = bindings;
  bindings = block;
}

extern "C" EMSCRIPTEN_KEEPALIVE void _embind_initialize_bindings() {
  for (const auto* block = bindings; block; block = block->next) block->init_func();
}
#endif

EMSCRIPTEN_BINDINGS(types) {
  using namespace emscripten::internal;
  using Size = std::numeric_limits<std::size_t>;
  _embind_register_void(TypeID<void>::get(), "void");
  _embind_register_integer(TypeID<std::size_t>::get(), "size_t", sizeof(std::size_t), Size::min(),
                           Size::max());
}
