import type { kindNames, topicNames } from '../../../app/messages/skills.js';
import type { Translation } from '../../locale.js';

export const frenchKinds: Translation<{ kindNames: typeof kindNames; topicNames: typeof topicNames }> = {
  kindNames: {
    fifteens: 'les quinze à trois ou quatre cartes',
    doubleRuns: 'les doubles suites',
    flushes: 'les couleurs, en main et au crib',
    jacks: 'le bon valet et le valet retourné',
    royals: 'les brelans et les carrés',
    named: 'les mains qui ont un nom',
    anyCount: 'n’importe quelle main',

    fiveToThem: 'un 5 au crib de l’autre',
    pairToThem: 'une paire au crib de l’autre',
    touchingToThem: 'des cartes voisines au crib de l’autre',
    fifteenToThem: 'un quinze au crib de l’autre',
    pairToMe: 'une paire à mon crib',
    cribFirst: 'mon crib plutôt que ma main',
    toTheScore: 'les écarts qui dépendent du pointage',
    anyThrow: 'n’importe quel écart',

    lead: 'l’entame',
    pairTheLead: 'faire la paire sur l’entame',
    pairNearTheEnd: 'faire la paire vers la fin',
    thirtyOne: 'le trente-et-un et le go',
    runs: 'les suites au jeu',
    lastCards: 'les dernières cartes du jeu',
    anyPeg: 'n’importe quelle carte à jouer',
  },
  topicNames: { count: 'Compte', throw: 'Écart', peg: 'Jeu' },
};
