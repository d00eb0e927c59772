// The types of the elements in templates of Vue 3. To use them, write `"types": ["fifteen-two/element/vue"]` in
// tsconfig.json.
import type { HTMLAttributes } from 'vue';
import type { DetailOf, Settable, Tag } from './index.js';

type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;
type Heard<T extends Tag> = {
  [Name in keyof DetailOf<T> as `on${Capitalize<Camel<Name & string>>}`]?: (
    event: CustomEvent<DetailOf<T>[Name]>,
  ) => void;
};
type Component<T extends Tag> = new () => { $props: HTMLAttributes & Settable<T> & Heard<T> };
type Elements = { [T in Tag]: Component<T> };

declare module 'vue' {
  interface GlobalComponents extends Elements {}
}
