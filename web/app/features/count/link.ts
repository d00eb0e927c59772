import { strings } from '../../messages/app.js';
import type { CountGame } from '../../session/count_slice.js';
import { emptyCount, withCount } from '../../session/count_slice.js';
import { handSize, seatsOf, showSeats } from '../../session/game.js';
import { newSession, type Seat } from '../../session/session.js';
import { sitDown } from '../../session/session_updates.js';
import { checkSize, type LinkedPosition, type Open, readParts } from '../link_parts.js';

// Opens the cards in a new game. More than two people sit down at it.
const positionOf = (count: CountGame): LinkedPosition => {
  const session = newSession();
  return { session: withCount(count.size ? sitDown(session, count.size, strings.playerNumber) : session, count) };
};

export const printCount = ({ size, seat, hands, starter, ranks }: CountGame): string => {
  if (seat === 'any') return ranks ? `${ranks.replace(/[^0-9a-z]/gi, '')}/ranks` : `${hands.any.join('')}/any`;
  const texts = seatsOf(size ? { size } : {}).map((each) => hands[each].join(''));
  while (!size && texts.at(-1) === '') texts.pop();
  return `${texts.join('.')}${starter ? `-${starter}` : ''}${seat === 'pone' ? '' : `/${seat}`}`;
};

const openRanks =
  (ranks: string): Open =>
  async (reader) => {
    await reader.scoreRanks({ ranks });
    return positionOf({ ...emptyCount, seat: 'any', ranks });
  };

const openHands =
  (seat: Seat, hands: readonly string[], starter: string): Open =>
  async (reader) => {
    // Reads the cards of all hands together first, because the engine then refuses a card that occurs twice.
    const texts = [starter, ...hands];
    await readParts([texts.join(' ')], reader);
    const [starters = [], ...lists] = await readParts(texts, reader);
    if (seat === 'any') return positionOf({ ...emptyCount, seat, hands: { ...emptyCount.hands, any: lists[0] ?? [] } });
    const size = lists.length > 3 ? (lists.length === 5 ? 4 : 3) : undefined;
    const seats = seatsOf(size ? { size } : {});
    checkSize(starters, 1, strings.tooManyStarters);
    for (const hand of lists) checkSize(hand, handSize, strings.tooManyInHand);
    return positionOf({
      ...emptyCount,
      ...(size && { size }),
      seat,
      hands: { ...emptyCount.hands, ...Object.fromEntries(seats.map((each, at) => [each, lists[at] ?? []])) },
      starter: starters[0] ?? null,
    });
  };

export const splitCount = (rest: string, [last]: readonly string[]): Open | undefined => {
  if (last === 'ranks') return openRanks(rest);
  if (last === 'any') return openHands('any', [rest], '');
  const seat = last === undefined ? 'pone' : showSeats.find((each) => each === last);
  const [cards = '', starter = '', ...others] = rest.split('-');
  const hands = cards.split('.');
  if (!seat || others.length > 0 || hands.length > showSeats.length) return undefined;
  if ((seat === 'second' && hands.length < 4) || (seat === 'third' && hands.length < 5)) return undefined;
  return openHands(seat, hands, starter);
};
