/**
 * The end of the log is lost: the write-ahead log cut off, garbled or deleted, the file deleted, the last events removed. Nothing that was acknowledged may be
 * gone without a word.
 */
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { auditFeed } from '../../projections/audit-feed.js';
import { removeTemporaryFolders, tapis, temporaryFolder } from '../program/run.js';
import { attackWriteAheadLog, outcomeOf, type AttackOutcome } from './attack.js';
import { times } from '../sizes.js';
import {
  awaitMark,
  firstHand,
  friday,
  give,
  killedFolder,
  openFolder,
  playFriday,
  showAll,
  start,
  type Acknowledged,
} from './club-folder.js';
import { Readiness } from '../../src/app/health/readiness.js';

/** The places where the log is cut off. */
const OFFSETS = times(200);
const PLAYERS = 30;

let killed: string;
let acknowledged: Acknowledged[];

beforeAll(async () => {
  killed = join(temporaryFolder(), 'killed');
  acknowledged = await killedFolder(temporaryFolder(), killed, PLAYERS);
});
afterAll(removeTemporaryFolders);

const attack = (change: (path: string) => void): Promise<AttackOutcome> =>
  outcomeOf(killed, join(killed, '..', 'attacked'), acknowledged, change);

/** A folder of its own, as the killed process left it. */
function left(): string {
  const folder = temporaryFolder();
  for (const name of readdirSync(killed)) copyFileSync(join(killed, name), join(folder, name));
  return folder;
}

/** Removes the last events of a store. */
function cut(path: string, count: number): void {
  const database = new DatabaseSync(path);
  database.exec(`DELETE FROM events WHERE position > (SELECT max(position) FROM events) - ${count}`);
  database.close();
}

describe('the end of the log', () => {
  it('is whole where nothing was done to it', async () => {
    expect(await attack(() => undefined)).toBe('lossless');
  });

  it('is never lost silently where the write-ahead log is cut off or garbled at random places', async () => {
    const outcomes = await attackWriteAheadLog({
      killed,
      scratch: join(killed, '..', 'attacked'),
      acknowledged,
      seed: 14,
      offsets: OFFSETS,
    });
    expect(outcomes.filter((outcome) => outcome === 'silent')).toEqual([]);
    expect(outcomes.filter((outcome) => outcome === 'told').length).toBeGreaterThan(OFFSETS / 2);
  });

  it.each<[string, (path: string) => void]>([
    ['the write-ahead log is deleted', (path) => rmSync(`${path}-wal`)],
    ['the file is deleted', (path) => rmSync(path)],
    ['the file and its log are deleted', (path) => [path, `${path}-wal`, `${path}-shm`].forEach((each) => rmSync(each, { force: true }))],
    ['the file is emptied', (path) => writeFileSync(path, '')],
    ['the last event is removed', (path) => cut(path, 1)],
    ['the last 7 events are removed', (path) => cut(path, 7)],
    ['all events are removed', (path) => cut(path, 1_000_000)],
  ])('is not lost silently where %s', async (_what, change) => {
    expect(await attack(change)).toBe('told');
  });

  it.each([
    ['the mark is gone too', (folder: string) => rmSync(join(folder, 'events.mark'))],
    ['the mark is garbled too', (folder: string) => writeFileSync(join(folder, 'events.mark'), 'x'.repeat(2048))],
    ['the views are gone too', (folder: string) => rmSync(join(folder, 'views.sqlite'))],
  ])('is not lost silently where %s: one witness is enough', async (_what, change) => {
    const folder = temporaryFolder();
    const closed = await openFolder(folder);
    await playFriday(closed, 3);
    await showAll(closed);
    await closed.close();
    change(folder);
    cut(join(folder, 'events.sqlite'), 1);
    await expect(openFolder(folder)).rejects.toMatchObject({ code: 'STORE_LOST_EVENTS' });
    expect(await tapis('verify', '--data', folder)).toMatchObject({ code: 1, out: expect.stringContaining('LOST_EVENTS') });
  });
});

describe('a start that is refused', () => {
  it('says what is missing and what to do, and changes nothing', async () => {
    const folder = left();
    rmSync(join(folder, 'events.sqlite-wal'));
    const before = readFileSync(join(folder, 'events.sqlite'));
    const [lastEvent] = acknowledged.slice(-1);
    const refusal = await openFolder(folder).catch((error: Error) => error);
    expect(refusal).toMatchObject({ code: 'STORE_LOST_EVENTS' });
    const { message } = refusal as Error;
    expect(message).toMatch(
      /^At least \d+ events that had been recorded are missing from .*events\.sqlite: the high-water mark knows position \d+/,
    );
    expect(message).toContain('it holds no event');
    expect(message).toContain('friday (');
    expect(message).toContain('tapis restore');
    expect(message).toContain('--accept-loss');
    expect(lastEvent).toBeDefined();
    expect(readFileSync(join(folder, 'events.sqlite'))).toEqual(before);
    expect(existsSync(join(folder, 'views.sqlite'))).toBe(true);
    for (const command of ['rebuild', 'import', 'backup', 'migrate']) {
      const args: Readonly<Record<string, readonly string[]>> = {
        import: ['examples/club-night.phhs', '--data', folder],
        backup: [join(temporaryFolder(), 'b'), '--data', folder],
        migrate: ['--from', `sqlite:${folder}`, '--to', `sqlite:${join(temporaryFolder(), 'm')}`],
        rebuild: ['--data', folder],
      };
      expect(await tapis(command, ...args[command]!)).toMatchObject({ code: 1, err: expect.stringContaining('(STORE_LOST_EVENTS)') });
    }
  });

  it('is not made where other events stand in the place of those that are known', async () => {
    const [one, two] = [temporaryFolder(), temporaryFolder()];
    for (const [folder, players] of [
      [one, 2],
      [two, 3],
    ] as const) {
      const opened = await openFolder(folder);
      await playFriday(opened, players);
      await opened.close();
    }
    copyFileSync(join(two, 'events.sqlite'), join(one, 'events.sqlite'));
    await expect(openFolder(one)).rejects.toThrow(/another event stands in that place|missing/);
  });
});

