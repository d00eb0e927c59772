// For each framework, a function that hydrates a place with the elements that its server has written, and returns a function
// that changes whose crib it is. A test bundles this script for a page.
import { h, hydrate, render, Fragment as Together } from 'preact';
import { createElement, Fragment } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { flushSync as flush, hydrate as hydrateSvelte } from 'svelte';
import { createSSRApp, nextTick, ref, h as vue } from 'vue';
import Elements from './client.js';
import { elementsWith } from './elements.mjs';

const inReact = ([tag, properties]) => createElement(tag, { key: tag, ...properties });

export const react = async (place, crib) => {
  const tree = (truth) => createElement(Fragment, null, ...elementsWith(truth).map(inReact));
  let root;
  flushSync(() => {
    root = hydrateRoot(place, tree(crib));
  });
  return (truth) => flushSync(() => root.render(tree(truth)));
};

export const preact = async (place, crib) => {
  const tree = (truth) => h(Together, null, ...elementsWith(truth).map((each) => h(...each)));
  hydrate(tree(crib), place);
  return (truth) => render(tree(truth), place);
};

const vueApp = async (place, crib) => {
  const truth = ref(crib);
  createSSRApp({ render: () => elementsWith(truth.value).map((each) => vue(...each)) }).mount(place);
  return async (changed) => {
    truth.value = changed;
    await nextTick();
  };
};

export { vueApp as vue };

export const svelte = async (place, crib) => {
  const app = hydrateSvelte(Elements, { target: place, props: { crib } });
  return (truth) => {
    app.change(truth);
    flush();
  };
};
