#include "solve/openings/solved_openings.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace cribbage {

void append(const std::string& file, int dealer, int pone, const OpeningNets& nets) {
  // Cut off the last record if an interrupted run has left it incomplete.
  constexpr std::size_t whole = 2 * sizeof(std::int32_t) + OpeningTable::valued * sizeof(ByRank);
  std::error_code none;
  if (const auto size = std::filesystem::file_size(file, none); !none && size % whole != 0)
    std::filesystem::resize_file(file, size - size % whole, none);
  // Append the new score.
  std::ofstream out(file, std::ios::binary | std::ios::app);
  const auto write = [&](const auto& numbers) {
    out.write(reinterpret_cast<const char*>(numbers.data()),
              static_cast<std::streamsize>(numbers.size() * sizeof numbers[0]));
  };
  write(std::array<std::int32_t, 2>{dealer, pone});
  write(nets.leads);
  for (const auto& replies : nets.replies) write(replies);
}

SolvedOpenings readOpenings(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  SolvedOpenings all;
  const auto read = [&](auto& numbers) {
    in.read(reinterpret_cast<char*>(numbers.data()),
            static_cast<std::streamsize>(numbers.size() * sizeof numbers[0]));
  };
  for (;;) {
    std::array<std::int32_t, 2> score{};
    OpeningNets nets;
    read(score);
    nets.leads.resize(OpeningTable::hands);
    read(nets.leads);
    for (auto& replies : nets.replies) {
      replies.resize(OpeningTable::hands);
      read(replies);
    }
    if (!in) return all;
    all.insert_or_assign({score[0], score[1]}, std::move(nets));
  }
}

}  // namespace cribbage
