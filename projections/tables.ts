/**
 * The tables of a tournament: who sits where with how much, the button, and the hand in progress.
 * Partition: the tournament, by table number. May import: `events/`, its neighbours.
 */
import type { RecordedEvent } from '../events/envelope.js';
import type { Citation } from '../events/gesture.js';
import type { HandEvent } from '../events/hand.js';
import { type HandId, handOfStream, type PlayerId, type TournamentId, tournamentOfStream } from '../events/ids.js';
import type { HaltCause, MoveWaitsFor } from '../events/tournament-seating.js';
import type { Place } from '../events/values.js';
import type { EventNamed, Handlers, Projection, Row, Rows } from './projection.js';
import { onStackGain } from './stack-gains.js';
import { evolveTableHand, type HandOnTable, openedHand, shownHand, shownHandEvents } from './table-hand.js';

export interface TableSeat {
  readonly seat: number;
  readonly playerId: PlayerId;
  /** Chips, as of the last settled hand or count; 0 before the start. What is behind during a hand stands in the hand. */
  readonly stack: number;
  /** He is not at his seat: he is dealt in, and his hands are dead. Absent where he is there. */
  readonly away?: true;
}

export interface LastHand {
  /** Null for a hand that nobody typed in. */
  readonly handId: HandId | null;
  readonly number: number;
  readonly level: number;
  /** Who played it; empty for a hand that nobody typed in. */
  readonly players: readonly { readonly seat: number; readonly playerId: PlayerId }[];
  /** What each winning seat took in all, as corrected since; empty for a hand that nobody typed in. */
  readonly winners: readonly { readonly seat: number; readonly playerId: PlayerId; readonly amount: number }[];
}

/** A player who goes to another seat as soon as what he waits for has come. */
export interface Leaving {
  readonly playerId: PlayerId;
  readonly seat: number;
  readonly to: Place;
  readonly waitsFor: MoveWaitsFor;
}

/** Why a table begins no hand, and by how many players it is shorter than the fullest one. */
export interface Halt {
  readonly cause: HaltCause;
  readonly difference: number;
  /** In the director's words; null where the book stops it. */
  readonly reason: string | null;
  readonly articles: readonly Citation[];
  /** Milliseconds since 1970, as recorded. */
  readonly since: number;
}

export interface TableRow {
  readonly tournamentId: TournamentId;
  readonly table: number;
  readonly state: 'waiting' | 'handInProgress' | 'broken';
  /** Taken seats, ascending. */
  readonly seats: readonly TableSeat[];
  /** Of the hand in progress, else of the last one; null before the first. Nobody need sit there. */
  readonly button: number | null;
  readonly smallBlindSeat: number | null;
  readonly bigBlindSeat: number | null;
  /** Whose turn it is to deal. */
  readonly dealer: number | null;
  /** Seats of newcomers who get no cards in that hand. */
  readonly waiting: readonly number[];
  /** The level of the hand in progress, else of the last one; null before the first. */
  readonly level: number | null;
  /** Settled hands and hands that nobody typed in. */
  readonly handsPlayed: number;
  /** {@link shownHand} says what of it the table shows. */
  readonly hand: HandOnTable | null;
  readonly lastHand: LastHand | null;
  /** Null where it plays. */
  readonly halted: Halt | null;
  readonly leaving: readonly Leaving[];
  /** Seats that are kept for players who are still to come. */
  readonly awaited: readonly { readonly seat: number; readonly playerId: PlayerId }[];
}

/** The key of a table's row: what the ids of its hands begin with. */
export const tableKey = (tournamentId: TournamentId, table: number): string => `${tournamentId}.${table}`;

const tableKeyOfHand = (handId: HandId): string => handId.slice(0, handId.lastIndexOf('.'));

function rowOf(body: TableRow): Row<TableRow> {
  return { key: tableKey(body.tournamentId, body.table), partition: body.tournamentId, sort: body.table, body };
}

