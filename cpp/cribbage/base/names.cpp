#include "cribbage/base/names.h"

namespace cribbage {

namespace {

std::string joined(Names names, std::string_view last, std::string_view open, std::string_view close) {
  std::string text;
  for (std::size_t at = 0; at < names.size(); ++at) {
    if (at > 0) text += at + 1 == names.size() ? last : ", ";
    ((text += open) += names[at]) += close;
  }
  return text;
}

}  // namespace

std::string listed(Names names, std::string_view last) {
  return joined(names, last, "", "");
}

std::string listedInQuotes(Names names) {
  return joined(names, " or ", "“", "”");
}

}  // namespace cribbage
