import type { Card, PlayAnswer } from '../../engine/index.js';
import type { Kind } from '../../practice/kinds.js';
import type { Asked, PegAsked, Unit, Wanted } from '../../practice/questions.js';
import type { Drill } from './drill.js';
import type { Terms } from './run.js';

/** What is done in practice. `at` is when, in milliseconds of the page. */
export type PracticeDeed =
  | { readonly do: 'front'; readonly front: Drill['front'] }
  | { readonly do: 'topic'; readonly topic: Drill['topic'] }
  | { readonly do: 'unit'; readonly unit: Unit }
  | { readonly do: 'start'; readonly terms: Terms }
  /** The questions of a day. */
  | { readonly do: 'daily'; readonly date: string }
  /** Ten of these kinds; of what is in front, where none are said. */
  | { readonly do: 'such'; readonly kinds?: readonly Kind[] }
  /** What a run is drawn from. */
  | { readonly do: 'seed'; readonly seed: number }
  | { readonly do: 'drawn'; readonly wanted: Wanted; readonly asked: Asked; readonly at: number }
  /** The opponent has laid, and it is our turn again, or the play is over. */
  | { readonly do: 'fallen'; readonly asked: Asked; readonly after: PegAsked | { readonly over: PlayAnswer } }
  | { readonly do: 'choose'; readonly card: Card }
  | { readonly do: 'lay'; readonly card: Card; readonly at: number }
  | { readonly do: 'claim'; readonly points: number; readonly at: number }
  /** A figure of a claim was typed. */
  | { readonly do: 'figure'; readonly figure: number }
  /** The green button. */
  | { readonly do: 'go'; readonly at: number }
  | { readonly do: 'tick'; readonly at: number }
  | { readonly do: 'stop' }
  /** What went wrong, once more. */
  | { readonly do: 'again' }
  /** Answers of another device, as text. */
  | { readonly do: 'add'; readonly text: string }
  /** What a link says. */
  | { readonly do: 'follow' }
  | { readonly do: 'take'; readonly drill: Partial<Drill> };
