/** How players enter the standings: entry, waiting list, seat draw, start, late entry, re-entry and purchases. */
import { type PlayerId, tournamentOfStream } from '../events/ids.js';
import { MAX_CHIPS } from '../events/values.js';
import type { EventHandlers, Rows } from './projection.js';
import { changeAll, changePlayer, standingRowOf, rowOfPlayer, standingKey, type StandingRow } from './standing-row.js';
import { bringBack, lowerPlaces, raisePlaces } from './standing-places.js';

const makeNewcomer = (stream: string, playerId: PlayerId, state: 'registered' | 'waiting'): StandingRow => ({
  tournamentId: tournamentOfStream(stream),
  playerId,
  state,
  stack: 0,
  asOf: null,
  knownAt: null,
  table: null,
  seat: null,
  place: null,
  tied: 1,
  hands: 0,
  lostIn: null,
  eliminatedAt: null,
  away: false,
  expelledIn: null,
  declassed: false,
  rebuys: 0,
  reEntries: 0,
  addOn: false,
  owed: 0,
  entriesPaid: 0,
  award: null,
});

/** The draw is void. */
function unseat(rows: Rows<StandingRow>, stream: string): void {
  changeAll(rows, stream, ({ table }) => (table === null ? null : { table: null, seat: null }));
}

/** Removes the player from the list. */
function drop(rows: Rows<StandingRow>, stream: string, playerId: PlayerId): void {
  rows.delete(standingKey(tournamentOfStream(stream), playerId));
}

function applyEntryPayment(rows: Rows<StandingRow>, stream: string, { playerId, owed }: { playerId: PlayerId; owed: number }): void {
  changePlayer(rows, stream, playerId, ({ reEntries }) => ({ entriesPaid: reEntries + 1 - owed }));
}

