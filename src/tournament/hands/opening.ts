/**
 * When a table may play its next hand, and with which positions, level and forced bets.
 * A paused clock stops no hand: it is stopped for hand-for-hand play while the tables play on (RO 2.7).
 */
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { handIdOf, TournamentId } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { MAX_HANDS, refuseUnlessWhole } from '../bounds.js';
import { findDueClockEvents, levelNumberOf, readLevel } from '../timing/clock.js';
import { findBetUnit } from '../chip-race/bet-unit.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { listSeatsUnderPenalty } from '../state/serving.js';
import { listSeatsAway, listSeatsNotThere } from '../entry/not-there.js';
import { refuseToOvertake, refuseToPlayOn } from '../hand-for-hand/waiting.js';
import { readStart, refuseGestures } from './hand-start.js';
import { type HandPositions, findPositions } from '../button/hand-positions.js';
import { refuseWhileTied } from '../ranking/qualification.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import type { EliminationOrder } from '../../../events/tournament-places.js';
import { makeEliminationEvents, type SeatedBust } from '../places/elimination.js';
import { makeTogetherEvent } from '../ranking/simultaneous.js';
import { countLastPlayer } from '../chips/counts.js';
import { listBusts } from './busts.js';
import { refuseHalted } from '../seating/halting.js';
import { countSeatsAt } from '../seating/situation.js';
import { stakesOf } from './stakes.js';
import type { Running, Table } from '../state.js';
import { refuseTooFewThere } from './table-start.js';
import { refuseBetweenDays, refuseDuringHand, findTableInPlay } from '../tables.js';

const FEWEST_SEATED = 2;

/**
 * Opens a hand. Absent players, and those under penalty, are dealt in dead: one player who is there is enough, and takes what the others must post.
 * The stacks must be known: where hands went by that nobody typed in, the table is counted first.
 */
export function decideOpening(command: CommandOf<'OpenHand'>, running: Running, book: Rulebook): TournamentDecision {
  const { tournamentId, at, gestures } = command;
  if (!TournamentId.safeParse(tournamentId).success) return refuse('INVALID_ID', { field: 'tournamentId' });
  const table = findReadyTable(running, command);
  if (table.refusal) return table;
  const refused = refuseUnseated(table, command.absent) ?? refuseGestures(gestures, at);
  if (refused) return refused;
  const penalised = listSeatsUnderPenalty(running.discipline, table.table, table.hands + 1, table.seats);
  const notThere = listSeatsAway(running, table, command.absent);
  const absent = penalised.length === 0 ? notThere : [...new Set([...notThere, ...penalised])];
  const stopped = refuseHalted(running, table.table) ?? refuseToOvertake(running, table.table);
  if (stopped) return stopped;
  if (table.stacksFrom === 'unknown') return refuse('COUNT_FIRST', { table: table.table });
  const positions = findPositions(running, table, command.positions, absent);
  if (positions.refusal) return positions;
  const { dealtIn } = positions;
  if (dealtIn.every((seat) => absent.includes(seat))) return refuse('EVERYONE_ABSENT', { table: table.table });

  const { structure, rulebook } = running.settings;
  const due = findDueClockEvents(running.clock, structure, at);
  const signal = running.handForHand?.roundAt ?? 0;
  const { startedAt, period } = readStart(due.clock, structure, gestures, at, book, signal);
  if (structure[period]!.kind === 'break') {
    return refuse('ON_BREAK', { endsAt: due.clock.pausedWith === null ? due.clock.endsAt : null });
  }
  const early = refuseToPlayOn(running, table.table);
  if (early) return early;
  const ordered = positions.data.orderedBecause !== undefined;
  // Nobody waits for players whom a penalty keeps away.
  const awaited = absent.filter((seat) => !penalised.includes(seat));
  const tooFew = ordered ? null : refuseTooFewThere(running, table, awaited, due.clock);
  if (tooFew) return tooFew;
  const handNumber = table.hands + 1;
  const reading = readLevel(structure, period);
  const stakes = stakesOf(running.settings, reading, dealtIn.length === 2 ? 2 : table.seats.length, countSeatsAt(running, table.table));
  return {
    events: [
      ...due.events,
      ...drawFirstButton(positions),
      {
        type: 'HandOpened',
        data: {
          handId: handIdOf(tournamentId, table.table, handNumber),
          table: table.table,
          handNumber,
          level: reading.level,
          ...positions.data,
          stakes,
          rulebook,
          chipUnit: findBetUnit(running, table.table, stakes),
          seats: table.seats
            .filter(({ seat }) => dealtIn.includes(seat))
            .map(({ seat, playerId, stack }) => ({ seat, playerId, stack, dead: absent.includes(seat) })),
          startedAt,
          ...(running.handForHand === null ? {} : { handForHand: true }),
          ...listMisdealers(running, table, dealtIn),
        },
      },
    ],
  };
}

