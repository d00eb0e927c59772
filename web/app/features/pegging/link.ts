import { type Card, CribbageError } from '../../../engine/index.js';
import { strings } from '../../messages/app.js';
import { handSize, isHeels, type Score, type Turn } from '../../session/game.js';
import { emptyPlay, type PlayGame, theirCards, toldTurns, withPlay } from '../../session/pegging_slice.js';
import { newSession } from '../../session/session.js';
import { checkSize, type Open, type Reader, readParts } from '../link_parts.js';

// Prints a play, as in `4H5S5D6S.2CJH-9C/mine/7S4HKD-5S`. The parts are our kept and thrown cards with the starter, whose
// crib it is, and the cards in the order played, with a dash for each go of the opponent.

export const printPlay = (play: PlayGame): string => {
  const { kept, thrown, starter, weDeal } = play;
  const cards = `${kept.join('')}${thrown.length > 0 ? `.${thrown.join('')}` : ''}${starter ? `-${starter}` : ''}`;
  const turns = toldTurns(play)
    .map((turn) => (turn === 'go' ? '-' : turn))
    .join('');
  if (turns !== '') return `${cards}/${weDeal ? 'mine' : 'theirs'}/${turns}`;
  return `${cards}${weDeal ? '' : '/theirs'}`;
};

const readTurns = async (text: string, reader: Reader): Promise<readonly Turn[]> => {
  await readParts([text.replaceAll('-', ' ')], reader); // refuses a card that is played twice
  const counts = await readParts(text.split('-'), reader);
  return counts.flatMap((cards, at): readonly Turn[] => (at === 0 ? cards : ['go', ...cards]));
};

const refuseTwice = (cards: readonly Card[]): void => {
  const twice = cards.find((card, at) => cards.indexOf(card) !== at);
  if (twice) throw new CribbageError('duplicateCard', twice, strings.twice(twice));
};

// The score in a link is the score before the play. It includes the two points for heels, which the engine adds again
// when it counts the game. Those two points are therefore subtracted.
const startOf = (score: Score | undefined, { starter, weDeal }: PlayGame): Score | undefined => {
  if (!score || !isHeels({ starter })) return score;
  const { ours, theirs } = score;
  return weDeal ? { ours: Math.max(0, ours - 2), theirs } : { ours, theirs: Math.max(0, theirs - 2) };
};

export const splitPlay = (rest: string, [seat, turns = '']: readonly string[]): Open | undefined => {
  if (seat !== undefined && seat !== 'mine' && seat !== 'theirs') return undefined;
  const [hand = '', starterText = '', ...others] = rest.split('-');
  const [keptText = '', thrownText = '', ...more] = hand.split('.');
  if (others.length + more.length > 0) return undefined;
  return async (reader, score) => {
    const [kept = [], thrown = [], starters = []] = await readParts([keptText, thrownText, starterText], reader);
    checkSize(kept, handSize, strings.tooManyInHand);
    checkSize(thrown, 2, strings.tooManyThrown);
    checkSize(starters, 1, strings.tooManyStarters);
    const played = kept.length === handSize && starters.length === 1 ? await readTurns(turns, reader) : [];
    const play = { ...emptyPlay, weDeal: seat !== 'theirs', kept, thrown, starter: starters[0] ?? null, played };
    refuseTwice([...kept, ...thrown, ...starters, ...theirCards(play)]);
    return { session: withPlay(newSession(play.weDeal, startOf(score, play)), play) };
  };
};
