import { readFileSync } from 'node:fs';
import type { ErrorCode, Kind, NearMissKind, Opponent, QuestionName, Side } from '../../web/engine/index.js';

const read = <Case>(name: string): readonly ({ name: string } & Case)[] =>
  JSON.parse(readFileSync(new URL(`../cases/${name}.json`, import.meta.url), 'utf8'));

type Hand = { starter?: string; crib?: boolean };
type Points = { points: number; kinds?: Partial<Record<Kind, number>> };
type Best = { kept: string; thrown: string; handSum: number; cribSum: number; points: number };
type Score = { ours: number; theirs: number };

export const badRecords = read<{ record: string; line: number; text: string; message: string }>('bad_records');
export const shows = read<{ hand: string; heels?: boolean; nearMisses?: NearMissKind[] } & Hand & Points>('shows');
export const ranks = read<{ ranks: string } & Points>('ranks');
export const spoken = read<{ spoken: string; long: string; hand?: string; ranks?: string } & Hand>('spoken');
type Throw = { opponent?: Opponent; bestNow: number; handMeans?: number[]; best?: Best };
export const discards = read<{ dealt: string; weDeal: boolean } & Throw>('discards');
type Chance = { wins: string; over: string; by: number; pointsLess: number };
export const chances = read<{ dealt: string; weDeal: boolean } & Score & Chance>('chances');
type Worth = { best: string; worth?: number; over?: string; by?: number };
export const objectives = read<{ ask: 'valuePlays' | 'valueDiscards'; question: object } & Worth>('objectives');
type Play = { points: number[]; reasons: string[]; count: number; toPlay?: Side };
export const plays = read<{ played: string; weDeal: boolean } & Partial<Score> & Play>('plays');
export const errors = read<{ ask: QuestionName; question: object; code: ErrorCode; text: string }>('errors');