/**
 * Records a hand that nobody typed in. It may be recorded during a break: the last hand before it ends in it, and counts
 * as one of the level before.
 */
export function decideHandPlayed(command: CommandOf<'RecordHandPlayed'>, running: Running): TournamentDecision {
  const table = findReadyTable(running, command);
  if (table.refusal) return table;
  const isLastBefore = running.handForHand?.open === false && running.handForHand.finishing.includes(table.table);
  const early = isLastBefore ? null : refuseToPlayOn(running, table.table);
  if (early) return early;
  const positions = findPositions(running, table, command.positions);
  if (positions.refusal) return positions;
  const { structure } = running.settings;
  const { dealtIn } = positions;
  // Nobody can have dealt the hand, nor won it.
  const notThere = listSeatsNotThere(running, table);
  if (dealtIn.every((seat) => notThere.includes(seat))) return refuse('EVERYONE_ABSENT', { table: table.table });
  const due = findDueClockEvents(running.clock, structure, command.at);
  const players = dealtIn.length === 2 ? 2 : table.seats.length;
  const out = listBusts(running, table, dealtIn, command);
  if ('refusal' in out) return out;
  const left = table.seats.filter(({ playerId }) => !out.some((bust) => bust.playerId === playerId));
  return {
    events: [
      ...due.events,
      ...drawFirstButton(positions),
      {
        type: 'HandPlayed',
        data: {
          table: table.table,
          handNumber: table.hands + 1,
          level: levelNumberOf(structure, due.clock.period),
          ...positions.data,
          dealt: {
            seats: table.seats.filter(({ seat }) => dealtIn.includes(seat)).map(({ seat, playerId }) => ({ seat, playerId })),
            stakes: stakesOf(running.settings, readLevel(structure, due.clock.period), players, countSeatsAt(running, table.table)),
          },
        },
      },
      ...makeEliminationEvents(out, table.table, running.playersLeft, null, command.order),
      ...markOrdered(running, table, out, command.order),
      ...(out.length === 0 ? [] : countLastPlayer(table.table, left, table.chips)),
    ],
  };
}

/** The director has placed those who went out: what is found of their hand later does not change it. */
function markOrdered(
  running: Running,
  { table }: Table,
  out: readonly SeatedBust[],
  order: EliminationOrder | undefined,
): TournamentEvent[] {
  if (order === undefined || out.length < 2) return [];
  const busts = out.map((bust) => ({ ...bust, table }));
  return [makeTogetherEvent(running, busts, running.playersLeft, false, { order }).event];
}

/** Who of the players has dealt misdeals before, and how many: the book sanctions their repetition (MO 2.9; RO 6.2; TF §2 b9). */
function listMisdealers({ discipline }: Running, { seats }: Table, dealtIn: readonly number[]) {
  if (discipline.misdeals.length === 0) return {};
  const misdealt = seats
    .filter(({ seat }) => dealtIn.includes(seat))
    .map(({ seat, playerId }) => ({ seat, times: discipline.misdeals.filter((each) => each.playerId === playerId).length }))
    .filter(({ times }) => times > 0);
  return misdealt.length === 0 ? {} : { misdealt };
}

function drawFirstButton({ firstButton: determined }: HandPositions): readonly TournamentEvent[] {
  return determined === null ? [] : [determined];
}

/** The table of a command, if its next hand may begin there. */
function findReadyTable(running: Running, command: { readonly table: number; readonly at: number }): ReturnType<typeof findTableInPlay> {
  const table = findTableInPlay(running, command.table);
  if (table.refusal) return table;
  const players = table.seats.length;
  return (
    refuseWhileTied(running) ??
    refuseBetweenDays(running) ??
    refuseDuringHand(running, table) ??
    (players < FEWEST_SEATED ? refuse('TOO_FEW_SEATED', { table: table.table, players, minimum: FEWEST_SEATED }) : undefined) ??
    (table.hands >= MAX_HANDS ? refuse('TOO_MANY_HANDS', { table: table.table, maximum: MAX_HANDS }) : undefined) ??
    table
  );
}

function refuseUnseated({ table, seats }: Table, absent: readonly number[]): Refused | null {
  for (const seat of absent) {
    const refused = refuseUnlessWhole('absent', seat, 1, 10);
    if (refused) return refused;
    if (!seats.some((seated) => seated.seat === seat)) return refuse('EMPTY_SEAT', { table, seat });
  }
  return null;
}
