import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// The style sheets take the markers from lists. Safari then tells VoiceOver of a list only if it has the role, or if it is
// in a `nav`. An empty `list-style-type` would not do, because many items are laid out as a grid and so cannot have a marker.

const web = new URL('../../web/', import.meta.url);
const folders = ['app', 'element', 'embed', 'ui'];

/** Returns the tags that open a list in the templates of a folder, with their files. */
const listsIn = (folder: string): readonly string[] =>
  readdirSync(new URL(`${folder}/`, web), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const text = readFileSync(new URL(`${folder}/${file}`, web), 'utf8');
      return [...text.matchAll(/<[ou]l\b[^>]*>/g)].map(([tag]) => `${folder}/${file}: ${tag}`);
    });

test('every list has the role of a list', () => {
  const lists = folders.flatMap(listsIn);
  expect(lists.length).toBeGreaterThan(15);
  expect(lists.filter((list) => !list.includes(' role="list"'))).toEqual([]);
});
