import { reviewWords } from '../../../messages/review.js';
import type { Store } from '../../../state/store_types.js';
import type { Files } from '../../view_types.js';
import { longestText } from '../serialize.js';

const save: Files['save'] = (name, text) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${text.trimEnd()}\n`], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

export const createFiles = ({ dispatch }: Store): Files => {
  // The text has at most `longestText` characters, and a character takes at most four bytes of the file.
  const read = async (file: File, use: (text: string) => void): Promise<void> => {
    if (file.size > 4 * longestText) return dispatch({ type: 'noticed', notice: reviewWords.tooLong });
    use(await file.text());
  };

  const open: Files['open'] = (use) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.txt,.pgn,text/plain';
    input.addEventListener('change', () => {
      const [file] = input.files ?? [];
      if (file) read(file, use).catch(() => dispatch({ type: 'noticed', notice: reviewWords.unreadable }));
    });
    input.click();
  };

  return { save, open };
};
