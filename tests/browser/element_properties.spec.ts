import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild-wasm';
import { expect, heard, listen, test } from './rules_page.js';
import { nightly } from './table.js';

// Every property of every custom element. The properties are read from the classes, so elements added later are tested, too.

interface Declared {
  readonly tag: string;
  readonly name: string;
  readonly type: string | undefined;
  readonly hyphened: string;
}

const tags = ['cribbage-hand', 'cribbage-counter', 'cribbage-discard', 'cribbage-game', 'cribbage-drill'];

/** Opens a page that has each element once and returns the properties that they declare. */
const declaredOn = async (page: Page, show: (inside: string) => Promise<void>): Promise<readonly Declared[]> => {
  await page.setViewportSize({ width: 390, height: 3000 });
  await show(tags.map((tag) => `<${tag}></${tag}>`).join(''));
  await page.waitForFunction((all) => all.every((tag) => customElements.get(tag)), tags);
  const declared = await page.evaluate((all) => {
    interface Class {
      new (): HTMLElement;
      readonly elementProperties: ReadonlyMap<string, { readonly type?: { readonly name: string } }>;
    }
    const Discard = customElements.get('cribbage-discard') as unknown as Class;
    class Later extends Discard {
      static properties = {
        playedToTheEnd: { type: Boolean, reflect: true },
        firstStep: { type: Number, reflect: true },
        nameOfGame: {},
      };
    }
    customElements.define('cribbage-later', Later);
    document.querySelector('main')?.append(new Later());
    return [...all, 'cribbage-later'].flatMap((tag) =>
      [...(customElements.get(tag) as unknown as Class).elementProperties].map(([name, { type }]) => ({
        tag,
        name,
        type: type?.name,
        hyphened: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      })),
    );
  }, tags);
  expect(new Set(declared.map(({ tag }) => tag)).size).toBe(tags.length + 1);
  return declared;
};

const isTruth = ({ type }: Declared) => type === 'Boolean';

/** Returns the property's value for each of these attributes, each written on a new element. */
const valuesOf = (page: Page, { tag, name }: Declared, attributes: readonly string[]): Promise<readonly unknown[]> =>
  page.evaluate(
    ([tag, name, attributes]) =>
      attributes.map((written) => {
        const place = document.createElement('div');
        place.innerHTML = `<${tag} ${written}></${tag}>`;
        customElements.upgrade(place); // outside the page, so that it loads no files
        return Reflect.get(place.firstElementChild as Element, name) as unknown;
      }),
    [tag, name, attributes] as const,
  );

const samples: Readonly<Record<string, readonly [written: string, meant: unknown, absent: unknown]>> = {
  Boolean: ['true', true, false],
  Number: ['3', 3, 0],
  URL: ['./', './', ''],
  text: ['5H', '5H', ''],
};

test('every property is heard in any spelling, and best with hyphens', async ({ page, show }) => {
  const all = await declaredOn(page, show);
  for (const property of all) {
    const [written, meant, absent] = samples[property.type ?? 'text'] ?? [];
    const { name, hyphened } = property;
    const spellings = [hyphened, name.toLowerCase(), name].map((spelled) => `${spelled}="${written}"`);
    expect(await valuesOf(page, property, ['', ...spellings]), name).toEqual([absent, meant, meant, meant]);
  }
  expect(all.filter(({ name, hyphened }) => name !== hyphened).length).toBeGreaterThan(3);

  // The attribute with hyphens speaks if both are there, in any order.
  for (const property of all.filter(isTruth)) {
    const { name, hyphened } = property;
    const lower = name.toLowerCase();
    if (lower === hyphened) continue;
    const both = [`${hyphened}="false" ${lower}`, `${lower} ${hyphened}="false"`, `${lower}="false" ${hyphened}`];
    expect(await valuesOf(page, property, both), name).toEqual([false, false, true]);
  }
  const seen = await page.locator('cribbage-discard').evaluate((element) => {
    const discard = element as HTMLElementTagNameMap['cribbage-discard'];
    const steps = [
      () => discard.setAttribute('mycrib', ''),
      () => discard.setAttribute('my-crib', 'false'),
      () => discard.removeAttribute('my-crib'),
      () => discard.removeAttribute('mycrib'),
    ];
    return steps.map((step) => {
      step();
      return discard.myCrib;
    });
  });
  expect(seen).toEqual([true, false, true, false]);
});

const saysYes = ['', 'true', 'TRUE', 'yes', 'on', '1', ' true '];
const saysNo = ['false', 'False', 'no', 'off', '0', ' false '];