const emptyTable = (tournamentId: TournamentId, table: number): TableRow => ({
  tournamentId,
  table,
  state: 'waiting',
  seats: [],
  button: null,
  smallBlindSeat: null,
  bigBlindSeat: null,
  dealer: null,
  waiting: [],
  level: null,
  handsPlayed: 0,
  hand: null,
  lastHand: null,
  halted: null,
  leaving: [],
  awaited: [],
});

type Change = (body: TableRow) => Partial<TableRow>;

function change(rows: Rows<TableRow>, stream: string, table: number, next: Change): void {
  const row = rows.get(tableKey(tournamentOfStream(stream), table));
  if (row !== undefined) rows.put({ ...row, body: { ...row.body, ...next(row.body) } });
}

const without = (seats: readonly TableSeat[], playerId: PlayerId): readonly TableSeat[] => seats.filter((at) => at.playerId !== playerId);

const withAway = ({ seat, playerId, stack }: TableSeat, away: boolean): TableSeat =>
  away ? { seat, playerId, stack, away: true } : { seat, playerId, stack };

function sit(rows: Rows<TableRow>, stream: string, table: number, seated: TableSeat): void {
  change(rows, stream, table, ({ seats }) => ({ seats: [...seats, seated].sort((a, b) => a.seat - b.seat) }));
}

function leave(rows: Rows<TableRow>, stream: string, table: number, playerId: PlayerId): void {
  change(rows, stream, table, ({ seats }) => ({ seats: without(seats, playerId) }));
}

function here(rows: Rows<TableRow>, stream: string, table: number, playerId: PlayerId): void {
  change(rows, stream, table, ({ seats }) => ({ seats: seats.map((at) => (at.playerId === playerId ? withAway(at, false) : at)) }));
}

const withStacks = (
  seats: readonly TableSeat[],
  stacks: readonly { readonly playerId: PlayerId; readonly stack: number }[],
): readonly TableSeat[] =>
  seats.map((at) => {
    const counted = stacks.find(({ playerId }) => playerId === at.playerId);
    return counted === undefined ? at : { ...at, stack: counted.stack };
  });

/** The same seats where none of the players sits there. */
function withGains(
  seats: readonly TableSeat[],
  changes: readonly { readonly playerId: PlayerId; readonly amount: number }[],
): readonly TableSeat[] {
  if (!seats.some((at) => changes.some(({ playerId }) => playerId === at.playerId))) return seats;
  return seats.map((at) => ({ ...at, stack: at.stack + (changes.find(({ playerId }) => playerId === at.playerId)?.amount ?? 0) }));
}

/** A move was made, or is not made any more. */
function noMoveDue(
  rows: Rows<TableRow>,
  stream: string,
  { playerId, from, to }: { readonly playerId: PlayerId; readonly from: Place; readonly to: Place },
): void {
  change(rows, stream, from.table, ({ leaving }) => ({ leaving: leaving.filter((each) => each.playerId !== playerId) }));
  change(rows, stream, to.table, ({ awaited }) => ({ awaited: awaited.filter((each) => each.playerId !== playerId) }));
}

function winnersOf(hand: HandOnTable): LastHand['winners'] {
  const { seats, awards } = shownHand(hand);
  return seats
    .map(({ seat, playerId }) => ({
      seat,
      playerId,
      amount: awards.reduce((sum, award) => (award.seat === seat ? sum + award.amount : sum), 0),
    }))
    .filter(({ amount }) => amount > 0);
}

function lastHandOf(hand: HandOnTable): LastHand {
  const { handId, number, level } = hand;
  return { handId, number, level, players: hand.seats.map(({ seat, playerId }) => ({ seat, playerId })), winners: winnersOf(hand) };
}

