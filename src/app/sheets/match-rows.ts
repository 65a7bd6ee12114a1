/**
 * Whose result a row is. An id, a licence or a remembered answer about a name matches it. A name alone only suggests people, and waits in the
 * vault until somebody decides.
 */
import type { ClubId, PlayerId, SheetId } from '../../../events/ids.js';
import type { SheetRow } from '../../../events/sheet-row.js';
import { clubMembers } from '../../../projections/club-members.js';
import { resultSheets } from '../../../projections/result-sheets.js';
import { sheetResults } from '../../../projections/sheet-results.js';
import type { Refusal } from '../../decider.js';
import { refuse } from '../../sheet/refusals.js';
import type { SheetState } from '../../sheet/state.js';
import { Pieces } from '../pieces.js';
import { rememberedName } from '../registry/external-ids.js';
import type { Registry } from '../registry/registry.js';
import type { ScopeTree } from '../registry/scope-tree.js';
import { survivingIdOf } from '../registry/surviving-id.js';
import { licenceSource, type PersonVault } from '../vault/person-vault.js';
import type { ViewStore } from '../views/view-store.js';
import type { ViewWaits } from '../views/view-waits.js';
import type { GivenResults, GivenRow } from './given-results.js';
import { plainName } from './names.js';
import { ownRows, OWN_SOURCE } from './own-export.js';
import { withoutAbsent } from './without-absent.js';

/** A row with its person. */
export interface MatchedRow {
  readonly row: SheetRow;
  readonly given: GivenRow;
  /** What matched it; null where it waits for somebody to decide. */
  readonly by: 'playerId' | 'externalId' | 'licence' | 'name' | null;
}

/** A waiting row, and the people whom it may mean. */
export interface Waiting {
  /** Counted from 1, in the given order. */
  readonly row: number;
  readonly recordedAs: PlayerId;
  /** As it was typed; null for none. */
  readonly name: string | null;
  readonly licence: string | null;
  readonly proposed: readonly PlayerId[];
}

export interface Matching {
  readonly registry: Registry;
  readonly vault: PersonVault;
  readonly views: ViewStore;
  readonly scopes: Pick<ScopeTree, 'homeOfPlayer' | 'areFellows'>;
  readonly waits: Pick<ViewWaits, 'reach'>;
}

/** Whom a name may mean and what is there already is read from these, up to the last recorded event. */
export const viewsOfImports = [clubMembers.name, resultSheets.name, sheetResults.name];

interface At {
  readonly sheetId: SheetId;
  readonly clubId: ClubId;
  readonly federationId: string | null;
}

/** Rows whose people are looked up per turn: some milliseconds. */
const ROWS_A_TURN = 50;

/**
 * @param before the sheet, whose rows stay as they are recorded
 * @returns a refusal for an unknown playerId, and for an id or a licence that two rows have
 */
