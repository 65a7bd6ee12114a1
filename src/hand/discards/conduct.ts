/**
 * Decides on cards kept out of sight, on what must not be said of a hand, and on looking at cards that never came
 * (RC 25, 28, 67; MO 6.1, 11.1, 12.2, 12.3; TDA 12, 21; RO 3.4, 3.6, 8.1, 11.3; TF §3 b1, §7 b1).
 */
import type { Offence } from '../../../events/judging.js';
import type { TalkKind } from '../../../events/hand-discards.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Setting } from '../../rulebooks/setting.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import type { HandUnfolding } from '../unfolding.js';
import type { DiscardCommand } from '../../../commands/hand/discards.js';
import { checkLive, checkSeat } from '../betting/live-hands.js';

type Command<Type extends DiscardCommand['type']> = Extract<DiscardCommand, { type: Type }>;

/** What came of it is for the director, with what the book proposes. */
export function reportHiddenCards(unfolding: HandUnfolding, command: Command<'ReportHiddenCards'>, { dealing }: Rulebook): Refused | null {
  const { seat } = command;
  const { state } = unfolding;
  const stated = command.consequence?.trim() ?? '';
  const consequence = stated === '' ? null : stated;
  const before = state.incidents?.discards.hidden.some((each) => each.seat === seat && each.consequence === consequence) ?? false;
  if (before) return null;
  const refused = checkLive(state, seat);
  if (refused !== null) return refused;
  const rule = dealing.cards.offTableOrHidden;
  unfolding.push({ type: 'HiddenCardsReported', data: { seat, consequence } });
  unfolding.push({
    type: 'DefaultRuled',
    data: {
      question: 'hiddenCards',
      seat,
      options: ['againstPlayer', 'none'],
      default: rule.value === 'againstPlayer' ? 'againstPlayer' : 'none',
      amount: null,
      articles: cite(rule),
    },
  });
  note(unfolding, seat, 'hiddenCards', rule, false);
  return null;
}

export function reportTalk(unfolding: HandUnfolding, { seat, kind }: Command<'ReportTalk'>, { dealing }: Rulebook): Refused | null {
  const { state } = unfolding;
  const refused = checkSeat(state, seat);
  if (refused !== null) return refused;
  const { street, incidents } = state;
  const said = incidents?.discards.talk.some((each) => each.seat === seat && each.kind === kind && each.street === street) ?? false;
  if (said) return null;
  if (state.phase === 'completed') return refuse('HAND_COMPLETED');
  const { rule, due } = ruleOnTalk(kind, dealing);
  unfolding.push({ type: 'TalkReported', data: { seat, kind } });
  note(unfolding, seat, 'talk', rule, due);
  return null;
}

function ruleOnTalk(kind: TalkKind, { talk, readHand }: Rulebook['dealing']): { readonly rule: Setting; readonly due: boolean } {
  if (kind === 'readsUntabledHand') return { rule: readHand.notTabled, due: false };
  const rule = kind === 'ownHand' ? talk.ownHand : talk.aboutLiveOrDeadHand;
  return { rule, due: rule.value === 'due' };
}

export function reportRabbitHunting(
  unfolding: HandUnfolding,
  { seat }: Command<'ReportRabbitHunting'>,
  { dealing }: Rulebook,
): Refused | null {
  const { state } = unfolding;
  const refused = checkSeat(state, seat);
  if (refused !== null) return refused;
  if (state.incidents?.discards.rabbitHunters.includes(seat) === true) return null;
  // Before that, a card that is turned up too early is an error of the board.
  if (state.phase !== 'completed') return refuse('WRONG_PHASE', { phase: state.phase });
  unfolding.push({ type: 'RabbitHuntingReported', data: { seat } });
  note(unfolding, seat, 'rabbitHunting', dealing.rabbitHunting, dealing.rabbitHunting.value === 'due');
  return null;
}

function note(unfolding: HandUnfolding, seat: number, offence: Offence, rule: Setting, due: boolean): void {
  const article = cite(rule)[0]!;
  unfolding.push({ type: 'InfractionNoted', data: { seat, offence, sanction: due ? 'must' : 'may', startsAt: null, article } });
}
