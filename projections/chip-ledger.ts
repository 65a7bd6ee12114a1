/**
 * The chip ledger of a tournament: one line for each event that changes how many chips are in play, or takes chips to or from the bank, with
 * what that makes of every account; and beside it what is in play now, and the pieces of each value as far as events tell.
 * Partition of the lines: the tournament, in the order of the store. May import: `events/`, its neighbours.
 */
import type { Actor } from '../events/envelope.js';
import type { Citation } from '../events/gesture.js';
import { type HandId, type PlayerId, type TournamentId, tournamentOfStream } from '../events/ids.js';
import { applied, type ChipAccounts, noAccounts, type Posting } from './chip-accounts.js';
import { exchanged, handedOutStacks, pieceTallies, type PieceTally, raced, valueGone } from './chip-pieces.js';
import type { EventNamed, Projection, Rows } from './projection.js';

/** The partition of the rows that say what is in play now. */
export const ALL_INVENTORIES = 'inventories';

/** The types of events that make a line. */
export type ChipEventType =
  | 'TournamentStarted'
  | 'LatePlayerAdmitted'
  | 'PlayerReEntered'
  | 'RebuyAnnounced'
  | 'AddOnTaken'
  | 'PlayerWithdrew'
  | 'PlayerDisqualified'
  | 'SettlementCorrected'
  | 'ChipRaceRun'
  | 'ChipsExchanged'
  | 'FoundChipsReported'
  | 'ChipsAdded'
  | 'ChipsTakenBack'
  | 'ChipsReportedLost'
  | 'LostChipsFound'
  | 'HiddenChipsConfiscated'
  | 'ChipDiscrepancyRecorded';

/** What an event says of chips beside its amounts: values of the sentence that shows it. What it says nothing of is null. */
export interface ChipFacts {
  readonly table: number | null;
  readonly playerId: PlayerId | null;
  readonly handId: HandId | null;
  /** How many players got the same. */
  readonly players: number | null;
  /** Chips that came to light, changed hands or left play; also where that changes no account. */
  readonly amount: number;
  /** Chips that a late player does not get, or the part of found chips that is removed. */
  readonly withheld: number;
  /** The loss or miscount of this number is recorded, found again, or explained. */
  readonly differenceId: number | null;
  /** Of a miscount: the one that it makes up for. */
  readonly explains: number | null;
}

export interface ChipLine extends ChipFacts {
  readonly kind: 'line';
  readonly tournamentId: TournamentId;
  readonly type: ChipEventType;
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly recordedAt: number;
  readonly actor: Actor;
  /** The name of the command that made the event. */
  readonly command: string;
  /** What it adds to the chips in play, below 0 what it takes. */
  readonly change: number;
  /** After it. */
  readonly accounts: ChipAccounts;
  /** In the words of whoever gave it; null where nobody did. */
  readonly reason: string | null;
  readonly articles: readonly Citation[];
}

export interface ChipInventory {
  readonly kind: 'inventory';
  readonly tournamentId: TournamentId;
  readonly accounts: ChipAccounts;
  /** By ascending value; empty where no chip set was told. */
  readonly pieces: readonly PieceTally[];
  /** The worth of chips that were handed out, of which nobody said in which pieces. */
  readonly untold: number;
}

/** A player who is out: what a corrected hand gives him is not in play. */
interface OutPlayer {
  readonly kind: 'out';
}

export type ChipLedgerRow = ChipLine | ChipInventory | OutPlayer;

type LedgerRows = Rows<ChipLedgerRow>;
type ChipEvent = EventNamed<ChipEventType>;

export const inventoryKey = (tournamentId: TournamentId): string => `${tournamentId}/inventory`;
const outKey = (tournamentId: TournamentId, playerId: PlayerId): string => `${tournamentId}/out/${playerId}`;

function inventoryOf(rows: LedgerRows, tournamentId: TournamentId): ChipInventory | undefined {
  const body = rows.get(inventoryKey(tournamentId))?.body;
  return body?.kind === 'inventory' ? body : undefined;
}

function put(rows: LedgerRows, body: ChipInventory): void {
  rows.put({ key: inventoryKey(body.tournamentId), partition: ALL_INVENTORIES, sort: 0, body });
}

