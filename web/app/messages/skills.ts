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
  cribFirst: 'my crib rather than my hand',
  toTheScore: 'throws that depend on the score',
  anyThrow: 'any throw',

  lead: 'the lead',
  pairTheLead: 'pairing the lead',
  pairNearTheEnd: 'pairing near the end',
  thirtyOne: 'thirty-one and go',
  runs: 'runs in the play',
  lastCards: 'the last cards of the play',
  anyPeg: 'any card to play',
});

export const topicNames = messages<Readonly<Record<Topic, string>>>('topicNames', {
  count: 'Count',
  throw: 'Throw',
  peg: 'Peg',
});
