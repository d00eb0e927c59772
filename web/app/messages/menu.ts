import { messages } from '../../i18n/locale.js';

/** Messages about the app in general: its menu, its pages, what it stores. */
export const menuWords = messages('menu', {
  title: 'Fifteen Two: count cribbage hands, rank discards, offline',
  menu: 'Menu',
  closeMenu: 'Close menu',
  cribsShort: 'Cribs',
  leadsShort: 'Leads',
  oddsShort: 'Odds',
  rules: 'Rules',
  help: 'Help',
  languageFailed: 'French could not be loaded. Go online once, and it stays on this device.',
  offline: {
    ready: 'Works offline · nothing leaves this device',
    preparing: 'Storing the app for use offline · nothing leaves this device',
    unavailable: 'This browser keeps no offline copy · nothing leaves this device',
    unknown: 'Nothing leaves this device',
  },
  update: 'A new version is ready.',
  updateNow: 'Use it now',
});
