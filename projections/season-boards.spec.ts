/** The boards of seasons compared with tables computed from all sheets. */
import * as fc from 'fast-check';
import type { RecordedEvent } from '../events/envelope.js';
import type { StageRules } from '../events/season-schemes.js';
import { schemeOf } from '../test/fixtures/seasons.js';
import { parsePoints } from '../src/season/fixed.js';
import { asCounted } from '../src/season/from-sheet.js';
import { orderKey } from '../src/season/order-key.js';
import { compareBy } from '../src/season/ranking.js';
import { prepareScheme } from '../src/season/score.js';
import { computeStandings, type Standings } from '../src/season/standings.js';
import { evolve } from '../src/sheet/evolve.js';
import { listResults } from '../src/sheet/rows.js';
import { initialState, type SheetState } from '../src/sheet/state.js';
import { foldEvents, RowsInMemory } from './rows-in-memory.js';
import { type BoardBody, type ClubBody, clubsOf, type StandingBody, standingsOf, standingsOfClub } from './season-board-rows.js';
import { seasonBoards } from './season-boards.js';

const PLAYERS = ['anna', 'bruno', 'chloe', 'dora', 'emil', 'fanny'];
const BOARD = 'autumn/1';

interface Happening {
  readonly kind: 'publish' | 'revise' | 'withdraw' | 'count' | 'discount' | 'merge' | 'unmerge' | 'adjust' | 'lift' | 'rules' | 'join';
  readonly of: number;
  readonly players: readonly string[];
  readonly states: readonly ('finished' | 'disqualified')[];
}

const happening: fc.Arbitrary<Happening> = fc.record({
  kind: fc.constantFrom(
    'publish',
    'publish',
    'revise',
    'withdraw',
    'count',
    'count',
    'discount',
    'merge',
    'unmerge',
    'adjust',
    'lift',
    'rules',
    'join',
  ),
  of: fc.integer({ min: 0, max: 5 }),
  players: fc.shuffledSubarray(PLAYERS, { minLength: 1 }),
  states: fc.array(fc.constantFrom('finished', 'finished', 'disqualified'), { minLength: 6, maxLength: 6 }),
});

const rules: fc.Arbitrary<StageRules> = fc.record({
  counting: fc.constant([{ name: 'all' }]),
  selection: fc.record({
    count: fc.oneof(
      fc.constant<'all'>('all'),
      fc.record({ best: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ dropWorst: fc.integer({ min: 1, max: 2 }) }),
    ),
    caps: fc.array(fc.record({ level: fc.constant('gold'), best: fc.integer({ min: 0, max: 2 }) }), { maxLength: 1 }),
    minParticipations: fc.integer({ min: 1, max: 2 }),
  }),
  ranking: fc.shuffledSubarray(['points', 'wins', 'countback', 'latest', 'bestResult', 'participations', 'net'] as const, { minLength: 1 }),
  clubOf: fc.constantFrom('current', 'atResult'),
});

const scheme = schemeOf({ points: { kind: 'placeTable', table: ['5', '2', '0', '-1'], below: '-3' }, multiplier: { gold: '1.5' } });

/** Turns happenings into consistent events, and keeps what a full computation needs. */
class Story {
  readonly events: RecordedEvent[] = [];
  readonly sheets = new Map<string, SheetState>();
  readonly counted = new Map<string, string | null>();
  readonly mergedInto = new Map<string, string>();
  readonly adjustments = new Map<number, { readonly playerId: string; readonly points: string }>();

  readonly lineups = new Map<string, readonly string[]>();
  isWithdrawn = false;

  constructor(
    public rules: StageRules,
    private readonly competitors: 'players' | 'teams' = 'players',
  ) {
    const created = { federationId: 'north', clubId: null, name: 'Autumn', competitors, stageName: 'Season', rules, scheme };
    this.add('SeasonCreated', { seasonId: 'autumn', ...created });
    if (competitors === 'teams') for (const teamId of ['x', 'y']) this.enter(teamId);
  }

  enter(teamId: string): void {
    this.add('TeamEntered', { seasonId: 'autumn', teamId, clubId: 'club0', name: teamId });
  }