interface Entry {
  /** What it adds to accounts. */
  readonly posting?: Posting;
  readonly facts?: Partial<ChipFacts>;
  /** What it makes of the pieces, and of the worth that is in untold pieces. */
  readonly pieces?: (pieces: readonly PieceTally[]) => readonly PieceTally[];
  readonly untold?: number;
}

/** Writes a line, and what is in play after it. */
function write(rows: LedgerRows, event: ChipEvent, { posting = {}, facts = {}, pieces, untold = 0 }: Entry): void {
  const tournamentId = tournamentOfStream(event.stream);
  const before = inventoryOf(rows, tournamentId);
  if (before === undefined) return;
  const accounts = applied(before.accounts, posting);
  put(rows, { ...before, accounts, pieces: pieces?.(before.pieces) ?? before.pieces, untold: before.untold + untold });
  const { recordedAt, actor, command } = event.metadata;
  const data: object = event.data;
  const change = accounts.inPlay - before.accounts.inPlay;
  const body: ChipLine = {
    kind: 'line',
    tournamentId,
    type: event.type,
    revision: event.revision,
    recordedAt,
    actor,
    command,
    change,
    accounts,
    reason: 'reason' in data ? (data.reason as string | null) : null,
    articles: 'articles' in data ? (data.articles as readonly Citation[]) : [],
    table: null,
    playerId: null,
    handId: null,
    players: null,
    amount: Math.abs(change),
    withheld: 0,
    differenceId: null,
    explains: null,
    ...facts,
  };
  rows.put({ key: `${tournamentId}/${event.position}`, partition: tournamentId, sort: event.position, body });
}

function goesOut(rows: LedgerRows, stream: string, playerId: PlayerId): void {
  const tournamentId = tournamentOfStream(stream);
  rows.put({ key: outKey(tournamentId, playerId), partition: `${tournamentId}/out`, sort: 0, body: { kind: 'out' } });
}

function isBack(rows: LedgerRows, stream: string, playerId: PlayerId): void {
  rows.delete(outKey(tournamentOfStream(stream), playerId));
}

type Leaving = EventNamed<'PlayerWithdrew'> | EventNamed<'PlayerDisqualified'>;

function leaves(event: Leaving, rows: LedgerRows): void {
  const { playerId, from, removed } = event.data;
  write(rows, event, { posting: { withPlayers: removed }, facts: { playerId, table: from.table } });
  goesOut(rows, event.stream, playerId);
}

