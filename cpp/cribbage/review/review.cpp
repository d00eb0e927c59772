#include "cribbage/review/review.h"

#include <algorithm>

#include "cribbage/deal/ranked_discards.h"
#include "cribbage/review/play_review.h"
#include "cribbage/review/seen_deal.h"
#include "cribbage/review/step_chain.h"

namespace cribbage {

namespace {

using Kind = ReviewStep::Kind;
using Discards = std::array<Discard, 15>;

double dealersChance(const BoardTable& board, ToGo toGo) {
  return board.dealersChance(lastHole - toGo.dealer, lastHole - toGo.pone);
}

KnownSix splitOf(const Discard& discard) {
  return {discard.kept, discard.thrown};
}

class OneDeal {
 public:
  OneDeal(const ReadGame& game, std::size_t deal, const ReviewTables& tables, bool quick)
      : game_(game),
        at_(deal),
        tables_(tables),
        quick_(quick),
        deal_(game, game.deals[deal]),
        chain_(deal_.ofA(dealersChance(*tables.win.board, deal_.before))) {}

  DealReview review() {
    for (const Seat seat : bothSeats) valueThrows(seat);
    for (const Seat seat : bothSeats) addDealt(seat);
    for (const Seat seat : bothSeats) addThrown(seat);
    addCut();
    addPlay();
    addShows();
    chain_.end(after());
    return chain_.review();
  }

 private:
  bool wins() const { return game_.winner && at_ + 1 == game_.deals.size(); }

  void add(Kind kind, Seat by, std::optional<double> ofA, Seat luckOf) {
    chain_.add({kind, deal_.playerAt(by), 0, {}, {}, {}, {}, {}, {}}, ofA, deal_.playerAt(luckOf));
  }

  void valueThrows(Seat seat) {
    const auto& six = deal_.cards[seat].six;
    if (!six) return;
    const int dealer = lastHole - deal_.before.dealer, pone = lastHole - deal_.before.pone;
    const bool deals = seat == Seat::dealer;
    choices_[seat] =
        rankedByWorth(*six, deals, deals ? Score{dealer, pone} : Score{pone, dealer}, tables_.win);
    split_[seat] = splitOf((*choices_[seat])[0]);
  }

  // Returns player a's win chance after the discards made so far. A player who has not discarded yet is
  // assumed to follow the advice. If only one player's six cards are known, it is the chance in that player's
  // view.
  std::optional<double> beforeCut() const {
    if (dealt_[Seat::pone] && dealt_[Seat::dealer]) {
      const KnownDeal known({{*split_[Seat::pone], *split_[Seat::dealer]}}, tables_);
      return deal_.ofA(known.beforeCut(deal_.before));
    }
    for (const Seat seat : bothSeats)
      if (dealt_[seat]) return deal_.ofA(seat, *chosenOf(seat).winChance);
    return std::nullopt;
  }

  const Discard& chosenOf(Seat seat) const {
    return *std::find_if(choices_[seat]->begin(), choices_[seat]->end(),
                         [&](const Discard& choice) { return choice.thrown == split_[seat]->thrown; });
  }

  void addDealt(Seat seat) {
    if (!choices_[seat]) return;
    dealt_[seat] = true;
    add(Kind::dealt, seat, beforeCut(), seat);
  }

  // Adds the step of a discard. Its loss is judged without knowing the opponent's six cards. Any other change
  // of the win chance comes from these cards, and is the opponent's luck.
  void addThrown(Seat seat) {
    const auto thrown = deal_.cards[seat].split();
    if (!choices_[seat] || !thrown) return;
    split_[seat] = thrown;
    const Discard &best = (*choices_[seat])[0], &chosen = chosenOf(seat);
    ReviewStep step{Kind::thrown, deal_.playerAt(seat), 0, {}, {}, {}, {}, {}, {}};
    step.lost = chosen.tied ? 0 : *best.winChance - *chosen.winChance;
    step.chosen.assign(chosen.thrown.begin(), chosen.thrown.end());
    step.best.assign(best.thrown.begin(), best.thrown.end());
    step.asked.emplace();
    step.asked->dealt.assign(deal_.cards[seat].six->begin(), deal_.cards[seat].six->end());
    step.asked->weDeal = seat == Seat::dealer;
    step.asked->ours = lastHole - (step.asked->weDeal ? deal_.before.dealer : deal_.before.pone);
    step.asked->theirs = lastHole - (step.asked->weDeal ? deal_.before.pone : deal_.before.dealer);
    chain_.add(std::move(step), beforeCut(), deal_.playerAt(other(seat)));
  }

