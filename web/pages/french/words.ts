import type { PageWords } from '../words.js';

// The French captions, column heads and sentences for the figures of the pages.

/** Names a rank with its article: `l’as`, `le 10`, `la dame`. */
const theRank = (rank: string): string =>
  ({ A: 'l’as', J: 'le valet', Q: 'la dame', K: 'le roi' })[rank] ?? `le ${rank}`;

const titles: Readonly<Record<string, string>> = {
  'crib-averages.csv': 'Moyennes du crib, par rangs',
  'crib-averages-suited.csv': 'Moyennes du crib, par rangs et enseignes',
  'play-leads.csv': 'Les entames, main par main',
  'play-replies.csv': 'Les réponses du donneur à chaque entame',
  'board.csv': 'La chance de gagner à chaque pointage',
};

const whoDeals = (weDeal: boolean): string => (weDeal ? 'vous donnez' : 'l’autre donne');
const whoDealsFirst = (weDeal: boolean): string => (weDeal ? 'Vous donnez' : 'L’autre donne');

export const words: PageWords = {
  and: 'et',
  needsConnection: (language) => `Il faut une connexion pour la lire en ${language}.`,
  lessThan: (figure) => `moins de ${figure}`,
  moreThan: (figure) => `plus de ${figure}`,
  whoDeals,
  files: {
    titleOf: ({ file }) => {
      const title = titles[file];
      if (title === undefined) throw new Error(`${file} has no title in French`);
      return title;
    },
    rows: (rows) => `${rows} lignes`,
    planes: 'les mêmes nombres en cinq tableaux de 121 sur 121, et la façon dont ils ont été faits',
    columns: 'les colonnes de tous les tableaux, leurs unités et leurs erreurs, pour les programmes',
    explained: (name, what) => `${name}\u00a0: ${what}`,
  },
  cribs: {
    gridOf: (role) =>
      `Points moyens ${role === 'dealer' ? 'de votre crib' : 'du crib de l’autre'}, selon les deux cartes que vous écartez`,
    listOf: (role) =>
      role === 'dealer'
        ? 'Écarts dans votre crib, le meilleur d’abord'
        : 'Écarts dans le crib de l’autre, le plus prudent d’abord',
    throw: 'Écart',
    average: 'Moy.',
    suited: 'Une en\u00adseigne',
    unsuited: 'Deux en\u00adseignes',
    often: 'Fréquence',
    usual: (thrown, share) => `${thrown}, dans ${share} des donnes`,
    rarest: (thrown, deals) => `${thrown}, dans une donne sur ${deals}`,
    suits: 'Si les deux cartes sont de la même enseigne.',
  },
  leads: {
    byCard: 'À quelle fréquence chaque carte est entamée, par les mains qui l’ont',
    card: 'Carte',
    handsWithIt: 'Mains qui l’ont',
    led: 'Entamée',
    byHand: (hands) => `Les ${hands} mains le plus souvent gardées, et ce qu’elles entament`,
    hand: 'Main',
    kept: 'Gardée',
    leads: 'Entames',
    replies: 'Sur cent mains qui ont la carte du haut, combien répondent avec elle à la carte de gauche',
    inHands: (rank, share) => `${theRank(rank)}, dans ${share}`,
    rarest: (rank, deals) => `On n’entame ${theRank(rank)} que dans une donne sur ${deals}`,
  },
  odds: {
    map: 'La chance de gagner du donneur à chaque pointage\u00a0: les tableaux plus bas la disent en chiffres',
    dealerScore: 'Pointage du donneur',
    poneScore: 'Pointage de l’autre joueur',
    wins: (weDeal) => `${whoDealsFirst(weDeal)}\u00a0: parties que vous gagnez sur cent`,
    last: (weDeal) => `${whoDealsFirst(weDeal)}, vers la fin`,
    skunks: (weDeal) => `${whoDealsFirst(weDeal)}\u00a0: moufettes pour vous, sur cent parties`,
    even: 'Le plus petit pointage qui rend la partie égale, et son avance ou son retard',
    theyHave: 'L’autre a',
    youDeal: whoDealsFirst(true),
    theyDeal: whoDealsFirst(false),
    example: (score, win, skunk) =>
      `<strong>${score}\u00a0:</strong> vous gagnez ${win} des parties${skunk === undefined ? '' : `, ${skunk} par une moufette`}.`,
    atScores: (from, to) => (from === to ? `à ${from}` : `de ${from} à ${to}`),
    method:
      'Le tableau se calcule à rebours depuis le dernier trou, sur des donnes entières, tirées au hasard et comptées dans l’ordre. Les deux joueurs écartent ce qui gagne le plus souvent à leur pointage. Les deux suivent la solution calculée du jeu et, près du dernier trou, une solution calculée pour gagner.',
  },
  experts: {
    discards: 'Écarts\u00a0: les choix des experts et ce qu’ils coûtent, en parties sur cent',
    plays: 'Cartes à jouer\u00a0: les choix des experts et ce qu’ils coûtent, en parties sur cent',
    forPoints: 'Quand les moufettes comptent\u00a0: les mêmes choix en points de partie',
    position: 'Position',
    named: 'Experts',
    engine: 'Moteur',
    ofOneSuit: (cards, starterToo) => `${cards} sont de la même enseigne${starterToo ? ', comme la retourne' : ''}`,
    thrown: (thrown, starter) => `${thrown} au crib, retourne ${starter}`,
    laid: (cards) => `joué\u00a0: ${cards}`,
    youLead: 'vous entamez',
    skunksCount: 'les moufettes comptent',
    best: 'meilleur',
    asGood: 'aussi bon',
    heldAt: (cards, score) => `${cards} à ${score}`,
    handAt: (score) => `La main à ${score}`,
    alone: ({ held, lays, choice, nearest, by, cost }) =>
      `${held}\u00a0: le moteur ${lays ? 'joue' : 'écarte'} ${choice}. Le meilleur choix d’un expert, ${nearest} (${by}), coûte ${cost} sur cent parties.`,
    playedOut: ({ hand, deals, throws, forPoints, toWin, error }) =>
      `${hand} a été jouée jusqu’au bout, sur ${deals} donnes pour chaque écart. ${throws} ont gagné ${forPoints} parties sur cent quand les deux joueurs jouaient leurs cartes pour les points. C’est ainsi que le moteur évalue un écart. Quand les deux jouaient pour gagner, ils en ont gagné ${toWin}. Chaque chiffre peut se tromper de ${error}.`,
  },
};
