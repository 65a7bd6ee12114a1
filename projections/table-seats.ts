/**
 * Who sits at which table with how much, and who of them is away.
 */
import { type PlayerId, tournamentOfStream } from '../events/ids.js';
import { type EventHandlers, type Rows, mergeHandlers } from './projection.js';
import { type Gain, onSeatsAndStacks, type Stack } from './seats-and-stacks.js';
import { changeTable, changeTables, makeEmptyTable, tableRowOf, type TableRow, type TableSeat } from './table-row.js';

type Seats = readonly TableSeat[];

const seatOf = ({ seats }: TableRow, playerId: PlayerId): TableSeat | undefined => seats.find((at) => at.playerId === playerId);

const inOrder = (seats: Seats): Seats => seats.toSorted((a, b) => a.seat - b.seat);

const withAway = ({ seat, playerId, stack }: TableSeat, away: boolean): TableSeat =>
  away ? { seat, playerId, stack, away: true } : { seat, playerId, stack };

/** The seats with what the players among them have now. */
const withStacks = (seats: Seats, stacks: readonly Stack[]): Seats =>
  seats.map((at) => {
    const counted = stacks.find(({ playerId }) => playerId === at.playerId);
    return counted === undefined ? at : { ...at, stack: counted.stack };
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

/** Marks a player as at their seat or away from it, whatever seat that is. */
function markAway(rows: Rows<TableRow>, stream: string, playerId: PlayerId, away: boolean): void {
  changeTables(rows, stream, (body) =>
    seatOf(body, playerId) === undefined ? null : { seats: body.seats.map((at) => (at.playerId === playerId ? withAway(at, away) : at)) },
  );
}

/** Takes the player off the list, and takes back a seat that was drawn for them. */
function undoDraw(rows: Rows<TableRow>, stream: string, playerId: PlayerId): void {
  changeTables(rows, stream, (body) =>
    seatOf(body, playerId) === undefined ? null : { seats: body.seats.filter((at) => at.playerId !== playerId) },
  );
}

function clear(rows: Rows<TableRow>, stream: string): void {
  for (const { key } of rows.list(tournamentOfStream(stream))) rows.delete(key);
}

const onDraw: EventHandlers<TableRow> = {
  DrawCommitted({ stream }, rows) {
    clear(rows, stream);
  },
  RegistrationReopened({ stream }, rows) {
    clear(rows, stream);
  },
  SeatsDrawn({ stream, data }, rows) {
    clear(rows, stream);
    for (const [table, drawn] of Map.groupBy(data.seats, ({ table: number }) => number)) {
      const seats = inOrder(drawn.map(({ seat, playerId }) => ({ seat, playerId, stack: 0 })));
      rows.put(tableRowOf({ ...makeEmptyTable(tournamentOfStream(stream), table), seats }));
    }
  },
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
  TournamentStarted({ stream, data }, rows) {
    const { startingStack: stack, expected = [], away = [] } = data;
    changeTables(rows, stream, (body) => ({
      seats: body.seats
        .filter(({ playerId }) => !expected.includes(playerId))
        .map(({ seat, playerId }) => withAway({ seat, playerId, stack }, away.includes(playerId))),
    }));
  },
};

const onPresence: EventHandlers<TableRow> = {
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
  comes({ stream, playerId, to, stack }, rows) {
    sit(rows, stream, to.table, { seat: to.seat, playerId, stack });
  },
  goes({ stream, playerId, from }, rows) {
    leave(rows, stream, from.table, playerId);
  },
  moves({ stream, playerId, from, to, stack }, rows) {
    leave(rows, stream, from.table, playerId);
    sit(rows, stream, to.table, { seat: to.seat, playerId, stack });
  },
  has({ stream, table, stacks }, rows) {
    changeTable(rows, stream, table, ({ seats }) => ({ seats: withStacks(seats, stacks) }));
  },
  gains({ stream, table, gains }, rows) {
    if (table !== null) return changeTable(rows, stream, table, ({ seats }) => ({ seats: withGains(seats, gains) }));
    changeTables(rows, stream, (body) =>
      gains.some(({ playerId }) => seatOf(body, playerId) !== undefined) ? { seats: withGains(body.seats, gains) } : null,
    );
  },
});

export const onSeats: EventHandlers<TableRow> = mergeHandlers(onDraw, onPresence, seatsAndStacks);
