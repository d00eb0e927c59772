/** Links, texts and snippets for other people. */
export const shareWords = {
  share: 'Share',
  sharePosition: 'Share this position',
  shareWith: 'Share…',
  qrCode: (link: string): string => `QR code of ${link}`,
  shareHint: 'Point a camera at it, or send the link. The cards are in the link itself.',
  copyLink: 'Copy link',
  copyText: 'Copy as text',
  embed: 'Embed…',
  embedTitle: 'Put it on a page',
  embedKinds: { frame: 'Frame', element: 'Element' },
  embedKindGroup: 'Kind of snippet',
  embedHints: {
    frame: 'For any page that may hold a frame.',
    element: 'For your own pages: it takes their fonts and colours, and counts the cards it is given.',
  },
  embedSnippet: 'Snippet for this position',
  embedFrameTitle: (position: string): string => `Fifteen Two: ${position}`,
  copySnippet: 'Copy snippet',
  embedPreview: 'Preview',
  embedSilent: 'The preview needs the network. The snippet is complete without it.',
  embedEmpty: 'There is no position to embed yet. Enter some cards first, then come back.',
  embedFrameOnly:
    'An element counts one hand of cards with suits, and there is none on screen. The frame shows everything.',
  copied: 'Copied.',
  linkCopied: 'The link is copied.',
  copyFailed: 'This browser did not allow copying.',
} as const;
