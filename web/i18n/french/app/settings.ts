import type { settingsWords } from '../../../app/messages/settings.js';
import { languageNames, type Translation } from '../../locale.js';

export const frenchSettings: Translation<typeof settingsWords> = {
  install: 'Installer sur cet appareil',
  installBySteps: 'Installer\u00a0: touchez Partager, puis Ajouter à l’écran d’accueil.',
  countAny: 'Compter librement',
  tables: 'Tableaux',
  aboutPage: 'À propos',
  settings: 'Réglages',
  language: 'Langue',
  languages: { auto: 'Auto', ...languageNames },
  theme: 'Couleurs',
  themes: { auto: 'Auto', light: 'Clair', dark: 'Sombre' },
  deck: 'Paquet',
  decks: { four: 'Quatre couleurs', two: 'Deux couleurs' },
  textSize: 'Texte',
  textSizes: { normal: 'Normal', large: 'Grand' },
  haptics: 'Vibration',
  onOff: { on: 'Oui', off: 'Non' },
  hand: 'Mes cartes',
  hands: { sorted: 'Triées', dealt: 'Telles quelles' },
  pace: 'L’adversaire joue',
  paces: { atOnce: 'Aussitôt', calm: 'Posément', slow: 'Lentement' },
  about: (version) => `Fifteen Two ${version}. Logiciel libre, sous licence MIT.`,
  notices: 'Avis de tiers',
};
