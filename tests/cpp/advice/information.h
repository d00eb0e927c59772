#pragma once
// Reads the information of a player in the play, in the notation of the tests.

#include "cribbage/advice/advisor.h"
#include "written.h"

/// Reads a text such as "4 9' J 3'": ranks in playing order, the opponent's with a prime. "-" is our go, and
/// "-'" the opponent's.
inline cribbage::PlayInformation playInformation(std::string_view kept, bool weDeal, std::string_view played,
                                                 std::string_view thrown = "",
                                                 std::string_view starter = "") {
  cribbage::PlayInformation information;
  const auto four = ranks(kept), two = ranks(thrown), one = ranks(starter);
  std::copy(four.begin(), four.end(), information.kept.begin());
  if (!two.empty()) information.thrown = {two.at(0), two.at(1)};
  if (!one.empty()) information.starter = one[0];
  information.us = weDeal ? cribbage::Seat::dealer : cribbage::Seat::pone;
  for (std::size_t at = 0; at < played.size(); ++at) {
    if (played[at] == ' ' || played[at] == '\'') continue;
    const bool theirs = played.substr(at + 1, 1) == "'";
    cribbage::PlayEvent event;
    if (played[at] != '-') event.rank = ranks(played.substr(at, 1))[0];
    event.by = theirs ? other(information.us) : information.us;
    information.played.push_back(event);
  }
  return information;
}
