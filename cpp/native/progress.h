#pragma once
// Shows the progress of a long task at a terminal.

#include <atomic>
#include <cstddef>
#include <string>

#include "native/files.h"

namespace cribbage {

/// Prints lines like `step 31 of 144, about 40 s left` on standard error, each over the one before, at most
/// once a second. Prints only after two seconds, and only if standard error is a terminal. Erases the line at
/// the end.
class Progress {
 public:
  explicit Progress(std::size_t steps);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// Counts one more step. Any thread may call it.
  void step();

 private:
  const std::size_t steps_;
  const bool seen_;
  const Clock clock_;
  std::atomic<std::size_t> done_{0};
  std::atomic<int> next_{2};  // seconds until the next line may be printed
};

/// Prints `47 s`, or `3 min` from two minutes on.
std::string duration(double seconds);

}  // namespace cribbage
