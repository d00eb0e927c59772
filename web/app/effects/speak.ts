import { language } from '../../i18n/locale.js';
import { ifAllowed } from '../platform/if_allowed.js';
import type { Store } from '../state/store_types.js';

const synthesis = (): SpeechSynthesis | undefined => ifAllowed(() => globalThis.speechSynthesis, undefined);

// Finds a voice that runs on the device. Any other voice would send the text over the network.
const ownVoice = (): SpeechSynthesisVoice | undefined => {
  const { language: tongue, region } = new Intl.Locale(language().locale);
  // Voices name their language as `en-CA`, but on some phones as `en_CA`.
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
  speechSynthesis.cancel(); // stop the current speech
  speechSynthesis.speak(words);
};

/** Returns a getter of the function that speaks a text. The getter returns undefined if the device has no voice. */
export const startSpeaking = ({ dispatch }: Store): (() => ((text: string) => void) | undefined) => {
  // Some browsers load their voices late. The screen is then drawn again, because it may now offer to speak.
  synthesis()?.addEventListener?.('voiceschanged', () => dispatch({ type: 'partLoaded' }));
  return () => (ownVoice() ? say : undefined);
};
