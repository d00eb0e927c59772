import type { Card, Rank } from '../../../engine/types.js';
import type { Refused } from '../../../ui/messages/engine.js';
import { de } from './grammar.js';
import { theCard, theRank } from './words.js';

// The errors of the engine. Each English sentence has a French one; its blanks, such as `{card}`, are said in French before they are
// put into it. A sentence stands before those that would take it for theirs. `tests/app/french/errors.test.ts` reads the sources of
// the engine and says which sentence is missing.

type Sentences = readonly (readonly [english: string, french: string | ((...blanks: string[]) => string)])[];

/** What a blank may hold, and how that is said. */
interface Blank {
  readonly pattern: string;
  readonly say: (english: string) => string;
}

const quoted = (text: string): string => `«\u00a0${text}\u00a0»`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const rankWords = 'ace two three four five six seven eight nine ten jack queen king'.split(' ');
const suitWords = 'spades hearts diamonds clubs'.split(' ');

const namedCard = (name: string): string => {
  const [rank = '', suit = ''] = name.split(' of ');
  return theCard(`${'A23456789TJQK'[rankWords.indexOf(rank)]}${'SHDC'[suitWords.indexOf(suit)]}` as Card);
};

const theSeen = (seen: string): string => (seen.length > 1 ? theCard(seen as Card) : theRank(seen as Rank));
const oneOfRank = (rank: string): string =>
  theRank(rank as Rank)
    .replace(/^la /, 'une ')
    .replace(/^(le |l’)/, 'un ');

const same = (text: string): string => text;

const blanks: Record<string, Blank> = {
  text: { pattern: '[\\s\\S]*', say: same },
  word: { pattern: '\\w*', say: same },
  was: { pattern: 'was|were', say: same },
  number: { pattern: '\\d+', say: same },
  score: { pattern: '\\d+-\\d+', say: same },
  /** `five of hearts`, which is `le 5 de cœur`. */
  card: { pattern: `(?:${rankWords.join('|')}) of (?:${suitWords.join('|')})`, say: namedCard },
  /** `5H`, or `5` where nobody saw the suit. */
  seen: { pattern: '[A2-9TJQK][SHDC]?', say: theSeen },
  rank: { pattern: '[A2-9TJQK]', say: oneOfRank },
  cards: {
    pattern: '[A2-9TJQK][SHDC](?: [A2-9TJQK][SHDC])*',
    say: (cards) => cards.split(' ').map(theSeen).join(', '),
  },
  choice: {
    pattern: '“\\w+”(?:, “\\w+”)* or “\\w+”',
    say: (choice) => choice.replace(' or ', ' ou ').replace(/“(\w+)”/g, (_, word) => quoted(word)),
  },
  names: { pattern: '\\w+(?:, \\w+)* or \\w+', say: (names) => names.replace(' or ', ' ou ') },
};

const signs = /[.*+?^$()|[\]\\]/g;
const sourceOf = (english: string, open: string): string =>
  english.replace(signs, '\\$&').replace(/\{(\w+)\}/g, (_, blank) => `${open}${blanks[blank]?.pattern})`);

const readerOf = (sentences: Sentences): ((english: string) => string | undefined) => {
  const readers = sentences.map(([english, french]) => {
    const pattern = new RegExp(`^${sourceOf(english, '(')}$`);
    const kinds = [...english.matchAll(/\{(\w+)\}/g)].map(([, kind = '']) => kind);
    return { pattern, say: typeof french === 'string' ? () => french : french, kinds };
  });
  return (english) => {
    for (const { pattern, say, kinds } of readers) {
      const found = pattern.exec(english);
      if (found) return say(...kinds.map((kind, at) => blanks[kind]?.say(found[at + 1] ?? '') ?? ''));
    }
    return undefined;
  };
};

/** A blank that holds one of these. */
const oneOf = (sentences: Sentences): Blank => {
  const read = readerOf(sentences);
  return {
    pattern: sentences.map(([english]) => sourceOf(english, '(?:')).join('|'),
    say: (english) => read(english) ?? english,
  };
};

blanks.wanted = oneOf([
  ['A hand has at least one card', 'Une main a au moins une carte'],
  ['A hand with a starter has one to four cards', 'Avec une retourne, une main a d’une à quatre cartes'],
  ['A hand waiting for its starter has four cards', 'Une main qui attend sa retourne a quatre cartes'],
  ['Some card must be left to be the starter', 'Il doit rester une carte pour la retourne'],
  ['The starter is one card', 'La retourne est une seule carte'],
  ['Six cards are dealt', 'On reçoit six cartes'],
  ['Four cards are kept', 'On garde quatre cartes'],
  ['Two cards are thrown', 'On écarte deux cartes'],
  ['{number} cards belong here', (cards) => `Il faut ${cards} cartes ici`],
]);

