#include "cli/record_file.h"

#include <cerrno>
#include <cstdio>

#include "cli/reasons.h"
#include "cribbage/record/text.h"

namespace cribbage {

namespace {

// Reads one byte more than a file may have, so that a longer file is noticed. Does not use a stream,
// because standard libraries differ on a folder: one throws an exception, another reads nothing.
bool readText(std::FILE* in, std::string& text) {
  text.resize(longestRecords + 1);
  text.resize(std::fread(text.data(), 1, text.size(), in));
  return !std::ferror(in);
}

}  // namespace

Result<std::string> readRecordFile(const std::string& name) {
  std::string text;
  if (name == "-")
    return readText(stdin, text) ? Result<std::string>(std::move(text))
                                 : makeError(reason::recordUnreadable, name);
  std::FILE* file = std::fopen(name.c_str(), "rb");
  if (!file && errno == ENOENT) return makeError(reason::fileMissing, name);
  const bool read = file && readText(file, text);
  if (file) std::fclose(file);
  if (!read) return makeError(reason::fileUnreadable, name);
  return text;
}

}  // namespace cribbage
