/**
 * The tournaments of each player, which lead to their standings. Partition: the player, in the order of entry. Entries of a merged id are
 * listed with its survivor.
 */
import { type PlayerId, type TournamentId, tournamentOfStream } from '../events/ids.js';
import { type EventNamed, Notes, onEach, type Projection, type Rows, mergeHandlers } from './projection.js';

export interface PlayerEntryRow {
  /** The id under which they entered. */
  readonly playerId: PlayerId;
  readonly tournamentId: TournamentId;
}

export const playerEntryKey = (playerId: string, tournamentId: string): string => `${playerId}/${tournamentId}`;

/** The surviving id of each merged id. */
const survivors = new Notes<PlayerId>('survivor');

const whoseEntry = (rows: Rows<PlayerEntryRow>, playerId: PlayerId): PlayerId => survivors.get(rows, playerId) ?? playerId;

/** Moves the entries of an id between its own list and its survivor's. */
function move(rows: Rows<PlayerEntryRow>, playerId: PlayerId, from: PlayerId, to: PlayerId): void {
  for (const row of rows.list(from)) if (row.body.playerId === playerId) rows.put({ ...row, partition: to });
}

function enter(
  { stream, position, data: { playerId } }: EventNamed<'PlayerRegistered' | 'PlayerWaitlisted' | 'LatePlayerAdmitted'>,
  rows: Rows<PlayerEntryRow>,
): void {
  const tournamentId = tournamentOfStream(stream);
  const key = playerEntryKey(playerId, tournamentId);
  // A late player who had registered is in the list already.
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
      // Two survivors may claim one id concurrently: the id's own stream decides.
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
