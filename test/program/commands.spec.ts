/**
 * The command line as a person and a program meet it: help, wrong use, errors in one line, and each command over one night's store.
 */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { writeStoreWithPlainHashes } from '../fixtures/store-with-plain-hashes.js';
import { removeTemporaryFolders, tapis, temporaryFolder } from './run.js';

// Whole nights are played, beside other tests.
const project = fileURLToPath(new URL('../..', import.meta.url));
const night = join(project, 'examples', 'club-night.phhs');
const commands = [
  'serve',
  'demo',
  'sandbox',
  'import',
  'import-results',
  'match',
  'export',
  'events',
  'replay',
  'simulate',
  'discipline',
  'dispute',
  'cash',
  'chips',
  'season',
  'conform',
  'draw-seats',
  'rules',
  'pair',
  'token',
  'standings',
  'state',
  'what-if',
  'audit',
  'head',
  'witness',
  'rotate-key',
  'verify',
  'doctor',
  'backup',
  'restore',
  'rebuild',
  'erase',
  'erase-name',
  'migrate',
];

/** One line, ending with the code in brackets. */
const oneLine = (command: string, code: string): RegExp => new RegExp(`^tapis ${command}: [^\\n]+ \\(${code}\\)\\n$`);

/** Stands for the store's folder where it is not made yet. */
const STORE = '{store}';
let store = '';

beforeAll(async () => {
  store = temporaryFolder();
  const { code } = await tapis('import', night, '--tournament', 'night', '--data', store);
  expect(code).toBe(0);
});

afterAll(removeTemporaryFolders);

