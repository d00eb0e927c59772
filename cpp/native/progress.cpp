#include "native/progress.h"

#include <unistd.h>

#include <cmath>
#include <cstdio>
#include <string>

namespace cribbage {

std::string duration(double seconds) {
  const bool isLong = seconds >= 120;
  return std::to_string(std::lround(std::ceil(isLong ? seconds / 60 : seconds))) + (isLong ? " min" : " s");
}

Progress::Progress(std::size_t steps) : steps_(steps), seen_(isatty(STDERR_FILENO) != 0) {}

Progress::~Progress() {
  if (next_ > 2) std::fputs("\r\033[K", stderr);
}

void Progress::step() {
  const std::size_t done = ++done_;
  if (!seen_) return;
  const double spent = clock_.seconds();
  int next = next_;
  if (spent < next || !next_.compare_exchange_strong(next, static_cast<int>(spent) + 1)) return;
  const double left = spent * static_cast<double>(steps_ - done) / static_cast<double>(done);
  std::fprintf(stderr, "\r\033[Kstep %zu of %zu, about %s left", done, steps_, duration(left).c_str());
}

}  // namespace cribbage
