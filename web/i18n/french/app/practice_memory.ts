import type { practiceMemoryWords } from '../../../app/messages/practice_memory.js';
import type { CostUnit, Tally } from '../../../app/state/slices/practice.js';
import { daysBetween } from '../../../exercises/dates.js';
import { percentWhole, tenths, whole } from '../../../ui/figures.js';
import type { Translation } from '../../locale.js';
import { plural } from '../shared/grammar.js';
import { capital } from './players.js';

const near = new Intl.RelativeTimeFormat('fr-CA', { numeric: 'auto' });

/** Says when a skill should be practised: `aujourd’hui`, `demain`, `dans 3 jours`. If that day is past, says today. */
const when = (due: string, today: string): string => near.format(Math.max(0, daysBetween(today, due)), 'day');

const share = ({ right, answers }: Tally): string => (answers > 0 ? percentWhole(right / answers) : '–');

/** Prints a cost with its unit, as in `4,2 %` or `0,9 point`. */
const cost = (value: number, unit: CostUnit): string => {
  if (unit === 'win') return `${tenths(value * 100)}\u00a0%`;
  return `${tenths(value)} ${plural(value, 'point', 'points', 1)}`;
};

const answers = (count: number): string => `${whole(count)} ${plural(count, 'réponse', 'réponses')}`;

export const frenchPracticeMemory: Translation<typeof practiceMemoryWords> = {
  capital,

  // Mistakes.
  noMistakes:
    'Rien ici pour l’instant. Une sorte de main que vous ratez revient ici, chaque fois avec d’autres cartes.',
  due: 'Pour aujourd’hui',
  later: 'Plus tard',
  allForToday: 'C’est tout pour aujourd’hui.',
  next: (name, due, today) => `Prochaine sorte\u00a0: ${name}, ${when(due, today)}.`,
  when,
  rightOf: (right, count) => `${whole(right)} ${plural(right, 'bonne', 'bonnes')} sur ${whole(count)}`,
  comesBack: (due, today) => `Cette sorte de question revient ${when(due, today)}.`,

  // Export and import.
  copy: 'Copier le texte',
  save: 'Enregistrer un fichier',
  open: 'Ouvrir un fichier',
  fileName: (date) => `cribbage-exercices-${date}.txt`,
  keepsNothing: 'Ce navigateur ne garde pas vos exercices. Tout s’efface quand vous fermez la page.',
  unreadable: ({ line, text }) =>
    line === 1
      ? 'Ce n’est pas un fichier d’exercices de Fifteen Two.'
      : `La ligne ${whole(line)} n’a pas sa place dans un fichier d’exercices\u00a0: ${text.trim().slice(0, 80)}`,
  added: (count) => (count === 0 ? 'Il n’y a rien de nouveau dans ce fichier.' : `Ajout de ${answers(count)}.`),

  // Progress.
  progress: 'Progrès',
  noProgress: 'Rien à montrer pour l’instant. Vos réponses paraîtront ici. Rien ne quitte cet appareil.',
  legend: (weeks) =>
    `Les ${whole(weeks)} dernières semaines, celle-ci à droite. Barre du haut\u00a0: la part de bonnes réponses. Barre du bas\u00a0: le coût moyen d’une question.`,
  table: 'La part de bonnes réponses et le coût moyen d’une question',
  columns: ['Sorte', 'Semaines', 'Bonnes', 'Quatre dernières', 'Coût'],
  share,
  cost,
  answers,
  /** Describes a row's bars, one for each week, to screen readers. */
  weeks: (weeks, unit) =>
    weeks
      .flatMap((week, at) =>
        week.answers > 0
          ? [
              `${near.format(at + 1 - weeks.length, 'week')}, ${share(week)} de bonnes réponses, coût de ${cost(week.cost, unit)}`,
            ]
          : [],
      )
      .join('; '),
  note: 'Un coût en pour cent est la chance de gagner que vous avez perdue. Ce sont des estimations.',
};
