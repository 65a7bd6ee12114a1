/** The table of a stage now or at a position, folded from the season's stream and those of the sheets that count. */
import { type SeasonId, seasonStream, type SheetId, sheetStream, type StreamName } from '../../../events/ids.js';
import { clubs } from '../../../projections/clubs.js';
import { ALL_MERGES, merges } from '../../../projections/merges.js';
import { affiliationOn } from '../../federation/affiliations.js';
import { parsePoints, type Points } from '../../season/fixed.js';
import { rankEligible } from '../../season/eligibility.js';
import { asCounted } from '../../season/from-sheet.js';
import { teamsByMember } from '../../season/lineups.js';
import { prepareScheme } from '../../season/score.js';
import type { SheetAsCounted } from '../../season/sheet.js';
import { computeStandingsInSteps, type Standings } from '../../season/standings.js';
import { seasonDecider } from '../../season/decider.js';
import { finishInTurns, Pieces } from '../pieces.js';
import { schemeOfStage, type SeasonState } from '../../season/state.js';
import { sheetDecider } from '../../sheet/decider.js';
import { listResults } from '../../sheet/rows.js';
import type { SheetState } from '../../sheet/state.js';
import type { EventStore } from '../../store/event-store.js';
import { readEvents } from '../../store/stream-pieces.js';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { decodeEvent } from '../dispatch/event-codec.js';
import type { ViewStore } from '../views/view-store.js';
import { readRegistry } from './belongings-past.js';
import { lookUp } from '../../../events/look-up.js';

export interface SeasonPast {
  readonly store: EventStore;
  readonly views: ViewStore;
}

/** Steps of scoring per turn: some milliseconds. */
export const STEPS_A_TURN = 5_000;

/** The most results from which a table is computed for a query. */
export const MAX_RESULTS = 50_000;

/** The season is too large to compute its table for a query. */
export class SeasonTooLarge extends Error {
  constructor(
    readonly results: number,
    readonly most = MAX_RESULTS,
  ) {
    super(`the season has ${results} results or more; a table is computed of at most ${most}`);
  }
}

/** The state of a season at a position. @param at the position; null for now */
export async function readSeasonAt({ store }: SeasonPast, id: SeasonId, at: number | null): Promise<SeasonState> {
  return foldUpTo<SeasonState>(store, seasonStream(id), at, seasonDecider.initialState, seasonDecider.evolve);
}

/**
 * @param at the position; null for now
 * @throws SeasonTooLarge
 */
export async function readStandings(past: SeasonPast, season: SeasonState, stage: number, at: number | null): Promise<Standings> {
  const { store, views } = past;
  const { counted, rules, entrants, lineups } = season.stages[stage - 1]!;
  const sheets: SheetAsCounted[] = [];
  let results = 0;
  let read = 0;
  for (const [sheetId, { level, manche }] of Object.entries(counted)) {
    const state = await foldUpTo<SheetState>(store, sheetStream(sheetId as SheetId), at, sheetDecider.initialState, sheetDecider.evolve);
    if ((read += 1) % 20 === 0) await nextTurn();
    const { facts, status } = state;
    if (facts === null || status === 'withdrawn') continue;
    results += state.rows.length;
    if (results > MAX_RESULTS) throw new SeasonTooLarge(results);
    const { affiliations = [] } = (facts.clubId === null ? undefined : views.get(clubs, facts.clubId)?.body) ?? {};
    const region = affiliationOn(affiliations, facts.date)?.region ?? null;
    sheets.push(asCounted(sheetId, facts, listResults(state), { region, level, manche }));
  }
  const { survivorOf, idsOf } = readSurvivors(views, at);
  const { eligibility } = rules;
  if (eligibility !== undefined) {
    const people = new Set(sheets.flatMap(({ rows }) => rows.map(({ person }) => person)));
    const registry = await readRegistry(past, people, idsOf, at);
    for (const [index, sheet] of sheets.entries()) sheets[index] = rankEligible(sheet, eligibility, registry);
  }
  const score = prepareScheme(schemeOfStage(season, season.stages[stage - 1]!));
  const pieces = new Pieces(STEPS_A_TURN);
  for (const sheet of sheets) for (const steps of score.inSteps(sheet)) await pieces.done(steps);
  const carried = sumCarried(entrants, survivorOf);
  const teamOf = teamsByMember(lineups, survivorOf);
  const takesPart = (competitor: string): boolean =>
    (carried === null || carried.has(competitor)) &&
    (season.competitors === 'players' || lookUp(season.teams, competitor)?.withdrawn === false);
  const computation = computeStandingsInSteps({
    sheets,
    score,
    selection: rules.selection,
    ranking: rules.ranking,
    ranks: rules.ranks,
    adjustments: season.adjustments.flatMap(({ stage: of, playerId, teamId, points }) =>
      of === stage ? [{ competitor: (playerId ?? teamId)!, points: parsePoints(points), reason: '' }] : [],
    ),
    competitorOf({ person, team }) {
      const survivor = survivorOf(person);
      const competitor = season.competitors === 'players' ? survivor : (team ?? teamOf.get(survivor) ?? null);
      return competitor !== null && takesPart(competitor) ? competitor : null;
    },
    survivorOf,
    ...(carried !== null && { carried }),
  });
  return finishInTurns(computation, STEPS_A_TURN);
}

async function foldUpTo<State>(
  store: EventStore,
  stream: StreamName,
  at: number | null,
  initial: State,
  evolve: (state: State, event: never) => State,
): Promise<State> {
  let state = initial;
  for await (const stored of readEvents(store, stream)) {
    if (at !== null && stored.position > at) return state;
    state = evolve(state, decodeEvent(stored) as never);
  }
  return state;
}

interface Survivors {
  readonly survivorOf: (recorded: string) => string;
  /** All ids of a person, by any of them. */
  readonly idsOf: (person: string) => readonly string[];
}

function readSurvivors(views: ViewStore, at: number | null): Survivors {
  const survivors = new Map<string, string>();
  for (const { sort, body } of views.page(merges, ALL_MERGES).rows) {
    if (at === null || sort <= at) survivors.set(body.playerId, body.survivorId);
  }
  const survivorOf = (recorded: string): string => survivors.get(recorded) ?? recorded;
  const duplicates = Map.groupBy(survivors.keys(), survivorOf);
  const idsOf = (person: string): readonly string[] => {
    const survivor = survivorOf(person);
    return [...new Set([survivor, ...(duplicates.get(survivor) ?? [])])];
  };
  return { survivorOf, idsOf };
}

function sumCarried(
  entrants: Readonly<Record<string, string>> | null,
  survivorOf: (recorded: string) => string,
): ReadonlyMap<string, Points> | null {
  if (entrants === null) return null;
  const carried = new Map<string, Points>();
  for (const [competitor, points] of Object.entries(entrants)) {
    const survivor = survivorOf(competitor);
    carried.set(survivor, (carried.get(survivor) ?? 0n) + parsePoints(points));
  }
  return carried;
}
