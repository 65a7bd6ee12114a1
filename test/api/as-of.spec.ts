/** A tournament as it was: every view at every position of a night, and whole answers of the API after each command of an evening. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tournamentStream, type TournamentId } from '../../events/ids.js';
import { breakOrder } from '../../projections/break-order.js';
import { projections } from '../../projections/catalogue.js';
import { chipLedger, inventoryKey } from '../../projections/chip-ledger.js';
import { clock } from '../../projections/clock.js';
import { discipline } from '../../projections/discipline.js';
import { moves } from '../../projections/moves.js';
import type { Projection } from '../../projections/projection.js';
import { standings } from '../../projections/standings.js';
import { tables } from '../../projections/tables.js';
import { tournaments } from '../../projections/tournaments.js';
import { startServer } from '../../src/api/start-server.js';
import { openTapis, type Tapis } from '../../src/app/tapis.js';
import { ProjectionRunner } from '../../src/app/views/projection-runner.js';
import { type ViewReads, ViewStore } from '../../src/app/views/view-store.js';
import { readClubNight } from '../../src/demo/club-night.js';
import { GraphqlClient } from '../../src/client/graphql-client.js';
import { playNight } from '../../src/demo/play-night.js';
import { MemoryEventStore } from '../store/memory-event-store.js';
import type { StoredEvent } from '../../src/store/event-store.js';
import { temporaryFolder } from '../program/run.js';
import { ApiUnderTest, startFriday, token, tokenHash } from './client.js';
import { give, openHand, passive, playOut } from './hands.js';
import { Histories } from '../../src/app/past/histories.js';

const id = 'night' as TournamentId;
const log = { info: () => undefined, error: () => undefined };

/** A digest of a tournament's views. */
function shownBy(views: ViewReads): string {
  const pages = ([standings, tables, moves, chipLedger, discipline] as Projection<object>[]).map((view) => views.page(view, id).rows);
  const rows = ([tournaments, clock, breakOrder] as Projection<object>[]).map((view) => views.get(view, id) ?? null);
  rows.push(views.get(chipLedger, inventoryKey(id)) ?? null);
  const counts = ([standings, tables] as Projection<object>[]).map((view) => [views.count(view, id), views.countBefore(view, id, 3)]);
  return createHash('sha256')
    .update(JSON.stringify([pages, rows, counts]))
    .digest('hex');
}

describe('the demo night', () => {
  let tapis: Tapis;
  const events: StoredEvent[] = [];

  beforeAll(async () => {
    tapis = await openTapis({ folder: temporaryFolder() });
    const server = await startServer({ tapis, adminTokenHash: tokenHash, port: 0 });
    const file = new URL('../../examples/club-night.phhs', import.meta.url);
    const night = readClubNight(readFileSync(file, 'utf8'), 'club-night.phhs');
    await playNight(new GraphqlClient({ url: `${server.url}/graphql`, token }), id, night, () => undefined);
    await server.close();
    for await (const page of tapis.store.readAll(null)) events.push(...page);
  }, 60_000);

  afterAll(async () => {
    await tapis.close();
  });

  it('as of every position is what its views showed then', async () => {
    // Recorded live: the same events, one after the other, through a store and a runner of their own.
    const store = new MemoryEventStore();
    const views = new ViewStore({ path: ':memory:', projections, log });
    const runner = new ProjectionRunner(store, views, { log });
    await runner.start();
    const seen: string[] = [];
    for (const { stream, revision, position, ...event } of events) {
      const appended = await store.append(stream, [event], revision === 0 ? 'noStream' : revision - 1);
      expect(appended).toMatchObject({ ok: true, position });
      await runner.waitFor(position, 5_000);
      seen.push(shownBy(views));
    }
    await runner.stop();
    views.close();
    expect(new Set(seen).size).toBeGreaterThan(1_000);

    const differing: number[] = [];
    for (const [index, { position }] of events.entries()) {
      const then = await tapis.part(Histories).at(id, { position });
      if (then === null || shownBy(then.views) !== seen[index]) differing.push(position);
    }
    expect(differing).toEqual([]);
  }, 60_000);

  it('knows its state, the end of each hand, and each time', async () => {
    const metadataOf = (event: StoredEvent): { readonly recordedAt: number } => JSON.parse(event.metadata) as { recordedAt: number };
    const own = events.filter(({ stream }) => stream === tournamentStream(id));
    const { state } = (await tapis.part(Histories).at(id, { position: events.at(-1)!.position }))!;
    expect(state).toMatchObject({ revision: own.at(-1)!.revision, state: (await tapis.loadTournament(id)).state });
    const settled = own.findLast(({ type, data }) => type === 'HandSettled' && data.includes('"night.1.3"'))!;
    expect((await tapis.part(Histories).at(id, { handId: 'night.1.3' as never }))!.position).toBeGreaterThanOrEqual(settled.position);
    const middle = events[1_000]!;
    const atTime = (await tapis.part(Histories).at(id, { time: metadataOf(middle).recordedAt }))!;
    expect(atTime.position).toBe(events.findLast((event) => metadataOf(event).recordedAt <= metadataOf(middle).recordedAt)!.position);
    expect(await tapis.part(Histories).at(id, { time: metadataOf(events[0]!).recordedAt - 1 })).toBeNull();
    expect(await tapis.part(Histories).at('nothing' as TournamentId, { position: 5 })).toBeNull();
  });
});

