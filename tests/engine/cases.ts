import { readFileSync } from 'node:fs';
import type { ErrorCode, Kind, NearMissKind, Opponent, QuestionName, Side } from '../../web/engine/index.js';

const read = <Case>(name: string): readonly Case[] =>
  JSON.parse(readFileSync(new URL(`../cases/${name}.json`, import.meta.url), 'utf8'));

export interface ShowCase {
  name: string;
  hand: string;
  starter?: string;
  crib?: boolean;
  points: number;
  kinds?: Partial<Record<Kind, number>>;
  heels?: boolean;
  nearMisses?: NearMissKind[];
}

export const badRecords = read<{ name: string; record: string; line: number; text: string; message: string }>(
  'bad_records',
);
export const shows = read<ShowCase>('shows');
export const ranks = read<{ name: string; ranks: string; points: number; kinds?: Partial<Record<Kind, number>> }>(
  'ranks',
);
export const spoken = read<{
  name: string;
  spoken: string;
  long: string;
  hand?: string;
  ranks?: string;
  starter?: string;
  crib?: boolean;
}>('spoken');
export const discards = read<{
  name: string;
  dealt: string;
  weDeal: boolean;
  opponent?: Opponent;
  bestNow: number;
  handMeans?: number[];
  best?: { kept: string; thrown: string; handSum: number; cribSum: number; points: number };
}>('discards');
export const chances = read<{
  name: string;
  dealt: string;
  weDeal: boolean;
  ours: number;
  theirs: number;
  wins: string;
  over: string;
  by: number;
  pointsLess: number;
}>('chances');
export const objectives = read<{
  name: string;
  ask: 'valuePlays' | 'valueDiscards';
  question: object;
  best: string;
  worth?: number;
  over?: string;
  by?: number;
}>('objectives');
export const plays = read<{
  name: string;
  played: string;
  weDeal: boolean;
  ours?: number;
  theirs?: number;
  points: number[];
  reasons: string[];
  count: number;
  toPlay?: Side;
}>('plays');
export const errors = read<{ name: string; ask: QuestionName; question: object; code: ErrorCode; text: string }>(
  'errors',
);
