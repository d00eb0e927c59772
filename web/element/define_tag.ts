import type { Tag } from './public.js';

/** Defines a tag. A tag that is already defined, perhaps by another copy of this script, is left alone. */
export const define = (tag: Tag, element: CustomElementConstructor): void => {
  if (!customElements.get(tag)) customElements.define(tag, element);
};
