/**
 * The cost of the hands to each player: blinds and antes paid, hands spent waiting, moves, beside an equal share of their tables' payments.
 * Partition: the tournament, by player. A hand counts when it is over, in one step.
 */
import { type HandId, handOfStream, type PlayerId, tableOfHand, tournamentOfStream, type TournamentId } from '../events/ids.js';
import { MAX_CHIPS, type Place, type Stakes } from '../events/values.js';
import { listForcedBets } from '../src/hand/betting/forced-bets.js';
import { kindOfMove, type MoveKind } from './moves.js';
import { type EventHandlers, Notes, type Projection, type Rows, mergeHandlers } from './projection.js';
import { onSeatsAndStacks } from './seats-and-stacks.js';

/** How often the player paid, and the total of chips. */
export interface Paid {
  readonly times: number;
  readonly chips: number;
}

/** Shares are counted in parts of a hand: divisible by 2 to 10 players. */
export const SHARES = 2520;

export interface FairnessRow {
  readonly tournamentId: TournamentId;
  readonly playerId: PlayerId;
  /** Hands dealt to the player. */
  readonly hands: number;
  /** Hands without cards, because the player was new at the table. */
  readonly waited: number;
  readonly bigBlinds: Paid;
  readonly smallBlinds: Paid;
  readonly antes: Paid;
  /** The equal share of blinds and antes in every hand dealt to the player, in {@link SHARES}ths. */
  readonly share: { readonly bigBlinds: number; readonly smallBlinds: number; readonly chips: number };
  readonly moves: Readonly<Record<MoveKind, number>>;
}

interface Blinds {
  readonly button: number;
  readonly smallBlindSeat: number | null;
  readonly bigBlindSeat: number;
}

/** An unfinished hand. */
interface RunningHand extends Blinds {
  readonly handId: string;
  readonly stakes: Stakes;
  readonly seats: readonly { readonly seat: number; readonly playerId: PlayerId; readonly stack: number }[];
}

/** Notes about a table between its events. */
interface TableNote {
  /** The state before its last hand, and what that hand counted; null when it cannot be taken back. */
  readonly before: {
    readonly newcomers: TableNote['newcomers'];
    readonly waited: readonly PlayerId[];
    readonly counted: Omit<RunningHand, 'handId'> | null;
  } | null;
  readonly hand: RunningHand | null;
  /** Players who got no cards in its last hand, or sat down since. */
  readonly newcomers: readonly { readonly seat: number; readonly playerId: PlayerId }[];
  readonly waiting: readonly PlayerId[];
}

const notes = new Notes<TableNote>('table');

/** The key of a player's row. */
export const fairnessKey = (tournamentId: string, playerId: string): string => `${tournamentId}/${playerId}`;

const tableKey = (tournamentId: TournamentId, table: number): string => `${tournamentId}.${table}`;

const nothing: Paid = { times: 0, chips: 0 };
const quiet: TableNote = { before: null, hand: null, newcomers: [], waiting: [] };

const makeNewcomer = (tournamentId: TournamentId, playerId: PlayerId): FairnessRow => ({
  tournamentId,
  playerId,
  hands: 0,
  waited: 0,
  bigBlinds: nothing,
  smallBlinds: nothing,
  antes: nothing,
  share: { bigBlinds: 0, smallBlinds: 0, chips: 0 },
  moves: { balance: 0, tableBreak: 0, redraw: 0, finalTable: 0, order: 0, wrongSeat: 0 },
});

const rowOf = (rows: Rows<FairnessRow>, tournamentId: TournamentId, playerId: PlayerId): FairnessRow =>
  rows.get(fairnessKey(tournamentId, playerId))?.body ?? makeNewcomer(tournamentId, playerId);

function put(rows: Rows<FairnessRow>, body: FairnessRow): void {
  const { tournamentId, playerId } = body;
  rows.put({ key: fairnessKey(tournamentId, playerId), partition: tournamentId, sort: 0, body });
}

/** Changes the notes about a table. */
function changeNote(rows: Rows<FairnessRow>, stream: string, table: number, next: (note: TableNote) => Partial<TableNote>): void {
  const key = tableKey(tournamentOfStream(stream), table);
  const note = notes.get(rows, key) ?? quiet;
  notes.put(rows, key, { ...note, ...next(note) });
}

