// Writes the bill of materials of the shipped parts to dist/sbom.json, as CycloneDX JSON: `npm run sbom`. The same sources
// always give the same bytes. With --check, instead compares the bill with the notices, and fails if a part is in only one of
// them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compiled, locked, packages } from '../check/shipped.mjs';

const target = 'dist/sbom.json';
const project = JSON.parse(readFileSync('package.json', 'utf8'));
const all = locked();

const licences = (expression) => (/[ ()]/.test(expression) ? [{ expression }] : [{ license: { id: expression } }]);
const npmRef = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const fromNpm = packages.map((name) => {
  const { version, license, integrity } = all.find(({ place }) => place === `node_modules/${name}`);
  const ref = npmRef(name, version);
  const [algorithm, hash] = integrity.split('-');
  return {
    type: 'library',
    'bom-ref': ref,
    name,
    version,
    scope: 'required',
    hashes: [{ alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(hash, 'base64').toString('hex') }],
    licenses: licences(license),
    purl: ref,
  };
});

const fromCompiler = compiled().map(({ name, version, licence }) => {
  const ref = `pkg:generic/${encodeURIComponent(name)}${version ? `@${version}` : ''}`;
  return {
    type: 'library',
    'bom-ref': ref,
    name,
    ...(version && { version }),
    scope: 'required',
    licenses: licences(licence),
    purl: ref,
  };
});

const components = [...fromNpm, ...fromCompiler];
const own = npmRef(project.name, project.version);
const bill = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: {
    component: {
      type: 'application',
      'bom-ref': own,
      name: project.name,
      version: project.version,
      description: project.description,
      licenses: licences(project.license),
      purl: own,
    },
  },
  components,
  dependencies: [{ ref: own, dependsOn: components.map((component) => component['bom-ref']) }],
};
const text = `${JSON.stringify(bill, null, 2)}\n`;

const problems = [];
// Each section of the notices has a title of the form `name version, name version`. The text before the first section lists the
// compiled code.
const notices = readFileSync('web/public/third-party-notices.txt', 'utf8');
const [, ofCompiled = '', ...parts] = notices.split('\n\n----------------------------------------\n\n');
const noticed = parts.flatMap((part) => (part.split('\n', 1)[0] ?? '').split(', ')).sort();
const billed = fromNpm.map(({ name, version }) => `${name} ${version}`).sort();
for (const each of billed) if (!noticed.includes(each)) problems.push(`${each} has no notice: run npm run notices`);
for (const each of noticed) if (!billed.includes(each)) problems.push(`${each} has a notice and is not in the bill`);
for (const { said } of compiled()) if (!ofCompiled.includes(said)) problems.push(`${said} has no notice`);
if (/:\/\/|"\/|\\\\/.test(text)) problems.push('the bill names a host or a path');

for (const problem of problems) console.error(problem);
if (!process.argv.includes('--check')) {
  mkdirSync('dist', { recursive: true });
  writeFileSync(target, text);
}
process.exit(problems.length > 0 ? 1 : 0);
