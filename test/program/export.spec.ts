/** `tapis export` of a whole club from a running server, and of hands as Open Hand History from a folder. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { unzipSync } from 'fflate';
import { OpenHandHistory } from '../fixtures/open-hand-history.js';
import { startServerProcess, type ServerProcess } from '../nodes/server-process.js';
import { removeTemporaryFolders, tapis, temporaryFolder } from './run.js';

let server: ServerProcess;
const folder = temporaryFolder();
const to = (): string => join(temporaryFolder(), 'mons.zip');

beforeAll(async () => {
  server = await startServerProcess(folder, {});
  process.env['TAPIS_URL'] = server.url;
  process.env['TAPIS_TOKEN'] = server.token!;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${server.token!}` };
  const query = 'mutation { registerClub(input: { commandId: "club", clubId: "mons", name: "Mons" }) { revision } }';
  const answer = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  expect(await answer.json()).not.toHaveProperty('errors');
});
afterAll(async () => {
  delete process.env['TAPIS_URL'];
  delete process.env['TAPIS_TOKEN'];
  await server.kill();
  removeTemporaryFolders();
});

describe('tapis export of a club', () => {
  it('writes its archive, and not over another file', async () => {
    const file = to();
    expect(await tapis('export', '--club', 'mons', '--to', file, '--json')).toMatchObject({
      code: 0,
      err: expect.stringMatching(/"complete":true/),
    });
    expect(Object.keys(unzipSync(readFileSync(file)))).toEqual(['README.txt', 'sheets.csv', 'members.csv', 'index.json']);
    const french = to();
    expect(await tapis('export', '--club', 'mons', '--to', french, '--lang', 'fr', '--excel')).toMatchObject({ code: 0 });
    const { 'members.csv': members } = unzipSync(readFileSync(french));
    expect(Buffer.from(members!).toString()).toMatch(/^\uFEFFid_joueur;nom;licences\r?\n/);
    expect(await tapis('export', '--club', 'mons', '--to', file)).toMatchObject({
      code: 1,
      err: expect.stringContaining('OUTPUT_NOT_WRITABLE'),
    });
  });

  it.each([
    [['--club', 'namur'], 1, /There is no club "namur" on this server\. \(CLUB_NOT_FOUND\)/],
    [['--federation', 'north'], 1, /There is no federation "north" on this server\. \(FEDERATION_NOT_FOUND\)/],
    [['--club', 'mons', '--url', 'http://127.0.0.1:1'], 1, /SERVER_UNREACHABLE/],
    [['--hand', 'friday.1.1', '--excel'], 2, /--to is for|--excel and --lang are for/],
    [['--club', 'mons', '--federation', 'north'], 2, /one of --club and --federation/],
  ])('says what is wrong: %j', async (args, code, said) => {
    const file = to();
    expect(await tapis('export', ...args, '--to', file)).toMatchObject({ code, err: expect.stringMatching(said) });
    expect(existsSync(file)).toBe(false);
  });

  it.each([
    ['PK… Tapis: incomplete TOKEN_QUOTA_USED_UP', /has not everything: TOKEN_QUOTA_USED_UP/, true],
    ['PK…', /ARCHIVE_CUT_OFF/, false],
  ])('fails for an archive that is not whole: %s', async (body, said, isKept) => {
    const other = createServer((_request, response) => response.end(body)).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const file = to();
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    expect(await tapis('export', '--club', 'mons', '--to', file, '--url', url)).toMatchObject({
      code: 1,
      err: expect.stringMatching(said),
    });
    expect(existsSync(file)).toBe(isKept);
    other.close();
  });
});

it('tapis export writes hands as Open Hand History', async () => {
  const other = temporaryFolder();
  const hand = ['variant = "NT"', 'antes = [0, 0]', 'blinds_or_straddles = [50, 100]', 'min_bet = 100', 'starting_stacks = [2000, 2000]'];
  const actions = 'actions = ["d dh p1 AsAh", "d dh p2 ????", "p2 cc", "p1 cc", "d db 2c3d4h", "p1 cbr 200", "p2 f"]';
  const file = join(other, 'hand.phh');
  writeFileSync(file, [...hand, actions, 'event = "night"', ''].join('\n'));
  expect(await tapis('import', file, '--data', other)).toMatchObject({ code: 0 });
  const shown = await tapis('export', '--format', 'ohh', '--data', other);
  const { ohh } = OpenHandHistory.parse(JSON.parse(shown.out));
  expect(ohh.rounds.map(({ street }) => street)).toEqual(['Preflop', 'Flop']);
  expect(shown.out).not.toContain('As');
  expect((await tapis('export', '--format', 'ohh', '--secrets', '--data', other)).out).toContain('"As"');
});
