import { messages } from '../../i18n/locale.js';

/** Messages about snippets for other people’s pages. */
export const embedWords = messages('embed', {
  embedKinds: { frame: 'Frame', element: 'Element' },
  embedKindGroup: 'Kind of snippet',
  embedHints: {
    frame: 'For any page that allows a frame.',
    element: 'For your own pages: the element takes on their fonts and colours, and counts the cards you give it.',
  },
  embedSnippet: 'Snippet for this position',
  copySnippet: 'Copy snippet',
  embedPreview: 'Preview',
  embedSilent: 'The preview needs the network. The snippet is complete even without a preview.',
  embedEmpty: 'There is no position to embed yet. Enter some cards first, then come back.',
  embedFrameOnly:
    'An element counts one hand whose suits are known, and no such hand is on the screen. A frame can show everything.',
  shareWith: 'Share…',
  qrCode: (link: string): string => `QR code of ${link}`,
  shareHint: 'Point a camera at the code, or send the link. What you see is in the link itself.',
  copyLink: 'Copy link',
  copyText: 'Copy as text',
  embed: 'Embed…',
  embedFrameTitle: (position: string): string => `Fifteen Two: ${position}`,
});
