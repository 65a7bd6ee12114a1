/**
 * Decides on a player who announced a hand that they did not hold. Cards speak all the same; the book decides whether they are punished
 * (RC 12; MO 9.4; TDA 20; RO 10.3; TF §10 b4).
 */
import type { Sanction } from '../../../events/judging.js';
import { toPlain } from '../../decider.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import type { ShowingCommand } from '../../../commands/hand/showing.js';

type Command = Extract<ShowingCommand, { type: 'ReportFalseAnnouncement' }>;

export function reportFalseAnnouncement(
  unfolding: HandUnfolding,
  { seat, deliberate, earlier = 0 }: Command,
  { dealing }: Rulebook,
): Refused | null {
  const { state } = unfolding;
  if (indexOf(state, seat) < 0) return refuse('SEAT_NOT_IN_HAND', { seat: toPlain(seat) });
  if (state.incidents?.showing.falselyAnnounced.includes(seat) === true) return null;
  const rule = dealing.falseAnnouncement.sanction;
  const articles = cite(rule);
  unfolding.push({ type: 'FalseAnnouncementRecorded', data: { seat, deliberate, earlier, articles } });
  const sanction = sanctionFor(rule.value, deliberate, earlier > 0);
  if (sanction !== null) {
    const article = articles[0]!;
    unfolding.push({ type: 'InfractionNoted', data: { seat, offence: 'falseAnnouncement', sanction, startsAt: null, article } });
  }
  return null;
}

/** Books that punish by duty also punish whoever keeps doing it; where the first time goes free, only they are punished. */
function sanctionFor(rule: 'may' | 'must' | 'none', deliberate: boolean, repeated: boolean): Sanction | null {
  switch (rule) {
    case 'may':
      return deliberate ? 'may' : null;
    case 'must':
      return deliberate || repeated ? 'must' : null;
    case 'none':
      return repeated ? 'must' : null;
  }
}
