/**
 * Groups hands into tournaments, with seats for their players. Consecutive hands with the same people and matching stacks and positions
 * form a run; any other hand is a run of its own.
 */
import type { PlayerId, TournamentId } from '../../events/ids.js';
import type { RulebookReference } from '../../events/values.js';
import { chipUnitsOf } from '../phh/chip-unit.js';
import { planHand, type HandPlan, type PlanContext } from '../phh/hand-plan.js';
import { PhhError } from '../phh/phh-error.js';
import type { PhhHand } from '../phh/phh.js';
import { describeFailure, playPlan, type PlayedPlan } from '../phh/play-plan.js';
import { describeContradiction, findContradictions, isResultStated } from '../phh/stated-result.js';
import { rulebookFor } from '../rulebooks/adopted-book.js';
import { findNextHand } from '../tournament/button/next-hand.js';
import { smallBlindPositionOf } from '../tournament/button/ordered-hand.js';
import type { SetPositions } from '../tournament/button/positions.js';
import type { LastHand } from '../tournament/button/positions.js';
import { readButtonRules } from '../tournament/button/hand-positions.js';
import type { SeatedPlayer } from '../tournament/state.js';
import { MAX_SEATS } from '../../events/values.js';

/** A hand of a run, with the tournament's seats and ids. */
export interface RunHand {
  readonly plan: HandPlan;
  readonly played: PlayedPlan;
  /** Seats whose hands are dead from the start. */
  readonly absent: readonly number[];
  /** The button and blinds in the first hand of a run; null for later hands, where they follow by rule. */
  readonly positions: SetPositions | null;
}

export interface Run {
  /** The seats of its table, including an empty one for a dead button. */
  readonly seatCount: number;
  /** The file's names of the players by seat in the run; null where it has none. */
  readonly names: ReadonlyMap<number, string | null>;
  readonly hands: readonly RunHand[];
  /** The time of its first hand; null when unknown. */
  readonly playedAt: number | null;
}

/** A hand after another of its table that still begins its own tournament. */
export interface PartedHand {
  readonly place: string;
  readonly why: Parting;
}

/** Why a hand does not continue a run. */
export type Parting =
  | { readonly kind: 'names' | 'players' | 'game' | 'positions' }
  | { readonly kind: 'stack'; readonly name: string; readonly had: number; readonly has: number };

/** Why a hand cannot be played in a tournament. */
export interface RefusedHand {
  readonly place: string;
  readonly code: string;
  readonly message: string;
}

/** An unfinished run. */
interface OpenRun {
  readonly seatCount: number;
  readonly names: Map<number, string | null>;
  readonly seatOfName: ReadonlyMap<string, number>;
  readonly hands: RunHand[];
  readonly playedAt: number | null;
  seats: readonly SeatedPlayer[];
  last: LastHand;
}

/** No table has more. */

/** Ids of players and tournament are set when the run is played. */
const context = (rulebook: RulebookReference, chipUnit: number): PlanContext => ({
  tournamentId: 't' as TournamentId,
  rulebook,
  table: 1,
  chipUnit,
});

/**
 * Groups hands into runs, table by table, in the given order. Every hand is played in memory first; refused hands, and hands with another
 * result than the file's, are in no run.
 * @param chipUnit the smallest chip of hands that do not state it; computed from their amounts when null
 */
export function runsOf(
  hands: readonly PhhHand[],
  rulebook: RulebookReference,
  chipUnit: number | null,
): { readonly runs: Run[]; readonly refused: RefusedHand[]; readonly parted: PartedHand[] } {
  const runs: OpenRun[] = [];
  const refused: RefusedHand[] = [];
  const parted: PartedHand[] = [];
  const unitOf = chipUnitsOf(hands);
  const open = new Map<PhhHand['table'], OpenRun>();
  for (const hand of hands) {
    try {
      const plan = planHand(hand, context(rulebook, chipUnit ?? unitOf(hand)));
      const before = open.get(hand.table);
      const next = before === undefined ? null : continued(before, hand, plan, chipUnit !== null);
      const run = next === null || 'kind' in next ? begun(hand, plan, chipUnit !== null) : next;
      if (next !== null && 'kind' in next) parted.push({ place: placeOf(hand), why: next });
      if (run !== before) runs.push(run);
      open.set(hand.table, run);
    } catch (error) {
      if (!(error instanceof PhhError)) throw error;
      refused.push({ place: placeOf(hand), code: error.code, message: error.reason });
      open.delete(hand.table);
    }
  }
  return { runs, refused, parted };
}

function placeOf({ place: { source, hand } }: PhhHand): string {
  return hand == null ? source : `${source}, hand ${hand}`;
}

/** The file's names of its players, if they are distinct. */
function namesOf(hand: PhhHand): readonly string[] | null {
  return hand.names !== null && new Set(hand.names).size === hand.players && !hand.names.includes('') ? hand.names : null;
}

