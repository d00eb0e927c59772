import { html, nothing } from 'lit/html.js';
import { encode } from 'uqr';
import { qr } from '../../../ui/qr.js';
import type { Sheets } from '../../features/view_types.js';
import { embedWords } from '../../messages/embed.js';
import { reviewWords } from '../../messages/review.js';

/**
 * The length of the longest link for which a QR code is shown. A camera cannot read a larger code from a small screen.
 */
const longestCode = 400;

export const shareView: Sheets['share'] = (_, { dispatch, effects }) => {
  const link = effects.address();
  const isLong = link.length > longestCode;
  return html`
    <div class="sheet share">
      ${isLong ? nothing : qr(encode(link, { ecc: 'L', border: 0 }).data, embedWords.qrCode(link))}
      <div class="share-words">
        <p class="note">${isLong ? reviewWords.shareHint : embedWords.shareHint}</p>
        <p class=${isLong ? 'link long' : 'link'}>${link}</p>
        <div class="sheet-actions">
          ${
            effects.canShare()
              ? html`<button type="button" class="primary" @click=${() => effects.share()}>${embedWords.shareWith}</button>`
              : nothing
          }
          <button type="button" class=${effects.canShare() ? '' : 'primary'} @click=${effects.copyLink}>${embedWords.copyLink}</button>
          <button type="button" @click=${effects.copyText}>${embedWords.copyText}</button>
          <button type="button" @click=${() => dispatch({ type: 'panelChosen', panel: 'embed' })}>
            ${embedWords.embed}
          </button>
        </div>
      </div>
    </div>
  `;
};
