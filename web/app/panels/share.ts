import { html, nothing } from 'lit/html.js';
import { encode } from 'uqr';
import { qr } from '../../ui/qr.js';
import type { Sheets } from '../screens/view.js';
import { strings } from '../strings.js';

export const shareView: Sheets['share'] = (_, { dispatch, effects }) => {
  const link = effects.address();
  return html`
    <div class="sheet share">
      ${qr(encode(link, { ecc: 'L', border: 0 }).data, strings.qrCode(link))}
      <div class="share-words">
        <p class="note">${strings.shareHint}</p>
        <p class="link">${link}</p>
        <div class="sheet-actions">
          ${
            effects.canShare()
              ? html`<button type="button" class="primary" @click=${() => effects.share()}>${strings.shareWith}</button>`
              : nothing
          }
          <button type="button" class=${effects.canShare() ? '' : 'primary'} @click=${effects.copyLink}>${strings.copyLink}</button>
          <button type="button" @click=${effects.copyText}>${strings.copyText}</button>
          <button type="button" @click=${() => dispatch({ type: 'panelChosen', panel: 'embed' })}>
            ${strings.embed}
          </button>
        </div>
      </div>
    </div>
  `;
};
