import type { DomainEvent } from '../events/catalogue.js';
import type { RecordedEvent } from '../events/envelope.js';
import { accessTokens } from './access-tokens.js';
import { foldEvents } from './rows-in-memory.js';

const device = 'd'.repeat(64);

function history(...events: readonly (readonly [stream: string, event: DomainEvent])[]): RecordedEvent[] {
  return events.map(
    ([stream, event], position) => ({ ...event, stream, revision: 0, position, metadata: { recordedAt: 7 } }) as RecordedEvent,
  );
}

const paired = [
  'access-tournament.friday',
  { type: 'DevicePaired', data: { pairingId: 'r1', table: 2, principalId: 'D1', tokenId: 'T1', tokenHash: device } },
] as unknown as readonly [string, DomainEvent];
const finished = ['tournament-friday', { type: 'TournamentFinished', data: { at: 9, winner: 'p1' } }] as unknown as typeof paired;
const reopened = ['tournament-friday', { type: 'TournamentReopened', data: {} }] as unknown as typeof paired;
const satellite = ['tournament-friday', { type: 'SatelliteFinished', data: { at: 9, qualified: [] } }] as unknown as typeof paired;
const ended = ['access-tournament.friday', { type: 'PairingEnded', data: { pairingId: 'r1', table: 2 } }] as unknown as typeof paired;
const other = ['tournament-other', { type: 'TournamentFinished', data: { at: 9, winner: 'p1' } }] as unknown as typeof paired;

const tokenAfter = (...events: (typeof paired)[]) => foldEvents(accessTokens, history(...events)).get(device)!.body;

describe('the token of a device', () => {
  it('ends with its tournament, and opens its table again where that goes on after all', () => {
    expect(tokenAfter(paired).device).toEqual({ tournamentId: 'friday', place: { table: 2 }, isOver: false });
    expect(tokenAfter(paired, other).device!.isOver).toBe(false);
    expect(tokenAfter(paired, finished).device!.isOver).toBe(true);
    expect(tokenAfter(paired, satellite).device!.isOver).toBe(true);
    expect(tokenAfter(paired, finished, reopened).device!.isOver).toBe(false);
  });

  it('is revoked with its pairing, for good', () => {
    expect(tokenAfter(paired, ended).isRevoked).toBe(true);
    expect(tokenAfter(paired, ended, finished, reopened).isRevoked).toBe(true);
  });
});