blanks.given = oneOf([
  ['none {was}', 'il n’y en a aucune'],
  ['1 {was}', 'il y en a une'],
  ['{number} {was}', (cards) => `il y en a ${cards}`],
]);

blanks.need = oneOf([
  ['cards, like 5H TD', 'des cartes, comme 5H TD'],
  ['ranks, like A2233444', 'des rangs, comme A2233444'],
  ['who played what, like us 5H, them TD', 'qui a joué quoi, comme us 5H, them TD'],
  ['a player, like points/greedy', 'un joueur, comme points/greedy'],
  ['a game as docs/RECORD.md writes it', 'une partie écrite comme dans docs/RECORD.md'],
  ['true or false', 'true ou false'],
  ['true when they lead', 'true quand l’autre entame'],
  ['true when we deal', 'true quand je donne'],
  ['true when the crib is ours', 'true quand le crib est à moi'],
  ['a whole number', 'un nombre entier'],
  ['a whole number from {number} to {number}', (least, most) => `un nombre entier de ${least} à ${most}`],
  ['a score from 0 to 120', 'un pointage de 0 à 120'],
  ['the number of a deal, 1 to {number}', (deals) => `le numéro d’une donne, de 1 à ${deals}`],
  ['{choice}', same],
]);

// Behind `le tableau`.
blanks.table = oneOf([
  ['throws', 'des écarts'],
  ['openings', 'des débuts du jeu'],
  ['stakes', 'des enjeux'],
  ['the play', 'du jeu'],
  ['the board', 'de la planche'],
  ['what is pegged', 'des points marqués'],
  ['what players throw', 'des écarts'],
  ['what hands peg', 'de ce que marquent les mains'],
  ['how the play opens', 'des débuts du jeu'],
  ['what lead and reply win', 'de ce que gagnent l’entame et la réponse'],
  ['how pegs are spread', 'de la répartition des points marqués'],
  ['what scores are worth', 'de la valeur des pointages'],
]);

blanks.fault = oneOf([
  ['is of another version', 'est d’une autre version'],
  ['is of another kind', 'est d’une autre sorte'],
  ['is not as it was made', 'a été altéré'],
  ['does not end where it should', 'ne finit pas où il faut'],
  ['ends too early', 'finit trop tôt'],
  ['throws what was not dealt', 'écarte des cartes qui n’ont pas été données'],
  ['lays what is not held', 'joue des cartes qui ne sont pas en main'],
  ['has no grid of scores', 'n’a pas de grille de pointages'],
  ['has no grid of hands', 'n’a pas de grille de mains'],
  ['has too many directions', 'a trop de directions'],
  ['has a chance that is none', 'a une chance impossible'],
  ['does not add up', 'ne donne pas le bon total'],
]);

blanks.leads = oneOf([
  ['we lead', 'c’est à moi d’entamer'],
  ['they lead', 'c’est à l’autre d’entamer'],
  ['{text} leads', (name) => `c’est à ${name} d’entamer`],
]);

blanks.deals = oneOf([
  ['we deal', 'je donne'],
  ['they deal', 'l’autre donne'],
  ['{text} deals', (name) => `${name} donne`],
]);

blanks.turn = oneOf([
  ['our turn', 'à moi de jouer'],
  ['their turn', 'à l’autre de jouer'],
  ["{text}'s turn", (name) => `à ${name} de jouer`],
]);

blanks.reason = oneOf([
  ['it was played before', 'cette carte a déjà été jouée'],
  ['it would be our fifth card', 'ce serait ma cinquième carte'],
  ['it would be {text} fifth card', () => 'ce serait sa cinquième carte'],
  [
    'at {number} it would have made {number}, and it was not played',
    (count, sum) => `à ${count}, cette carte aurait fait ${sum}, et elle n’a pas été jouée`,
  ],
  ['{leads}, since {deals}', (leads, deals) => `${leads}, car ${deals}`],
  ['after 31 {leads}', (leads) => `après 31, ${leads}`],
  [
    'it would have made {number}, and after a go {leads}',
    (sum, leads) => `cette carte aurait fait ${sum}, et après un go, ${leads}`,
  ],
  [
    'it was {turn}, and at {number} any card can be played',
    (turn, count) => `c’était ${turn}, et à ${count}, toute carte peut être jouée`,
  ],
  ['the game was over at 121', 'la partie était finie à 121'],
  ['the play was over', 'le jeu était fini'],
  ['a new count begins', 'un nouveau compte commence'],
  ['at {number} any card can be played', (count) => `à ${count}, toute carte peut être jouée`],
]);

