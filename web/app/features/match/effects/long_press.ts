import type { Store } from '../../../state/store_types.js';
import { matchFeature } from '../feature.js';

// A long press or a right click on one of our cards asks for a hint, as the hint button does.

/** A touch that lasts at least this long, in ms, is a long press. */
const long = 500;

/** After the end of a long press, the browser sends its click event within this time, in ms. */
const tapDelay = 400;

/** A touch that moves further than this, in pixels, is not a long press. */
const still = 10;

export const listenForLongPress = ({ dispatch, state }: Store): void => {
  // Practice draws cards in the same way, but they are not cards of this game.
  const isOnCard = ({ target }: Event): boolean =>
    matchFeature.isFront(state()) && Boolean((target as Element).closest?.('.my-cards .place'));

  const ask = () => {
    if (!state().match?.hinted) dispatch({ type: 'match', action: { type: 'hintAsked' } });
  };

  let timer = 0;
  let from: PointerEvent | undefined;
  // True if the next click belongs to a long press and therefore must not play a card.
  let swallows = false;
  const forget = () => {
    clearTimeout(timer);
    from = undefined;
  };

  document.addEventListener('pointerdown', (event) => {
    forget();
    swallows = false;
    if (!isOnCard(event) || event.button !== 0) return;
    from = event;
    timer = window.setTimeout(() => {
      swallows = true;
      ask();
    }, long);
  });
  document.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (from && Math.hypot(clientX - from.clientX, clientY - from.clientY) > still) forget();
  });
  for (const end of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(end, () => {
      forget();
      setTimeout(() => {
        swallows = false;
      }, tapDelay);
    });
  document.addEventListener('contextmenu', (event) => {
    if (!isOnCard(event)) return;
    event.preventDefault();
    if (swallows) return;
    swallows = from !== undefined;
    forget();
    ask();
  });
  document.addEventListener(
    'click',
    (event) => {
      if (!swallows) return;
      swallows = false;
      if (!isOnCard(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
};