export const onEntry: EventHandlers<StandingRow> = {
  PlayerRegistered({ stream, data }, rows) {
    rows.put(standingRowOf(makeNewcomer(stream, data.playerId, 'registered')));
  },
  PlayerWaitlisted({ stream, data }, rows) {
    rows.put(standingRowOf(makeNewcomer(stream, data.playerId, 'waiting')));
  },
  PlayerPromoted({ stream, data }, rows) {
    changePlayer(rows, stream, data.playerId, () => ({ state: 'registered' }));
  },
  AlternateCalled({ stream, data }, rows) {
    changePlayer(rows, stream, data.playerId, () => ({ state: 'registered' }));
  },
  AlternateReturned({ stream, data }, rows) {
    changePlayer(rows, stream, data.playerId, () => ({ state: 'waiting' }));
  },
  PlayerExcluded({ stream, data }, rows) {
    drop(rows, stream, data.playerId);
  },
  RegistrationWithdrawn({ stream, data }, rows) {
    drop(rows, stream, data.playerId);
  },
  DrawCommitted({ stream }, rows) {
    unseat(rows, stream);
  },
  RegistrationReopened({ stream }, rows) {
    unseat(rows, stream);
  },
  SeatsDrawn({ stream, data }, rows) {
    for (const { playerId, table, seat } of data.seats) changePlayer(rows, stream, playerId, () => ({ table, seat }));
  },
  SeatAssigned({ stream, data }, rows) {
    const { playerId, to, exchangedWith } = data;
    const drawn = rowOfPlayer(rows, stream, playerId);
    if (drawn === undefined || drawn.table === null) return;
    if (exchangedWith !== null) changePlayer(rows, stream, exchangedWith, () => ({ table: drawn.table, seat: drawn.seat }));
    changePlayer(rows, stream, playerId, () => ({ table: to.table, seat: to.seat }));
  },
  TournamentStarted({ stream, metadata, data }, rows) {
    const { startingStack: stack, expected = [], away = [] } = data;
    changeAll(rows, stream, ({ playerId, table }) => {
      if (table === null) return null;
      return expected.includes(playerId)
        ? { table: null, seat: null }
        : { state: 'in', stack, knownAt: metadata.recordedAt, away: away.includes(playerId) };
    });
  },
  StartWithdrawn({ stream, data }, rows) {
    changeAll(rows, stream, ({ state }) =>
      state === 'in' ? { state: 'registered', stack: 0, asOf: null, knownAt: null, away: false } : null,
    );
    for (const { playerId, table, seat } of data.seats) changePlayer(rows, stream, playerId, () => ({ table, seat }));
  },
  LatePlayerAdmitted({ stream, data: { playerId, issued } }, rows) {
    if (rowOfPlayer(rows, stream, playerId) === undefined) rows.put(standingRowOf(makeNewcomer(stream, playerId, 'registered')));
    changePlayer(rows, stream, playerId, () => ({ state: 'in', away: false }));
    if (issued > 0) lowerPlaces(rows, stream, MAX_CHIPS, playerId);
  },
  PlayerReEntered({ stream, data: { playerId } }, rows) {
    bringBack(rows, stream, playerId);
    changePlayer(rows, stream, playerId, ({ reEntries }) => ({ reEntries: reEntries + 1 }));
  },
  RebuyAnnounced({ stream, data: { playerId, wasOut } }, rows) {
    if (wasOut) bringBack(rows, stream, playerId);
    changePlayer(rows, stream, playerId, ({ rebuys, owed }) => ({ rebuys: rebuys + 1, owed: owed + 1 }));
  },
  AddOnTaken({ stream, data }, rows) {
    changePlayer(rows, stream, data.playerId, ({ owed }) => ({ addOn: true, owed: owed + 1 }));
  },
  EntryAnnulled({ stream, data: { playerId } }, rows) {
    const was = rowOfPlayer(rows, stream, playerId);
    drop(rows, stream, playerId);
    raisePlaces(rows, stream, was?.place ?? null);
  },
  EntryTransferred({ stream, data: { playerId, toPlayer } }, rows) {
    const was = rowOfPlayer(rows, stream, playerId);
    if (was === undefined) return;
    drop(rows, stream, playerId);
    rows.put(standingRowOf({ ...was, playerId: toPlayer }));
  },
  PurchaseTransferred({ stream, data: { playerId, toPlayer, purchase, owed, toOwed } }, rows) {
    changePlayer(rows, stream, playerId, ({ rebuys, addOn }) => ({
      owed,
      ...(purchase === 'rebuy' ? { rebuys: rebuys - 1, addOn } : { addOn: false }),
    }));
    changePlayer(rows, stream, toPlayer, ({ rebuys }) => ({
      owed: toOwed,
      ...(purchase === 'rebuy' ? { rebuys: rebuys + 1 } : { addOn: true }),
    }));
  },
  PurchaseCancelled({ stream, data: { playerId, purchase, owed } }, rows) {
    changePlayer(rows, stream, playerId, ({ rebuys, reEntries, addOn, entriesPaid }) => ({
      rebuys: purchase === 'rebuy' ? rebuys - 1 : rebuys,
      reEntries: purchase === 'reEntry' ? reEntries - 1 : reEntries,
      entriesPaid: purchase === 'reEntry' ? Math.min(entriesPaid, reEntries) : entriesPaid,
      addOn: addOn && purchase !== 'addOn',
      owed,
    }));
  },
  PaymentWithdrawn({ stream, data }, rows) {
    changePlayer(rows, stream, data.playerId, () => ({ owed: data.owed }));
  },
  EntryPaid({ stream, data }, rows) {
    applyEntryPayment(rows, stream, data);
  },
  EntryPaymentWithdrawn({ stream, data }, rows) {
    applyEntryPayment(rows, stream, data);
  },
  PurchasePaid({ stream, data }, rows) {
    changePlayer(rows, stream, data.playerId, () => ({ owed: data.owed }));
  },
};
