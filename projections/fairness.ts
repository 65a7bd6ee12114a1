/**
 * What the hands have cost each player: blinds and antes that he paid, hands that he had to wait, moves that he had to make, beside his even
 * share of what his tables paid. Partition: the tournament, by player. A hand counts once it is over. One step a hand: nothing is done for an
 * act. May import: `events/`, the hand.
 */
import { type PlayerId, type TournamentId, tournamentOfStream } from '../events/ids.js';
import { MAX_CHIPS, type Place, type Stakes } from '../events/values.js';
import { forcedBets } from '../src/hand/start/forced-bets.js';
import { kindOfMove, type MoveKind } from './moves.js';
import type { EventNamed, Projection, Row, Rows } from './projection.js';

/** How often he paid, and how many chips in all. */
export interface Paid {
  readonly times: number;
  readonly chips: number;
}

/** The parts of a hand that shares are counted in: it can be shared evenly among 2 to 10 players. */
export const SHARES = 2520;

export interface FairnessRow {
  readonly tournamentId: TournamentId;
  readonly playerId: PlayerId;
  /** Hands that he was dealt into. */
  readonly hands: number;
  /** Hands that he got no cards in, because he was new at the table. */
  readonly waited: number;
  readonly bigBlinds: Paid;
  readonly smallBlinds: Paid;
  readonly antes: Paid;
  /** Had every hand that he was dealt into been paid for evenly by all who were: in {@link SHARES}ths. */
  readonly share: { readonly bigBlinds: number; readonly smallBlinds: number; readonly chips: number };
  readonly moves: Readonly<Record<MoveKind, number>>;
}

interface Blinds {
  readonly button: number;
  readonly smallBlindSeat: number | null;
  readonly bigBlindSeat: number;
}

/** A hand that is not over. */
interface RunningHand extends Blinds {
  readonly handId: string;
  readonly stakes: Stakes;
  readonly seats: readonly { readonly seat: number; readonly playerId: PlayerId; readonly stack: number }[];
}

/** What is kept of a table between its events. */
interface TableRow {
  readonly hand: RunningHand | null;
  /** Who got no cards in its last hand, and who sat down since. */
  readonly newcomers: readonly { readonly seat: number; readonly playerId: PlayerId }[];
  readonly waiting: readonly PlayerId[];
}

type Body = FairnessRow | TableRow;

/** The key of a player's row. */
export const fairnessKey = (tournamentId: string, playerId: string): string => `${tournamentId}/${playerId}`;

const nothing: Paid = { times: 0, chips: 0 };
const quiet: TableRow = { hand: null, newcomers: [], waiting: [] };

function newRow(tournamentId: TournamentId, playerId: PlayerId): Row<Body> {
  const body: FairnessRow = {
    tournamentId,
    playerId,
    hands: 0,
    waited: 0,
    bigBlinds: nothing,
    smallBlinds: nothing,
    antes: nothing,
    share: { bigBlinds: 0, smallBlinds: 0, chips: 0 },
    moves: { balance: 0, tableBreak: 0, finalTable: 0, order: 0, wrongSeat: 0 },
  };
  return { key: fairnessKey(tournamentId, playerId), partition: tournamentId, sort: 0, body };
}

const playerRow = (rows: Rows<Body>, tournamentId: TournamentId, playerId: PlayerId): Row<Body> =>
  rows.get(fairnessKey(tournamentId, playerId)) ?? newRow(tournamentId, playerId);

function change(rows: Rows<Body>, tournamentId: TournamentId, playerId: PlayerId, next: (body: FairnessRow) => Partial<FairnessRow>): void {
  const row = playerRow(rows, tournamentId, playerId);
  const body = row.body as FairnessRow;
  rows.put({ ...row, body: { ...body, ...next(body) } });
}

const tableOf = (rows: Rows<Body>, key: string): TableRow => (rows.get(key)?.body as TableRow | undefined) ?? quiet;

function putTable(rows: Rows<Body>, tournamentId: TournamentId, key: string, table: number, body: TableRow): void {
  rows.put({ key, partition: `${tournamentId}/tables`, sort: table, body });
}

const tableKey = (tournamentId: string, table: number): string => `${tournamentId}.${table}`;

/** Somebody sits down: he may have to wait, and then it is him that waits there. */
function arrive(rows: Rows<Body>, stream: string, { table, seat }: Place, playerId: PlayerId): void {
  const tournamentId = tournamentOfStream(stream);
  const key = tableKey(tournamentId, table);
  const body = tableOf(rows, key);
  const newcomers = [...body.newcomers.filter((each) => each.seat !== seat && each.playerId !== playerId), { seat, playerId }];
  putTable(rows, tournamentId, key, table, { ...body, newcomers });
}

/** Those of the newcomers who wait in a hand; the others are no newcomers any more. */
const stillNew = ({ newcomers }: TableRow, waiting: readonly number[]): TableRow['newcomers'] =>
  newcomers.length === 0 ? newcomers : newcomers.filter(({ seat }) => waiting.includes(seat));

const plus = ({ times, chips }: Paid, amount: number): Paid => ({ times: times + 1, chips: chips + amount });

