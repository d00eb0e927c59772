// memset and memcpy in words of eight bytes. A module that is linked for size gets those of Emscripten, which
// go byte by byte, and the advice would spend a third of its time in them. This file is compiled with
// -fno-builtin, so that its own loops do not become calls of these functions.

#include <cstddef>
#include <cstdint>

namespace {

// A word at any address.
struct [[gnu::packed, gnu::may_alias]] Word {
  std::uint64_t bits;
};

}  // namespace

extern "C" void* memset(void* to, int value, std::size_t size) {
  auto* next = static_cast<unsigned char*>(to);
  const std::uint64_t bits = 0x0101010101010101u * static_cast<unsigned char>(value);
  for (; size >= sizeof(Word); size -= sizeof(Word), next += sizeof(Word))
    reinterpret_cast<Word*>(next)->bits = bits;
  for (; size > 0; --size) *next++ = static_cast<unsigned char>(value);
  return to;
}

extern "C" void* memcpy(void* __restrict to, const void* __restrict from, std::size_t size) {
  auto* next = static_cast<unsigned char*>(to);
  const auto* copied = static_cast<const unsigned char*>(from);
  for (; size >= sizeof(Word); size -= sizeof(Word), next += sizeof(Word), copied += sizeof(Word))
    reinterpret_cast<Word*>(next)->bits = reinterpret_cast<const Word*>(copied)->bits;
  for (; size > 0; --size) *next++ = *copied++;
  return to;
}
