import { unsealMetadata } from '../../audit/hash-chain.js';
import type { StoredEvent } from '../../store/event-store.js';
import { seal } from '../../../test/sealed-event.js';
import type { RecordedEvent } from '../../../events/envelope.js';
import { auditFeed, type AuditRow } from '../../../projections/audit-feed.js';
import type { AnyProjection } from '../../../projections/catalogue.js';
import { handlerOf, type Row } from '../../../projections/projection.js';
import { RowsInMemory } from '../../../projections/rows-in-memory.js';
import { standingKey } from '../../../projections/standing-row.js';
import { standings } from '../../../projections/standings.js';
import { friday, fridayStream, player, startedTournament } from '../../../test/recorded-history.js';
import type { ViewStore } from '../views/view-store.js';
import { Histories } from './histories.js';
import { pastViews } from './stretch.js';

/** A tournament whose second table is counted repeatedly. */
function longHistory(events: number): readonly RecordedEvent[] {
  const history = startedTournament();
  for (let at = 0; history.events.length < events; at += 1) {
    const dan = 5_000 + (at % 900) * 10;
    const stacks = [
      { playerId: player('dan'), stack: dan },
      { playerId: player('eve'), stack: 20_000 - dan },
    ];
    history.add(fridayStream, { type: 'ChipsCounted', data: { table: 2, stacks } });
  }
  return history.events;
}

/** Histories over these events, with the log of their reads. */
function openHistories(events: readonly RecordedEvent[], bytes?: number): Histories {
  const lines = events.map((event): Row<AuditRow> => ({
    key: String(event.position),
    partition: friday,
    sort: event.position,
    body: { stream: event.stream, revision: event.revision } as AuditRow,
  }));
  const views = {
    page(view: AnyProjection, partition: string, { after, first = Infinity }: { after?: { sort: number }; first?: number }) {
      const rest = view === auditFeed && partition === friday ? lines.filter(({ sort }) => sort > (after?.sort ?? -1)) : [];
      return { rows: rest.slice(0, first), hasPrevious: false, hasNext: rest.length > first };
    },
  };
  const links = new Map<string, string | null>();
  const texts = events.map((event): StoredEvent => {
    const text = seal(event, event.stream, event.revision, links.get(event.stream) ?? null);
    links.set(event.stream, unsealMetadata(text.metadata)!.hash);
    return { ...text, stream: event.stream, revision: event.revision, position: event.position };
  });
  const store = {
    readStream: (stream: string, { fromRevision = 0, limit = Infinity }: { fromRevision?: number; limit?: number }) =>
      Promise.resolve(
        texts.filter((event) => event.stream === stream && event.revision >= fromRevision && event.revision < fromRevision + limit),
      ),
  };
  const most = bytes === undefined ? undefined : { histories: bytes / 2, stretches: bytes / 2 };
  return new Histories(store, views as unknown as ViewStore, most);
}

describe('the past of a tournament', () => {
  const events = longHistory(1_500);

  it('shows at each moment what the views showed then, whatever was asked before', async () => {
    const histories = openHistories(events);
    const views = pastViews.map((view) => ({ view, rows: new RowsInMemory<never>() }));
    const shown = new Map<number, readonly unknown[]>();
    for (const event of events) {
      for (const { view, rows } of views) handlerOf(view.on, event.type)?.(event, rows);
      shown.set(
        event.position,
        views.map(({ rows }) => rows.list(friday)),
      );
    }
    const asked = [...events.filter((_, index) => index % 37 === 0), events.at(-1)!, events[0]!, events[700]!];
    for (const { position } of asked.toReversed()) {
      const then = await histories.at(friday, { position });
      const rows = pastViews.map((view) => then!.views.page(view as never, friday).rows);
      expect(rows).toEqual(shown.get(position));
      expect(then!.state.revision).toBe(events.find((event) => event.position === position)!.revision);
    }
  });

  it('folds each event once for any number of moments, as far as there is room for what was folded', async () => {
    const histories = openHistories(events);
    const moments = Array.from({ length: 300 }, (_, at) => events[(at * 677) % events.length]!.position);
    await Promise.all(moments.map((position) => histories.at(friday, { position })));
    expect(histories.folded).toBe(events.length);
  });

  it('folds the events of a stretch again where there was no room for it, and shares it then', async () => {
    const histories = openHistories(events, 800_000);
    await histories.at(friday, { position: events.at(-1)!.position });
    const all = histories.folded;
    expect(all).toBe(events.length);
    const early = events.slice(5, 60).map(({ position }) => position);
    await Promise.all(early.map((position) => histories.at(friday, { position })));
    expect(histories.folded - all).toBeGreaterThan(0);
    expect(histories.folded - all).toBeLessThanOrEqual(64);
    const after = histories.folded;
    await histories.at(friday, { position: early[20]! });
    expect(histories.folded).toBe(after);
  });

  it('stays within its bytes, with however many moments', async () => {
    const histories = openHistories(events, 400_000);
    for (let at = 0; at < 600; at += 1) await histories.at(friday, { position: events[(at * 7) % events.length]!.position });
    expect(histories.bytes).toBeLessThan(400_000);
    expect((await histories.at(friday, { position: events[900]!.position }))!.position).toBe(events[900]!.position);
  });

  it('lists the versions of a row up to a moment', async () => {
    const histories = openHistories(events);
    const key = standingKey(friday, player('dan'));
    const versions = await histories.versionsOf(friday, standings, key, { position: events[500]!.position });
    const rows = new RowsInMemory<never>();
    const expected: unknown[] = [];
    for (const event of events.slice(0, 501)) {
      handlerOf(standings.on, event.type)?.(event, rows);
      const row = rows.get(key) ?? null;
      if (row !== (expected.at(-1) ?? null)) expected.push(row);
    }
    expect(versions.map(({ row }) => row)).toEqual(expected);
  });

  it('knows nothing of a tournament that is not there', async () => {
    expect(await openHistories(events).at('other' as never, { position: 5 })).toBeNull();
    expect(await openHistories(events).versionsOf('other' as never, standings, 'x', null)).toEqual([]);
  });
});
