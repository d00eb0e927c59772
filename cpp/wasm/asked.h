#pragma once
// Reads a question that web/engine/asked.ts has written into this module's memory, as numbers and one text.
// Taking a question out of JavaScript field by field would cost more than answering it.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cribbage/questions/given.h"

namespace cribbage {

// As in written.h, one file of each module includes this header.
namespace {

/// The name of a question and its fields. The numbers are the length of the name in JavaScript, and then for
/// each field the length of its name and a value. Each value is its kind followed by its content:
///
///     text     0, its length in JavaScript
///     number   1, itself, the length of its printed form
///     false    2
///     true     3
///     list     4, how many; the values
///     other    5
///     bytes    6, how many
///
/// The letters of all these texts, and the bytes as characters, follow each other in the order of the
/// numbers. A line end follows each text, so that halves of characters in two texts do not become one
/// character. An absent field is not written.
///
/// For example, `scoreShow` with `hand: '5H'` is the numbers `9 4 0 2` and the text `scoreShow↵hand↵5H↵`.
class Asked {
 public:
  Asked(std::span<const double> numbers, std::string_view letters) : numbers_(numbers), letters_(letters) {
    name_ = takeText();
    while (at_ < numbers_.size()) {
      const std::string_view field = takeText();
      fields_.push_back({field, read(takeValue())});
    }
  }

  std::string_view name() const { return name_; }

  /// Returns the value of a field; absent if the question has no such field.
  [[gnu::noinline]] Given field(std::string_view name) const {
    for (const Field& field : fields_)
      if (field.name == name) return field.value;
    return {};
  }

 private:
  enum Kind { text, number, no, yes, list, other, bytes };
  struct Value {
    int kind = other;
    double number = 0;
    std::string_view text;
    std::vector<Value> items;
  };
  struct Field {
    std::string_view name;
    Given value;
  };

  // Lets `readList` read a list.
  struct ListDoor {
    static double sizeOf(const Value& value) { return static_cast<double>(value.items.size()); }
    static const Value& itemOf(const Value& value, unsigned at) { return value.items[at]; }
    static bool isList(const Value& item) { return item.kind == list; }
    static bool add(const Value& item, std::string& joined) {
      if (item.kind == text) joined += item.text;
      return item.kind == text;
    }
  };

  double next() { return at_ < numbers_.size() ? numbers_[at_++] : 0; }

  // Takes the next text. JavaScript counts a character as one unit, or as two if it has four bytes in UTF-8.
  [[gnu::noinline]] std::string_view takeText() {
    std::size_t length = 0;
    double left = next();
    // Takes eight letters of ASCII at once.
    for (std::uint64_t eight = 0; left >= sizeof eight && length + sizeof eight <= letters_.size();
         left -= sizeof eight, length += sizeof eight) {
      std::memcpy(&eight, letters_.data() + length, sizeof eight);
      if ((eight & 0x8080808080808080u) != 0) break;
    }
    for (; left > 0 && length < letters_.size(); --left) {
      const auto byte = static_cast<unsigned char>(letters_[length]);
      length += byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
      if (byte >= 0xF0) --left;
    }
    const std::string_view taken = letters_.substr(0, length);
    letters_.remove_prefix(std::min(length + 1, letters_.size()));
    return taken;
  }

  Value takeValue() {
    Value value{static_cast<int>(next()), 0, {}, {}};
    if (value.kind == number) value.number = next();
    if (value.kind == text || value.kind == number || value.kind == bytes) value.text = takeText();
    if (value.kind == list)
      for (double left = next(); left > 0 && at_ < numbers_.size(); --left)
        value.items.push_back(takeValue());
    return value;
  }

  static Given read(const Value& value) {
    switch (value.kind) {
      case text:
        return Given::ofText(std::string(value.text));
      case number:
        return Given::ofNumber(value.number, std::string(value.text));
      case no:
      case yes:
        return Given::ofTruth(value.kind == yes);
      case bytes:
        return Given::ofBytes(std::string(value.text));
      case list:
        return readList<ListDoor>(value);
      default:
        return Given::ofOther("{…}");
    }
  }

  std::span<const double> numbers_;
  std::size_t at_ = 0;
  std::string_view letters_;
  std::string_view name_;
  std::vector<Field> fields_;
};

}  // namespace

}  // namespace cribbage
