import type { Card, ReviewAnswer } from '../../../engine/index.js';
import { choiceOf } from '../../../practice/grade.js';
import { reviewWords } from '../../messages/review.js';
import type { Action } from '../../state/actions.js';
import type { Question, Reply } from '../../state/queries.js';
import {
  type Desk,
  noSource,
  type Place,
  type ReviewDeed,
  type Source,
  type Summary,
  type Trial,
} from '../../state/slices/review.js';
import type { State } from '../../state/state.js';
import { arriveWithoutCards, notice, toggle } from '../../state/ui.js';
import { saidOf } from './announcements.js';
import { countingOf } from './counting_losses.js';
import { allGames, withFinished } from './finished_games.js';
import { isJudged, keyOf, printSummaries } from './game_summaries.js';
import { luckOf } from './judged_game.js';
import { printRecordLink, readRecordLink } from './record_link.js';
import { cardsToChoose, choicesOf, handOf } from './retry.js';
import { mistakeOf, readChoosing, toggleMistake } from './saved_mistakes.js';
import { decisionAt, deskOf, gameOf, questionsOf, reviewOf, viewpoint } from './selectors.js';
import { longestText } from './serialize.js';

/** What the app knows of this part before it is there. */
export interface ReviewRules {
  /** The state after an action that is for the review; undefined where it is not. */
  readonly act: (state: State, action: Action) => State | undefined;
  readonly questions: (state: State) => readonly Question[];
  /** What the address says of it. */
  readonly link: (state: State) => string;
  readonly text: (state: State) => string;
  readonly announce: (state: State) => string;
}

const put = (state: State, changes: Partial<Desk>): State => {
  const { review } = state;
  return review ? { ...state, review: { ...review, ...changes } } : state;
};

// Another record takes the place of the one that lies there, which is kept to go back to.
const lay = (state: State, desk: Desk, source: Source): State => {
  const same = desk.source.text === source.text;
  const before = same || desk.source.text.trim() === '' ? desk.before : desk.source;
  const fresh = same ? {} : { judged: new Map(), opened: [] };
  return arriveWithoutCards(
    put({ ...state, view: 'review' }, { source, before, front: 'review', trial: null, ...fresh }),
  );
};

// Whose it is stands while a person goes on typing.
const type = ({ source }: Desk, text: string): Partial<Desk> => ({
  source: { ...noSource, ...(source.typed && { me: source.me }), text },
  judged: new Map(),
  opened: [],
});

// A text from elsewhere is laid in the field, to be read before it is judged.
const paste = (state: State, desk: Desk, text: string): State => {
  if (text.length > longestText) return notice(state, reviewWords.tooLong);
  const before = desk.source.text.trim() === '' ? desk.before : desk.source;
  return arriveWithoutCards(
    put(
      { ...state, view: 'review' },
      { ...type({ ...desk, source: noSource }, text), before, front: 'text', trial: null },
    ),
  );
};

// What the app wrote is to be seen as the engine writes it.
const turnTo = (state: State, desk: Desk, front: Desk['front']): State => {
  const record = desk.source.typed ? undefined : gameOf(state, desk)?.record;
  const source = front === 'text' && record ? { ...desk.source, text: record } : desk.source;
  return arriveWithoutCards(put({ ...state, view: 'review' }, { front, source, trial: null }));
};

const trialOf = (state: State, desk: Desk, place: Place | null): Trial | null => {
  const judged = reviewOf(state, desk);
  const step = place && judged && decisionAt(judged, place)?.step;
  const choosing = step && readChoosing(step.kind, step.question);
  return place && choosing ? { place, choosing, chosen: [], answered: false } : null;
};

const choose = (trial: Trial, card: Card): Trial => {
  if (trial.answered || !handOf(trial).includes(card)) return trial;
  const most = cardsToChoose(trial);
  return { ...trial, chosen: toggle(trial.chosen, card).slice(-most) };
};

// What may not be laid stands nowhere among the choices.
const answer = (state: State, trial: Trial): Trial => {
  const answered = choiceOf(choicesOf(state, trial) ?? [], trial.chosen) !== undefined;
  return { ...trial, answered };
};

const askAgain = (state: State, desk: Desk, place: Place): Partial<Desk> => {
  const judged = reviewOf(state, desk);
  const decision = judged && decisionAt(judged, place);
  const mistake = decision && mistakeOf(decision, desk.today);
  return mistake ? { mistakes: toggleMistake(desk.mistakes, mistake) } : {};
};

