/**
 * Decides on hands that an official looks at against collusion: at whose demand, on what ground, which hands (RC 69; MO 9.1; RO 10.6).
 * Nobody else sees them, and nothing is won by it.
 */
import type { EventOf } from '../../../events/event-type.js';
import type { showingEvents } from '../../../events/hand-showing.js';
import { toPlain } from '../../decider.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { checkHoleCards } from '../cards/hole-cards.js';
import type { QuestionRules } from '../questions.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { type HandState, indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import type { ShowingCommand } from '../../../commands/hand/showing.js';
import { MOST_REASON } from '../../../events/values.js';

type Command = Extract<ShowingCommand, { type: 'RequestHandControl' }>;
type Control = Rulebook['dealing']['control'];

/** No book says how often is too often: who has asked three times before in the tournament abuses it. */
const OFTEN = 3;

/** The longest suspicion that is recorded, in characters. */

const OPTIONS = ['check', 'refuse'] as const;

export function requestHandControl(unfolding: HandUnfolding, command: Command, { dealing }: Rulebook): Refused | null {
  const { control } = dealing;
  const { by, targetSeats, cards = [], earlierRequests = 0 } = command;
  const { state } = unfolding;
  const suspicion = command.suspicion?.trim().slice(0, MOST_REASON) || null;
  for (const seat of targetSeats) {
    const refused = checkTarget(state, seat, cards, by, control);
    if (refused !== null) return refused;
  }
  if (by !== null && control.who.value === 'td') {
    const parameters = { question: 'handControl', options: [...OPTIONS], default: suspicion === null ? 'refuse' : 'check' };
    return refuse('TD_RULING_REQUIRED', parameters, articleOf(control.who));
  }
  if (suspicion === null && control.condition.value === 'suspicionStated') {
    return refuse('SUSPICION_NOT_STATED', {}, articleOf(control.condition));
  }
  const before = unfolding.events.length;
  const often = by !== null && earlierRequests >= OFTEN;
  if (often && control.abuse.value === 'notCarriedOut' && targetSeats.some((seat) => !isControlled(state, seat, by))) {
    return refuse('CONTROL_ASKED_TOO_OFTEN', { seat: by, earlier: earlierRequests }, articleOf(control.abuse));
  }
  const articles = cite(control.who, control.condition, control.handsCovered);
  for (const seat of targetSeats) {
    controlHand(unfolding, { seat, by, suspicion, cards: cards.find((each) => each.seat === seat)?.cards ?? null, articles });
  }
  if (often && unfolding.events.length > before) {
    const article = cite(control.abuse)[0]!;
    unfolding.push({ type: 'InfractionNoted', data: { seat: by, offence: 'abuseOfControl', sanction: 'must', startsAt: null, article } });
  }
  return null;
}

function checkTarget(
  state: HandState,
  seat: number,
  cards: NonNullable<Command['cards']>,
  by: number | null,
  { handsCovered, who }: Control,
): Refused | null {
  const i = indexOf(state, seat);
  if (i < 0) return refuse('SEAT_NOT_IN_HAND', { seat: toPlain(seat) });
  const given = cards.find((each) => each.seat === seat);
  const refused = given === undefined ? null : checkHoleCards(state, i, given.cards);
  if (refused !== null) return refused;
  const covered = handsCovered.value;
  const [article] = cite(handsCovered);
  if (((state.tabled >> i) & 1) === 1) return refuse('HAND_ALREADY_SHOWN', { seat }, article?.article);
  if (covered === 'atShowdown' && state.showdownOrder?.includes(seat) !== true)
    return refuse('NOT_AT_SHOWDOWN', { seat }, article?.article);
  // Players may ask once the hands are shown; an official looks when they must.
  if (by !== null && state.showdownOrder === null) return refuse('WRONG_PHASE', { phase: state.phase }, articleOf(who));
  return null;
}

/** Records that an official looked at a hand; once for each player who asked, and again when the official enters the cards. */
export function controlHand(unfolding: HandUnfolding, data: EventOf<typeof showingEvents.HandControlled>['data']): void {
  const { holeCards, indexOfSeat } = unfolding.state;
  const news = data.cards !== null && holeCards[indexOfSeat[data.seat] ?? -1] === null;
  if (news || !isControlled(unfolding.state, data.seat, data.by)) unfolding.push({ type: 'HandControlled', data });
}

/** Whether an official has looked at the hand at the demand of `by`. */
function isControlled({ incidents }: HandState, target: number, by: number | null): boolean {
  return incidents?.showing.controls.some((each) => each.seat === target && each.by === by) === true;
}

/** A player's demand where only the director may have hands checked. */
export const handControl: QuestionRules = {
  open(state, { seat }, { dealing }) {
    const { tabled, indexOfSeat } = state;
    if (seat === null || ((tabled >> (indexOfSeat[seat] ?? 31)) & 1) === 1) return null;
    if (isControlled(state, seat, null)) return null;
    return { options: OPTIONS, prescribed: null, articles: cite(dealing.control.who, dealing.control.condition) };
  },
  carryOut(unfolding, { seat, option }, { dealing }) {
    const articles = cite(dealing.control.who);
    if (seat !== null && option === 'check') controlHand(unfolding, { seat, by: null, suspicion: null, cards: null, articles });
    return null;
  },
};
