import { firstEdition } from '../../../events/editions.js';
import type { Offence } from '../../../events/judging.js';
import {
  after,
  asRunning,
  type CommandOf,
  type Create,
  hand,
  minutes,
  open,
  outcome,
  player,
  settle,
  sitting,
  stacksAt,
  START,
  started,
  under,
  when,
} from '../../../test/tournament-scenario.js';
import { planJoining } from '../hands/joining.js';
import type { TournamentState } from '../state.js';

const eight = ['ada', 'bo', 'cyd', 'dan', 'eve', 'fay', 'gus', 'hal'];
const playing = (id: string, settings: Partial<Create> = {}, players = 4) => started(eight.slice(0, players), under(id, settings));
const ada = player('ada');
const bo = player('bo');

type Issue = CommandOf<'IssuePenalty'>;
const gives = (told: Partial<Issue> = {}): Issue => ({
  type: 'IssuePenalty',
  playerId: ada,
  offence: 'insult',
  unit: 'warning',
  count: 0,
  ...told,
});
const records = (offence: Offence, told: Partial<CommandOf<'RecordOffence'>> = {}): CommandOf<'RecordOffence'> => ({
  type: 'RecordOffence',
  playerId: ada,
  offence,
  ...told,
});
const notes: CommandOf<'NoteOffence'> = {
  type: 'NoteOffence',
  handId: hand(1, 1),
  revision: 12,
  seat: 1,
  playerId: ada,
  offence: 'exposedHand',
  sanction: 'must',
  startsAt: 'endOfHand',
  article: { article: 'RO 11.5', fallback: false, house: false },
};

/** Opens and settles a hand in which nothing changes hands. */
function plays(state: TournamentState, table = 1): TournamentState {
  const opened = after(state, open(table));
  return after(opened, settle(opened, table, stacksAt(opened, table)));
}
const remaining = (state: TournamentState, id = 1): number => asRunning(state).discipline.penalties[id - 1]!.remaining;
const stage = (state: TournamentState, id = 1): string => asRunning(state).discipline.penalties[id - 1]!.stage;
const deadIn = (state: TournamentState, table = 1): string[] =>
  asRunning(state)
    .tables[table - 1]!.openHand!.seats.filter(({ dead }) => dead)
    .map(({ playerId }) => playerId);
const code = (state: TournamentState, command: Parameters<typeof when>[1]): string | undefined => when(state, command).refusal?.code;

describe('RO 11.5: an offence that a hand has noted', () => {
  const state = after(playing('ropta'), open(1));

  it('goes on record with its hand, its step and what the scale proposes; told twice it gives no events', () => {
    expect(when(state, notes).events).toEqual([
      {
        type: 'OffenceRecorded',
        data: {
          offenceId: 1,
          playerId: 'ada',
          offence: 'exposedHand',
          others: [],
          severity: 'mandatory',
          due: 'due',
          proposed: { unit: 'hands', minimum: 1, maximum: 1 },
          earlier: 0,
          earlierSeason: 0,
          facts: {},
          note: null,
          source: { kind: 'hand', handId: hand(1, 1), revision: 12, seat: 1, sanction: 'must', startsAt: 'endOfHand' },
          articles: [expect.objectContaining({ article: 'RO 11.5' }), expect.objectContaining({ article: 'RO 11.2' })],
        },
      },
    ]);
    expect(when(after(state, notes), notes)).toEqual({ events: [] });
    expect(outcome(when(after(state, notes), { ...notes, revision: 20 }))).toEqual(['OffenceRecorded']);
  });

  it('is punished from the hand after: the one in progress does not count', () => {
    const given = after(state, notes, gives({ offence: undefined, offenceId: 1, unit: 'hands', count: 1 }));
    expect(asRunning(given).discipline).toMatchObject({
      offences: [{ outcome: 'punished' }],
      penalties: [{ handsToMiss: 1, startsAfter: { table: 1, handNumber: 1 }, proposed: { unit: 'hands' }, reason: null }],
    });
    const settled = after(given, settle(given, 1, stacksAt(given, 1)));
    expect(remaining(settled)).toBe(1);
    const next = after(settled, open(1));
    expect(deadIn(next)).toEqual(['ada']);
    const over = when(next, settle(next, 1, stacksAt(next, 1)));
    expect(over.events).toMatchObject([
      { type: 'HandSettled', data: { missed: [{ playerId: 'ada', penaltyId: 1, remaining: 0 }] } },
      { type: 'PenaltyServed', data: { penaltyId: 1, playerId: 'ada', handsMissed: 1 } },
    ]);
    expect(deadIn(after(after(next, settle(next, 1, stacksAt(next, 1))), open(1)))).toEqual([]);
  });

  it('is known of a player who is out, and proposes nothing for him', () => {
    const out = after(playing('ropta'), {
      type: 'RecordAbandonment',
      playerId: ada,
      confirmed: true,
      judged: false,
      reason: null,
      at: START,
    });
    expect(when(out, notes).events).toMatchObject([{ data: { due: 'due', proposed: null } }]);
    const noted = after(out, notes);
    expect(when(noted, gives({ offence: undefined, offenceId: 1, unit: 'hands', count: 1 })).refusal).toEqual({
      code: 'PLAYER_ELIMINATED',
      article: null,
      parameters: { playerId: 'ada', place: 4 },
    });
    expect(code(noted, { type: 'CloseOffence', offenceId: 1, finding: 'unpunished' })).toBeUndefined();
  });
});

