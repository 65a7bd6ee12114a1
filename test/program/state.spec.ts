/** `tapis state`: at every position of the demo night it is what the views showed then. */
import { handlerOf } from '../../projections/projection.js';
import { RowsInMemory } from '../../projections/rows-in-memory.js';
import { clock } from '../../projections/clock.js';
import { standings } from '../../projections/standings.js';
import { tables } from '../../projections/tables.js';
import { tournaments } from '../../projections/tournaments.js';
import { decodeEvent } from '../../src/app/dispatch/event-codec.js';
import { findThen, TournamentHistory } from '../../src/app/past/tournament-history.js';
import { readTournament } from '../../src/app/past/tournament-then.js';
import { reading } from '../../src/cli/stores.js';
import { ownerOfStream, type TournamentId } from '../../events/ids.js';
import type { RecordedEvent } from '../../events/envelope.js';
import { removeTemporaryFolders, tapis, temporaryFolder } from './run.js';

const NIGHT = 'phh-club-night-06b9e731' as TournamentId;

describe('tapis state', () => {
  const folder = temporaryFolder();
  let events: RecordedEvent[] = [];

  beforeAll(async () => {
    expect((await tapis('import', 'examples/club-night.phhs', '--data', folder)).code).toBe(0);
    events = await reading(
      { data: folder, store: undefined },
      () => undefined,
      async (reader) => {
        const all: RecordedEvent[] = [];
        for await (const page of reader.readAll(null)) for (const stored of page) all.push(decodeEvent(stored));
        return all;
      },
    );
  });
  afterAll(removeTemporaryFolders);

  it('is what the views showed, at every position', () => {
    const views = [tournaments, clock, tables, standings].map((view) => ({ view, rows: new RowsInMemory<never>() }));
    const history = new TournamentHistory(NIGHT);
    const ofNight = events.filter(({ stream }) => ownerOfStream(stream) === NIGHT);
    for (const event of ofNight) history.fold(event);
    for (const [index, event] of events.entries()) {
      for (const { view, rows } of views) handlerOf(view.on as never, event.type)?.(event, rows);
      if (index % 9 !== 0 && index !== events.length - 1) continue;
      const [tournament, time, atTables, standing] = views.map(({ rows }) => rows);
      const shown = tournament!.get(NIGHT)?.body;
      const then = findThen(history, ofNight, { position: event.position });
      const found = then && readTournament(then.views, NIGHT);
      expect(found?.tournament ?? null).toEqual(shown ?? null);
      if (found === null) continue;
      expect(found.clock).toEqual(time!.get(NIGHT)?.body ?? null);
      expect(found.tables).toEqual(atTables!.list(NIGHT).map(({ body }) => body));
      expect(found.standings).toEqual(standing!.list(NIGHT).map(({ body }) => body));
    }
  });

  it('prints a moment by time, by hand and by position', async () => {
    const now = await tapis('state', NIGHT, '--data', folder);
    expect([now.code, now.out.includes('Club night, January: '), now.out.includes('hands played')]).toEqual([0, true, true]);
    const early = await tapis('state', NIGHT, '--data', folder, '--at', `${NIGHT}.1.1`, '--lang', 'fr');
    expect([early.code, early.out.includes('table 1\u00a0: 1 main jouée')]).toEqual([0, true]);
    const { at, tables: shown } = JSON.parse((await tapis('state', NIGHT, '--data', folder, '--at', '400', '--json')).out) as {
      readonly at: { readonly position: number };
      readonly tables: readonly object[];
    };
    expect(at.position).toBeLessThanOrEqual(400);
    expect(JSON.stringify(shown)).not.toMatch(/cards/i);
  });

  it.each([
    [['state', 'nobody'], 1, 'TOURNAMENT_NOT_FOUND'],
    [['state', NIGHT, '--at', `${NIGHT}.9.9`], 1, 'HAND_NOT_FOUND'],
    [['state', NIGHT, '--at', '0'], 1, 'TOURNAMENT_NOT_THERE'],
    [['state', NIGHT, '--at', '25:00'], 2, '--at'],
    [['state', NIGHT, '--at', 'soon'], 2, '--at'],
  ] as const)('%j is refused', async (args, code, said) => {
    const answer = await tapis(...args, '--data', folder);
    expect([answer.code, answer.err.includes(said)]).toEqual([code, true]);
  });
});
