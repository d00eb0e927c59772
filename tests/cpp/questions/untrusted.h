#pragma once
// Absurd input for every question, and the contract that any answer to it must meet.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cribbage/questions/every_question.h"

/// Whether a text is UTF-8 without control characters, so that it can be shown anywhere.
bool isShowable(std::string_view text);

/// The fault of an error, if it has one: an unknown code, no message, or a text that is too long or cannot be
/// shown.
std::string complaintAbout(const cribbage::Error& error);

/// The name of every question, including those of native doors.
std::vector<std::string_view> everyName();

/// A question and the values of its fields, in order; the rest of the fields are absent.
struct UntrustedQuestion {
  std::string_view name;
  std::vector<cribbage::Given> fields;
};

/// Reads arbitrary bytes as a question: its name, then each field after a byte of 0xFF. The lowest three bits
/// of a field's first byte give its kind: 0 nothing; 1 a truth, true if no bytes follow; 2 eight bytes as a
/// number; 3 their count as a number; 4 neither text, number nor truth; higher values a text. An unknown name
/// stands for some known one.
UntrustedQuestion readUntrusted(std::string_view bytes);

/// Whether the question is answered, not refused.
bool isAnswered(const UntrustedQuestion& question);

/// Fills the fields of the named question in order (absent when they run out) and asks it. Returns the fault
/// of the answer, or `""`. A simulation may have two games at most, and no slow player.
std::string askUntrusted(std::string_view name, std::span<const cribbage::Given> fields);
