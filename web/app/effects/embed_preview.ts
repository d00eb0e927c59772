import { heightOf } from '../root/embed_preview_height.js';
import type { Store } from '../state/store_types.js';

/** How long to wait until the embed preview reports its height, in ms. */
const patience = 6_000;

/** Starts to listen to the preview in the embed panel, which sends a message with the height that it needs. */
export const startPreview = ({ dispatch, state, subscribe }: Store): void => {
  const onMessage = ({ source, data }: MessageEvent): void => {
    const frame = document.querySelector<HTMLIFrameElement>('.preview');
    const height = frame && source === frame.contentWindow ? heightOf(data) : undefined;
    if (height !== undefined && height !== state().ui.previewHeight) dispatch({ type: 'previewMeasured', height });
  };

  let limit: ReturnType<typeof setTimeout> | undefined;
  const awaitPreview = (): void => {
    clearTimeout(limit);
    limit = setTimeout(() => {
      const { panel, previewHeight } = state().ui;
      if (panel === 'embed' && previewHeight === null) dispatch({ type: 'previewMeasured', height: undefined });
    }, patience);
  };

  addEventListener('message', onMessage);
  subscribe((after, before) => {
    if (after.ui.panel !== before.ui.panel && after.ui.panel === 'embed') awaitPreview();
  });
  if (state().ui.panel === 'embed') awaitPreview();
};
