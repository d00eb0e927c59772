// A third-party program that uses the core without its tables. It can include only <cribbage/…>.

#include <cribbage/cribbage.h>

#if __has_include("cli/json_lines.h") || __has_include(<native/threads.h>)
#error "The folders beside the core are not for others."
#endif

int main() {
  return cribbage::scoreShow(*cribbage::parseCards<4>("5H 5D 5S JC"))->points == 14 ? 0 : 1;
}