describe('RC 71-A; RO 11.1; TDA 7: the length of a penalty', () => {
  it('one warning is a warning: it has no length', () => {
    const [penalty] = [when(playing('redcactus'), gives({ count: 1 })).events?.at(-1)];
    expect(penalty).toMatchObject({ type: 'PenaltyIssued', data: { unit: 'warning', count: 0 } });
    expect(when(playing('redcactus'), gives({ count: 2 })).refusal?.code).toBe('PENALTY_OUT_OF_SCALE');
  });

  it.each([
    ['redcactus', 'rounds', 2, 8],
    ['tdaFr', 'rounds', 2, 8],
    ['ropta', 'rounds', 2, 8],
    ['mons', 'rounds', 2, 8],
    ['redcactus', 'hands', 3, 3],
    ['ropta', 'hands', 1, 1],
  ] as const)('%s: %s %i at a table of four is %i hands', (id, unit, count, handsToMiss) => {
    const { events } = when(playing(id), gives({ unit, count, reason: 'its gravity' }));
    expect(events?.at(-1)).toMatchObject({ type: 'PenaltyIssued', data: { unit, count, playersAtTable: 4, handsToMiss } });
  });

  it.each([
    ['no hands', 'mons', 'MO 13.1', 'hands', 1, 0, 0],
    ['a penalty of no hands', 'mons', 'MO 13.1', 'hands', 0, 0, 0],
    ['no hands', 'tdaFr', 'TDA 7', 'hands', 1, 0, 0],
    ['five rounds', 'tdaFr', 'TDA 7', 'rounds', 5, 1, 4],
    ['five hands', 'ropta', 'RO 11.2', 'hands', 5, 1, 4],
    ['no hands at all', 'toufflers', 'RO 11.2', 'hands', 0, 1, 4],
    ['no rounds at all', 'redcactus', 'RC 71-A', 'rounds', 0, 1, null],
    ['a warning of three hands', 'ropta', 'RO 11.1', 'warning', 3, 0, 0],
  ] as const)('%s is out of scale under %s (%s)', (_what, id, article, unit, count, minimum, maximum) => {
    expect(when(playing(id), gives({ unit, count, reason: 'its gravity' })).refusal).toEqual({
      code: 'PENALTY_OUT_OF_SCALE',
      article,
      parameters: { unit, count, minimum, maximum },
    });
  });

  it('RC 71-A: has no most', () => {
    expect(outcome(when(playing('redcactus'), gives({ unit: 'rounds', count: 12 })))).toEqual(['OffenceRecorded', 'PenaltyIssued']);
    // A number beyond the scales of all books may be a typing mistake: 50 hands for 5.
    const issued = (count: number) => when(playing('redcactus'), gives({ unit: 'hands', count })).events?.at(-1)?.data;
    expect(issued(50)).toMatchObject({ handsToMiss: 50, beyond: 16 });
    expect(issued(16)).not.toHaveProperty('beyond');
  });
});

