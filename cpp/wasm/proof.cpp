// The JavaScript interface to the proof, which checks on the user's device that the engine scores every show
// correctly. It is a separate module that only the proof loads.

#include <emscripten/bind.h>

#include "proof/shows_proof.h"
#include "wasm/memory.h"
#include "wasm/written.h"

namespace {

cribbage::Written written;

template <class Answer>
std::size_t answer(const Answer& answer) {
  written.clear();
  write(answer, written);
  return addressOf(written.numbers());
}

// Proves a slice. The digest of the slice before is in `room`.
std::size_t proveSlice(std::size_t slice, std::size_t digest) {
  return answer(cribbage::proveShows(static_cast<int>(slice), {bytesAfter(0), digest}));
}

// Adds a text to a digest. Both are in `room`, the digest first.
std::size_t digestOf(std::size_t digest, std::size_t text) {
  return answer(cribbage::digestText({bytesAfter(0) + digest, text}, {bytesAfter(0), digest}));
}

}  // namespace

EMSCRIPTEN_BINDINGS(proof) {
  emscripten::function("proveShows", &proveSlice);
  emscripten::function("digestText", &digestOf);
}