test('every property of truth value is true or false as its attribute says', async ({ page, show }) => {
  const truths = (await declaredOn(page, show)).filter(isTruth);
  const tagged = ['cribbage-hand', 'cribbage-counter', 'cribbage-discard', 'cribbage-later', 'cribbage-later'];
  expect(truths.map(({ tag }) => tag)).toEqual(tagged);
  for (const property of truths) {
    const { name, hyphened, tag } = property;
    const yes = [...saysYes, hyphened, name.toLowerCase(), name];
    const texts = [...yes, ...saysNo];
    const meant = [...yes.map(() => true), ...saysNo.map(() => false)];
    const attributes = [hyphened, ...texts.map((text) => `${hyphened}="${text}"`)];
    expect(await valuesOf(page, property, attributes), tag).toEqual([true, ...meant]);
    // The same texts have the same effect if they are set as values of the property. Values that are not texts are tested too.
    const set = await page.evaluate(
      ([tag, name, values]) => {
        const element = document.createElement(tag);
        return values.map((value) => Reflect.set(element, name, value) && Reflect.get(element, name));
      },
      [tag, name, [...texts, true, false, null, 1, 0]] as const,
    );
    expect(set, tag).toEqual([...meant, true, false, false, true, false]);
    // A copy of an element means what the property says.
    const copies = await page.evaluate(
      async ([tag, name]) => {
        const place = document.createElement('div');
        document.body.append(place);
        place.innerHTML = `<${tag} ${name}></${tag}>`;
        const element = place.firstElementChild as HTMLElement & { updateComplete: Promise<boolean> };
        const seen: unknown[] = [];
        for (const value of [undefined, false, true, false]) {
          if (value !== undefined) Reflect.set(element, name, value);
          await element.updateComplete;
          seen.push(Reflect.get(element.cloneNode() as Element, name));
        }
        place.remove();
        return seen;
      },
      [tag, name] as const,
    );
    expect(copies, tag).toEqual([true, false, true, false]);
  }
});

const unreadable: Readonly<Record<string, readonly string[]>> = {
  Boolean: ['maybe', 'null', 'undefined', 'truth', '2'],
  Number: ['two', '-1', '1.5', 'NaN', '1e3'],
  URL: ['http://['],
};

test('a value that cannot be read has a sentence in its place, and the next one an answer', async ({ page, show }) => {
  await listen(page, 'cribbage-error');
  const all = await declaredOn(page, show);
  const seen: string[] = [];
  for (const { tag, name, type, hyphened } of all)
    for (const text of unreadable[type ?? ''] ?? []) {
      const element = page.locator(tag);
      await element.evaluate((each, [name, text]) => each.setAttribute(name, text), [hyphened, text] as const);
      const sentence = `“${text}” is not a value of ${hyphened}. Write `;
      await expect(element.locator('.bad'), `${tag} ${name}`).toContainText(sentence);
      await element.evaluate((each, name) => each.removeAttribute(name), hyphened);
      await expect(element.locator('.bad')).toHaveCount(0);
      seen.push(text);
    }
  expect(await heard(page)).toMatchObject(seen.map((text) => ({ code: 'badQuestion', text })));
  expect(seen.length).toBeGreaterThan(15);
});

test('an update is completed whatever any property is set to', async ({ page, show }) => {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  // `files` is left out, because its value is fetched and the page would report a missing file.
  const all = (await declaredOn(page, show)).filter(({ name }) => name !== 'files');
  const faults = await page.evaluate(async (declared) => {
    const raise = () => {
      throw new Error('hostile');
    };
    const revoked = (target: object): unknown => {
      const { proxy, revoke } = Proxy.revocable(target, {});
      revoke();
      return proxy;
    };
    const cycle: unknown[] = [];
    cycle.push(cycle, cycle);
    const hostile: Readonly<Record<string, unknown>> = {
      symbol: Symbol('5H'),
      revoked: revoked({}),
      'revoked list': revoked([]),
      'no prototype': Object.create(null),
      'throwing toString': { toString: raise },
      'throwing toPrimitive': { [Symbol.toPrimitive]: raise },
      'text that is an object': { toString: () => ({}) },
      'throwing proxy': new Proxy({}, { get: raise, getPrototypeOf: raise }),
      'throwing list': Object.defineProperty([1], 0, { get: raise }),
      'list in itself': cycle,
      'list of all': [Symbol('5H'), Object.create(null), null],
      'large number': 1n << 70n,
      'address that is none': 'http://[',
      'no number': Number.NaN,
      endless: Number.POSITIVE_INFINITY,
      function: raise,
      'lone surrogate': '\ud800',
      object: {},
      nothing: undefined,
      null: null,
    };
    const faults: string[] = [];
    for (const { tag, name } of declared) {
      const element = document.querySelector(tag) as HTMLElement & { updateComplete: Promise<boolean> };
      const before: unknown = Reflect.get(element, name);
      for (const [kind, value] of Object.entries(hostile)) {
        try {
          Reflect.set(element, name, value);
          await element.updateComplete;
          const parent = element.parentElement;
          element.remove();
          parent?.append(element);
          await element.updateComplete;
        } catch (fault) {
          faults.push(`${tag} ${name} ${kind}: ${fault}`);
        }
      }
      Reflect.set(element, name, before);
      await element.updateComplete;
    }
    return faults;
  }, all);
  expect(faults).toEqual([]);
  expect(troubles).toEqual([]);
});

