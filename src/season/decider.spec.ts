/** Seasons: given events, when a command, then events or a refusal. */
import type { SeasonEvent } from '../../events/season.js';
import { schemeOf } from '../../test/fixtures/seasons.js';
import { seasonDecider } from './decider.js';
import { initialState, type SeasonState } from './state.js';

type Loose = Readonly<Record<string, unknown>> & { readonly type: string };

const after = (events: readonly Loose[]): SeasonState =>
  (events as readonly unknown[] as readonly SeasonEvent[]).reduce(seasonDecider.evolve, initialState);
const given = (...events: readonly Loose[]) => ({
  when: (command: Loose) =>
    seasonDecider.decide(
      { of: 'autumn', stage: 1, reason: 'x', check, knownWords: check.known, waiting: 0, late: false, ...command } as never,
      after(events),
    ),
});
const refused = (code: string, parameters: object = {}) => ({ refusal: { code, article: null, parameters } });
const event = (type: string, data: object): Loose => ({ type, data: { seasonId: 'autumn', ...data } });

const rules = {
  counting: [{ name: 'Fridays' }],
  selection: { count: 'all' },
  ranking: ['points'],
  qualification: { places: 2, tieAtCut: 'official' },
};
const scheme = schemeOf();
const known = {
  clubs: ['mons', 'ath'],
  regions: ['HT'],
  levels: ['gold'],
  federations: ['north'],
  clubsOfPlayers: ['mons', 'ath', 'lens'],
};
const check = { known, problem: null };
const base = { federationId: 'north', clubId: null, name: 'Autumn', competitors: 'players', stageName: 'First', rules, scheme };
const created = event('SeasonCreated', base);
const ofTeams = event('SeasonCreated', { ...base, competitors: 'teams' });
const create: Loose = { type: 'CreateSeason', ...base, clubId: undefined, isOwnerKnown: true };
const anna = { competitor: 'anna', rank: 1, points: '27' };
const bruno = { competitor: 'bruno', rank: 2, points: '22' };
const chloe = { competitor: 'chloe', rank: 2, points: '22' };
const closed = event('StageClosed', { stage: 1, qualified: [anna, bruno], cut: [] });
const tied = event('StageClosed', { stage: 1, qualified: [anna], cut: [bruno, chloe] });
const half = { fraction: '0.5', rounding: { places: 1, mode: 'down' } };
const final = { counting: [{ name: 'Final' }], selection: { count: 'all' }, ranking: ['points'], carryOver: half };
const opened = event('StageOpened', { stage: 2, name: 'Final', rules: final, entrants: [{ competitor: 'anna', carried: '13.5' }] });
const over = event('SeasonClosed', {});

