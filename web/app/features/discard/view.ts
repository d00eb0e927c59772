import { html, nothing } from 'lit/html.js';
import type { Discard } from '../../../engine/index.js';
import { throwWith } from '../../../ui/discards/comparison.js';
import { discardDetails, keepsSentence } from '../../../ui/discards/details.js';
import { disagreement } from '../../../ui/discards/disagreement.js';
import { thrownId } from '../../../ui/discards/discard_key.js';
import { discardTable } from '../../../ui/discards/table.js';
import { discardWords } from '../../../ui/messages/discards.js';
import { tray } from '../../../ui/tray.js';
import { adviceWords } from '../../messages/advice.js';
import { strings } from '../../messages/app.js';
import { pageAddress } from '../../messages/page_links.js';
import { discardOf, opponents } from '../../session/discard_slice.js';
import { dealOf, dealtTo } from '../../session/game.js';
import { isOfMore } from '../../session/session.js';
import { selectScoreBeforeThrow } from '../../state/score_selectors.js';
import type { State } from '../../state/state.js';
import { cribChoice } from '../crib_owner_choice.js';
import type { DockButton, NextStep } from '../next_step.js';
import { promptLine } from '../prompt_line.js';
import { mayDealRandom } from '../random_cards.js';
import { shareButton, suchButton } from '../share_buttons.js';
import type { Controls, ScreenView } from '../view_types.js';
import { cribName } from './announcements.js';
import { cutsOf, discardsOf, keptOf, type SingleThrow, shownDiscard, shownSingle, singlesOf } from './feature.js';

const goOn = ({ kept, thrown }: Discard, { dispatch }: Controls) => html`
  <div class="go-on">
    <button type="button" class="quiet" @click=${() => dispatch({ type: 'keptCounted', kept, thrown })}>
      ${adviceWords.countKept}
    </button>
    <a class="page-link" href=${pageAddress('cribs')}>${adviceWords.cribsPage}</a>
  </div>
`;

// Draws the details of a discard that is open or, on a wide screen, shown beside the list.
const details = (state: State, choice: Discard, [best, next]: readonly Discard[], controls: Controls) => {
  const isBest = choice === best;
  const other = isBest ? next : best;
  const seen = choice === shownDiscard(state) || state.ui.opened.includes(thrownId(choice));
  if (!seen || !other) return nothing;
  const { opponent, order } = state.ranking;
  const { game, names, objective } = state.session;
  const { weDeal } = dealOf(game);
  return discardDetails(
    {
      choice,
      other,
      isBest,
      order,
      objective,
      score: selectScoreBeforeThrow(state),
      weDeal,
      named: { crib: strings.cribOf(weDeal, names), ours: names.us, theirs: names.them },
      opponent,
      show: keptOf(state, choice),
      starters: cutsOf(state, choice),
    },
    goOn(choice, controls),
  );
};

const opponentChoice = (state: State, { dispatch }: Controls) => html`
  <label class="opponent note">
    ${adviceWords.opponent}
    <select
      @change=${({ target }: Event) => {
        const opponent = opponents[(target as HTMLSelectElement).selectedIndex];
        if (opponent) dispatch({ type: 'opponentChosen', opponent });
      }}
    >
      ${opponents.map(
        (opponent) => html`
          <option .selected=${opponent === state.ranking.opponent}>${adviceWords.opponents[opponent]}</option>
        `,
      )}
    </select>
  </label>
`;

// Puts the throw of a reviewed game right after the best, so that both are in sight.
const withChosenNext = (ranked: readonly Discard[], ringed: State['ui']['ringed']): readonly Discard[] => {
  const chosen = ringed.length === 2 ? throwWith(ranked, ringed) : undefined;
  const [best, ...others] = ranked;
  return chosen && best && chosen !== best ? [best, chosen, ...others.filter((each) => each !== chosen)] : ranked;
};

const list = (state: State, ranked: readonly Discard[], best: Discard, controls: Controls) => {
  const { dispatch } = controls;
  const { order } = state.ranking;
  const { game, objective } = state.session;
  const { weDeal } = dealOf(game);
  const kept = keptOf(state, best);
  // True if the details stand beside the list. There is room there for the details of one discard, so opening a discard
  // closes the one that was open.
  const beside = () => !state.ui.padOpen && controls.effects.hasRoomBeside();
  return kept
    ? discardTable({
        choices: withChosenNext(ranked, state.ui.ringed),
        order,
        objective,
        score: selectScoreBeforeThrow(state),
        opened: state.ui.opened,
        ringed: state.ui.ringed,
        shown: shownDiscard(state),
        details: (choice) => details(state, choice, ranked, controls),
        tap: (thrown) => dispatch({ type: 'discardTapped', thrown, alone: beside() }),
        walkTo: (thrown) => beside() && dispatch({ type: 'discardTapped', thrown, alone: true }),
        sort: (by) => dispatch({ type: 'orderChosen', order: by }),
        lead: html`
          <p class="sum">${discardWords.leadNumbers(best, weDeal, order, objective)}</p>
          <p class="keeps">${keepsSentence(kept)}</p>
        `,
      })
    : nothing;
};

