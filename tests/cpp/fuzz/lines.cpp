// For libFuzzer: any bytes as a line of JSON. Whatever it holds, there is one line of answer or error.

#include <cstdio>
#include <cstdlib>

#include "cli/json_lines.h"
#include "cribbage/cribbage.h"
#include "questions/untrusted.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string line(reinterpret_cast<const char*>(data), size);
  // What takes long is asked in fuzz_questions.
  for (const char* slow : {"simulate", "review", "valueDiscards", "valuePlays", "choose", "winChances"})
    if (line.find(slow) != std::string::npos) return 0;
  static const cribbage::Tables tables = cribbage::shippedTables();
  const std::string answer = cribbage::answerLine(
      line, [] { return 7.0; }, tables);
  const bool told = answer.starts_with("{\"ok\":") || answer.starts_with("{\"error\":{\"code\":");
  if (told && answer.ends_with('}') && isShowable(answer)) return 0;
  std::fprintf(stderr, "no line of JSON: %s\n", answer.c_str());
  std::abort();
}