const everything = (asOf = ''): string => `{ tournament(id: "friday"${asOf}) {
  phase level left
  tables { nodes { table state seats { seat playerId stack } hand { handId street potTotal } } }
  standings { totalCount nodes { rank playerId stack place table seat state } }
  standing(playerId: "p3") { stack rank }
  clock { state level onBreak startedAt endsAt remainingMs }
  seatingChart { tables { table seats { seat playerId } } waiting { playerId } }
  moves { nodes { playerId } }
  chipInventory { accounts { __typename } untold }
  chipLedger { totalCount }
  prizes { __typename }
} }`;

describe('an evening', () => {
  it('as of each of its commands is answered as it was then, through the graph and by time', async () => {
    let now = Date.UTC(2026, 10, 20, 19);
    const api = await ApiUnderTest.open({ now: () => now });
    const seen: { readonly position: number; readonly at: number; readonly data: object }[] = [];
    const look = async (): Promise<void> => {
      const { data, errors } = await api.asDirector(everything());
      expect(errors).toBeUndefined();
      seen.push({ position: (await api.tapis.store.lastPosition())!, at: now, data: data! });
      now += 1_000;
    };
    await startFriday(api);
    await look();
    await playOut(api, await openHand(api), passive);
    await look();
    await api.command('pauseClock', { tournamentId: 'friday' });
    await look();
    await api.command('resumeClock', { tournamentId: 'friday' });
    const second = await openHand(api);
    await look();
    await give(api, 'act', { handId: second.id, seat: second.turn, act: { action: { type: 'FOLD' } } });
    await look();
    for (const { position, at, data } of seen) {
      const byPosition = await api.asDirector(everything(`, asOf: { position: ${position} }`));
      expect(byPosition.errors).toBeUndefined();
      expect(byPosition.data).toEqual(data);
      const byTime = await api.asDirector(everything(`, asOf: { time: "${new Date(at).toISOString()}" }`));
      expect(byTime.data).toEqual(data);
    }
    const { data } = await api.asDirector('{ tournament(id: "friday", asOf: { handId: "friday.1.1" }) { standings { nodes { stack } } } }');
    const stacks = (of: object): number[] =>
      (of as { tournament: { standings: { nodes: { stack: number }[] } } }).tournament.standings.nodes.map(({ stack }) => stack);
    expect(stacks(data!)).toEqual(stacks(seen[1]!.data));
    expect((await api.asDirector('{ tournament(id: "friday", asOf: { time: "2020-01-01T00:00:00Z" }) { phase } }')).data).toEqual({
      tournament: null,
    });
    const refused = await api.asDirector('{ tournament(id: "friday", asOf: { position: 1, time: "2020-01-01T00:00:00Z" }) { phase } }');
    expect(refused.errors).toHaveLength(1);
    const [first, second_] = [seen[0]!, seen[1]!];
    const told = await api.asDirector(
      `{ tournament(id: "friday") { differences(since: { position: ${first.position} }, asOf: { position: ${second_.position} }) { what playerId before after change text { en fr } } } }`,
    );
    expect(told.errors).toBeUndefined();
    const changes = told.data!['tournament'].differences as {
      what: string;
      playerId: string;
      change: number;
      text: { en: string; fr: string };
    }[];
    expect(changes.filter(({ what }) => what === 'STACK').reduce((sum, { change }) => sum + change, 0)).toBe(0);
    expect(changes.find(({ what, change }) => what === 'STACK' && change > 0)!.text).toEqual({
      en: expect.stringMatching(/^Player \d: stack 2,000 → [\d,]+ \(\+[\d,]+\)$/) as string,
      fr: expect.stringMatching(/^Player \d\s: tapis 2\s000 → [\d\s]+ \(\+[\d\s]+\)$/) as string,
    });
    const moment = `asOf: { position: ${second_.position} }`;
    const { data: whose } = await api.asDirector(
      `{ tournament(id: "friday", ${moment}) { standing(playerId: "p1") { stack history(${moment}) { stack entry { type text { en } actor { role } } } } } }`,
    );
    const { stack, history } = whose!['tournament'].standing;
    expect(history.at(-1).stack).toBe(stack);
    expect(history.map(({ entry }: { entry: { type: string } }) => entry.type)).toEqual([
      'PlayerRegistered',
      'SeatsDrawn',
      'TournamentStarted',
      'HandSettled',
    ]);
    expect(history.at(-1).entry.text.en).toContain('hand 1 of table 1');
    expect(
      (await api.ask('{ tournament(id: "friday") { standing(playerId: "p1") { history { stack } } } }')).errors?.[0]?.extensions.code,
    ).toBe('UNAUTHENTICATED');
    expect(api.log).toEqual([]);
    await api.close();
  });
});
