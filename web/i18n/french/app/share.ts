import type { shareWords } from '../../../app/messages/share.js';
import type { Translation } from '../../locale.js';

export const frenchShare: Translation<typeof shareWords> = {
  share: 'Partager',
  sharePosition: 'Partager cette position',
  embedTitle: 'Mettre sur une page Web',
  copied: 'Copié.',
  linkCopied: 'Le lien est copié.',
  copyFailed: 'Ce navigateur n’a pas permis de copier.',
};
