#pragma once
// Runs work on several threads at once.

#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

#include "native/progress.h"

namespace cribbage {

/// Calls `work` once with every number below `count`, on `threads` threads. Shows the progress if standard
/// error is a terminal.
template <class Work>
void onThreads(int threads, std::size_t count, const Work& work) {
  std::atomic<std::size_t> next{0};
  Progress progress(count);
  const auto run = [&] {
    for (std::size_t at = next++; at < count; at = next++) {
      work(at);
      progress.step();
    }
  };
  std::vector<std::thread> others;
  for (int i = 1; i < threads; ++i) others.emplace_back(run);
  run();
  for (std::thread& other : others) other.join();
}

}  // namespace cribbage
