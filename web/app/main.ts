import { render } from 'lit/html.js';
import { createEngine } from '../engine/index.js';
import { createEffects } from './effects/effects.js';
import { speakAsChosen } from './effects/load_language.js';
import { loadGame, loadSettings } from './effects/stored_state.js';
import { strings } from './messages/app.js';
import { allowOwnScripts } from './platform/trusted_types.js';
import { enterScreen } from './root/enter_screen.js';
import { resumableMatches } from './root/late_features.js';
import { createStore } from './root/store.js';
import { shell } from './shell/shell.js';
import { initialState } from './state/state.js';

allowOwnScripts();

const root = document.querySelector('#app') as HTMLElement;
const settings = loadSettings();
const stored = loadGame();
const store = createStore(enterScreen(initialState(settings, stored, stored.view)));
const [engine, speaks] = await Promise.all([createEngine({ latestOnly: true }), speakAsChosen(settings.language)]);
const effects = createEffects(store, engine, stored.at);
const controls = {
  dispatch: store.dispatch,
  effects,
  resumableMatches,
};
const draw = () => render(shell(store.state(), controls), root);

// The app is first drawn once the link in the page's address has been read, but after 300 ms at the latest.
const soon = new Promise((resolve) => setTimeout(resolve, 300));
// An error at the start, for example because the browser refuses something, does not keep the app from being drawn.
await Promise.race([effects.start().catch(reportError), soon]);
store.subscribe(draw);
if (!speaks) store.dispatch({ type: 'noticed', notice: strings.languageFailed });
draw();