  /** The competitor of a row. */
  competitorOf(person: string, team: string | null): string | null {
    const survivorOf = (id: string): string => this.mergedInto.get(id) ?? id;
    if (this.competitors === 'players') return person;
    const lined = ['x', 'y'].find((id) => this.lineups.get(id)?.some((member) => survivorOf(member) === survivorOf(person)));
    const named = team ?? lined ?? null;
    return named === 'y' && this.isWithdrawn ? null : named;
  }

  add(type: string, data: object): void {
    const position = this.events.length;
    const metadata = { recordedAt: position };
    this.events.push({ type, data, id: `e${position}`, stream: 'season-autumn', revision: position, position, metadata } as never);
    if (type.startsWith('Sheet')) {
      const { sheetId } = data as { readonly sheetId: string };
      this.sheets.set(sheetId, evolve(this.sheets.get(sheetId) ?? initialState, { type, data } as never));
    }
  }

  happen({ kind, of, players, states }: Happening, otherRules: StageRules): void {
    const sheetId = `s${of}`;
    const sheet = this.sheets.get(sheetId);
    const [one, other] = players;
    const common = { seasonId: 'autumn', stage: 1 };
    const cause = { kind: 'imported', eventId: null, article: null };
    switch (kind) {
      case 'publish':
      case 'revise': {
        const rows = players.map((recordedAs, at) => ({
          recordedAs,
          place: at + 1,
          tied: 1,
          state: states[at],
          entries: 1,
          rebuys: 0,
          bounties: 0,
          ...(this.competitors === 'teams' && at % 3 < 2 ? { team: at % 3 === 0 ? 'x' : 'y' } : {}),
        }));
        // Two ids of one person do not meet.
        if (players.some((id) => players.includes(this.mergedInto.get(id) ?? ''))) return;
        const facts = { source: 'import', tournamentId: null, clubId: null, name: sheetId, date: `2026-09-0${(of % 4) + 1}`, kind: null };
        const whole = { ...facts, entrants: rows.length, entries: rows.length, buyIn: null };
        if (sheet === undefined) this.add('SheetPublished', { sheetId, part: 1, parts: 1, facts: whole, cause, through: null, rows });
        else {
          const before = new Map(sheet.rows.map((row) => [row.recordedAs as string, row]));
          const changes = [...new Set([...before.keys(), ...players])].map((recordedAs) => ({
            recordedAs,
            before: before.get(recordedAs) ?? null,
            after: rows.find((row) => row.recordedAs === recordedAs) ?? null,
          }));
          this.add('SheetRevised', {
            sheetId,
            part: 1,
            parts: 1,
            revision: sheet.revision + 1,
            facts: whole,
            cause,
            through: null,
            changes,
          });
        }
        return;
      }
      case 'withdraw':
        if (sheet !== undefined) this.add('SheetWithdrawn', { sheetId, cause, through: null });
        return;
      case 'count':
        if (sheet === undefined) return;
        this.counted.set(sheetId, of % 2 === 0 ? 'gold' : null);
        this.add('TournamentCounted', {
          ...common,
          sheetId,
          by: { kind: 'rule', rule: 'all' },
          level: this.counted.get(sheetId),
          manche: null,
        });
        return;
      case 'discount':
        if (this.counted.delete(sheetId)) this.add('TournamentDiscounted', { ...common, sheetId, by: { kind: 'rule', rule: null } });
        return;
      case 'merge': {
        const isFree = (id: string): boolean => !this.mergedInto.has(id) && ![...this.mergedInto.values()].includes(id);
        if (one === undefined || other === undefined || !isFree(one) || this.mergedInto.has(other)) return;
        const met = [...this.sheets.values()].some(({ rows }) => {
          const ids = new Set(rows.map(({ recordedAs }) => this.mergedInto.get(recordedAs) ?? recordedAs));
          return ids.has(one) && ids.has(other);
        });
        if (met) return;
        this.mergedInto.set(one, other);
        this.add('MergedInto', { playerId: one, survivorId: other });
        return;
      }
      case 'unmerge': {
        const survivorId = this.mergedInto.get(one!);
        if (survivorId === undefined) return;
        this.mergedInto.delete(one!);
        this.add('UnmergedFrom', { playerId: one, survivorId });
        return;
      }
      case 'adjust': {
        if (this.competitors === 'teams') {
          // The members of a team, who may be in no other.
          const team = of % 2 === 0 ? 'x' : 'y';
          const others = new Set(this.lineups.get(team === 'x' ? 'y' : 'x'));
          const members = players.slice(0, 2).filter((id) => !others.has(id));
          this.lineups.set(team, members);
          this.add('LineupNamed', { ...common, teamId: team, members });
          return;
        }
        const adjustment = this.events.length;
        this.adjustments.set(adjustment, { playerId: one!, points: of % 2 === 0 ? '-1.5' : '2' });
        this.add('PointsAdjusted', { ...common, adjustment, teamId: null, reason: 'x', ...this.adjustments.get(adjustment) });
        return;
      }
      case 'lift': {
        const [adjustment] = this.adjustments.keys();
        if (adjustment === undefined) return;
        this.adjustments.delete(adjustment);
        this.add('AdjustmentLifted', { seasonId: 'autumn', adjustment, playerId: null, reason: 'x' });
        return;
      }
      case 'rules':
        this.rules = otherRules;
        this.add('SeasonRulesChanged', { ...common, rules: otherRules });
        return;
      case 'join':
        if (this.competitors === 'teams') {
          this.isWithdrawn = !this.isWithdrawn;
          if (this.isWithdrawn) this.add('TeamWithdrawn', { seasonId: 'autumn', teamId: 'y', reason: 'x' });
          else this.enter('y');
          return;
        }
        this.add('ClubJoined', { playerId: one, clubId: `club${of % 2}`, since: '2026-01-01', primary: true });
    }
  }