/** The HTML that a server renders, for each value of a boolean property and each framework. */
type Rendered = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Given = readonly (readonly [tag: string, properties: Readonly<Record<string, unknown>>])[];

const folder = 'build/frameworks';

// Renders the elements on the servers of all frameworks, and bundles the script that hydrates them.
const renderAll = async (): Promise<{ rendered: Rendered; given: (crib: boolean) => Given; script: string }> => {
  for (const file of ['elements', 'render', 'hydrate'])
    copyFileSync(`tests/package/frameworks/${file}.mjs`, `${folder}/${file}.mjs`);
  const rendered = JSON.parse(execFileSync(process.execPath, ['render.mjs'], { cwd: folder, encoding: 'utf8' }));
  const { outputFiles } = await build({
    absWorkingDir: resolve(folder),
    entryPoints: ['hydrate.mjs'],
    bundle: true,
    format: 'esm',
    write: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
  });
  const { elementsWith } = await import(resolve(folder, 'elements.mjs'));
  return { rendered, given: elementsWith, script: outputFiles[0]?.text ?? '' };
};

// Returns the properties of the elements on a page.
const propertiesIn = (page: Page, given: Given) =>
  page.evaluate(
    (all) =>
      all.map(([tag, properties]) => {
        const element = document.querySelector(tag);
        const read = (name: string): unknown => element && Reflect.get(element, name);
        return [tag, Object.fromEntries(Object.keys(properties).map((name) => [name, read(name)]))] as const;
      }),
    given,
  );
const expectCrib = async (page: Page, isCrib: boolean, framework: string) => {
  await expect(page.locator('cribbage-discard'), framework).toContainText(isCrib ? 'My crib' : 'Their crib');
  // Four cards of a suit are no flush in the crib.
  await expect(page.locator('cribbage-counter .tray-total'), framework).toHaveText(isCrib ? '0' : '4');
};

test(
  'an element written by a server means what its properties said, hydrated or not',
  nightly,
  async ({ page, show, foreign }) => {
    test.setTimeout(300_000);
    const { rendered, given, script } = await renderAll();
    foreign.put('/hydrate.js', { body: script, type: 'text/javascript' });
    const troubles: string[] = [];
    page.on('pageerror', (fault) => troubles.push(String(fault)));
    for (const [truth, pages] of Object.entries(rendered)) {
      const crib = truth === 'true';
      expect(Object.keys(pages)).toEqual(['react', 'preact', 'vue', 'svelte']);
      for (const [framework, inside] of Object.entries(pages)) {
        await show(`<div id="place">${inside}</div>`);
        await expectCrib(page, crib, framework);
        expect(await propertiesIn(page, given(crib)), framework).toEqual(given(crib));

        await page.evaluate(
          async ([name, ours]) => {
            const frameworks = await import(`${location.origin}/hydrate.js`);
            const change = await frameworks[name](document.querySelector('#place'), ours);
            Object.assign(window, { change });
          },
          [framework, crib] as const,
        );
        expect(await propertiesIn(page, given(crib)), `${framework}, hydrated`).toEqual(given(crib));
        await expect(page.locator('cribbage-discard'), framework).toHaveCount(1);
        await page.evaluate((ours) => (window as unknown as { change(crib: boolean): unknown }).change(ours), !crib);
        const changed = given(!crib).map(([tag, properties]) => [
          tag,
          // A hand that is counted anew begins with its whole count.
          tag === 'cribbage-hand' ? { ...properties, step: 0 } : properties,
        ]);
        expect(await propertiesIn(page, given(!crib)), `${framework}, changed`).toEqual(changed);
        await expectCrib(page, !crib, framework);
      }
    }
    expect(troubles).toEqual([]);
  },
);
