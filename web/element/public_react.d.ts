// The types of the elements in JSX, for React 19. To use them, write `"types": ["fifteen-two/element/react"]` in
// tsconfig.json.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { DetailOf, ElementOf, Settable, Tag } from './index.js';

type Heard<T extends Tag> = {
  [Name in keyof DetailOf<T> as `on${Name & string}`]?: (event: CustomEvent<DetailOf<T>[Name]>) => void;
};
type Props<T extends Tag> = DetailedHTMLProps<HTMLAttributes<ElementOf<T>>, ElementOf<T>> & Settable<T> & Heard<T>;
type Elements = { [T in Tag]: Props<T> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