describe('what the scale asks of the officials', () => {
  it('MO 13.1, RO 11.2: a step is skipped by the director, for a reason', () => {
    const state = playing('mons');
    const skips = gives({ unit: 'rounds', count: 1 });
    expect(when(state, skips).refusal).toEqual({
      code: 'PENALTY_REASON_REQUIRED',
      article: 'MO 13.1',
      parameters: { unit: 'warning', minimum: 0 },
    });
    expect(when(state, { ...skips, reason: 'he threatened the dealer', by: 'floor' }).refusal).toEqual({
      code: 'TD_ONLY',
      article: 'MO 13.1',
      parameters: { by: 'floor' },
    });
    expect(when(state, { ...skips, reason: 'he threatened the dealer' }).events?.at(-1)).toMatchObject({
      data: { reason: 'he threatened the dealer', proposed: { unit: 'warning' } },
    });
  });

  it('RC 71-A, TDA 7: the choice is free', () => {
    expect(code(playing('redcactus'), gives({ unit: 'rounds', count: 3 }))).toBeUndefined();
    expect(code(playing('tdaFr'), gives({ unit: 'rounds', count: 3 }))).toBeUndefined();
  });

  it('RC 71-A; RO 11.2: a repeated fault is met by more, or by a reason', () => {
    const state = after(playing('ropta'), gives({ unit: 'hands', count: 1 }));
    expect(when(state, gives({ unit: 'hands', count: 1 })).refusal).toEqual({
      code: 'PENALTY_MUST_ESCALATE',
      article: 'RO 11.2',
      parameters: { playerId: 'ada', unit: 'hands', count: 1 },
    });
    expect(when(state, gives()).refusal).toEqual({
      code: 'PENALTY_MUST_ESCALATE',
      article: 'RO 11.2',
      parameters: { playerId: 'ada', unit: 'hands', count: 1 },
    });
    expect(code(state, gives({ unit: 'hands', count: 2 }))).toBeUndefined();
    expect(code(state, gives({ offence: 'phone' }))).toBeUndefined();
    expect(when(state, gives({ reason: 'he apologised at once' })).events?.at(-1)).toMatchObject({
      data: { articles: expect.arrayContaining([expect.objectContaining({ article: 'RO 1.1' })]) as unknown },
    });
    const anyFault = after(playing('redcactus'), gives({ unit: 'hands', count: 2 }));
    expect(when(anyFault, gives({ offence: 'phone' })).refusal).toEqual({
      code: 'PENALTY_MUST_ESCALATE',
      article: 'RC 71-A',
      parameters: { playerId: 'ada', unit: 'hands', count: 2 },
    });
  });

  it('MO 12.6: giving chips is not met by a warning; nor is anything at the heavy degree (RO 11)', () => {
    expect(when(playing('mons'), gives({ offence: 'chipDumping', others: [bo] })).refusal).toEqual({
      code: 'WARNING_NOT_ALLOWED',
      article: 'MO 12.6',
      parameters: { offence: 'chipDumping' },
    });
    const heavy = playing('ropta', { rulebook: { ...firstEdition('ropta'), houseRules: { 'penalty.degree': 'heavy' } } });
    expect(when(heavy, gives()).refusal).toEqual({ code: 'WARNING_NOT_ALLOWED', article: 'RO 11', parameters: { offence: 'insult' } });
  });

  it('MO 12.6: both players are punished, each at his own table', () => {
    const state = playing('mons', {}, 8);
    const both = gives({ offence: 'chipDumping', unit: 'rounds', count: 1 });
    expect(when(state, both).refusal).toEqual({
      code: 'BOTH_PLAYERS_REQUIRED',
      article: 'MO 12.6',
      parameters: { offence: 'chipDumping', playerId: 'ada' },
    });
    expect(when(state, { ...both, others: [bo] }).events).toMatchObject([
      { type: 'OffenceRecorded', data: { playerId: 'ada', others: ['bo'] } },
      { type: 'OffenceRecorded', data: { playerId: 'bo', others: ['ada'] } },
      { type: 'PenaltyIssued', data: { playerId: 'ada', offenceId: 1, handsToMiss: 4 } },
      { type: 'PenaltyIssued', data: { playerId: 'bo', offenceId: 2, handsToMiss: 4 } },
    ]);
    const recorded = after(state, records('chipDumping', { others: [bo] }));
    expect(outcome(when(recorded, { ...both, offence: undefined, offenceId: 1 }))).toEqual(['PenaltyIssued', 'PenaltyIssued']);
    expect(when(state, gives({ others: [bo] })).refusal).toEqual({
      code: 'ONLY_THE_OFFENDER',
      article: 'MO 12.4',
      parameters: { offence: 'insult' },
    });
  });

  it('RC 69: less than disqualification takes a reason', () => {
    const state = playing('redcactus');
    const less = gives({ offence: 'chipDumping', others: [bo], unit: 'rounds', count: 4 });
    expect(when(state, less).refusal).toEqual({
      code: 'PENALTY_REASON_REQUIRED',
      article: 'RC 69',
      parameters: { unit: 'disqualification', minimum: 0 },
    });
    expect(code(state, { ...less, reason: 'neither knew the rule' })).toBeUndefined();
  });

  it('RC 71-A: the director alone gives penalties; MO 13.2, TDA 7, RO 1.7: his floors too', () => {
    expect(when(playing('redcactus'), gives({ by: 'floor' })).refusal).toEqual({
      code: 'TD_ONLY',
      article: 'RC 71-A',
      parameters: { by: 'floor' },
    });
    for (const id of ['mons', 'tdaFr', 'ropta', 'toufflers']) expect(code(playing(id), gives({ by: 'floor' }))).toBeUndefined();
  });

  it('counts the season where the federation does, and only there', () => {
    const season = playing('mons', { rulebook: { ...firstEdition('mons'), houseRules: { 'penalty.repetitionScope': 'season' } } });
    expect(when(playing('mons'), gives({ unit: 'rounds', count: 1, earlierSeason: 1 })).refusal).toEqual({
      code: 'SEASON_NOT_COUNTED',
      article: 'MO 13.1',
      parameters: {},
    });
    expect(code(season, gives({ unit: 'rounds', count: 1, earlierSeason: 1 }))).toBeUndefined();
  });
});