describe('a loss that is accepted', () => {
  it('is recorded once, shown in the audit feed, and remembered; the views are built again', async () => {
    const folder = left();
    cut(join(folder, 'events.sqlite'), 5);
    const said: string[] = [];
    const opened = await openFolder(folder, { acceptLoss: true, notice: (line) => said.push(line) });
    const [stored, ...more] = await opened.store.readStream('store-record');
    expect(more).toEqual([]);
    expect(stored).toMatchObject({ type: 'EventsLost', revision: 0 });
    const last = acknowledged.length;
    expect(JSON.parse(stored!.data)).toMatchObject({ lastKnown: { witness: 'mark' }, atLeast: 5 });
    expect(last).toBeGreaterThan(5);
    expect(opened.part(Readiness).reminders).toEqual([
      expect.stringMatching(/^events after position \d+, up to position \d+ at the least, were lost; .+ accepted it at /),
    ]);
    expect(opened.isReady()).toBe(true);
    const feed = opened.views.page(auditFeed, friday).rows.map(({ body }) => body.type);
    const data = JSON.parse(stored!.data) as { tournaments: unknown[] };
    expect(feed.includes('EventsLost')).toBe(data.tournaments.length > 0);
    expect(readdirSync(folder)).toContain('views.sqlite.set-aside-1');
    expect(said.join('\n')).toContain('the loss is recorded');
    await opened.close();
    // The next start has nothing to complain of, and nothing to accept.
    await expect(openFolder(folder, { acceptLoss: true })).rejects.toMatchObject({ code: 'STORE_LOST_NOTHING' });
    const again = await openFolder(folder);
    expect(again.part(Readiness).reminders).toHaveLength(1);
    await again.close();
    expect(await tapis('verify', '--data', folder, '--views')).toMatchObject({ code: 0 });
  });

  it('begins a new store where the file is gone', async () => {
    const folder = left();
    for (const suffix of ['', '-wal', '-shm']) rmSync(join(folder, `events.sqlite${suffix}`), { force: true });
    const opened = await openFolder(folder, { acceptLoss: true });
    expect((await opened.store.readStream('store-record')).map(({ type }) => type)).toEqual(['EventsLost']);
    await playFriday(opened, 2);
    await opened.close();
    expect(await tapis('verify', '--data', folder)).toMatchObject({ code: 0 });
  });
});

describe('no loss is seen', () => {
  it('in a folder of an earlier release, which has no mark: it gets one', async () => {
    const folder = left();
    rmSync(join(folder, 'events.mark'));
    const opened = await openFolder(folder);
    await opened.close();
    expect(readFileSync(join(folder, 'events.mark'), 'utf8')).toMatch(/"stream":"(hand|tournament)-friday/);
    cut(join(folder, 'events.sqlite'), 1);
    rmSync(join(folder, 'views.sqlite'));
    await expect(openFolder(folder)).rejects.toMatchObject({ code: 'STORE_LOST_EVENTS' });
  });

  it('where the mark lags, as after a power cut', async () => {
    const folder = temporaryFolder();
    const opened = await openFolder(folder);
    await playFriday(opened, 2);
    await awaitMark(opened, folder);
    const behind = readFileSync(join(folder, 'events.mark'));
    await give(opened, 'late', { type: 'PauseClock', at: start + 1 });
    await opened.close();
    writeFileSync(join(folder, 'events.mark'), behind);
    await (await openFolder(folder)).close();
  });

  it('where views or reactions are gone, or a mark was torn while it was written', async () => {
    const folder = left();
    for (const name of ['views.sqlite', 'views.sqlite-wal', 'views.sqlite-shm', 'reactions.json'])
      rmSync(join(folder, name), { force: true });
    const mark = readFileSync(join(folder, 'events.mark'));
    // The newer of the two slots: the one with the greater number.
    const numbers = [0, 1024].map((from) => Number(/"number":(\d+)/.exec(mark.toString('utf8', from, from + 1024))![1]));
    mark.fill('#', numbers[0]! > numbers[1]! ? 40 : 1064, numbers[0]! > numbers[1]! ? 80 : 1104);
    writeFileSync(join(folder, 'events.mark'), mark);
    await (await openFolder(folder)).close();
    expect(await tapis('verify', '--data', folder)).toMatchObject({ code: 0 });
  });

  it('while a server goes on writing beside "verify"', async () => {
    const folder = temporaryFolder();
    const opened = await openFolder(folder);
    const playing = playFriday(opened, 60);
    const verified = await tapis('verify', '--data', folder);
    await playing;
    expect(verified).toMatchObject({ code: 0 });
    expect((await opened.streams.load('hand', firstHand)).revision).toBeGreaterThan(0);
    expect(await tapis('verify', '--data', folder, '--views')).toMatchObject({ code: 0 });
    await opened.close();
  });
});
