import { language } from '../../i18n/locale.js';
import { ifAllowed } from '../platform/if_allowed.js';
import type { Store } from '../state/store_types.js';

const synthesis = (): SpeechSynthesis | undefined => ifAllowed(() => globalThis.speechSynthesis, undefined);

// A voice of the device itself: any other sends what it says to somebody.
const ownVoice = (): SpeechSynthesisVoice | undefined => {
  const { language: tongue, region } = new Intl.Locale(language().locale);
  // Some phones write `en_CA`.
  const ours = (synthesis()?.getVoices() ?? [])
    .filter(({ localService }) => localService)
    .map((voice) => ({ voice, parts: voice.lang.toLowerCase().split(/[-_]/) }))
    .filter(({ parts }) => parts[0] === tongue);
  const near = ours.find(({ parts }) => region && parts.includes(region.toLowerCase()));
  return (near ?? ours[0])?.voice;
};

const say = (text: string): void => {
  const voice = ownVoice();
  if (!voice) return;
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  speechSynthesis.cancel(); // what was being said
  speechSynthesis.speak(words);
};

/** Says texts aloud. What it returns has nothing while the device has no voice of its own for them. */
export const startSpeaking = ({ dispatch }: Store): (() => ((text: string) => void) | undefined) => {
  // Some browsers know their voices only after a while.
  synthesis()?.addEventListener?.('voiceschanged', () => dispatch({ type: 'partLoaded' }));
  return () => (ownVoice() ? say : undefined);
};
