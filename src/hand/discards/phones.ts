/**
 * Decides on a phone or another device at the table, with live cards and without (RC 4; MO 5.5, 12.5; TDA 15; RO 1.3, 4.1).
 */
import type { Sanction } from '../../../events/judging.js';
import type { PhoneUse } from '../../../events/hand-discards.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Setting } from '../../rulebooks/setting.js';
import type { Refused } from '../refusals.js';
import { indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import type { DiscardCommand } from '../../../commands/hand/discards.js';
import { loseHand, playOn, findRefundRule } from './death.js';
import { checkSeat, isPlaying } from './reach.js';

type Command = Extract<DiscardCommand, { type: 'ReportPhoneUse' }>;

export function reportPhoneUse(
  unfolding: HandUnfolding,
  { seat, kind = 'other', repeat = false }: Command,
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
  unfolding.push({ type: 'PhoneUseRecorded', data: { seat, kind, inHand, repeat, articles } });
  if (!inHand) {
    if (isForbidden(kind, allowed.value)) note(unfolding, seat, allowed, 'may');
    return null;
  }
  if (whileInHand.handFate.value === 'warningThenDead' && !repeat) {
    note(unfolding, seat, whileInHand.handFate, 'warning');
    return null;
  }
  loseHand(unfolding, seat, 'phone', articles, findRefundRule(state, book));
  note(unfolding, seat, whileInHand.handFate, 'may');
  playOn(unfolding, book);
  return null;
}

/** Whether a player without live cards may not do that in their seat. */
function isForbidden(kind: PhoneUse, allowed: Rulebook['dealing']['phone']['allowed']['value']): boolean {
  return allowed === 'never' || kind === 'talking';
}

function note(unfolding: HandUnfolding, seat: number, rule: Setting, sanction: Sanction): void {
  unfolding.push({ type: 'InfractionNoted', data: { seat, offence: 'phone', sanction, startsAt: null, article: cite(rule)[0]! } });
}
