import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { runConformance, type ConformanceCounts } from './conform.js';

const smoke = 'test/fixtures/oracle-smoke.jsonl';
const shared = '../shared/phh';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tapis-conform-'))));
afterEach(() => rmSync(folder, { recursive: true }));

interface Run {
  readonly counts: ConformanceCounts;
  readonly findings: readonly string[];
}

const here = (place: string): string => place.replace(folder, '.');

/** Runs the kit and lists its findings, one per line, with places relative to the folder. */
async function run(...paths: string[]): Promise<Run> {
  const findings: string[] = [];
  const counts = await runConformance(paths, {
    differs: (place, id, differences) => {
      for (const { where, expected, actual } of differences)
        findings.push(`${here(place)} ${here(id)} ${where}: ${JSON.stringify(expected)} / ${JSON.stringify(actual)}`);
    },
    skipped: (place, _id, reason) => findings.push(`${here(place)} skipped: ${reason}`),
    malformed: (place, reason) => findings.push(`${here(place)} malformed: ${here(reason)}`),
  });
  return { counts, findings };
}

function write(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const records = (): Record<string, unknown>[] =>
  readFileSync(smoke, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const lines = (...values: unknown[]): string => values.map((value) => `${JSON.stringify(value)}\n`).join('');
const deal = {
  id: 'e1',
  board: ['6d', '6s', '5d', 'Jh', '7d'],
  hands: [
    ['3d', 'Ad'],
    ['8c', '9c'],
  ],
  winners: [0],
  categories: ['Flush', 'Straight'],
  strength: [6659, 5857],
  best5: [],
  boardPlays: [false, false],
};
const phh = `variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [1000, 2000, 3000]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 f', 'p1 f']
`;
const expected = {
  finishingStacks: [950, 2050, 3000],
  pots: [{ amount: 100, eligibleSeats: [1], winners: [1], payouts: [{ seat: 1, amount: 100 }] }],
  winners: [1],
  uncalledReturned: [{ seat: 1, amount: 50, street: 'preflop' }],
  wentToShowdown: false,
};

describe('the conformance kit', () => {
  it('plays the smoke file without a difference', async () => {
    const { counts, findings } = await run(smoke);
    expect(findings).toEqual([]);
    expect(counts).toEqual({ hands: 362, agree: 362, differ: 0, skipped: 0, malformed: 0, otherFiles: 0 });
  });

  it('takes folders in depth, gzipped files whatever their name, and cases of all kinds', async () => {
    mkdirSync(join(folder, 'deep'));
    write('deep/a.phh', phh);
    write('deep/a.expected.json', JSON.stringify(expected));
    write('packed.phh.gz', gzipSync(`${phh}finishing_stacks = [950, 2050, 3000]\n`));
    write('mixed.bin', gzipSync(`\n${lines(records()[0], deal)}`));
    write('README.md', '# nothing here');
    write('hands.phhs', `[1]\n${phh}finishing_stacks = [950, 2050, 3000]\n[2]\n${phh}`);
    const { counts, findings } = await run(folder);
    expect(findings).toEqual(['./hands.phhs skipped: no .expected.json beside it, and no finishing_stacks or winnings in it']);
    expect(counts).toEqual({ hands: 5, agree: 5, differ: 0, skipped: 1, malformed: 0, otherFiles: 1 });
  });

  it('takes an object over several lines as one text, and one to a line as cases', async () => {
    const text = readFileSync('test/fixtures/season-examples.json', 'utf8');
    const { examples } = JSON.parse(text) as { examples: { id: string; steps: { expect: { points: string }[] }[] }[] };
    examples[1]!.steps[0]!.expect[0]!.points = '26';
    const { counts, findings } = await run(
      write('seasons.json', text),
      write('seasons.jsonl.gz', gzipSync(lines(...examples.slice(0, 2)))),
    );
    expect(findings).toEqual(['./seasons.jsonl.gz:2 03-drop-worst-and-countback steps[0].expect[0].points: "26" / "27"']);
    expect(counts).toMatchObject({ hands: 0, cases: { checked: 11, agree: 10, differ: 1 } });
  });

  it('says where a record differs: the step, the field, both values', async () => {
    const record = records()[0] as { id: string; legalAtEachStep: { callAmount: number }[]; finalStacks: number[] };
    record.legalAtEachStep[1]!.callAmount += 7;
    record.finalStacks[0]! += 1;
    const file = write('hands.jsonl', `\n${lines(record)}`);
    const { counts, findings } = await run(file);
    expect(counts).toMatchObject({ hands: 1, agree: 0, differ: 1 });
    expect(findings[0]).toMatch(new RegExp(`^\\./hands\\.jsonl:2 ${record.id} actions\\[1\\] callAmount: \\d+ / \\d+$`));
    expect(findings[1]).toContain('finalStacks');
  });

  it('says where a deal differs', async () => {
    const { findings } = await run(write('deals', lines({ ...deal, winners: [1] })));
    expect(findings).toEqual(['./deals:1 e1 winners: [1] / [0]']);
  });

  it.each<[string, object, string]>([
    ['stacks', { finishingStacks: [1000, 2000, 3000] }, 'finishingStacks: [1000,2000,3000] / [950,2050,3000]'],
    [
      'what the source says, where it is whole',
      { finishingStacksFromSource: [950, 2051, 3000] },
      'finishingStacks: [950,2051,3000] / [950,2050,3000]',
    ],
    ['winners', { winners: [2] }, 'winners: [2] / [1]'],
    ['a showdown', { wentToShowdown: true }, 'wentToShowdown: true / false'],
    ['returned chips', { uncalledReturned: [] }, 'uncalledReturned: [] / [{"seat":1,"amount":50,"street":"preflop"}]'],
    ['pots', { pots: [] }, 'pots: [] / [{"amount":100,'],
  ])('compares a Poker Hand History file with the result beside it: %s', async (_, change, finding) => {
    const file = write('a.phh', phh);
    write('a.expected.json', JSON.stringify({ ...expected, ...change }));
    const { counts, findings } = await run(file);
    expect(counts.differ).toBe(1);
    expect(findings[0]).toContain(`./a.phh ./a.phh ${finding}`);
  });

  it('passes over half chips of the source', async () => {
    const file = write('a.phh', phh);
    write('a.expected.json', JSON.stringify({ ...expected, finishingStacksFromSource: [950, 2049.5, 3000.5] }));
    expect((await run(file)).counts.agree).toBe(1);
  });

  it.each([
    ['that ends too early', "'p3 f'", 'seat 1 is to act on the preflop (PHH_HAND_UNFINISHED)'],
    [
      'in which somebody acts out of turn',
      "'p1 f'",
      "actions[0]: seat 1 (fold) acts on the preflop, but it is seat 3's turn on the preflop (PHH_ACTION_OUT_OF_TURN)",
    ],
    [
      'in which somebody acts when nobody can',
      "'p3 f', 'p1 f', 'p2 f'",
      'actions[2]: seat 2 (fold) acts on the preflop, but nobody has a decision there',
    ],
    ['with a bet that the rules refuse', "'p3 cbr 150'", 'BELOW_MINIMUM_RAISE'],
    ['without a flop', "'p3 cc', 'p1 cc', 'p2 cc'", 'the flop is not dealt'],
  ])('reports a hand %s as a difference', async (_, actions, reason) => {
    const { findings } = await run(write('a.phh', phh.replace(/actions = .*/, `actions = [${actions}]\nfinishing_stacks = [1, 2, 3]`)));
    expect(findings).toHaveLength(1);
    expect(findings[0]).toContain(reason);
  });
});

describe('files that are wrong', () => {
  it('are counted apart, with the line, and do not stop the run', async () => {
    const [first, second] = records();
    const bad = { ...first, stacks: ['many'] };
    const file = write('hands.jsonl', `${lines(first)}{"legalAtEachStep": [\n[1]\n${lines({ what: 1 }, bad, second)}`);
    const { counts, findings } = await run(file);
    expect(counts).toEqual({ hands: 2, agree: 2, differ: 0, skipped: 0, malformed: 4, otherFiles: 0 });
    expect(findings).toEqual([
      './hands.jsonl:2 malformed: not a JSON object',
      './hands.jsonl:3 malformed: not a JSON object',
      './hands.jsonl:4 malformed: of no known kind (hand with its legal actions, deal with its winners, season case)',
      expect.stringMatching(/^\.\/hands\.jsonl:5 malformed: stacks\.0: /),
    ]);
  });

  it('say how far a truncated gzip file could be read', async () => {
    const packed = gzipSync(readFileSync(smoke));
    const { counts, findings } = await run(write('cut.jsonl.gz', packed.subarray(0, packed.length / 2)));
    expect(counts.agree).toBeGreaterThan(50);
    expect(counts.malformed).toBeGreaterThan(0);
    expect(findings.at(-1)).toMatch(/^\.\/cut\.jsonl\.gz, after line \d+ malformed: unexpected end of file$/);
  });

  it('are a mistake when named, and of another kind when found in a folder', async () => {
    const file = write('notes.txt', 'nothing');
    expect((await run(file)).counts).toMatchObject({ malformed: 1, otherFiles: 0 });
    expect((await run(folder)).counts).toMatchObject({ malformed: 0, otherFiles: 1 });
  });

  it('name the place in a Poker Hand History text', async () => {
    const { findings } = await run(write('a.phh', phh.replace("'p3 f'", "'p3 flees'")));
    expect(findings).toEqual([expect.stringContaining('actions[3]: "p3 flees" must be one of f, cc, cbr, sm (PHH_ACTION_INVALID)')]);
  });

  it('name an expected result that is not whole, and one without its hand', async () => {
    write('a.phh', phh);
    write('a.expected.json', '{}');
    write('b.expected.json', JSON.stringify(expected));
    const { counts, findings } = await run(folder);
    expect(counts).toMatchObject({ hands: 0, malformed: 1, skipped: 1 });
    expect(findings.join()).toContain('./b.expected.json skipped: an expected result without its .phh beside it');
  });

  it('that do not exist end the run', async () => {
    await expect(run(join(folder, 'none'))).rejects.toThrow('ENOENT');
  });
});

describe('the real hands of ../shared/phh/real', () => {
  const present = existsSync(`${shared}/real`);
  it(
    present ? 'all come out as their sources say' : 'are not here: the folder is absent, so nothing is checked',
    async () => {
      if (!present) return;
      const { counts, findings } = await run(`${shared}/real`);
      expect(counts).toEqual({ hands: 1613, agree: 1613, differ: 0, skipped: 2, malformed: 0, otherFiles: 1 });
      expect(findings.every((finding) => finding.includes('without its .phh beside it'))).toBe(true);
    },
    300_000,
  );
});
