import type { Card, ErrorReason, ErrorReasons, Rank, TableName } from '../../../engine/types.js';
import type { Refused } from '../../../ui/messages/engine.js';
import { de } from './grammar.js';
import { theCard, theRank } from './words.js';

// The engine's errors in French: for each reason, a sentence with the error's details (`parts`) filled in.

type Sentences = {
  readonly [Reason in ErrorReason]: string | ((parts: ErrorReasons[Reason], areNames: boolean) => string);
};

const quoted = (text: string): string => `«\u00a0${text}\u00a0»`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Names the card `5H`, or the rank `5` if nobody saw the suit. */
const the = (card: string): string => (card.length > 1 ? theCard(card as Card) : theRank(card as Rank));
const all = (cards: string): string => cards.split(' ').map(the).join(', ');
const aRank = (rank: string): string =>
  theRank(rank as Rank)
    .replace(/^la /, 'une ')
    .replace(/^(le |l’)/, 'un ');

const anyOf = (names: string, say = (name: string): string => name): string =>
  names
    .split(', ')
    .map(say)
    .join(', ')
    .replace(/, ([^,]*)$/, ' ou $1');

/**
 * Names a player. If `isName`, `player` is a name from a record, which may happen to be `us`. Otherwise it is a side, `us`
 * or `them`, or one of more than two players, such as `a`.
 */
const bySide =
  (us: string, them: string, named: (name: string) => string, begins = false) =>
  (player: string, isName: boolean): string => {
    if (isName) return named(player);
    return player === 'us' ? us : player === 'them' ? them : named(`${begins ? 'Le' : 'le'} joueur ${player}`);
  };
const whom = bySide('moi', 'l’autre', (name) => name);
const deals = bySide('je donne', 'l’autre donne', (name) => `${name} donne`);
const leads = (player: string, isName: boolean): string => `c’est à ${whom(player, isName)} d’entamer`;
const couldNot = bySide('Je ne pouvais pas', 'L’autre ne pouvait pas', (name) => `${name} ne pouvait pas`, true);
const fifth = bySide('ma', 'sa', () => 'sa');
const notPlay = ({ by, card }: { by: string; card: string }, isName: boolean, why: string): string =>
  `${couldNot(by, isName)} jouer ${the(card)}\u00a0: ${why}.`;
const notGo = (by: string, isName: boolean, why: string): string => `${couldNot(by, isName)} dire go\u00a0: ${why}.`;

const given = (count: number): string =>
  count === 0 ? 'il n’y en a aucune' : `il y en a ${count === 1 ? 'une' : count}`;
const counted = (wanted: string) => (parts: { count: number }) => `${wanted}; ${given(parts.count)}.`;

type Field = { field: string };
const lacks = ({ field }: Field, need: string): string => `Il manque ${quoted(field)} à cette question\u00a0: ${need}.`;
const missing = (need: string) => (parts: Field) => lacks(parts, need);
const shouldBe = ({ field, text }: Field & { text: string }, need: string): string =>
  `${quoted(field)} devrait être ${need}, pas ${quoted(text)}.`;
const other = (need: string) => (parts: Field & { text: string }) => shouldBe(parts, need);
const someCards = 'des cartes, comme 5H TD';
const someRanks = 'des rangs, comme A2233444';
const sixteenCells = 'seize cases, comme 5H, TD ou, vide, un point d’interrogation';
const someTurns = ({ example }: { example: string }): string => `qui a joué quoi, comme ${example}`;
const aPlayer = 'un joueur, comme points/greedy';
const aRecord = 'une partie écrite comme dans docs/RECORD.md';
const aDeal = ({ most }: { most: number }): string => `le numéro d’une donne, de 1 à ${most}`;
const aNumber = ({ least, most }: { least: number; most: number }): string => `un nombre entier de ${least} à ${most}`;