const answer = (state: State, controls: Controls) => {
  const ranked = discardsOf(state);
  const [best] = ranked ?? [];
  const score = selectScoreBeforeThrow(state);
  const { game, objective } = state.session;
  // Draws nothing until the answers for all parts are there, because a part that came later would move the text being
  // read.
  return ranked && best && keptOf(state, best)
    ? html`
        ${disagreement(ranked, dealOf(game).weDeal, score, objective)} ${list(state, ranked, best, controls)}
        <div class="answer-foot">
          <p class="note">${adviceWords.discardNote(score.ours, score.theirs, objective, state.session.names)}</p>
          ${opponentChoice(state, controls)} ${suchButton(controls)} ${shareButton(controls)}
        </div>
      `
    : nothing;
};

// Draws the five throws of three or four people, by points.
const answerOfMore = (state: State, size: 3 | 4, controls: Controls) => {
  const choices = singlesOf(state);
  const [best, next] = choices ?? [];
  const kept = best && keptOf(state, best);
  if (!choices || !best || !next || !kept) return nothing;
  const shown = shownSingle(state, choices);
  const { weDeal } = discardOf(state.session, state.ranking);
  const named = { crib: cribName(state), source: discardWords.cribOfMore, says: discardWords.saysCribOfMore };
  const beside = () => !state.ui.padOpen && controls.effects.hasRoomBeside();
  const open = (thrown: string, alone: boolean) => controls.dispatch({ type: 'discardTapped', thrown, alone });
  const detailsOf = (choice: SingleThrow) =>
    choice === shown || state.ui.opened.includes(thrownId(choice))
      ? discardDetails({
          choice,
          other: choice === best ? next : best,
          isBest: choice === best,
          order: 'points',
          score: undefined,
          weDeal,
          named,
          opponent: 'expert',
          show: keptOf(state, choice),
          starters: cutsOf(state, choice),
        })
      : nothing;
  return html`
    ${discardTable<SingleThrow>({
      choices,
      order: 'points',
      score: undefined,
      opened: state.ui.opened,
      shown,
      details: detailsOf,
      tap: (thrown) => open(thrown, beside()),
      walkTo: (thrown) => beside() && open(thrown, true),
      lead: html`
        <p class="sum">${discardWords.leadNumbers(best, weDeal, 'points')}</p>
        <p class="keeps">${keepsSentence(kept)}</p>
      `,
    })}
    <div class="answer-foot"><p class="note">${discardWords.noteOfMore(size, weDeal)}</p>${shareButton(controls)}</div>
  `;
};

const body: ScreenView['body'] = (state, controls) => {
  const { dealt, size } = discardOf(state.session, state.ranking);
  const all = dealtTo(dealOf(state.session.game));
  const left = all - dealt.length;
  const first = size ? adviceWords.fivePrompt(state.session.names) : strings.discardPrompt;
  const prompt = dealt.length === 0 ? first : left > 0 ? strings.more(left) : '';
  return html`
    ${tray({
      cards: dealt,
      size: all,
      starter: undefined,
      starterLabel: '',
      lifted: [],
      faded: (size ? shownSingle(state) : shownDiscard(state))?.thrown ?? [],
      name: strings.cardInHand,
      emptyName: strings.emptySlot,
      emptyStarterName: '',
      total: undefined,
      hint: prompt,
      tap: () => controls.dispatch({ type: 'trayTapped' }),
    })}
    ${promptLine(prompt, { random: mayDealRandom(state), clear: dealt.length > 0 }, state, controls)} ${left > 0 ? nothing : size ? answerOfMore(state, size, controls) : answer(state, controls)}
  `;
};

// Returns the dock's buttons at a table of three or four. The green one takes the kept cards to the count, because the play is
// not followed there.
const nextStepOfMore = (state: State): NextStep => {
  const choice = shownSingle(state);
  const skip: DockButton = { label: strings.newHand, action: { type: 'cleared' } };
  if (!choice) return { primary: { label: strings.keepFour }, early: true, skip };
  return { primary: { label: strings.keepFour, action: { type: 'keptCounted', ...choice } }, skip };
};

/**
 * Returns the dock's buttons. The green one covers the cards of a player who asked for advice. Otherwise it throws the two cards of the
 * shown discard, and goes on to the play.
 */
const nextStep = (state: State): NextStep => {
  if (isOfMore(state.session)) return nextStepOfMore(state);
  const choice = shownDiscard(state);
  const clear: DockButton = { label: strings.newHand, action: { type: 'cleared' } };
  if (state.ui.advised)
    return { primary: { label: strings.coverCards, action: { type: 'positionLeft' } }, skip: clear };
  if (!choice) return { primary: { label: strings.keepFour }, early: true, skip: clear };
  const { kept, thrown } = choice;
  return { primary: { label: strings.keepFour, action: { type: 'keptPlayed', kept, thrown } }, skip: clear };
};

export const discardView: ScreenView = {
  choices: cribChoice,
  body,
  flow: nextStep,
  textHint: () => adviceWords.textHintDiscard,
  typed: () => adviceWords.typedDiscard,
};
