import { heightOf } from '../root/embed_preview_height.js';
import type { Store } from '../state/store_types.js';

/** How long to wait until the embed preview reports its height, in ms. */
const patience = 6_000;

/** Listens to the preview in the embed panel. The preview sends a message with the height that it needs. */
export const createPreview = ({ dispatch, state }: Store) => {
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

  return { onMessage, awaitPreview };
};
