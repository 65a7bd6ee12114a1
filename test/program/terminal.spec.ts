/** What an old log or a file holds does not steer the terminal of whoever prints it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dataFiles } from '../../src/app/folder/data-files.js';
import { CommandHandler } from '../../src/app/dispatch/command-handler.js';
import { makeCommandPrinter } from '../../src/audit/command-print.js';
import { tournamentDecider } from '../../src/tournament/decider.js';
import { ApiUnderTest, startFriday } from '../api/client.js';
import { openHand } from '../api/hands.js';
import { removeTemporaryFolders, tapis, temporaryFolder } from './run.js';

const evil = 'x\u001b[2J\u009b31m\u202egnp\u0007\u0000\nThe recorded seats are the same.';
/** What no output may hold: control characters but line feeds, and those that change the direction of writing. */
const steering = /(?!\n)[\p{Cc}\p{Bidi_Control}]/u;

describe('Printing what an earlier release recorded', () => {
  let api: ApiUnderTest;

  beforeAll(async () => {
    api = await ApiUnderTest.open();
    await startFriday(api);
    const handler = new CommandHandler(tournamentDecider, api.tapis.store, { now: () => 0, printOf: makeCommandPrinter('spec') });
    const give = (commandId: string, command: object) =>
      handler.execute(
        'tournament-friday',
        { playerId: 'p1', at: 0, ...command } as never,
        { commandId, actor: { id: 'old', role: 'admin' }, correlationId: 'old' } as never,
      );
    expect(await give('offence', { type: 'RecordOffence', offence: 'insult', note: evil })).toMatchObject({ accepted: true });
    expect(await give('lost', { type: 'ReportLostChips', amount: 25, reason: evil })).toMatchObject({ accepted: true });
    await openHand(api);
    const names = new DatabaseSync(join(api.folder, dataFiles.players));
    names.prepare('UPDATE players SET name = ?').run(evil);
    names.close();
  });

  afterAll(async () => {
    await api.close();
    removeTemporaryFolders();
  });

  it.each([
    ['chips', 'friday'],
    ['discipline', 'friday'],
    ['replay', 'friday.1.1'],
    ['replay', 'friday.1.1', '--table'],
    ['draw-seats', 'friday'],
  ])('tapis %s %s %s', async (...args) => {
    const given = args.filter((arg) => arg !== undefined);
    for (const lang of ['en', 'fr']) {
      const options = given[0] === 'draw-seats' ? [] : ['--lang', lang];
      const { out, err } = await tapis(...given, ...options, '--data', api.folder);
      expect(out + err).not.toMatch(steering);
      if (given[0] !== 'draw-seats') {
        expect(out).toContain(String.raw`x\u001b[2J\u009b31m\u202egnp`);
        expect(out).not.toMatch(/^The recorded seats/m);
      }
    }
  });

  it.each([
    ['chips', 'friday'],
    ['discipline', 'friday'],
    ['replay', 'friday.1.1'],
  ])('tapis %s %s --json: the same text, in escapes', async (...args) => {
    const { out } = await tapis(...args, '--json', '--data', api.folder);
    expect(out).not.toMatch(steering);
    if (args[0] !== 'replay') expect(JSON.stringify(JSON.parse(out))).toContain(JSON.stringify(evil).slice(1, -1));
  });

  it('tapis export: byte for byte, since hashes are counted over the bytes', async () => {
    const { out } = await tapis('export', '--tournament', 'friday', '--data', api.folder);
    const stored = await api.tapis.store.readStream('tournament-friday');
    for (const { data, metadata } of stored) expect(out).toContain(`"data":${data},"metadata":${metadata}}`);
  });
});

describe('Importing a file with such texts', () => {
  const night = readFileSync('examples/club-night.phhs', 'utf8');
  const [, player] = /\{ id = "[^"]+", name = "([^"]+)" \}/.exec(night) ?? [];
  const hand = `variant = "NT"\nantes = [0, 0]\nblinds_or_straddles = [50, 100]\nmin_bet = 100\nstarting_stacks = [1000, 1000]\nactions = ["p2 cbr 300", "p1 f"]\n`;

  afterAll(removeTemporaryFolders);

  const imported = async (text: string) => {
    const folder = temporaryFolder();
    const file = join(folder, 'night.phhs');
    writeFileSync(file, text);
    return tapis('import', file, '--data', join(folder, 'data'), '--json');
  };

  it.each([
    ['a name of a hand', `${hand}players = ["Ann\\u202e", "Bob"]\n`, 'U+202E'],
    ['a name of a night', night.replace(`"${player}"`, `"${player}\\u001b[2J"`), 'U+001B'],
    ['a title', night.replace(/^name = "([^"]+)"$/m, 'name = "$1\\u0007"'), 'U+0007'],
  ])('%s: refused before anything is recorded', async (_what, text, character) => {
    expect(text).toContain(String.raw`\u${character.slice(2).toLowerCase()}`);
    const { code, out } = await imported(text);
    expect(code).toBe(1);
    const { tournaments, refused } = JSON.parse(out) as { tournaments: unknown[]; refused: { code: string; message: string }[] };
    expect([tournaments, refused.map((each) => each.code)]).toEqual([[], ['TEXT_UNFIT']]);
    expect(refused[0]!.message).toContain(character);
  });

  it('takes names in their one form, cut to what the directory holds', async () => {
    const { code } = await imported(`${hand}players = [" Rene\\u0301  B ", "${'😀'.repeat(60)}👩\u200d🚀"]\n`);
    expect(code).toBe(0);
  });
});
