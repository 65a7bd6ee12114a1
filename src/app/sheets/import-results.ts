/**
 * Imports results of a tournament that was played elsewhere. The same source and id mean the same sheet, which a second import revises.
 * Only an id matches a row to a person. A name only suggests people, and waits in the vault until somebody decides.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ClubId, PlayerId, SheetId } from '../../../events/ids.js';
import type { ResultState, SheetRow } from '../../../events/sheet-row.js';
import type { SheetCause, SheetFacts } from '../../../events/sheet.js';
import { clubMembers } from '../../../projections/club-members.js';
import type { Refusal } from '../../decider.js';
import { refuse as refuseRegistry } from '../../federation/refusals.js';
import { sheetDecider } from '../../sheet/decider.js';
import { refuse } from '../../sheet/refusals.js';
import { listDifferencesBetween, type ResultDifference } from '../../sheet/rows.js';
import type { SheetState } from '../../sheet/state.js';
import type { Dispatcher } from '../dispatch/dispatcher.js';
import type { Streams } from '../dispatch/streams.js';
import type { CommandContext, CommandOutcome } from '../dispatch/outcome.js';
import { licenceSource, type PersonVault } from '../vault/person-vault.js';
import { Pieces } from '../pieces.js';
import type { PersonalDataStore } from '../registry/personal-data.js';
import type { Registry } from '../registry/registry.js';
import type { ScopeTree } from '../registry/scope-tree.js';
import type { PlaceInView } from '../views/view-table.js';
import type { ViewStore } from '../views/view-store.js';
import { survivingIdOf } from '../registry/surviving-id.js';
import { lookUp } from '../../../events/look-up.js';

/** The most rows of one import, so that it fits into a request. */
export const MAX_IMPORTED_ROWS = 1000;

/** A row as given. One of the ids matches a person; the name only suggests people. */
export interface GivenRow {
  readonly playerId?: PlayerId | undefined;
  readonly externalId?: { readonly source: string; readonly id: string } | undefined;
  readonly licence?: string | undefined;
  readonly name?: string | undefined;
  readonly place: number;
  /** When it is not given, all rows with the place share it. */
  readonly tied?: number | undefined;
  readonly state: ResultState;
  readonly entries: number;
  readonly rebuys: number;
  readonly addOns?: number | undefined;
  readonly bounties: number;
  readonly expense?: number | undefined;
  readonly team?: string | undefined;
  readonly manche?: number | undefined;
}

export interface GivenResults extends Pick<SheetFacts, 'name' | 'date' | 'kind' | 'buyIn'> {
  readonly prizePool?: number | undefined;
  readonly paidPlaces?: number | undefined;
  readonly level?: string | undefined;
  readonly clubId: ClubId;
  /** The program or list that issued the id. */
  readonly source: string;
  readonly externalId: string;
  readonly entrants?: number | undefined;
  readonly entries?: number | undefined;
  readonly rows: readonly GivenRow[];
}

/** A waiting row, and the club members with its name. */
export interface Waiting {
  /** Counted from 1, in the given order. */
  readonly row: number;
  readonly recordedAs: PlayerId;
  readonly name: string | null;
  readonly proposed: readonly PlayerId[];
}

export interface ImportPlan {
  readonly sheetId: SheetId;
  readonly matched: number;
  readonly waiting: readonly Waiting[];
  /** Compared with the results after the import. */
  readonly differences: readonly ResultDifference[];
  /** Whether the import changes anything, and the new revision. */
  readonly changes: boolean;
  readonly revision: number;
  /** The revision of the stream before it; -1 for none. */
  readonly streamRevision: number;
}

export type Imported =
  | { readonly plan: ImportPlan; readonly outcome: CommandOutcome | null; readonly refusal?: undefined }
  | { readonly refusal: Refusal; readonly plan?: undefined; readonly outcome?: undefined };

interface Options {
  readonly dispatcher: Dispatcher;
  readonly streams: Pick<Streams, 'load'>;
  readonly registry: Registry;
  readonly vault: PersonVault;
  readonly personalData: PersonalDataStore;
  readonly views: ViewStore;
  readonly scopes: Pick<ScopeTree, 'homeOfPlayer' | 'areFellows'>;
}

