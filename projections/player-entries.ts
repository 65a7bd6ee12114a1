/**
 * Which tournaments a player has entered: what leads from a player to them. Where they stand in each, the standings show.
 * Partition: the player; in the order of their entries.
 */
import { type PlayerId, type TournamentId, tournamentOfStream } from '../events/ids.js';
import { type EventNamed, onEach, type Projection, type Rows, mergeHandlers } from './projection.js';

export interface PlayerEntryRow {
  readonly playerId: PlayerId;
  readonly tournamentId: TournamentId;
}

export const playerEntryKey = (playerId: string, tournamentId: string): string => `${playerId}/${tournamentId}`;

function enter(
  { stream, position, data: { playerId } }: EventNamed<'PlayerRegistered' | 'PlayerWaitlisted' | 'LatePlayerAdmitted'>,
  rows: Rows<PlayerEntryRow>,
): void {
  const tournamentId = tournamentOfStream(stream);
  const key = playerEntryKey(playerId, tournamentId);
  // Somebody who comes late stands on the list already where they had registered.
  if (rows.get(key) === undefined) rows.put({ key, partition: playerId, sort: position, body: { playerId, tournamentId } });
}

function leave(
  { stream, data: { playerId } }: EventNamed<'PlayerExcluded' | 'RegistrationWithdrawn' | 'EntryAnnulled'>,
  rows: Rows<PlayerEntryRow>,
): void {
  rows.delete(playerEntryKey(playerId, tournamentOfStream(stream)));
}

export const playerEntries: Projection<PlayerEntryRow> = {
  name: 'player-entries',
  version: 2,
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
        rows.put({ key: playerEntryKey(toPlayer, tournamentId), partition: toPlayer, sort: position, body });
      },
    },
  ),
};