describe('an offence without a penalty', () => {
  it('RO 1.1: a penalty that is prescribed is waived by the director, for a reason', () => {
    const state = after(playing('ropta'), records('insult'), records('exposedHand'), records('advice'));
    const waives = { type: 'WaiveSanction', offenceId: 1, reason: 'he was provoked' } as const;
    expect(when(state, { type: 'CloseOffence', offenceId: 1, finding: 'unpunished' }).refusal).toEqual({
      code: 'SANCTION_MANDATORY',
      article: 'RO 11.1',
      parameters: { offenceId: 1 },
    });
    expect(when(state, { ...waives, by: 'floor' }).refusal).toEqual({ code: 'TD_ONLY', article: 'RO 1.1', parameters: { by: 'floor' } });
    expect(when(state, { ...waives, offenceId: 3 }).refusal).toEqual({
      code: 'NOT_MANDATORY',
      article: 'RO 11.3',
      parameters: { offenceId: 3 },
    });
    expect(when(state, { ...waives, offenceId: 9 }).refusal).toEqual({
      code: 'UNKNOWN_OFFENCE',
      article: null,
      parameters: { offenceId: 9 },
    });
    expect(code(state, { ...waives, reason: ' ' })).toBe('INVALID_TEXT');
    const waived = after(state, waives);
    expect(asRunning(waived).discipline.offences[0]).toMatchObject({ outcome: 'waived' });
    expect(when(waived, waives)).toEqual({ events: [] });
    expect(when(waived, gives({ offence: undefined, offenceId: 1, unit: 'hands', count: 1 })).refusal).toEqual({
      code: 'OFFENCE_SETTLED',
      article: null,
      parameters: { offenceId: 1 },
    });
  });

  it('that was none counts for no repetition', () => {
    const state = after(playing('mons'), records('stringBet'));
    expect(when(state, records('stringBet')).events).toMatchObject([{ data: { earlier: 1, due: 'possible' } }]);
    const struck = after(state, { type: 'CloseOffence', offenceId: 1, finding: 'unfounded', reason: 'the chips were his neighbour’s' });
    expect(when(struck, records('stringBet')).events).toMatchObject([{ data: { earlier: 0, due: 'none' } }]);
  });

  it('can not be told of what the book does not forbid, of strangers, or of hands that were not played', () => {
    const state = playing('ropta');
    expect(when(state, records('undeclaredElimination')).refusal).toEqual({
      code: 'NOT_AN_OFFENCE',
      article: 'custom',
      parameters: { offence: 'undeclaredElimination' },
    });
    expect(when(state, records('insult', { playerId: player('zed') })).refusal).toEqual({
      code: 'UNKNOWN_PLAYER',
      article: null,
      parameters: { playerId: 'zed' },
    });
    expect(when(state, records('insult', { others: [ada] })).refusal).toEqual({
      code: 'PLAYER_REPEATED',
      article: null,
      parameters: { playerId: 'ada' },
    });
    // Two are named twice: the first is said.
    expect(when(state, records('chipDumping', { others: [bo, ada, bo] })).refusal).toEqual({
      code: 'PLAYER_REPEATED',
      article: null,
      parameters: { playerId: 'ada' },
    });
    expect(when(state, records('insult', { handId: hand(1, 1) })).refusal).toEqual({
      code: 'UNKNOWN_HAND',
      article: null,
      parameters: { handId: 'friday.1.1' },
    });
    expect(code(after(state, open(1)), records('insult', { handId: hand(1, 1), revision: 3 }))).toBeUndefined();
  });
});

