/**
 * The names under which rows of a club's imported results wait for a person. One answer about a name is for all its rows, and may be
 * remembered for later imports of the club.
 */
import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Actor } from '../../../events/envelope.js';
import type { ClubId, PlayerId, SheetId } from '../../../events/ids.js';
import { resultSheets, sheetsOfClub } from '../../../projections/result-sheets.js';
import { resultsOfSheet, sheetResults } from '../../../projections/sheet-results.js';
import type { Refusal } from '../../decider.js';
import { refuse as refuseRegistry } from '../../federation/refusals.js';
import { refuse } from '../../sheet/refusals.js';
import type { Dispatcher } from '../dispatch/dispatcher.js';
import type { CommandContext } from '../dispatch/outcome.js';
import { rememberedName } from '../registry/external-ids.js';
import type { PersonalDataStore } from '../registry/personal-data.js';
import type { PlaceInView } from '../views/view-table.js';
import { type Matching, viewsOfImports } from './match-rows.js';
import { plainName } from './names.js';
import { openProposals } from './propose-people.js';

const SHEETS_A_TURN = 50;

export interface WaitingRowOfName {
  readonly sheetId: SheetId;
  readonly recordedAs: PlayerId;
}

export interface WaitingName {
  /** As it was typed last. */
  readonly name: string;
  /** The latest day first. */
  readonly rows: readonly WaitingRowOfName[];
  readonly proposed: readonly PlayerId[];
}

/** A row that did not get the person, and why. */
export interface LeftRow extends WaitingRowOfName {
  readonly refusal: Refusal;
}

export interface NameAnswered {
  /** Rows that got the person. */
  readonly answered: number;
  readonly left: readonly LeftRow[];
  readonly remembered: boolean;
}

interface Options extends Matching {
  readonly dispatcher: Dispatcher;
  readonly personalData: PersonalDataStore;
}

export class WaitingNames {
  constructor(private readonly options: Options) {}

  /** The names with the most rows first. @throws ViewError when a view cannot be read */
  async list(clubId: ClubId): Promise<readonly WaitingName[]> {
    const { registry, vault, waits } = this.options;
    await waits.reach(viewsOfImports);
    const byName = new Map<string, WaitingRowOfName[]>();
    const typed = new Map<string, string>();
    for await (const row of this.#waitingRows(clubId)) {
      const name = vault.nameOf(row.recordedAs);
      if (name === null) continue;
      const plain = plainName(name);
      const rows = byName.get(plain);
      if (rows === undefined) {
        byName.set(plain, [row]);
        typed.set(plain, name);
      } else rows.push(row);
    }
    if (byName.size === 0) return [];
    const { federationId } = (await registry.loadClub(clubId)).state;
    const propose = await openProposals(this.options, clubId, federationId);
    return [...byName]
      .map(([plain, rows]) => ({ name: typed.get(plain)!, rows, proposed: propose({ name: typed.get(plain)! }) }))
      .sort((one, other) => other.rows.length - one.rows.length || (one.name < other.name ? -1 : 1));
  }

  /**
   * Gives a person all waiting rows with a name. A sheet with two such rows is left: they are two people.
   * @param remember whether later imports of the club match the name too
   */
  async answer(
    {
      clubId,
      name,
      playerId,
      remember,
    }: { readonly clubId: ClubId; readonly name: string; readonly playerId: PlayerId; readonly remember: boolean },
    actor: Actor,
    correlationId: string,
  ): Promise<NameAnswered | { readonly refusal: Refusal }> {
    const { registry, vault, scopes, personalData, waits } = this.options;
    await waits.reach(viewsOfImports);
    if ((await registry.standingOf(clubId)) === 'unknown') return refuseRegistry('CLUB_UNKNOWN', { clubId });
    if (!(await registry.isKnown(playerId))) return refuse('ROW_PERSON_UNKNOWN', { playerId });
    const plain = plainName(name);
    const rows: WaitingRowOfName[] = [];
    for await (const row of this.#waitingRows(clubId)) if (plainName(vault.nameOf(row.recordedAs) ?? '') === plain) rows.push(row);
    const left: LeftRow[] = [];
    for (const row of rows) {
      const { sheetId, recordedAs } = row;
      const refusal = rows.some((other) => other.sheetId === sheetId && other.recordedAs !== recordedAs)
        ? refuse('ROW_NAME_TWICE').refusal
        : await this.#reassign(row, playerId, { actor, correlationId });
      if (refusal !== null) left.push({ ...row, refusal });
    }
    const remembered =
      remember &&
      plain !== '' &&
      scopes.areFellows(scopes.homeOfPlayer(playerId), clubId) &&
      (await personalData.rememberName(playerId, rememberedName(clubId, plain)));
    return { answered: rows.length - left.length, left, remembered };
  }

  /** Forgets an answer about a name. Rows that it matched stay matched. @returns false where none was remembered */
  async forget(clubId: ClubId, name: string): Promise<boolean> {
    const id = rememberedName(clubId, plainName(name));
    const holder = this.options.vault.holderOf(id);
    if (holder === null) return false;
    await this.options.vault.release(holder, id);
    return true;
  }

  async #reassign(
    { sheetId, recordedAs }: WaitingRowOfName,
    playerId: PlayerId,
    context: Omit<CommandContext, 'commandId'>,
  ): Promise<Refusal | null> {
    // Once it is answered a row no longer waits, so a repetition finds none.
    const own = { ...context, commandId: randomUUID() };
    const outcome = await this.options.dispatcher.dispatch('sheet', sheetId, { type: 'ReassignRow', recordedAs, playerId }, own);
    return outcome.accepted ? null : outcome.refusal;
  }

  async *#waitingRows(clubId: ClubId): AsyncIterable<WaitingRowOfName> {
    const { views } = this.options;
    for (let after: PlaceInView | undefined; ;) {
      const { rows, hasNext } = views.page(resultSheets, sheetsOfClub(clubId), { after, first: SHEETS_A_TURN });
      for (const { body } of rows) if (body.unmatched > 0 && body.status !== 'withdrawn') yield* this.#waitingOn(body.sheetId);
      if (!hasNext) return;
      after = rows.at(-1);
      await nextTurn();
    }
  }

  *#waitingOn(sheetId: SheetId): Iterable<WaitingRowOfName> {
    for (const { body } of this.options.views.page(sheetResults, resultsOfSheet(sheetId)).rows) {
      if (body.unmatched === true && body.playerId === body.recordedAs) yield { sheetId, recordedAs: body.recordedAs };
    }
  }
}
