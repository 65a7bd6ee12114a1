/**
 * Facts of a case that follow from others: a case that states one otherwise than its hand has it differs at that fact.
 */
import { bettingCases } from '../conform/betting/cases.js';
import { checkCase } from '../conform/case-file.js';
import { dealingCases } from '../conform/dealing/cases.js';
import { facts } from '../conform/dealing/facts.js';
import { casesIn, otherThan } from './book-cases.js';

const betting = casesIn(bettingCases, 'examples-betting.json');
const dealing = casesIn(dealingCases, 'examples-dealing.json');

/** Where the rules contradict the case. */
function differencesOf(part: typeof bettingCases | typeof dealingCases, record: object): string[] {
  const [own] = checkCase(part as typeof bettingCases, { ...record, alsoHoldsIn: [] }, 0);
  return own?.result.outcome === 'differs' ? own.result.differences.map(({ where }) => where) : [];
}

describe('a fact of a dealing case', () => {
  it.each(Object.keys(facts))('%s is held against the hand', (field) => {
    const stating = dealing.filter((each) => each.given[field] !== undefined && isOnlyChecked(field, each));
    expect(stating).not.toEqual([]);
    const passed = stating.filter((each) => {
      const given = { ...each.given, [field]: contradicting(field, each.given[field]) };
      return !differencesOf(dealingCases, { ...each, given }).some((where) => where.startsWith(`given.${field}`));
    });
    expect(passed.map(({ id }) => id)).toEqual([]);
  });
});

describe('a fact of a betting case', () => {
  const changes = {
    'given.pot': (each) => ({ ...each, given: { ...each.given, pot: each.given.pot + 1 } }),
    'when.inTurn': (each) => ({ ...each, when: { ...each.when, inTurn: !each.when.inTurn } }),
    'given.players': (each) => {
      const players = each.given.players.map((player) => (player.role === 'other' ? { ...player, role: 'utg' } : player));
      return { ...each, given: { ...each.given, players } };
    },
  } satisfies Record<string, (each: (typeof betting)[number]) => object>;

  it.each(Object.entries(changes))('%s is held against the hand', (field, change) => {
    const stating = betting.filter(({ when, given }) => {
      if (field === 'when.inTurn') return when.event === 'action' && when.dark !== true;
      if (field === 'given.players') return given.players.some(({ role }) => role === 'other');
      // Later streets are built from the pot.
      return field !== 'given.pot' || given.street === 'preflop';
    });
    const passed = stating.filter((each) => !differencesOf(bettingCases, change(each)).some((where) => where.startsWith(field)));
    expect(passed.map(({ id }) => id)).toEqual([]);
  });
});

/** Whether the kit builds nothing from the field in this case: it compares it only. */
function isOnlyChecked(field: string, { given, when }: (typeof dealing)[number]): boolean {
  if (field === 'bettingOpen') return given.bettingOpen === false;
  if (field === 'decks') return when[0]?.command === 'StartHand';
  if (field === 'cards') return when.some(({ count }) => count !== undefined);
  return true;
}

/** Another value that a case could state. Pots after the flop are built from what is stated of them. */
function contradicting(field: string, value: unknown): unknown {
  if (field === 'pots') return (value as readonly object[]).map((pot) => ({ ...pot, pot: 'side7' }));
  if (field === 'timeline') return { ...(value as object), betsGatheredAt: '23:59:59' };
  if (field === 'wrong') return { ...(value as object), burned: ['X40'] };
  if (field === 'chipsInPot') return [...(value as number[]), 500];
  return otherThan(value);
}
