/** Nothing that one tournament records stops another: long raising wars, and rows that can't be stored. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { handStream, type HandId } from '../../events/ids.js';
import { tables } from '../../projections/tables.js';
import { dataFiles } from '../../src/app/folder/data-files.js';
import { sealEvents } from '../../src/app/dispatch/event-codec.js';
import { openTapis } from '../../src/app/tapis.js';
import { findLegalActions } from '../../src/hand/betting/legal-actions.js';
import { handBounds } from '../../src/hand/bounds.js';
import { handDecider } from '../../src/hand/decider.js';
import type { HandEvent } from '../../events/hand.js';
import { ApiUnderTest, drawFrom, seed, tournamentInput } from './client.js';

const handId = 'friday.1.1' as HandId;
/** Which of the streams is set aside depends on what came in one batch. */
const ofFriday = /^(tournament-friday|hand-friday\.1\.1)$/;

/** Two players with deep stacks at one table, and their first hand. */
async function openFirstHand(api: ApiUnderTest, tournamentId: string): Promise<void> {
  await api.command('createTournament', {
    ...tournamentInput,
    tournamentId,
    startingStack: 5_000_000,
    rulebook: { id: 'ropta', at: { version: 1 } },
  });
  for (const n of [1, 2]) await api.command('registerPlayer', { tournamentId, playerId: `p${n}`, name: `Player ${n}`, adult: true });
  await drawFrom(api, seed, tournamentId);
  await api.command('startTournament', { tournamentId });
  await api.command('openHand', { tournamentId, table: 1 });
}

const tableQuery = 'query($id: ID!) { tournament(id: $id) { table(table: 1) { seats { seat stack } hand { handId potTotal } } } }';

/** Raises by the smallest amount, as a release without bounds recorded them. */
async function plantRaises(api: ApiUnderTest, count: number): Promise<void> {
  const stream = handStream(handId);
  let { state, revision } = await api.tapis.streams.load('hand', handId);
  let hash = (await api.tapis.store.readStream(stream)).map(({ metadata }) => (JSON.parse(metadata) as { hash: string }).hash).at(-1)!;
  const by = {
    recordedAt: Date.now(),
    actor: { id: 'td', role: 'director' },
    command: 'Act',
    commandDigest: '0',
    causationId: null,
  } as const;
  for (let done = 0; done < count;) {
    const events: HandEvent[] = [];
    for (; events.length < 500 && done < count; done++) {
      const { seat, minRaiseTo, wager } = findLegalActions(state)!;
      for (const event of handDecider.decide({ type: 'Act', seat, action: { type: wager, to: minRaiseTo! } }, state).events!) {
        state = handDecider.evolve(state, event);
        events.push(event);
      }
    }
    const commandId = `raises-${done}`;
    const sealed = sealEvents(
      stream,
      revision + 1,
      hash,
      events,
      { ...by, commandId, correlationId: commandId },
      String(done).padStart(28, '0'),
    );
    const appended = await api.tapis.store.append(stream, sealed.texts, revision);
    expect(appended.ok).toBe(true);
    revision += events.length;
    hash = sealed.committed.at(-1)!.metadata.hash;
  }
}

