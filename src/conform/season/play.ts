/** Plays a case through the season's arithmetic, and compares each step. */
import { formatPoints, type Points } from '../../season/fixed.js';
import { manchePoints } from '../../season/manches.js';
import { findRankChanges, type RankChange } from '../../season/rank-change.js';
import { prepareScheme } from '../../season/score.js';
import { carryOver, qualifyFrom } from '../../season/stages.js';
import { computeStandings, type SeasonBasis, type Standings } from '../../season/standings.js';
import type { CaseDifference } from '../kind.js';
import { SeasonRecord } from './record.js';
import type { SeasonCase, StatedStep } from './shape.js';

type Found = { readonly [K in keyof StatedStep as K extends `expect${string}` ? K : never]?: unknown };

/** The differences of the season from the case. */
export function playSeason(stated: SeasonCase): readonly CaseDifference[] {
  const record = new SeasonRecord();
  const basis: Omit<SeasonBasis, 'sheets'> = {
    score: prepareScheme(stated.scheme),
    selection: stated.season,
    ranking: stated.ranking,
    adjustments: record.adjustments,
    survivorOf: record.survivorOf,
    competitorOf: stated.entity === 'team' ? ({ team }) => team : ({ person }) => person,
  };
  const play = stated.stages === undefined ? playPlayers(stated, basis) : playTeams(stated, basis);
  return stated.steps.flatMap((step, at) => {
    record.apply(step);
    return compareStep(step, play(record, step), `steps[${at}]`);
  });
}

function playPlayers(
  { scheme, qualification }: SeasonCase,
  basis: Omit<SeasonBasis, 'sheets'>,
): (record: SeasonRecord, step: StatedStep) => Found {
  const { places } = scheme.rounding;
  let before: Standings | undefined;
  return ({ sheets }, step) => {
    const after = computeStandings({ ...basis, sheets }, before);
    const found: Found = {
      expect: after.ranked.map(({ rank, tally }) => ({
        rank,
        player: tally.competitor,
        points: formatPoints(tally.total, places),
        dropped: [...tally.dropped.map(({ sheet }) => sheet.id), ...tally.droppedAbsences].sort(
          (a, b) => after.tournaments.indexOf(a) - after.tournaments.indexOf(b),
        ),
      })),
      ...(qualification !== undefined && { expectQualified: qualifyFrom(after, qualification).qualified }),
      ...(step.expectChanges !== undefined && before !== undefined && { expectChanges: changesBetween(before, after, places) }),
    };
    before = after;
    return found;
  };
}

/** The changes listed in a case, by player: changed results in a tournament, and ranks that changed without. */
function changesBetween(before: Standings, after: Standings, places: number): unknown {
  return [...findRankChanges(before, after)]
    .sort((a, b) => (a.competitor < b.competitor ? -1 : 1))
    .map((change) => changeAsStated(change, places))
    .filter((change) => change !== null);
}

function changeAsStated(
  { competitor, rankBefore, rankAfter, totalBefore, totalAfter, own, passedBy }: RankChange,
  places: number,
): unknown {
  const text = (points: Points | null): string | null => (points === null ? null : formatPoints(points, places));
  const rank = [rankBefore, rankAfter];
  const rescored = own.find(({ isAnotherResult }) => isAnotherResult);
  if (rescored !== undefined) {
    const points = [text(rescored.pointsBefore), text(rescored.pointsAfter)];
    return { player: competitor, kind: 'own', tournament: rescored.tournament, points, total: [text(totalBefore), text(totalAfter)], rank };
  }
  return rankBefore === rankAfter ? null : { player: competitor, kind: 'passive', passedBy, rank };
}

function playTeams({ scheme, stages = [] }: SeasonCase, basis: Omit<SeasonBasis, 'sheets'>): (record: SeasonRecord) => Found {
  const { places } = scheme.rounding;
  const teamPlaces = Math.max(places, ...stages.map((stage) => stage.carryOver?.rounding.places ?? 0));
  return ({ sheets }) => {
    const expectStages: Record<string, unknown> = {};
    const expectManches: Record<string, Record<string, string>> = {};
    let carried: ReadonlyMap<string, Points> | undefined;
    for (const [at, stage] of stages.entries()) {
      const played = sheets.filter(({ manche }) => manche !== null && stage.manches.includes(manche));
      if (played.length === 0) break;
      const entered = carried;
      const competitorOf: SeasonBasis['competitorOf'] = (row) => {
        const team = basis.competitorOf(row);
        return team !== null && entered !== undefined && !entered.has(team) ? null : team;
      };
      const standings = computeStandings({ ...basis, sheets: played, competitorOf, ...(entered !== undefined && { carried: entered }) });
      expectStages[stage.id] = standings.ranked.map(({ rank, tally }) => ({
        rank,
        player: tally.competitor,
        points: formatPoints(tally.total, teamPlaces),
        ...(stage.carryOver !== undefined && { carried: formatPoints(tally.carried, stage.carryOver.rounding.places) }),
      }));
      for (const [manche, teams] of manchePoints(standings.ranked))
        expectManches[manche] = Object.fromEntries([...teams].map(([team, points]) => [team, formatPoints(points, places)]));
      const { qualified } = stage.qualification === undefined ? { qualified: [] } : qualifyFrom(standings, stage.qualification);
      carried = carryOver(standings, qualified, stages[at + 1]?.carryOver);
    }
    return { expectStages, expectManches };
  };
}

/** Compares a step's expectation with the result. A case may leave out `dropped`. */
function compareStep(step: StatedStep, found: Found, where: string): CaseDifference[] {
  return (['expect', 'expectQualified', 'expectChanges', 'expectStages', 'expectManches'] as const).flatMap((field) => {
    const expected = step[field];
    if (expected === undefined) return [];
    return compareValues(expected, found[field], `${where}.${field}`);
  });
}

function compareValues(expected: unknown, actual: unknown, where: string): CaseDifference[] {
  if (Array.isArray(expected) && Array.isArray(actual)) {
    if (expected.length !== actual.length) return [{ where: `${where}.length`, expected: expected.length, actual: actual.length }];
    return expected.flatMap((value, at) => compareValues(value, actual[at], `${where}[${at}]`));
  }
  if (isRecord(expected) && isRecord(actual)) {
    const keys = new Set([...Object.keys(expected), ...Object.keys(actual).filter((key) => key !== 'dropped')]);
    return [...keys].flatMap((key) => compareValues(expected[key], actual[key], `${where}.${key}`));
  }
  return expected === actual ? [] : [{ where, expected, actual }];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
