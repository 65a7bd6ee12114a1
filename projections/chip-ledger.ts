/**
 * The chip ledger of a tournament: one line for each event that changes the chips in play, or moves chips to or from the bank, with all
 * accounts after it; also what is in play now, and the known pieces of each value. Partition of the lines: the tournament, in the order of
 * the store.
 */
import type { Actor } from '../events/envelope.js';
import type { Citation } from '../events/judging.js';
import { type PlayerId, type TournamentId, tournamentOfStream } from '../events/ids.js';
import { applyPosting, type ChipAccounts, noAccounts } from './chip-accounts.js';
import { chipEntries, type ChipEntry, type ChipEventType, chipEventTypes, type ChipFacts, type KnownChips } from './chip-entries.js';
import { makeTallies, type PieceTally, removeValue, restoreValue } from './chip-pieces.js';
import { type EventNamed, Notes, onEach, type Projection, type Rows, mergeHandlers, UNLISTED } from './projection.js';
import { onSeatsAndStacks } from './seats-and-stacks.js';

export interface ChipLine extends ChipFacts {
  readonly kind: 'line';
  readonly tournamentId: TournamentId;
  readonly type: ChipEventType;
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly recordedAt: number;
  readonly actor: Actor;
  /** The command of the event. */
  readonly command: string;
  /** The change of the chips in play, negative for chips removed. */
  readonly change: number;
  /** After it. */
  readonly accounts: ChipAccounts;
  /** In the words of whoever gave it; null for none. */
  readonly reason: string | null;
  readonly articles: readonly Citation[];
}

export interface ChipInventory {
  readonly kind: 'inventory';
  readonly tournamentId: TournamentId;
  readonly accounts: ChipAccounts;
  /** By ascending value; empty where no chip set was given. */
  readonly pieces: readonly PieceTally[];
  /** The amount handed out in unknown pieces. */
  readonly untold: number;
}

export type ChipLedgerRow = ChipLine | ChipInventory;

/** Players who are out: chips that a corrected hand gives them are not in play. */
const out = new Notes<true>('out');

type LedgerRows = Rows<ChipLedgerRow>;

export const inventoryKey = (tournamentId: TournamentId): string => `${tournamentId}/inventory`;
const outKey = (tournamentId: TournamentId, playerId: PlayerId): string => `${tournamentId}/${playerId}`;

function inventoryOf(rows: LedgerRows, tournamentId: TournamentId): ChipInventory | undefined {
  const body = rows.get(inventoryKey(tournamentId))?.body;
  return body?.kind === 'inventory' ? body : undefined;
}

function put(rows: LedgerRows, body: ChipInventory): void {
  rows.put({ key: inventoryKey(body.tournamentId), partition: UNLISTED, sort: 0, body });
}

/** The facts of a line without any. */
const noFacts = { table: null, playerId: null, handId: null, players: null, withheld: 0, differenceId: null, explains: null } as const;

/** Writes a line, and the chips in play after it. */
function enter(event: EventNamed<ChipEventType>, rows: LedgerRows): void {
  const { type, revision, position, metadata } = event;
  const tournamentId = tournamentOfStream(event.stream);
  const before = inventoryOf(rows, tournamentId);
  if (before === undefined) return;
  const isOut = (playerId: PlayerId): boolean => out.get(rows, outKey(tournamentId, playerId)) !== undefined;
  // The entry belongs to the type of the data.
  const entryOf = chipEntries[type] as (data: object, known: KnownChips) => ChipEntry | null;
  const entry = entryOf(event.data, { pieces: before.pieces, isOut });
  if (entry === null) return;
  const { posting = {}, facts, pieces, untold = 0 } = entry;
  const accounts = applyPosting(before.accounts, posting);
  put(rows, { ...before, accounts, pieces: pieces?.(before.pieces) ?? before.pieces, untold: before.untold + untold });
  const { recordedAt, actor, command } = metadata;
  const { reason = entry.reason ?? null, articles = [] } = event.data as {
    readonly reason?: string | null;
    readonly articles?: readonly Citation[];
  };
  const change = accounts.inPlay - before.accounts.inPlay;
  const said = { reason, articles, ...noFacts, amount: Math.abs(change), ...facts };
  const body: ChipLine = { kind: 'line', tournamentId, type, revision, recordedAt, actor, command, change, accounts, ...said };
  rows.put({ key: `${tournamentId}/${position}`, partition: tournamentId, sort: position, body });
}

export const chipLedger: Projection<ChipLedgerRow> = {
  name: 'chip-ledger',
  version: 5,
  on: mergeHandlers<ChipLedgerRow>(
    {
      TournamentCreated({ stream, data }, rows) {
        const tournamentId = tournamentOfStream(stream);
        put(rows, { kind: 'inventory', tournamentId, accounts: noAccounts, pieces: makeTallies(data.chipSet ?? []), untold: 0 });
      },
      TermsCorrected({ stream, data: { chipSet } }, rows) {
        const inventory = inventoryOf(rows, tournamentOfStream(stream));
        if (inventory !== undefined && chipSet !== undefined) put(rows, { ...inventory, pieces: makeTallies(chipSet) });
      },
      ChipRaceAnnounced({ stream, data }, rows) {
        const inventory = inventoryOf(rows, tournamentOfStream(stream));
        if (inventory !== undefined) put(rows, { ...inventory, pieces: removeValue(inventory.pieces, data.removed) });
      },
      ChipRaceWithdrawn({ stream, data }, rows) {
        const inventory = inventoryOf(rows, tournamentOfStream(stream));
        if (inventory !== undefined) put(rows, { ...inventory, pieces: restoreValue(inventory.pieces, data.removed) });
      },
    },
    onEach(chipEventTypes, enter),
    {
      EntryTransferred({ stream, data: { playerId, toPlayer, at } }, rows) {
        const tournamentId = tournamentOfStream(stream);
        if (at !== null) return;
        out.delete(rows, outKey(tournamentId, playerId));
        out.put(rows, outKey(tournamentId, toPlayer), true);
      },
    },
    onSeatsAndStacks<ChipLedgerRow>({
      comes({ stream, playerId }, rows) {
        out.delete(rows, outKey(tournamentOfStream(stream), playerId));
      },
      goes({ stream, playerId }, rows) {
        out.put(rows, outKey(tournamentOfStream(stream), playerId), true);
      },
    }),
  ),
};
