// The JavaScript interface to the proof, which checks on the user's device that the engine scores every show
// correctly. It is a separate module that only the proof loads.

#include <emscripten/bind.h>

#include "proof/shows_proof.h"

namespace {

using emscripten::val;

[[gnu::noinline]] val valueOf(std::int64_t number) {
  return val(static_cast<double>(number));
}
val valueOf(const std::string& text) {
  return val(text);
}
[[gnu::noinline]] val valueOf(const cribbage::ShowsByPoints& shows) {
  val list = val::array();
  for (const std::int64_t number : shows) list.call<void>("push", valueOf(number));
  return list;
}

// The result has few values, so they are passed to JavaScript one by one.
val proveSlice(int slice, const std::string& digest) {
  const cribbage::ProvenShows proven = cribbage::proveShows(slice, digest);
  val answer = val::object();
  cribbage::ProvenShows::fields(
      [&](const char* name, auto member) { answer.set(name, valueOf(proven.*member)); });
  return answer;
}

std::string digestOf(const std::string& text, const std::string& digest) {
  return cribbage::digestText(text, digest);
}

}  // namespace

EMSCRIPTEN_BINDINGS(proof) {
  emscripten::function("proveShows", &proveSlice);
  emscripten::function("digestText", &digestOf);
}
