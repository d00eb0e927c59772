#pragma once
// Absurd input for every question, and the contract that any answer to it must meet.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cribbage/questions/every_question.h"

/// Whether a text is UTF-8 without control characters, so that it can be shown anywhere.
bool isShowable(std::string_view text);

/// Returns a sentence about what is wrong with an error, or `""` if it is well formed. Its code may be
/// unknown, its message missing, or one of its texts too long or impossible to show.
std::string complaintAbout(const cribbage::Error& error);

/// Returns the name of every question, including those that only native programs answer.
std::vector<std::string_view> everyName();

/// A question and the values of its first fields, in order. Later fields are absent.
struct UntrustedQuestion {
  std::string_view name;
  std::vector<cribbage::Given> fields;
};

/// Reads arbitrary bytes as a question: its name, then each field after a byte of 0xFF. The lowest three bits
/// of a field's first byte give its kind. 0 is nothing. 1 is a boolean, true if no bytes follow. 2 is a
/// number made of eight bytes, and 3 the number of bytes that follow. 4 is a value of another type, and
/// higher values are a text. An unknown name stands for some known name.
UntrustedQuestion readUntrusted(std::string_view bytes);

/// Whether the question is answered, not refused.
bool isAnswered(const UntrustedQuestion& question);

/// Fills the fields of the named question in order (absent when `fields` ends) and asks it. Returns the fault
/// of the answer, or `""`. A simulation may have two games at most, and no slow player.
std::string askUntrusted(std::string_view name, std::span<const cribbage::Given> fields);