type Table = { table: string };
const tables: Readonly<Record<TableName, string>> = {
  crib: 'des écarts',
  play: 'du jeu',
  opening: 'des débuts du jeu',
  stakes: 'des enjeux',
  pegging: 'des points marqués',
  board: 'de la planche',
  acc: 'de la planche',
  money: 'de la planche',
};
const missingTables: Readonly<Record<TableName, string>> = {
  crib: 'des écarts',
  play: 'de ce que marquent les mains',
  opening: 'des débuts du jeu',
  stakes: 'de ce que gagnent l’entame et la réponse',
  pegging: 'de la répartition des points marqués',
  board: 'de la valeur des pointages',
  acc: 'de la valeur des pointages',
  money: 'de la valeur des pointages',
};
const aTable = ({ table }: Table): string => `tableau ${tables[table as TableName]}`;
const faulty = (fault: string) => (parts: Table) => `Le ${aTable(parts)} ${fault}.`;

export const sentences: Sentences = {
  // Cards.
  notACard: ({ text }) => `${quoted(text)} n’est pas une carte\u00a0: écrivez le rang et l’enseigne, comme 5H ou TD.`,
  notARank: ({ text }) => `${quoted(text)} n’est pas un rang\u00a0: écrivez A, 2 à 9, T ou 10, J, Q ou K.`,
  cardsTooLong: 'C’est trop long pour une liste de cartes.',
  cardTwice: ({ card }) => `${capital(the(card))} apparaît deux fois.`,
  cardOut: ({ cards }) => `${capital(all(cards))} n’est plus dans le paquet.`,
  cardsOut: ({ cards }) => `Ces cartes ne sont plus dans le paquet\u00a0: ${all(cards)}.`,
  handEmpty: counted('Une main a au moins une carte'),
  handTooLarge: counted('Avec une retourne, une main a d’une à quatre cartes'),
  handNotFour: counted('Une main qui attend sa retourne a quatre cartes'),
  noStarterLeft: ({ count }) => `Il doit rester une carte pour la retourne, mais ${count} sont déjà prises.`,
  showNotFive: counted('Une main et sa retourne sont cinq cartes'),
  starterNotOne: counted('La retourne est une seule carte'),
  dealtNotFive: counted('À trois ou à quatre, chacun reçoit cinq cartes'),
  dealtNotSix: counted('On reçoit six cartes'),
  keptNotFour: counted('On garde quatre cartes'),
  thrownNotTwo: counted('On écarte deux cartes'),
  cardsNotSoMany: ({ wanted, count }) => `Il faut ${wanted} cartes ici; ${given(count)}.`,
  gridNotSixteen: ({ count }) => `Une grille a seize cases; il y en a ${count}.`,
  gridFull: ({ card }) => `Aucune case n’est vide pour ${the(card)}.`,
  notPlaced: ({ card }) => `${capital(the(card))} a été tirée, mais la grille ne l’a pas.`,
  ranksNotSoMany: ({ count }) => `On compte de 1 à 24 rangs; il y en a ${count}.`,

  // Fields of a question.
  notAHole: ({ text }) => `Un pointage est un trou de 0 à 120; ${quoted(text)} n’en est pas un.`,
  scoreIsText: ({ text }) => `Un pointage est un nombre de 0 à 120, mais ${quoted(text)} est du texte.`,
  cardsMissing: missing(someCards),
  notCards: other(someCards),
  gridMissing: missing(sixteenCells),
  notAGrid: other(sixteenCells),
  ranksMissing: missing(someRanks),
  notRanks: other(someRanks),
  turnsMissing: (parts) => lacks(parts, someTurns(parts)),
  notTurns: (parts) => `${quoted(parts.field)} devrait dire ${someTurns(parts)}, pas ${quoted(parts.text)}.`,
  playerMissing: missing(aPlayer),
  notAPlayer: other(aPlayer),
  notALevelOrThrow: ({ player, levels, ways }) =>
    `${quoted(player)} n’est pas un joueur\u00a0: écrivez un niveau (${anyOf(levels)}) ou une façon d’écarter (${anyOf(ways)}).`,
  notAThrow: ({ way, ways }) => `${quoted(way)} n’est pas une façon d’écarter\u00a0: écrivez ${anyOf(ways)}.`,
  notAPlay: ({ way, ways }) => `${quoted(way)} n’est pas une façon de jouer\u00a0: écrivez ${anyOf(ways)}.`,
  wayForTwo: ({ way, ways }) => `${quoted(way)} est pour deux joueurs\u00a0: écrivez ${anyOf(ways)}.`,
  recordMissing: missing(aRecord),
  notARecord: other(aRecord),
  dealMissing: (parts) => lacks(parts, aDeal(parts)),
  notADeal: (parts) => shouldBe(parts, aDeal(parts)),
  noDealYet: 'Cette partie n’a pas encore de donne.',
  leaderMissing: missing('true si l’autre entame'),
  dealerMissing: missing('true si je donne'),
  cribMissing: missing('true si le crib est à moi'),
  notATruth: other('true ou false'),
  scoreMissing: missing('un pointage de 0 à 120'),
  seedMissing: missing('un nombre entier'),
  numberMissing: (parts) => lacks(parts, aNumber(parts)),
  notANumber: (parts) => shouldBe(parts, aNumber(parts)),
  choiceMissing: (parts) => lacks(parts, anyOf(parts.choices, quoted)),
  notAChoice: (parts) => shouldBe(parts, anyOf(parts.choices, quoted)),
  onlyForTwo: ({ field }) =>
    `À trois ou à quatre, les écarts se classent par points seulement\u00a0: n’écrivez pas ${quoted(field)}.`,
  notForPlayers: ({ field, players }) => `À ${players} joueurs, n’écrivez pas ${quoted(field)}.`,
  notPlainValues: 'Une question ne contient que des valeurs simples\u00a0: textes, nombres, true ou false, listes.',
  notASignal: 'Le signal d’une question doit être un AbortSignal.',

  // The play.
  playTooLong: 'C’est trop long pour un jeu.',
  notASide: ({ text, sides }) =>
    `${quoted(text)} n’est pas un joueur\u00a0: écrivez ${anyOf(sides)} devant chaque carte.`,
  sideWithoutCard: ({ text }) => `Après ${quoted(text)}, écrivez la carte jouée.`,
  notOneCard: ({ text }) => `On joue une carte à la fois; ${quoted(text)} n’est pas une seule carte.`,
  notKept: ({ card }) => `${capital(the(card))} n’est pas une des quatre cartes gardées.`,
  ourGoWithPlayableCard: ({ card }) => `Au lieu de dire go, j’aurais dû jouer ${the(card)}.`,
  impossiblePlay: 'Ce jeu est impossible.',
  playIsOver: 'Le jeu est fini.',
  notOurTurn: 'C’est à l’autre de jouer.',
  fifthCard: (parts, areNames) => notPlay(parts, areNames, `ce serait ${fifth(parts.by, areNames)} cinquième carte`),
  cardHeldBack: (parts, areNames) =>
    notPlay(parts, areNames, `à ${parts.count}, cette carte aurait fait ${parts.sum}, donc il fallait alors la jouer`),
  poneLeads: (parts, areNames) =>
    notPlay(parts, areNames, `${leads(parts.turn, areNames)}, car ${deals(parts.dealer, areNames)}`),
  leadAfter31: (parts, areNames) => notPlay(parts, areNames, `après 31, ${leads(parts.turn, areNames)}`),
  leadAfterGo: (parts, areNames) =>
    notPlay(parts, areNames, `cette carte aurait fait ${parts.sum}, et après un go, ${leads(parts.turn, areNames)}`),
  notTheTurn: (parts, areNames) =>
    notPlay(
      parts,
      areNames,
      `c’était à ${whom(parts.turn, areNames)} de jouer, et à ${parts.count}, toute carte peut être jouée`,
    ),
  cardAfterGame: (parts, areNames) => notPlay(parts, areNames, 'la partie était finie à 121'),
  goAfterPlay: ({ by }, areNames) => notGo(by, areNames, 'le jeu était fini'),
  goAtNewCount: ({ by }, areNames) => notGo(by, areNames, 'toute carte peut commencer un nouveau compte'),
  goWhereAnyCardFits: ({ by, count }, areNames) => notGo(by, areNames, `à ${count}, toute carte peut être jouée`),

  // Errors in game records: the names of the players, and the first line of a deal.
  recordTooLong: 'C’est trop long pour le relevé d’une seule partie.',
  recordsTooLong: 'C’est trop long pour un fichier de parties.',
  noPlayers: 'Un relevé commence par le nom des joueurs, comme Ann - Ben.',
  playersUnclear: 'Trois joueurs s’écrivent Ann - Ben - Cas, et quatre Ann + Cas - Ben + Dee.',
  sameNames: 'Il faut des noms différents.',
  notAName: ({ text }) => `${quoted(text)} ne peut pas être le nom d’un joueur.`,
  targetTooFar: 'Une partie se joue en 121 trous ou moins.',
  dealWithoutHead: 'Une donne commence par son numéro ou par le pointage, comme 1. 0-0*.',
  firstDealerMissing: 'Mettez une étoile après le pointage du premier donneur, comme 0-0*.',
  firstOfFourMissing: 'Mettez une étoile après le nom du premier donneur, comme Ann + Cas - Ben + Dee*.',
  scoreNotOfSides: ({ count, text }) =>
    `Le pointage a ${count} nombres dans cette partie\u00a0: ce n’est donc pas ${text}.`,
  overBeforeFirstDeal: 'La partie était finie avant la première donne.',
  wonBeforeDeal: ({ player }) => `${player} avait gagné avant cette donne.`,
  tooManyDeals: 'Aucune partie n’a autant de donnes.',
  dealDiffers: ({ deal }) => `Ce devrait être la donne ${deal}.`,
  dealerDiffers: ({ dealer, deal }) => `À la donne ${deal}, c’est ${dealer} qui donne.`,
  scoreDiffers: ({ deal, score, text }) => `Avant la donne ${deal}, le pointage est ${score}, pas ${text}.`,

  // Errors in game records: the other lines of a deal.
  notALine: ({ text }) => `${quoted(text)} n’est pas une ligne d’un relevé.`,
  unknownPlayer: ({ text }) => `${quoted(text)} n’est pas un des joueurs.`,
  secondStarter: 'Une donne n’a qu’une retourne.',
  fiveOfRank: 'Il y a plus de quatre cartes de ce rang dans cette donne.',
  handTwice: ({ player }) => `Les cartes ${de(player)} apparaissent deux fois.`,
  cribTwice: 'Les cartes du crib apparaissent deux fois.',
  bracketsNotThrown: 'Entre parenthèses vont les cartes écartées.',
  handNotSix: ({ player }) => `${player} a six cartes\u00a0: quatre à garder et deux à écarter.`,
  handNotFive: ({ player }) => `${player} a cinq cartes\u00a0: quatre à garder et une à écarter.`,
  cribNotFour: 'Le crib a quatre cartes.',
  cribSuitUnclear: ({ rank, card }) =>
    `Plusieurs joueurs ont écarté ${aRank(rank)}\u00a0: écrivez ${the(card)} dans l’écart d’où vient cette carte.`,
  bracketsWithoutCard: 'Après une carte, écrivez le compte et ses points entre parenthèses, comme (15-2).',
  playNotOneCard: ({ text }) => `Le jeu s’écrit une carte à la fois; ${quoted(text)} n’est pas une seule carte.`,
  holesWithoutPlayer: 'Avant les trous vient le nom de qui les a marqués, comme Ann 3.',
  playerWithoutHoles: 'Après le nom d’un joueur vient le nombre de trous marqués.',
  notHoles: ({ text }) => `${quoted(text)} n’est pas un nombre de trous.`,
  notPoints: ({ text }) => `${quoted(text)} n’est pas un nombre de points.`,
  notAFinal: 'Le pointage final s’écrit comme final: 121-98.',
  finalTwice: 'Le pointage final apparaît deux fois.',
  lineAfterFinal: 'Le pointage final doit être la dernière ligne d’une partie.',

  // Records: impossible events.
  notHeld: ({ player, card }) => `${player} n’a pas ${the(card)}.`,
  ninthCard: ({ card }) => `Toutes les cartes étaient déjà jouées avant ${the(card)}.`,
  goWithPlayableCard: ({ player, count, card }) =>
    `${player} ne pouvait pas dire go\u00a0: à ${count}, on peut jouer ${the(card)}.`,
  goBeforeFirstCard: 'On ne peut pas dire go avant la première carte.',
  countDiffers: ({ count, text }) => `À cet endroit, le compte est ${count}, pas ${text}.`,
  pointsDiffer: ({ points, text }) => `Cette carte marque ${points}, pas ${text}.`,
  fourthShow: 'Une donne a un compte pour chaque main et un pour le crib.',
  handUnknown: ({ player }) =>
    `Écrivez les points de la main ${de(player)}\u00a0: on ne connaît pas toutes ses cartes.`,
  cribUnknown: ({ player }) => `Écrivez les points du crib ${de(player)}\u00a0: on ne connaît pas toutes ses cartes.`,
  handDiffers: ({ player, points, text }) => `La main ${de(player)} compte ${points}, pas ${text}.`,
  cribDiffers: ({ player, points, text }) => `Le crib ${de(player)} compte ${points}, pas ${text}.`,
  handOutOfRange: ({ player, least, most, text }) => `La main ${de(player)} compte de ${least} à ${most}, pas ${text}.`,
  cribOutOfRange: ({ player, least, most, text }) => `Le crib ${de(player)} compte de ${least} à ${most}, pas ${text}.`,
  impossiblePoints: ({ points }) => `Aucune main ne compte ${points}.`,
  pegTooFar: ({ target }) => `Une fiche avance de 1 à ${target} trous.`,
  pegAfterWin: ({ winner, player, points }) =>
    `${winner} avait gagné avant les ${points} points ${de(player)}\u00a0: notez les points dans l’ordre, ou le pointage final, comme final: 121-98.`,
  impossibleFinal: ({ score, text, target }) =>
    `De ${score}, la partie ne peut pas finir à ${text}\u00a0: un camp doit avoir ${target}.`,
  reviewForTwo: 'Seule une partie à deux peut être analysée.',

  // Notations of other programs.
  noGames: 'Aucune partie dans cette notation.',
  tagMisplaced: ({ text }) => `${quoted(text)} n’a pas sa place ici.`,
  pointsNotCards: 'SP a les points de chaque carte de P.',
  actionMisplaced: ({ text }) => `${quoted(text)} n’a pas sa place ici.`,

  // Tables.
  tableMissing: ({ table }) => `Il manque le tableau ${missingTables[table as TableName]}.`,
  tableOtherVersion: faulty('vient d’une autre version'),
  tableOtherKind: faulty('n’a pas les bonnes dimensions'),
  tableChanged: faulty('est endommagé'),
  tableWithoutEnd: faulty('ne finit pas où il faut'),
  tableCutShort: faulty('finit trop tôt'),
  tableThrowsUndealt: faulty('écarte des cartes qui n’ont pas été données'),
  tablePlaysUnheld: faulty('joue des cartes qui ne sont pas en main'),
  tableWithoutScores: faulty('n’a pas de grille de pointages'),
  tableOverDirected: faulty('a trop de directions'),
  tableBadChance: faulty('contient une chance impossible'),
  tableBadSum: faulty('ne donne pas le bon total'),
  notATable: (parts) => `Ce n’est pas un ${aTable(parts)}.`,
  unknownTable: ({ text }) => `${quoted(text)} n’est pas un tableau que ce moteur lit.`,
  tableNotLoaded: ({ table }) => `Le tableau ${quoted(table)} n’a pas pu être chargé.`,
  noTablesHere: 'Cette partie du moteur n’utilise aucun tableau.',
  solvedPlayMissing: 'Il manque l’état du jeu résolu.',
};

/** Says an error in French. An error without a reason is not from the engine, so its message is in French already. */
export const sayError = ({ code, reason, parts = {}, message }: Refused): string => {
  const sentence =
    reason && (sentences[reason] as string | ((given: typeof parts, areNames: boolean) => string) | undefined);
  return (typeof sentence === 'function' ? sentence(parts, code === 'badRecord') : sentence) ?? message;
};
