/**
 * `tapis events`: a tournament and its hands as sentences, filtered, for a person and for a program.
 */
import { openFolder, playFriday } from '../lost-tail/club-folder.js';
import { removeTemporaryFolders, tapis, temporaryFolder } from './run.js';

let folder: string;

interface Line {
  readonly position: number;
  readonly type: string;
  readonly stream: string;
  readonly recordedAt: number;
  readonly actor: { readonly id: string };
  readonly text: { readonly en: string; readonly fr: string };
  readonly data: Readonly<Record<string, unknown>>;
}

beforeAll(async () => {
  folder = temporaryFolder();
  const opened = await openFolder(folder);
  await playFriday(opened, 4);
  await opened.close();
});
afterAll(removeTemporaryFolders);

async function lines(...args: readonly string[]): Promise<Line[]> {
  const { code, out } = await tapis('events', 'friday', '--data', folder, '--json', ...args);
  expect(code).toBe(0);
  return out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
}

it('prints every event of the tournament and of its hands, once and in order, in both languages', async () => {
  const all = await lines();
  expect(all.map(({ position }) => position)).toEqual([...new Set(all.map(({ position }) => position))].sort((a, b) => a - b));
  expect(all[0]!.type).toBe('TournamentCreated');
  expect(all.some(({ stream }) => stream.startsWith('hand-friday.'))).toBe(true);
  for (const { text, actor } of all) expect([text.en.length > 3, text.fr.length > 3, actor.id.length > 0]).toEqual([true, true, true]);
});

it('prints only what the filters leave', async () => {
  const all = await lines();
  const types = await lines('--type', 'HandOpened');
  expect(types).toEqual(all.filter(({ type }) => type === 'HandOpened'));
  const blind = all.find(({ type }) => type === 'BlindPosted');
  const seats = (
    all.find(({ stream, type }) => stream === blind!.stream && type === 'HandStarted')!.data as {
      seats: { seat: number; playerId: string }[];
    }
  ).seats;
  const { playerId } = seats.find(({ seat }) => seat === blind!.data['seat'])!;
  expect((await lines('--player', playerId)).some(({ position }) => position === blind!.position)).toBe(true);
  expect(await lines('--table', '999')).toEqual([]);
  expect(await lines('--from', '2999-01-01')).toEqual([]);
});

it('prints a line for each event to a person, in French too', async () => {
  const { code, out } = await tapis('events', 'friday', '--data', folder, '--lang', 'fr', '--type', 'TournamentStarted');
  expect(code).toBe(0);
  expect(out).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ {2}\S+ \([^)]+\) {2}le tournoi commence\s: \d+ joueurs, tapis de .*\n$/);
});

it('refuses what it cannot look for', async () => {
  expect((await tapis('events', 'friday', '--data', folder, '--type', 'ChipsPainted')).code).toBe(2);
  expect((await tapis('events', 'friday', '--data', folder, '--from', 'tonight')).code).toBe(2);
  expect(await tapis('events', 'saturday', '--data', folder)).toMatchObject({
    code: 1,
    err: expect.stringContaining('saturday') as string,
  });
});
