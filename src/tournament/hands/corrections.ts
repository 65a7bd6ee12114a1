/**
 * What the correction of a settled hand does to the tournament. Chips change hands. A player who was out by mistake is in again. A player without
 * chips is out, in the place of the hand that took their last chips. A tournament that this hand had ended goes on.
 */
import { bookOf } from '../book.js';
import { tableOfHand, type PlayerId } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import type { Place } from '../../../events/values.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { findHolderOf } from '../entry/transfer.js';
import { findSettledHand } from '../state/settled-hands.js';
import { evolve } from '../evolve.js';
import { makeReopening } from '../ranking/end.js';
import { makePlaceEvents, rankPlaces } from '../places/places.js';
import { readAcrossTables, rankTogether } from '../places/together.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { includesId } from '../state/sorted-ids.js';
import { countSeatsAt } from '../seating/situation.js';
import { type InPlay, isIn, outOf, seatOf, type SettledHand, unseatedOf } from '../state.js';

type Command = CommandOf<'CorrectSettlement'>;
type Corrected = Extract<TournamentEvent, { type: 'SettlementCorrected' }>['data'];

/** Corrects a hand that was settled. The same correction again gives no events, also once the tournament is over. */
export function decideCorrection(given: Command, tournament: InPlay): TournamentDecision {
  const command = nameHolders(given, tournament);
  const { handId, correction, changes, at } = command;
  const hand = findSettledHand(tournament, handId);
  if (hand === null) return refuse('UNKNOWN_HAND', { handId });
  if (hand.corrections >= correction) return { events: [] };
  const table = tableOfHand(handId);
  const sum = changes.reduce((total, { amount }) => total + amount, 0);
  const refused =
    (sum === 0 ? undefined : refuse('CHIP_COUNT_MISMATCH', { table, expected: 0, counted: sum })) ?? findTooShort(tournament, changes);
  if (refused) return refused;

  const events: TournamentEvent[] = [];
  let now: InPlay = tournament;
  const push = (event: TournamentEvent): void => {
    events.push(event);
    now = evolve(now, event);
  };
  if (tournament.phase === 'finished') push(makeReopening(tournament, handId, at));
  for (const { playerId } of changes) {
    const elimination = outOf(tournament, playerId);
    if (elimination === undefined || elimination.cause !== 'chips') continue;
    // Where every seat is taken they wait for one.
    push({ type: 'PlayerReinstated', data: { playerId, to: findFreeSeat(now, elimination.from), handId } });
  }
  push({
    type: 'SettlementCorrected',
    data: {
      handId,
      table,
      correction,
      changes: changes.map(({ playerId, amount }) => ({ playerId, amount })),
      inPlay: listHandsWith(tournament, changes),
    },
  });
  // Whoever gets all that is left has left play themselves: they have to be in again first.
  if (!hasChipsLeft(now)) return refuse('NOBODY_WOULD_BE_LEFT', { players: tournament.playersLeft });
  return { events: [...events, ...rankAgain(now, tournament, command, hand)] };
}

/** Whether anybody in play has chips, or may still win some of a hand. */
function hasChipsLeft({ tables, unseated }: InPlay): boolean {
  return (
    unseated.some(({ stack }) => stack > 0) ||
    tables.some(({ openHand, seats }) => openHand !== null || seats.some(({ stack }) => stack > 0))
  );
}

/** With those whose entries they are now, where the hand was played before a transfer. */
function nameHolders(command: Command, tournament: InPlay): Command {
  const rename = <Each extends { readonly playerId: PlayerId }>(each: Each): Each => ({
    ...each,
    playerId: findHolderOf(tournament, each.playerId, command.handId),
  });
  return { ...command, changes: command.changes.map(rename), results: command.results.map(rename) };
}

/** Nobody gives back more chips than they are known to have, or left play with, and where that is not known a count comes first. */
function findTooShort(tournament: InPlay, changes: Command['changes']): Refused | null {
  for (const { playerId, amount } of changes) {
    const found = seatOf(tournament.tables, playerId);
    const known = isIn(tournament, playerId) || outOf(tournament, playerId) !== undefined;
    if (!known) return refuse(includesId(tournament.entry.annulled, playerId) ? 'ENTRY_ANNULLED' : 'UNKNOWN_PLAYER', { playerId });
    if (amount > 0) continue;
    if (found?.table.stacksFrom === 'unknown') return refuse('COUNT_FIRST', { table: found.table.table, players: [playerId] });
    const stack = listedStackOf(tournament, playerId);
    if (stack + amount < 0) return refuse('STACK_TOO_SHORT', { playerId, stack, amount: -amount });
  }
  return null;
}

