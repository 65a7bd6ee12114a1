/** The terms of an organiser must be feasible, and not against the book. */
import { firstEdition } from '../../../events/editions.js';
import { type Create, friday, minutes, outcome, when } from '../../../test/tournament-scenario.js';
import { initialTournamentState } from '../state.js';
import type { TournamentRefusal } from '../refusals.js';

const announces = (settings: Partial<Create>) => when(initialTournamentState, { ...friday, ...settings });
const noAntes: Partial<Create> = {
  anteFormat: 'none',
  structure: [{ kind: 'level', smallBlind: 25, bigBlind: 50, ante: 0, seconds: 600 }],
};

it('MO 1.4: everybody begins with 15,000 chips, but by a house rule', () => {
  const mons = firstEdition('mons');
  expect(announces({ rulebook: mons }).refusal).toEqual({
    code: 'STACK_NOT_CONFORMING',
    article: 'MO 1.4',
    parameters: { startingStack: 10_000, expected: 15_000 },
  });
  expect(outcome(announces({ rulebook: mons, startingStack: 15_000 }))).toEqual(['TournamentCreated']);
  expect(outcome(announces({ rulebook: { ...mons, houseRules: { 'stack.initial': 0 } } }))).toEqual(['TournamentCreated']);
});

describe('RC preamble: antes', () => {
  const rulebook = firstEdition('redcactus');

  it('are paid at finals, by the big blind', () => {
    for (const kind of ['regional', 'national'] as const) {
      expect(outcome(announces({ rulebook, kind }))).toEqual(['TournamentCreated']);
      expect(announces({ rulebook, kind, ...noAntes }).refusal).toEqual({
        code: 'ANTE_NOT_ALLOWED',
        article: 'RC preamble, big blind ante',
        parameters: { anteFormat: 'none', kind, allowed: ['bigBlind'], setting: `structure.antes.${kind}` },
      });
      expect(announces({ rulebook, kind, anteFormat: 'classic' }).refusal).toEqual({
        code: 'ANTE_NOT_ALLOWED',
        article: 'RC preamble, big blind ante',
        parameters: { anteFormat: 'classic', kind, allowed: ['bigBlind'], setting: `structure.antes.${kind}` },
      });
    }
  });

  it('are not paid every week', () => {
    expect(announces({ rulebook, kind: 'weekly' }).refusal).toEqual({
      code: 'ANTE_NOT_ALLOWED',
      article: 'RC preamble, big blind ante',
      parameters: { anteFormat: 'bigBlind', kind: 'weekly', allowed: ['none'], setting: 'structure.antes.weekly' },
    });
    expect(outcome(announces({ rulebook, kind: 'weekly', ...noAntes }))).toEqual(['TournamentCreated']);
  });

  it('may have a format that no level uses', () => {
    expect(outcome(announces({ rulebook, kind: 'weekly', ...noAntes, anteFormat: 'bigBlind' }))).toEqual(['TournamentCreated']);
  });

  it('are as the organiser likes elsewhere (RO 4.2)', () => {
    for (const kind of ['weekly', 'regional', 'national', 'other'] as const) {
      expect(outcome(announces({ kind, anteFormat: 'classic' }))).toEqual(['TournamentCreated']);
    }
  });
});

it('re-entries are not offered where nobody may enter again (RC 7; RO presentation)', () => {
  const entry = { reEntries: { most: 1 } };
  expect(announces({ entry }).refusal).toEqual({ code: 'REENTRY_FORBIDDEN', article: 'RO presentation', parameters: { playerId: null } });
  expect(announces({ entry, rulebook: firstEdition('redcactus') }).refusal).toEqual({
    code: 'REENTRY_FORBIDDEN',
    article: 'RC 7',
    parameters: { playerId: null },
  });
  expect(outcome(announces({ entry, rulebook: { ...firstEdition('ropta'), houseRules: { 'reEntry.allowed': true } } }))).toEqual([
    'TournamentCreated',
  ]);
});

it('a satellite says how many qualify, where the book does not (MO 1.4)', () => {
  expect(announces({ atStake: { satellite: true } }).refusal).toEqual({ code: 'QUALIFIERS_NEEDED', article: null, parameters: {} });
  expect(outcome(announces({ atStake: { satellite: true, qualifiers: 3 } }))).toEqual(['TournamentCreated']);
  expect(outcome(announces({ atStake: { satellite: true }, rulebook: firstEdition('mons'), startingStack: 15_000 }))).toEqual([
    'TournamentCreated',
  ]);
});

it.each<[string, Partial<Create>, TournamentRefusal]>([
  [
    'fewer than two players',
    { entry: { capacity: 1 } },
    { code: 'INVALID_NUMBER', article: null, parameters: { field: 'entry.capacity', value: '1', minimum: 2, maximum: 99990 } },
  ],
  [
    'late chips of no stack',
    { entry: { lateStack: 0 } },
    { code: 'INVALID_NUMBER', article: null, parameters: { field: 'entry.lateStack', value: '0', minimum: 1, maximum: 1000000000000 } },
  ],
  [
    'late chips that can’t be paid',
    { entry: { lateStack: 10 } },
    { code: 'NOT_A_CHIP_MULTIPLE', article: null, parameters: { field: 'entry.lateStack', amount: 10, chipUnit: 25 } },
  ],
  [
    'a venue of no day',
    { entry: { venueSince: '2017-02-30' } },
    { code: 'INVALID_DAY', article: null, parameters: { field: 'entry.venueSince' } },
  ],
  [
    'a deadline of more than a day',
    { entry: { showUpMinutes: minutes(1) } },
    { code: 'INVALID_NUMBER', article: null, parameters: { field: 'entry.showUpMinutes', value: '60000', minimum: 0, maximum: 1440 } },
  ],
  [
    'no qualifiers',
    { atStake: { qualifiers: 0 } },
    { code: 'INVALID_NUMBER', article: null, parameters: { field: 'atStake.qualifiers', value: '0', minimum: 1, maximum: 9999 } },
  ],
  [
    'half a paid place',
    { atStake: { paidPlaces: 0.5 } },
    { code: 'INVALID_NUMBER', article: null, parameters: { field: 'atStake.paidPlaces', value: '0.5', minimum: 1, maximum: 9999 } },
  ],
])('%s is no such thing', (_what, settings, refusal) => {
  expect(announces(settings).refusal).toEqual(refusal);
});