describe('a season', () => {
  it('is created once, by somebody who is kept here', () => {
    expect(given().when(create)).toEqual({ events: [created] });
    expect(given(created).when(create)).toEqual(refused('SEASON_ALREADY_EXISTS', { name: 'Autumn' }));
    expect(given().when({ ...create, isOwnerKnown: false })).toEqual(refused('SEASON_OWNER_UNKNOWN'));
    expect(given().when({ type: 'RenameSeason', name: 'x' })).toEqual(refused('SEASON_NOT_FOUND'));
  });

  it('takes no formula that can not be read', () => {
    const unread = schemeOf({ points: { kind: 'formula', text: 'n*' } });
    expect(given().when({ ...create, scheme: unread })).toEqual(refused('SCHEME_UNREADABLE', { problem: 'UNEXPECTED', at: 3 }));
    expect(given(created).when({ type: 'ProposeScheme', scheme: unread })).toEqual(
      refused('SCHEME_UNREADABLE', { problem: 'UNEXPECTED', at: 3 }),
    );
  });

  it('takes no scheme that has no number for a tournament that it counts', () => {
    const problem = { sheet: 'friday', entrants: 9, place: 1, problem: 'NOT_RECORDED' };
    const given1 = { check: { ...check, problem } };
    for (const command of [
      create,
      { type: 'ProposeScheme', scheme },
      { type: 'ChangeSeasonRules', rules: { ...rules, ranking: ['wins'] } },
    ]) {
      const events = command === create ? [] : [created];
      expect([command.type, given(...events).when({ ...command, ...given1 })]).toEqual([
        command.type,
        refused('SCHEME_WITHOUT_NUMBER', problem),
      ]);
    }
    expect(given(created, closed).when({ type: 'OpenStage', name: 'Final', rules: final, ...given1 })).toEqual(
      refused('SCHEME_WITHOUT_NUMBER', problem),
    );
  });

  it.each<[string, object, object]>([
    ['a kind', { kinds: ['natonal'] }, { at: 'counting.0.kinds', given: 'natonal', known: expect.arrayContaining(['national']) }],
    ['a club', { clubs: ['mons', 'mon'] }, { at: 'counting.0.clubs', given: 'mon', known: ['mons', 'ath'] }],
    ['a region', { regions: ['HAINAUT'] }, { at: 'counting.0.regions', given: 'HAINAUT', known: ['HT'] }],
    ['a level', { levels: ['silver'] }, { at: 'counting.0.levels', given: 'silver', known: expect.arrayContaining(['gold']) }],
  ])('takes no rule with %s that nothing here has, and names the nearest', (_what, more, parameters) => {
    const wrong = { ...rules, counting: [{ name: 'Fridays', ...more }] };
    expect(given().when({ ...create, rules: wrong })).toEqual(refused('SEASON_WORD_UNKNOWN', parameters));
    expect(given(created).when({ type: 'ChangeSeasonRules', rules: wrong })).toEqual(refused('SEASON_WORD_UNKNOWN', parameters));
    expect(given(created, closed).when({ type: 'OpenStage', name: 'x', rules: wrong })).toEqual(refused('SEASON_WORD_UNKNOWN', parameters));
  });

  it.each<[string, object, string, string]>([
    ['a federation', { kind: 'licensed', federation: 'nord' }, 'federation', 'nord'],
    ['a federation of members', { kind: 'memberOfFederation', federation: 'nord' }, 'federation', 'nord'],
    ['a club', { kind: 'memberOfClub', clubs: ['lens', 'monz'] }, 'clubs', 'monz'],
    ['a club of licences', { kind: 'licensed', federation: 'north', clubs: ['monz'] }, 'clubs', 'monz'],
    ['a region', { kind: 'resident', regions: ['HT', 'HTT'] }, 'regions', 'HTT'],
  ])('ranks nobody by %s that nothing here has, and names the nearest', (_what, requirement, field, word) => {
    const wrong = { ...rules, eligibility: { requirements: [{ kind: 'resident', regions: ['HT'] }, requirement] } };
    const parameters = { at: `eligibility.requirements.1.${field}`, given: word, known: expect.any(Array) as unknown };
    expect(given().when({ ...create, rules: wrong })).toEqual(refused('SEASON_WORD_UNKNOWN', parameters));
    expect(given(created).when({ type: 'ChangeSeasonRules', rules: wrong })).toEqual(refused('SEASON_WORD_UNKNOWN', parameters));
  });

  it.each<[string, object, string, string]>([
    [
      'a requirement twice',
      { eligibility: { requirements: ['HT', 'HT'].map((region) => ({ kind: 'resident', regions: [region] })) } },
      'eligibility.requirements',
      'REQUIREMENT_TWICE',
    ],
    ['days that are none', { counting: [{ name: 'x', to: '2026-02-31' }] }, 'counting.0.to', 'NO_SUCH_DAY'],
    ['an end before its start', { counting: [{ name: 'x', from: '2026-12-31', to: '2026-09-01' }] }, 'counting.0.from', 'FROM_AFTER_TO'],
    [
      'two caps for a level',
      { selection: { count: 'all', caps: ['NATIONAL', 'national'].map((level) => ({ level, best: 1 })) } },
      'selection.caps',
      'LEVEL_TWICE',
    ],
    ['a criterion twice', { ranking: ['points', 'wins', 'points'] }, 'ranking', 'CRITERION_TWICE'],
    ['members of players', { selection: { count: 'all', bestMembers: 2 } }, 'selection.bestMembers', 'MEMBERS_OF_PLAYERS'],
    ['points from no stage', { carryOver: half }, 'carryOver', 'CARRIES_NOTHING'],
  ])('takes no rules with %s', (_what, more, at, problem) => {
    const wrong = { ...rules, ...more };
    expect(given().when({ ...create, rules: wrong })).toEqual(refused('SEASON_RULE_IDLE', { at, problem }));
    expect(given(created).when({ type: 'ChangeSeasonRules', rules: wrong })).toEqual(refused('SEASON_RULE_IDLE', { at, problem }));
  });

  it('of teams has manches where only the best members count', () => {
    const best = { ...rules, selection: { count: 'all', bestMembers: 2 } };
    const teams = { ...create, competitors: 'teams', rules: best };
    expect(given().when(teams)).toEqual(refused('SEASON_RULE_IDLE', { at: 'selection.bestMembers', problem: 'MEMBERS_WITHOUT_MANCHE' }));
    const counting = [{ name: 'First', manche: 1 }];
    expect(given().when({ ...teams, rules: { ...best, counting } }).events).toHaveLength(1);
  });

  it('understands kinds as the API writes them, and keeps them as they are written in events', () => {
    const capitals = {
      ...rules,
      counting: [{ name: 'Finals', kinds: ['NATIONAL'], levels: ['REGIONAL'], level: 'WEEKLY' }],
      selection: { count: 'all', caps: [{ level: 'NATIONAL', best: 1 }] },
    };
    const doubled = schemeOf({ multiplier: { NATIONAL: '2', gold: '3' } });
    expect(given().when({ ...create, rules: capitals, scheme: doubled })).toMatchObject({
      events: [
        {
          data: {
            rules: {
              counting: [{ name: 'Finals', kinds: ['national'], levels: ['regional'], level: 'weekly' }],
              selection: { caps: [{ level: 'national', best: 1 }] },
            },
            scheme: { multiplier: { national: '2', gold: '3' } },
          },
        },
      ],
    });
  });

  it('takes no scheme that ages results as of a day that is none', () => {
    const ageing = { asOf: '2026-02-31', bands: [{ from: 30, factor: '0.5' }] };
    const parameters = { at: 'ageing.asOf', problem: 'NO_SUCH_DAY' };
    expect(given().when({ ...create, scheme: schemeOf({ ageing }) })).toEqual(refused('SEASON_RULE_IDLE', parameters));
    expect(given(created).when({ type: 'ProposeScheme', scheme: schemeOf({ ageing }) })).toEqual(refused('SEASON_RULE_IDLE', parameters));
  });

  it('takes no multiplier of a level that no tournament can have, unless the rules declare it', () => {
    const odd = schemeOf({ multiplier: { nationale: '2' } });
    const parameters = { at: 'multiplier', given: 'nationale', known: expect.arrayContaining(['national']) as unknown };
    expect(given().when({ ...create, scheme: odd })).toEqual(refused('SEASON_WORD_UNKNOWN', parameters));
    expect(given(created).when({ type: 'ProposeScheme', scheme: odd })).toEqual(refused('SEASON_WORD_UNKNOWN', parameters));
    expect(given().when({ ...create, scheme: odd, rules: { ...rules, levels: ['nationale'] } }).events).toHaveLength(1);
    expect(
      given().when({ ...create, scheme: odd, rules: { ...rules, counting: [{ name: 'x', level: 'nationale' }] } }).events,
    ).toHaveLength(1);
  });

  it('adopts a scheme of which somebody has seen the differences', () => {
    const proposed = event('SchemeProposed', { version: 2, scheme });
    expect(given(created).when({ type: 'ProposeScheme', scheme })).toEqual({ events: [proposed] });
    const trial = { digest: 'a'.repeat(64), problem: null };
    const adopt: Loose = { type: 'AdoptScheme', version: 2, differences: 'a'.repeat(64), trial };
    const adopted = event('SchemeAdopted', { version: 2, differences: 'a'.repeat(64) });
    expect(given(created, proposed).when(adopt)).toEqual({ events: [adopted] });
    expect(given(created).when(adopt)).toEqual(refused('SCHEME_UNKNOWN', { version: 2, versions: 1 }));
    expect(given(created, proposed, adopted).when(adopt)).toEqual(refused('SCHEME_HOLDS', { version: 2 }));
    expect(given(created, proposed).when({ ...adopt, differences: 'b'.repeat(64) })).toEqual(refused('DIFFERENCES_NOT_SEEN'));
    const problem = { sheet: null, entrants: 3, place: 1, problem: 'DIVISION_BY_ZERO' };
    expect(given(created, proposed).when({ ...adopt, trial: { ...trial, problem } })).toEqual(refused('SCHEME_WITHOUT_NUMBER', problem));
    // And back to version 1.
    expect(given(created, proposed, adopted).when({ ...adopt, version: 1 })).toMatchObject({ events: [{ data: { version: 1 } }] });
  });

  it('changes the rules of a stage that is open', () => {
    const other = { ...rules, ranking: ['points', 'wins'] };
    const change: Loose = { type: 'ChangeSeasonRules', rules: other };
    expect(given(created).when(change)).toEqual({ events: [event('SeasonRulesChanged', { stage: 1, rules: other })] });
    expect(given(created).when({ ...change, rules })).toEqual({ events: [] });
    expect(given(created).when({ ...change, stage: 2 })).toEqual(refused('STAGE_UNKNOWN', { stage: 2, stages: 1 }));
    expect(given(created, closed).when(change)).toEqual(refused('STAGE_CLOSED', { stage: 1 }));
  });
});

