import type { embedWords } from '../../../app/messages/embed.js';
import type { Translation } from '../../locale.js';

export const frenchEmbed: Translation<typeof embedWords> = {
  embedKinds: { frame: 'Cadre', element: 'Élément' },
  embedKindGroup: 'Genre d’extrait',
  embedHints: {
    frame: 'Pour toute page qui accepte un cadre.',
    element:
      'Pour vos propres pages\u00a0: l’élément prend leurs polices et leurs couleurs, et compte les cartes qu’on lui donne.',
  },
  embedSnippet: 'Extrait de code pour cette position',
  copySnippet: 'Copier l’extrait',
  embedPreview: 'Aperçu',
  embedSilent: 'L’aperçu a besoin du réseau. L’extrait est complet même sans aperçu.',
  embedEmpty: 'Il n’y a pas encore de position à intégrer. Entrez d’abord des cartes, puis revenez ici.',
  embedFrameOnly:
    'Un élément compte une main dont on connaît les enseignes; il n’y en a pas ici. Un cadre peut tout montrer.',
  shareWith: 'Partager…',
  qrCode: (link) => `Code QR de ${link}`,
  shareHint: 'Pointez une caméra vers le code, ou envoyez le lien. Ce que vous voyez est dans le lien même.',
  copyLink: 'Copier le lien',
  copyText: 'Copier en texte',
  embed: 'Intégrer…',
  embedFrameTitle: (position) => `Fifteen Two\u00a0: ${position}`,
};
