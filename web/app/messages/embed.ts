import { messages } from '../../i18n/locale.js';

/** Messages about snippets for other people’s pages. */
export const embedWords = messages('embed', {
  embedKinds: { frame: 'Frame', element: 'Element' },
  embedKindGroup: 'Kind of snippet',
  embedHints: {
    frame: 'For any page that allows a frame.',
    element: 'For your own pages: it takes their fonts and colours, and counts the cards you give it.',
  },
  embedSnippet: 'Snippet for this position',
  copySnippet: 'Copy snippet',
  embedPreview: 'Preview',
  embedSilent: 'The preview needs the network. The snippet is complete without it.',
  embedEmpty: 'There is no position to embed yet. Enter some cards first, then come back.',
  embedFrameOnly:
    'An element counts one hand whose suits are known, and the screen shows none. The frame shows everything.',
});