/** Corrects a running hand; ignores another hand. */
function correct(
  rows: Rows<FairnessRow>,
  stream: string,
  handId: HandId,
  next: (hand: RunningHand, note: TableNote) => Partial<TableNote>,
): void {
  const key = tableKey(tournamentOfStream(stream), tableOfHand(handId));
  const note = notes.get(rows, key);
  if (note?.hand?.handId === handId) notes.put(rows, key, { ...note, ...next(note.hand, note) });
}

/** The newcomers who still wait in a hand; the others are newcomers no longer. */
const stillNew = ({ newcomers }: TableNote, waiting: readonly number[]): TableNote['newcomers'] =>
  newcomers.length === 0 ? newcomers : newcomers.filter(({ seat }) => waiting.includes(seat));

const plus = ({ times, chips }: Paid, amount: number, sign: Sign): Paid => ({ times: times + sign, chips: chips + sign * amount });

/** -1 for a hand that is taken back. */
type Sign = 1 | -1;

/** Counts each player's part of a finished hand. Written without helpers, because it runs for every player of every hand. */
function count(rows: Rows<FairnessRow>, tournamentId: TournamentId, hand: Omit<RunningHand, 'handId'>, sign: Sign = 1): void {
  const { seats } = hand;
  const bets = listForcedBets(hand);
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
    const before = rowOf(rows, tournamentId, playerId);
    const { share } = before;
    let { bigBlinds, smallBlinds, antes } = before;
    for (const { index: payer, kind, amount } of bets) {
      if (payer !== index) continue;
      if (kind === 'big') bigBlinds = plus(bigBlinds, amount, sign);
      else if (kind === 'small') smallBlinds = plus(smallBlinds, amount, sign);
      else antes = plus(antes, amount, sign);
    }
    put(rows, {
      tournamentId,
      playerId,
      hands: before.hands + sign,
      waited: before.waited,
      bigBlinds,
      smallBlinds,
      antes,
      share: {
        bigBlinds: share.bigBlinds + sign * part,
        smallBlinds: share.smallBlinds + sign * smallBlind,
        chips: share.chips + sign * chips,
      },
      moves: before.moves,
    });
  }
}

function countWaiting(rows: Rows<FairnessRow>, tournamentId: TournamentId, waiting: readonly PlayerId[], sign: Sign = 1): void {
  for (const playerId of waiting) {
    const before = rowOf(rows, tournamentId, playerId);
    put(rows, { ...before, waited: before.waited + sign });
  }
}

function countMove(rows: Rows<FairnessRow>, stream: string, playerId: PlayerId, kind: MoveKind, sign: Sign = 1): void {
  const before = rowOf(rows, tournamentOfStream(stream), playerId);
  put(rows, { ...before, moves: { ...before.moves, [kind]: before.moves[kind] + sign } });
}

/** A player sits down. If the newcomer has to wait, the note names them. */
function arrive(
  { stream, playerId, to }: { readonly stream: string; readonly playerId: PlayerId; readonly to: Place },
  rows: Rows<FairnessRow>,
): void {
  changeNote(rows, stream, to.table, ({ newcomers }) => ({
    newcomers: [...newcomers.filter((each) => each.seat !== to.seat && each.playerId !== playerId), { seat: to.seat, playerId }],
  }));
}

/** A player without a seat has not arrived yet. */
function arriveWithSeat(
  { stream, playerId, to }: { readonly stream: string; readonly playerId: PlayerId; readonly to: Place | null },
  rows: Rows<FairnessRow>,
): void {
  if (to !== null) arrive({ stream, playerId, to }, rows);
}

const blindsOf = ({ button, smallBlindSeat, bigBlindSeat }: Blinds): Blinds => ({ button, smallBlindSeat, bigBlindSeat });

const idsOf = (players: readonly { readonly playerId: PlayerId }[]): readonly PlayerId[] => players.map(({ playerId }) => playerId);

