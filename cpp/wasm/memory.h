#pragma once
// How JavaScript hands over what it asks: it writes numbers and letters, or a table, into this module's
// memory. web/engine/wasm.ts is the other side.

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

/// Before a function that JavaScript calls by `name`.
#define FIFTEEN_TWO_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace {

/// The numbers and bytes that JavaScript has written.
std::vector<double> room;

/// The bytes that follow the first numbers in `room`.
const char* bytesAfter(std::size_t numbers) {
  return reinterpret_cast<const char*>(room.data() + numbers);
}

}  // namespace

/// Returns where JavaScript may write so many numbers. Earlier contents are lost.
FIFTEEN_TWO_EXPORT(makeRoom) double* makeRoom(std::size_t size) {
  room.resize(size);
  return room.data();
}