blanks.couldNot = oneOf([
  ['We could not', 'Je ne pouvais pas'],
  ['They could not', 'L’autre ne pouvait pas'],
  ['{text} could not', (name) => `${name} ne pouvait pas`],
]);

/** An English sentence of the engine in French; nothing where nobody has written it. */
export const inFrench = readerOf([
  // Cards.
  [
    '“{text}” is not a card: write a rank and a suit, like 5H or TD.',
    (text) => `${quoted(text)} n’est pas une carte\u00a0: écrivez le rang et l’enseigne, comme 5H ou TD.`,
  ],
  [
    '“{text}” is not a rank: write A, 2 to 9, T or 10, J, Q or K.',
    (text) => `${quoted(text)} n’est pas un rang\u00a0: écrivez A, 2 à 9, T ou 10, J, Q ou K.`,
  ],
  ['That is too long to be a list of cards.', 'C’est trop long pour une liste de cartes.'],
  ['The {card} is there twice.', (card) => `${capital(card)} y est deux fois.`],
  ['Not in the deck any more: {cards}. It is out already.', (card) => `${capital(card)} est déjà hors du paquet.`],
  [
    'Not in the deck any more: {cards}. They are out already.',
    (cards) => `Ces cartes sont déjà hors du paquet\u00a0: ${cards}.`,
  ],
  ['{wanted}; {given} given.', (wanted, given) => `${wanted}; ${given}.`],
  [
    'From 1 to 24 ranks can be counted; {number} were given.',
    (ranks) => `On compte de 1 à 24 rangs; il y en a ${ranks}.`,
  ],

  // Scores and other parts of a question.
  [
    'A score is a hole from 0 to 120; “{text}” is not.',
    (text) => `Un pointage est un trou de 0 à 120; ${quoted(text)} n’en est pas un.`,
  ],
  [
    'A score is a number from 0 to 120; “{text}” is a text, not a number.',
    (text) => `Un pointage est un nombre de 0 à 120; ${quoted(text)} est un texte, pas un nombre.`,
  ],
  [
    'This question needs “{word}”: {need}.',
    (field, need) => `Il manque ${quoted(field)} à cette question\u00a0: ${need}.`,
  ],
  [
    '“{word}” should be {need}, not “{text}”.',
    (field, need, text) => `${quoted(field)} devrait être ${need}, pas ${quoted(text)}.`,
  ],
  [
    '“{text}” is not a way to throw: write {names}.',
    (text, names) => `${quoted(text)} n’est pas une façon d’écarter\u00a0: écrivez ${names}.`,
  ],
  [
    '“{text}” is not a way to play: write {names}.',
    (text, names) => `${quoted(text)} n’est pas une façon de jouer\u00a0: écrivez ${names}.`,
  ],
  [
    'A question is made of plain values: texts, numbers, truths and lists.',
    'Une question est faite de valeurs simples\u00a0: textes, nombres, true ou false, listes.',
  ],
  ['The signal of a question is an AbortSignal.', 'Le signal d’une question est un AbortSignal.'],

  // The play.
  ['That is too long to be a play of eight cards.', 'C’est trop long pour un jeu de huit cartes.'],
  [
    '“{text}” is not a player: write us or them before each card, like us 5H.',
    (text) => `${quoted(text)} n’est pas un joueur\u00a0: écrivez us ou them devant chaque carte, comme us 5H.`,
  ],
  ['“{text}” needs the card that was played after it.', (text) => `Il manque la carte jouée après ${quoted(text)}.`],
  [
    'One card is played at a time; “{text}” is not one card.',
    (text) => `On joue une carte à la fois; ${quoted(text)} n’est pas une seule carte.`,
  ],
  ['The {card} is not one of the four we kept.', (card) => `${capital(card)} n’est pas une des quatre cartes gardées.`],
  ['We would have had to lay the {card} when we said go.', (card) => `Au lieu de dire go, j’aurais dû jouer ${card}.`],
  ['That play is impossible.', 'Ce jeu est impossible.'],
  ['The play is over.', 'Le jeu est fini.'],
  ['It is their turn.', 'C’est à l’autre de jouer.'],
  [
    '{text} could not say go: at {number} the {seen} fits.',
    (name, count, seen) => `${name} ne pouvait pas dire go\u00a0: à ${count}, on peut jouer ${seen}.`,
  ],
  ['{couldNot} play the {card}: {reason}.', (couldNot, card, reason) => `${couldNot} jouer ${card}\u00a0: ${reason}.`],
  ['{couldNot} play the {seen}: {reason}.', (couldNot, seen, reason) => `${couldNot} jouer ${seen}\u00a0: ${reason}.`],
  ['{couldNot} say go: {reason}.', (couldNot, reason) => `${couldNot} dire go\u00a0: ${reason}.`],

  // Records: the players and the head of a deal.
  ['That is too long to be the record of one game.', 'C’est trop long pour le relevé d’une seule partie.'],
  [
    'A record begins with the players, like Ann - Ben.',
    'Un relevé commence par le nom des deux joueurs, comme Ann - Ben.',
  ],
  ['Two players need two names.', 'Il faut deux noms différents.'],
  ["“{text}” cannot be a player's name.", (text) => `${quoted(text)} ne peut pas être le nom d’un joueur.`],
  ['A game is to 121 holes, or to fewer.', 'Une partie se joue en 121 trous ou moins.'],
  [
    'A deal begins with its number or its score, like 1. 0-0*.',
    'Une donne commence par son numéro ou par le pointage, comme 1. 0-0*.',
  ],
  [
    "Say who deals first: a star behind the dealer's score, like 0-0*.",
    'Dites qui donne en premier\u00a0: une étoile après le pointage du donneur, comme 0-0*.',
  ],
  ['The game was over before its first deal.', 'La partie était finie avant la première donne.'],
  ['{text} had won before this deal.', (name) => `${name} avait gagné avant cette donne.`],
  [
    '{text} had won before {text} pegged {number}: write pegs in their order, or the score at the end as final: 121-98.',
    (winner, name, points) =>
      `${winner} avait gagné avant les ${points} points ${de(name)}\u00a0: notez les points dans l’ordre, ou le pointage final comme final: 121-98.`,
  ],
  [
    'From {score} the game cannot end {score}: one player has {number}.',
    (from, end, target) => `De ${from}, la partie ne peut pas finir à ${end}\u00a0: l’un des deux a ${target}.`,
  ],
  ['Write the score at the end like final: 121-98.', 'Écrivez le pointage de la fin comme final: 121-98.'],
  ['The score at the end is there twice.', 'Le pointage de la fin y est deux fois.'],
  ['The score at the end is the last line of a game.', 'Le pointage de la fin est la dernière ligne d’une partie.'],
  ['This game has no deal yet.', 'Cette partie n’a pas encore de donne.'],
  ['A game has fewer deals than that.', 'Une partie a moins de donnes que ça.'],
  ['This is deal {number}.', (deal) => `C’est la donne ${deal}.`],
  ['{text} deals deal {number}.', (name, deal) => `À la donne ${deal}, c’est ${name} qui donne.`],
  [
    'The score before deal {number} is {score}, not {score}.',
    (deal, is, not) => `Avant la donne ${deal}, le pointage est ${is}, pas ${not}.`,
  ],

  // Records: the lines of a deal.
  ['“{text}” is not a line of a record.', (text) => `${quoted(text)} n’est pas une ligne d’un relevé.`],
  ['“{text}” is neither of the players.', (text) => `${quoted(text)} n’est pas un des deux joueurs.`],
  ['The starter is one card.', 'La retourne est une seule carte.'],
  ['More than four cards of that rank are in this deal.', 'Il y a plus de quatre cartes de ce rang dans cette donne.'],
  ['The cards of the crib are there twice.', 'Les cartes du crib y sont deux fois.'],
  ['The cards of {text} are there twice.', (name) => `Les cartes ${de(name)} y sont deux fois.`],
  ['Two cards are thrown, and stand in the brackets.', 'Entre parenthèses vont les deux cartes écartées.'],
  [
    '{text} has six cards: four to keep and two to throw.',
    (name) => `${name} a six cartes\u00a0: quatre à garder et deux à écarter.`,
  ],
  ['The crib has four cards, two from each player.', 'Le crib a quatre cartes, deux de chaque joueur.'],
  [
    'Both players threw a {rank}: write the suit where the {seen} was thrown.',
    (rank, seen) => `Chaque joueur a écarté ${rank}\u00a0: écrivez l’enseigne dans l’écart où va ${seen}.`,
  ],
  ['After a card comes what it made, like (15-2).', 'Après une carte vient ce qu’elle a fait, comme (15-2).'],
  [
    'The play has one card after the other; “{text}” is not one.',
    (text) => `Le jeu s’écrit une carte à la fois; ${quoted(text)} n’est pas une carte.`,
  ],
  ['Write the player before the holes, like Ann 3.', 'Avant les trous vient le nom de qui les a marqués, comme Ann 3.'],
  ["Write the number of holes after the player's name.", 'Après le nom d’un joueur vient le nombre de trous marqués.'],
  ['“{text}” is not a number of holes.', (text) => `${quoted(text)} n’est pas un nombre de trous.`],
  ['“{text}” is not a number of points.', (text) => `${quoted(text)} n’est pas un nombre de points.`],

  // Records: what cannot have been.
  ['{text} does not hold the {seen}.', (name, seen) => `${name} n’a pas ${seen}.`],
  [
    'All eight cards of the play were laid before the {seen}.',
    (seen) => `Les huit cartes du jeu étaient jouées avant ${seen}.`,
  ],
  ['Nobody says go before the first card.', 'Personne ne dit go avant la première carte.'],
  ['The count is {number} there, not {number}.', (is, not) => `À cet endroit, le compte est ${is}, pas ${not}.`],
  ['That card pegs {number}, not {number}.', (is, not) => `Cette carte marque ${is}, pas ${not}.`],
  ['A deal has three shows: two hands and the crib.', 'Une donne a trois comptes\u00a0: deux mains et le crib.'],
  [
    "Write the points of {text}'s hand: not all of its cards are known.",
    (name) => `Écrivez les points de la main ${de(name)}\u00a0: on ne connaît pas toutes ses cartes.`,
  ],
  [
    "Write the points of {text}'s crib: not all of its cards are known.",
    (name) => `Écrivez les points du crib ${de(name)}\u00a0: on ne connaît pas toutes ses cartes.`,
  ],
  ["{text}'s hand counts {number}, not {number}.", (name, is, not) => `La main ${de(name)} compte ${is}, pas ${not}.`],
  [
    "{text}'s hand counts {number} to {number}, not {number}.",
    (name, least, most, not) => `La main ${de(name)} compte de ${least} à ${most}, pas ${not}.`,
  ],
  ["{text}'s crib counts {number}, not {number}.", (name, is, not) => `Le crib ${de(name)} compte ${is}, pas ${not}.`],
  [
    "{text}'s crib counts {number} to {number}, not {number}.",
    (name, least, most, not) => `Le crib ${de(name)} compte de ${least} à ${most}, pas ${not}.`,
  ],
  ['No hand counts {number}.', (points) => `Aucune main ne compte ${points}.`],
  ['A peg moves 1 to {number} holes.', (holes) => `Une fiche avance de 1 à ${holes} trous.`],

  // Tables and the engine itself.
  ['The table of {table} is missing.', (table) => `Il manque le tableau ${table}.`],
  ['The table of {table} {fault}.', (table, fault) => `Le tableau ${table} ${fault}.`],
  ['That is not a table of {table}.', (table) => `Ce n’est pas un tableau ${table}.`],
  [
    '“{text}” is not a table that this engine reads.',
    (text) => `${quoted(text)} n’est pas un tableau que ce moteur lit.`,
  ],
  ['The table “{text}” could not be loaded.', (text) => `Le tableau ${quoted(text)} n’a pas pu être chargé.`],
  ['Nothing here reads a table.', 'Rien ici ne lit de tableau.'],
  ['The solved play needs its state, which is not there.', 'Il manque au jeu résolu son état.'],
  [
    'Only the native command line has room for the solved play.',
    'Seule la ligne de commande native a assez de place pour le jeu résolu.',
  ],
  ['The engine gave no answer.', 'Le moteur n’a pas répondu.'],
  ['The engine could not be started.', 'Le moteur n’a pas pu démarrer.'],
  ['The engine is closed.', 'Le moteur est fermé.'],
  ['The engine was closed.', 'Le moteur a été fermé.'],
  ['A newer question took its place.', 'Une question plus récente a pris sa place.'],
]);

/** What is already in French, as a sentence of our own is, stays as it is. */
export const sayError = ({ message }: Refused): string => inFrench(message) ?? message;
