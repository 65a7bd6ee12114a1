/** An event is altered in the file: its stream stops, every other continues, and `/ready` names it. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dataFiles } from '../../src/app/folder/data-files.js';
import { removeTemporaryFolders, temporaryFolder } from '../program/run.js';
import { ApiUnderTest, drawFrom, seed, tournamentInput } from './client.js';

let played: string;

/** Two players, and one hand that was settled. */
async function play(api: ApiUnderTest, tournamentId: string): Promise<void> {
  await api.command('createTournament', { ...tournamentInput, tournamentId });
  for (const n of [1, 2]) await api.command('registerPlayer', { tournamentId, playerId: `p${n}`, name: `Player ${n}`, adult: true });
  await drawFrom(api, seed, tournamentId);
  await api.command('startTournament', { tournamentId });
  await api.command('openHand', { tournamentId, table: 1 });
  const handId = `${tournamentId}.1.1`;
  const turn = (await api.tapis.streams.load('hand', handId as never)).state.turn + 1;
  await api.command('act', { handId, seat: turn, act: { action: { type: 'FOLD' } } });
}

beforeAll(async () => {
  const api = await ApiUnderTest.open();
  for (const id of ['friday', 'saturday']) await play(api, id);
  await api.untilViewsReached();
  await api.app.close();
  await api.tapis.close();
  played = temporaryFolder();
  cpSync(api.folder, played, { recursive: true });
  rmSync(api.folder, { recursive: true });
}, 60_000);
afterAll(removeTemporaryFolders);

/** Changes the last digit of the data of the first event of a type. */
function alter(folder: string, stream: string, type: string): void {
  const file = new DatabaseSync(join(folder, dataFiles.events));
  const found = 'stream = (SELECT id FROM streams WHERE name = ?) AND type = ?';
  const { data, position } = file.prepare(`SELECT data, position FROM events WHERE ${found} ORDER BY revision`).get(stream, type)!;
  const changed = String(data).replace(/(\d)(\D*)$/, (_, digit: string, rest: string) => `${(Number(digit) + 1) % 10}${rest}`);
  expect(changed).not.toBe(data);
  file.prepare('UPDATE events SET data = ? WHERE position = ?').run(changed, position!);
  file.close();
}

const open = (prepare: (folder: string) => void): Promise<ApiUnderTest> =>
  ApiUnderTest.open({
    prepare: async (folder) => {
      cpSync(played, folder, { recursive: true });
      prepare(folder);
    },
  });

const dropViews = (folder: string): void => {
  for (const suffix of ['', '-wal', '-shm']) rmSync(join(folder, dataFiles.views + suffix), { force: true });
};

async function readiness(api: ApiUnderTest) {
  const response = await api.app.inject({ url: '/ready', headers: { host: api.host } });
  const { status, problems } = response.json<{ status: string; problems: string[] }>();
  return { status, problems: problems.join('\n') };
}

const standings = 'query($id: ID!) { tournament(id: $id) { standings(first: 5) { nodes { stack } } } }';

describe('One digit changed in HandSettled, and the views built again', () => {
  let api: ApiUnderTest;
  beforeAll(async () => {
    api = await open((folder) => {
      alter(folder, 'tournament-friday', 'HandSettled');
      dropViews(folder);
    });
  });
  afterAll(() => api.close());

  it('is named by /ready, with the stream and what to do', async () => {
    const { status, problems } = await readiness(api);
    expect(status).toBe('ready');
    expect(problems).toMatch(/HandSettled, revision \d+ of tournament-friday\) is not what its hash was made from/);
    expect(problems).toContain('"tapis doctor" says what to do');
    expect(problems).not.toContain('saturday');
  });

  it('shows no standings of it, and those of all others', async () => {
    const { errors } = await api.ask(standings, { id: 'friday' });
    expect(errors).toMatchObject([{ extensions: { code: 'ROWS_SET_ASIDE', parameters: { stream: 'tournament-friday' } } }]);
    expect((await api.ask(standings, { id: 'saturday' })).data!['tournament'].standings.nodes).toHaveLength(2);
  });

  it('takes no command there, nor in its hands, and takes those of others', async () => {
    const refused = await api.refusal('pauseClock', { commandId: 'pause', tournamentId: 'friday' });
    expect(refused.extensions).toMatchObject({ code: 'STREAM_ALTERED', parameters: { stream: 'tournament-friday' } });
    expect(refused.extensions.messages.fr).toContain('a été modifié depuis');
    expect((await api.refusal('openHand', { commandId: 'open', tournamentId: 'friday', table: 1 })).extensions.code).toBe('STREAM_ALTERED');
    await api.command('pauseClock', { commandId: 'pause', tournamentId: 'saturday' });
  });
});

describe('One digit changed in HandSettled, with views from before', () => {
  let api: ApiUnderTest;
  beforeAll(async () => {
    api = await open((folder) => alter(folder, 'tournament-friday', 'HandSettled'));
  });
  afterAll(() => api.close());

  it('stops the tournament at its first command', async () => {
    expect((await api.refusal('pauseClock', { commandId: 'pause', tournamentId: 'friday' })).extensions.code).toBe('STREAM_ALTERED');
    expect((await readiness(api)).problems).toContain('tournament-friday');
    await api.command('pauseClock', { commandId: 'pause', tournamentId: 'saturday' });
  });
});

describe('A hand that was changed', () => {
  let api: ApiUnderTest;
  beforeAll(async () => {
    api = await open((folder) => alter(folder, 'hand-friday.1.1', 'HandCompleted'));
  });
  afterAll(() => api.close());

  it('is not replayed, and its tournament goes on', async () => {
    const { errors } = await api.ask('query($id: ID!) { handReplay(handId: $id) { steps { text { en } } } }', { id: 'friday.1.1' });
    expect(errors).toMatchObject([{ extensions: { code: 'STREAM_ALTERED', parameters: { stream: 'hand-friday.1.1' } } }]);
    expect((await readiness(api)).problems).toContain('hand-friday.1.1');
    await api.command('pauseClock', { commandId: 'pause', tournamentId: 'friday' });
  });
});

describe('The file as it was, after a start with a changed one', () => {
  it('is taken whole again', async () => {
    const first = await open((folder) => {
      alter(folder, 'tournament-friday', 'HandSettled');
      dropViews(folder);
    });
    await first.app.close();
    await first.tapis.close();
    const again = await ApiUnderTest.open({
      prepare: async (folder) => {
        cpSync(first.folder, folder, { recursive: true });
        for (const suffix of ['', '-wal', '-shm']) rmSync(join(folder, dataFiles.events + suffix), { force: true });
        cpSync(join(played, dataFiles.events), join(folder, dataFiles.events));
      },
    });
    expect((await again.ask(standings, { id: 'friday' })).data!['tournament'].standings.nodes).toHaveLength(2);
    expect((await readiness(again)).problems).toBe('');
    await again.command('pauseClock', { commandId: 'pause', tournamentId: 'friday' });
    rmSync(first.folder, { recursive: true });
    await again.close();
  });
});
