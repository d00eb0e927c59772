import type { engineWords } from '../../../ui/messages/engine.js';
import type { Translation } from '../../locale.js';
import { phrases, sayLong, sayShort } from './count.js';
import { sayError } from './errors.js';

export const frenchEngine: Translation<typeof engineWords> = {
  spoken: (answer, how = 'short') => (how === 'short' ? sayShort(answer) : sayLong(answer)),
  phrases,
  error: sayError,
};