describe('what counts', () => {
  const found = (rule: string | null, more: object = {}): Loose => ({
    type: 'RecordCounting',
    found: [{ stage: 1, sheetId: 'friday', rule, level: null, manche: null, ...more }],
  });
  const byRule = event('TournamentCounted', {
    stage: 1,
    sheetId: 'friday',
    by: {
      kind: 'rule',
      rule: 'Fridays',
    },
    level: null,
    manche: null,
  });
  const sheet = { isOwn: true, kind: 'weekly' };
  const count: Loose = { type: 'CountTournament', sheetId: 'friday', level: null, manche: null, sheet };
  const picked = event('TournamentCounted', {
    stage: 1,
    sheetId: 'friday',
    by: {
      kind: 'official',
      reason: 'x',
    },
    level: 'weekly',
    manche: null,
  });

  it('is recorded by rule once, and no longer where no rule matches', () => {
    expect(given(created).when(found('Fridays'))).toEqual({ events: [byRule] });
    expect(given(created, byRule).when(found('Fridays'))).toEqual({ events: [] });
    expect(given(created, byRule).when(found('Fridays', { level: 'gold' })).events).toHaveLength(1);
    expect(given(created).when(found(null))).toEqual({ events: [] });
    expect(given(created, byRule).when(found(null))).toEqual({
      events: [event('TournamentDiscounted', { stage: 1, sheetId: 'friday', by: { kind: 'rule', rule: null } })],
    });
    expect(given(created, byRule, closed).when(found(null))).toEqual({ events: [] });
  });

  it('has a level that the season knows', () => {
    const parameters = { at: 'level', given: 'silver', known: expect.arrayContaining(['gold']) as unknown };
    expect(given(created).when({ ...count, level: 'silver' })).toEqual(refused('SEASON_WORD_UNKNOWN', parameters));
    expect(given(created).when({ ...count, level: 'NATIONAL' })).toMatchObject({ events: [{ data: { level: 'national' } }] });
  });

  it('is what an official says, until that is taken back', () => {
    expect(given(created).when(count)).toEqual({ events: [picked] });
    expect(given(created, picked).when(count)).toEqual({ events: [] });
    expect(given(created, picked).when(found(null))).toEqual({ events: [] });
    const left = event('TournamentLeftToRules', { stage: 1, sheetId: 'friday' });
    expect(given(created, picked).when({ type: 'LeaveTournamentToRules', sheetId: 'friday' })).toEqual({ events: [left] });
    expect(given(created, picked, left).when(found(null)).events).toHaveLength(1);
    expect(given(created).when({ type: 'LeaveTournamentToRules', sheetId: 'friday' })).toEqual(
      refused('COUNTED_BY_RULES', { sheetId: 'friday' }),
    );
    const discounted = given(created, byRule).when({ type: 'DiscountTournament', sheetId: 'friday' });
    expect(discounted.events).toHaveLength(1);
    expect(given(created, byRule, discounted.events![0] as never).when(found('Fridays'))).toEqual({ events: [] });
  });

  it('is of the owner’s clubs', () => {
    expect(given(created).when({ ...count, sheet: null })).toEqual(refused('SHEET_NOT_PUBLISHED', { sheetId: 'friday' }));
    expect(given(created).when({ ...count, sheet: { ...sheet, isOwn: false } })).toEqual(
      refused('SHEET_NOT_OF_OWNER', { sheetId: 'friday' }),
    );
  });
});

