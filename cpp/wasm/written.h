#pragma once
// How an answer crosses over to JavaScript.

#include <emscripten/bind.h>

#include "cribbage/cards/card.h"
#include "cribbage/questions/fields.h"

namespace cribbage {

// Each module has one file of its own that includes this: what is local to it may be inlined where it is
// called once, and is left out then, two kilobytes of a module.
namespace {

using emscripten::val;

// Crossing over is long code wherever it is inlined, and it is inlined for every field of every answer: these
// are a fifth of a module.
[[gnu::noinline]] void setField(val& object, const char* name, const val& value) {
  object.set(name, value);
}
[[gnu::noinline]] void push(const val& list, const val& item) {
  list.call<void>("push", item);
}
[[gnu::noinline]] val writeText(std::string_view text) {
  return val(std::string(text));
}
[[gnu::noinline]] val writeNumber(double number) {
  return val(number);
}

template <class T>
val write(const T& value) {
  if constexpr (HasFields<T>) {
    val object = val::object();
    T::fields([&](const char* name, auto member) {
      const auto& field = value.*member;
      if constexpr (MayBeAbsent<std::decay_t<decltype(field)>>) {
        if (field) setField(object, name, write(*field));
      } else {
        setField(object, name, write(field));
      }
    });
    return object;
  } else if constexpr (HasItems<T>) {
    val list = val::array();
    for (const auto& item : value) push(list, write(item));
    return list;
  } else if constexpr (std::is_same_v<T, Rank>) {
    const char letter = print(value);
    return writeText({&letter, 1});
  } else if constexpr (std::is_enum_v<T> || std::is_same_v<T, Card>) {
    return writeText(print(value));
  } else if constexpr (std::is_same_v<T, bool>) {
    return val(value);
  } else if constexpr (std::is_arithmetic_v<T>) {
    return writeNumber(static_cast<double>(value));
  } else {
    return writeText(value);
  }
}

}  // namespace

}  // namespace cribbage
