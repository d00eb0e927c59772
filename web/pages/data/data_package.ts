import { createHash } from 'node:crypto';
import { publishedBoard } from './board.js';
import { publishedAverages } from './crib_averages.js';
import { publishedPlay } from './play_leads.js';
import { csvOf, type Published } from './published.js';
import { lastMade } from './source_tables.js';
import { publishedWinningPlay } from './winning_play.js';

export const publishedTables: readonly Published[] = [
  ...publishedAverages,
  ...publishedPlay,
  publishedBoard,
  publishedWinningPlay,
];

const resourceOf = (table: Published): object => {
  const { file, title, error, columns, key } = table;
  const text = csvOf(table);
  return {
    name: file.replace('.csv', ''),
    path: file,
    title,
    ...(error && { error }),
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    bytes: Buffer.byteLength(text),
    hash: `sha256:${createHash('sha256').update(text).digest('hex')}`,
    schema: { fields: columns, primaryKey: key },
  };
};

/**
 * Returns a description of the tables that programs can read. It is a Data Package (Frictionless Data, version 1) with
 * the columns of each table, their units and their errors. `site` is the address of the whole site, if it is known.
 */
export const dataPackage = (version: string, site?: string): string =>
  `${JSON.stringify(
    {
      name: 'fifteen-two-cribbage',
      title: 'Cribbage: average cribs, leads, replies and win chances',
      version,
      created: lastMade(),
      ...(site && { homepage: site }),
      sources: [{ title: 'Fifteen Two', ...(site && { path: `${site}/about.html` }) }],
      licenses: [
        {
          name: 'CC0-1.0',
          title: 'CC0 1.0 Universal',
          path: 'https://creativecommons.org/publicdomain/zero/1.0/',
        },
      ],
      resources: publishedTables.map(resourceOf),
    },
    null,
    2,
  )}\n`;
