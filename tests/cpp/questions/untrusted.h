#pragma once
// Asking the questions what nobody would ask, and what any answer to it must be.

#include <span>
#include <string>

#include "cribbage/questions/every_question.h"

/// Whether a text is UTF-8 without control characters, so that it may be shown anywhere.
bool isShowable(std::string_view text);

/// What is wrong with an error: a code that is no code, no message, a text that is too long or cannot be
/// shown.
std::string complaintAbout(const cribbage::Error& error);

/// Fills the fields of the question of that name in turn (absent when they run out), asks it, and says what
/// is wrong with the answer, or nothing: `""`.
std::string askUntrusted(std::string_view name, std::span<const cribbage::Given> fields);
