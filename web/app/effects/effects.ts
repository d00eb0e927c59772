import { CribbageError, type Engine, type QuestionName, type Questions } from '../../engine/index.js';
import { createAddress, type Place } from '../links/address.js';
import { heightOf } from '../links/preview.js';
import { longestLink } from '../links/route.js';
import type { Question } from '../model/answers.js';
import { covers, panels, type State } from '../model/state.js';
import { printText, screens } from '../screens/index.js';
import type { Effects, LaterViews, Sheets } from '../screens/view.js';
import { strings } from '../strings.js';
import { questionsOf } from '../update/questions.js';
import type { Store } from '../update/store.js';
import { saveBoard, saveSettings } from './storage.js';
import { createTyping } from './typing.js';

// Everything that touches the world: the engine, the address, the clipboard, the keyboard, the phone, the service worker.

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const wasReplaced = (error: unknown): boolean => (error as Error).name === 'AbortError';

// Not an answer but trouble: it may come with the network.
const lacksTable = (error: unknown): boolean => error instanceof CribbageError && error.code === 'badTable';

const sentenceOf = (error: unknown): string => {
  if (!lacksTable(error)) return strings.engineFailed;
  return (error as CribbageError).text === 'board' ? strings.boardFailed : strings.tableFailed;
};

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

