/** How players leave and re-enter the standings: places, ties, corrections, the end, and awards. */
import type { PlayerId } from '../events/ids.js';
import type { EventHandlers, Rows } from './projection.js';
import { changeAll, changePlayer, rowOfPlayer, type StandingRow } from './standing-row.js';

const out = (state: StandingRow['state'], place: number, eliminatedAt: number): Partial<StandingRow> => ({
  state,
  place,
  tied: 1,
  eliminatedAt,
  away: false,
});

const playing: Partial<StandingRow> = { state: 'in', place: null, tied: 1, lostIn: null, eliminatedAt: null };

/** One more player takes part: eliminated players down to a place move one place lower. */
export function lowerPlaces(rows: Rows<StandingRow>, stream: string, worst: number, except: PlayerId): void {
  changeAll(rows, stream, ({ playerId, place }) => (place !== null && place <= worst && playerId !== except ? { place: place + 1 } : null));
}

/** One player fewer takes part. @param gone the void place; null for a player who was in */
export function raisePlaces(rows: Rows<StandingRow>, stream: string, gone: number | null): void {
  changeAll(rows, stream, ({ place, tied }) => {
    if (place === null || (gone !== null && place < gone)) return null;
    return gone !== null && place === gone ? { tied: tied - 1 } : { place: place - 1 };
  });
}

/** Removes the place of a player who is in again. Those who went out with them or since move one place lower. */
export function bringBack(rows: Rows<StandingRow>, stream: string, playerId: PlayerId): void {
  const was = rowOfPlayer(rows, stream, playerId);
  if (was === undefined || was.place === null) return;
  changeAll(rows, stream, (body) => (body.place === was.place && body.playerId !== playerId ? { tied: body.tied - 1 } : null));
  lowerPlaces(rows, stream, was.place, playerId);
  changePlayer(rows, stream, playerId, () => playing);
}

export const onPlaces: EventHandlers<StandingRow> = {
  PlayerEliminated({ stream, metadata, data: { playerId, place, tied, handId } }, rows) {
    changePlayer(rows, stream, playerId, () => ({ ...out('eliminated', place, metadata.recordedAt), tied, lostIn: handId }));
  },
  // Who leaves by a deal has not given up: they have the place that the deal leaves them.
  PlayerWithdrew({ stream, metadata, data: { playerId, place, cause } }, rows) {
    changePlayer(rows, stream, playerId, () => out(cause === 'deal' ? 'eliminated' : 'withdrawn', place, metadata.recordedAt));
  },
  ExpulsionOrdered({ stream, data: { playerId, handId } }, rows) {
    changePlayer(rows, stream, playerId, () => ({ expelledIn: handId }));
  },
  ExpulsionWithdrawn({ stream, data: { playerId } }, rows) {
    changePlayer(rows, stream, playerId, () => ({ expelledIn: null }));
  },
  PlayerDisqualified({ stream, metadata, data: { playerId, place } }, rows) {
    changePlayer(rows, stream, playerId, () => ({ ...out('disqualified', place, metadata.recordedAt), expelledIn: null }));
  },
  PlayerReinstated({ stream, data }, rows) {
    changePlayer(rows, stream, data.playerId, () => ({ ...playing, declassed: false }));
  },
  PlaceCorrected({ stream, data }, rows) {
    changePlayer(rows, stream, data.playerId, () => ({ place: data.place, tied: data.tied }));
  },
  PlayerDeclassed({ stream, data }, rows) {
    changePlayer(rows, stream, data.playerId, () => ({ declassed: true }));
  },
  DeclassingLifted({ stream, data }, rows) {
    changePlayer(rows, stream, data.playerId, () => ({ declassed: false }));
  },
  OutPlayerDisqualified({ stream, data }, rows) {
    changePlayer(rows, stream, data.playerId, () => ({ state: 'disqualified', place: data.place, tied: 1 }));
  },
  DisqualificationLifted({ stream, data: { playerId, again } }, rows) {
    changePlayer(rows, stream, playerId, () =>
      again === undefined
        ? { state: 'withdrawn' }
        : { state: again.cause === 'withdrew' ? 'withdrawn' : 'eliminated', place: again.place, tied: again.tied },
    );
  },
  SatelliteFinished({ stream, data }, rows) {
    for (const playerId of data.qualified) changePlayer(rows, stream, playerId, () => ({ state: 'qualified' }));
  },
  TournamentReopened({ stream, data }, rows) {
    if (data.winner !== null) changePlayer(rows, stream, data.winner, () => ({ state: 'in', place: null }));
    changeAll(rows, stream, ({ state, place }) => (state === 'qualified' ? { state: place === null ? 'in' : 'eliminated' } : null));
  },
  PrizesAwarded({ stream, data }, rows) {
    changeAll(rows, stream, (body) => {
      const award = data.awards.find(({ playerId }) => playerId === body.playerId) ?? null;
      return award === null && body.award === null ? null : { award };
    });
  },
  AwardsWithdrawn({ stream }, rows) {
    changeAll(rows, stream, ({ award }) => (award === null ? null : { award: null }));
  },
  TournamentFinished({ stream, data }, rows) {
    changePlayer(rows, stream, data.winner, () => ({ state: 'winner', stack: data.stack, place: 1 }));
  },
};