describe('serving', () => {
  const punished = (unit: 'hands' | 'rounds', count: number, id = 'redcactus') =>
    after(playing(id), gives({ unit, count, reason: 'its gravity' }));

  it('RC 71-A: the number stays when the table shrinks', () => {
    let state: TournamentState = punished('rounds', 1);
    state = after(state, { type: 'RecordAbandonment', playerId: bo, confirmed: true, judged: false, reason: null, at: START });
    expect(remaining(state)).toBe(4);
    for (let left = 3; left >= 0; left--) {
      state = plays(state);
      expect(remaining(state)).toBe(left);
    }
    expect(stage(state)).toBe('served');
  });

  it('RC 71-A: two penalties are served one after the other', () => {
    let state = after(punished('hands', 1), gives({ unit: 'hands', count: 2 }));
    state = plays(state);
    expect([remaining(state, 1), remaining(state, 2)]).toEqual([0, 2]);
    state = plays(plays(state));
    expect([stage(state, 1), stage(state, 2)]).toEqual(['served', 'served']);
  });

  it('a hand that nobody types in counts, but not the one that is being played', () => {
    const played: CommandOf<'RecordHandPlayed'> = { type: 'RecordHandPlayed', table: 1, at: START };
    const between = after(punished('hands', 2), played);
    expect(remaining(between)).toBe(1);
    const during = after(playing('redcactus'), gives({ unit: 'hands', count: 1, handInProgress: true }), played);
    expect(remaining(during)).toBe(1);
    expect(when(during, played).events).toMatchObject([
      { type: 'HandPlayed', data: { missed: [{ playerId: 'ada', remaining: 0 }] } },
      { type: 'PenaltyServed' },
    ]);
  });

  it('he takes the rest to another table, and is not dealt into its hand in progress (RC 71-C)', () => {
    const begun = playing('redcactus', {}, 6);
    const from = begun.tables.find(({ seats }) => seats.some(({ playerId }) => playerId === ada))!.table;
    const to = 3 - from;
    const seat = [1, 2, 3, 4].find((each) => !begun.tables[to - 1]!.seats.some((seated) => seated.seat === each))!;
    const state = plays(after(begun, gives({ unit: 'hands', count: 3 })), from);
    const opened = after(state, open(to));
    const moves = { type: 'MovePlayer', playerId: ada, table: to, seat, reason: 'balance' } as const;
    expect(when(opened, moves).events).toMatchObject([{ type: 'PlayerMoved', data: { handsToMiss: 2 } }]);
    const moved = after(opened, moves);
    expect(planJoining(moved, ada).refusal).toEqual({
      code: 'UNDER_PENALTY',
      article: 'RC 71-C',
      parameters: { playerId: 'ada', remaining: 2 },
    });
    const over = after(moved, settle(moved, to, stacksAt(opened, to)));
    expect(remaining(over)).toBe(2);
    let served: TournamentState = over;
    for (let hands = 0; hands < 4; hands++) served = plays(served, to);
    expect([remaining(served), stage(served)]).toEqual([0, 'served']);
  });

  it('RC 71-A: he can be put out by what he posts, and misses no more', () => {
    const opened = after(punished('rounds', 2), open(1));
    const seats = asRunning(opened).tables[0]!.seats;
    const winner = seats.find(({ playerId }) => playerId !== ada)!;
    const stacks = Object.fromEntries(
      seats.map(({ seat, playerId, stack }) => [seat, playerId === ada ? 0 : seat === winner.seat ? stack + 10_000 : stack]),
    );
    const out = after(opened, settle(opened, 1, stacks));
    expect(stage(out)).toBe('ended');
    expect(asRunning(out).discipline.running).toEqual([]);
  });

  it('RO 2.2: nobody waits for a player under penalty', () => {
    expect(deadIn(after(punished('rounds', 1, 'ropta'), open(1)))).toEqual(['ada']);
  });

  it('a correction of a settled hand counts no hand twice', () => {
    const state = plays(plays(punished('hands', 3)));
    const [one, other] = [sitting(state, 1, 1), sitting(state, 1, 2)];
    const stacks = stacksAt(state, 1);
    const corrected = after(state, {
      type: 'CorrectSettlement',
      handId: hand(1, 2),
      correction: 1,
      changes: [
        { playerId: one, amount: -100 },
        { playerId: other, amount: 100 },
      ],
      results: asRunning(state).tables[0]!.seats.map(({ seat, playerId }) => ({
        playerId,
        stackBefore: stacks[seat]!,
        stackAfter: stacks[seat]! + (playerId === one ? -100 : playerId === other ? 100 : 0),
      })),
      at: START,
    });
    expect(remaining(corrected)).toBe(1);
  });

  it('a penalty that was an error is taken back, and counts for nothing any more', () => {
    const lifts = { type: 'LiftPenalty', penaltyId: 1, reason: 'it was his neighbour' } as const;
    const state = plays(punished('hands', 3));
    expect(when(state, { ...lifts, by: 'floor' }).refusal).toEqual({ code: 'TD_ONLY', article: 'RC 1', parameters: { by: 'floor' } });
    expect(when(state, { ...lifts, penaltyId: 4 }).refusal).toEqual({
      code: 'UNKNOWN_PENALTY',
      article: null,
      parameters: { penaltyId: 4 },
    });
    expect(when(state, lifts).events).toMatchObject([{ type: 'PenaltyLifted', data: { offenceId: 1, remaining: 2, missed: 1 } }]);
    const lifted = after(state, lifts);
    expect(when(lifted, lifts)).toEqual({ events: [] });
    expect(deadIn(after(lifted, open(1)))).toEqual([]);
    expect(asRunning(lifted).discipline.offences[0]).toMatchObject({ outcome: 'open' });
    expect(code(lifted, gives({ offence: undefined, offenceId: 1 }))).toBeUndefined();
  });
});