export const chipLedger: Projection<ChipLedgerRow> = {
  name: 'chip-ledger',
  version: 1,
  on: {
    TournamentCreated({ stream, data }, rows) {
      const tournamentId = tournamentOfStream(stream);
      put(rows, { kind: 'inventory', tournamentId, accounts: noAccounts, pieces: pieceTallies(data.chipSet ?? []), untold: 0 });
    },
    TournamentStarted(event, rows) {
      const { players, startingStack } = event.data;
      write(rows, event, {
        posting: { handedOut: players * startingStack },
        facts: { players, amount: startingStack },
        ...handedOutStacks(inventoryOf(rows, tournamentOfStream(event.stream))?.pieces ?? [], startingStack, players),
      });
    },
    LatePlayerAdmitted(event, rows) {
      const { playerId, to, issued, price, paidTo } = event.data;
      if (issued === 0) return;
      const paid = paidTo.reduce((sum, { amount }) => sum + amount, 0);
      write(rows, event, {
        posting: { handedOut: issued },
        facts: { playerId, table: to.table, withheld: price - paid },
        ...handedOutStacks(inventoryOf(rows, tournamentOfStream(event.stream))?.pieces ?? [], issued, 1),
      });
    },
    PlayerReEntered(event, rows) {
      const { playerId, to, stack } = event.data;
      write(rows, event, {
        posting: { handedOut: stack },
        facts: { playerId, table: to.table },
        ...handedOutStacks(inventoryOf(rows, tournamentOfStream(event.stream))?.pieces ?? [], stack, 1),
      });
      isBack(rows, event.stream, playerId);
    },
    RebuyAnnounced(event, rows) {
      const { playerId, at, chips } = event.data;
      write(rows, event, { posting: { handedOut: chips }, facts: { playerId, table: at.table }, untold: chips });
      isBack(rows, event.stream, playerId);
    },
    AddOnTaken(event, rows) {
      const { playerId, at, chips } = event.data;
      write(rows, event, { posting: { handedOut: chips }, facts: { playerId, table: at.table }, untold: chips });
    },
    PlayerEliminated({ stream, data }, rows) {
      goesOut(rows, stream, data.playerId);
    },
    PlayerReinstated({ stream, data }, rows) {
      isBack(rows, stream, data.playerId);
    },
    PlayerWithdrew: leaves,
    PlayerDisqualified: leaves,
    SettlementCorrected(event, rows) {
      const { handId, table, changes } = event.data;
      const tournamentId = tournamentOfStream(event.stream);
      const out = changes.reduce(
        (sum, { playerId, amount }) => (rows.get(outKey(tournamentId, playerId)) === undefined ? sum : sum + amount),
        0,
      );
      if (out !== 0) write(rows, event, { posting: { withPlayers: out }, facts: { table, handId } });
    },
    ChipRaceRun(event, rows) {
      const { table, delta, removed, newSmallest, players, issuedValue } = event.data;
      const odd = players.reduce((sum, { oddChips }) => sum + oddChips, 0);
      write(rows, event, {
        posting: { rounding: delta },
        facts: { table, players: players.length },
        pieces: (pieces) => raced(pieces, { value: removed, count: odd }, { value: newSmallest, count: issuedValue / newSmallest }),
      });
    },
    ChipRaceAnnounced({ stream, data }, rows) {
      const inventory = inventoryOf(rows, tournamentOfStream(stream));
      if (inventory !== undefined) put(rows, { ...inventory, pieces: valueGone(inventory.pieces, data.removed) });
    },
    ChipsExchanged(event, rows) {
      const { table, playerId, otherId, gives, gets } = event.data;
      if (otherId !== null) return;
      const amount = gives.reduce((sum, { value, count }) => sum + value * count, 0);
      write(rows, event, { facts: { table, playerId, amount }, pieces: (pieces) => exchanged(pieces, gives, gets) });
    },
    FoundChipsReported(event, rows) {
      const { playerId, at, credited, removed } = event.data;
      write(rows, event, {
        posting: { found: credited },
        facts: { playerId, table: at.table, amount: credited + removed, withheld: removed },
      });
    },
    ChipsAdded(event, rows) {
      const { playerId, at, amount } = event.data;
      write(rows, event, { posting: { handedOut: amount }, facts: { playerId, table: at.table }, untold: amount });
    },
    ChipsTakenBack(event, rows) {
      const { playerId, at, amount } = event.data;
      write(rows, event, { posting: { takenBack: amount }, facts: { playerId, table: at.table } });
    },
    ChipsReportedLost(event, rows) {
      const { differenceId, playerId, at, amount } = event.data;
      write(rows, event, { posting: { lost: amount }, facts: { playerId, table: at.table, differenceId } });
    },
    LostChipsFound(event, rows) {
      const { differenceId, playerId, at, returned, removed } = event.data;
      write(rows, event, {
        posting: { lost: -(returned + removed), confiscated: removed },
        facts: { playerId, table: at.table, amount: returned + removed, withheld: removed, differenceId },
      });
    },
    HiddenChipsConfiscated(event, rows) {
      const { playerId, at, amount, origin, handId, differenceId } = event.data;
      const ofLoss = differenceId === null ? {} : { lost: -amount, confiscated: amount };
      write(rows, event, {
        posting: origin === 'onTable' ? { confiscated: amount } : ofLoss,
        facts: { playerId, table: at.table, amount, handId, differenceId },
      });
    },
    ChipDiscrepancyRecorded(event, rows) {
      const { differenceId, table, expected, counted, explains } = event.data;
      const amount = counted - expected;
      // What makes up for another difference undoes it; else it stands by itself.
      const isLoss = amount < 0 === (explains === null);
      const posting: Posting = isLoss ? { lost: -amount } : { found: amount };
      write(rows, event, { posting, facts: { table, differenceId, explains } });
    },
  },
};
