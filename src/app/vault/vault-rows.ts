/**
 * The rows of `players.sqlite`: names, other personal data, and external ids. Names are kept in memory too, since every answer shows some.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { SqliteDatabase, SqliteStatement } from '../../store/sqlite-database.js';
import { parseStored } from '../../store/sqlite-errors.js';
import type { ExternalId, KeptData, PersonalData, PersonRecord } from './person-vault.js';

/** Separates a source from the scope of its ids. Sources are single lines, so none contains it. */
export const AMONG = '\n';

export class VaultRows {
  private names: Map<PlayerId, string>;
  private readonly listeners: ((playerId: PlayerId) => void)[] = [];
  private readonly putName: SqliteStatement<never>;
  private readonly dropName: SqliteStatement<never>;
  private readonly putData: SqliteStatement<never>;
  private readonly dropData: SqliteStatement<never>;
  private readonly getData: SqliteStatement<{ data: string }>;
  private readonly putId: SqliteStatement<never>;
  private readonly dropId: SqliteStatement<never>;
  private readonly shared: SqliteStatement<{ id: PlayerId; data: string }>;
  private readonly holder: SqliteStatement<{ player: PlayerId }>;
  private readonly holders: SqliteStatement<{ player: PlayerId }>;
  private readonly idsOf: SqliteStatement<ExternalId>;

  constructor(private readonly database: SqliteDatabase) {
    this.names = namesIn(database);
    this.putName = database.prepare('INSERT INTO players VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name');
    this.dropName = database.prepare('DELETE FROM players WHERE id = ?');
    this.putData = database.prepare('INSERT INTO people VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET data = excluded.data');
    this.dropData = database.prepare('DELETE FROM people WHERE id = ?');
    this.getData = database.prepare('SELECT data FROM people WHERE id = ?');
    this.shared = database.prepare(`SELECT id, data FROM people WHERE instr(data, '"wordsWith":') > 0 AND instr(data, ?) > 0`);
    this.putId = database.prepare(
      'INSERT INTO external_ids VALUES (?, ?, ?) ON CONFLICT (source, id) DO UPDATE SET player = excluded.player',
    );
    this.dropId = database.prepare('DELETE FROM external_ids WHERE source = ? AND id = ? AND player = ?');
    this.holder = database.prepare('SELECT player FROM external_ids WHERE source = ? AND id = ?');
    this.holders = database.prepare(
      'SELECT player FROM external_ids WHERE id = ? AND (source = ? OR instr(source, ?) = 1) ORDER BY source',
    );
    this.idsOf = database.prepare('SELECT source, id FROM external_ids WHERE player = ? ORDER BY source, id');
  }

  nameOf(playerId: PlayerId): string | null {
    return this.names.get(playerId) ?? null;
  }

  /** See {@link PersonVault}. */
  namedPeople(): Iterable<PlayerId> {
    return this.names.keys();
  }

  /** See {@link PersonVault}. */
  onChange(listener: (playerId: PlayerId) => void): void {
    this.listeners.push(listener);
  }

  holderOf({ source, id }: ExternalId): PlayerId | null {
    return this.holder.get(source, id)?.player ?? null;
  }

  /** See {@link PersonVault}. */
  holdersOf({ source, id }: ExternalId): readonly PlayerId[] {
    return this.holders.all(id, source, `${source}${AMONG}`).map(({ player }) => player);
  }

  read(playerId: PlayerId): PersonRecord {
    return { name: this.nameOf(playerId), ...this.dataOf(playerId), externalIds: this.externalIdsOf(playerId) };
  }

  /** The holders of texts that also concern another person, with their data. @param playerId null for any other person */
  holdersOfWordsAbout(playerId: PlayerId | null): readonly (readonly [holder: PlayerId, data: PersonalData])[] {
    return this.shared
      .all(playerId === null ? '"' : JSON.stringify(playerId))
      .map(({ id, data }) => [id, parseStored(data, this.database.path) as PersonalData] as const)
      .filter(([, { wordsWith = {} }]) => playerId === null || Object.values(wordsWith).some((people) => people.includes(playerId)));
  }

