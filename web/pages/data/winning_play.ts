import { type Column, chanceColumn, type Published } from './published.js';
import { read, rowsOf } from './source_tables.js';

// Publishes the table of how much the win chances change when players play to win instead of for points.
// cpp/solve/winning writes the table.

const columns = [
  { name: 'dealer_needs', type: 'integer', description: 'The holes that the dealer needs', unit: 'holes' },
  { name: 'pone_needs', type: 'integer', description: 'The holes that the pone needs', unit: 'holes' },
  chanceColumn('points_play', 'How often the dealer wins when both play for points'),
  chanceColumn('dealer_gains', 'What the dealer gains who alone plays the best answer to a pone who plays for points'),
  chanceColumn('pone_gains', 'What the pone gains who alone plays the best answer to a dealer who plays for points'),
  chanceColumn('winning_play', 'How often the dealer wins when both play to win'),
  chanceColumn('dealer_could', 'What the dealer could still gain against the solved play of the pone'),
  chanceColumn('pone_could', 'What the pone could still gain against the solved play of the dealer'),
] as const satisfies readonly Column[];

const file = 'winning-play.csv';

export const publishedWinningPlay: Published = {
  file,
  title: 'The play for points and the play to win, when the play begins',
  error: 'the last two columns bound how far the solved play is from an equilibrium',
  columns,
  key: ['dealer_needs', 'pone_needs'],
  rows: rowsOf(read(file), columns.map(({ name }) => name).join(',')),
};