/** The hands that are being played by those whose chips change. */
function listHandsWith({ tables }: InPlay, changes: Command['changes']): Corrected['inPlay'] {
  return tables.flatMap(({ openHand, seats }) => {
    if (openHand === null) return [];
    const changed = openHand.seats.flatMap(({ seat, playerId }) => {
      const change = seats.some((seated) => seated.playerId === playerId) ? changes.find((each) => each.playerId === playerId) : undefined;
      return change === undefined ? [] : [{ seat, amount: change.amount }];
    });
    return changed.length === 0 ? [] : [{ handId: openHand.handId, changes: changed }];
  });
}

/**
 * The seat of a player who comes back: their own, else the next free one of their table, else the lowest free one of the table with the
 * fewest players. Null where every seat is taken.
 */
function findFreeSeat(state: InPlay, from: Place): Place | null {
  const { tables } = state;
  const own = tables[from.table - 1];
  if (own !== undefined && !own.broken) {
    const seats = countSeatsAt(state, from.table);
    for (let k = 0; k < seats; k += 1) {
      const seat = ((from.seat - 1 + k) % seats) + 1;
      if (!own.seats.some((seated) => seated.seat === seat)) return { table: from.table, seat };
    }
  }
  const others = tables.filter(({ broken, seats, table }) => !broken && seats.length < countSeatsAt(state, table));
  const [fewest] = others.toSorted((a, b) => a.seats.length - b.seats.length);
  if (fewest === undefined) return null;
  let seat = 1;
  while (fewest.seats.some((seated) => seated.seat === seat)) seat += 1;
  return { table: fewest.table, seat };
}

/**
 * The places that a correction sets or changes. A player without chips who is dealt into a hand stays until it is settled: what they
 * put into its pot can still win.
 */
function rankAgain(after: InPlay, before: InPlay, { handId, results }: Command, hand: SettledHand): TournamentEvent[] {
  const out = after.tables.flatMap((table) =>
    table.seats
      .filter(({ playerId, stack }) => stack === 0 && table.openHand?.seats.some((dealt) => dealt.playerId === playerId) !== true)
      .map(({ playerId, seat }) => ({ playerId, from: { table: table.table, seat } })),
  );
  out.push(...after.unseated.filter(({ stack }) => stack === 0).map(({ playerId, from }) => ({ playerId, from })));
  const result = (playerId: PlayerId) => results.find((each) => each.playerId === playerId);
  const isByHand = (playerId: PlayerId): boolean => result(playerId)?.stackAfter === 0;
  const placed = rankPlaces(
    after.playersLeft + after.eliminations.length,
    after.eliminations,
    { handId, table: tableOfHand(handId), moment: hand.moment, stackBefore: (playerId) => result(playerId)?.stackBefore ?? 0 },
    out.filter(({ playerId }) => isByHand(playerId)).map(({ playerId }) => playerId),
    out
      .filter(({ playerId }) => !isByHand(playerId))
      .map(({ playerId, from }) => ({ playerId, table: from.table, stack: stackOf(before, playerId) })),
    (busts, bubble) => rankTogether(busts, readAcrossTables(bookOf(after.settings), bubble).value),
  );
  const placeOf = (playerId: PlayerId) => placed.find((each) => each.playerId === playerId)!;
  const eliminated = out.map(({ playerId, from }): { readonly place: number; readonly event: TournamentEvent } => {
    const { place, tied } = placeOf(playerId);
    const byHand = isByHand(playerId);
    const stackBefore = byHand ? (result(playerId)?.stackBefore ?? 0) : stackOf(before, playerId);
    return {
      place,
      event: { type: 'PlayerEliminated', data: { playerId, from, place, tied, handId: byHand ? handId : null, stackBefore } },
    };
  });
  return [
    ...makePlaceEvents(after.eliminations, placed, { cause: 'handCorrected', handId, reason: null, articles: [] }),
    ...eliminated.toSorted((a, b) => b.place - a.place).map(({ event }) => event),
  ];
}

/** The chips of a player, or those that left play with them: they can be given back out of these. */
function listedStackOf(state: InPlay, playerId: PlayerId): number {
  const out = outOf(state, playerId);
  return out === undefined || out.cause === 'chips' ? stackOf(state, playerId) : out.stackBefore;
}

function stackOf(state: InPlay, playerId: PlayerId): number {
  return seatOf(state.tables, playerId)?.seated.stack ?? unseatedOf(state, playerId)?.stack ?? 0;
}
