#include "cribbage/notation/notation.h"

#include <utility>

#include "cribbage/notation/rewriting.h"
#include "cribbage/record/text.h"
#include "cribbage/record/words.h"

namespace cribbage {

using namespace record_words;

void Rewriting::add(std::string_view text, int line) {
  text_.append(text) += '\n';
  lines_.push_back(line);
}

Result<ReadGame> Rewriting::read() const {
  auto game = readRecord(text_);
  if (game || !game.error().line) return game;
  return atLine(game.error(), lines_[static_cast<std::size_t>(*game.error().line) - 1]);
}

Error atLine(Error error, int line) {
  error.line = line;
  return error;
}

std::optional<Notation> notationOf(std::string_view text) {
  std::string line;
  while (line.empty() && !text.empty()) line = trimmed(plain(takeLine(text)));
  // A tag of a game in PGN is [FirstPone "Ben"]. A deal begins with its number, without a score.
  if (line.starts_with('[') && line.find('"') != line.npos) return Notation::pgn;
  std::string_view rest = line;
  if (takeNumber(rest) && rest.starts_with('.')) {
    rest = trimmed(rest.substr(1));
    if (rest.empty() || !isDigit(rest.front())) return Notation::pgn;
  }
  const bool isNumbers =
      line.find_first_of("0123456789") != line.npos && line.find_first_not_of("0123456789, []") == line.npos;
  if (isNumbers || line.starts_with("game: ")) return Notation::openspiel;
  return std::nullopt;
}

Result<std::vector<ReadGame>> readNotation(std::string_view text, Notation notation) {
  if (text.size() > longestRecords) return atLine(refused(reason::recordsTooLong, text), 1);
  const auto rewritten = notation == Notation::pgn ? rewritePgn(text) : rewriteOpenSpiel(text);
  if (!rewritten) return rewritten.error();
  if (rewritten->empty()) return atLine(refused(reason::noGames, ""), 1);
  std::vector<ReadGame> games;
  for (const Rewriting& one : *rewritten) {
    auto game = one.read();
    if (!game) return game.error();
    games.push_back(std::move(*game));
  }
  return games;
}

}  // namespace cribbage
