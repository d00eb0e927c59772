import type { Controls } from '../../../web/app/features/view_types.js';
import { resumableMatches } from '../../../web/app/root/late_features.js';
import { lazyViews } from '../../../web/app/root/lazy_views.js';
import { type Action, reduce } from '../../../web/app/root/reducer.js';
import { screenOf } from '../../../web/app/root/registry.js';
import { printRoute } from '../../../web/app/root/route.js';
import { sheets } from '../../../web/app/shell/panels/index.js';
import { shell, statusOf } from '../../../web/app/shell/shell.js';
import type { State } from '../../../web/app/state/state.js';
import { createEngineInProcess } from '../../../web/engine/in_process.js';
import type { Engine } from '../../../web/engine/index.js';
import { answered, follow, start, taps } from '../play_through.js';

// Renders the whole app from its state, without a browser: a tree of elements, with the handlers of its buttons.

/** The engine for all tests of the screens. */
export const engine = await createEngineInProcess();

type Handler = (event: object) => void;

/** An element on the screen. */
export interface Part {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly inside: readonly (Part | string)[];
  readonly on: Readonly<Record<string, Handler>>;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
const unescaped = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/&nbsp;/g, '\u00a0');

/** Renders a Lit template to text. Adds each handler to `handlers`, and writes the handler's index into the text. */
const markup = (part: unknown, handlers: Handler[]): string => {
  if (Array.isArray(part)) return part.map((each) => markup(each, handlers)).join('');
  if (typeof part === 'function') return String(handlers.push(part as Handler) - 1);
  if (typeof part === 'object' && part !== null && '_$litDirective$' in part) {
    const [names = {}] = (part as unknown as { values: readonly Record<string, unknown>[] }).values;
    return Object.keys(names)
      .filter((name) => names[name])
      .join(' ');
  }
  if (typeof part === 'object' && part !== null && 'strings' in part) {
    const { strings, values } = part as unknown as { strings: readonly string[]; values: readonly unknown[] };
    let written = '';
    let quoted = false;
    for (const [at, text] of strings.entries()) {
      // An attribute is closed only at the next text, because two template values may follow each other in it.
      if (quoted && text !== '') written += '"';
      quoted = text === '' ? quoted : text.endsWith('=');
      written += text + (quoted && text !== '' ? '"' : '') + (at < values.length ? markup(values[at], handlers) : '');
    }
    return written;
  }
  return typeof part === 'object' || typeof part === 'symbol' || part === undefined ? '' : escaped(String(part));
};

