#pragma once
// Runs work in a child process, for tests of work that ends its program.

#if defined(__linux__) || defined(__APPLE__)
#define FORKS

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>

/// Returns the status of a child process that does this work, as `waitpid` does. Whatever the child writes to
/// stderr is lost.
template <class Work>
int statusAfter(Work work) {
  std::fflush(nullptr);
  const pid_t child = fork();
  if (child == 0) {
    std::signal(SIGABRT, SIG_DFL);
    if (!std::freopen("/dev/null", "w", stderr)) _exit(EXIT_FAILURE);
    work();
    _exit(EXIT_SUCCESS);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return status;
}

#endif
