import type { Store } from '../update/store.js';

// A voice of the device itself: any other sends what it says to somebody.
const ownVoice = (): SpeechSynthesisVoice | undefined =>
  globalThis.speechSynthesis?.getVoices().find(({ localService, lang }) => localService && /^en\b/i.test(lang));

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
  globalThis.speechSynthesis?.addEventListener?.('voiceschanged', () => dispatch({ type: 'partLoaded' }));
  return () => (ownVoice() ? say : undefined);
};
