// The cases of tests/cases, which every language reads. tests/cases/README.md describes their fields.

#include "cases.h"

#include "catch.h"

namespace {

// The fields of a case that belong to its question.
json picked(const json& from, std::initializer_list<const char*> fields) {
  json question = json::object();
  for (const char* field : fields)
    if (from.contains(field)) question[field] = from[field];
  return question;
}

double withoutPlay(const json& choice) {
  const json& play = choice["play"];
  return choice["points"].get<double>() - play["ours"].get<double>() + play["theirs"].get<double>();
}

json counted(const json& one, const char* spoken = nullptr) {
  json question = picked(one, {"ranks", "hand", "starter", "crib"});
  if (spoken) question["spoken"] = spoken;
  return answerTo(one.contains("ranks") ? "scoreRanks" : "scoreShow", question);
}

json pointsByKind(const json& answer) {
  json kinds = json::object();
  for (const json& combination : answer["combinations"]) {
    const std::string kind = combination["kind"];
    kinds[kind] = kinds.value(kind, 0) + combination["points"].get<int>();
  }
  return kinds;
}

double toTwoPlaces(double number) {
  return std::round(number * 100) / 100;
}

std::string joined(const json& list) {
  std::string text;
  for (const json& card : list) text.append(text.empty() ? "" : " ").append(card.get<std::string>());
  return text;
}

}  // namespace

TEST_CASE("every case has a name of its own and a source") {
  for (const char* file : {"shows.json", "ranks.json", "spoken.json", "discards.json", "chances.json",
                           "objectives.json", "plays.json", "errors.json", "recorded.json"}) {
    std::set<std::string> names;
    for (const json& one : casesIn(file)) {
      CAPTURE(file, one.dump());
      CHECK(names.insert(one.at("name").get<std::string>()).second);
      CHECK(one.at("source") != "");
    }
  }
}

TEST_CASE("each show and each list of ranks counts what its case says") {
  for (const char* file : {"shows.json", "ranks.json"})
    for (const json& one : casesIn(file)) {
      CAPTURE(one.dump());
      const json answer = counted(one);
      CHECK(answer["points"] == one.at("points"));
      CHECK(pointsByKind(answer) == one.at("kinds"));
      if (one.contains("ranks")) continue;
      CHECK(answer["heels"] == one.value("heels", false));
      json misses = json::array();
      for (const json& miss : answer["nearMisses"]) misses.push_back(miss["kind"]);
      CHECK(misses == one.value("nearMisses", json::array()));
    }
}

TEST_CASE("each count is spoken as its case says") {
  for (const json& one : casesIn("spoken.json")) {
    CAPTURE(one.dump());
    CHECK(counted(one)["spoken"] == one.at("spoken"));
    CHECK(counted(one, "short") == counted(one));
    CHECK(counted(one, "long")["spoken"] == one.at("long"));
  }
}

