// The skills that exercises train. The app names each skill and schedules it separately, because players learn and forget a
// skill as a whole.

export const countSkills = ['fifteens', 'doubleRuns', 'flushes', 'jacks', 'royals', 'named', 'anyCount'] as const;
export type CountSkill = (typeof countSkills)[number];

export const throwSkills = [
  'fiveToThem',
  'pairToThem',
  'touchingToThem',
  'fifteenToThem',
  'pairToMe',
  'cribFirst',
  'toTheScore',
  'anyThrow',
] as const;
export type ThrowSkill = (typeof throwSkills)[number];

export const pegSkills = ['lead', 'pairTheLead', 'pairNearTheEnd', 'thirtyOne', 'runs', 'lastCards', 'anyPeg'] as const;
export type PegSkill = (typeof pegSkills)[number];

export type Skill = CountSkill | ThrowSkill | PegSkill;

export const topics = ['count', 'throw', 'peg'] as const;
export type Topic = (typeof topics)[number];

export const skillsOf: Readonly<Record<Topic, readonly Skill[]>> = {
  count: countSkills,
  throw: throwSkills,
  peg: pegSkills,
};

/** The skills of all topics. */
export const allSkills: readonly Skill[] = topics.flatMap((topic) => skillsOf[topic]);

export const topicOf = (kind: Skill): Topic => topics.find((topic) => skillsOf[topic].includes(kind)) ?? 'count';
