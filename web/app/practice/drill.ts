import type { Topic } from '../../practice/kinds.js';
import type { Unit } from '../../practice/questions.js';
import { emptyMemory, type Memory } from './memory/memory.js';
import type { Run } from './run.js';

/** Practice as it lies on the screen. */
export interface Drill {
  readonly front: 'home' | 'run' | 'mistakes' | 'progress';
  readonly topic: Topic | 'mixed';
  readonly unit: Unit;
  readonly run: Run | null;
  /** What this device remembers of every answer. */
  readonly memory: Memory;
  /** `2026-11-23`; a clock is no part of the rules. */
  readonly today: string;
}

export const fronts = ['home', 'run', 'mistakes', 'progress'] as const;

export const emptyDrill: Drill = {
  front: 'home',
  topic: 'count',
  unit: 'win',
  run: null,
  memory: emptyMemory,
  today: '',
};