describe('players who are out', () => {
  const penalised = after(playing('redcactus'), gives({ unit: 'hands', count: 3 }));

  it('miss what they still had to once a corrected hand has them in again', () => {
    const opened = after(penalised, open(1));
    const { seats } = asRunning(opened).tables[0]!;
    const winner = seats.find(({ playerId }) => playerId !== ada)!;
    const before = stacksAt(opened, 1);
    const seat = seats.find(({ playerId }) => playerId === ada)!.seat;
    const out = after(opened, settle(opened, 1, { ...before, [seat]: 0, [winner.seat]: before[winner.seat]! + before[seat]! }));
    expect([stage(out), remaining(out)]).toEqual(['ended', 2]);
    const results = seats.map(({ playerId, stack }) => ({ playerId, stackBefore: stack, stackAfter: stack }));
    const corrected = after(out, {
      type: 'CorrectSettlement',
      handId: hand(1, 1),
      correction: 1,
      changes: [
        { playerId: ada, amount: 10_000 },
        { playerId: winner.playerId, amount: -10_000 },
      ],
      results,
      at: START,
    });
    expect([stage(corrected), remaining(corrected)]).toEqual(['running', 2]);
    expect(deadIn(after(corrected, open(1)))).toEqual(['ada']);
  });

  it('RC 69; MO 12.6: who gave away his last chips is named with the other, who is punished alone', () => {
    const state = after(playing('mons'), records('chipDumping', { others: [bo] }), {
      type: 'RecordAbandonment',
      playerId: bo,
      confirmed: true,
      judged: false,
      reason: null,
      at: START,
    });
    const penalty = gives({ offence: undefined, offenceId: 1, unit: 'rounds', count: 1 });
    expect(when(state, penalty).events).toMatchObject([{ type: 'PenaltyIssued', data: { playerId: 'ada', handsToMiss: 3 } }]);
  });
});

