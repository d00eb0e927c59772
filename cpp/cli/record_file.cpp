#include "cli/record_file.h"

#include <fstream>
#include <iostream>
#include <iterator>

#include "cribbage/cards/read_cards.h"

namespace cribbage {

Result<std::string> readRecordFile(const std::string& name) {
  const bool isInput = name == "-";
  std::ifstream opened;
  if (!isInput) opened.open(name, std::ios::binary);
  std::istream& in = isInput ? std::cin : opened;
  if (!in) return makeError(ErrorCode::badRecord, name, "There is no record at “" + clip(name) + "”.");
  // One byte more than the reader takes tells it that there are more.
  std::string text;
  for (std::istreambuf_iterator<char> at(in), end; at != end && text.size() <= longestText; ++at) text += *at;
  return text;
}

}  // namespace cribbage
