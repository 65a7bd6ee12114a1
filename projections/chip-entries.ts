/** Each event's entry in the chip ledger: the change of the accounts, other facts of the line, and the change of the pieces. */
import type { HandId, PlayerId } from '../events/ids.js';
import type { TournamentEvent } from '../events/tournament.js';
import type { Place } from '../events/values.js';
import type { Posting } from './chip-accounts.js';
import { exchangePieces, countHandedOut, type PieceTally, racePieces } from './chip-pieces.js';

/** An event's facts for its sentence beside amounts; null for those it does not have. */
export interface ChipFacts {
  readonly table: number | null;
  readonly playerId: PlayerId | null;
  readonly handId: HandId | null;
  /** How many players got the same. */
  readonly players: number | null;
  /** Chips that were found, changed hands or left play; also when no account changes. */
  readonly amount: number;
  /** Chips that a late player does not get, or the part of found chips that is removed. */
  readonly withheld: number;
  /** The number of the loss or miscount that is recorded, found again, or explained. */
  readonly differenceId: number | null;
  /** For a miscount: the one that it balances. */
  readonly explains: number | null;
}

export interface ChipEntry {
  /** The change of the accounts. */
  readonly posting?: Posting;
  readonly facts?: Partial<ChipFacts>;
  /** The change of the pieces, and of the amount in unknown pieces. */
  readonly pieces?: (pieces: readonly PieceTally[]) => readonly PieceTally[];
  readonly untold?: number;
  /** If the event does not give the reason itself. */
  readonly reason?: string;
}

/** What was known before the event. */
export interface KnownChips {
  readonly pieces: readonly PieceTally[];
  /** Whether a player is out: chips that a corrected hand gives them are not in play. */
  readonly isOut: (playerId: PlayerId) => boolean;
}

const whose = ({ playerId, at }: { readonly playerId: PlayerId; readonly at: Place }): Partial<ChipFacts> => ({
  playerId,
  table: at.table,
});

type DataByType = { readonly [Event in TournamentEvent as Event['type']]: Event['data'] };
type DataOf<Type extends TournamentEvent['type']> = DataByType[Type];

function makeLeaving({ playerId, from, removed }: DataOf<'PlayerWithdrew' | 'PlayerDisqualified'>): ChipEntry {
  return { posting: { withPlayers: removed }, facts: { playerId, table: from.table } };
}

function makePurchase(data: DataOf<'RebuyAnnounced' | 'AddOnTaken'>): ChipEntry {
  return { posting: { handedOut: data.chips }, facts: whose(data), untold: data.chips };
}

/** The ledger entry of each event type; null when an event has none. */
export const chipEntries = {
  TournamentStarted: ({ players, startingStack }, { pieces }) => ({
    posting: { handedOut: players * startingStack },
    facts: { players, amount: startingStack },
    ...countHandedOut(pieces, startingStack, players),
  }),
  StartWithdrawn: ({ players, startingStack }, { pieces }) => ({
    posting: { handedOut: -players * startingStack },
    facts: { players, amount: startingStack },
    ...countHandedOut(pieces, startingStack, -players),
  }),
  LatePlayerAdmitted({ playerId, to, issued, price, paidTo }, { pieces }) {
    if (issued === 0) return null;
    const paid = paidTo.reduce((sum, { amount }) => sum + amount, 0);
    return {
      posting: { handedOut: issued },
      facts: { playerId, table: to.table, withheld: price - paid },
      ...countHandedOut(pieces, issued, 1),
    };
  },
  PlayerReEntered: ({ playerId, to, stack }, { pieces }) => ({
    posting: { handedOut: stack },
    facts: { playerId, table: to.table },
    ...countHandedOut(pieces, stack, 1),
  }),
  RebuyAnnounced: makePurchase,
  AddOnTaken: makePurchase,
  PlayerWithdrew: makeLeaving,
  PlayerDisqualified: makeLeaving,
  EntryAnnulled({ playerId, from, removed }) {
    return from === null ? null : { posting: { takenBack: removed }, facts: { playerId, table: from.table } };
  },
  PurchaseCancelled: (data) => ({ posting: { takenBack: data.removed }, facts: whose(data) }),
  PlayerReinstated({ playerId, to, byDirector }) {
    // After a corrected hand, or when the chips had stayed on the table, they were never out of play.
    if (byDirector === undefined || byDirector.returned === 0) return null;
    const { returned, reason } = byDirector;
    return { posting: { withPlayers: -returned }, facts: { playerId, table: to?.table ?? null }, reason };
  },
  SettlementCorrected({ handId, table, changes }, { isOut }) {
    const withPlayers = changes.reduce((sum, { playerId, amount }) => (isOut(playerId) ? sum + amount : sum), 0);
    return withPlayers === 0 ? null : { posting: { withPlayers }, facts: { table, handId } };
  },
  ChipRaceRun({ table, delta, removed, newSmallest, players, issuedValue }) {
    const odd = players.reduce((sum, { oddChips }) => sum + oddChips, 0);
    return {
      posting: { rounding: delta },
      facts: { table, players: players.length },
      pieces: (pieces) => racePieces(pieces, { value: removed, count: odd }, { value: newSmallest, count: issuedValue / newSmallest }),
    };
  },
  ChipRaceCorrected: ({ table, difference, newSmallest, changes }) => ({
    posting: { rounding: difference },
    facts: { table, players: changes.length },
    pieces: (pieces) => racePieces(pieces, { value: newSmallest, count: 0 }, { value: newSmallest, count: difference / newSmallest }),
  }),
  ChipsExchanged({ table, playerId, otherId, gives, gets }) {
    if (otherId !== null) return null;
    const amount = gives.reduce((sum, { value, count }) => sum + value * count, 0);
    return { facts: { table, playerId, amount }, pieces: (pieces) => exchangePieces(pieces, gives, gets) };
  },
  FoundChipsReported: (data) => ({
    posting: { found: data.credited },
    facts: { ...whose(data), amount: data.credited + data.removed, withheld: data.removed },
  }),
  ChipsAdded: (data) => ({ posting: { handedOut: data.amount }, facts: whose(data), untold: data.amount }),
  ChipsTakenBack: (data) => ({ posting: { takenBack: data.amount }, facts: whose(data) }),
  ChipsReportedLost: (data) => ({ posting: { lost: data.amount }, facts: { ...whose(data), differenceId: data.differenceId } }),
  LostChipsFound(data) {
    const { differenceId, returned, removed } = data;
    const amount = returned + removed;
    return { posting: { lost: -amount, confiscated: removed }, facts: { ...whose(data), amount, withheld: removed, differenceId } };
  },
  HiddenChipsConfiscated(data) {
    const { amount, origin, handId, differenceId } = data;
    const ofLoss = differenceId === null ? {} : { lost: -amount, confiscated: amount };
    return { posting: origin === 'onTable' ? { confiscated: amount } : ofLoss, facts: { ...whose(data), amount, handId, differenceId } };
  },
  ChipDiscrepancyRecorded({ differenceId, table, expected, counted, explains }) {
    const amount = counted - expected;
    // A balancing difference undoes the other one; any other stands alone.
    const isLoss = amount < 0 === (explains === null);
    return { posting: isLoss ? { lost: -amount } : { found: amount }, facts: { table, differenceId, explains } };
  },
} satisfies { [Type in TournamentEvent['type']]?: (data: DataOf<Type>, known: KnownChips) => ChipEntry | null };

/** The types of events that make a line. */
export type ChipEventType = keyof typeof chipEntries;
export const chipEventTypes = Object.keys(chipEntries) as ChipEventType[];
