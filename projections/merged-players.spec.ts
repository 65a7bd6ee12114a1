/** Views of an id that two others claim concurrently: both streams record it, and the id's own stream decides. */
import type { DomainEvent } from '../events/catalogue.js';
import type { RecordedEvent } from '../events/envelope.js';
import { linkedPlayers } from './linked-players.js';
import { playerEntries } from './player-entries.js';
import { foldEvents } from './rows-in-memory.js';

const history: readonly (readonly [stream: string, type: DomainEvent['type'], data: object])[] = [
  ['tournament-friday', 'PlayerRegistered', { playerId: 'anna2' }],
  ['principal-t1', 'PlayerLinked', { principalId: 't1', playerId: 'anna2' }],
  ['player-anna', 'DuplicateAbsorbed', { playerId: 'anna', duplicateId: 'anna2' }],
  ['player-bram', 'DuplicateAbsorbed', { playerId: 'bram', duplicateId: 'anna2' }],
  ['player-anna2', 'MergedInto', { playerId: 'anna2', survivorId: 'anna' }],
  ['player-bram', 'DuplicateReleased', { playerId: 'bram', duplicateId: 'anna2', refusedAs: 'PERSON_MERGED' }],
  ['tournament-monday', 'PlayerRegistered', { playerId: 'anna2' }],
];
const unmerged = ['player-anna2', 'UnmergedFrom', { playerId: 'anna2', survivorId: 'anna' }] as const;

const record = (events: typeof history): RecordedEvent[] =>
  events.map(
    ([stream, type, data], position) =>
      ({ type, data, stream, revision: 0, position, id: `e${position}`, metadata: { recordedAt: 7 } }) as unknown as RecordedEvent,
  );

describe('an id that two others take for theirs', () => {
  it('is of the one whom its own stream names', () => {
    const entries = foldEvents(playerEntries, record(history));
    expect([entries.get('anna2/friday')!.partition, entries.get('anna2/monday')!.partition]).toEqual(['anna', 'anna']);
    expect(foldEvents(linkedPlayers, record(history)).get('t1')!.body).toEqual({ principalId: 't1', playerId: 'anna' });
  });

  it('is its own again once that is taken back', () => {
    const entries = foldEvents(playerEntries, record([...history, unmerged]));
    expect([entries.get('anna2/friday')!.partition, entries.get('anna2/monday')!.partition]).toEqual(['anna2', 'anna2']);
    expect(foldEvents(linkedPlayers, record([...history, unmerged])).get('t1')!.body.playerId).toBe('anna2');
  });
});