  compute(): Standings {
    const survivorOf = (id: string): string => this.mergedInto.get(id) ?? id;
    return computeStandings({
      sheets: [...this.counted].flatMap(([sheetId, level]) => {
        const state = this.sheets.get(sheetId)!;
        if (state.status === 'withdrawn') return [];
        return [asCounted(sheetId, state.facts!, listResults(state), { region: null, level, manche: null })];
      }),
      score: prepareScheme(scheme),
      selection: this.rules.selection,
      ranking: this.rules.ranking,
      adjustments: [...this.adjustments.values()].map(({ playerId, points }) => ({
        competitor: playerId,
        points: parsePoints(points),
        reason: '',
      })),
      competitorOf: ({ person, team }) => this.competitorOf(person, team),
      survivorOf,
    });
  }
}

const readBoard = (rows: RowsInMemory<BoardBody>) => {
  const standings = rows.list(standingsOf(BOARD)) as readonly { readonly order: string; readonly body: StandingBody }[];
  return standings.map(({ order, body }) => ({
    competitor: body.competitor,
    rank: body.isRanked ? 1 + standings.filter((row) => row.order < order).length : null,
    points: body.points,
    adjusted: body.adjusted,
    played: body.played,
    wins: body.wins,
    dropped: [...body.dropped.map((name) => name.split(' ')[0]!), ...body.absences],
  }));
};

const expected = ({ ranked }: Standings) =>
  ranked.map(({ rank, tally }) => ({
    competitor: tally.competitor,
    rank,
    points: String(tally.total),
    adjusted: String(tally.adjusted),
    played: tally.played,
    wins: tally.wins,
    dropped: [...tally.dropped.map(({ sheet }) => sheet.id), ...tally.droppedAbsences],
  }));

const stories = fc.tuple(rules, rules, fc.array(happening, { maxLength: 60, size: 'max' }));

