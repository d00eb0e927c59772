import type { Answerer } from './client.js';
import { resultOf } from './errors.js';
import type { LoadTable } from './tables.js';
import type { TableName } from './types.js';

/**
 * Gives tables to `answerer`. One that several questions wait for is fetched once; one that could not be had is fetched anew
 * for the next.
 */
export const createGiver = (answerer: Answerer, loadTable: LoadTable) => {
  const coming = new Map<TableName, Promise<unknown>>();
  return (table: TableName): Promise<unknown> => {
    const given =
      coming.get(table) ??
      loadTable(table)
        .then((bytes) => answerer.giveTable(table, bytes))
        .then(resultOf)
        .finally(() => coming.delete(table));
    coming.set(table, given);
    return given;
  };
};
