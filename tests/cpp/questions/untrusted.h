#pragma once
// Absurd input for every question, and the contract that any answer to it must meet.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cribbage/questions/every_question.h"

/// Whether a text is UTF-8 without control characters, so that it may be shown anywhere.
bool isShowable(std::string_view text);

/// The fault of an error, if it has one: an unknown code, no message, a text that is too long or cannot be
/// shown.
std::string complaintAbout(const cribbage::Error& error);

/// The name of every question, those of native doors among them.
std::vector<std::string_view> everyName();

/// A question, and what is given for its fields in turn; absent when they run out.
struct UntrustedQuestion {
  std::string_view name;
  std::vector<cribbage::Given> fields;
};

/// Any bytes as a question: its name, then each field after a byte of 0xFF. Of a field the first byte says
/// what the rest is, by its lowest three bits: 0 nothing, 1 true where there is no more, 2 the eight bytes of
/// a number, 3 their count as a number, 4 neither text, number nor truth, and above that a text. What is no
/// name stands for some name.
UntrustedQuestion readUntrusted(std::string_view bytes);

/// Whether the question is answered, and not refused.
bool isAnswered(const UntrustedQuestion& question);

/// Fills the fields of the question of that name in turn (absent when they run out) and asks it. Gives the
/// fault of the answer, or `""`. A simulation may have two games at most, and no slow player.
std::string askUntrusted(std::string_view name, std::span<const cribbage::Given> fields);
