import { strings } from '../messages/app.js';
import { type Deal, dealerOf, people, sizeOf } from '../session/game.js';
import { newSession, type Session } from '../session/session.js';
import { sayDealer, sitDown } from '../session/session_updates.js';

// Matches `three/2`: how many people sit at the table, if more than two, and the place of the dealer, from 1.

const sizes = { three: 3, four: 4 } as const;

export const printTable = (deal: Deal): readonly string[] => [
  sizeOf(deal) === 3 ? 'three' : 'four',
  `${people.indexOf(dealerOf(deal)) + 1}`,
];

/** Sits the people of a link down; undefined if the parts are not those of a table of three or four. */
export const readTable = (size: string | undefined, dealer = '1'): Session | undefined => {
  const count = size === 'three' || size === 'four' ? sizes[size] : undefined;
  const by = /^[1-4]$/.test(dealer) && people.slice(0, count ?? 0)[Number(dealer) - 1];
  return count && by ? sayDealer(sitDown(newSession(), count, strings.playerNumber), by) : undefined;
};