const onHands: EventHandlers<FairnessRow> = {
  HandOpened({ stream, data }, rows) {
    const { handId, stakes, seats } = data;
    changeNote(rows, stream, data.table, (note) => {
      const newcomers = stillNew(note, data.waiting);
      const before = { newcomers: note.newcomers, waited: [], counted: null };
      return { before, hand: { handId, ...blindsOf(data), stakes, seats }, newcomers, waiting: idsOf(newcomers) };
    });
  },
  HandJoined({ stream, data }, rows) {
    const { handId, seat, playerId, stack, stakes } = data;
    correct(rows, stream, handId, (hand, { newcomers, waiting }) => ({
      newcomers: newcomers.filter((each) => each.playerId !== playerId),
      waiting: waiting.filter((each) => each !== playerId),
      hand: {
        ...hand,
        ...blindsOf(data),
        stakes,
        seats: [...hand.seats, { seat, playerId, stack }].sort((one, other) => one.seat - other.seat),
      },
    }));
  },
  PositionsCorrected({ stream, data }, rows) {
    correct(rows, stream, data.handId, (hand) => ({ hand: { ...hand, ...blindsOf(data) } }));
  },
  HandLevelCorrected({ stream, data: { stakes } }, rows) {
    correct(rows, stream, handOfStream(stream), (hand) => ({ hand: { ...hand, stakes } }));
  },
  HandSettled({ stream, data: { handId } }, rows) {
    const tournamentId = tournamentOfStream(stream);
    correct(rows, stream, handId, (hand, { waiting }) => {
      count(rows, tournamentId, hand);
      countWaiting(rows, tournamentId, waiting);
      return { before: null, hand: null, waiting: [] };
    });
  },
  HandWithdrawn({ stream, data: { table } }, rows) {
    const tournamentId = tournamentOfStream(stream);
    changeNote(rows, stream, table, ({ before, newcomers }) => {
      if (before === null) return {};
      countWaiting(rows, tournamentId, before.waited, -1);
      if (before.counted !== null) count(rows, tournamentId, before.counted, -1);
      // Players who sat down since are still new.
      const since = newcomers.filter(({ playerId }) => before.newcomers.every((each) => each.playerId !== playerId));
      return { before: null, hand: null, newcomers: [...before.newcomers, ...since], waiting: [] };
    });
  },
  HandPlayed({ stream, data }, rows) {
    const tournamentId = tournamentOfStream(stream);
    // The stacks are unknown, so payments count in full.
    const seats = data.dealt?.seats.map((seated) => ({ ...seated, stack: MAX_CHIPS }));
    const counted = data.dealt === undefined ? null : { seats: seats!, stakes: data.dealt.stakes, ...blindsOf(data) };
    changeNote(rows, stream, data.table, (note) => {
      const newcomers = stillNew(note, data.waiting);
      countWaiting(rows, tournamentId, idsOf(newcomers));
      return { newcomers, before: { newcomers: note.newcomers, waited: idsOf(newcomers), counted } };
    });
    if (counted !== null) count(rows, tournamentId, counted);
  },
};

const onMoves: EventHandlers<FairnessRow> = {
  EntryTransferred({ stream, data: { playerId, toPlayer, at } }, rows) {
    const tournamentId = tournamentOfStream(stream);
    const before = rows.get(fairnessKey(tournamentId, playerId))?.body;
    if (before !== undefined) {
      rows.delete(fairnessKey(tournamentId, playerId));
      put(rows, { ...before, playerId: toPlayer });
    }
    if (at === null) return;
    const renameId = (id: PlayerId): PlayerId => (id === playerId ? toPlayer : id);
    changeNote(rows, stream, at.table, ({ newcomers, waiting }) => ({
      newcomers: newcomers.map((each) => ({ ...each, playerId: renameId(each.playerId) })),
      waiting: waiting.map(renameId),
    }));
  },
  PlayerMoved({ stream, data }, rows) {
    countMove(rows, stream, data.playerId, kindOfMove(data));
  },
  WrongSeatCorrected({ stream, data }, rows) {
    for (const { playerId } of data.players) countMove(rows, stream, playerId, 'wrongSeat');
  },
  SeatsRedrawn({ stream, data }, rows) {
    for (const { playerId } of data.seats) countMove(rows, stream, playerId, 'redraw');
  },
  RedrawWithdrawn({ stream, data }, rows) {
    for (const { playerId } of data.seats) countMove(rows, stream, playerId, 'redraw', -1);
  },
  FinalTableFormed({ stream, data }, rows) {
    for (const { playerId } of data.seats) countMove(rows, stream, playerId, 'finalTable');
  },
};

export const fairness: Projection<FairnessRow> = {
  name: 'fairness',
  version: 5,
  on: mergeHandlers(onHands, onMoves, onSeatsAndStacks<FairnessRow>({ comes: arriveWithSeat, sits: arrive, moves: arrive })),
};
