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

/// Fills the fields of the question of that name in turn (absent when they run out) and asks it. Gives the
/// fault of the answer, or `""`. A simulation may have two games at most, and no slow player.
std::string askUntrusted(std::string_view name, std::span<const cribbage::Given> fields);