const token = /<!--[\s\S]*?-->|<(\/?)([\w-]+)((?:\s+[@?.]?[\w:-]+(?:=(?:"[^"]*"))?)*)\s*(\/?)>|[^<]+/g;
const unclosed = ['input', 'br'];

const parse = (text: string, handlers: readonly Handler[]): Part => {
  const root = { tag: 'app', attributes: {}, inside: [] as (Part | string)[], on: {} };
  const open = [root];
  for (const [whole, end, tag, written = '', closed] of text.matchAll(token)) {
    const inside = (open.at(-1) as typeof root).inside;
    if (!tag) {
      if (!whole.startsWith('<!')) inside.push(unescaped(whole));
    } else if (end) open.pop();
    else {
      const attributes: Record<string, string> = {};
      const on: Record<string, Handler> = {};
      for (const [, name = '', value = ''] of written.matchAll(/([@?.]?[\w:-]+)(?:="([^"]*)")?/g))
        if (name.startsWith('@')) on[name.slice(1)] = handlers[Number(value)] as Handler;
        else attributes[name] = unescaped(value);
      const part = { tag, attributes, inside: [], on };
      inside.push(part);
      if (!closed && !unclosed.includes(tag)) open.push(part);
    }
  }
  return root;
};

/** Renders a template as elements. */
export const drawn = (template: unknown): Part => {
  const handlers: Handler[] = [];
  return parse(markup(template, handlers), handlers);
};

const partsOf = (part: Part): readonly Part[] =>
  part.inside.flatMap((each) => (typeof each === 'string' ? [] : [each, ...partsOf(each)]));

const isOne = (wanted: string) => {
  const [, tag, rest = ''] = /^([\w-]*)(.*)$/.exec(wanted) ?? [];
  const classes = [...rest.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
  const attributes = [...rest.matchAll(/\[([\w-]+)(?:="([^"]*)")?\]/g)];
  return ({ tag: name, attributes: of }: Part): boolean =>
    (!tag || tag === name) &&
    classes.every((each) => (of.class ?? '').split(/\s+/).includes(each)) &&
    attributes.every(([, key = '', value]) => (value === undefined ? !!of[key] : of[key] === value));
};

/** Returns the elements that match `selector`: a tag, classes and attributes. A space selects descendants, as in CSS. */
export const all = (part: Part, selector: string): readonly Part[] =>
  selector
    .split(' ')
    .reduce<readonly Part[]>((within, wanted) => [...new Set(within.flatMap(partsOf))].filter(isOne(wanted)), [part]);

export const textOf = (part: Part | string): string =>
  (typeof part === 'string' ? part : part.inside.map(textOf).join('')).replace(/\s+/g, ' ');

export const nameOf = (part: Part): string => part.attributes['aria-label'] || textOf(part).trim();

export const isOff = ({ attributes }: Part): boolean => attributes['aria-disabled'] === 'true';

/** Simulates a player who uses the app, and waits for each answer. */
export class Player {
  state: State = start;
  private readonly waiting: Action[] = [];

  constructor(readonly engine: Engine) {}

  private get controls(): Controls {
    const dispatch = (action: Action) => void this.waiting.push(action);
    const effects = {
      lazyViews: () => lazyViews,
      sheets: () => sheets,
      address: () => `https://example.org/${this.fragment}`,
      base: () => 'https://example.org/',
      canShare: () => false,
      say: () => undefined,
      canTick: () => this.ticks,
      addsByHand: () => false,
      hasRoomBeside: () => false,
    };
    return { dispatch, effects: effects as unknown as Controls['effects'], resumableMatches };
  }

  ticks = true;

  get screen(): Part {
    return drawn(shell(this.state, this.controls));
  }

  readonly do = async (...actions: readonly Action[]): Promise<this> => {
    this.state = await answered(this.engine, this.state);
    for (const action of actions) this.state = await answered(this.engine, reduce(this.state, action));
    return this;
  };

  /** Opens a link on a device without a stored game. */
  readonly open = async (link: string): Promise<this> => {
    this.state = await answered(this.engine, await follow(this.engine, link.replace(/^#/, '')));
    return this;
  };

  readonly go = (view: State['view']) => this.do({ type: 'viewChosen', view });

  /** Taps cards on the pad. They are written as in a link. */
  readonly tap = (cards: string) => this.do(...taps(cards.match(/../g)?.join(' ') ?? ''));

  /** Begins to keep score, so that the Count screen shows the hands of a deal. */
  readonly keepScore = () => this.do({ type: 'scoreKept' }, { type: 'viewChosen', view: 'count' });

  /** Deals random cards, as the button in the prompt line of the screen does. */
  readonly deal = async () => {
    const dealt = await screenOf(this.state.view).cards?.deal(this.engine);
    return dealt ? this.do(dealt) : this;
  };

  readonly all = (selector: string) => all(this.screen, selector);
  readonly texts = (selector: string) => this.all(selector).map((part) => textOf(part).trim());
  readonly text = (selector: string) => this.texts(selector).join(' ');
  readonly names = (selector: string) => this.all(selector).map(nameOf);

  /** Returns the first button with that name, and fails if there is none. Some buttons, such as the score, are there twice. */
  readonly button = (name: string | RegExp): Part => {
    const found = this.buttons(name)[0];
    if (!found) throw new Error(`no button ${name}: ${this.names('button').join(' | ')}`);
    return found;
  };
  readonly buttons = (name: string | RegExp) =>
    this.all('button').filter((part) => (typeof name === 'string' ? nameOf(part) === name : name.test(nameOf(part))));

  readonly press = async (...names: readonly (string | RegExp)[]): Promise<this> => {
    for (const name of names) {
      const button = this.button(name);
      if (!isOff(button)) button.on.click?.({ target: {} });
      await this.do(...this.waiting.splice(0));
    }
    return this;
  };

  /** Simulates an event other than a click on a button. */
  readonly send = (part: Part | undefined, type: string, event: object): Promise<this> => {
    part?.on[type]?.({ type, preventDefault: () => undefined, ...event });
    return this.do(...this.waiting.splice(0));
  };

  /** Returns the text of the status line, and whether it is a notice or only for screen readers. */
  get status() {
    const { said, look } = statusOf(this.state);
    return { said, look };
  }
  get said(): string {
    const { told, said, series, later } = statusOf(this.state);
    return [told, said, series, later].filter(Boolean).join(' ');
  }
  get fragment(): string {
    const route = printRoute(this.state);
    return route && `#${route}`;
  }
  /** The cards in the tray, written as in a link. */
  get cards(): string {
    return this.all('.tray .place .mark')
      .map((mark) => textOf(mark).trim().replace('10', 'T') + mark.attributes['data-suit'])
      .join('');
  }
  get chip(): string {
    return this.names('.score-chip').join();
  }
  get next(): string {
    return this.texts('.dock .next').join();
  }
}
