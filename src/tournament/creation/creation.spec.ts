import { firstEdition } from '../../../events/editions.js';
import type { ClubId } from '../../../events/ids.js';
import { after, friday, outcome, when, type Create } from '../../../test/tournament-scenario.js';
import { initialTournamentState } from '../state.js';

const level = { kind: 'level', smallBlind: 25, bigBlind: 50, ante: 0, seconds: 600 } as const;
const rest = { kind: 'break', seconds: 300 } as const;

describe('CreateTournament', () => {
  it('announces the tournament as it was given', () => {
    const { type: _, ...data } = friday;
    expect(when(initialTournamentState, friday)).toEqual({ events: [{ type: 'TournamentCreated', data }] });
  });

  it('twice gives no events, also in another order of fields; with a difference it is another tournament', () => {
    const state = after(initialTournamentState, friday);
    expect(when(state, friday)).toEqual({ events: [] });
    const { chipUnit, ...others } = friday;
    expect(when(state, { ...others, chipUnit })).toEqual({ events: [] });
    expect(when(state, { ...friday, club: 'Elm' }).refusal).toEqual({
      code: 'TOURNAMENT_ALREADY_EXISTS',
      article: null,
      parameters: { name: 'Friday night' },
    });
  });

  it('is of a registered club that is open, where it names one', () => {
    const ofClub = { ...friday, clubId: 'mons' as ClubId };
    expect(when(initialTournamentState, { ...ofClub, clubStanding: 'open' }).events).toMatchObject([{ data: { clubId: 'mons' } }]);
    expect(when(initialTournamentState, { ...ofClub, clubStanding: 'closed' }).refusal).toEqual({
      code: 'TOURNAMENT_OF_CLOSED_CLUB',
      article: null,
      parameters: { clubId: 'mons' },
    });
    for (const unknown of [{ clubStanding: 'unknown' as const }, {}])
      expect(when(initialTournamentState, { ...ofClub, ...unknown }).refusal).toEqual({
        code: 'TOURNAMENT_OF_UNKNOWN_CLUB',
        article: null,
        parameters: { clubId: 'mons' },
      });
  });

  it('names the books there are when it is asked for another', () => {
    expect(when(initialTournamentState, { ...friday, rulebook: firstEdition('wsop') }).refusal).toEqual({
      code: 'UNKNOWN_RULEBOOK',
      article: null,
      parameters: { rulebook: 'wsop', edition: '1', known: ['redcactus@1', 'mons@1', 'tdaFr@1', 'ropta@2020-04', 'toufflers@1'] },
    });
    expect(outcome(when(initialTournamentState, { ...friday, rulebook: { id: 'ropta', edition: '2099-01' } }))).toBe('UNKNOWN_RULEBOOK');
  });

  describe('with house rules', () => {
    const withRules = (houseRules: Readonly<Record<string, string | number | boolean>>): Create => ({
      ...friday,
      startingStack: 15_000,
      rulebook: { ...firstEdition('mons'), houseRules: { ...houseRules } },
    });
    const rules = { 'timeCall.seconds': 30, 'minRaise.method': 'lastIncrement' } as const;
    const recorded = (command: Create) => {
      const event = when(initialTournamentState, command).events?.[0];
      return event?.type === 'TournamentCreated' ? event.data.rulebook : null;
    };

    it('records them with the book, in the order of their keys', () => {
      expect(JSON.stringify(recorded(withRules(rules)))).toBe(
        '{"id":"mons","edition":"1","houseRules":{"minRaise.method":"lastIncrement","timeCall.seconds":30}}',
      );
      expect(recorded(withRules({}))).toEqual(firstEdition('mons'));
    });

    it('twice gives no events, also in another order; with another value it is another tournament', () => {
      const state = after(initialTournamentState, withRules(rules));
      expect(when(state, withRules(rules))).toEqual({ events: [] });
      expect(when(state, withRules({ 'minRaise.method': 'lastIncrement', 'timeCall.seconds': 30 }))).toEqual({ events: [] });
      expect(outcome(when(state, withRules({ ...rules, 'timeCall.seconds': 31 })))).toBe('TOURNAMENT_ALREADY_EXISTS');
    });

    it('names the settings that there are when it is asked for another', () => {
      const { refusal } = when(initialTournamentState, withRules({ 'minRaise.methode': 'lastIncrement' }));
      expect(refusal).toEqual({
        code: 'UNKNOWN_SETTING',
        article: null,
        parameters: { setting: 'minRaise.methode', known: expect.arrayContaining(['minRaise.method']) },
      });
    });

    it.each<[string, string | number | boolean, readonly string[]]>([
      ['minRaise.method', 'triple', ['lastIncrement', 'doubleLargestBet']],
      ['minRaise.method', 2, ['lastIncrement', 'doubleLargestBet']],
      ['pot.finalAfterGathering', 'yes', ['true', 'false']],
      ['timeCall.seconds', -1, [expect.stringMatching(/^\d+–\d+$/)]],
      ['timeCall.seconds', 1.5, [expect.stringMatching(/^\d+–\d+$/)]],
    ])('refuses %s = %p and says what is allowed', (setting, value, allowed) => {
      const { refusal } = when(initialTournamentState, withRules({ [setting]: value }));
      expect(refusal).toEqual({ code: 'VALUE_OUT_OF_RANGE', article: null, parameters: { setting, value: String(value), allowed } });
    });
  });

  it.each<[string, Partial<Create>, object]>([
    ['INVALID_TEXT', { name: ' ' }, { field: 'name', maximum: 120 }],
    ['INVALID_TEXT', { club: 'x'.repeat(121) }, { field: 'club', maximum: 120 }],
    ['INVALID_NUMBER', { seatsPerTable: 1 }, { field: 'seatsPerTable', value: '1', minimum: 2, maximum: 10 }],
    ['INVALID_NUMBER', { seatsPerTable: 11 }, { field: 'seatsPerTable', value: '11', minimum: 2, maximum: 10 }],
    ['INVALID_NUMBER', { startingStack: 0 }, { field: 'startingStack', value: '0', minimum: 1, maximum: 1e12 }],
    ['INVALID_NUMBER', { startingStack: 1e18 }, { field: 'startingStack', value: '1000000000000000000', minimum: 1, maximum: 1e12 }],
    ['INVALID_NUMBER', { chipUnit: 0 }, { field: 'chipUnit', value: '0', minimum: 1, maximum: 1e12 }],
    [
      'UNKNOWN_RULEBOOK',
      { rulebook: { id: 'ropta', edition: '' } },
      { rulebook: 'ropta', edition: '', known: ['redcactus@1', 'mons@1', 'tdaFr@1', 'ropta@2020-04', 'toufflers@1'] },
    ],
    ['INVALID_CHOICE', { anteFormat: 'rich' as never }, { field: 'anteFormat', allowed: ['none', 'classic', 'button', 'bigBlind'] }],
    ['INVALID_CHOICE', { antePriority: 'none' as never }, { field: 'antePriority', allowed: ['blindFirst', 'anteFirst'] }],
    ['INVALID_STRUCTURE_LENGTH', { structure: [] }, { periods: 0, maximum: 200 }],
    ['INVALID_STRUCTURE_LENGTH', { structure: Array.from({ length: 201 }, () => level) }, { periods: 201, maximum: 200 }],
    ['STRUCTURE_BEGINS_WITH_BREAK', { structure: [rest, level] }, {}],
    ['STRUCTURE_ENDS_WITH_BREAK', { structure: [level, rest] }, {}],
    ['SMALL_BLIND_ABOVE_BIG_BLIND', { structure: [{ ...level, smallBlind: 75 }] }, { period: 0, smallBlind: 75, bigBlind: 50 }],
    ['ANTE_WITHOUT_FORMAT', { anteFormat: 'none', structure: [level, { ...level, ante: 25 }] }, { period: 1, ante: 25 }],
    ['NOT_A_CHIP_MULTIPLE', { startingStack: 10_010 }, { field: 'startingStack', amount: 10_010, chipUnit: 25 }],
    ['NOT_A_CHIP_MULTIPLE', { structure: [{ ...level, bigBlind: 60 }] }, { field: 'structure.0.bigBlind', amount: 60, chipUnit: 25 }],
    [
      'INVALID_NUMBER',
      { structure: [{ ...level, seconds: 0 }] },
      { field: 'structure.0.seconds', value: '0', minimum: 1, maximum: 86_400 },
    ],
    [
      'INVALID_NUMBER',
      { structure: [{ ...level, seconds: 90_000 }] },
      { field: 'structure.0.seconds', value: '90000', minimum: 1, maximum: 86_400 },
    ],
    ['INVALID_CHOICE', { structure: [{ kind: 'pause', seconds: 5 } as never] }, { field: 'structure.0.kind', allowed: ['level', 'break'] }],
  ])('is refused with %s for %j', (code, change, parameters) => {
    const { refusal } = when(initialTournamentState, { ...friday, ...change });
    expect(refusal).toEqual({ code, article: null, parameters });
  });

  const numbers = [Number.NaN, 1.5, -1, 1e18, Number.NEGATIVE_INFINITY];
  it.each(numbers)('accepts %p nowhere', (value) => {
    const changes: Partial<Create>[] = [
      { startingStack: value },
      { seatsPerTable: value },
      { chipUnit: value },
      ...(['smallBlind', 'bigBlind', 'ante', 'seconds'] as const).map((field) => ({ structure: [{ ...level, [field]: value }] })),
    ];
    for (const change of changes)
      expect(when(initialTournamentState, { ...friday, ...change }).refusal).toMatchObject({ parameters: { value: String(value) } });
  });
});
