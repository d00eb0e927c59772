// Prints, as JSON, the HTML that a server with each framework writes for two elements whose boolean property is true or false.
// A test runs this script in build/frameworks, where the frameworks are installed.
import { writeFileSync } from 'node:fs';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { compile } from 'svelte/compiler';
import { render } from 'svelte/server';
import { createSSRApp, h as vue } from 'vue';
import { renderToString as renderVue } from 'vue/server-renderer';

const source = `<script>let { myCrib, crib } = $props();</script>
<cribbage-discard cards="5D JH 6S 4H 5S 2C" {myCrib}></cribbage-discard>
<cribbage-hand cards="2H 4H 6H 8H" starter="TC" {crib}></cribbage-hand>`;
writeFileSync('elements.js', compile(source, { generate: 'server' }).js.code);
const { default: Elements } = await import(`${process.cwd()}/elements.js`);

const written = {};
for (const truth of [true, false]) {
  const discard = ['cribbage-discard', { cards: '5D JH 6S 4H 5S 2C', myCrib: truth }];
  const hand = ['cribbage-hand', { cards: '2H 4H 6H 8H', starter: 'TC', crib: truth }];
  written[truth] = {
    react: renderToStaticMarkup(createElement(Fragment, null, createElement(...discard), createElement(...hand))),
    preact: [discard, hand].map((each) => renderToString(h(...each))).join(''),
    vue: await renderVue(createSSRApp({ render: () => [vue(...discard), vue(...hand)] })),
    svelte: render(Elements, { props: { myCrib: truth, crib: truth } }).body,
  };
}
console.log(JSON.stringify(written));
