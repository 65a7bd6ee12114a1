import { firstEdition } from '../../events/editions.js';
import type { RecordedEvent } from '../../events/envelope.js';
import type { HandEvent } from '../../events/hand.js';
import { HandAtTable } from '../../test/fixtures/hand-at-table.js';
import { replayHand } from '../audit/hand-replay.js';
import type { HandCommand } from '../../commands/hand.js';
import type { HandEntry } from '../../commands/hand/entry.js';
import { refereeReport } from './referee-report.js';

/** A hand with errors in the deal, the board and a hand, under a rulebook that decides them itself. */
const commands: readonly HandCommand[] = [
  { type: 'ReportExposedCard', ordinal: 1, seat: 1, cause: 'dealer' },
  { type: 'Redeal' },
  { type: 'Act', seat: 3, action: { type: 'call' } },
  { type: 'Act', seat: 1, action: { type: 'call' } },
  { type: 'Act', seat: 2, action: { type: 'check' } },
  { type: 'ReportBoardError', street: 'flop', kind: 'extraCard', orderKnown: true, cards: ['Ah', 'Kd', '7c', '2s'] },
  { type: 'CorrectBoard', street: 'flop', cards: ['Ah', 'Kd', '7c'] },
  { type: 'Act', seat: 1, action: { type: 'bet', to: 300 } },
  { type: 'ReportHandKilled', seat: 2, cause: 'sweptByDealer' },
  { type: 'Act', seat: 3, action: { type: 'fold' } },
];

function reportOf(language: 'en' | 'fr', given = commands): string {
  const table = HandAtTable.with({ stacks: [5000, 5000, 5000], rulebook: firstEdition('mons') });
  const groups = [table.events.length, ...given.map((command) => table.give(command).length)];
  const commandOf = groups.flatMap((count, k) => Array.from({ length: count }, () => `c${k}`));
  const events = table.events.map((event, revision) => recorded(event, revision, commandOf[revision]!));
  return refereeReport('friday.1.1', replayHand(events, { secrets: false }), (id) => (id === 'p1' ? 'Anna' : null), language);
}

function recorded(event: HandEvent, revision: number, commandId: string): RecordedEvent<HandEvent> {
  const metadata = { recordedAt: Date.UTC(2026, 0, 2, 21, 4, revision), actor: { id: 'anne', role: 'director' }, commandId };
  return { ...event, revision, metadata } as unknown as RecordedEvent<HandEvent>;
}

describe('the report of a hand that went wrong', () => {
  const lines = reportOf('en').split('\n');

  it('marks what was not plain play, and nothing else', () => {
    const marked = lines.filter((line) => /^ {2}\d\d:\d\d:\d\d ►/.test(line)).map((line) => line.slice(13, 40));
    expect(marked).toEqual([
      expect.stringMatching(/^Card 1 of the deal/),
      expect.stringMatching(/^The same hand is dealt agai/),
      expect.stringMatching(/^Error on the flop, one card/),
      expect.stringMatching(/^Flop, corrected/),
      expect.stringMatching(/^The hand of seat 2/),
    ]);
  });

  it('gives a procedure step by step, each on its line', () => {
    const first = lines.findIndex((line) => line.includes('Error on the flop'));
    expect(lines.slice(first + 1, first + 4).map((line) => line.trim().slice(0, 3))).toEqual(['1. ', '2. ', '3. ']);
  });

  it('names each article once, with what it is about', () => {
    const applied = lines.slice(lines.indexOf('Articles applied'), lines.indexOf('Result'));
    expect(applied.filter((line) => line.startsWith('  MO 2.17'))).toEqual([expect.stringMatching(/^ {2}MO 2\.17 {4}\S/)]);
    expect(applied.join('\n')).toMatch(/RO 6\.1 .*applied because the rulebook is silent/);
  });

  it('ends with stacks whose changes come to nothing, or says that the hand is not over', () => {
    expect(lines.at(-2)).not.toContain('not over');
    expect(lines.slice(-4, -1)).toEqual([
      expect.stringMatching(/1 {2}Anna \(p1\) .* \+\d+$/),
      expect.stringMatching(/2 {2}p2 .* −\d+$/),
      expect.stringMatching(/3 {2}p3 .* −\d+$/),
    ]);
  });

  it('is whole in French, and no wider than a terminal', () => {
    const french = reportOf('fr').split('\n');
    expect(french[0]).toBe('Rapport de la main friday.1.1');
    expect(french.join('\n')).toMatch(/► Erreur au flop, une carte de trop\u00a0:\n {13}1\. /);
    for (const line of [...lines, ...french]) expect(line.length).toBeLessThanOrEqual(110);
  });
});