describe('A hand of 20,000 raises', () => {
  let api: ApiUnderTest;
  beforeAll(async () => {
    api = await ApiUnderTest.open();
    await openFirstHand(api, 'friday');
    await plantRaises(api, 20_000);
    await api.untilViewsReached();
  }, 120_000);
  afterAll(async () => api.close());

  it('is shown, in a row that is small', async () => {
    expect(await api.ask(tableQuery, { id: 'friday' })).toMatchObject({ data: { tournament: { table: { hand: { handId } } } } });
    expect(api.tapis.runner.status().map(({ state }) => state)).not.toContain('failed');
    expect(JSON.stringify(api.tapis.views.get(tables, 'friday.1')).length).toBeLessThan(32_000);
    expect(api.tapis.problems()).toEqual([]);
  });

  it('delays no other tournament', async () => {
    await openFirstHand(api, 'saturday');
    const answer = await api.ask(tableQuery, { id: 'saturday' });
    expect(answer).toMatchObject({ data: { tournament: { table: { hand: { handId: 'saturday.1.1', potTotal: 75 } } } } });
  });

  it('takes no further raise, says what to do, and goes on to its end', async () => {
    const { turn, bets, currentBet } = (await api.tapis.streams.load('hand', handId)).state;
    const seat = turn + 1;
    const refused = await api.refusal('act', { handId, seat, act: { action: { type: 'RAISE', to: currentBet + 50 } } });
    expect(refused.extensions).toMatchObject({ code: 'TOO_MANY_ACTS', parameters: { most: handBounds.actsOnStreet } });
    expect(refused.extensions.messages.fr).toContain('Couchez, suivez ou faites tapis');
    expect(bets).toHaveLength(2);
    await api.command('act', { handId, seat, act: { action: { type: 'FOLD' } } });
    expect(await api.ask(tableQuery, { id: 'friday' })).toMatchObject({ data: { tournament: { table: { hand: null } } } });
  });
});

describe('A row that can not be stored', () => {
  let api: ApiUnderTest;
  beforeAll(async () => {
    api = await ApiUnderTest.open();
    await api.untilViewsReached();
    const plain = new DatabaseSync(join(api.folder, dataFiles.views));
    plain.exec(
      `CREATE TRIGGER planted BEFORE UPDATE ON view_tables WHEN NEW.body LIKE '%"${handId}"%' BEGIN SELECT RAISE(ABORT, 'planted'); END`,
    );
    plain.close();
    await openFirstHand(api, 'friday');
    await openFirstHand(api, 'saturday');
    await api.untilViewsReached();
  }, 60_000);
  afterAll(async () => api.close());

  it('leaves every other tournament as it is', async () => {
    expect(await api.ask(tableQuery, { id: 'saturday' })).toMatchObject({
      data: { tournament: { table: { hand: { handId: 'saturday.1.1' } } } },
    });
    const standings = 'query($id: ID!) { tournament(id: $id) { standings(first: 5) { nodes { playerId } } } }';
    for (const id of ['friday', 'saturday']) expect((await api.ask(standings, { id })).data!['tournament'].standings.nodes).toHaveLength(2);
  });

  it('is shown by its table with a code of its own, beside what is known', async () => {
    const { data, errors } = await api.ask(tableQuery, { id: 'friday' });
    expect(data!['tournament'].table).toMatchObject({ seats: [{ stack: 5_000_000 }, { stack: 5_000_000 }], hand: null });
    expect(errors).toMatchObject([
      {
        path: ['tournament', 'table', 'hand'],
        extensions: { code: 'ROWS_SET_ASIDE', parameters: { stream: expect.stringMatching(ofFriday) as string } },
      },
    ]);
  });

  it('is named by /ready, which says that all else is well', async () => {
    const response = await api.app.inject({ url: '/ready', headers: { host: api.host } });
    const { status, problems, views } = response.json<{
      status: string;
      problems: string[];
      views: { view: string; setAside?: string[] }[];
    }>();
    expect([response.statusCode, status]).toEqual([200, 'ready']);
    expect(problems).toEqual([
      expect.stringMatching(/^The view tables leaves (tournament-friday|hand-friday\.1\.1) out since position \d+, .*planted/),
    ]);
    expect(views.filter(({ setAside }) => setAside !== undefined)).toMatchObject([
      { view: 'tables', setAside: [expect.stringMatching(ofFriday)] },
    ]);
  });

  it('is folded again by the next program that can', async () => {
    await api.app.close();
    await api.tapis.close();
    const again = await openTapis({ folder: api.folder });
    expect(again.problems()).toEqual([]);
    expect(again.views.get(tables, 'friday.1')?.body.hand?.handId).toBe(handId);
    await again.close();
  });
});
