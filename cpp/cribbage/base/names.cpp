#include "cribbage/base/names.h"

namespace cribbage {

std::string listed(Names names, std::string_view last) {
  std::string text;
  for (std::size_t at = 0; at < names.size(); ++at) {
    if (at > 0) text += at + 1 == names.size() ? last : ", ";
    text += names[at];
  }
  return text;
}

}  // namespace cribbage
