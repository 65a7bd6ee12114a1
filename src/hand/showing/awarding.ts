/**
 * Decides on pots that the table would push: what still keeps them, whom it names where the board was not entered, and the chip down to
 * which they are split (RC 19, 20; MO 9.3, 9.8; TDA 40; RO 10.5; TF §10 b3).
 */
import { toPlain } from '../../decider.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { countLive } from '../state/round.js';
import type { QuestionRules } from '../questions.js';
import { makeAward, mergeOrphans } from '../pots/conclusion.js';
import { isAlreadyAwarded, declareWinners } from '../pots/declaration.js';
import { listLonePots } from '../pots/showdown.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { type HandState, indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import type { ShowingCommand } from '../../../commands/hand/showing.js';

type Command<Type extends ShowingCommand['type']> = Extract<ShowingCommand, { type: Type }>;
type Winners = NonNullable<Command<'AwardPots'>['winners']>;

export function awardPots(unfolding: HandUnfolding, command: Command<'AwardPots'>, book: Rulebook): Refused | null {
  const { withoutTabling = null, winners = null, smallestChipInPot = null } = command;
  const { phase, street } = unfolding.state;
  if (withoutTabling !== null && indexOf(unfolding.state, withoutTabling) < 0) {
    return refuse('SEAT_NOT_IN_HAND', { seat: toPlain(withoutTabling) });
  }
  if (phase === 'completed') return isAwardedSo(unfolding.state, withoutTabling, winners) ? null : refuse('HAND_COMPLETED');
  if (phase === 'posting' || phase === 'betting') {
    return refuse('POTS_NOT_BUILT', { street }, articleOf(book.betting.gather.when));
  }
  if (phase !== 'showdown') return refuse('WRONG_PHASE', { phase });
  if (smallestChipInPot !== null) {
    const refused = reportSmallestChip(unfolding, { type: 'ReportSmallestChip', chip: smallestChipInPot }, book);
    if (refused !== null) return refused;
  }
  if (unfolding.state.incidents?.showing.awardHeld === true) {
    const refused = pushHeld(unfolding, withoutTabling, winners);
    // Hands that play for a pot further in may still be face down.
    if (refused !== null || winners === null || unfolding.state.phase !== 'showdown') return refused;
    return (
      refuseClaim(
        unfolding.state,
        null,
        winners.filter(({ pot }) => unfolding.state.awards[pot] === null),
        book,
      ) ?? recordDeclared(unfolding, winners)
    );
  }
  return refuseClaim(unfolding.state, withoutTabling, winners, book) ?? recordDeclared(unfolding, winners);
}

/** Pushes the pots that waited, each to the one hand that is left for it, which need not be shown; then those that the table names besides. */
export function pushHeld(unfolding: HandUnfolding, withoutTabling: number | null, winners: Winners | null): Refused | null {
  mergeOrphans(unfolding.state, (event) => unfolding.push(event));
  const { state } = unfolding;
  const waiting = listLonePots(state).toReversed();
  if (waiting.length === 0) return refuse('WRONG_PHASE', { phase: state.phase });
  const seats = new Set(waiting.map(({ seat }) => seat));
  const named = (winners ?? []).filter(({ pot }) => countLive(state) === 1 || waiting.some((each) => each.pot === pot));
  const claimants = [...(withoutTabling === null ? [] : [withoutTabling]), ...named.flatMap((each) => each.seats)];
  const other = claimants.find((seat) => !seats.has(seat));
  if (other !== undefined) return refuse('HAND_NOT_LIVE', { seat: toPlain(other) });
  for (const { pot, seat } of waiting) unfolding.push(makeAward(unfolding.state, pot, [seat], 'lastHand'));
  unfolding.conclude();
  return null;
}

/** Whether a hand that is over went as this says. */
function isAwardedSo(state: HandState, withoutTabling: number | null, winners: Winners | null): boolean {
  if (winners !== null) return isAlreadyAwarded(state, winners);
  if (withoutTabling === null) return true;
  return state.awards.every((award) => award?.shares.length === 1 && award.shares[0]?.seat === withoutTabling);
}

