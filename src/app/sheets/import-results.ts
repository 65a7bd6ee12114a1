/**
 * Imports results of a tournament that was played elsewhere. The same source and id mean the same sheet, which a second import revises.
 */
import { type ClubId, SheetId } from '../../../events/ids.js';
import type { SheetRow } from '../../../events/sheet-row.js';
import type { SheetCause, SheetFacts } from '../../../events/sheet.js';
import { lookUp } from '../../../events/look-up.js';
import type { Refusal } from '../../decider.js';
import { refuse as refuseRegistry } from '../../federation/refusals.js';
import { sheetDecider } from '../../sheet/decider.js';
import { type ImportPoint, keyOfPoint, mustBeConfirmed } from '../../sheet/import-point.js';
import { refuse } from '../../sheet/refusals.js';
import { listDifferencesBetween, type ResultDifference } from '../../sheet/rows.js';
import type { SheetState } from '../../sheet/state.js';
import type { Dispatcher } from '../dispatch/dispatcher.js';
import type { Streams } from '../dispatch/streams.js';
import type { CommandContext, CommandOutcome } from '../dispatch/outcome.js';
import type { PersonalDataStore } from '../registry/personal-data.js';
import type { GivenResults } from './given-results.js';
import { findImportPoints } from './import-points.js';
import { type MatchedRow, type Matching, matchRows, viewsOfImports, type Waiting } from './match-rows.js';
import { asRecorded, OWN_SOURCE } from './own-export.js';
import { openProposals } from './propose-people.js';
import { withoutAbsent } from './without-absent.js';

export interface ImportPlan {
  readonly sheetId: SheetId;
  readonly matched: number;
  readonly waiting: readonly Waiting[];
  readonly points: readonly ImportPoint[];
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

interface Options extends Matching {
  readonly dispatcher: Dispatcher;
  readonly streams: Pick<Streams, 'load'>;
  readonly personalData: PersonalDataStore;
}

const cause: SheetCause = { kind: 'imported', eventId: null, article: null };

export class ImportResults {
  constructor(private readonly options: Options) {}

  /**
   * @param context null for a dry run, which changes nothing
   * @param confirmed the keys of the points that were confirmed
   * @throws StoreError when the store or the vault fails, ViewError when this node is behind; sending the import again is safe
   */
  async import(given: GivenResults, context: CommandContext | null, confirmed: readonly string[] = []): Promise<Imported> {
    const { dispatcher, registry, streams, waits } = this.options;
    const { clubId } = given;
    await waits.reach(viewsOfImports);
    if ((await registry.standingOf(clubId)) === 'unknown') return { refusal: refuseRegistry('CLUB_UNKNOWN', { clubId }).refusal };
    const sheetId = await this.#sheetOf(given);
    const { state, revision: streamRevision } = await streams.load('sheet', sheetId);
    const matched = await matchRows(this.options, sheetId, given, state);
    if ('refusal' in matched) return { refusal: matched.refusal };
    const rows = matched.map(({ row }) => row);
    const said = { facts: factsOf(given, rows), rows, through: null };
    const recorded = given.source === OWN_SOURCE && state.facts !== null ? asRecorded(said, state) : said;
    if (recorded === null) return refuse('SHEET_OF_TOURNAMENT');
    const command = { type: 'RecordSheet', ...recorded, cause, extraPoints: null } as const;
    const { events, refusal } = sheetDecider.decide({ ...command, of: sheetId }, state);
    if (refusal !== undefined) return { refusal };
    const after = events.reduce(sheetDecider.evolve, state);
    const waiting = await this.#listWaiting(clubId, matched, state);
    const plan: ImportPlan = {
      sheetId,
      matched: rows.length - waiting.length,
      waiting,
      points: await findImportPoints(this.options, { sheetId, given, matched, waiting, before: state }),
      differences: listDifferencesBetween(state, after),
      changes: events.length > 0,
      revision: after.revision,
      streamRevision,
    };
    if (context === null) return { plan, outcome: null };
    const left = plan.points.filter((point) => mustBeConfirmed(point) && !confirmed.includes(keyOfPoint(point)));
    if (left.length > 0) return refuse('IMPORT_UNCONFIRMED', { points: left.length });
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
   * that has imported them. An export of a sheet of the club names the sheet itself.
   */
  async #sheetOf({ clubId, source, externalId }: GivenResults): Promise<SheetId> {
    const { registry, streams } = this.options;
    const own = source === OWN_SOURCE ? SheetId.safeParse(externalId) : null;
    if (own?.success && (await streams.load('sheet', own.data)).state.facts?.clubId === clubId) return own.data;
    const before = registry.mintId('r', source, externalId) as SheetId;
    const { facts } = (await streams.load('sheet', before)).state;
    return facts?.clubId === clubId ? before : (registry.mintId('r', clubId, source, externalId) as SheetId);
  }

  async #listWaiting(clubId: ClubId, matched: readonly MatchedRow[], { assigned }: SheetState): Promise<Waiting[]> {
    const waiting = matched.flatMap(({ row: { recordedAs }, given: { name = null, licence = null }, by }, index) =>
      by !== null || lookUp(assigned, recordedAs) !== undefined ? [] : [{ row: index + 1, recordedAs, name, licence }],
    );
    if (waiting.length === 0) return [];
    const { federationId } = (await this.options.registry.loadClub(clubId)).state;
    const propose = await openProposals(this.options, clubId, federationId);
    return waiting.map((each) => ({ ...each, proposed: propose({ name: each.name, licence: each.licence ?? undefined }) }));
  }

  /** Stores the names of waiting rows, and forgets those of removed rows. */
  async #keepNames(before: SheetState, { waiting, sheetId }: ImportPlan): Promise<void> {
    const { personalData, streams, vault } = this.options;
    const named = waiting.flatMap(({ recordedAs, name }) =>
      name !== null && vault.nameOf(recordedAs) !== name ? [{ playerId: recordedAs, name }] : [],
    );
    await personalData.nameMany(named);
    const kept = new Set((await streams.load('sheet', sheetId)).state.rows.map(({ recordedAs }) => recordedAs));
    for (const { recordedAs, unmatched } of before.rows) {
      if (unmatched === true && !kept.has(recordedAs) && vault.nameOf(recordedAs) !== null) await personalData.name(recordedAs, null);
    }
  }
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
