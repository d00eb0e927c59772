import {
  type Deal,
  type DealStep,
  dealAfter,
  dealerOf,
  dealOf,
  dealtBy,
  gameOf,
  isForMore,
  isHeels,
  isShown,
  needsCounting,
  nextDealer,
  type Person,
  people,
  peopleOf,
  personAt,
  type ShowSeat,
  seatsOf,
  showSeats,
  sizeOf,
  type TableSize,
  wasPegged,
  withDeal,
} from './game.js';
import { noNames } from './record_text.js';
import { lengthAt, type Result, type SeriesLength, seriesWinner } from './series.js';
import { hasGame, isBeforeGame, noLoneHand, type Session } from './session.js';

// This file has the changes that people make to the record, apart from entering cards.

const onTable = (session: Session, change: (deal: Deal) => Deal): Session => ({
  ...session,
  game: withDeal(session.game, change(dealOf(session.game))),
});

/** Pegs points, whatever they are for. */
export const pegPoints = (session: Session, by: Person, points: number): Session =>
  onTable(session, (deal) =>
    peopleOf(deal).includes(by) ? { ...deal, steps: [...deal.steps, { by, points }] } : deal,
  );

// True if the step pegs a hand that is counted after this one.
const afterShow = (seat: ShowSeat, step: DealStep): boolean =>
  'show' in step && showSeats.indexOf(step.show) > showSeats.indexOf(seat);

/** Pegs the hand of this seat for its worth, at most once a deal and in the order of the show. */
export const pegShow = (session: Session, seat: ShowSeat): Session =>
  onTable(session, (deal) => {
    if (wasPegged(deal, seat) || !seatsOf(deal).includes(seat)) return deal;
    const later = deal.steps.findIndex((step) => afterShow(seat, step));
    const at = later < 0 ? deal.steps.length : later;
    return { ...deal, steps: [...deal.steps.slice(0, at), { show: seat }, ...deal.steps.slice(at)] };
  });

const heelsPoints = 2;

/**
 * Removes the heels that were pegged by hand once the cut jack is entered too, because the engine pegs heels for the jack.
 * Heels are pegged before all else, so only the first peg of the deal can be heels.
 */
export const pegHeelsOnce = (before: Session, after: Session): Session => {
  const deal = dealOf(after.game);
  const [first, ...steps] = deal.steps;
  const isByHand = first && 'by' in first && first.by === personAt(deal, 'crib') && first.points === heelsPoints;
  if (!isByHand || !isHeels(deal) || isHeels(dealOf(before.game))) return after;
  return { ...after, game: withDeal(after.game, { ...deal, steps }) };
};

const opposite: Readonly<Partial<Record<ShowSeat, ShowSeat>>> = { pone: 'dealer', dealer: 'pone' };

// Swaps the hands of pone and dealer. A hand takes its pegged points along, and the shows stay in the order of counting.
const withHandsSwapped = (deal: Deal): Deal => {
  const { pone, dealer, crib } = deal.hands;
  const shows = showSeats.filter((seat) => wasPegged(deal, opposite[seat] ?? seat)).map((show) => ({ show }));
  const steps = [...deal.steps.filter((step) => !('show' in step)), ...shows];
  return { ...deal, hands: { pone: dealer, dealer: pone, crib }, steps };
};

// Changes the dealer. If cards were dealt, thrown or played, each player keeps their cards. Otherwise the hands were only
// entered to be counted, and each stays with its seat (pone or dealer).
const turned = (deal: Deal, weDeal: boolean): Deal => {
  const ours = deal.dealt.length > 0 || deal.thrown.length > 0 || deal.steps.some((step) => 'turn' in step);
  return { ...(ours ? withHandsSwapped(deal) : deal), weDeal };
};

/**
 * Sets the dealer. With two players, every played card would now be the other player's, so the play is cleared. With more, the
 * hands that were entered to be counted stay with their seats.
 */
