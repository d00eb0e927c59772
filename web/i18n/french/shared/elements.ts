import type { strings as english } from '../../../element/strings.js';
import { whole } from '../../../ui/figures.js';
import type { Translation } from '../../locale.js';
import { frenchWords } from './words.js';

/** All messages that the elements show: their own, and those shared with the app. */
export const frenchElements: Translation<typeof english> = {
  ...frenchWords,
  steps: 'Étapes du compte',
  previous: 'Étape précédente',
  following: 'Étape suivante',
  step: (step, steps) => `${whole(step)} sur ${whole(steps)}`,
  cribHand: 'crib',
  allDiscards: 'Les quinze écarts',
  fewDiscards: 'Les cinq meilleurs',
  badScore: (text) =>
    `«\u00a0${text}\u00a0» n’est pas un pointage. Écrivez par exemple 90-75\u00a0: mon pointage, puis celui de l’autre.`,
  badTruth: (text, name) => `«\u00a0${text}\u00a0» n’est pas une valeur de ${name}. Écrivez true ou false.`,
  badWhole: (text, name) => `«\u00a0${text}\u00a0» n’est pas une valeur de ${name}. Écrivez un nombre entier.`,
  badAddress: (text, name) => `«\u00a0${text}\u00a0» n’est pas une valeur de ${name}. Écrivez une adresse.`,
  rankedByPoints: 'Tri par points\u00a0: main, crib et jeu ensemble.',
  rankedAt: (ours, theirs) => `Tri par chance de gagner à ${whole(ours)}–${whole(theirs)}.`,
  cribKey: 'Crib',
  badDrill: (kind) => `«\u00a0${kind}\u00a0» n’est pas une question. Écrivez throw ou count.`,
  badDay: (text) => `«\u00a0${text}\u00a0» n’est pas une date. Écrivez par exemple 2026-11-23.`,
  engineFailed: 'Le moteur de compte n’a pas pu démarrer.',
};