export async function matchRows(
  matching: Matching,
  sheetId: SheetId,
  { clubId, source, rows }: GivenResults,
  before: SheetState,
): Promise<readonly MatchedRow[] | { readonly refusal: Refusal }> {
  const { registry, vault, views } = matching;
  const recorded = new Set(before.rows.map(({ recordedAs }) => recordedAs));
  const own = source === OWN_SOURCE ? ownRows(before, (id) => survivingIdOf(views, id)) : null;
  const { federationId } = (await registry.loadClub(clubId)).state;
  const at: At = { sheetId, clubId, federationId };
  const twice = findIdTwice(rows);
  if (twice !== null) return refuse('ROW_ID_TWICE', twice);
  const shared = countBy(rows, ({ place }) => place);
  const namesakes = countBy(rows.filter(hasOnlyName), nameOf);
  const numbers = numberNamesakes(rows);
  const matched: MatchedRow[] = [];
  const pieces = new Pieces(ROWS_A_TURN);
  for (const [index, given] of rows.entries()) {
    await pieces.done(1);
    const { playerId, externalId: _externalId, licence: _licence, name: _name, tied, ...result } = given;
    const common = { ...withoutAbsent(result), tied: tied ?? shared.get(result.place)! };
    const kept = own?.rowOf(given);
    if (kept !== undefined) {
      const { recordedAs, unmatched } = kept;
      // An export may show less of a name than is kept.
      const named = { ...given, name: vault.nameOf(recordedAs) ?? given.name };
      matched.push({
        row: { recordedAs, ...common, ...withoutAbsent({ unmatched }) },
        given: named,
        by: unmatched === true ? null : 'playerId',
      });
      continue;
    }
    if (playerId !== undefined && (registry.isIdOfAnother(playerId, clubId) || !(await registry.isKnown(playerId))))
      return refuse('ROW_PERSON_UNKNOWN', { playerId });
    const found = findByIds(matching, given, at);
    if (found !== null) {
      matched.push({ row: { recordedAs: survivingIdOf(views, found.playerId), ...common }, given, by: found.by });
      continue;
    }
    const recordedAs = registry.mintId('u', sheetId, ...wordsOf(given), String(numbers[index])) as PlayerId;
    const isRemembered = hasOnlyName(given) && namesakes.get(nameOf(given)) === 1 && !recorded.has(recordedAs);
    const person = isRemembered ? vault.holderOf(rememberedName(clubId, nameOf(given))) : null;
    matched.push(
      person === null
        ? { row: { recordedAs, ...common, unmatched: true }, given, by: null }
        : { row: { recordedAs: survivingIdOf(views, person), ...common }, given, by: 'name' },
    );
  }
  return matched;
}

interface Found {
  readonly playerId: PlayerId;
  readonly by: 'playerId' | 'externalId' | 'licence';
}

/**
 * An id of another program finds only people of the club and its federation. Otherwise one could try ids to learn who has them elsewhere.
 */
function findByIds({ vault, scopes }: Matching, { playerId, externalId, licence }: GivenRow, { clubId, federationId }: At): Found | null {
  if (playerId !== undefined) return { playerId, by: 'playerId' };
  const holders = externalId === undefined ? [] : vault.holdersOf(externalId);
  const byId = holders.find((holder) => scopes.areFellows(scopes.homeOfPlayer(holder), clubId));
  if (byId !== undefined) return { playerId: byId, by: 'externalId' };
  if (licence === undefined || federationId === null) return null;
  const byLicence = vault.holderOf({ source: licenceSource(federationId), id: licence });
  return byLicence === null ? null : { playerId: byLicence, by: 'licence' };
}

/** Two rows with one id or licence, counted from 1; null for none. A person with two entries has one row. */
function findIdTwice(rows: readonly GivenRow[]): { readonly first: number; readonly row: number } | null {
  const seen = new Map<string, number>();
  for (const [index, { externalId, licence }] of rows.entries()) {
    const ids = [
      ...(externalId === undefined ? [] : [`id\n${externalId.source}\n${externalId.id}`]),
      ...(licence === undefined ? [] : [`licence\n${licence}`]),
    ];
    for (const id of ids) {
      const first = seen.get(id);
      if (first !== undefined) return { first, row: index + 1 };
      seen.set(id, index + 1);
    }
  }
  return null;
}

const nameOf = ({ name = '' }: GivenRow): string => plainName(name);

/** Whether a row says nothing of its person but a name. */
export const hasOnlyName = ({ playerId, externalId, licence, name }: GivenRow): boolean =>
  playerId === undefined && externalId === undefined && licence === undefined && name !== undefined;

/** What a row says of its person. */
const wordsOf = (row: GivenRow): readonly string[] =>
  row.externalId === undefined ? [row.licence ?? '', nameOf(row)] : ['id', row.externalId.source, row.externalId.id];

/** Numbers rows that say the same of their person, by place. So the order of the file makes no difference. */
function numberNamesakes(rows: readonly GivenRow[]): readonly number[] {
  const numbers: number[] = [];
  const before = new Map<string, number>();
  for (const [at, given] of [...rows.entries()].sort(([, one], [, other]) => one.place - other.place)) {
    const key = wordsOf(given).join('\n');
    const number = (before.get(key) ?? 0) + 1;
    before.set(key, number);
    numbers[at] = number;
  }
  return numbers;
}

export function countBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return counts;
}
