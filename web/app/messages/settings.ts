import { languageNames, messages } from '../../i18n/locale.js';

/** Messages that only the menu has, about the settings and about the app itself. */
export const settingsWords = messages('settings', {
  install: 'Install on this device',
  installBySteps: 'Install: tap Share, then Add to Home Screen.',
  countAny: 'Count any cards',
  tables: 'Tables',
  aboutPage: 'About',
  settings: 'Settings',
  language: 'Language',
  languages: { auto: 'Auto', ...languageNames },
  theme: 'Colours',
  themes: { auto: 'Auto', light: 'Light', dark: 'Dark' },
  deck: 'Deck',
  decks: { four: 'Four colours', two: 'Two colours' },
  textSize: 'Text',
  textSizes: { normal: 'Normal', large: 'Large' },
  haptics: 'Vibrate',
  onOff: { on: 'On', off: 'Off' },
  hand: 'My cards',
  hands: { sorted: 'Sorted', dealt: 'As dealt' },
  pace: 'The opponent plays',
  paces: { atOnce: 'At once', calm: 'Calmly', slow: 'Slowly' },
  about: (version: string): string => `Fifteen Two ${version}. Free software under the MIT licence.`,
  notices: 'Third-party notices',
});