export const sayDealer = (session: Session, dealer: Person): Session =>
  onTable(session, (deal) => {
    if (dealerOf(deal) === dealer || !peopleOf(deal).includes(dealer)) return deal;
    if (isForMore(deal)) {
      const { dealer: _, ...rest } = deal;
      return { ...rest, ...dealtBy(dealer) };
    }
    const other = turned(deal, dealer === 'us');
    return { ...other, steps: other.steps.filter((step) => !('turn' in step)) };
  });

// True if the deal stays in the game when the next one begins. The hands of a link that were only counted do not, and a cut
// jack then pegs no heels.
const isPartOfGame = (session: Session): boolean =>
  needsCounting(session.game) && (hasGame(session) || dealOf(session.game).thrown.length > 0);

const withNext = (session: Session, next: Deal): Session => {
  const { game, seat } = session;
  const deals = isPartOfGame(session) ? [...game.deals, next] : [next];
  return { ...session, seat: seat === 'any' ? 'any' : 'pone', game: { ...game, deals } };
};

/** Starts a deal by the other player. The first deal of a game is dropped from it if no points were pegged. */
export const dealNext = (session: Session): Session => withNext(session, dealAfter(dealOf(session.game)));

/**
 * Starts a deal for cards entered while the hands of another deal are on the table. If a whole show was counted or
 * points were pegged, the other player deals. Otherwise the old hands are cleared and the dealer stays.
 */
export const dealAnother = (session: Session): Session => {
  const deal = dealOf(session.game);
  const { dealt, steps } = deal;
  const isPlayed = steps.length > 0 || isShown(deal, 'crib') || (isHeels(deal) && isPartOfGame(session));
  return isPlayed ? dealNext(session) : withNext(session, { ...dealOf(gameOf(sizeOf(deal), dealerOf(deal))), dealt });
};

/** Begins to keep score. A hand that was counted by itself becomes a hand of the deal. */
export const keepScore = (session: Session): Session => {
  const { hand, starter } = session.lone;
  const seat = session.seat === 'any' ? 'pone' : session.seat;
  const dealt = onTable(session, (deal) => ({ ...deal, hands: { ...deal.hands, [seat]: hand }, starter }));
  return { ...(isBeforeGame(session) ? dealt : session), keepsScore: true, lone: noLoneHand, seat };
};

/** Returns the first dealer of the next game. The loser of a game of two deals. With more players, the deal goes on round. */
export const firstDealer = (deal: Deal, result: Result | undefined): Person => {
  if (!result) return dealerOf(deal);
  return isForMore(deal) ? nextDealer(deal) : result.winner === 'them' ? 'us' : 'them';
};

/** Starts another game, of a new series if another length is given. If this game is not over, the dealer stays. */
export const beginGame = (session: Session, result: Result | undefined, games?: SeriesLength): Session => {
  const deal = dealOf(session.game);
  const won = result ? [...session.won, result] : session.won;
  const [before, length] = [session.games, games ?? session.games].map((each) => lengthAt(deal, each));
  return {
    ...session,
    seat: 'pone',
    games: games ?? session.games,
    won: length !== before || seriesWinner(lengthAt(deal, session.games), won) ? [] : won,
    keepsScore: true,
    game: gameOf(sizeOf(deal), firstDealer(deal, result)),
  };
};

/**
 * Starts the first game of another number of people. Everybody has a name then, because sentences about more than two need
 * them. `unnamed` names those who have none. Two people do not keep such a name.
 */
export const sitDown = (session: Session, size: TableSize, unnamed: (place: number) => string): Session => {
  const nameOf = (who: Person) => {
    const name = session.names[who] ?? '';
    const madeUp = unnamed(people.indexOf(who) + 1);
    return size > 2 ? name || madeUp : name === madeUp ? '' : name;
  };
  const game = gameOf(size);
  const names = Object.fromEntries(peopleOf(dealOf(game)).map((who) => [who, nameOf(who)]));
  return { ...session, seat: 'pone', won: [], keepsScore: true, names: { ...noNames, ...names }, game };
};