export const createEffects = (store: Store, engine: Engine): Effects & { start: () => Promise<void> } => {
  const { dispatch, state } = store;

  // What was replaced by something newer is no trouble; anything else that is not about cards is the engine's.
  const report = (error: unknown) => {
    if (!wasReplaced(error)) dispatch({ type: 'noticed', notice: sentenceOf(error) });
  };

  // Whatever the newest state wants and has no answer to yet, one question of each name at a time: one that waits for its
  // table does not keep the others.
  const asking = new Map<QuestionName, Promise<void>>();
  const ask = async ({ key, name, question }: Question) => {
    const method = engine[name] as (question: unknown) => Promise<Questions[typeof name]['answers']>;
    try {
      dispatch({ type: 'answered', key, reply: { ok: await method(question) } });
    } catch (error) {
      if (error instanceof CribbageError && !lacksTable(error)) dispatch({ type: 'answered', key, reply: { error } });
      else if (!wasReplaced(error)) throw error; // a replaced question that is still wanted is asked again
    }
  };
  const answer = async (question: Question) => {
    try {
      await ask(question);
    } catch (error) {
      return report(error); // and not asked again before something changes
    } finally {
      asking.delete(question.name);
    }
    await answerQuestions();
  };
  const answerQuestions = async (): Promise<void> => {
    for (const question of questionsOf(state())) {
      const { key, name } = question;
      if (!asking.has(name) && !state().results.has(key)) asking.set(name, answer(question));
    }
    await Promise.all(asking.values());
  };

  const place: Place = {
    fragment: () => location.hash.slice(1),
    panel: () => panels.find((panel) => panel === history.state?.panel) ?? null,
    ours: () => history.state !== null,
    replace: (fragment, panel) => history.replaceState({ panel }, '', urlOf(fragment)),
    push: (fragment, panel) => history.pushState({ panel }, '', urlOf(fragment)),
    back: () => history.back(),
  };
  const urlOf = (fragment: string) => (fragment === '' ? `${location.pathname}${location.search}` : `#${fragment}`);
  const address = createAddress(store, engine, place, report);

  const showSettings = ({ settings }: State) => {
    const root = document.documentElement;
    if (settings.theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = settings.theme;
    root.dataset.deck = settings.twoColours ? 'two' : 'four';
    root.dataset.text = settings.text;
    const paper = getComputedStyle(root).backgroundColor;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      meta.dataset.auto ??= meta.content;
      meta.content = settings.theme === 'auto' ? meta.dataset.auto : paper;
    }
  };

  const isRanks = async (ranks: string): Promise<boolean> => {
    try {
      await engine.scoreRanks({ ranks });
      return true;
    } catch (error) {
      if (error instanceof CribbageError) return false;
      throw error;
    }
  };

  // A text that was pasted: cards if it can be read as cards, else ranks where ranks are counted, else into the field.
  const takeText = async (text: string) => {
    const { cards, error } = await engine.parseCards({ text });
    if (!error && cards.length > 0) return dispatch({ type: 'cardsGiven', cards });
    if (screens[state().view].most === 0) return dispatch({ type: 'noticed', notice: strings.noCardsHere });
    const byRanks = screens[state().view].takesRanks && text.trim().length < longestLink / 2;
    const ranks = byRanks && (await isRanks(text));
    if (ranks) return dispatch({ type: 'ranksGiven', ranks: text.trim() });
    dispatch({ type: 'panelChosen', panel: 'text', text: text.slice(0, 400) });
  };

  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (isField(event.target) || text.trim() === '') return;
    event.preventDefault();
    takeText(text).catch(report);
  };

  const typeKey = createTyping();
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && state().ui.panel) return dispatch({ type: 'panelChosen', panel: null });
    if (event.key === 'Escape' && state().ui.numbers) return dispatch({ type: 'numbersOpened', by: null });
    if (isField(event.target) || state().ui.panel) return;
    if (event.key === 'Backspace') dispatch({ type: 'undone' });
    else {
      const typed = event.key.length === 1 ? typeKey(event.key, performance.now()) : undefined;
      if (!typed) return;
      if (typed !== 'half') dispatch({ type: 'cardTapped', card: typed });
    }
    event.preventDefault();
  };

  // Who has gone elsewhere or laid a card meanwhile is not called back.
  const deal = async () => {
    const { view, game } = state();
    const dealt = await screens[view].deal(engine);
    if (dealt && state().view === view && state().game === game) dispatch(dealt);
  };

  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      dispatch({ type: 'noticed', notice: done });
    } catch {
      dispatch({ type: 'noticed', notice: strings.copyFailed });
    }
  };

  const share = async () => {
    try {
      await navigator.share({ title: strings.appName, text: printText(state()), url: location.href });
    } catch (error) {
      if (!wasReplaced(error)) await copy(location.href, strings.linkCopied); // else the player thought better of it
    }
  };

  // What covers the screen, and the other screens, come after the first, and are there before they are asked for.
  let sheets: Sheets | undefined;
  const loadSheets = async () => {
    if (sheets) return;
    try {
      sheets = (await import('../panels/sheets.js')).sheets;
      dispatch({ type: 'partLoaded' });
    } catch {
      if (covers(state().ui.panel)) dispatch({ type: 'noticed', notice: strings.partFailed });
    }
  };
  let laterViews: LaterViews | undefined;
  const loadViews = async () => {
    if (laterViews) return;
    try {
      laterViews = (await import('../screens/later_views.js')).laterViews;
      dispatch({ type: 'partLoaded' });
    } catch {
      if (state().view !== 'count') dispatch({ type: 'noticed', notice: strings.partFailed });
    }
  };

  const onMessage = ({ source, data }: MessageEvent) => {
    const frame = document.querySelector<HTMLIFrameElement>('.preview');
    const height = frame && source === frame.contentWindow ? heightOf(data) : undefined;
    if (height !== undefined && height !== state().ui.previewHeight) dispatch({ type: 'previewMeasured', height });
  };
  let previewLimit: ReturnType<typeof setTimeout> | undefined;
  const awaitPreview = () => {
    clearTimeout(previewLimit);
    previewLimit = setTimeout(() => {
      const { panel, previewHeight } = state().ui;
      if (panel === 'embed' && previewHeight === null) dispatch({ type: 'previewMeasured', height: undefined });
    }, 6000);
  };

  let installPrompt: InstallPrompt | undefined;
  const onInstallPrompt = (event: Event) => {
    event.preventDefault();
    installPrompt = event as InstallPrompt;
    dispatch({ type: 'installOffered', installable: true });
  };

  // An update is taken silently before the first touch, and otherwise waits for the player.
  let useUpdate = () => {};
  const startServiceWorker = async () => {
    if (!('serviceWorker' in navigator) || !import.meta.env.PROD) {
      return dispatch({ type: 'offlineChanged', offline: 'unavailable' });
    }
    dispatch({ type: 'offlineChanged', offline: 'preparing' });
    const { Workbox } = await import('workbox-window');
    const worker = new Workbox('./sw.js');
    let chosen = false;
    useUpdate = () => {
      chosen = true;
      worker.messageSkipWaiting();
    };
    worker.addEventListener('waiting', () => {
      if (state().ui.touched) dispatch({ type: 'updateFound' });
      else worker.messageSkipWaiting();
    });
    worker.addEventListener('controlling', ({ isUpdate }) => {
      if (!isUpdate && !chosen) return;
      if (chosen || !state().ui.touched) return location.reload();
      useUpdate = () => location.reload();
      dispatch({ type: 'updateFound' });
    });
    worker.addEventListener('redundant', async () => {
      const kept = (await navigator.serviceWorker.getRegistration())?.active;
      if (!kept) dispatch({ type: 'offlineChanged', offline: 'unavailable' });
    });
    await worker.register();
    await navigator.serviceWorker.ready;
    dispatch({ type: 'offlineChanged', offline: 'ready' });
  };

  // The focus follows what it was on when the pad folds or opens, other numbers or a panel come or go, and is left alone
  // everywhere else.
  const keepFocus = ({ ui }: State) => {
    const focused = document.activeElement;
    const wasOn = focused instanceof HTMLElement && focused !== document.body ? focused : undefined;
    const inDock = wasOn?.closest('.dock') != null;
    const side = wasOn?.closest<HTMLElement>('.peg-keys')?.dataset.side;
    requestAnimationFrame(() => {
      const find = (selector: string) => document.querySelector<HTMLElement>(selector);
      if (ui.panel === 'text') find('#cards-text')?.focus();
      else if (!wasOn || (wasOn.isConnected && wasOn.checkVisibility())) return;
      else if (covers(ui.panel)) find('.panel-title')?.focus();
      else if (side) find(`.peg-keys[data-side="${side}"] [tabindex="0"]`)?.focus();
      else if (inDock) (ui.padOpen ? find('.pad [tabindex="0"]') : find('.folded .primary'))?.focus();
      else find('.menu-button')?.focus();
    });
  };

  const onChange = (after: State, before: State) => {
    address.write(after, before);
    if (after.settings !== before.settings) {
      showSettings(after);
      saveSettings(after.settings);
    }
    if (after.game.board !== before.game.board) saveBoard(after);
    if (after.game !== before.game && after.ui.touched && after.settings.haptics) navigator.vibrate?.(8);
    if (after.view !== 'count') void loadViews();
    if (after.ui.panel !== before.ui.panel) {
      if (covers(after.ui.panel)) void loadSheets();
      if (after.ui.panel === 'embed') awaitPreview();
    }
    const moved = (['panel', 'padOpen', 'numbers'] as const).some((part) => after.ui[part] !== before.ui[part]);
    if (moved) keepFocus(after);
    void answerQuestions();
  };

  return {
    deal: () => void deal().catch(report),
    share: () => void share(),
    copyText: () => void copy(printText(state()), strings.copied),
    copyLink: () => void copy(location.href, strings.linkCopied),
    copySnippet: (snippet) => void copy(snippet, strings.copied),
    sheets: () => sheets,
    laterViews: () => laterViews,
    address: () => location.href,
    base: () => document.baseURI,
    canShare: () => typeof navigator.share === 'function',
    canTick: () => typeof navigator.vibrate === 'function',
    install: () => {
      void installPrompt?.prompt();
      installPrompt = undefined;
      dispatch({ type: 'installOffered', installable: false });
    },
    useUpdate: () => useUpdate(),
    choose: (settings) => dispatch({ type: 'settingsChosen', settings }),
    start: async () => {
      showSettings(state());
      store.subscribe(onChange);
      addEventListener('popstate', address.moved);
      addEventListener('hashchange', () => void address.open());
      addEventListener('message', onMessage);
      addEventListener('paste', onPaste);
      addEventListener('keydown', onKey);
      addEventListener('beforeinstallprompt', onInstallPrompt);
      await address.start();
      if (state().view !== 'count') await loadViews();
      await answerQuestions();
      const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
      whenIdle(() => {
        void loadViews();
        void loadSheets();
        startServiceWorker().catch(() => dispatch({ type: 'offlineChanged', offline: 'unavailable' }));
      });
    },
  };
};