interface Matched {
  readonly row: SheetRow;
  /** The typed name of an unmatched row; null when it is matched. */
  readonly waits: { readonly name: string | null } | null;
}

const cause: SheetCause = { kind: 'imported', eventId: null, article: null };

/** Rows whose people are looked up per turn: some milliseconds. */
const ROWS_A_TURN = 50;

/** Members whose names are read per turn: some milliseconds. */
const MEMBERS_A_TURN = 1_000;

export class ImportResults {
  constructor(private readonly options: Options) {}

  /**
   * @param context null for a dry run, which changes nothing
   * @throws StoreError when the store or the vault fails; sending the import again is safe
   */
  async import(given: GivenResults, context: CommandContext | null): Promise<Imported> {
    const { dispatcher, registry, streams } = this.options;
    const { clubId } = given;
    if ((await registry.standingOf(clubId)) === 'unknown') return { refusal: refuseRegistry('CLUB_UNKNOWN', { clubId }).refusal };
    const sheetId = await this.#sheetOf(given);
    const matched = await this.#match(sheetId, given);
    if ('refusal' in matched) return { refusal: matched.refusal };
    const rows = matched.map(({ row }) => row);
    const { state, revision: streamRevision } = await streams.load('sheet', sheetId);
    const command = { type: 'RecordSheet', facts: factsOf(given, rows), rows, cause, through: null } as const;
    const { events, refusal } = sheetDecider.decide({ ...command, of: sheetId }, state);
    if (refusal !== undefined) return { refusal };
    const after = events.reduce(sheetDecider.evolve, state);
    const waiting = await this.#listWaiting(clubId, matched, state);
    const plan: ImportPlan = {
      sheetId,
      matched: rows.length - waiting.length,
      waiting,
      differences: listDifferencesBetween(state, after),
      changes: events.length > 0,
      revision: after.revision,
      streamRevision,
    };
    if (context === null) return { plan, outcome: null };
    // Matches may differ when the import is sent again; it still counts as the same import.
    const outcome = await dispatcher.dispatch('sheet', sheetId, command, {
      ...context,
      originalCommand: { type: 'ImportResults', ...given },
    });
    if (!outcome.accepted) return { refusal: outcome.refusal };
    await this.#keepNames(state, plan);
    return { plan, outcome };
  }

