#include "cribbage/base/error.h"

#include "cribbage/base/text.h"

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

std::string clip(std::string_view text) {
  std::string clean;
  for (std::size_t at = 0; at < text.size();) {
    const auto [code, length] = characterAt(text.substr(at));
    if (clean.size() + (length == 0 ? 1 : length) > longestErrorText) break;
    if (length == 0 || code < 0x20 || code == 0x7F) {
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