  // The luck of the starter counts as the dealer's, who turns it up. Heels are a separate step: two points
  // for the dealer.
  void addCut() {
    if (!game_.deals[at_].starter) return;
    const bool all = choices_[Seat::pone] && choices_[Seat::dealer] && deal_.starter &&
                     deal_.cards[Seat::pone].split() && deal_.cards[Seat::dealer].split();
    if (all) known_.emplace(PerSeat<KnownSix>{{*split_[Seat::pone], *split_[Seat::dealer]}}, tables_);
    add(Kind::cut, Seat::dealer, beforePlay(0), Seat::dealer);
    if (deal_.heels > 0) add(Kind::heels, Seat::dealer, beforePlay(deal_.heels), Seat::dealer);
  }

  std::optional<double> beforePlay(int heels) const {
    ToGo toGo = deal_.before;
    toGo.dealer -= heels;
    if (toGo.dealer <= 0) return deal_.ofA(1);
    if (known_) return deal_.ofA(known_->beforePlay(toGo, *deal_.starter));
    const auto seat = viewer();
    if (!seat || !deal_.starter || !deal_.cards[*seat].split()) return std::nullopt;
    const KnownSix own = *deal_.cards[*seat].split();
    const bool weDeal = *seat == Seat::dealer;
    const WinUtility utility({own.kept, own.thrown, weDeal}, deal_.starter, toGo, deal_.before, {},
                             tables_.win);
    const PlayValue pegs = tables_.win.handPegs->value(own.kept, weDeal);
    return deal_.ofA(*seat, utility.expecting(pegs.ours - pegs.theirs).win);
  }

  // Returns the player in whose view the win chances are computed; nothing if the six cards of both players,
  // or of neither player, are known.
  std::optional<Seat> viewer() const {
    if (choices_[Seat::pone] && choices_[Seat::dealer]) return std::nullopt;
    for (const Seat seat : bothSeats)
      if (choices_[seat]) return seat;
    return std::nullopt;
  }

  void addPlay() {
    PlayReview play(deal_, known_ ? &*known_ : nullptr, tables_, quick_);
    for (const DealEvent& event : game_.record.deals[at_].events) play.take(event);
    const auto& cards = play.cards();
    for (std::size_t at = 0; at < cards.size(); ++at) {
      const ReviewedCard& card = cards[at];
      std::optional<double> chance;
      if (known_) {
        const auto dealers = at + 1 < cards.size() ? cards[at + 1].known : play.after();
        if (dealers) chance = deal_.ofA(*dealers);
      } else if (viewer() == card.by && card.chosen) {
        chance = deal_.ofA(card.by, *card.chosen);
      }
      chain_.add(card.step, chance, deal_.playerAt(other(card.by)));
    }
  }

  void addShows() {
    constexpr std::array<Seat, 3> by{Seat::pone, Seat::dealer, Seat::dealer};
    const auto& shows = game_.deals[at_].shows;
    for (std::size_t at = 0; at < by.size(); ++at)
      if (shows[at]) add(Kind::show, by[at], std::nullopt, by[at]);
  }

  std::optional<double> after() const {
    const ScoredDeal& deal = game_.deals[at_];
    if (wins()) return *game_.winner == PlayerId::a ? 1 : 0;
    const auto& events = game_.record.deals[at_].events;
    const auto shows = std::count_if(events.begin(), events.end(), [](const DealEvent& event) {
      return event.kind == DealEvent::Kind::show || event.kind == DealEvent::Kind::pass;
    });
    if (shows < 3 && at_ + 1 == game_.deals.size()) return std::nullopt;
    const int target = game_.record.target;
    const PlayerId next = at_ + 1 < game_.deals.size() ? game_.deals[at_ + 1].dealer : other(deal.dealer);
    const double dealers =
        dealersChance(*tables_.win.board, {target - deal.after[next], target - deal.after[other(next)]});
    return next == PlayerId::a ? dealers : 1 - dealers;
  }

  const ReadGame& game_;
  std::size_t at_;
  const ReviewTables& tables_;
  bool quick_;
  SeenDeal deal_;
  StepChain chain_;
  PerSeat<std::optional<Discards>> choices_;
  PerSeat<std::optional<KnownSix>> split_;
  PerSeat<bool> dealt_;
  std::optional<KnownDeal> known_;
};

}  // namespace

DealReview reviewDeal(const ReadGame& game, std::size_t deal, const ReviewTables& tables, bool quick) {
  return OneDeal(game, deal, tables, quick).review();
}

}  // namespace cribbage
