import type {
  Card,
  CribbageError,
  Discard,
  QuestionName,
  Questions,
  ShowAnswer,
  StartersAnswer,
} from '../engine/index.js';
import { type CountGame, countsRanks, dealtSize, handSize, type Seat, type State, starterOf } from './state.js';

/** A question the screen needs answered; its key tells it from every other. */
export interface Question {
  readonly key: string;
  readonly name: QuestionName;
  readonly question: Questions[QuestionName]['asks'];
}

export type Reply = { readonly ok: Questions[QuestionName]['answers'] } | { readonly error: CribbageError };

const ask = <Name extends QuestionName>(name: Name, question: Questions[Name]['asks']): Question => ({
  key: `${name} ${JSON.stringify(question)}`,
  name,
  question,
});

const askShow = (count: CountGame, seat: Seat): Question => {
  const starter = starterOf({ ...count, seat });
  return ask('scoreShow', {
    hand: count.hands[seat],
    ...(starter && { starter }),
    ...(seat === 'crib' && { crib: true }),
  });
};

const askStarters = (count: CountGame, seen: readonly Card[]): Question =>
  ask('valueStarters', { hand: count.hands[count.seat], seen, ...(count.seat === 'crib' && { crib: true }) });

const askRanks = (ranks: string): Question => ask('scoreRanks', { ranks });
const askReading = (text: string): Question => ask('parseCards', { text });
const askDiscards = (dealt: readonly Card[], weDeal: boolean): Question => ask('valueDiscards', { dealt, weDeal });
const askKept = (kept: readonly Card[]): Question => ask('scoreShow', { hand: kept });
const askCuts = (kept: readonly Card[], thrown: readonly Card[]): Question =>
  ask('valueStarters', { hand: kept, seen: thrown });

const answerTo = <Answer>(state: State, question: Question): Answer | undefined => {
  const reply = state.results.get(question.key);
  return reply && 'ok' in reply ? (reply.ok as Answer) : undefined;
};

export const showOf = (state: State, seat: Seat): ShowAnswer | undefined =>
  answerTo(state, askShow(state.game.count, seat));

export const startersOf = (state: State): StartersAnswer | undefined =>
  answerTo(state, askStarters(state.game.count, seenElsewhere(state.game.count)));

export const ranksOf = (state: State): Questions['scoreRanks']['answers'] | undefined =>
  answerTo(state, askRanks(state.game.count.ranks));

export const discardsOf = (state: State): readonly Discard[] | undefined =>
  answerTo(state, askDiscards(state.game.discard.dealt, state.game.discard.weDeal));

export const keptOf = (state: State, { kept }: Discard): ShowAnswer | undefined => answerTo(state, askKept(kept));

export const cutsOf = (state: State, { kept, thrown }: Discard): StartersAnswer | undefined =>
  answerTo(state, askCuts(kept, thrown));

/** What the text field holds, as cards and as ranks. */
export interface Reading {
  readonly cards: Questions['parseCards']['answers'];
  readonly ranks: Questions['scoreRanks']['answers'] | undefined;
}

export const readingOf = (state: State): Reading | undefined => {
  const cards = answerTo<Questions['parseCards']['answers']>(state, askReading(state.ui.text));
  return cards && { cards, ranks: answerTo(state, askRanks(state.ui.text)) };
};

/** The discard whose row is open. */
export const openedDiscard = (state: State): Discard | undefined => {
  const choices = discardsOf(state);
  const { opened } = state.ui;
  return opened === undefined ? choices?.[0] : choices?.find(({ thrown }) => thrown.join('') === opened);
};

const seenElsewhere = (count: CountGame): readonly Card[] =>
  (['pone', 'dealer', 'crib'] as const).filter((seat) => seat !== count.seat).flatMap((seat) => count.hands[seat]);

/** Everything the screen shows, as questions, most wanted first. */
export const questionsOf = (state: State): readonly Question[] => {
  const wanted: Question[] = [];
  const { count, discard } = state.game;
  if (state.ui.panel === 'text' && state.ui.text !== '') {
    wanted.push(askReading(state.ui.text));
    if (state.view === 'count') wanted.push(askRanks(state.ui.text));
  }
  if (state.view === 'count') {
    if (countsRanks(count)) wanted.push(askRanks(count.ranks));
    else if (count.hands[count.seat].length > 0) wanted.push(askShow(count, count.seat));
    if (count.seat !== 'any' && count.hands[count.seat].length === handSize && !count.starter)
      wanted.push(askStarters(count, seenElsewhere(count)));
    for (const seat of count.seat === 'any' ? [] : (['pone', 'dealer', 'crib'] as const))
      if (count.hands[seat].length === handSize && count.starter) wanted.push(askShow(count, seat));
  } else if (discard.dealt.length === dealtSize) {
    wanted.push(askDiscards(discard.dealt, discard.weDeal));
    const opened = openedDiscard(state);
    if (opened) wanted.push(askCuts(opened.kept, opened.thrown), askKept(opened.kept));
  }
  return wanted;
};