describe('the boards of a season', () => {
  it('are the table that is computed from the sheets, whatever happened in whatever order', () => {
    fc.assert(
      fc.property(stories, ([first, second, happenings]) => {
        const story = new Story(first);
        for (const each of happenings) story.happen(each, second);
        expect(readBoard(foldEvents(seasonBoards, story.events))).toEqual(expected(story.compute()));
      }),
      { numRuns: 400 },
    );
  });

  it('of teams are the table that is computed, by the names on sheets and by line-ups', () => {
    fc.assert(
      fc.property(stories, fc.boolean(), ([first, second, happenings], isByMembers) => {
        const withMembers = (of: StageRules): StageRules => ({
          ...of,
          selection: isByMembers ? { count: 'all', bestMembers: 1 } : of.selection,
        });
        const story = new Story(withMembers(first), 'teams');
        for (const each of happenings) story.happen(each, withMembers(second));
        expect(readBoard(foldEvents(seasonBoards, story.events))).toEqual(expected(story.compute()));
      }),
      { numRuns: 300 },
    );
  });

  it('give clubs the points of those who play for them', () => {
    fc.assert(
      fc.property(stories, ([first, second, happenings]) => {
        const story = new Story(first);
        for (const each of happenings) story.happen(each, second);
        const rows = foldEvents(seasonBoards, story.events);
        const sums = new Map<string, bigint>();
        const standings = rows.list(standingsOf(BOARD)).map(({ body }) => body as StandingBody);
        for (const { shares } of standings) for (const { club, points } of shares) sums.set(club, (sums.get(club) ?? 0n) + BigInt(points));
        const clubs = rows.list(clubsOf(BOARD)).map(({ body }) => body as ClubBody);
        expect(new Map(clubs.map(({ club, points }) => [club, BigInt(points)]))).toEqual(sums);
        for (const club of ['club0', 'club1']) {
          const listed = rows.list(standingsOfClub(BOARD, club)).map(({ body }) => (body as StandingBody).competitor);
          expect(listed).toEqual(standings.filter((each) => each.club === club).map(({ competitor }) => competitor));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('leave no row where nothing counts any longer', () => {
    const story = new Story({ counting: [{ name: 'all' }], selection: { count: 'all' }, ranking: ['points'] });
    const players = { of: 0, players: PLAYERS, states: Array.from({ length: 6 }, () => 'finished' as const) };
    for (const kind of ['publish', 'count', 'discount'] as const) story.happen({ kind, ...players }, story.rules);
    const left = [...foldEvents(seasonBoards, story.events).all()].map(({ partition }) => partition);
    expect(left.filter((partition) => partition !== '' && !partition.startsWith('changes'))).toEqual(['boards']);
  });
});

describe('a stage for those who proceeded', () => {
  it('counts what they played under another id while that is merged with theirs, and no longer', () => {
    const story = new Story({ counting: [{ name: 'all' }], selection: { count: 'all' }, ranking: ['points'] });
    const rules = { counting: [{ name: 'final' }], selection: { count: 'all' }, ranking: ['points'] };
    story.add('StageClosed', { seasonId: 'autumn', stage: 1, qualified: [], cut: [] });
    const entrants = [{ competitor: 'anna', carried: '1' }];
    story.add('StageOpened', { seasonId: 'autumn', stage: 2, name: 'Final', rules, entrants });
    story.happen({ kind: 'publish', of: 1, players: ['chloe', 'bruno'], states: ['finished', 'finished'] }, story.rules);
    const by = { kind: 'rule', rule: 'final' };
    story.add('TournamentCounted', { seasonId: 'autumn', stage: 2, sheetId: 's1', by, level: null, manche: null });
    const shown = () =>
      foldEvents(seasonBoards, story.events)
        .list(standingsOf('autumn/2'))
        .map(({ body }) => [(body as StandingBody).competitor, (body as StandingBody).points]);
    expect(shown()).toEqual([['anna', '10000']]);
    story.add('MergedInto', { playerId: 'chloe', survivorId: 'anna' });
    expect(shown()).toEqual([['anna', '60000']]);
    story.add('UnmergedFrom', { playerId: 'chloe', survivorId: 'anna' });
    expect(shown()).toEqual([['anna', '10000']]);
  });
});

describe('the order of a table as a text', () => {
  it('is that of the criteria', () => {
    fc.assert(
      fc.property(stories, ([first, second, happenings]) => {
        const story = new Story(first);
        for (const each of happenings) story.happen(each, second);
        const { ranked } = story.compute();
        const compare = compareBy(first.ranking);
        for (const { tally: a } of ranked) {
          for (const { tally: b } of ranked) {
            const [one, other] = [a, b].map((tally) => orderKey(tally, first.ranking, true));
            expect(one! < other! ? -1 : Number(one! > other!)).toBe(Math.sign(compare(a, b)));
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