describe('the report of a hand in which something was entered wrongly', () => {
  const fold: HandCommand = { type: 'Act', seat: 3, action: { type: 'fold' } };
  const given: readonly HandCommand[] = [
    fold,
    { type: 'Act', seat: 1, action: { type: 'call' } },
    { type: 'CorrectEntry', entry: 3, reason: 'It was a call.', instead: { act: { seat: 3, action: { type: 'call' } } }, at: 1 },
  ];

  it('shows both, the struck entry with its mark and the right one without', () => {
    const lines = reportOf('en', given).split('\n');
    const marked = lines.filter((line) => /^ {2}\d\d:\d\d:\d\d [►✗]/.test(line)).map((line) => line.slice(11));
    expect(marked).toEqual([
      '✗ Seat 3 folds.',
      '✗ Seat 1 calls 50.',
      '► Step 3 was entered wrongly: what should have been typed follows – “It was a call.” Seat 3 calls',
    ]);
    expect(lines).toContain('✗ marks what was entered wrongly, or followed it, and no longer counts.');
    expect(reportOf('fr', given)).toContain('✗ signale ce qui a été mal saisi, ou suivait une saisie erronée, et ne compte plus.');
    expect(reportOf('en')).not.toContain('✗');
  });

  it('has no result where the hand was annulled', () => {
    const report = reportOf('en', [{ type: 'AnnulHand', reason: 'Wrong table.' }]);
    expect(report).toContain('The hand is annulled, opened by mistake – “Wrong table.”');
    expect(report).not.toContain('Result');
    expect(report).not.toContain('NaN');
  });
});

describe('the report of a hand of several streets', () => {
  const acts: readonly HandEntry[] = [
    { act: { seat: 3, action: { type: 'raise', to: 300 } } },
    { act: { seat: 1, action: { type: 'fold' } } },
    { act: { seat: 2, action: { type: 'call' } } },
    { board: { street: 'flop', cards: ['2c', '7d', 'Jh'] } },
    { act: { seat: 2, action: { type: 'check' } } },
    { act: { seat: 3, action: { type: 'bet', to: 400 } } },
    { act: { seat: 2, action: { type: 'call' } } },
    { board: { street: 'turn', cards: ['5s'] } },
    { act: { seat: 2, action: { type: 'check' } } },
    { act: { seat: 3, action: { type: 'check' } } },
    { board: { street: 'river', cards: ['9s'] } },
    { act: { seat: 2, action: { type: 'bet', to: 500 } } },
  ];
  const headingsOf = (report: string): string[] =>
    report.split('\n').filter((line) => /^(Before the flop|Flop|Turn|River), pot /.test(line));

  it('has each street under its heading, with its pot, though all was given at once', () => {
    const alone = acts.map(({ act, board }): HandCommand =>
      act === undefined
        ? { type: 'DealBoard', street: board!.street, cards: board!.cards ?? null }
        : { type: 'Act', seat: act.seat, action: act.action! },
    );
    const atOnce = reportOf('en', [{ type: 'PlayActions', actions: acts }]);
    expect(headingsOf(atOnce)).toEqual(['Before the flop, pot 0', 'Flop, pot 650', 'Turn, pot 1,450', 'River, pot 1,450']);
    expect(headingsOf(atOnce)).toEqual(headingsOf(reportOf('en', alone)));
    const lines = atOnce.split('\n');
    const after = (heading: string): string => lines[lines.findIndex((line) => line.startsWith(heading)) + 2]!;
    expect(after('Flop')).toContain('Flop: ');
    expect(after('River')).toContain('Seat 2 bets 500');
  });
});