describe('points of a commission', () => {
  const adjust: Loose = { type: 'AdjustPoints', playerId: 'anna', points: '-4', known: true };
  const adjusted = event('PointsAdjusted', { stage: 1, adjustment: 1, playerId: 'anna', teamId: null, points: '-4', reason: 'x' });

  it('are given and lifted by number', () => {
    expect(given(created).when(adjust)).toEqual({ events: [adjusted] });
    const lift: Loose = { type: 'LiftAdjustment', adjustment: 1 };
    const lifted = event('AdjustmentLifted', { adjustment: 1, playerId: 'anna', reason: 'x' });
    expect(given(created, adjusted).when(lift)).toEqual({ events: [lifted] });
    expect(given(created, adjusted, lifted).when(lift)).toEqual(refused('SEASON_ADJUSTMENT_NOT_FOUND', { adjustment: 1 }));
    expect(given(created, adjusted, lifted).when(adjust)).toMatchObject({ events: [{ data: { adjustment: 2 } }] });
  });

  it('are of who is ranked', () => {
    expect(given(created).when({ ...adjust, known: false })).toEqual(refused('COMPETITOR_UNKNOWN', { competitor: 'anna' }));
    expect(given(ofTeams).when(adjust)).toEqual(refused('SEASON_OF_TEAMS'));
    expect(given(created).when({ ...adjust, playerId: undefined, teamId: 'mons-1' })).toEqual(refused('SEASON_OF_PLAYERS'));
    expect(given(ofTeams).when({ ...adjust, playerId: undefined, teamId: 'mons-1' })).toEqual(
      refused('TEAM_UNKNOWN', { teamId: 'mons-1' }),
    );
  });
});

