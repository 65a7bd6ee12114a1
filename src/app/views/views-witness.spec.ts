import { jest } from '@jest/globals';
import { truncateSync } from 'node:fs';
import type { DomainEvent } from '../../../events/catalogue.js';
import { auditFeed } from '../../../projections/audit-feed.js';
import type { AnyProjection } from '../../../projections/catalogue.js';
import type { Projection } from '../../../projections/projection.js';
import { append, close, newPath, open } from '../../../test/opened-views.js';
import { friday, fridayStream, History, player, registered } from '../../../test/recorded-history.js';
import { StoreError } from '../../store/event-store.js';
import { MemoryEventStore } from '../../../test/store/memory-event-store.js';
import { SqliteDatabase, SqliteStatement } from '../../store/sqlite-database.js';
import { openViewsWitness } from './views-witness.js';

/** Stops at the fourth player, so that its checkpoint stays behind. */
const fragile: Projection<number> = {
  name: 'fragile',
  guards: true,
  version: 1,
  on: {
    PlayerRegistered({ data }) {
      if (data.playerId === 'player-3') throw new Error('a bug');
    },
  },
};
const steady: Projection<number> = { name: 'steady', version: 1, on: {} };

/** Friday has four events, Saturday one, then Friday three more. Returns the closed file of their views. */
async function recorded(...views: AnyProjection[]): Promise<string> {
  const enters = (name: string): DomainEvent => ({ type: 'PlayerRegistered', data: { playerId: player(name) } });
  const history = registered(3)
    .add('tournament-saturday', enters('zoe'))
    .add(fridayStream, ...['player-3', 'player-4', 'player-5'].map(enters));
  const events = new MemoryEventStore();
  const path = newPath();
  const opened = open(events, path, views);
  await opened.runner.start();
  await append(events, Object.assign(new History(), { events: history.events.slice(0, 5) }));
  await opened.runner.waitFor(5, 60_000);
  await append(events, history, 5);
  await opened.runner.waitFor(8, 60_000);
  await close(opened);
  return path;
}

describe('what views know of events', () => {
  it('is where they stand, each place once and the furthest first', async () => {
    const witness = openViewsWitness(await recorded(fragile, auditFeed, steady))!;
    expect(witness.checkpoints).toEqual([
      { position: 8, stream: fridayStream, revision: 6, id: 'event-8' },
      { position: 5, stream: 'tournament-saturday', revision: 0, id: 'event-5' },
    ]);
    witness.close();
  });

  it('is how many events each tournament had after a position', async () => {
    const witness = openViewsWitness(await recorded(auditFeed))!;
    const after = (position: number | null) =>
      Object.fromEntries(witness.eventsAfter(position).map(({ tournamentId, events }) => [tournamentId, events]));
    expect(after(null)).toEqual({ [friday]: 7, saturday: 1 });
    expect(after(4)).toEqual({ [friday]: 3, saturday: 1 });
    expect(after(6)).toEqual({ [friday]: 2 });
    expect(after(8)).toEqual({});
    witness.close();
  });

  it('is no tournament where there is no audit feed', async () => {
    const witness = openViewsWitness(await recorded(steady))!;
    expect(witness.checkpoints).toHaveLength(1);
    expect(witness.eventsAfter(null)).toEqual([]);
    witness.close();
  });

  it('is nothing where there are no views, or they can not be read', async () => {
    expect(openViewsWitness(newPath())).toBeNull();
    const path = await recorded(steady);
    truncateSync(path, 5_000);
    expect(openViewsWitness(path)).toBeNull();
  });

  it.each(['STORE_IN_USE', 'STORE_ENGINE_TOO_OLD'] as const)('is not known where the file may not be read: %s', async (code) => {
    const path = await recorded(steady);
    const closing = jest.spyOn(SqliteDatabase.prototype, 'close');
    const reading = jest.spyOn(SqliteStatement.prototype, 'all').mockImplementation(() => {
      throw new StoreError(code, 'not now');
    });
    expect(() => openViewsWitness(path)).toThrow(expect.objectContaining({ code }));
    reading.mockRestore();
    expect(closing).toHaveBeenCalledTimes(1);
    closing.mockRestore();
  });
});
