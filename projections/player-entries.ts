/**
 * Which tournaments a player has entered: what leads from a player to them. Where they stand in each, the standings show.
 * Partition: the player; in the order of their entries. What an id entered that was merged into another one stands with that one.
 */
import { type PlayerId, type TournamentId, tournamentOfStream } from '../events/ids.js';
import { type EventNamed, Notes, onEach, type Projection, type Rows, mergeHandlers } from './projection.js';

export interface PlayerEntryRow {
  /** The id that they entered under. */
  readonly playerId: PlayerId;
  readonly tournamentId: TournamentId;
}

export const playerEntryKey = (playerId: string, tournamentId: string): string => `${playerId}/${tournamentId}`;

/** The id that each merged id is kept under. */
const survivors = new Notes<PlayerId>('survivor');

const whoseEntry = (rows: Rows<PlayerEntryRow>, playerId: PlayerId): PlayerId => survivors.get(rows, playerId) ?? playerId;

/** Moves the entries of one id between its own list and that of the id that it is merged into. */
function move(rows: Rows<PlayerEntryRow>, playerId: PlayerId, from: PlayerId, to: PlayerId): void {
  for (const row of rows.list(from)) if (row.body.playerId === playerId) rows.put({ ...row, partition: to });
}

function enter(
  { stream, position, data: { playerId } }: EventNamed<'PlayerRegistered' | 'PlayerWaitlisted' | 'LatePlayerAdmitted'>,
  rows: Rows<PlayerEntryRow>,
): void {
  const tournamentId = tournamentOfStream(stream);
  const key = playerEntryKey(playerId, tournamentId);
  // Somebody who comes late stands on the list already where they had registered.
  if (rows.get(key) === undefined)
    rows.put({ key, partition: whoseEntry(rows, playerId), sort: position, body: { playerId, tournamentId } });
}

function leave(
  { stream, data: { playerId } }: EventNamed<'PlayerExcluded' | 'RegistrationWithdrawn' | 'EntryAnnulled'>,
  rows: Rows<PlayerEntryRow>,
): void {
  rows.delete(playerEntryKey(playerId, tournamentOfStream(stream)));
}

export const playerEntries: Projection<PlayerEntryRow> = {
  name: 'player-entries',
  version: 4,
  on: mergeHandlers(
    onEach<'PlayerRegistered' | 'PlayerWaitlisted' | 'LatePlayerAdmitted', PlayerEntryRow>(
      ['PlayerRegistered', 'PlayerWaitlisted', 'LatePlayerAdmitted'],
      enter,
    ),
    onEach<'PlayerExcluded' | 'RegistrationWithdrawn' | 'EntryAnnulled', PlayerEntryRow>(
      ['PlayerExcluded', 'RegistrationWithdrawn', 'EntryAnnulled'],
      leave,
    ),
    {
      EntryTransferred({ stream, position, data: { playerId, toPlayer } }, rows) {
        const tournamentId = tournamentOfStream(stream);
        rows.delete(playerEntryKey(playerId, tournamentId));
        const body = { playerId: toPlayer, tournamentId };
        rows.put({ key: playerEntryKey(toPlayer, tournamentId), partition: whoseEntry(rows, toPlayer), sort: position, body });
      },
      // Two survivors may claim one id at a time: the stream of the id itself says which of them it is kept under.
      MergedInto({ data: { playerId, survivorId } }, rows) {
        survivors.put(rows, playerId, survivorId);
        move(rows, playerId, playerId, survivorId);
      },
      UnmergedFrom({ data: { playerId, survivorId } }, rows) {
        survivors.delete(rows, playerId);
        move(rows, playerId, survivorId, playerId);
      },
    },
  ),
};