/** A hand is over: everybody's part of it. Written out, since it is done for every player of every hand. */
function count(rows: Rows<Body>, tournamentId: TournamentId, hand: Omit<RunningHand, 'handId'>): void {
  const { seats } = hand;
  const bets = forcedBets(hand);
  const part = SHARES / seats.length;
  let chips = 0;
  let smallBlind = 0;
  for (const bet of bets) {
    chips += bet.amount;
    if (bet.kind === 'small') smallBlind = part;
  }
  chips *= part;
  for (let index = 0; index < seats.length; index++) {
    const { playerId } = seats[index]!;
    const { key, partition, sort, body } = playerRow(rows, tournamentId, playerId);
    const before = body as FairnessRow;
    const { share } = before;
    let { bigBlinds, smallBlinds, antes } = before;
    for (const { index: payer, kind, amount } of bets) {
      if (payer !== index) continue;
      if (kind === 'big') bigBlinds = plus(bigBlinds, amount);
      else if (kind === 'small') smallBlinds = plus(smallBlinds, amount);
      else antes = plus(antes, amount);
    }
    const next: FairnessRow = {
      tournamentId,
      playerId,
      hands: before.hands + 1,
      waited: before.waited,
      bigBlinds,
      smallBlinds,
      antes,
      share: { bigBlinds: share.bigBlinds + part, smallBlinds: share.smallBlinds + smallBlind, chips: share.chips + chips },
      moves: before.moves,
    };
    rows.put({ key, partition, sort, body: next });
  }
}

function countWaiting(rows: Rows<Body>, tournamentId: TournamentId, waiting: readonly PlayerId[]): void {
  for (const playerId of waiting) change(rows, tournamentId, playerId, ({ waited }) => ({ waited: waited + 1 }));
}

function countMove(rows: Rows<Body>, stream: string, playerId: PlayerId, kind: MoveKind): void {
  change(rows, tournamentOfStream(stream), playerId, ({ moves }) => ({ moves: { ...moves, [kind]: moves[kind] + 1 } }));
}

/** A running hand is put right. */
function correct(
  { stream, data }: EventNamed<'HandJoined'> | EventNamed<'PositionsCorrected'>,
  rows: Rows<Body>,
  next: (table: TableRow, hand: RunningHand) => TableRow,
): void {
  const tournamentId = tournamentOfStream(stream);
  const key = tableKey(tournamentId, data.table);
  const body = tableOf(rows, key);
  if (body.hand?.handId === data.handId) putTable(rows, tournamentId, key, data.table, next(body, body.hand));
}

const blindsOf = ({ button, smallBlindSeat, bigBlindSeat }: Blinds): Blinds => ({ button, smallBlindSeat, bigBlindSeat });

export const fairness: Projection<Body> = {
  name: 'fairness',
  version: 1,
  on: {
    HandOpened({ stream, data }, rows) {
      const tournamentId = tournamentOfStream(stream);
      const key = tableKey(tournamentId, data.table);
      const newcomers = stillNew(tableOf(rows, key), data.waiting);
      const hand = {
        handId: data.handId,
        ...blindsOf(data),
        stakes: data.stakes,
        seats: data.seats,
      };
      putTable(rows, tournamentId, key, data.table, { hand, newcomers, waiting: newcomers.map(({ playerId }) => playerId) });
    },
    HandJoined(event, rows) {
      const { seat, playerId, stack, stakes } = event.data;
      correct(event, rows, (table, hand) => ({
        newcomers: table.newcomers.filter((each) => each.playerId !== playerId),
        waiting: table.waiting.filter((each) => each !== playerId),
        hand: {
          ...hand,
          ...blindsOf(event.data),
          stakes,
          seats: [...hand.seats, { seat, playerId, stack }].sort((one, other) => one.seat - other.seat),
        },
      }));
    },
    PositionsCorrected(event, rows) {
      correct(event, rows, (table, hand) => ({ ...table, hand: { ...hand, ...blindsOf(event.data) } }));
    },
    HandSettled({ stream, data }, rows) {
      const tournamentId = tournamentOfStream(stream);
      const key = tableKey(tournamentId, data.table);
      const body = tableOf(rows, key);
      if (body.hand?.handId !== data.handId) return;
      count(rows, tournamentId, body.hand);
      countWaiting(rows, tournamentId, body.waiting);
      putTable(rows, tournamentId, key, data.table, { ...body, hand: null, waiting: [] });
    },
    HandPlayed({ stream, data }, rows) {
      const tournamentId = tournamentOfStream(stream);
      const key = tableKey(tournamentId, data.table);
      const before = tableOf(rows, key);
      const newcomers = stillNew(before, data.waiting);
      countWaiting(
        rows,
        tournamentId,
        newcomers.map(({ playerId }) => playerId),
      );
      if (newcomers.length !== before.newcomers.length) putTable(rows, tournamentId, key, data.table, { ...before, newcomers });
      if (data.dealt === undefined) return;
      // Nobody knows the stacks: whoever owes is taken to have paid in full.
      const seats = data.dealt.seats.map((seated) => ({ ...seated, stack: MAX_CHIPS }));
      count(rows, tournamentId, { seats, stakes: data.dealt.stakes, ...blindsOf(data) });
    },
    PlayerMoved({ stream, data }, rows) {
      arrive(rows, stream, data.to, data.playerId);
      countMove(rows, stream, data.playerId, kindOfMove(data));
    },
    WrongSeatCorrected({ stream, data }, rows) {
      for (const { playerId, to } of data.players) {
        arrive(rows, stream, to, playerId);
        countMove(rows, stream, playerId, 'wrongSeat');
      }
    },
    FinalTableFormed({ stream, data }, rows) {
      for (const { playerId } of data.seats) countMove(rows, stream, playerId, 'finalTable');
    },
    LatePlayerAdmitted({ stream, data }, rows) {
      arrive(rows, stream, data.to, data.playerId);
    },
    PlayerReEntered({ stream, data }, rows) {
      arrive(rows, stream, data.to, data.playerId);
    },
    RebuyAnnounced({ stream, data }, rows) {
      if (data.wasOut) arrive(rows, stream, data.at, data.playerId);
    },
    PlayerReinstated({ stream, data }, rows) {
      arrive(rows, stream, data.to, data.playerId);
    },
  },
};

/** The row of a player. */
export const fairnessIn = (body: Body): FairnessRow => body as FairnessRow;
