import type { menuWords } from '../../../app/messages/menu.js';
import type { Translation } from '../../locale.js';

export const frenchMenu: Translation<typeof menuWords> = {
  title: 'Fifteen Two\u00a0: compter les mains de cribbage, classer les écarts, hors ligne',
  menu: 'Menu',
  closeMenu: 'Fermer le menu',
  cribsShort: 'Cribs',
  leadsShort: 'Entames',
  oddsShort: 'Chances',
  rules: 'Règles',
  help: 'Aide',
  languageFailed: 'Le français n’a pas pu être chargé. Allez en ligne une fois, et il restera sur cet appareil.',
  offline: {
    ready: 'Fonctionne hors ligne · rien ne quitte cet appareil',
    preparing: 'Se prépare à fonctionner hors ligne · rien ne quitte cet appareil',
    unavailable: 'Ce navigateur ne garde pas de copie hors ligne · rien ne quitte cet appareil',
    unknown: 'Rien ne quitte cet appareil',
  },
  update: 'Une nouvelle version est prête.',
  updateNow: 'Mettre à jour',
};