describe('a stage', () => {
  it('is closed once with who proceeds, and reopened before the next one', () => {
    const close: Loose = { type: 'CloseStage', table: { qualified: [anna, bruno], cut: [] } };
    expect(given(created).when(close)).toEqual({ events: [closed] });
    expect(given(created, closed).when(close)).toEqual({ events: [] });
    const reopened = event('StageReopened', { stage: 1, reason: 'x' });
    expect(given(created, closed).when({ type: 'ReopenStage' })).toEqual({ events: [reopened] });
    expect(given(created).when({ type: 'ReopenStage' })).toEqual(refused('STAGE_NOT_CLOSED', { stage: 1 }));
    expect(given(created, closed, opened).when({ type: 'ReopenStage' })).toEqual(refused('STAGE_FOLLOWED', { stage: 1 }));
  });

  it('is followed by the next one, with a part of the points', () => {
    const open: Loose = { type: 'OpenStage', name: 'Final', rules: final };
    expect(given(created, closed).when(open)).toMatchObject({
      events: [
        {
          data: {
            stage: 2,
            entrants: [
              { competitor: 'anna', carried: '13.5' },
              { competitor: 'bruno', carried: '11' },
            ],
          },
        },
      ],
    });
    const without = { ...final, carryOver: undefined };
    expect(given(created, closed).when({ ...open, rules: without })).toMatchObject({
      events: [{ data: { entrants: [{ carried: '0' }, { carried: '0' }] } }],
    });
    expect(given(created).when(open)).toEqual(refused('STAGE_NOT_CLOSED', { stage: 1 }));
    expect(given(created, tied).when(open)).toEqual(refused('STAGE_CUT_OPEN', { stage: 1, tied: 2 }));
  });

  it('has its cut ruled by an official, for as many as there are places', () => {
    const rule: Loose = { type: 'RuleOnCut', competitors: ['chloe'] };
    const ruled = event('CutRuled', { stage: 1, competitors: ['chloe'], reason: 'x' });
    expect(given(created, tied).when(rule)).toEqual({ events: [ruled] });
    expect(after([created, tied, ruled]).stages[0]).toMatchObject({ qualified: [anna, chloe], cut: [] });
    expect(given(created, closed).when(rule)).toEqual(refused('NO_CUT', { stage: 1 }));
    expect(given(created, tied).when({ ...rule, competitors: ['anna'] })).toEqual(refused('NOT_AT_CUT', { competitor: 'anna' }));
    expect(given(created, tied).when({ ...rule, competitors: ['bruno', 'chloe'] })).toEqual(
      refused('CUT_TOO_MANY', { named: 2, places: 1 }),
    );
  });

  it('is reviewed when others would proceed, once, until that is decided or is no longer so', () => {
    const review = (qualified: readonly object[], cut: readonly object[] = []): Loose => ({
      type: 'ReviewStage',
      table: { qualified, cut },
    });
    const due = event('QualificationReviewDue', { stage: 1, wouldProceed: ['chloe'], wouldNot: ['bruno'] });
    expect(given(created, closed).when(review([anna, chloe]))).toEqual({ events: [due] });
    expect(given(created, closed, due).when(review([anna, chloe]))).toEqual({ events: [] });
    expect(given(created, closed).when(review([anna], [bruno, chloe]))).toEqual({ events: [] });
    const back = event('QualificationReviewDue', { stage: 1, wouldProceed: [], wouldNot: [] });
    expect(given(created, closed, due).when(review([anna, bruno]))).toEqual({ events: [back] });
    expect(after([created, closed, due, back]).stages[0]!.review).toBeNull();
    const uphold: Loose = { type: 'UpholdQualification' };
    expect(given(created, closed, due).when(uphold).events).toHaveLength(1);
    expect(given(created, closed).when(uphold)).toEqual(refused('NO_REVIEW_DUE', { stage: 1 }));
  });

  it('has who proceeds amended, in the next stage too', () => {
    const amend: Loose = { type: 'AmendQualification', playerId: 'chloe', proceeds: true, standing: { rank: 2, points: '22' } };
    const amended = event('QualificationAmended', {
      stage: 1,
      playerId: 'chloe',
      teamId: null,
      proceeds: true,
      rank: 2,
      points: '22',
      carried: '11',
      reason: 'x',
    });
    expect(given(created, closed, opened).when(amend)).toEqual({ events: [amended] });
    expect(after([created, closed, opened, amended]).stages[1]!.entrants).toEqual({ anna: '13.5', chloe: '11' });
    expect(given(created, closed).when({ ...amend, playerId: 'anna' })).toEqual({ events: [] });
    expect(given(created, closed).when({ ...amend, standing: null })).toEqual(refused('COMPETITOR_UNKNOWN', { competitor: 'chloe' }));
    const out = given(created, closed, opened).when({ ...amend, playerId: 'anna', proceeds: false }).events as never as Loose[];
    expect(after([created, closed, opened, ...out])).toMatchObject({ stages: [{ qualified: [bruno] }, { entrants: {} }] });
  });
});

