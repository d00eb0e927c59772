#include "cli/record_file.h"

#include <cerrno>
#include <cstdio>

#include "cribbage/cards/read_cards.h"

namespace cribbage {

namespace {

// One byte more than the reader takes tells it that there are more. Not by a stream: reading a folder by one
// throws in one library and finds nothing in another.
bool readText(std::FILE* in, std::string& text) {
  text.resize(longestText + 1);
  text.resize(std::fread(text.data(), 1, text.size(), in));
  return !std::ferror(in);
}

}  // namespace

Result<std::string> readRecordFile(const std::string& name) {
  const auto refused = [&](const std::string& message) {
    return makeError(ErrorCode::badRecord, name, message);
  };
  std::string text;
  if (name == "-")
    return readText(stdin, text) ? Result<std::string>(std::move(text))
                                 : refused("Standard input could not be read.");
  std::FILE* file = std::fopen(name.c_str(), "rb");
  if (!file && errno == ENOENT) return refused("There is no record at “" + clip(name) + "”.");
  const bool read = file && readText(file, text);
  if (file) std::fclose(file);
  if (!read) return refused("“" + clip(name) + "” could not be read.");
  return text;
}

}  // namespace cribbage
