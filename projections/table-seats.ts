/** The seats and stacks of tables, and which players are away. */
import { type PlayerId, tournamentOfStream } from '../events/ids.js';
import { type EventHandlers, type EventNamed, type Rows, mergeHandlers } from './projection.js';
import { type Gain, onSeatsAndStacks, type Stack } from './seats-and-stacks.js';
import { changeTable, changeTables, makeEmptyTable, tableKey, tableRowOf, type TableRow, type TableSeat } from './table-row.js';

type Seats = readonly TableSeat[];

const seatOf = ({ seats }: TableRow, playerId: PlayerId): TableSeat | undefined => seats.find((at) => at.playerId === playerId);

const inOrder = (seats: Seats): Seats => seats.toSorted((a, b) => a.seat - b.seat);

const withAway = ({ away: _away, ...seated }: TableSeat, away: boolean): TableSeat => (away ? { ...seated, away: true } : seated);

const withStack = ({ asOf: _asOf, ...seated }: TableSeat, stack: number, knownAt: number): TableSeat => ({ ...seated, stack, knownAt });

/** The stacks of these players, or all when null, are unknown since a hand; those already unknown stay so. */
const withDoubt = (seats: Seats, players: readonly PlayerId[] | null, hand: number): Seats =>
  seats.map((at) => (at.asOf === undefined && (players?.includes(at.playerId) ?? true) ? { ...at, asOf: hand } : at));

/** The seats with new stacks. */
const withStacks = (seats: Seats, stacks: readonly Stack[], knownAt: number): Seats =>
  seats.map((at) => {
    const counted = stacks.find(({ playerId }) => playerId === at.playerId);
    return counted === undefined ? at : withStack(at, counted.stack, knownAt);
  });

const withGains = (seats: Seats, gains: readonly Gain[]): Seats =>
  seats.map((at) => {
    const gain = gains.find(({ playerId }) => playerId === at.playerId);
    return gain === undefined ? at : { ...at, stack: at.stack + gain.amount };
  });

function sit(rows: Rows<TableRow>, stream: string, table: number, seated: TableSeat): void {
  changeTable(rows, stream, table, ({ seats }) => ({ seats: inOrder([...seats, seated]) }));
}

function leave(rows: Rows<TableRow>, stream: string, table: number, playerId: PlayerId): void {
  changeTable(rows, stream, table, ({ seats }) => ({ seats: seats.filter((at) => at.playerId !== playerId) }));
}

/** Marks a player as present or away, at any seat. */
function markAway(rows: Rows<TableRow>, stream: string, playerId: PlayerId, away: boolean): void {
  changeTables(rows, stream, (body) =>
    seatOf(body, playerId) === undefined ? null : { seats: body.seats.map((at) => (at.playerId === playerId ? withAway(at, away) : at)) },
  );
}

/** Removes the player, and the seat drawn for them. */
function undoDraw(rows: Rows<TableRow>, stream: string, playerId: PlayerId): void {
  changeTables(rows, stream, (body) =>
    seatOf(body, playerId) === undefined ? null : { seats: body.seats.filter((at) => at.playerId !== playerId) },
  );
}

function clear(rows: Rows<TableRow>, stream: string): void {
  for (const { key } of rows.list(tournamentOfStream(stream))) rows.delete(key);
}

/** The tables as they are before the start. */
function layTables({ stream, data }: EventNamed<'SeatsDrawn' | 'StartWithdrawn'>, rows: Rows<TableRow>): void {
  clear(rows, stream);
  for (const [table, drawn] of Map.groupBy(data.seats, ({ table: number }) => number)) {
    const seats = inOrder(drawn.map(({ seat, playerId }) => ({ seat, playerId, stack: 0 })));
    rows.put(tableRowOf({ ...makeEmptyTable(tournamentOfStream(stream), table), seats }));
  }
}