describe('help', () => {
  it('lists every command, and every listed command is there', async () => {
    const { code, out } = await tapis('--help');
    expect(code).toBe(0);
    const listed = [...out.matchAll(/^ {2}(\S+) +\S/gm)].map(([, name]) => name);
    expect(listed).toEqual(commands);
  });

  it.each(commands)('%s --help shows usage, options and exit codes, and does nothing', async (command) => {
    const { code, out, err } = await tapis(command, '--help');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^Usage: tapis ${command}`));
    expect(out).toContain('--json');
    expect(out).toMatch(/Exit codes: 0 .*1 .*2 wrong use/s);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(140);
  });

  it.each(['--version', '-V'])('%s prints the version of the program', async (option) => {
    const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { version: string };
    expect(await tapis(option)).toEqual({ code: 0, out: `${version}\n`, err: '' });
  });

  it('starts fast from what was built', () => {
    if (!existsSync(join(project, 'dist', 'src', 'cli', 'main.js'))) throw new Error('run "npm run build" first, as "npm test" does');
    const times = Array.from({ length: 5 }, () => {
      const begun = performance.now();
      const out = execFileSync(process.execPath, [join(project, 'bin', 'tapis.js'), '--help'], { encoding: 'utf8' });
      expect(out).toMatch(/^Usage: tapis COMMAND/);
      return performance.now() - begun;
    });
    // 30 ms alone on a machine; other tests run beside this one.
    expect(Math.min(...times)).toBeLessThan(2_000);
  });
});

describe('wrong use is exit code 2, one line and a hint', () => {
  it.each([
    [['frobnicate']],
    [['verify', '--bogus']],
    [['verify', 'one.bundle', 'another.bundle']],
    [['replay']],
    [['replay', 'no-hand']],
    [['discipline']],
    [['cash']],
    [['chips']],
    [['chips', 'night', 'ada']],
    [['discipline', 'night', 'ada', 'bo']],
    [['replay', 'night.1.1', '--lang', 'de']],
    [['serve', '--port', '65536']],
    [['serve', '--port', '-1']],
    [['serve', '--data', '']],
    [['import']],
    [['import', night, '--rulebook', 'none']],
    [['export', '--format', 'csv']],
    [['export', '--hand', 'night.1.1', '--tournament', 'night']],
    [['draw-seats']],
    [['draw-seats', '--seed', 'xyz', '--players', 'a,b', '--seats-per-table', '9']],
    [['draw-seats', '--seed', '0'.repeat(64), '--players', 'a,a', '--seats-per-table', '9']],
    [['rebuild', '--view', 'nothing', '--data', STORE]],
    [['erase']],
    [['erase-name', 'p17']],
    [['erase', 'person-7f3a', '--wait', '0']],
    [['migrate']],
    [['migrate', '--from', 'sqlite:data']],
    [['migrate', '--from', 'data', '--to', 'sqlite:other']],
    [['migrate', '--from', 'sqlite:', '--to', 'sqlite:other']],
    [['migrate', '--from', 'sqlite:data', '--to', 'sqlite:./data/']],
    [['migrate', '--from', 'sqlite:data', '--to', 'sqlite:other', 'more']],
  ])('%j', async (args) => {
    const data = args.map((arg) => (arg === STORE ? store : arg));
    const { code, out, err } = await tapis(...data);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^tapis[^\n]*--help[^\n]*\n$/);
  });

  it('no command at all shows the help on stderr', async () => {
    const { code, out, err } = await tapis();
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('Usage: tapis COMMAND');
  });
});

describe('what can not be done is exit code 1 and one line', () => {
  it('a port in use, and the token of that start is not lost', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => blocker.once('listening', resolve));
    const { port } = blocker.address() as AddressInfo;
    const folder = temporaryFolder();
    const { code, err } = await tapis('serve', '--data', folder, '--port', String(port));
    blocker.close();
    expect(code).toBe(1);
    expect(err).toMatch(oneLine('serve', 'PORT_IN_USE'));
    expect(existsSync(join(folder, 'admin-token.sha256'))).toBe(false);
  });

  it('a folder that can not be written: here its name is a file', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const { code, err } = await tapis('serve', '--data', join(file, 'data'), '--port', '0');
    expect(code).toBe(1);
    expect(err).toMatch(oneLine('serve', 'STORE_NOT_WRITABLE'));
  });

  it('a file that is no store', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'events.sqlite'), 'this is a text, and longer than the header of a database would be: '.repeat(20));
    for (const command of ['serve', 'verify', 'rebuild', 'export']) {
      const { code, err } = await tapis(command, '--data', folder);
      expect(code).toBe(1);
      expect(err).toMatch(oneLine(command, 'STORE_NOT_A_DATABASE'));
    }
  });

  it('a truncated store', async () => {
    const folder = temporaryFolder();
    copyStore(folder);
    truncateSync(join(folder, 'events.sqlite'), 20_000);
    const { code, err } = await tapis('verify', '--data', folder);
    expect(code).toBe(1);
    expect(err).toMatch(oneLine('verify', 'STORE_DAMAGED'));
  });

  it('a store of a newer release', async () => {
    const folder = temporaryFolder();
    copyStore(folder);
    const database = new DatabaseSync(join(folder, 'events.sqlite'));
    database.exec('PRAGMA user_version = 999');
    database.close();
    for (const command of ['serve', 'verify', 'import']) {
      const { code, err } = await tapis(command, ...(command === 'import' ? [night] : []), '--data', folder);
      expect(code).toBe(1);
      expect(err).toMatch(oneLine(command, 'STORE_NEWER_THAN_PROGRAM'));
    }
  });

  it.each([
    [['verify'], 'STORE_NOT_FOUND'],
    [['export'], 'STORE_NOT_FOUND'],
    [['rebuild'], 'STORE_NOT_FOUND'],
    [['replay', 'night.1.1'], 'STORE_NOT_FOUND'],
    [['draw-seats', 'night'], 'STORE_NOT_FOUND'],
  ])('%j where there is no store', async (args, reason) => {
    const { code, err } = await tapis(...args, '--data', join(temporaryFolder(), 'none'));
    expect(code).toBe(1);
    expect(err).toMatch(oneLine(args[0]!, reason));
  });

  it.each([
    [['replay', 'night.9.9'], 'HAND_NOT_FOUND'],
    [['discipline', 'nowhere'], 'TOURNAMENT_NOT_FOUND'],
    [['cash', 'nowhere'], 'TOURNAMENT_NOT_FOUND'],
    [['chips', 'nowhere'], 'TOURNAMENT_NOT_FOUND'],
    [['export', '--hand', 'night.9.9'], 'HAND_NOT_FOUND'],
    [['export', '--tournament', 'nobody'], 'TOURNAMENT_NOT_FOUND'],
    [['export', '--out', night], 'OUTPUT_NOT_WRITABLE'],
    [['draw-seats', 'nobody'], 'TOURNAMENT_NOT_FOUND'],
    [['import', 'no-such-file.phh'], 'IMPORT_PATH_UNREADABLE'],
    [['demo', '--exit'], 'DEMO_FOLDER_NOT_EMPTY'],
  ])('%j', async (args, reason) => {
    const { code, err } = await tapis(...args, '--data', store);
    expect(code).toBe(1);
    expect(err).toMatch(oneLine(args[0]!, reason));
  });
});

describe('a night in a store', () => {
  it('verify: as recorded; and one changed byte is found with its place', async () => {
    const folder = temporaryFolder();
    copyStore(folder);
    expect(await tapis('verify', '--data', folder)).toMatchObject({ code: 0 });
    const database = new DatabaseSync(join(folder, 'events.sqlite'));
    database.exec(
      `UPDATE events SET data = replace(data, '"amount":100', '"amount":200') WHERE position = (SELECT min(position) FROM events WHERE type = 'BlindPosted')`,
    );
    database.close();
    const { code, out } = await tapis('verify', '--data', folder, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ findings: [{ code: 'BAD_HASH', type: 'BlindPosted', stream: 'hand-night.1.1' }] });
  });

  it('draw-seats: drawn again from the recorded seed, the seats are the same', async () => {
    const { code, out } = await tapis('draw-seats', 'night', '--data', store, '--json');
    const drawn = JSON.parse(out) as {
      seed: string;
      agrees: boolean;
      committed: boolean;
      commitment: object;
      seatsPerTable: number;
      seats: { playerId: string }[];
    };
    expect([code, drawn.agrees, drawn.committed, drawn.seats.length]).toEqual([0, true, true, 24]);
    expect(drawn.commitment).toMatchObject({ by: 'organiser', beforeClosing: true });
    const players = drawn.seats.map(({ playerId }) => playerId).join(',');
    const byHand = await tapis('draw-seats', '--seed', drawn.seed, '--players', players, '--seats-per-table', '8', '--json');
    expect((JSON.parse(byHand.out) as typeof drawn).seats).toEqual(drawn.seats);
  });

  it('draw-seats: a record that was changed is not drawn from, exit code 1', async () => {
    const folder = temporaryFolder();
    copyStore(folder);
    const database = new DatabaseSync(join(folder, 'events.sqlite'));
    database.exec(
      `UPDATE events SET data = replace(replace(replace(data, 'hugo-delattre', '#'), 'samuel-okafor', 'hugo-delattre'), '#', 'samuel-okafor') WHERE type = 'SeatsDrawn'`,
    );
    database.close();
    const { code, err } = await tapis('draw-seats', 'night', '--data', folder);
    expect(code).toBe(1);
    expect(err).toMatch(/SeatsDrawn, .+ is not what its hash was made from: .+ "tapis doctor" says what to do\. \(STORE_DAMAGED\)\n$/);
  });

  it('export: every event in order, and a hash can be checked from a line', async () => {
    const { code, out } = await tapis('export', '--data', store);
    expect(code).toBe(0);
    const events = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { position: number; stream: string; metadata: { hash: string; previousHash: string | null } });
    expect(events.map(({ position }) => position)).toEqual(events.map(({ position }) => position).toSorted((a, b) => a - b));
    const last = new Map<string, string>();
    for (const { stream, metadata } of events) {
      expect(metadata.previousHash).toBe(last.get(stream) ?? null);
      last.set(stream, metadata.hash);
    }
    const one = await tapis('export', '--data', store, '--hand', 'night.1.1');
    expect(one.out.split('\n').every((line) => line === '' || line.includes('"stream":"hand-night.1.1"'))).toBe(true);
    const whole = await tapis('export', '--data', store, '--tournament', 'night');
    // Its results have a stream of their own, and so has each name.
    const { own = [], other = [] } = Object.groupBy(out.split('\n'), (line) => (/"stream":"(sheet|name)-/.test(line) ? 'other' : 'own'));
    expect(other.map((line) => (JSON.parse(line) as { type: string }).type)).toEqual(['SheetPublished', ...Array(24).fill('NameRecorded')]);
    expect(whole.out).toBe(own.join('\n'));
  });

  it('export --public: no hidden card and no salt is in it, and every hash can be checked as docs/audit.md says', async () => {
    const whole = (await tapis('export', '--data', store)).out;
    const { code, out } = await tapis('export', '--data', store, '--public');
    expect(code).toBe(0);
    expect(whole).toContain('"openings"');
    expect(out).not.toMatch(/"openings"|"salt"/);
    const lines = out.trimEnd().split('\n');
    expect(lines.length).toBe(whole.trimEnd().split('\n').length);
    for (const line of lines) {
      const [, head, data, metadata] = /^(\{.*?),"data":(\{.*\}),"metadata":(\{.*\})\}$/.exec(line)!;
      const { stream, revision, id, type } = JSON.parse(`${head}}`) as Record<string, string>;
      const [, unsealed, hash] = /^(.*),"hash":"([0-9a-f]{64})"\}$/.exec(metadata!)!;
      const covered = [stream, revision, id, type, `${unsealed}}`, data].join('\n');
      expect(createHash('sha256').update(covered).digest('hex')).toBe(hash);
      if (type === 'HoleCardsRecorded') expect(data).toMatch(/^\{"seat":\d+,"cards":\{"commitment":"[0-9a-f]{64}"\}\}$/);
    }
  });

  it('export --public: a hand whose cards an older release hashed without a salt is left out', async () => {
    const folder = temporaryFolder();
    await writeStoreWithPlainHashes(folder);
    const { code, out, err } = await tapis('export', '--data', folder, '--public');
    expect(code).toBe(0);
    expect(out).toContain('"stream":"tournament-old"');
    expect(out).not.toContain('hand-old.1.1"');
    expect(err).toContain('hand-old.1.1 is left out');
  });

  it('verify: a store of an older release, whose cards are hashed as they are', async () => {
    const folder = temporaryFolder();
    await writeStoreWithPlainHashes(folder);
    expect(await tapis('verify', '--data', folder)).toMatchObject({ code: 0 });
  });

  it('export as PHH: hole cards that were not tabled are left out unless they are asked for, and the hands import again', async () => {
    const open = await tapis('export', '--data', store, '--hand', 'night.1.1', '--format', 'phh');
    const secret = await tapis('export', '--data', store, '--hand', 'night.1.1', '--format', 'phh', '--secrets');
    expect(open.out).toContain('????');
    expect(secret.out).not.toContain('????');
    const file = join(temporaryFolder(), 'hands.phhs');
    expect(await tapis('export', '--data', store, '--format', 'phh', '--out', file)).toMatchObject({ code: 0, out: '' });
    const { code, out } = await tapis('import', file, '--data', temporaryFolder(), '--json');
    expect([code, (JSON.parse(out) as { hands: number }).hands]).toEqual([0, 84]);
  });

  it('replay: a referee’s report in either language, with cards that were not shown only when asked', async () => {
    const english = await tapis('replay', 'night.1.1', '--data', store);
    expect(english.out).toMatch(/^Report of hand night\.1\.1\nTable 1, hand 1 of the table, level 1 /);
    expect(english.out).toMatch(/\n\nBefore the flop, pot 0\n\n {2}\d\d:\d\d:\d\d {3}Hand begins: /);
    expect(english.out).toMatch(/Seat \d wins the main pot, [\d,]+\./);
    expect(english.out).toMatch(/\n\nResult\n\nSeat +Player +Before +After +Change\n/);
    expect(english.out).not.toContain('is dealt');
    const changes = [...english.out.slice(english.out.indexOf('Result')).matchAll(/ ([+−]?)([\d,]+)$/gm)];
    expect(changes.reduce((sum, [, sign, chips]) => sum + (sign === '−' ? -1 : 1) * Number(chips!.replaceAll(',', '')), 0)).toBe(0);
    const french = await tapis('replay', 'night.1.1', '--data', store, '--lang', 'fr', '--secrets');
    expect(french.out).toMatch(/^Rapport de la main night\.1\.1\n/);
    expect(french.out).toMatch(/Siège \d reçoit (?:10|[2-9VDRA])[♣♦♥♠] (?:10|[2-9VDRA])[♣♦♥♠]\./);
    expect(Math.max(...french.out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(140);
  });

  it('replay --table: the steps in either language, up to one of them, with secrets only when asked', async () => {
    const english = await tapis('replay', 'night.1.1', '--data', store, '--table');
    expect(english.out).toMatch(/posts the big blind, 200/);
    expect(english.out).toContain('is dealt its cards');
    const french = await tapis('replay', 'night.1.1', '--data', store, '--table', '--lang', 'fr', '--secrets');
    expect(french.out).toMatch(/paie la grosse blinde, 200/);
    expect(french.out).not.toContain('reçoit ses cartes');
    const steps = JSON.parse((await tapis('replay', 'night.1.1', '--data', store, '--up-to', '3', '--json')).out) as unknown[];
    expect(steps.length).toBe(4);
    expect(steps[2]).toMatchObject({
      revision: 2,
      text: { en: expect.stringContaining('posts') as string, fr: expect.stringContaining('paie') as string },
    });
  });

  it('rebuild: all views, or the one that is named', async () => {
    const all = JSON.parse((await tapis('rebuild', '--data', store, '--json')).out) as {
      events: number;
      views: { view: string; state: string }[];
    };
    expect(all.views.every(({ state }) => state === 'live')).toBe(true);
    const one = JSON.parse((await tapis('rebuild', '--data', store, '--view', 'standings', '--json')).out) as typeof all;
    expect(one.views.map(({ view }) => view)).toEqual(['standings']);
    expect(one.events).toBe(all.events);
  });
});

describe('import', () => {
  it('the same file again has no second effect', async () => {
    const before = await tapis('export', '--data', store);
    const { code, out } = await tapis('import', night, '--tournament', 'night', '--data', store, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      hands: 84,
      alreadyThere: 84,
      tournaments: [{ tournament: 'night', events: 0, repeated: true }],
    });
    expect((await tapis('export', '--data', store)).out).toBe(before.out);
  });

  it('stacks that do not divide evenly: the odd chips lie with one more player at another table', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'odd.phh');
    writeFileSync(file, hand([10_001, 20_000, 5_000], '["A", "B", "C"]'));
    const { code, out } = await tapis('import', file, '--tournament', 'odd', '--data', folder);
    expect([code, out]).toEqual([0, expect.stringContaining('1 hand in 1 tournament,')]);
    // Seats from the button on: C, A, B. A took the big blind.
    expect(await stacksAfter(folder, 'odd.1.1')).toEqual([5_000, 10_201, 19_800]);
    expect(await tapis('import', file, '--tournament', 'odd', '--data', folder, '--json')).toMatchObject({
      code: 0,
      out: expect.stringContaining('"alreadyThere":1'),
    });
  });

  it('hands that follow each other are one tournament; one that does not begins another', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'three.phhs');
    const first = hand([10_000, 10_000, 10_000], '["A", "B", "C"]');
    const second = hand([9_800, 10_000, 10_200], '["B", "C", "A"]');
    const stranger = hand([9_000, 11_000, 10_000], '["B", "C", "A"]');
    writeFileSync(file, [first, second, stranger].map((text, index) => `[${index + 1}]${text}`).join('\n'));
    const { out } = await tapis('import', file, '--data', folder, '--json');
    expect((JSON.parse(out) as { tournaments: { hands: number }[] }).tournaments.map(({ hands }) => hands)).toEqual([2, 1]);
    const { code, err } = await tapis('import', file, '--tournament', 'x', '--data', folder);
    expect(code).toBe(1);
    expect(err).toMatch(oneLine('import', 'IMPORT_SEVERAL_TOURNAMENTS'));
  });

  it('a hand that comes out otherwise than its file says is refused, by conform and by import alike', async () => {
    const folder = temporaryFolder();
    const files: Record<string, string> = {
      // A wins the small and the big blind.
      'one-chip-off.phh': `${hand([1_000, 2_000, 3_000], '["A", "B", "C"]')}finishing_stacks = [1201, 1799, 3000]\n`,
      'winnings.phh': `${hand([1_000, 2_000, 3_000], '["A", "B", "C"]')}winnings = [0, 400, 0]\n`,
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const { code, out } = await tapis('import', folder, '--data', join(folder, 'data'), '--json');
    const { refused, hands } = JSON.parse(out) as { refused: { code: string }[]; hands: number };
    expect([code, hands, refused.map((one) => one.code)]).toEqual([1, 0, ['PHH_RESULT_CONTRADICTED', 'PHH_RESULT_CONTRADICTED']]);
    for (const name of Object.keys(files)) expect((await tapis('conform', join(folder, name))).code).toBe(1);
    const right = join(folder, 'right.phh');
    writeFileSync(
      right,
      `${hand([1_000, 2_000, 3_000], '["A", "B", "C"]')}finishing_stacks = [1200, 1800, 3000]\nwinnings = [400, 0, 0]\n`,
    );
    expect((await tapis('conform', right)).code).toBe(0);
    expect((await tapis('import', right, '--data', join(folder, 'data'))).code).toBe(0);
  });

  it('conform plays a hand without a stated result too: one that can’t be played is no success', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'short.phh');
    writeFileSync(file, hand([1_000, 1_000, 1_000], '["A", "B", "C"]', '"p3 cbr 300", "p1 f", "p2 f"'));
    expect((await tapis('conform', file)).code).toBe(1);
    writeFileSync(file, hand([1_000, 1_000, 1_000], '["A", "B", "C"]'));
    expect((await tapis('conform', file)).out).toContain('skipped');
  });

  it('the smallest chip is found from the amounts; where a pot leaves an odd chip and no result is stated, it is asked for', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'odd-chip.phh');
    // Three put in 200 each and 125 more; two of them share 775.
    const cards = '"d dh p1 AhKd", "d dh p2 AcKs", "d dh p3 2c2d"';
    const acts =
      '"p3 cc", "p1 cc", "p2 cc", "d db 4c5c9d", "p1 cc", "p2 cc", "p3 cbr 375", "p1 cc", "p2 cc", "d db 7d", "p1 cc", "p2 cc", "p3 cc", "d db Kh", "p1 cc", "p2 cc", "p3 cc", "p1 sm AhKd", "p2 sm AcKs", "p3 sm"';
    const text = `variant = "NT"\nante_trimming_status = true\nantes = [0, 0, 0]\nblinds_or_straddles = [100, 200, 0]\nmin_bet = 200\nstarting_stacks = [1000, 2000, 3000]\nplayers = ["A", "B", "C"]\nyear = 2026\nmonth = 11\nday = 27\nactions = [${cards}, ${acts}]\n`;
    writeFileSync(file, text);
    const asked = await tapis('import', file, '--data', join(folder, 'data'));
    expect([asked.code, asked.out]).toEqual([1, expect.stringContaining('PHH_CHIP_UNIT_UNKNOWN')]);
    const given = await tapis('import', file, '--tournament', 'odd', '--chip-unit', '25', '--data', join(folder, 'data'));
    expect(given.code).toBe(0);
    const { out } = await tapis('export', '--data', join(folder, 'data'));
    expect(out).toContain('"chipUnit":25');
    // The day of the file is that of the tournament.
    expect(out).toContain(`"scheduledAt":${Date.UTC(2026, 10, 27, 12)}`);
  });

  it('says why a hand that follows another begins a tournament of its own', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'two.phhs');
    const texts = [hand([10_000, 10_000, 10_000], '["A", "B", "C"]'), hand([9_000, 11_000, 10_000], '["B", "C", "A"]')];
    writeFileSync(file, texts.map((text, index) => `[${index + 1}]${text}`).join('\n'));
    const { code, out } = await tapis('import', file, '--data', folder);
    expect([code, out]).toEqual([0, expect.stringContaining('hand 2: begins a tournament of its own: B has 9,000, and had 9,800')]);
  });

  it('a hand without a small blind, and one with a dead button', async () => {
    const folder = temporaryFolder();
    const files = {
      'no-small-blind.phh': hand([1_000, 1_000, 1_000], '["A", "B", "C"]', '"p2 f", "p3 f"', '[200, 0, 0]'),
      'dead-button.phh': `${hand([1_002, 2_000, 5_000], '["A", "B", "C"]')}_button = 8\n`,
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const data = join(folder, 'data');
    const { code, out } = await tapis('import', folder, '--data', data, '--json');
    expect([code, JSON.parse(out)]).toMatchObject([0, { hands: 2, refused: [] }]);
    const { out: written } = await tapis('export', '--data', data);
    expect(written.includes('"button":4,"smallBlindSeat":1,"smallBlindPosition":1,"bigBlindSeat":2,"dealer":3')).toBe(true);
    expect(written.includes('"button":1,"smallBlindSeat":null,"smallBlindPosition":1,"bigBlindSeat":2')).toBe(true);
  });

  it('what the rules refuse and what is no text of this kind is named, and nothing of it is recorded', async () => {
    const folder = temporaryFolder();
    const bad = {
      'short.phh': hand([1_000, 1_000, 1_000], '["A", "B", "C"]', '"p3 cbr 300", "p1 f", "p2 f"'),
      'text.phh': 'not a hand',
    };
    for (const [name, text] of Object.entries(bad)) writeFileSync(join(folder, name), text);
    const data = join(folder, 'data');
    const { code, out } = await tapis('import', folder, '--data', data, '--json');
    const { refused, hands } = JSON.parse(out) as { refused: { code: string; place: string }[]; hands: number };
    expect([code, hands]).toEqual([1, 0]);
    expect(refused.map(({ code: reason }) => reason)).toEqual(['PHH_ACTION_INVALID', 'PHH_NOT_TOML']);
    expect((await tapis('export', '--data', data)).out).toBe('');
  });
});

/** A hand with stacks that do not divide evenly; the names, or what the players did, may be others. */
const hand = (
  stacks: readonly [number, number, number],
  names: string,
  actions = '"p3 f", "p1 cbr 600", "p2 f"',
  blinds = '[100, 200, 0]',
): string => `
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = ${blinds}
min_bet = 200
starting_stacks = [${stacks.join(', ')}]
actions = ["d dh p1 AhKh", "d dh p2 ????", "d dh p3 ????", ${actions}]
players = ${names}
`;

const stacksAfter = async (folder: string, handId: string): Promise<unknown> => {
  const { out } = await tapis('replay', handId, '--data', folder, '--json');
  return (JSON.parse(out) as { after: { stacks: readonly number[] } }[]).at(-1)?.after.stacks;
};

function copyStore(folder: string): void {
  const database = new DatabaseSync(join(store, 'events.sqlite'));
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  for (const name of ['events.sqlite', 'players.sqlite', 'draw-secret']) copyFileSync(join(store, name), join(folder, name));
  expect(readFileSync(join(folder, 'events.sqlite')).length).toBeGreaterThan(100_000);
}
