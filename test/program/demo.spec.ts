/**
 * The demo, whole: a night through the API of the real server, with a sum that must be right.
 */
import { join } from 'node:path';
import { removeTemporaryFolders, tapis, temporaryFolder } from './run.js';

afterAll(removeTemporaryFolders);

interface DemoReport {
  readonly hands: number;
  readonly standings: readonly { readonly stack: number; readonly rank: number; readonly state: string }[];
  readonly tournament: { readonly registered: number; readonly startingStack: number };
  readonly sum: { readonly stacks: number; readonly expected: number; readonly agrees: boolean };
  readonly replay: {
    readonly handId: string;
    readonly handReplay: { readonly steps: readonly { readonly revision: number; readonly event: { readonly type: string } }[] };
  };
}

it('plays the night, its stacks add up, and an elimination with side pots is replayed', async () => {
  const folder = join(temporaryFolder(), 'night');
  const { code, out } = await tapis('demo', '--exit', '--json', '--speed', '10000', '--data', folder, '--port', '0');
  expect(code).toBe(0);
  const { standings, sum, replay, tournament, hands } = JSON.parse(out) as DemoReport;
  expect(standings.length).toBe(24);
  expect(standings.reduce((total, { stack }) => total + stack, 0)).toBe(tournament.registered * tournament.startingStack);
  expect(sum).toEqual({ stacks: 480_000, expected: 480_000, agrees: true });
  expect(hands).toBe(84);
  expect(standings[0]).toMatchObject({ rank: 1, state: 'WINNER', stack: 480_000 });
  const { steps } = replay.handReplay;
  expect(steps.map(({ revision }) => revision)).toEqual(steps.map((_step, index) => index));
  expect(steps.filter(({ event }) => event.type === 'PotAwarded').length).toBeGreaterThanOrEqual(3);
  expect(await tapis('verify', '--data', folder)).toMatchObject({ code: 0 });
});

it('prints for a person: standings, the sum, the hand, the explorer, in French too', async () => {
  const folder = join(temporaryFolder(), 'night');
  const { code, out, err } = await tapis('demo', '--exit', '--speed', '10000', '--lang', 'fr', '--data', folder, '--port', '0');
  expect(code).toBe(0);
  expect(err).toMatch(/^Écran mural\s: http:\/\/127\.0\.0\.1:\d+\/t\/club-night\/display$/m);
  expect(err).toMatch(/^Page du tournoi\s: http:\/\/127\.0\.0\.1:\d+\/t\/club-night$/m);
  expect(err).toMatch(/^Serveur sur http:\/\/127\.0\.0\.1:\d+/);
  expect(out).toMatch(/Total des jetons\s: 480\s000/);
  expect(out).toMatch(/Main club-night\.\d\.\d+, élimination de /);
  expect(out).toMatch(/^Explorateur\s: http:\/\/127\.0\.0\.1:\d+\/explorer$/m);
});

it('plays a season: its table, a late correction and what it changed', async () => {
  const { code, out } = await tapis('demo', '--season', '--exit', '--data', join(temporaryFolder(), 'season'), '--port', '0');
  expect(code).toBe(0);
  expect(out).toContain('Club championship 2026-2027: 6 tournaments count');
  expect(out).toContain('A late correction: Mons 2026-10-23, the first two had changed places.');
  expect(out).toMatch(/^Damien Petit: rank 2 → 1, .+ Mons 2026-10-23: .+ Now behind: Adèle Fontaine\.$/m);
  expect(out).toMatch(/^Adèle Fontaine: rank 1 → 2, .+ Now ahead: Damien Petit\.$/m);
  expect(out).toMatch(/npx tapis season .+season\.json --data /);
});
