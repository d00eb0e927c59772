import { type Card, CribbageError, type Engine, type Questions } from '../engine/index.js';
import { type Question, questionsOf } from './questions.js';
import { longestLink, openLink, printRoute, splitRoute } from './route.js';
import type { CountGame, State } from './state.js';
import { saveSettings } from './storage.js';
import type { Store } from './store.js';
import { strings } from './strings.js';
import { printText } from './text.js';
import type { Action } from './update.js';
import type { Effects } from './views/view.js';

// Everything that touches the world: the engine, the address, the clipboard, the keyboard, the phone, the service worker.

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const wasReplaced = (error: unknown): boolean => (error as Error).name === 'AbortError';

const isField = (target: EventTarget | null): boolean => target instanceof HTMLInputElement;

export const createEffects = (store: Store, engine: Engine): Effects & { start: () => Promise<void> } => {
  const { dispatch, state } = store;

  // What was replaced by something newer is no trouble; anything else that is not about cards is the engine's.
  const report = (error: unknown) => {
    if (!wasReplaced(error)) dispatch({ type: 'noticed', notice: strings.engineFailed });
  };

  // One question at a time, always of the newest state: whatever the screen wants and has no answer to yet.
  let asking = false;
  const ask = async ({ key, name, question }: Question) => {
    const method = engine[name] as (question: unknown) => Promise<Questions[typeof name]['answers']>;
    try {
      dispatch({ type: 'answered', key, reply: { ok: await method(question) } });
    } catch (error) {
      if (error instanceof CribbageError) dispatch({ type: 'answered', key, reply: { error } });
      else if (!wasReplaced(error)) throw error; // a replaced question that is still wanted is asked again
    }
  };
  const answerQuestions = async () => {
    if (asking) return;
    asking = true;
    try {
      const next = () => questionsOf(state()).find(({ key }) => !state().results.has(key));
      for (let wanted = next(); wanted; wanted = next()) await ask(wanted);
    } catch (error) {
      report(error);
    } finally {
      asking = false;
    }
  };

  const addressOf = (shown: State): string => {
    const route = printRoute(shown);
    return route === '' ? `${location.pathname}${location.search}` : `#${route}`;
  };

  // The address does not go on saying what is not on the screen.
  const refuseLink = (notice: string) => {
    history.replaceState(null, '', addressOf(state()));
    dispatch({ type: 'noticed', notice });
  };

  // Only the newest link counts; and one that says what its screen shows already only brings that screen back.
  let openingLink = false;
  let opening = 0;
  const openFragment = async () => {
    const mine = ++opening;
    const fragment = location.hash.slice(1);
    const { view, game } = state();
    if (fragment === printRoute({ view, game })) return;
    const link = splitRoute(fragment);
    const open = (action: Action) => {
      openingLink = true;
      dispatch(action);
      openingLink = false;
    };
    if (!link) return refuseLink(strings.unknownLink);
    if (fragment === printRoute({ view: link.view, game })) return open({ type: 'viewChosen', view: link.view });
    try {
      const opened = await openLink(link, engine);
      if (mine === opening) open({ type: 'linkOpened', ...opened });
    } catch (error) {
      if (mine !== opening) return;
      if (error instanceof CribbageError) refuseLink(strings.brokenLink(error.message));
      else report(error);
    }
  };

  // Cards change the address in place; another screen is another page to go back from, unless a link led there.
  const writeFragment = (after: State, before: State) => {
    if (printRoute(after) === printRoute(before)) return;
    const url = addressOf(after);
    if (after.view === before.view || openingLink) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
  };

  const showSettings = ({ settings }: State) => {
    const root = document.documentElement;
    if (settings.theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = settings.theme;
    root.dataset.deck = settings.twoColours ? 'two' : 'four';
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
    const byRanks = state().view === 'count' && text.trim().length < longestLink / 2;
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

  // Typing a card anywhere: a rank, then a suit within two seconds.
  let typed: { rank: string; at: number } | undefined;
  const typeKey = (key: string): boolean => {
    const pending = typed && performance.now() - typed.at < 2000 ? typed.rank : '';
    typed = undefined;
    const letter = key.toUpperCase();
    if (pending && 'SHDC'.includes(letter)) {
      dispatch({ type: 'cardTapped', card: `${pending}${letter}` as Card });
      return true;
    }
    const rank = pending === 'A' && letter === '0' ? 'T' : letter === '1' ? 'A' : letter;
    if (!'A23456789TJQK'.includes(rank)) return false;
    typed = { rank, at: performance.now() };
    return true;
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && state().ui.panel) return dispatch({ type: 'panelChosen', panel: null });
    if (isField(event.target) || state().ui.panel) return;
    if (event.key === 'Backspace') dispatch({ type: 'undone' });
    else if (event.key.length !== 1 || !typeKey(event.key)) return;
    event.preventDefault();
  };

  const deal = async () => {
    const { hands, starter } = await engine.deal({});
    if (state().view === 'discard') return dispatch({ type: 'cardsGiven', cards: hands[0] });
    const [pone] = await engine.valueDiscards({ dealt: hands[0], weDeal: false });
    const [dealer] = await engine.valueDiscards({ dealt: hands[1], weDeal: true });
    if (!pone || !dealer) return;
    const crib = [...pone.thrown, ...dealer.thrown];
    const dealt: CountGame['hands'] = { pone: pone.kept, dealer: dealer.kept, crib, any: [] };
    dispatch({ type: 'showDealt', hands: dealt, starter });
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
    const url = location.href;
    if (!navigator.share) return copy(url, strings.linkCopied);
    try {
      await navigator.share({ title: strings.appName, text: printText(state()), url });
    } catch (error) {
      if ((error as Error).name !== 'AbortError') await copy(url, strings.linkCopied);
    }
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

  // The focus follows what it was on when the pad folds or opens, or the text field comes or goes, and is left alone
  // everywhere else.
  const keepFocus = ({ ui }: State) => {
    const focused = document.activeElement;
    const inDock = focused instanceof HTMLElement && focused.closest('.dock') !== null;
    requestAnimationFrame(() => {
      const find = (selector: string) => document.querySelector<HTMLElement>(selector);
      if (ui.panel === 'text') find('#cards-text')?.focus();
      else if (inDock && !(focused.isConnected && focused.checkVisibility()))
        (ui.padOpen ? find('.pad [tabindex="0"]') : find('.folded .primary'))?.focus();
    });
  };

  const onChange = (after: State, before: State) => {
    writeFragment(after, before);
    if (after.settings !== before.settings) {
      showSettings(after);
      saveSettings(after.settings);
    }
    if (after.game !== before.game && after.ui.touched) navigator.vibrate?.(8);
    if (after.ui.panel !== before.ui.panel || after.ui.padOpen !== before.ui.padOpen) keepFocus(after);
    void answerQuestions();
  };

  return {
    deal: () => void deal().catch(report),
    share: () => void share(),
    copyText: () => void copy(printText(state()), strings.copied),
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
      addEventListener('hashchange', () => void openFragment());
      addEventListener('paste', onPaste);
      addEventListener('keydown', onKey);
      addEventListener('beforeinstallprompt', onInstallPrompt);
      await openFragment();
      const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
      whenIdle(() => {
        startServiceWorker().catch(() => dispatch({ type: 'offlineChanged', offline: 'unavailable' }));
      });
    },
  };
};
