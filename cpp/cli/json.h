#pragma once
// Converts the engine's answers to JSON, by the fields that each answer type lists (`questions/fields.h`).

#include <nlohmann/json.hpp>
#include <string>
#include <type_traits>
#include <variant>

#include "cribbage/questions/fields.h"
#include "cribbage/questions/show_questions.h"

namespace cribbage {

using Json = nlohmann::ordered_json;

/// Converts a value to JSON. Cards, ranks and values of enumerations become text. An absent field is left
/// out.
template <class T>
Json toJson(const T& value) {
  if constexpr (HasFields<T>) {
    Json object = Json::object();
    T::fields([&](const char* name, auto member) {
      const auto& field = value.*member;
      if constexpr (MayBeAbsent<std::decay_t<decltype(field)>>) {
        if (field) object[name] = toJson(*field);
      } else {
        object[name] = toJson(field);
      }
    });
    return object;
  } else if constexpr (HasParts<T>) {
    Json object = Json::object();
    value.each([&](const char* name, const auto& part) { object[name] = part; });
    return object;
  } else if constexpr (HasKinds<T>) {
    return std::visit([](const auto& kind) { return toJson(kind); }, value);
  } else if constexpr (HasItems<T>) {
    Json list = Json::array();
    for (const auto& item : value) list.push_back(toJson(item));
    return list;
  } else if constexpr (std::is_same_v<T, Rank>) {
    return std::string(1, print(value));
  } else if constexpr (std::is_enum_v<T> || std::is_same_v<T, Card>) {
    return print(value);
  } else {
    return value;
  }
}

/// Returns `{"error": …}`: the form of an error in `cribbage ask` and with `--json`.
inline Json errorJson(const Error& error) {
  return {{"error", toJson(error)}};
}

/// Prints JSON on one line. Invalid UTF-8 is replaced.
inline std::string print(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace cribbage
