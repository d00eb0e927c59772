// What the tests ask of a browser: as little as the behaviours need, so that three drivers can give it.

/** A document: a page's own or one in a frame of it, whatever its origin. */
export interface Place {
  /**
   * Asks the document: `question` is sent as text, so it sees nothing of the test but its arguments, and these and the
   * answer are JSON. A promise is waited for. Open shadow roots are reached by plain DOM code.
   */
  readonly evaluate: <Arguments extends readonly unknown[], Answer>(
    question: (...args: Arguments) => Answer,
    ...args: Arguments
  ) => Promise<Awaited<Answer>>;
  /** Runs a script that the page's policy would not let in. */
  readonly run: (script: string) => Promise<void>;
  /**
   * A trusted click of the first element on the screen that matches, and is called `name` where one is given; waits for
   * it. ` >>> ` in the selector steps into an open shadow root.
   */
  readonly click: (selector: string, name?: string) => Promise<void>;
}

export interface Page extends Place {
  readonly goto: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** A key of the keyboard, by its name. */
  readonly press: (key: Key) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** The document in the first frame that matches; the frame is looked for anew with each question. */
  readonly inFrame: (selector: string) => Place;
  /** Console errors and warnings, uncaught errors and breaches of the policy until now, a sentence each. */
  readonly faults: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Backspace' | 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export interface Browser {
  /** For what the driver cannot see from a page's beginning: a script that the server sends before the page's own. */
  readonly firstScript?: string;
  /** A page as wide as a phone, or as narrow as the browser's window can be. */
  readonly open: () => Promise<Page>;
  readonly close: () => Promise<void>;
}

/** A browser that may be on this machine. */
export interface BrowserKind {
  readonly name: string;
  /** Why it cannot run here, if it cannot. */
  readonly missing: () => string | undefined;
  readonly launch: () => Promise<Browser>;
}

export const phone = { width: 360, height: 640 } as const;

/** Asks until there is an answer. */
export const until = async <Answer>(what: string, ask: () => Promise<Answer | null | undefined>): Promise<Answer> => {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const answer = await ask();
    if (answer !== null && answer !== undefined) return answer;
    if (Date.now() > deadline) throw new Error(`Waited 30 seconds for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

/**
 * Runs in the page: what `click` and `inFrame` mean by their selector. What is covered is scrolled to, and what is on the
 * move is not there yet.
 */
export const findShown = async (selector: string, name: string | null): Promise<Element | null> => {
  const steps = selector.split(' >>> ');
  const last = steps.pop() as string;
  let root: Document | ShadowRoot | null | undefined = document;
  for (const step of steps) root = root?.querySelector(step)?.shadowRoot;
  if (!root) return null;
  const from = root;
  const placeOnTop = (element: Element): string | undefined => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const onTop = element.contains(from.elementFromPoint(x + width / 2, y + height / 2));
    return onTop ? `${x} ${y} ${width} ${height}` : undefined;
  };
  for (const element of from.querySelectorAll(last)) {
    const called = element.getAttribute('aria-label') ?? element.textContent?.trim();
    if ((name !== null && called !== name) || !element.checkVisibility()) continue;
    // First as little as may be: all the frames around must show it, and from inside one only this tells.
    for (const where of ['nearest', 'center'] as const) {
      element.scrollIntoView({ block: where, inline: where, behavior: 'instant' });
      const place = placeOnTop(element);
      if (!place) continue;
      await new Promise(requestAnimationFrame);
      return placeOnTop(element) === place ? element : null;
    }
  }
  return null;
};

export const described = (selector: string, name?: string): string =>
  name === undefined ? `“${selector}” on the screen` : `“${selector}” called “${name}” on the screen`;
