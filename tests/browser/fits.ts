import type { Locator, Page } from '@playwright/test';
import { expect, screens, useLetters } from './table.js';

// Checks that the app's content fits the screen, at every screen size.

export const sizes = [
  ...screens,
  { width: 640, height: 400 }, // a desktop at a zoom of 200 %
  { width: 740, height: 360 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
] as const;

export const sizeName = ({ width, height }: { width: number; height: number }) => `${width}×${height}`;

export const useLargeLetters = (page: Page) =>
  page.addInitScript(() => {
    try {
      localStorage.setItem('fifteen-two', '{"text":"large"}');
    } catch {
      // `localStorage` throws in a frame without storage.
    }
  });

/** Returns the elements that stick out of the page, or whose content is wider than they are. */
export const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const out = [...document.querySelectorAll('button, p, a, dl, h1, h2, .face, .small-card, .mark')].filter((part) => {
      const { left, right, width } = part.getBoundingClientRect();
      const unseen = width === 0 || part.closest('.unseen, .many, .review-title p') !== null;
      const cut = part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0;
      return !unseen && (left < -0.5 || right > innerWidth + 0.5 || cut);
    });
    const scrolls = scrollWidth > clientWidth ? [`the page by ${scrollWidth - clientWidth}`] : [];
    return [...scrolls, ...out.slice(0, 4).map((part) => `${part.className} ${part.textContent?.trim().slice(0, 30)}`)];
  });

/** Returns the pairs of words on a screen that are drawn over each other. */
export const overlaps = (page: Page) =>
  page.evaluate(() => {
    const words: { readonly node: Node; readonly text: string; readonly box: DOMRect }[] = [];
    for (const part of document.querySelectorAll('main, header')) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const holder = node.parentElement;
        const text = node.nodeValue?.trim() ?? '';
        if (!holder || text === '' || holder.closest('.unseen, svg, .many') || !holder.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        // A text that is cut off ends at the edge of its holder.
        const { left, right } = holder.getBoundingClientRect();
        const isCut = getComputedStyle(holder).overflowX === 'hidden';
        for (const { x, y, width, height } of range.getClientRects()) {
          const end = isCut ? Math.min(x + width, right) : x + width;
          const start = isCut ? Math.max(x, left) : x;
          if (end > start) words.push({ node, text, box: new DOMRect(start, y, end - start, height) });
        }
      }
    }
    // The letters fill about the middle half of their box.
    const meet = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom - 0.25 * one.height, other.bottom - 0.25 * other.height) -
        Math.max(one.top + 0.25 * one.height, other.top + 0.25 * other.height) >
        1;
    return words
      .flatMap((one, at) =>
        words
          .slice(at + 1)
          .flatMap((other) => (one.node !== other.node && meet(one.box, other.box) ? [[one, other]] : [])),
      )
      .slice(0, 4)
      .map((pair) => pair.map((each) => each?.text.slice(0, 20)).join(' over '));
  });

/** Returns the texts that stick out of their button, or that a box around them cuts off. */
export const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = [];
    for (const part of document.querySelectorAll('main, header, nav, .dock, .bars, .rail')) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const holder = node.parentElement;
        if (!holder || !node.nodeValue?.trim() || holder.closest('.unseen, svg, .many') || !holder.checkVisibility())
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        for (let box: Element | null = holder; box && box !== part; box = box.parentElement) {
          const { overflowX, overflowY, position, textOverflow } = getComputedStyle(box);
          const isBox = box.matches('button, summary') || [overflowX, overflowY].some((way) => /hidden|clip/.test(way));
          // A name that ends in an ellipsis is cut on purpose.
          if (!isBox || textOverflow === 'ellipsis') continue;
          const { left, right, top, bottom } = box.getBoundingClientRect();
          // A tenth of a line at its top and at its bottom has no letters.
          const isOut = ({ left: x, right: end, y, height }: DOMRect) =>
            x < left - 1 || end > right + 1 || y + 0.1 * height < top || y + 0.9 * height > bottom;
          if (lines.some(isOut)) cut.push(`${box.className || box.tagName}: ${node.nodeValue.trim().slice(0, 30)}`);
          if (position === 'fixed') break;
        }
      }
    }
    return [...new Set(cut)].slice(0, 4);
  });

/** Returns the cards on a screen that are too long or too wide to look like a card. */
export const misshapen = (page: Page) =>
  page.locator('.place, .fallen .small-card').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const { width, height } = card.getBoundingClientRect();
      const isCard = width === 0 || card.closest('.many') !== null || (height <= 1.9 * width && width <= 1.35 * height);
      return isCard ? [] : [`${card.textContent?.trim()} ${Math.round(width)}×${Math.round(height)}`];
    }),
  );