describe('the end of a season', () => {
  it('comes when all stages are closed, and can be taken back', () => {
    expect(given(created).when({ type: 'CloseSeason' })).toEqual(refused('SEASON_STAGE_OPEN', { stage: 1 }));
    expect(given(created, closed).when({ type: 'CloseSeason' })).toEqual({ events: [over] });
    expect(given(created, closed, over).when({ type: 'CloseSeason' })).toEqual({ events: [] });
    expect(given(created, closed, over).when({ type: 'RuleOnCut', competitors: [] })).toEqual(refused('SEASON_CLOSED'));
    expect(given(created, closed, over).when({ type: 'RecordCounting', found: [] })).toEqual({ events: [] });
    expect(given(created, closed, over).when({ type: 'ReopenSeason' }).events).toHaveLength(1);
    expect(given(created, closed).when({ type: 'ReopenSeason' })).toEqual(refused('SEASON_NOT_CLOSED'));
  });

  it('needs a reason where results wait for a person, and keeps it', () => {
    const close = { type: 'CloseSeason', waiting: 3 };
    expect(given(created, closed).when({ ...close, reason: undefined })).toEqual(refused('SEASON_RESULTS_WAIT', { waiting: 3 }));
    const data = { waiting: 3, reason: 'They are guests.' };
    expect(given(created, closed).when({ ...close, ...data })).toEqual({ events: [event('SeasonClosed', data)] });
  });

  it('names the stages that are still closed when it is taken back', () => {
    expect(given(created, closed, opened, over).when({ type: 'ReopenSeason' })).toEqual({
      events: [event('SeasonReopened', { reason: 'x', closedStages: [1] })],
    });
  });

  it('notes each tournament that comes after it once, until it is taken back', () => {
    const late = event('CorrectionDue', { sheetId: 'late', late: true });
    const note = { type: 'NoteCorrection', sheetId: 'late', late: true };
    expect(given(created, closed, over).when(note)).toEqual({ events: [late] });
    expect(given(created, closed, over, late).when(note)).toEqual({ events: [] });
    expect(after([created, closed, over, late])).toMatchObject({ correctionDue: true, lateSheets: ['late'] });
    expect(after([created, closed, over, late, event('CorrectionAdopted', { reason: 'x' })])).toMatchObject({
      correctionDue: false,
      lateSheets: ['late'],
    });
    expect(after([created, closed, over, late, event('SeasonReopened', { reason: 'x' })])).toMatchObject({ lateSheets: [] });
  });

  it('leaves corrections to be adopted', () => {
    const due = event('CorrectionDue', { sheetId: 'friday' });
    expect(given(created, closed, over).when({ type: 'NoteCorrection', sheetId: 'friday' })).toEqual({ events: [due] });
    expect(given(created, closed, over, due).when({ type: 'NoteCorrection', sheetId: 'friday' })).toEqual({ events: [] });
    expect(given(created, closed).when({ type: 'NoteCorrection', sheetId: 'friday' })).toEqual({ events: [] });
    expect(given(created, closed, over).when({ type: 'AdoptCorrection' })).toEqual(refused('NO_CORRECTION_DUE'));
    expect(given(created, closed, over, due).when({ type: 'AdoptCorrection' })).toEqual({
      events: [event('CorrectionAdopted', { reason: 'x' })],
    });
    expect(given(created).when({ type: 'AdoptCorrection' })).toEqual(refused('SEASON_NOT_CLOSED'));
  });
});

