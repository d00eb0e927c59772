// The browser interface of the tests. It is as small as the tests allow, so that three drivers can implement it.

/** A document: a page's own or one in a frame of it, whatever its origin. */
export interface Place {
  /**
   * Calls `question` in the document. The function is sent as text, so it sees only its arguments. The arguments and the answer
   * are JSON. A promise is awaited. With plain DOM code, `question` can reach into open shadow roots.
   */
  readonly evaluate: <Arguments extends readonly unknown[], Answer>(
    question: (...args: Arguments) => Answer,
    ...args: Arguments
  ) => Promise<Awaited<Answer>>;
  /** Runs a script that the page's content security policy would block. */
  readonly run: (script: string) => Promise<void>;
  /**
   * Waits for a visible element that matches `selector` and, if given, has this `name`. Makes a trusted click on the first such
   * element. ` >>> ` in the selector steps into an open shadow root.
   */
  readonly click: (selector: string, name?: string) => Promise<void>;
}

export interface Page extends Place {
  readonly goto: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Presses a key of the keyboard, by its name. */
  readonly press: (key: Key) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** The document in the first frame that matches. Each call looks for the frame anew. */
  readonly inFrame: (selector: string) => Place;
  /** Console errors and warnings, uncaught errors and policy violations so far, with one sentence for each. */
  readonly faults: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Backspace' | 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export interface Browser {
  /** A script that the server sends before the page's own, if the driver cannot observe a page from its beginning. */
  readonly firstScript?: string;
  /** Opens a page as wide as a phone, or as narrow as the browser's window can be. */
  readonly open: () => Promise<Page>;
  readonly close: () => Promise<void>;
}

/** A browser that may be installed on this machine. */
export interface BrowserKind {
  readonly name: string;
  /** Returns the reason why this browser cannot run on this machine, if there is one. */
  readonly missing: () => string | undefined;
  readonly launch: () => Promise<Browser>;
}

export const phone = { width: 360, height: 640 } as const;

/** Calls `ask` again and again until it returns an answer. */
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
 * Runs in the page. Scrolls the element for the selector of `click` or `inFrame` into view and returns it, or null if it is
 * missing, hidden or still moving.
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
    // Always scrolls, first as little as possible. All enclosing frames must show the element, and a script in an inner frame
    // has no other way to make them do so.
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
