import type { Effects } from '../features/view_types.js';
import { strings } from '../messages/app.js';
import { wasReplaced } from '../platform/engine_errors.js';
import { printText } from '../root/registry.js';
import type { Store } from '../state/store_types.js';

type Giving = Pick<Effects, 'share' | 'shareResult' | 'copyText' | 'copyLink' | 'copySnippet' | 'canShare'>;

/** Shares a link or a text through the clipboard or with another app. */
export const createSharing = ({ dispatch, state }: Store): Giving => {
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      dispatch({ type: 'noticed', notice: done });
    } catch {
      dispatch({ type: 'noticed', notice: strings.copyFailed });
    }
  };

  const share = async (url: string, text: string, copied: string, done: string) => {
    try {
      await navigator.share({ title: strings.appName, text, url });
    } catch (error) {
      if (!wasReplaced(error)) await copy(copied, done); // otherwise the player cancelled
    }
  };

  return {
    share: (url = location.href, text = printText(state())) => void share(url, text, url, strings.linkCopied),
    shareResult: (url, text) => void share(url, text, `${text}\n${url}`, strings.copied),
    copyText: () => void copy(printText(state()), strings.copied),
    copyLink: () => void copy(location.href, strings.linkCopied),
    copySnippet: (snippet) => void copy(snippet, strings.copied),
    canShare: () => typeof navigator.share === 'function',
  };
};