TEST_CASE("each deal is valued as its case says") {
  for (const json& one : casesIn("discards.json")) {
    CAPTURE(one.dump());
    const json choices = ask("valueDiscards", picked(one, {"dealt", "weDeal", "opponent"})).at("ok");
    int bestNow = 0;
    std::multiset<double, std::greater<>> means;
    for (const json& choice : choices) {
      bestNow = std::max(bestNow, choice["hand"]["now"].get<int>());
      means.insert(toTwoPlaces(choice["hand"]["mean"]));
    }
    CHECK(bestNow == one.at("bestNow"));
    if (one.contains("handMeans")) CHECK(json(means) == one["handMeans"]);
    if (one.contains("best")) {
      const json& best = one["best"];
      const json& choice =
          *std::max_element(choices.begin(), choices.end(),
                            [](const json& a, const json& b) { return withoutPlay(a) < withoutPlay(b); });
      CHECK(joined(choice["kept"]) == best.at("kept"));
      CHECK(joined(choice["thrown"]) == best.at("thrown"));
      CHECK(choice["hand"]["sum"] == best.at("handSum"));
      CHECK(choice["hand"]["max"] == best.at("handMax"));
      CHECK(choice["crib"]["mean"] == best.at("cribSum").get<double>() / 45'540);
      CHECK(std::abs(withoutPlay(choice) - best.at("points").get<double>()) < 0.00005);
    }
  }
}

TEST_CASE("each throw's win chance is what its case says") {
  for (const json& one : casesIn("chances.json")) {
    CAPTURE(one.dump());
    const json choices = ask("valueDiscards", picked(one, {"dealt", "weDeal", "ours", "theirs"})).at("ok");
    const auto choiceOf = [&](const json& thrown) {
      return *std::find_if(choices.begin(), choices.end(),
                           [&](const json& choice) { return joined(choice["thrown"]) == thrown; });
    };
    const json wins = choiceOf(one.at("wins")), over = choiceOf(one.at("over"));
    const auto chance = [](const json& choice) { return choice["winChance"].get<double>(); };
    CHECK(chance(wins) > chance(choices[0]) - 0.025);
    CHECK(chance(wins) - chance(over) > one.at("by").get<double>());
    CHECK(over["points"].get<double>() - wins["points"].get<double>() > one.at("pointsLess").get<double>());
  }
}

TEST_CASE("each objective is worth what its case says") {
  for (const json& one : casesIn("objectives.json")) {
    const json answer = ask(one.at("ask"), one.at("question")).at("ok");
    CAPTURE(one.dump(), answer.dump());
    const json& choices = one.at("ask") == "valuePlays" ? answer.at("legal") : answer;
    const auto nameOf = [](const json& choice) {
      return choice.contains("card") ? choice["card"].get<std::string>() : joined(choice["thrown"]);
    };
    CHECK(nameOf(choices[0]) == one.at("best"));
    if (one.contains("worth")) CHECK(choices[0]["worth"] == one["worth"]);
    if (!one.contains("over")) continue;
    const auto over = std::find_if(choices.begin(), choices.end(),
                                   [&](const json& choice) { return nameOf(choice) == one["over"]; });
    CHECK(choices[0]["worth"].get<double>() - (*over)["worth"].get<double>() > one.at("by").get<double>());
  }
}

TEST_CASE("each play pegs what its case says") {
  for (const json& one : casesIn("plays.json")) {
    const json answer = answerTo("scorePlay", picked(one, {"played", "weDeal", "ours", "theirs"}));
    CAPTURE(one.dump(), answer.dump());
    json points = json::array();
    json reasons = json::array();
    for (const json& played : answer["plays"]) {
      points.push_back(played["points"]);
      reasons.push_back(joined(played["reasons"]));
    }
    CHECK(points == one.at("points"));
    CHECK(reasons == one.at("reasons"));
    CHECK(answer["count"] == one.at("count"));
    CHECK(answer.value("toPlay", "") == one.value("toPlay", ""));
    CHECK(answer["over"] == !one.contains("toPlay"));
  }
}

TEST_CASE("each question is answered as it was when it was recorded") {
  constexpr double near = 0.0005;  // half a unit of the last digit written is added
  for (const json& one : casesIn("recorded.json")) {
    const json answer = answerTo(one.at("ask"), one.at("question"));
    CAPTURE(one.at("name"), answer.dump());
    for (const auto& [place, was] : one.at("answers").items()) {
      const json& is = answer.at(json::json_pointer(place));
      CAPTURE(place);
      if (was.is_number())
        CHECK(is.get<double>() == Approx(was.get<double>()).margin(near).epsilon(0));
      else
        CHECK(is == was);
    }
  }
}

TEST_CASE("each wrong question is refused as its case says") {
  for (const json& one : casesIn("errors.json")) {
    const json answer = ask(one.at("ask"), one.at("question"));
    CAPTURE(one.dump(), answer.dump());
    REQUIRE(answer.contains("error"));
    CHECK(answer["error"]["code"] == one.at("code"));
    CHECK(answer["error"]["text"] == one.at("text"));
    CHECK(answer["error"]["message"].get<std::string>().size() > 10);
  }
}
