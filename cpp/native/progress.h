#pragma once
// How far a long piece of work is, for somebody at a terminal.

#include <atomic>
#include <cstddef>
#include <string>

#include "native/files.h"

namespace cribbage {

/// Work of so many steps: `\rstep 31 of 144, about 40 s left` on standard error, at most once a second.
/// Nothing is printed in the first two seconds, nor if standard error is no terminal. The line is gone when
/// the work is.
class Progress {
 public:
  explicit Progress(std::size_t steps);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// One more step is done. Any thread may say so.
  void step();

 private:
  const std::size_t steps_;
  const bool seen_;
  const Clock clock_;
  std::atomic<std::size_t> done_{0};
  std::atomic<int> next_{2};  // seconds after which the next line may come
};

/// `47 s`, or `3 min` from two minutes on.
std::string duration(double seconds);

}  // namespace cribbage