  /**
   * The ids of a source belong to the club that imports them. The sheets of earlier releases have ids without a club, and keep them for the club
   * that has imported them.
   */
  async #sheetOf({ clubId, source, externalId }: GivenResults): Promise<SheetId> {
    const { registry, streams } = this.options;
    const before = registry.mintId('r', source, externalId) as SheetId;
    const { facts } = (await streams.load('sheet', before)).state;
    return facts?.clubId === clubId ? before : (registry.mintId('r', clubId, source, externalId) as SheetId);
  }

  async #match(sheetId: SheetId, { clubId, rows }: GivenResults): Promise<readonly Matched[] | { readonly refusal: Refusal }> {
    const { registry } = this.options;
    const { federationId } = (await registry.loadClub(clubId)).state;
    const shared = new Map<number, number>();
    for (const { place } of rows) shared.set(place, (shared.get(place) ?? 0) + 1);
    const numbers = numberNamesakes(rows);
    const matched: Matched[] = [];
    const pieces = new Pieces(ROWS_A_TURN);
    for (const [at, given] of rows.entries()) {
      await pieces.done(1);
      const { playerId, externalId: _externalId, licence: _licence, name, tied, ...result } = given;
      if (playerId !== undefined && !(await registry.isKnown(playerId))) return refuse('ROW_PERSON_UNKNOWN', { playerId });
      const known = playerId ?? this.#holderOf(given, clubId, federationId);
      const common = { ...withoutAbsent(result), tied: tied ?? shared.get(result.place)! };
      if (known !== null) {
        matched.push({ row: { recordedAs: survivingIdOf(this.options.views, known), ...common }, waits: null });
        continue;
      }
      const recordedAs = registry.mintId('u', sheetId, ...wordsOf(given), String(numbers[at])) as PlayerId;
      matched.push({ row: { recordedAs, ...common, unmatched: true }, waits: { name: name ?? null } });
    }
    return matched;
  }

  /**
   * An id of another program finds only people of the club and its federation. Otherwise one could try ids to learn who has them elsewhere.
   */
  #holderOf({ externalId, licence }: GivenRow, clubId: ClubId, federationId: string | null): PlayerId | null {
    const { vault, scopes } = this.options;
    const holders = externalId === undefined ? [] : vault.holdersOf(externalId);
    const byId = holders.find((holder) => scopes.areFellows(scopes.homeOfPlayer(holder), clubId)) ?? null;
    if (byId !== null || licence === undefined || federationId === null) return byId;
    return vault.holderOf({ source: licenceSource(federationId), id: licence });
  }

  async #listWaiting(clubId: ClubId, matched: readonly Matched[], { assigned }: SheetState): Promise<Waiting[]> {
    const waiting = matched.flatMap(({ row, waits }, index) =>
      waits === null || lookUp(assigned, row.recordedAs) !== undefined
        ? []
        : [{ row: index + 1, recordedAs: row.recordedAs, name: waits.name }],
    );
    const members = waiting.length === 0 ? new Map<string, PlayerId[]>() : await this.#listMembers(clubId);
    return waiting.map((each) => ({ ...each, proposed: each.name === null ? [] : (members.get(plainName(each.name)) ?? []) }));
  }

  /** The members of a club by name. Runs in pieces, because a club may have tens of thousands. */
  async #listMembers(clubId: ClubId): Promise<Map<string, PlayerId[]>> {
    const { vault, views } = this.options;
    const members = new Map<string, PlayerId[]>();
    for (let after: PlaceInView | undefined; ;) {
      const { rows, hasNext } = views.page(clubMembers, clubId, { after, first: MEMBERS_A_TURN });
      for (const { body } of rows) {
        const name = vault.nameOf(body.playerId);
        if (name === null) continue;
        const plain = plainName(name);
        const namesakes = members.get(plain);
        if (namesakes === undefined) members.set(plain, [body.playerId]);
        else namesakes.push(body.playerId);
      }
      if (!hasNext) return members;
      after = rows.at(-1);
      await nextTurn();
    }
  }

  /** Stores the names of waiting rows, and forgets those of removed rows. */
  async #keepNames(before: SheetState, { waiting, sheetId }: ImportPlan): Promise<void> {
    const { personalData, streams, vault } = this.options;
    for (const { recordedAs, name } of waiting) {
      if (name !== null && vault.nameOf(recordedAs) !== name) await personalData.name(recordedAs, name);
    }
    const kept = new Set((await streams.load('sheet', sheetId)).state.rows.map(({ recordedAs }) => recordedAs));
    for (const { recordedAs, unmatched } of before.rows) {
      if (unmatched === true && !kept.has(recordedAs) && vault.nameOf(recordedAs) !== null) await personalData.name(recordedAs, null);
    }
  }
}

/** What a row says of its person. */
const wordsOf = ({ externalId, licence, name }: GivenRow): readonly string[] =>
  externalId === undefined ? [licence ?? '', plainName(name ?? '')] : ['id', externalId.source, externalId.id];

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

function factsOf(
  { clubId, name, date, kind, buyIn, prizePool, paidPlaces, level, entrants, entries }: GivenResults,
  rows: readonly SheetRow[],
): SheetFacts {
  const started = rows.filter(({ state }) => state !== 'notStarted');
  const counted = started.reduce((sum, row) => sum + row.entries, 0);
  return {
    source: 'import',
    tournamentId: null,
    clubId,
    name,
    date,
    dayFrom: 'imported',
    kind,
    entrants: entrants ?? started.length,
    entries: entries ?? Math.max(counted, entrants ?? 0),
    buyIn,
    ...withoutAbsent({ prizePool, paidPlaces, level }),
  };
}

/** The same for every spelling of a name: only letters, with its parts in a fixed order. */
export function plainName(name: string): string {
  const letters = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return letters
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .sort()
    .join(' ');
}

/** The same fields; those that may be absent are not there without a value. */
type Given<Value> = { [Name in keyof Value as undefined extends Value[Name] ? never : Name]: Value[Name] } & {
  [Name in keyof Value as undefined extends Value[Name] ? Name : never]?: Exclude<Value[Name], undefined>;
};

function withoutAbsent<Value extends object>(value: Value): Given<Value> {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Given<Value>;
}