/** A finished game that is judged to its end and not counted yet, where somebody said which player is theirs and all they chose was seen. */
export const summaryDue = (state: State): Summary | undefined => {
  const desk = deskOf(state);
  const game = desk && gameOf(state, desk);
  const judged = desk && reviewOf(state, desk);
  if (!desk?.source.me || !game?.winner || !judged || judged.done < judged.all) return undefined;
  if (!judged.deals.every(({ seen }) => seen.us)) return undefined;
  if (!countingOf(state, game, viewpoint(desk), desk.source.missed)) return undefined;
  const key = keyOf(game.record, game.players);
  const won = game.winner === viewpoint(desk);
  if (desk.erased && allGames(desk.erased).some((each) => each.key === key)) return undefined;
  if (desk.games.some((each) => each.key === key && each.won === won && isJudged(each))) return undefined;
  const { luck, lost } = judged.whole;
  // It counts for the day on which it ended, if that is known.
  const ended = allGames(desk).find((each) => each.key === key)?.date;
  return {
    key,
    date: ended ?? desk.today,
    against: desk.source.level ?? 'table',
    won,
    cards: luckOf(luck),
    throws: lost.us.throw,
    plays: lost.us.play,
    counting: lost.us.counting,
  };
};

const sum = (state: State, desk: Desk): Partial<Desk> => {
  const summary = summaryDue(state);
  // A game that was said to be the other player's is taken back.
  return summary ? { games: [...desk.games.filter(({ key }) => key !== summary.key), summary] } : {};
};

const restored = ({ erased, finished, games }: Desk): Partial<Desk> =>
  erased ? { games: [...erased.games, ...games], finished: [...erased.finished, ...finished], erased: null } : {};

const did = (state: State, desk: Desk, deed: ReviewDeed): State => {
  switch (deed.do) {
    case 'open':
      return lay(state, desk, deed.source);
    case 'follow':
      return follow(state, desk);
    case 'type':
      return put(state, type(desk, deed.text));
    case 'front':
      return turnTo(state, desk, deed.front);
    case 'paste':
      return paste(state, desk, deed.text);
    case 'side':
      return put(state, { source: { ...desk.source, me: deed.me } });
    case 'parts':
      return put(state, { opened: toggle(desk.opened, deed.deal) });
    case 'try':
      return notice(put(state, { trial: trialOf(state, desk, deed.place) }), '');
    case 'choose':
      return put(state, { trial: desk.trial && choose(desk.trial, deed.card) });
    case 'answer':
      return put(state, { trial: desk.trial && answer(state, desk.trial) });
    case 'again':
      return put(state, askAgain(state, desk, deed.place));
    case 'sum':
      return put(state, sum(state, desk));
    case 'keep':
      return put(state, withFinished(desk, deed.game));
    case 'erase':
      return notice(
        put(state, { games: [], finished: [], erased: { games: desk.games, finished: desk.finished } }),
        reviewWords.erased,
      );
    case 'restore':
      return notice(put(state, restored(desk)), '');
    case 'take':
      return put(state, deed.desk);
  }
};

// The record before this one comes back, and this one is the one before it.
const undo = (state: State, desk: Desk): State => {
  const { trial, before, source } = desk;
  if (trial) return put(state, { trial: trial.answered ? { ...trial, chosen: [], answered: false } : null });
  if (desk.front === 'statistics') return desk.erased ? did(state, desk, { do: 'restore' }) : state;
  if (!before) return notice(state, reviewWords.noBefore);
  return put(state, { source: before, before: source, judged: new Map(), opened: [] });
};

const keep = (state: State, desk: Desk, key: string, reply: Reply): State | undefined => {
  const wanted = questionsOf(state).some((question) => question.key === key);
  if (!key.startsWith('reviewDeal') || !wanted || !('ok' in reply)) return undefined;
  const record = gameOf(state, desk)?.record ?? '';
  const source = desk.source.record === record ? desk.source : { ...desk.source, record };
  return put(state, { source, judged: new Map(desk.judged).set(key, reply.ok as ReviewAnswer) });
};

// What a link says is to be reviewed.
const follow = (state: State, desk: Desk): State => {
  const { linked } = state;
  const there = { ...state, linked: '' };
  if (linked === 'statistics') return turnTo(there, desk, 'statistics');
  const text = readRecordLink(linked);
  return lay(there, desk, [desk.source.text, desk.source.record].includes(text) ? desk.source : { ...noSource, text });
};

const inReview = (state: State, desk: Desk, action: Action): State | undefined => {
  if (action.type === 'undone') return undo(state, desk);
  if (action.type === 'cardTapped' && desk.trial) return did(state, desk, { do: 'choose', card: action.card });
  return action.type === 'answered' ? keep(state, desk, action.key, action.reply) : undefined;
};

const act = (state: State, action: Action): State | undefined => {
  const desk = deskOf(state);
  if (!desk) return undefined;
  if (action.type === 'review') return did(state, desk, action.deed);
  return state.view === 'review' ? inReview(state, desk, action) : undefined;
};

/** What is written down of it: the record as the engine writes it, or as it was typed. */
const text = (state: State): string => {
  const desk = deskOf(state);
  if (!desk) return '';
  if (desk.front === 'statistics') return printSummaries(allGames(desk));
  return gameOf(state, desk)?.record ?? desk.source.text;
};

const link = (state: State): string => {
  const desk = deskOf(state);
  const game = desk && gameOf(state, desk);
  if (desk?.front === 'statistics') return 'statistics';
  return desk?.front === 'review' && game ? printRecordLink(game.record) : '';
};

export const rules: ReviewRules = {
  act,
  questions: questionsOf,
  link,
  text,
  announce: saidOf,
};
