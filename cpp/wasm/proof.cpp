// The door to what proves the engine on a device, in a module of its own: nothing else loads it.

#include <emscripten/bind.h>

#include "proof/shows_proof.h"
#include "wasm/written.h"

namespace {

emscripten::val proveSlice(int slice, const std::string& digest) {
  return cribbage::write(cribbage::proveShows(slice, digest));
}

std::string digestOf(const std::string& text, const std::string& digest) {
  return cribbage::digestText(text, digest);
}

}  // namespace

EMSCRIPTEN_BINDINGS(proof) {
  emscripten::function("proveShows", &proveSlice);
  emscripten::function("digestText", &digestOf);
}
