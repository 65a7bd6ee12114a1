/** Reports of incidents that were typed wrongly: taken out as entries, and decided again where they follow one. */
import type { HandCommand } from '../../../commands/hand.js';
import { bookIds, flop, push } from '../../../test/fixtures/acts.js';
import type { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import { handDecider } from '../decider.js';
import type { HandState } from '../state.js';
import { emptyRecord, listOnRecord } from '../state/record.js';

const noon = Date.UTC(2026, 0, 1, 12);
/** A hand on the flop of four players: seat 1 has bet 300, and it is seat 2’s turn. */
const begun = (book: string): HandAtTable => flop(book, 4).act(1, 300);

const reports: readonly (readonly [string, HandCommand])[] = [
  ['a hand shown to the table', { type: 'ReportExposedHand', seat: 3, to: 'table' }],
  ['a hand shown to the table with its cards', { type: 'ReportExposedHand', seat: 3, to: 'table', cards: ['Ah', 'Ad'] }],
  ['a hand shown to an opponent', { type: 'ReportExposedHand', seat: 3, to: 'livePlayer', shownTo: 4 }],
  ['a hand shown by accident', { type: 'ReportExposedHand', seat: 3, to: 'outOfHand', intentional: false }],
  ['talk', { type: 'ReportTalk', seat: 3, kind: 'ownHand' }],
  ['a phone', { type: 'ReportPhoneUse', seat: 3, uncalled: 'refund' }],
  ['a player who left', { type: 'RecordLeftTable', seat: 3, withinReach: true }],
  ['hidden cards', { type: 'ReportHiddenCards', seat: 3, consequence: 'overlooked' }],
  ['a count', { type: 'RequestCount', askedBy: 3, of: 'bet' }],
  ['a call for time', { type: 'RequestTime', seat: 2, askedBy: 3, waitedMs: 120_000, at: noon }],
  ['an amount that stayed', { type: 'RecordUncorrected', seat: 2, action: 'call', to: 250 }],
];

const withoutRecord = (state: HandState): object => ({ ...state, record: emptyRecord, actState: null, reports: null, incidents: null });
const accepted = (table: HandAtTable, command: HandCommand): boolean => handDecider.decide(command, table.state).refusal === undefined;

describe.each(bookIds)('%s: a report typed by mistake', (book) => {
  const possible = reports.filter(([, report]) => accepted(begun(book), report));

  it('is one that the book takes', () => {
    expect(possible.length).toBeGreaterThanOrEqual(reports.length - 2);
  });

  it.each(possible)('%s is taken out with all that it led to', (_what, report) => {
    const table = begun(book);
    const before = withoutRecord(table.state);
    const entry = table.state.record.length;
    const given = table.give(report);
    for (let each = entry; each < entry + given.length; each += 1) {
      const corrected = handDecider.decide(
        { type: 'CorrectEntry', entry: each, reason: 'another table', instead: null, at: noon },
        table.state,
      );
      expect(corrected.events).toMatchObject([
        { type: 'EntryCorrected', data: { entry, entryEnd: entry + given.length - 1, replaced: false, conflicts: [] } },
      ]);
      const after = corrected.events!.reduce(handDecider.evolve, table.state);
      expect(withoutRecord(after)).toEqual(before);
    }
  });

  it.each(possible.filter(([, { type }]) => type !== 'RequestTime' && type !== 'RecordUncorrected'))(
    '%s is decided again where it follows an entry that was wrong',
    (_what, report) => {
      const table = flop(book, 4);
      const entry = table.state.record.length;
      table.act(1, 300);
      const instead = { act: { seat: 1, action: { type: 'bet', to: 400 } } } as const;
      const right = flop(book, 4).act(1, 400);
      table.give(report);
      const again = right.give(report);
      const decision = handDecider.decide({ type: 'CorrectEntry', entry, reason: 'it was 400', instead, at: noon }, table.state);
      const [struck, , ...repeated] = decision.events!;
      expect(struck).toMatchObject({ type: 'EntryCorrected', data: { conflicts: [] } });
      expect(repeated).toEqual(again);
    },
  );
});

it.each(bookIds)('%s: what the director set against the text is decided again where it follows an entry that was wrong', (book) => {
  const override: HandCommand = {
    type: 'OverrideRuling',
    seat: 2,
    gesture: push(1000),
    action: { type: 'raise', to: 1000 },
    reason: 'the table heard the raise before the chip',
  };
  const table = flop(book, 4);
  const entry = table.state.record.length;
  table.act(1, 300).give(override);
  const again = flop(book, 4).act(1, 400).give(override);
  expect(again.map(({ type }) => type)).toEqual(expect.arrayContaining(['GestureJudged', 'RulingOverridden', 'Raised']));
  const instead = { act: { seat: 1, action: { type: 'bet', to: 400 } } } as const;
  const decision = handDecider.decide({ type: 'CorrectEntry', entry, reason: 'it was 400', instead, at: noon }, table.state);
  expect(decision.events![0]).toMatchObject({ type: 'EntryCorrected', data: { conflicts: [] } });
  expect(decision.events!.slice(2)).toEqual(again);
});

it('names what puts a report right that its events do not show in full', () => {
  const table = flop('ropta', 3);
  const entry = table.state.record.length;
  table.give({ type: 'ReportHandKilled', seat: 2, cause: 'sweptByDealer', identifiable: false });
  const { event } = listOnRecord(table.state.record).find(({ revision }) => revision === entry)!;
  const refused = handDecider.decide({ type: 'CorrectEntry', entry, reason: 'another seat', instead: null, at: noon }, table.state);
  expect(refused.refusal).toEqual({
    code: 'ENTRY_OF_OTHER_KIND',
    article: null,
    parameters: { entry, event: event.type, by: ['retrieveHand', 'ruleOnIncident'] },
  });
});
