import type { CountDetail, DiscardDetail } from '../element/public.js';
import type { ScoreRanksAnswer } from '../engine/types.js';

// The messages between the embed and the page around it, version 1. They contain nothing private, only what that page
// has put into the frame.

/** Messages from the embed. */
export type EmbedMessage =
  | { readonly fifteenTwo: 1; readonly type: 'ready' }
  /** The height of the contents, in CSS pixels. */
  | { readonly fifteenTwo: 1; readonly type: 'height'; readonly height: number }
  | { readonly fifteenTwo: 1; readonly type: 'count'; readonly result: CountDetail }
  | { readonly fifteenTwo: 1; readonly type: 'discard'; readonly result: DiscardDetail }
  | { readonly fifteenTwo: 1; readonly type: 'ranks'; readonly result: ScoreRanksAnswer & { readonly ranks: string } }
  | { readonly fifteenTwo: 1; readonly type: 'error'; readonly message: string };

/** The message to the embed: show the content of this link. */
export interface Show {
  readonly fifteenTwo: 1;
  readonly type: 'show';
  readonly link: string;
}

const longest = 200;

const partOf = (data: object, name: string): unknown => Object.getOwnPropertyDescriptor(data, name)?.value;

/** Returns untrusted data as a message to the embed, or undefined if the data is not such a message. */
export const readShow = (data: unknown): Show | undefined => {
  if (typeof data !== 'object' || data === null) return undefined;
  if (partOf(data, 'fifteenTwo') !== 1 || partOf(data, 'type') !== 'show') return undefined;
  const link = partOf(data, 'link');
  return typeof link === 'string' && link.length <= longest ? { fifteenTwo: 1, type: 'show', link } : undefined;
};