/** Chips of the last hand go to other winners, or more of them to the same. */
function correctLast(event: EventNamed<'PotAwardCorrected' | 'PotAmountCorrected'>, rows: Rows<TableRow>): void {
  const handId = handOfStream(event.stream);
  const row = rows.get(tableKeyOfHand(handId));
  const last = row?.body.lastHand;
  if (last?.handId !== handId) return showHand(event, rows);
  const shares =
    event.type === 'PotAmountCorrected'
      ? event.data.paidTo
      : [...event.data.to, ...event.data.from.map(({ seat, amount }) => ({ seat, amount: -amount }))];
  const winners = last.players
    .map(({ seat, playerId }) => {
      const had = last.winners.find((winner) => winner.seat === seat)?.amount ?? 0;
      return { seat, playerId, amount: shares.reduce((sum, share) => (share.seat === seat ? sum + share.amount : sum), had) };
    })
    .filter(({ amount }) => amount > 0);
  rows.put({ ...row!, body: { ...row!.body, lastHand: { ...last, winners } } });
}

/** A step of the hand in progress; nothing where the table shows another hand. */
function showHand(event: RecordedEvent<HandEvent>, rows: Rows<TableRow>): void {
  const handId = handOfStream(event.stream);
  const row = rows.get(tableKeyOfHand(handId));
  const hand = row?.body.hand;
  if (hand?.handId === handId) rows.put({ ...row!, body: { ...row!.body, hand: evolveTableHand(hand, event) } });
}

type Positions = Pick<TableRow, 'button' | 'smallBlindSeat' | 'bigBlindSeat' | 'dealer' | 'waiting'>;

function positionsOf({ button, smallBlindSeat, bigBlindSeat, dealer, waiting }: Positions): Positions {
  return { button, smallBlindSeat, bigBlindSeat, dealer, waiting };
}

