import { readFileSync } from 'node:fs';
import { type HandRecord, replayRecord } from './hand-record.js';

const records = readFileSync(new URL('../../../test/fixtures/oracle-smoke.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as HandRecord);

describe('recorded hands', () => {
  it('come out with every number they state: 362 hands, every special situation among them', () => {
    expect(records).toHaveLength(362);
    expect(records.flatMap(replayRecord)).toEqual([]);
  });
});

describe('a record that states something else', () => {
  const record = records.find((each) => each.wentToShowdown && each.pots.length > 1 && each.uncalledReturned.length > 0)!;
  const step = record.legalAtEachStep.findIndex((each) => each.minRaiseTo !== null);
  const fieldsOf = (changed: Partial<HandRecord>): string[] =>
    replayRecord({ ...record, ...changed }).map((difference) => difference.field);

  it('is found out, with its place', () => {
    const steps = record.legalAtEachStep.map((each, i) => (i === step ? { ...each, minRaiseTo: each.minRaiseTo! + 1 } : each));
    expect(replayRecord({ ...record, legalAtEachStep: steps })).toEqual([
      { id: record.id, step, field: 'minRaiseTo', expected: steps[step]!.minRaiseTo, got: steps[step]!.minRaiseTo! - 1 },
    ]);
  });

  it('in any part', () => {
    const [main, ...others] = record.pots;
    expect(fieldsOf({ finalStacks: record.finalStacks.map((stack) => stack + 1), tda: {} })).toEqual(['finalStacks']);
    expect(fieldsOf({ uncalledReturned: [] })).toEqual(['uncalledReturned']);
    expect(fieldsOf({ pots: [{ ...main!, amount: main!.amount + 1 }, ...others] })).toEqual(['pots[0].amount']);
    expect(fieldsOf({ pots: [{ ...main!, eligibleSeats: [] }, ...others] })).toEqual(['pots[0].eligibleSeats']);
    expect(fieldsOf({ pots: others })).toContain('pots.length');
    expect(fieldsOf({ wentToShowdown: false })).toEqual(['wentToShowdown']);
    expect(fieldsOf({ posts: [] })).toEqual(['posts']);
  });

  it('by an action that is not legal', () => {
    const actions = [{ ...record.actions[0]!, type: 'raise' as const, amountTo: 1 }, ...record.actions.slice(1)];
    expect(replayRecord({ ...record, actions })).toMatchObject([{ step: 0, field: 'refusal of Act', expected: null }]);
  });
});
