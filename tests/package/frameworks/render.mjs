// Prints, as JSON, the HTML that a server with each framework writes for the elements, if the crib is ours and if it is not.
// Also writes client.js, which hydrate.mjs needs. A test runs this script in build/frameworks, where the frameworks are
// installed.
import { writeFileSync } from 'node:fs';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { createElement, Fragment } from 'react';
import { renderToString as renderReact } from 'react-dom/server';
import { compile } from 'svelte/compiler';
import { render } from 'svelte/server';
import { createSSRApp, h as vue } from 'vue';
import { renderToString as renderVue } from 'vue/server-renderer';
import { elementsWith } from './elements.mjs';

const tags = elementsWith(true).map(([tag, properties]) => {
  const given = Object.keys(properties).map((name) => `${name}={all['${tag}'].${name}}`);
  return `<${tag} ${given.join(' ')}></${tag}>`;
});
const source = `<script>
import { elementsWith } from './elements.mjs';
let { crib } = $props();
let changed = $state(crib);
let all = $derived(Object.fromEntries(elementsWith(changed)));
export const change = (crib) => { changed = crib; };
</script>
${tags.join('\n')}`;
writeFileSync('server.js', compile(source, { generate: 'server' }).js.code);
writeFileSync('client.js', compile(source, { generate: 'client' }).js.code);
const { default: Elements } = await import(`${process.cwd()}/server.js`);

const inReact = ([tag, properties]) => createElement(tag, { key: tag, ...properties });

const written = {};
for (const crib of [true, false]) {
  const elements = elementsWith(crib);
  written[crib] = {
    react: renderReact(createElement(Fragment, null, ...elements.map(inReact))),
    preact: elements.map((each) => renderToString(h(...each))).join(''),
    vue: await renderVue(createSSRApp({ render: () => elements.map((each) => vue(...each)) })),
    svelte: render(Elements, { props: { crib } }).body,
  };
}
console.log(JSON.stringify(written));
