/** The published points systems of examples/schemes give the numbers that their sources publish. */
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { SeasonRules } from '../../events/season-schemes.js';
import { formatPoints, parsePoints } from '../../src/season/fixed.js';
import { findSchemeFault, findRuleFault } from '../../src/season/rule-words.js';
import { prepareScheme } from '../../src/season/score.js';
import { findSchemeError } from '../../src/season/trial.js';
import { rowOf, sheetOf } from '../fixtures/seasons.js';

const folder = 'examples/schemes';
const Result = z.strictObject({
  entrants: z.int(),
  place: z.int(),
  tied: z.int().default(1),
  buyIn: z.string().nullable().default(null),
  prizePool: z.string().nullable().default(null),
  paid: z.int().nullable().default(null),
  level: z.string().nullable().default(null),
  bounties: z.int().default(0),
  /** The points of the result; `base`: of its place alone. One of both. */
  points: z.string().optional(),
  base: z.string().optional(),
});
const Published = z.strictObject({ source: z.url(), results: z.array(Result).min(1) });

const filesOf = (path: string): string[] => readdirSync(path).filter((name) => name.endsWith('.json'));
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const systems = filesOf(folder).map((file) => {
  const published = Published.parse(readJson(`${folder}/published/${file}`));
  return { name: file.replace('.json', ''), rules: SeasonRules.parse(readJson(`${folder}/${file}`)), published };
});

describe('The published points systems', () => {
  it('are twenty at least, each with its source', () => {
    expect(systems.length).toBeGreaterThanOrEqual(20);
    expect(filesOf(`${folder}/published`)).toEqual(filesOf(folder));
  });

  it.each(systems.map(({ name, rules }) => [name, rules] as const))('%s can be taken as the rules of a season', (_name, rules) => {
    const known = { clubs: [], regions: [], levels: [], federations: [], clubsOfPlayers: [] };
    expect([
      findSchemeError(rules.scheme),
      findRuleFault(rules, known, 'players', 1),
      findSchemeFault(rules.scheme, [rules], known),
    ]).toEqual([null, null, null]);
  });

  const results = systems.flatMap(({ name, rules, published }) => published.results.map((result) => [name, result, rules.scheme] as const));
  it.each(results)('%s: %j', (_name, { entrants, place, tied, bounties, points, base, ...facts }, scheme) => {
    const sheet = sheetOf(1, [rowOf('A', place, { tied, bounties })], { entrants, entries: entrants, ...facts });
    const [scored] = prepareScheme(scheme)(sheet).rows;
    const shown = formatPoints(base === undefined ? scored!.points : scored!.base, 0);
    expect([shown, scored!.problem]).toEqual([formatPoints(parsePoints((base ?? points)!), 0), null]);
  });
});