describe('disqualification for an offence', () => {
  const excludes = (told: Partial<CommandOf<'DisqualifyPlayer'>> = {}): CommandOf<'DisqualifyPlayer'> => ({
    type: 'DisqualifyPlayer',
    playerId: ada,
    cause: 'penalty',
    reason: 'he gave his chips away',
    at: START + minutes(1),
    ...told,
  });

  it('RC 69, TDA 33: puts both players out, the shorter stack first; their chips leave play', () => {
    for (const id of ['redcactus', 'tdaFr']) {
      const state = after(playing(id), records('chipDumping', { others: [bo] }));
      expect(when(after(playing(id), records('chipDumping')), excludes({ offenceId: 1 })).refusal?.code).toBe('BOTH_PLAYERS_REQUIRED');
      expect(when(state, excludes({ offenceId: 1 })).events).toMatchObject([
        { type: 'PlayerDisqualified', data: { playerId: 'ada', offenceId: 1, place: 4, removed: 10_000 } },
        { type: 'PlayerDisqualified', data: { playerId: 'bo', offenceId: 2, place: 3, removed: 10_000 } },
      ]);
      const out = asRunning(after(state, excludes({ offenceId: 1 })));
      expect(out.entry.removed).toBe(20_000);
      expect(out.discipline.offences.map((offence) => offence.outcome)).toEqual(['disqualified', 'disqualified']);
    }
  });

  it('RC 71-A, MO 13.1, RO 11.1: is the director’s alone; TDA 7: his floors may too', () => {
    for (const id of ['redcactus', 'mons', 'ropta', 'toufflers']) expect(code(playing(id), excludes({ by: 'floor' }))).toBe('TD_ONLY');
    expect(code(playing('tdaFr'), excludes({ by: 'floor' }))).toBeUndefined();
  });

  it('is not for an offence of another, or one that was waived; nor does it leave nobody', () => {
    const state = after(playing('ropta'), records('insult'), records('chipDumping', { others: [bo] }));
    expect(when(state, excludes({ offenceId: 3 })).refusal).toEqual({
      code: 'UNKNOWN_OFFENCE',
      article: null,
      parameters: { offenceId: 3 },
    });
    expect(when(after(state, { type: 'WaiveSanction', offenceId: 1, reason: 'provoked' }), excludes({ offenceId: 1 })).refusal).toEqual({
      code: 'OFFENCE_SETTLED',
      article: null,
      parameters: { offenceId: 1 },
    });
    const two = after(started(['ada', 'bo']), records('chipDumping', { others: [bo] }));
    expect(when(two, excludes({ offenceId: 1 })).refusal).toEqual({
      code: 'NOBODY_WOULD_BE_LEFT',
      article: null,
      parameters: { players: 2 },
    });
  });

  it('MO 13.1: ends what was left of a penalty', () => {
    const state = after(playing('mons'), gives({ unit: 'rounds', count: 4, reason: 'its gravity' }), excludes({ offenceId: 1 }));
    expect(stage(state)).toBe('ended');
  });
});

describe('MO 2.9; RO 6.2; TF §2 b9: misdeals of a dealer', () => {
  const misdeal = (revision: number, playerId = ada): CommandOf<'NoteMisdeal'> => ({
    type: 'NoteMisdeal',
    handId: hand(1, 1),
    revision,
    playerId,
  });

  it('are counted from the hands, once each, and the next hand is given the number', () => {
    const state = after(playing('ropta'), open(1));
    expect(when(state, misdeal(9)).events).toEqual([{ type: 'MisdealNoted', data: { handId: hand(1, 1), revision: 9, playerId: ada } }]);
    const noted = after(state, misdeal(9), misdeal(14), misdeal(15, bo));
    expect(when(noted, misdeal(14)).events).toEqual([]);
    const settled = after(noted, settle(noted, 1, stacksAt(noted, 1)));
    const opened = when(settled, open(1)).events!.find(({ type }) => type === 'HandOpened');
    const seatOf = (id: string) => asRunning(settled).tables[0]!.seats.find(({ playerId }) => playerId === id)!.seat;
    expect(opened).toMatchObject({
      data: {
        misdealt: expect.arrayContaining([
          { seat: seatOf(ada), times: 2 },
          { seat: seatOf(bo), times: 1 },
        ]),
      },
    });
    expect(when(after(state, settle(state, 1, stacksAt(state, 1))), open(1)).events!.at(-1)!.data).not.toHaveProperty('misdealt');
  });
});