/** A new run: the button has seat 1, a dead one the seat after the last, and the players sit clockwise from it. */
function begun(hand: PhhHand, plan: HandPlan, isUnitGiven: boolean): OpenRun {
  const { start } = plan;
  const isLive = plan.seats.includes(start.button);
  const clockwise = isLive ? [plan.seats.at(-1)!, ...plan.seats.slice(0, -1)] : plan.seats;
  const seatCount = clockwise.length + (isLive ? 0 : 1);
  if (seatCount > MAX_SEATS) {
    throw new PhhError('PHH_PLAYERS_INVALID', hand.place, `a table has no empty seat for the button beside ${clockwise.length} players`);
  }
  const seatOf = new Map(clockwise.map((seat, index) => [seat, index + 1]));
  const to = (seat: number): number => seatOf.get(seat)!;
  const positions = {
    button: isLive ? 1 : seatCount,
    smallBlindSeat: start.smallBlindSeat === null ? null : to(start.smallBlindSeat),
    bigBlindSeat: to(start.bigBlindSeat),
  };
  const played = play(hand, reseated(plan, seatOf, positions), positions, isUnitGiven);
  const unique = namesOf(hand);
  return {
    seatCount,
    names: new Map(plan.seats.map((seat, player) => [to(seat), hand.names?.[player] || null])),
    seatOfName: new Map((unique ?? []).map((name, player) => [name, to(plan.seats[player]!)])),
    hands: [played],
    playedAt: hand.playedAt,
    seats: afterHand(played),
    last: {
      button: positions.button,
      smallBlind: smallBlindPositionOf(positions, null, seatCount),
      bigBlind: positions.bigBlindSeat,
      dealer: isLive ? positions.button : clockwise.length,
      headsUp: clockwise.length === 2,
    },
  };
}

/** The run continued by this hand, or why it is not. */
function continued(run: OpenRun, hand: PhhHand, plan: HandPlan, isUnitGiven: boolean): OpenRun | Parting {
  const names = namesOf(hand);
  if (names === null) return { kind: 'names' };
  if (run.seats.length < 2 || run.seats.length !== hand.players) return { kind: 'players' };
  const seatOf = new Map<number, number>();
  for (const [player, name] of names.entries()) {
    const seat = run.seatOfName.get(name);
    const sitting = run.seats.find((at) => at.seat === seat);
    if (seat === undefined || sitting === undefined) return { kind: 'players' };
    const has = hand.startingStacks[player]!;
    if (sitting.stack !== has) return { kind: 'stack', name, had: sitting.stack, has };
    seatOf.set(plan.seats[player]!, seat);
  }
  const { start } = plan;
  const { seatCount, last } = run;
  const now = { maxSeats: seatCount, occupied: run.seats.map(({ seat }) => seat), newcomers: [], vacated: [], waited: [] };
  const next = findNextHand(last, now, readButtonRules(rulebookFor(start.rulebook)!));
  const { button, smallBlind, bigBlind } = next;
  const before = run.hands[0]!.plan.start;
  const sameGame =
    start.stakes.anteFormat === before.stakes.anteFormat &&
    start.stakes.antePriority === before.stakes.antePriority &&
    start.chipUnit === before.chipUnit;
  const sameButton = (seatOf.get(start.button) ?? null) === (button.live ? button.seat : null);
  const smallBlindSeat = smallBlind.posted ? smallBlind.seat : null;
  const stated = start.smallBlindSeat === null ? null : seatOf.get(start.smallBlindSeat);
  const sameBlinds = seatOf.get(start.bigBlindSeat) === bigBlind && (start.stakes.smallBlind === 0 || stated === smallBlindSeat);
  if (!sameGame) return { kind: 'game' };
  if (!sameButton || !sameBlinds) return { kind: 'positions' };
  const played = play(hand, reseated(plan, seatOf, { button: button.seat, smallBlindSeat, bigBlindSeat: bigBlind }), null, isUnitGiven);
  run.hands.push(played);
  run.seats = afterHand(played);
  run.last = { button: button.seat, smallBlind: smallBlind.seat, bigBlind, dealer: next.dealer, headsUp: next.headsUp };
  return run;
}

/** @throws PhhError when the rules refuse the hand */
function play(hand: PhhHand, plan: HandPlan, positions: SetPositions | null, isUnitGiven: boolean): RunHand {
  const played = playPlan(plan);
  if (played.failure !== null) throw new PhhError('PHH_ACTION_INVALID', hand.place, describeFailure(played.failure));
  const [contradiction] = findContradictions(hand, plan, played.events);
  if (contradiction !== undefined) throw new PhhError('PHH_RESULT_CONTRADICTED', hand.place, describeContradiction(contradiction));
  const unit = plan.start.chipUnit;
  const isUnitKnown = isUnitGiven || unit === 1 || isResultStated(hand) || hand.userFields['_chip_unit'] !== undefined;
  if (!isUnitKnown && played.events.some(({ type, data }) => type === 'PotAwarded' && data.oddChips > 0)) {
    const reason = `a pot leaves odd chips, and the smallest chip may be below ${unit}: give it by --chip-unit, or as _chip_unit in the file`;
    throw new PhhError('PHH_CHIP_UNIT_UNKNOWN', hand.place, reason);
  }
  return { plan, played, absent: plan.start.seats.filter(({ dead }) => dead).map(({ seat }) => seat), positions };
}

/** The players at the table after a hand, with their stacks. */
function afterHand({ played: { state } }: RunHand): readonly SeatedPlayer[] {
  return state
    .start!.seats.map(({ seat, playerId }, index) => ({ seat, playerId, stack: state.stacks[index]! }))
    .filter(({ stack }) => stack > 0);
}

/** The plan with other seat numbers. Players' ids are made from seats. */
function reseated(plan: HandPlan, seatOf: ReadonlyMap<number, number>, positions: SetPositions): HandPlan {
  const to = (seat: number): number => seatOf.get(seat)!;
  const at = <T extends { readonly seat: number }>(entry: T): T => ({ ...entry, seat: to(entry.seat) });
  const { start } = plan;
  return {
    ...plan,
    start: {
      ...start,
      seats: start.seats
        .map((entry) => ({ ...at(entry), playerId: `p${to(entry.seat)}` as PlayerId }))
        .sort((one, other) => one.seat - other.seat),
      ...positions,
    },
    seats: plan.seats.map(to),
    holeCards: plan.holeCards.map(at),
    acts: plan.acts.map(at),
    shows: plan.shows.map(at),
    declared: plan.declared.map(({ pot, seats }) => ({ pot, seats: seats.map(to) })),
  };
}
