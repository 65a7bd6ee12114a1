/** Converts results from a client to the form of the application. */
import type { GivenResults, GivenRow } from '../../app/sheets/given-results.js';
import { plainPoints } from '../../app/sheets/extra-points.js';
import type { PlayerId } from '../../../events/ids.js';
import { isDay } from '../../../events/calendar.js';
import { badInput } from '../language/api-error.js';
import type { ExtraPointsInput, ImportResultsInput, ResultRowInput } from './sheet.inputs.js';

/** @throws ApiError `BAD_USER_INPUT` for an invalid day, an id without its source, and a row without a person */
export function readResults(input: ImportResultsInput): GivenResults {
  const { clubId, source, externalId, name, date, kind, entrants, entries, buyIn, prizePool, paidPlaces, level, rows } = input;
  if (!isDay(date)) throw badInput([{ path: 'input.date', problem: 'must be a day such as "2026-09-04"' }]);
  return {
    clubId,
    source,
    externalId,
    name,
    date,
    kind: kind ?? null,
    buyIn: buyIn ?? null,
    prizePool: prizePool ?? undefined,
    paidPlaces: paidPlaces ?? undefined,
    level: level ?? undefined,
    entrants: entrants ?? undefined,
    entries: entries ?? undefined,
    rows: rows.map(readRow),
  };
}

/** @returns null where none are said @throws ApiError `BAD_USER_INPUT` for a player who is named twice */
export function readExtraPoints(given: readonly ExtraPointsInput[] | null | undefined): ReadonlyMap<PlayerId, string> | null {
  if (given == null) return null;
  const points = new Map<PlayerId, string>();
  for (const [index, { playerId, points: text }] of given.entries()) {
    if (points.has(playerId)) throw badInput([{ path: `input.extraPoints.${index}.playerId`, problem: 'is named twice' }]);
    points.set(playerId, plainPoints(text) ?? '0');
  }
  return points;
}

function readRow({ source, externalId, ...row }: ResultRowInput, index: number): GivenRow {
  const path = `input.rows.${index}`;
  if ((source == null) !== (externalId == null))
    throw badInput([{ path: `${path}.${source == null ? 'source' : 'externalId'}`, problem: 'is needed' }]);
  const { playerId, licence, name, tied, addOns, expense, winnings, extraPoints, team, manche, place, state, entries, rebuys, bounties } =
    row;
  if (playerId == null && externalId == null && licence == null && name == null)
    throw badInput([{ path, problem: 'must have one of: playerId, externalId, licence, name' }]);
  return {
    playerId: playerId ?? undefined,
    externalId: source == null || externalId == null ? undefined : { source, id: externalId },
    licence: licence ?? undefined,
    name: name ?? undefined,
    place,
    tied: tied ?? undefined,
    state,
    entries: state === 'notStarted' ? 0 : entries,
    rebuys,
    addOns: addOns ?? undefined,
    bounties,
    expense: expense ?? undefined,
    winnings: winnings ?? undefined,
    extraPoints: extraPoints == null ? undefined : plainPoints(extraPoints),
    team: team ?? undefined,
    manche: manche ?? undefined,
  };
}