describe('teams', () => {
  const enter: Loose = { type: 'EnterTeam', teamId: 'mons-1', clubId: 'mons', name: 'Mons I', isOwnClub: true };
  const entered = event('TeamEntered', { teamId: 'mons-1', clubId: 'mons', name: 'Mons I' });
  const second = event('TeamEntered', { teamId: 'mons-2', clubId: 'mons', name: 'Mons II' });
  const name: Loose = {
    type: 'NameLineup',
    teamId: 'mons-1',
    clubId: 'mons',
    members: ['anna'],
    survivingIds: {},
    licensedWith: { anna: 'mons' },
  };
  const named = event('LineupNamed', { stage: 1, teamId: 'mons-1', members: ['anna'] });

  it('enter a season of teams, of the owner’s clubs, and leave it', () => {
    expect(given(ofTeams).when(enter)).toEqual({ events: [entered] });
    expect(given(created).when(enter)).toEqual(refused('SEASON_OF_PLAYERS'));
    expect(given(ofTeams, entered).when(enter)).toEqual(refused('TEAM_ALREADY_ENTERED', { name: 'Mons I' }));
    expect(given(ofTeams).when({ ...enter, isOwnClub: false })).toEqual(refused('CLUB_NOT_OF_OWNER', { clubId: 'mons' }));
    expect(given(ofTeams, entered).when({ type: 'RenameTeam', teamId: 'mons-1', name: 'A' }).events).toHaveLength(1);
    const withdrawn = event('TeamWithdrawn', { teamId: 'mons-1', reason: 'x' });
    expect(given(ofTeams, entered).when({ type: 'WithdrawTeam', teamId: 'mons-1' })).toEqual({ events: [withdrawn] });
    expect(given(ofTeams, entered, withdrawn).when(enter)).toEqual({ events: [entered] });
    expect(given(ofTeams, entered, withdrawn).when({ ...enter, clubId: 'namur' })).toEqual(
      refused('TEAM_OF_ANOTHER_CLUB', { clubId: 'mons' }),
    );
    expect(given(ofTeams).when({ type: 'WithdrawTeam', teamId: 'x' })).toEqual(refused('TEAM_UNKNOWN', { teamId: 'x' }));
  });

  it('have a line-up of players who are licensed with the club, each in one team', () => {
    expect(given(ofTeams, entered).when(name)).toEqual({ events: [named] });
    expect(given(ofTeams, entered, named).when(name)).toEqual({ events: [] });
    expect(given(ofTeams, entered).when({ ...name, licensedWith: { anna: 'namur' } })).toEqual(
      refused('NOT_LICENSED_WITH_CLUB', { playerId: 'anna', licensedWith: 'namur' }),
    );
    expect(given(ofTeams, entered, second, named).when({ ...name, teamId: 'mons-2' })).toEqual(
      refused('PLAYER_IN_ANOTHER_TEAM', { playerId: 'anna', teamId: 'mons-1' }),
    );
    const otherId: Loose = { ...name, teamId: 'mons-2', members: ['a2'], survivingIds: { a2: 'anna' } };
    expect(given(ofTeams, entered, second, named).when(otherId)).toEqual(
      refused('PLAYER_IN_ANOTHER_TEAM', { playerId: 'anna', teamId: 'mons-1' }),
    );
    expect(given(ofTeams, entered).when({ ...name, clubId: 'namur' })).toEqual(refused('TEAM_OF_ANOTHER_CLUB', { clubId: 'mons' }));
    expect(given(ofTeams).when(name)).toEqual(refused('TEAM_UNKNOWN', { teamId: 'mons-1' }));
  });
});
