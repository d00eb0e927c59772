import { allScores } from '../../../app/messages/players.js';
import type { outlookWords } from '../../../app/messages/win_chances.js';
import type { Peg } from '../../../engine/index.js';
import { signedWhole, whole } from '../../../ui/figures.js';
import type { Translation } from '../../locale.js';
import { capital, deals, nameOf, own, percent, player, says, scores, small, win } from './players.js';

const holes = (count: number): string => `${whole(count)} ${count < 2 ? 'trou' : 'trous'}`;

const sources: Readonly<Record<Peg['source'], string>> = {
  heels: ', valet retourné',
  play: ' au jeu',
  peg: '',
  hand: ', main',
  crib: ', crib',
};

export const frenchOutlook: Translation<typeof outlookWords> = {
  boardPicture: (sides, names) =>
    [
      `Une planche de ${holes(121)}.`,
      ...sides.map(
        ([side, pegs]) =>
          `${capital(own(side, names, 'mes fiches', 'les fiches'))}\u00a0: ${pegs.map(whole).join(' et ')}.`,
      ),
    ].join(' '),
  boardMarks: { start: 'départ', skunk: 'moufette 91', doubleSkunk: 'double 61' },
  pegGroup: (by, names) => `Marquer pour ${player(by, names)}`,
  otherNumbers: (by, names) => `Marquer 7 ou plus pour ${player(by, names)}`,
  myName: (by, place) => (place ? `Nom du joueur ${place}` : by === 'us' ? 'Mon nom' : 'Le nom de l’autre'),
  games: ({ wins, skunks: { skunk, doubleSkunk }, spread }, names) =>
    [
      `Parties\u00a0: ${small(scores({ ours: wins.us, theirs: wins.them }, names))}`,
      ...(skunk > 0 ? [`${whole(skunk)} ${skunk === 1 ? 'moufette' : 'moufettes'}`] : []),
      ...(doubleSkunk > 0
        ? [`${whole(doubleSkunk)} ${doubleSkunk === 1 ? 'double moufette' : 'doubles moufettes'}`]
        : []),
      ...(spread === undefined ? [] : [`écart ${signedWhole(spread)}`]),
    ].join(', '),
  gamesOfMore: (won) => `Parties\u00a0: ${allScores(won)}`,
  onlyForTwo: 'Les chances de gagner, les conseils pour le jeu et l’analyse sont pour deux joueurs.',
  sizeGroup: 'Combien jouent',
  size: { 2: 'Deux', 3: 'Trois', 4: 'Quatre, par équipes' },
  outlook: 'Chance de gagner',
  outlookNote: 'La chance de gagner au début d’une donne, si les deux jouent bien.',
  nextDealNote: 'La chance de gagner au début de la prochaine donne, si les deux jouent bien.',
  midShowNote: 'La chance de gagner si une donne commençait maintenant. Les mains à compter n’y sont pas.',
  worthLabel: 'Valeur',
  worthNote: (names) =>
    `Valeur\u00a0: ce que ${says('us', names, 'je peux', 'peut')} espérer gagner à cette partie, moins ce que ${player('them', names)} peut espérer.`,
  objective: 'On joue pour',
  objectives: { win: 'la victoire', acc: 'les points de partie', money: 'l’argent' },
  skunks: (by, names) => `${nameOf(by, names)}, par moufette`,
  ofThemDouble: (chance) => `double ${percent(chance)}`,
  evenLabel: 'Égal à',
  evenNote: (names) =>
    `Égal à\u00a0: le pointage où ${says('us', names, 'j’aurais', 'aurait')} une chance sur deux de gagner.`,
  evenNever: 'aucun pointage',
  fromEven: (ahead, names) =>
    ahead === 0
      ? own('us', names, 'mon pointage actuel', 'le pointage actuel')
      : `${says('us', names, 'j’ai', 'a')} ${holes(Math.abs(ahead))} ${ahead > 0 ? 'd’avance' : 'de retard'}`,
  ifDeals: (weDeal, names) => `Si ${small(deals(weDeal ? 'us' : 'them', names))}`,
  map: 'Graphique',
  closeMap: 'Fermer le graphique',
  mapLabel:
    'Chance de gagner à chaque pointage, le mien et celui de l’autre; les flèches du clavier déplacent la croix',
  mapOurs: (names) => player('us', names),
  mapTheirs: (names) => player('them', names),
  mapNote: 'Touchez ou glissez pour lire les chances. Ligne\u00a0: partie égale. Anneau\u00a0: pointage actuel.',
  mapForWin: 'Le graphique montre les chances si les deux ne jouent que pour gagner.',
  dealerGroup: 'Qui donne',
  lastPeg: (by, points, source, names) => `Dernier\u00a0: ${player(by, names)} ${whole(points)}${sources[source]}`,
  underCross: (score, chance, names) => `${scores(score, names)}\u00a0: ${small(win(chance, names))}.`,
  oddsPage: 'Les chances à chaque pointage, en tableaux et en fichiers',
};
