import { messages } from '../../i18n/locale.js';

/** Messages about links and texts for other people. */
export const shareWords = messages('share', {
  share: 'Share',
  sharePosition: 'Share this position',
  shareWith: 'Share…',
  qrCode: (link: string): string => `QR code of ${link}`,
  shareHint: 'Point a camera at the code, or send the link. The cards are in the link itself.',
  copyLink: 'Copy link',
  copyText: 'Copy as text',
  embed: 'Embed…',
  embedTitle: 'Put on a web page',
  embedFrameTitle: (position: string): string => `Fifteen Two: ${position}`,
  copied: 'Copied.',
  linkCopied: 'The link is copied.',
  copyFailed: 'This browser did not allow copying.',
});
