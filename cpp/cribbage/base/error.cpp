#include "cribbage/base/error.h"

namespace cribbage {

std::string_view print(ErrorCode code) {
  switch (code) {
    case ErrorCode::badCard:
      return "badCard";
    case ErrorCode::duplicateCard:
      return "duplicateCard";
    case ErrorCode::wrongCount:
      return "wrongCount";
    case ErrorCode::badScore:
      return "badScore";
    case ErrorCode::illegalPlay:
      return "illegalPlay";
    case ErrorCode::badRecord:
      return "badRecord";
    case ErrorCode::badTable:
      return "badTable";
    case ErrorCode::badQuestion:
      return "badQuestion";
  }
  return "";
}

namespace {

// Length of the UTF-8 character that starts at `at`, or 0 where the bytes are not one.
std::size_t characterLength(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(at);
  const std::size_t length = lead < 0x80                   ? 1
                             : lead >= 0xC2 && lead < 0xE0 ? 2
                             : lead >= 0xE0 && lead < 0xF0 ? 3
                             : lead >= 0xF0 && lead < 0xF5 ? 4
                                                           : 0;
  if (length == 0 || at + length > text.size()) return 0;
  for (std::size_t i = 1; i < length; ++i)
    if ((byte(at + i) & 0xC0) != 0x80) return 0;
  if (lead == 0xE0 && byte(at + 1) < 0xA0) return 0;   // overlong
  if (lead == 0xED && byte(at + 1) >= 0xA0) return 0;  // a surrogate
  if (lead == 0xF0 && byte(at + 1) < 0x90) return 0;   // overlong
  if (lead == 0xF4 && byte(at + 1) >= 0x90) return 0;  // past U+10FFFF
  return length;
}

}  // namespace

std::string clip(std::string_view text) {
  std::string clean;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = characterLength(text, at);
    if (clean.size() + (length == 0 ? 1 : length) > longestErrorText) break;
    const auto lead = static_cast<unsigned char>(text[at]);
    if (length == 0 || lead < 0x20 || lead == 0x7F) {
      clean += '?';
      ++at;
    } else {
      clean.append(text, at, length);
      at += length;
    }
  }
  return clean;
}

Error makeError(ErrorCode code, std::string_view text, std::string message) {
  return {code, clip(text), std::move(message), std::nullopt};
}

}  // namespace cribbage