  /** See {@link PersonVault}. */
  wordsAbout(playerId: PlayerId): readonly string[] {
    const elsewhere = this.holdersOfWordsAbout(playerId).flatMap(([, { words = {}, wordsWith = {} }]) =>
      Object.entries(words).flatMap(([id, text]) => (wordsWith[id]?.includes(playerId) === true ? [text] : [])),
    );
    return [...Object.values(this.dataOf(playerId).words ?? {}), ...elsewhere];
  }

  /** See {@link PersonVault}. */
  concernedElsewhere(): ReadonlySet<PlayerId> {
    return new Set(this.holdersOfWordsAbout(null).flatMap(([, { wordsWith = {} }]) => Object.values(wordsWith).flat()));
  }

  /** Makes several changes in one transaction. */
  together<Result>(work: () => Result): Result {
    try {
      return this.database.transaction(work);
    } catch (error) {
      this.names = namesIn(this.database);
      throw error;
    }
  }

  /** @returns whether something was replaced or deleted */
  put(playerId: PlayerId, { name, ...data }: KeptData): boolean {
    const replacesName = this.setName(playerId, name);
    for (const listener of this.listeners) listener(playerId);
    const before = this.getData.get(playerId)?.data;
    const text = Object.keys(data).length === 0 ? undefined : JSON.stringify(data);
    if (text === before) return replacesName;
    if (text === undefined) this.dropData.run(playerId);
    else this.putData.run(playerId, text);
    return replacesName || before !== undefined;
  }

  /** Replaces the external ids of a person. @returns whether something was deleted */
  putIds(playerId: PlayerId, ids: readonly ExternalId[]): boolean {
    const gone = this.externalIdsOf(playerId).filter((each) => !ids.some((id) => isSameId(id, each)));
    for (const id of gone) this.release(playerId, id);
    for (const id of ids) this.claim(playerId, id);
    return gone.length > 0;
  }

  claim(playerId: PlayerId, { source, id }: ExternalId): void {
    this.putId.run(source, id, playerId);
  }

  release(playerId: PlayerId, { source, id }: ExternalId): void {
    this.dropId.run(source, id, playerId);
  }

  private setName(playerId: PlayerId, name: string | null): boolean {
    const before = this.nameOf(playerId);
    if (before === name) return false;
    if (name === null) {
      this.dropName.run(playerId);
      this.names.delete(playerId);
    } else {
      this.putName.run(playerId, name);
      this.names.set(playerId, name);
    }
    return before !== null;
  }

  private dataOf(playerId: PlayerId): PersonalData {
    const data = this.getData.get(playerId)?.data;
    return data === undefined ? {} : (parseStored(data, this.database.path) as PersonalData);
  }

  private externalIdsOf(playerId: PlayerId): readonly ExternalId[] {
    return this.idsOf.all(playerId).map(({ source, id }) => ({ source, id }));
  }
}

export const isSameId = (one: ExternalId, other: ExternalId): boolean => one.source === other.source && one.id === other.id;

/** The names in a file. */
export function namesIn(database: SqliteDatabase): Map<PlayerId, string> {
  const rows = database.prepare<{ id: PlayerId; name: string }>('SELECT id, name FROM players').all();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The data of people except names; none when the file has an earlier format. */
export function dataIn(database: SqliteDatabase): Map<PlayerId, PersonalData> {
  const found = database.prepare<{ name: string }>(`SELECT name FROM sqlite_schema WHERE name = 'people'`).all();
  if (found.length === 0) return new Map();
  const rows = database.prepare<{ id: PlayerId; data: string }>('SELECT id, data FROM people').all();
  return new Map(rows.map(({ id, data }) => [id, parseStored(data, database.path) as PersonalData]));
}
