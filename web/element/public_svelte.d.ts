// The types of the elements in templates of Svelte 5. To use them, write `"types": ["fifteen-two/element/svelte"]` in
// tsconfig.json.
import type { HTMLAttributes } from 'svelte/elements';
import type { DetailOf, ElementOf, Settable, Tag } from './index.js';

type Heard<T extends Tag> = {
  [Name in keyof DetailOf<T> as `on${Name & string}`]?: (event: CustomEvent<DetailOf<T>[Name]>) => void;
};
type Props<T extends Tag> = HTMLAttributes<ElementOf<T>> & Settable<T> & Heard<T>;
type Elements = { [T in Tag]: Props<T> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {}
}
