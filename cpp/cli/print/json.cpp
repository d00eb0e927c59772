// Prints answers as JSON. All verbs share this file, because the templates take long to compile.

#include "cli/json.h"
#include "cli/print/answers.h"

namespace cribbage {

template <class Answer>
std::string printJson(const Answer& answer) {
  return print(toJson(answer));
}

template std::string printJson(const ShowAnswer&);
template std::string printJson(const RanksAnswer&);
template std::string printJson(const DiscardsAnswer&);
template std::string printJson(const StartersAnswer&);
template std::string printJson(const ShowsAnswer&);
template std::string printJson(const std::variant<PlayAnswer, SeatedPlayAnswer>&);
template std::string printJson(const PlaysAnswer&);
template std::string printJson(const ChosenDiscard&);
template std::string printJson(const ChosenPlay&);
template std::string printJson(const ChanceAnswer&);
template std::string printJson(const ChancesAnswer&);
template std::string printJson(const CardsAnswer&);
template std::string printJson(const std::variant<DealAnswer, DealFivesAnswer>&);
template std::string printJson(const GameAnswer&);
template std::string printJson(const ReviewAnswer&);
template std::string printJson(const SquaresAnswer&);
template std::string printJson(const ReviewSquaresAnswer&);
template std::string printJson(const SimulateAnswer&);

}  // namespace cribbage