/** Returns the sizes of letters on a screen, in pixels, without those on cards, keys and pictures. */
export const letterSizes = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const sizes = new Set<number>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!holder || !node.nodeValue?.trim() || !holder.checkVisibility()) continue;
      if (holder.closest('.unseen, svg, .pad, .rank-pad, .peg-keys, .claim-pad, .mark, .square, nav')) continue;
      if (holder.getBoundingClientRect().width > 1) sizes.add(Number.parseFloat(getComputedStyle(holder).fontSize));
    }
    // Nobody sees a difference of one pixel.
    const sorted = [...sizes].sort((one, other) => one - other);
    return sorted.filter((size, at) => at === 0 || size - (sorted[at - 1] ?? 0) > 1.1);
  });

/** Returns the names on the navigation buttons that are covered, so that they cannot be tapped. */
export const hiddenNames = (page: Page) =>
  page.locator('nav button').evaluateAll((names) =>
    names.flatMap((name) => {
      name.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = name.getBoundingClientRect();
      const at = [x + 4, x + width / 2, x + width - 4];
      const hits = at.map((each) => document.elementFromPoint(each, y + height / 2));
      return hits.every((hit) => name.contains(hit)) ? [] : [`${name.textContent?.trim()}`];
    }),
  );

/** Returns the elements that stay in place while the page scrolls. A low screen has no room for such elements. */
export const stuck = (page: Page) =>
  page
    .locator('.shell *:not([role="status"], .tray-total)')
    .evaluateAll((parts) =>
      parts
        .filter((part) => ['sticky', 'fixed'].includes(getComputedStyle(part).position))
        .map((part) => part.className),
    );

/**
 * Returns the tap targets that are too small for a finger. A card's place in the tray may be narrower, because six places stand
 * side by side, and a tap on any of them does the same.
 */
export const tooSmall = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((targets) =>
    targets.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const pressed = target.checkVisibility() && target.getAttribute('aria-disabled') !== 'true';
      return !pressed || (height >= 44 && (width >= 44 || target.matches('.tray .place')))
        ? []
        : [`${target.textContent?.replace(/\s+/g, ' ').trim()} ${width}×${height}`];
    }),
  );

/** Returns the targets that are partly covered after they are scrolled into view. */
export const halfHidden = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((targets) =>
    targets.flatMap((target) => {
      if (!target.checkVisibility() || target.getAttribute('aria-disabled') === 'true') return [];
      target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { x, y, width, height } = target.getBoundingClientRect();
      const hidden = [y + 2, y + height / 2, y + height - 2].filter((at) => {
        const hit = document.elementFromPoint(x + width / 2, at);
        return !hit || !(target.contains(hit) || hit.contains(target));
      });
      return hidden.length > 0 ? [`${target.textContent?.replace(/\s+/g, ' ').trim().slice(0, 30)} at ${x},${y}`] : [];
    }),
  );

/** Expects every figure to fit its cell, and every cell to fit the page, at any width and text size. */
export const expectFiguresIn = async (page: Page, cells: string) => {
  for (const width of [320, 360, 390, 575, 576, 640, 1280])
    for (const text of ['normal', 'large'] as const) {
      await page.setViewportSize({ width, height: 640 });
      await useLetters(page, text);
      const out = await page.locator(cells).evaluateAll((all) =>
        all.flatMap((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          const figure = range.getBoundingClientRect();
          const place = cell.getBoundingClientRect();
          const inside = figure.left >= place.left && figure.right <= place.right;
          return inside && place.left >= 0 && place.right <= innerWidth ? [] : [cell.textContent];
        }),
      );
      expect.soft(out, `${width}, ${text}`).toEqual([]);
    }
};

/**
 * Returns what hides the first and the last letter of a text: the edge of the screen or of its column, or what is drawn over
 * the letter.
 */
export const hiddenLetters = (text: Locator) =>
  text.evaluate((part) => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const letters: Range[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const written = node.nodeValue ?? '';
      if (node.parentElement?.closest('.unseen') && part !== node.parentElement) continue;
      for (const match of written.matchAll(/\S/g)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + 1);
        letters.push(range);
      }
    }
    const column = part.getBoundingClientRect();
    return [letters[0], letters.at(-1)].flatMap((letter) => {
      const { left, right, top, bottom } = letter?.getBoundingClientRect() ?? new DOMRect();
      if (left < column.left - 1 || right > column.right + 1) return ['out of its column'];
      if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight)
        return [`at ${left},${top}–${right},${bottom}`];
      return [top + 2, bottom - 2].flatMap((y) => {
        const hit = document.elementFromPoint((left + right) / 2, y);
        return hit && (part.contains(hit) || hit === part) ? [] : [`under ${hit?.className || hit?.tagName}`];
      });
    });
  });
