import type { Skill, Topic } from '../../exercises/skills.js';
import { messages } from '../../i18n/locale.js';

/** The name of each skill, as players say it. */
export const kindNames = messages<Readonly<Record<Skill, string>>>('kindNames', {
  fifteens: 'fifteens of three and four cards',
  doubleRuns: 'double runs',
  flushes: 'flushes, in a hand and in a crib',
  jacks: 'nobs and heels',
  royals: 'three and four of a kind',
  named: 'hands with a name',
  anyCount: 'any hand',

  fiveToThem: 'a five to their crib',
  pairToThem: 'a pair to their crib',
  touchingToThem: 'touching cards to their crib',
  fifteenToThem: 'a fifteen to their crib',
  pairToMe: 'a pair to my crib',
  cribFirst: 'my crib before my hand',
  toTheScore: 'when the score decides',
  anyThrow: 'any throw',

  lead: 'the lead',
  pairTheLead: 'pairing the lead',
  pairNearTheEnd: 'pairing near the end',
  thirtyOne: 'thirty-one and go',
  runs: 'runs in the play',
  lastCards: 'the last cards',
  anyPeg: 'any card',
});

export const topicNames = messages<Readonly<Record<Topic, string>>>('topicNames', {
  count: 'Count',
  throw: 'Throw',
  peg: 'Peg',
});
