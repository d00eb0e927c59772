// Fails if a package has a licence that is not on our list: a short list for shipped packages, or a longer one for packages
// that are used only to build and test. Reads only the lock file, so it needs no network and checks the packages of every
// platform.
import { compiled, locked, packages } from './shipped.mjs';

const shippedLicences = new Set(['MIT', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'Apache-2.0']);

// Apache-2.0 requires a notice with copies. This exception waives the notice for compiled code, so here the licence counts the
// same with and without the exception.
const exceptions = { 'Apache-2.0 WITH LLVM-exception': 'Apache-2.0' };

// Packages under these licences are not shipped, so the licences' conditions for copies do not apply to us.
const developmentLicences = {
  '0BSD': 'asks for nothing: tslib',
  'BlueOak-1.0.0': 'permissive, in plain words: glob, minimatch and their kin, of Workbox and selenium-webdriver',
  'CC-BY-4.0': 'data, not code: caniuse-lite, of Babel, of Workbox’s build',
  'CC0-1.0': 'public domain: one of the two licences of type-fest',
  'MPL-2.0': 'asks for changes to its own files, which we use unchanged: axe-core in the tests, lightningcss in Vite',
  Zlib: 'permissive: part of pako, of selenium-webdriver',
};
const everyLicence = new Set([...shippedLicences, ...Object.keys(developmentLicences)]);

/** True if the allowed licences satisfy an SPDX expression: any part of an OR, all parts of an AND. */
const isAllowed = (expression, allowed) => {
  if (typeof expression !== 'string' || expression === '') return false;
  const plain = exceptions[expression] ?? expression.replace(/^\(([^()]*)\)$/, '$1');
  const everyOf = (text) => text.split(' AND ').every((licence) => allowed.has(licence));
  return !/[()]/.test(plain) && plain.split(' OR ').some(everyOf);
};

const problems = [];
const check = (name, licence, allowed, why) => {
  if (!isAllowed(licence, allowed))
    problems.push(`${name}: ${licence ? `${licence} is not on the list of ${why}` : 'no licence'}`);
};

const all = locked();
for (const name of packages) {
  const entry = all.find(({ place }) => place === `node_modules/${name}`);
  check(name, entry?.license, shippedLicences, 'what is shipped');
}
for (const { name, licence } of compiled()) check(name, licence, shippedLicences, 'what is shipped');

for (const { place, license, integrity, resolved, hasInstallScript, dev, devOptional, link } of all) {
  check(place, license, everyLicence, 'what builds and tests');
  if (!integrity) problems.push(`${place}: no hash to check what is downloaded against`);
  if (resolved || link) problems.push(`${place}: is tied to one place it came from`);
  if (hasInstallScript) problems.push(`${place}: runs a script when it is installed`);
  if (!dev && !devOptional) problems.push(`${place}: would be installed by whoever installs ours`);
}

for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
