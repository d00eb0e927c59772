import type { Card } from '../../../engine/types.js';
import { tenths, whole } from '../../../ui/figures.js';
import type { askedWords as english } from '../../../ui/messages/practice.js';
import type { Translation } from '../../locale.js';
import { frenchWords } from './words.js';
import { ofPoints } from './worth.js';

// Messages about an exercise and its answer.

type Unit = Parameters<typeof english.lost>[1];

const cards = (all: readonly Card[]): string => all.map(frenchWords.cardName).join(', ');

const lost = (cost: number, unit: Unit): string => (unit === 'win' ? `${tenths(cost * 100)}\u00a0%` : ofPoints(cost));

const dates = new Intl.DateTimeFormat('fr-CA', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Prints a date, as in `23 novembre 2026` or `1er novembre 2026`. */
const day = (date: string): string => dates.format(new Date(`${date}T12:00:00Z`)).replace(/^1(?= )/, '1er');

const verdicts = { best: 'Le meilleur choix.', asGood: 'Aussi bon que le meilleur.' } as const;

export const frenchAsked: Translation<typeof english> = {
  day,
  daily: (date) => `Du jour · ${day(date)}`,

  // The question.
  count: (crib) => (crib ? 'Combien vaut ce crib?' : 'Combien vaut cette main?'),
  throw: (weDeal) => `Quelles deux cartes vont dans ${weDeal ? 'mon crib' : 'le crib de l’autre'}?`,
  score: (ours, theirs, weDeal) =>
    `J’ai ${whole(ours)}, l’autre a ${whole(theirs)}. ${weDeal ? 'Je donne.' : 'L’autre donne.'}`,
  claims: 'Combien de points',
  claimKey: (claim) => (claim === 19 ? '19\u00a0: rien' : whole(claim)),
  toChoose: (left) => (left === 2 ? 'Deux cartes à écarter' : 'Encore une carte'),
  tapNumber: 'Touchez le compte',
  throwTwo: 'Écarter',
  claimIt: (claim) => `Ça fait ${whole(claim)}`,

  // The answer.
  said: (claim, worth) =>
    claim === worth
      ? `Juste\u00a0: ${whole(worth)}.`
      : `Vous avez dit ${whole(claim)}, mais les cartes comptent ${whole(worth)}.`,
  missed: 'oublié',
  tooMany: (over, why) =>
    `${whole(over)} ${frenchWords.points(over)} de trop${why ? '\u00a0: ce qui ne compte pas est ci-dessous' : ''}.`,
  judged: (verdict, cost, unit) =>
    verdict === 'costs' ? `Coûte ${lost(cost, unit)}${unit === 'win' ? ' des parties' : ''}.` : verdicts[verdict],
  lost,
  bestWas: (best) => `Le meilleur choix\u00a0: ${cards(best)}.`,
  named: {
    raggedyAnn: 'Raggedy Ann.',
    raggedyAndy: 'Raggedy Andy.',
    twentyNine: 'La meilleure main possible.',
    twentyEight: 'Quatre 5 et une carte qui vaut 10\u00a0: la deuxième meilleure main.',
    morgansOrchard: 'Morgan’s orchard\u00a0: deux paires.',
    nineteen: 'On appelle cette main dix-neuf\u00a0: aucune main ne peut compter 19.',
  },
};