/** Hands that claim a pot lie face up, and all others are thrown away; one that is left alone needs neither, and was pushed its pot before. */
function refuseClaim(
  { live, tabled, start }: HandState,
  withoutTabling: number | null,
  winners: Winners | null,
  { dealing }: Rulebook,
): Refused | null {
  const { playsTheBoard, bothCards, holdUntil } = dealing.table;
  const seatsIn = (mask: number): number[] => start!.seats.filter((_, i) => ((mask >> i) & 1) === 1).map(({ seat }) => seat);
  const down = seatsIn(live & ~tabled);
  if (withoutTabling !== null && !seatsIn(tabled).includes(withoutTabling)) {
    return refuse('HANDS_NOT_TABLED', { seats: [withoutTabling] }, articleOf(playsTheBoard));
  }
  const claimants = winners === null ? [] : winners.flatMap(({ seats }) => seats).filter((seat) => down.includes(seat));
  if (claimants.length > 0) return refuse('HANDS_NOT_TABLED', { seats: [...new Set(claimants)] }, articleOf(bothCards));
  if ((live & tabled) === 0) return refuse('HANDS_NOT_TABLED', { seats: down }, articleOf(bothCards));
  return down.length === 0 ? null : refuse('HAND_STILL_LIVE', { seats: down }, articleOf(holdUntil));
}

/** All hands lie face up and the pots still stand: the board was not entered, so the table reads it. */
function recordDeclared(unfolding: HandUnfolding, winners: Winners | null): Refused | null {
  const decision = declareWinners(unfolding.state, winners ?? []);
  if (decision.refusal !== undefined) return decision;
  for (const event of decision.events) unfolding.push(event);
  return null;
}

export function reportSmallestChip(
  unfolding: HandUnfolding,
  { chip }: Command<'ReportSmallestChip'>,
  { dealing }: Rulebook,
): Refused | null {
  const { state } = unfolding;
  if (state.phase === 'completed') return refuse('HAND_COMPLETED');
  if (state.pots.length === 0 || state.bets.some((bet) => bet > 0)) return refuse('WRONG_PHASE', { phase: state.phase });
  const { unit } = dealing.split;
  const refused = checkChip(state, chip, articleOf(unit));
  if (refused !== null) return refused;
  if (state.incidents?.showing.smallestChip === chip) return null;
  unfolding.push({ type: 'SmallestChipReported', data: { chip, counts: unit.value === 'smallestInPot', articles: cite(unit) } });
  return null;
}

/** Chips that lie in a pot are chips in play, and the pot is made of them and of larger ones. */
function checkChip({ start, pots, awards }: HandState, chip: number, article: string | null): Refused | null {
  const { chipUnit } = start!;
  const wrong = Number.isSafeInteger(chip) && chip >= chipUnit && chip % chipUnit === 0;
  const pot = pots.findIndex(({ amount }, k) => awards[k] === null && (!wrong || amount % chip !== 0));
  if (pot < 0) return null;
  return refuse('CHIP_UNIT_REQUIRED', { chip: toPlain(chip), chipUnit, pot, amount: pots[pot]!.amount }, article);
}

/** The chip down to which pots are split, where the director decides it. */
export const oddChipUnit: QuestionRules = {
  open(state, { option, amount }, { dealing }) {
    const { phase, awards, incidents } = state;
    if (phase === 'completed' || !awards.includes(null)) return null;
    const { unit } = dealing.split;
    const articles = cite(unit);
    const now = incidents?.showing.splitUnit ?? null;
    const wanted = option === 'smallestInPot' ? (amount ?? incidents?.showing.smallestChip ?? null) : null;
    if (option === 'smallestInPot') {
      if (wanted === null) return refuse('AMOUNT_REQUIRED', { option });
      const refused = checkChip(state, wanted, articles[0]?.article ?? null);
      if (refused !== null) return refused;
    }
    if (now === wanted && incidents?.deal.ruled.some(({ question }) => question === 'oddChipUnit') === true) return null;
    return { options: ['smallestInPlay', 'smallestInPot'], prescribed: unit.value, articles };
  },
  // The ruling itself sets the unit.
  carryOut: () => null,
};
