#pragma once
// How JavaScript hands over what it asks: it writes numbers and letters, or a table, into this module's
// memory. web/engine/wasm.ts is the other side.

#include <emscripten/bind.h>

#include <cstddef>
#include <vector>

namespace {

/// The numbers and bytes that JavaScript has written.
std::vector<double> room;

/// The bytes that follow the first numbers in `room`.
const char* bytesAfter(std::size_t numbers) {
  return reinterpret_cast<const char*>(room.data() + numbers);
}

/// The address of numbers, as Embind passes it to JavaScript.
std::size_t addressOf(const double* numbers) {
  return reinterpret_cast<std::size_t>(numbers);
}

/// Returns the address at which JavaScript may write so many numbers. Earlier contents are lost.
std::size_t makeRoom(std::size_t size) {
  room.resize(size);
  return addressOf(room.data());
}

}  // namespace

EMSCRIPTEN_BINDINGS(memory) {
  emscripten::function("makeRoom", &makeRoom);
}
