import { html, nothing } from 'lit/html.js';
import { segments } from '../../../ui/segments.js';
import type { Controls, Sheets } from '../../features/view_types.js';
import { strings } from '../../messages/app.js';
import { embedWords } from '../../messages/embed.js';
import { usualHeight } from '../../root/embed_preview_height.js';
import { elementSnippet, embedAddress, frameSnippet, isShowable } from '../../root/embed_snippets.js';
import type { EmbedKind, State } from '../../state/state.js';

// Draws a preview of the embed, in the sandbox that it will have on a page. The preview asks for its own height.
const preview = (state: State, { effects }: Controls) => {
  const { previewHeight } = state.ui;
  return html`
    <h2>${embedWords.embedPreview}</h2>
    ${previewHeight === undefined ? html`<p class="note">${embedWords.embedSilent}</p>` : nothing}
    <iframe
      class="preview"
      data-shown=${typeof previewHeight === 'number'}
      src=${embedAddress(state, effects.base())}
      sandbox="allow-scripts"
      title=${embedWords.embedPreview}
      width="100%"
      height=${previewHeight ?? (previewHeight === null ? usualHeight : 1)}
    ></iframe>
  `;
};

const code = (snippet: string, { effects }: Controls) => html`
  <textarea
    class="snippet"
    readonly
    rows="5"
    spellcheck="false"
    aria-label=${embedWords.embedSnippet}
    .value=${snippet}
    @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}
  ></textarea>
  <div class="sheet-actions">
    <button type="button" class="primary" @click=${() => effects.copySnippet(snippet)}>${embedWords.copySnippet}</button>
  </div>
`;

export const embedView: Sheets['embed'] = (state, controls) => {
  const { dispatch, effects } = controls;
  if (!isShowable(state))
    return html`
      <div class="sheet">
        <p>${embedWords.embedEmpty}</p>
        <div class="sheet-actions">
          <button type="button" class="primary" @click=${() => dispatch({ type: 'panelChosen', panel: null })}>
            ${strings.enterCards}
          </button>
        </div>
      </div>
    `;
  const { embedKind } = state.ui;
  const snippet = (embedKind === 'frame' ? frameSnippet : elementSnippet)(state, effects.base());
  return html`
    <div class="sheet embed">
      ${segments(
        embedWords.embedKindGroup,
        (['frame', 'element'] as const).map((value: EmbedKind) => ({ value, label: embedWords.embedKinds[value] })),
        embedKind,
        (kind) => dispatch({ type: 'embedChosen', kind }),
      )}
      <p class="note">${snippet ? embedWords.embedHints[embedKind] : embedWords.embedFrameOnly}</p>
      ${snippet ? code(snippet, controls) : nothing} ${preview(state, controls)}
    </div>
  `;
};
