/**
 * Decides on a phone or another device at the table, with live cards and without (RC 4; MO 5.5, 12.5; TDA 15; RO 1.3, 4.1).
 */
import type { Sanction } from '../../../events/judging.js';
import type { PhoneUse } from '../../../events/hand-discards.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Setting } from '../../rulebooks/setting.js';
import { refuse, type Refused } from '../refusals.js';
import { indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import type { DiscardCommand } from '../../../commands/hand/discards.js';
import { loseHand, uncalledOf } from './death.js';
import { checkSeat, isPlaying } from '../betting/live-hands.js';

type Command = Extract<DiscardCommand, { type: 'ReportPhoneUse' }>;

export function reportPhoneUse(
  unfolding: HandUnfolding,
  { seat, kind = 'other', repeat = false, uncalled }: Command,
  book: Rulebook,
): Refused | null {
  const { state } = unfolding;
  const refused = checkSeat(state, seat);
  if (refused !== null) return refused;
  const { phones = [] } = state.incidents?.discards ?? {};
  if (phones.some((each) => each.seat === seat && each.kind === kind && each.repeat === repeat)) return null;
  const { allowed, whileInHand } = book.dealing.phone;
  const inHand = isPlaying(state, indexOf(state, seat));
  const articles = cite(inHand ? whileInHand.handFate : allowed);
  const dies = inHand && (whileInHand.handFate.value === 'dead' || repeat);
  // The books give such a bet back to a hand that others killed, or that was thrown by mistake. Of an offender's none speaks.
  const amount = dies ? uncalledOf(state, indexOf(state, seat)) : 0;
  if (amount > 0 && uncalled === undefined) return refuse('UNCALLED_BET_TO_RULE', { seat, amount });
  unfolding.push({ type: 'PhoneUseRecorded', data: { seat, kind, inHand, repeat, articles } });
  if (!inHand) {
    if (isForbidden(kind, allowed.value)) note(unfolding, seat, allowed, 'may');
    return null;
  }
  if (!dies) {
    note(unfolding, seat, whileInHand.handFate, 'warning');
    return null;
  }
  loseHand(unfolding, seat, 'phone', articles, null);
  if (amount > 0 && uncalled === 'refund') unfolding.push({ type: 'BetRefunded', data: { seat, amount, articles: [] } });
  note(unfolding, seat, whileInHand.handFate, 'may');
  unfolding.conclude();
  return null;
}

/** Whether a player without live cards may not do that in their seat. */
function isForbidden(kind: PhoneUse, allowed: Rulebook['dealing']['phone']['allowed']['value']): boolean {
  return allowed === 'never' || kind === 'talking';
}

function note(unfolding: HandUnfolding, seat: number, rule: Setting, sanction: Sanction): void {
  unfolding.push({ type: 'InfractionNoted', data: { seat, offence: 'phone', sanction, startsAt: null, article: cite(rule)[0]! } });
}
