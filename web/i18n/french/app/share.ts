import type { shareWords } from '../../../app/messages/share.js';
import type { Translation } from '../../locale.js';

export const frenchShare: Translation<typeof shareWords> = {
  share: 'Partager',
  sharePosition: 'Partager cette position',
  shareWith: 'Partager…',
  qrCode: (link) => `Code QR de ${link}`,
  shareHint: 'Pointez une caméra vers le code, ou envoyez le lien. Les cartes sont dans le lien même.',
  copyLink: 'Copier le lien',
  copyText: 'Copier en texte',
  embed: 'Intégrer…',
  embedTitle: 'Mettre sur une page Web',
  embedFrameTitle: (position) => `Fifteen Two\u00a0: ${position}`,
  copied: 'Copié.',
  linkCopied: 'Le lien est copié.',
  copyFailed: 'Ce navigateur n’a pas permis de copier.',
};
