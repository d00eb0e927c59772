import type { Store } from '../../state/store_types.js';

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** Keeps the browser's install prompt until the player asks to install the app. */
export const createInstalling = ({ dispatch }: Store) => {
  let offer: InstallPrompt | undefined;
  return {
    onOffer: (event: Event): void => {
      event.preventDefault();
      offer = event as InstallPrompt;
      dispatch({ type: 'installOffered', installable: true });
    },
    // True in Safari on a phone if the app is not installed. Safari offers no prompt, so the player adds the app by
    // hand.
    addsByHand: (): boolean => (navigator as { standalone?: boolean }).standalone === false,
    install: (): void => {
      void offer?.prompt();
      offer = undefined;
      dispatch({ type: 'installOffered', installable: false });
    },
  };
};
