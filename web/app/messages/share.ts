import { messages } from '../../i18n/locale.js';

/** Messages about links and texts for other people. */
export const shareWords = messages('share', {
  share: 'Share',
  sharePosition: 'Share this position',
  embedTitle: 'Put on a web page',
  copied: 'Copied.',
  linkCopied: 'The link is copied.',
  copyFailed: 'This browser did not allow copying.',
});