export const tables: Projection<TableRow> = {
  name: 'tables',
  version: 5,
  on: {
    DrawCommitted({ stream }, rows) {
      for (const { key } of rows.list(tournamentOfStream(stream))) rows.delete(key);
    },
    RegistrationReopened({ stream }, rows) {
      for (const { key } of rows.list(tournamentOfStream(stream))) rows.delete(key);
    },
    SeatsDrawn({ stream, data }, rows) {
      const tournamentId = tournamentOfStream(stream);
      for (const { key } of rows.list(tournamentId)) rows.delete(key);
      const drawn = Map.groupBy(data.seats, ({ table }) => table);
      for (const [table, seats] of drawn) {
        const taken = seats.map(({ seat, playerId }) => ({ seat, playerId, stack: 0 })).sort((a, b) => a.seat - b.seat);
        rows.put(rowOf({ ...emptyTable(tournamentId, table), seats: taken }));
      }
    },
    RegistrationWithdrawn({ stream, data }, rows) {
      for (const row of rows.list(tournamentOfStream(stream))) {
        const seats = without(row.body.seats, data.playerId);
        if (seats.length < row.body.seats.length) rows.put({ ...row, body: { ...row.body, seats } });
      }
    },
    PlayerExcluded({ stream, data }, rows) {
      for (const { body } of rows.list(tournamentOfStream(stream))) leave(rows, stream, body.table, data.playerId);
    },
    SeatAssigned({ stream, data }, rows) {
      const { playerId, to, exchangedWith } = data;
      const from = rows.list(tournamentOfStream(stream)).find(({ body }) => body.seats.some((at) => at.playerId === playerId))?.body;
      const seat = from?.seats.find((at) => at.playerId === playerId)?.seat;
      if (from === undefined || seat === undefined) return;
      leave(rows, stream, from.table, playerId);
      if (exchangedWith !== null) {
        leave(rows, stream, to.table, exchangedWith);
        sit(rows, stream, from.table, { seat, playerId: exchangedWith, stack: 0 });
      }
      sit(rows, stream, to.table, { seat: to.seat, playerId, stack: 0 });
    },
    TournamentStarted({ stream, data }, rows) {
      const { startingStack: stack, expected = [], away = [] } = data;
      for (const row of rows.list(tournamentOfStream(stream))) {
        const seats = row.body.seats
          .filter(({ playerId }) => !expected.includes(playerId))
          .map(({ seat, playerId }): TableSeat => withAway({ seat, playerId, stack }, away.includes(playerId)));
        rows.put({ ...row, body: { ...row.body, seats } });
      }
    },
    LatePlayerAdmitted({ stream, data }, rows) {
      const { playerId, to, stack, issued, paidTo } = data;
      if (issued === 0) return here(rows, stream, to.table, playerId);
      sit(rows, stream, to.table, { seat: to.seat, playerId, stack });
      if (paidTo.length > 0) change(rows, stream, to.table, ({ seats }) => ({ seats: withGains(seats, paidTo) }));
    },
    PlayerReEntered({ stream, data: { playerId, to, stack } }, rows) {
      sit(rows, stream, to.table, { seat: to.seat, playerId, stack });
    },
    RebuyAnnounced({ stream, data: { playerId, at, chips, wasOut } }, rows) {
      if (wasOut) sit(rows, stream, at.table, { seat: at.seat, playerId, stack: chips });
      else change(rows, stream, at.table, ({ seats }) => ({ seats: withGains(seats, [{ playerId, amount: chips }]) }));
    },
    AddOnTaken({ stream, data: { playerId, at, chips } }, rows) {
      change(rows, stream, at.table, ({ seats }) => ({ seats: withGains(seats, [{ playerId, amount: chips }]) }));
    },
    ...onStackGain<TableRow>((stream, { table, playerId, amount }, rows) => {
      change(rows, stream, table, ({ seats }) => ({ seats: withGains(seats, [{ playerId, amount }]) }));
    }),
    WrongSeatCorrected({ stream, data: { players } }, rows) {
      for (const { playerId, from } of players) leave(rows, stream, from.table, playerId);
      for (const { playerId, to, stack } of players) sit(rows, stream, to.table, { seat: to.seat, playerId, stack });
    },
    PlayerAway({ stream, data: { playerId } }, rows) {
      for (const row of rows.list(tournamentOfStream(stream))) {
        if (!row.body.seats.some((at) => at.playerId === playerId)) continue;
        const seats = row.body.seats.map((at) => (at.playerId === playerId ? withAway(at, true) : at));
        rows.put({ ...row, body: { ...row.body, seats } });
      }
    },
    PlayerBack({ stream, data }, rows) {
      for (const { body } of rows.list(tournamentOfStream(stream))) here(rows, stream, body.table, data.playerId);
    },
    DayStarted({ stream, data: { absent } }, rows) {
      for (const row of rows.list(tournamentOfStream(stream))) {
        const seats = row.body.seats.map((at) => withAway(at, absent.includes(at.playerId)));
        rows.put({ ...row, body: { ...row.body, seats } });
      }
    },
    PlayerWithdrew({ stream, data }, rows) {
      leave(rows, stream, data.from.table, data.playerId);
    },
    PlayerDisqualified({ stream, data }, rows) {
      leave(rows, stream, data.from.table, data.playerId);
    },
    HandOpened(event, rows) {
      const { table, level } = event.data;
      const hand = openedHand(event);
      change(rows, event.stream, table, () => ({ state: 'handInProgress', level, ...positionsOf(event.data), hand }));
    },
    HandJoined({ stream, data }, rows) {
      change(rows, stream, data.table, ({ waiting }) => positionsOf({ ...data, waiting }));
    },
    PositionsCorrected({ stream, data }, rows) {
      change(rows, stream, data.table, ({ waiting }) => positionsOf({ ...data, waiting }));
    },
    HandSettled({ stream, data }, rows) {
      change(rows, stream, data.table, ({ seats, hand, lastHand, handsPlayed }) => ({
        state: 'waiting',
        seats: withStacks(seats, data.stacks),
        handsPlayed: handsPlayed + 1,
        hand: null,
        lastHand: hand === null ? lastHand : lastHandOf(hand),
      }));
    },
    HandPlayed({ stream, data }, rows) {
      const { level, handNumber } = data;
      const lastHand = { handId: null, number: handNumber, level, players: [], winners: [] };
      change(rows, stream, data.table, ({ handsPlayed }) => ({
        level,
        ...positionsOf(data),
        handsPlayed: handsPlayed + 1,
        lastHand,
      }));
    },
    ChipsCounted({ stream, data }, rows) {
      change(rows, stream, data.table, ({ seats }) => ({ seats: withStacks(seats, data.stacks) }));
    },
    ChipRaceRun({ stream, data: { table, players } }, rows) {
      const stacks = players.map(({ playerId, after }) => ({ playerId, stack: after }));
      change(rows, stream, table, ({ seats }) => ({ seats: withStacks(seats, stacks) }));
    },
    FoundChipsReported({ stream, data: { playerId, at, credited } }, rows) {
      change(rows, stream, at.table, ({ seats }) => ({ seats: withGains(seats, [{ playerId, amount: credited }]) }));
    },
    PlayerMoved({ stream, data }, rows) {
      const { playerId, from, to, stack } = data;
      change(rows, stream, from.table, ({ seats }) => ({ seats: without(seats, playerId) }));
      noMoveDue(rows, stream, data);
      const row = rows.get(tableKey(tournamentOfStream(stream), to.table)) ?? rowOf(emptyTable(tournamentOfStream(stream), to.table));
      const seats = [...row.body.seats, { seat: to.seat, playerId, stack }].sort((a, b) => a.seat - b.seat);
      rows.put({ ...row, body: { ...row.body, state: row.body.state === 'broken' ? 'waiting' : row.body.state, seats } });
    },
    SettlementCorrected({ stream, data }, rows) {
      for (const row of rows.list(tournamentOfStream(stream))) {
        const seats = withGains(row.body.seats, data.changes);
        if (seats !== row.body.seats) rows.put({ ...row, body: { ...row.body, seats } });
      }
    },
    PlayerReinstated({ stream, data }, rows) {
      const { playerId, to, byDirector } = data;
      change(rows, stream, to.table, ({ seats }) => ({
        seats: [...seats, { seat: to.seat, playerId, stack: byDirector?.stack ?? 0 }].sort((a, b) => a.seat - b.seat),
      }));
    },
    PlayerEliminated({ stream, data }, rows) {
      change(rows, stream, data.from.table, ({ seats }) => ({ seats: without(seats, data.playerId) }));
    },
    TableOpened({ stream, data }, rows) {
      rows.put(rowOf(emptyTable(tournamentOfStream(stream), data.table)));
    },
    TableBroken({ stream, data }, rows) {
      change(rows, stream, data.table, () => ({ state: 'broken', seats: [], halted: null, leaving: [] }));
    },
    TableHalted({ stream, metadata, data: { table, cause, difference, reason, articles } }, rows) {
      change(rows, stream, table, () => ({ halted: { cause, difference, reason, articles, since: metadata.recordedAt } }));
    },
    TableResumed({ stream, data }, rows) {
      change(rows, stream, data.table, () => ({ halted: null }));
    },
    MoveDue({ stream, data: { playerId, from, to, waitsFor } }, rows) {
      change(rows, stream, from.table, ({ leaving }) => ({ leaving: [...leaving, { playerId, seat: from.seat, to, waitsFor }] }));
      change(rows, stream, to.table, ({ awaited }) => ({ awaited: [...awaited, { seat: to.seat, playerId }] }));
    },
    MoveDropped({ stream, data }, rows) {
      noMoveDue(rows, stream, data);
    },
    FinalTableFormed({ stream, data }, rows) {
      for (const { body } of rows.list(tournamentOfStream(stream))) {
        const mine = body.table === data.table ? data.seats : [];
        const seats = mine.map(({ seat, playerId, stack }) => ({ seat, playerId, stack })).sort((a, b) => a.seat - b.seat);
        change(rows, stream, body.table, () => ({ seats, halted: null, leaving: [], awaited: [] }));
      }
      change(rows, stream, data.table, () => ({ button: null, smallBlindSeat: null, bigBlindSeat: null }));
    },
    ...(Object.fromEntries(shownHandEvents.map((type) => [type, showHand])) as Handlers<TableRow>),
    PotAwardCorrected: correctLast,
    PotAmountCorrected: correctLast,
  },
};