const onDraw: EventHandlers<TableRow> = {
  DrawCommitted({ stream }, rows) {
    clear(rows, stream);
  },
  RegistrationReopened({ stream }, rows) {
    clear(rows, stream);
  },
  SeatsDrawn: layTables,
  StartWithdrawn: layTables,
  SeatAssigned({ stream, data: { playerId, to, exchangedWith } }, rows) {
    const from = rows.list(tournamentOfStream(stream)).find(({ body }) => seatOf(body, playerId) !== undefined)?.body;
    const drawn = from && seatOf(from, playerId);
    if (from === undefined || drawn === undefined) return;
    leave(rows, stream, from.table, playerId);
    if (exchangedWith !== null) {
      leave(rows, stream, to.table, exchangedWith);
      sit(rows, stream, from.table, { seat: drawn.seat, playerId: exchangedWith, stack: 0 });
    }
    sit(rows, stream, to.table, { seat: to.seat, playerId, stack: 0 });
  },
  RegistrationWithdrawn({ stream, data }, rows) {
    undoDraw(rows, stream, data.playerId);
  },
  PlayerExcluded({ stream, data }, rows) {
    undoDraw(rows, stream, data.playerId);
  },
  TournamentStarted({ stream, metadata, data }, rows) {
    const { startingStack: stack, expected = [], away = [] } = data;
    changeTables(rows, stream, (body) => ({
      seats: body.seats
        .filter(({ playerId }) => !expected.includes(playerId))
        .map(({ seat, playerId }) => withAway({ seat, playerId, stack, knownAt: metadata.recordedAt }, away.includes(playerId))),
    }));
  },
};

const onPresence: EventHandlers<TableRow> = {
  EntryTransferred({ stream, data: { playerId, toPlayer, at } }, rows) {
    if (at === null) return;
    changeTable(rows, stream, at.table, ({ seats }) => ({
      seats: seats.map((each) => (each.playerId === playerId ? { ...each, playerId: toPlayer } : each)),
    }));
  },
  LatePlayerAdmitted({ stream, data: { playerId, issued } }, rows) {
    if (issued === 0) markAway(rows, stream, playerId, false);
  },
  PlayerAway({ stream, data }, rows) {
    markAway(rows, stream, data.playerId, true);
  },
  PlayerBack({ stream, data }, rows) {
    markAway(rows, stream, data.playerId, false);
  },
  DayStarted({ stream, data: { absent } }, rows) {
    changeTables(rows, stream, ({ seats }) => ({ seats: seats.map((at) => withAway(at, absent.includes(at.playerId))) }));
  },
};

const seatsAndStacks = onSeatsAndStacks<TableRow>({
  comes({ stream, since, playerId, to, stack }, rows) {
    if (to !== null) sit(rows, stream, to.table, { seat: to.seat, playerId, stack, knownAt: since });
  },
  sits({ stream, since, playerId, to, stack }, rows) {
    sit(rows, stream, to.table, { seat: to.seat, playerId, stack, knownAt: since });
  },
  goes({ stream, playerId, from, chipsStay }, rows) {
    changeTable(rows, stream, from.table, (body) => {
      const left = body.seats.filter((at) => at.playerId !== playerId);
      const stack = seatOf(body, playerId)?.stack ?? 0;
      return { seats: chipsStay && stack > 0 ? withDoubt(left, null, body.handsPlayed) : left };
    });
  },
  moves({ stream, since, playerId, from, to, stack }, rows) {
    const before = rows.get(tableKey(tournamentOfStream(stream), from.table))?.body;
    // A player who goes to another table has counted their unknown chips.
    const { asOf, knownAt = since } = (from.table === to.table && before !== undefined && seatOf(before, playerId)) || {};
    leave(rows, stream, from.table, playerId);
    sit(rows, stream, to.table, { seat: to.seat, playerId, stack, knownAt, ...(asOf !== undefined && { asOf }) });
  },
  doubts({ stream, table, players, hand }, rows) {
    changeTable(rows, stream, table, ({ seats, handsPlayed }) => ({ seats: withDoubt(seats, players, hand ?? handsPlayed) }));
  },
  has({ stream, since, table, stacks }, rows) {
    changeTable(rows, stream, table, ({ seats }) => ({ seats: withStacks(seats, stacks, since) }));
  },
  gains({ stream, table, gains }, rows) {
    if (table !== null) return changeTable(rows, stream, table, ({ seats }) => ({ seats: withGains(seats, gains) }));
    changeTables(rows, stream, (body) =>
      gains.some(({ playerId }) => seatOf(body, playerId) !== undefined) ? { seats: withGains(body.seats, gains) } : null,
    );
  },
});

const onCounts: EventHandlers<TableRow> = {
  ChipsCounted({ stream, data }, rows) {
    changeTable(rows, stream, data.table, ({ lastCount, handsPlayed }) => ({
      lastCount: { count: (lastCount?.count ?? 0) + 1, hand: handsPlayed },
    }));
  },
};

export const onSeats: EventHandlers<TableRow> = mergeHandlers(onDraw, onPresence, seatsAndStacks, onCounts);
