/**
 * `players.sqlite` as the copy of a vault that nodes share: which of its records the file has, and how far the node has followed it. Rows and
 * position are written in one transaction.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { SqliteStatement } from '../../store/sqlite-database.js';
import type { PersonRecord } from './person-vault.js';
import type { PlayersFile } from '../registry/player-directory.js';

/** `sealed`: it can't be opened with this node's secret; `altered`: it is not as a node wrote it. */
export type CopyState = 'open' | 'sealed' | 'altered' | 'erased';

/** A record of the vault as this node could read it. */
export interface CopiedRecord {
  readonly playerId: PlayerId;
  readonly revision: number;
  readonly state: CopyState;
  /** Nothing, unless it is open. */
  readonly record: PersonRecord;
  /** Whether it is sealed with the secret before. */
  readonly isFormer?: boolean;
}

/** How far the vault was followed: the last record that came. */
export interface Followed {
  readonly position: number;
  readonly player: PlayerId;
  readonly revision: number;
}

export class SharedCopy {
  private readonly standing: SqliteStatement<{ revision: number; state: CopyState }>;
  private readonly mark: SqliteStatement<never>;
  private readonly reach: SqliteStatement<never>;

  constructor(private readonly file: PlayersFile) {
    const { database } = file;
    this.standing = database.prepare('SELECT revision, state FROM shared_records WHERE player = ?');
    this.mark = database.prepare(
      'INSERT INTO shared_records VALUES (?, ?, ?) ON CONFLICT (player) DO UPDATE SET revision = excluded.revision, state = excluded.state',
    );
    this.reach = database.prepare(
      'INSERT INTO followed VALUES (1, ?, ?, ?) ON CONFLICT (only) DO UPDATE SET position = excluded.position, player = excluded.player, revision = excluded.revision',
    );
  }

  get followed(): Followed | null {
    return this.file.database.prepare<{ position: number; player: PlayerId; revision: number }>('SELECT * FROM followed').get() ?? null;
  }

  /** The record of a person as this node knows it; undefined where it knows of none. What this file alone has is no record. */
  get(playerId: PlayerId): CopiedRecord | undefined {
    const standing = this.standing.get(playerId);
    return standing === undefined ? undefined : { playerId, ...standing, record: this.file.rows.read(playerId) };
  }

  /** Takes records of the vault, the older ones first. What is older than what the file has changes nothing. */
  put(records: readonly CopiedRecord[], followed: Followed | null): void {
    const { rows } = this.file;
    let replaces = false;
    rows.together(() => {
      for (const { playerId, revision, state, record } of records) {
        const before = this.standing.get(playerId);
        if (revision <= (before?.revision ?? -1)) continue;
        this.mark.run(playerId, revision, state);
        // What this file alone has is not what such a record replaced.
        const isUnread = state === 'sealed' || state === 'altered';
        if (isUnread && (before === undefined || before.state === state)) continue;
        const { externalIds, ...kept } = record;
        replaces = rows.put(playerId, kept) || replaces;
        replaces = rows.putIds(playerId, externalIds) || replaces;
      }
      if (followed !== null) this.reach.run(followed.position, followed.player, followed.revision);
    });
    this.file.wrote(replaces);
  }

  /** Drops what this file alone has of a person. */
  drop(playerId: PlayerId): void {
    const { rows } = this.file;
    rows.together(() => {
      rows.put(playerId, { name: null });
      rows.putIds(playerId, []);
    });
    this.file.wrote(true);
  }

  /** The people of whom this file has something that no record of the vault is known of. */
  listOwn(): readonly PlayerId[] {
    const rows = this.file.database
      .prepare<{ id: PlayerId }>(
        'SELECT id FROM (SELECT id FROM players UNION SELECT id FROM people UNION SELECT player FROM external_ids) WHERE id NOT IN (SELECT player FROM shared_records) ORDER BY id',
      )
      .all();
    return rows.map(({ id }) => id);
  }

  /** The people whose records could not be read. */
  listUnread(): readonly { readonly player: PlayerId; readonly state: 'sealed' | 'altered' }[] {
    return this.file.database
      .prepare<{ player: PlayerId; state: 'sealed' | 'altered' }>(
        "SELECT player, state FROM shared_records WHERE state IN ('sealed', 'altered') ORDER BY player",
      )
      .all();
  }

  /** The people of whom something may be kept in the vault. */
  listOpen(): readonly PlayerId[] {
    const rows = this.file.database.prepare<{ player: PlayerId }>("SELECT player FROM shared_records WHERE state = 'open'").all();
    return rows.map(({ player }) => player);
  }

  /** Of how many people this node knows a record, how many of them were erased, and how many have a name. */
  count(): { readonly records: number; readonly erased: number; readonly people: number } {
    const counted =
      "SELECT count(*) AS records, coalesce(sum(state = 'erased'), 0) AS erased, (SELECT count(*) FROM players) AS people FROM shared_records";
    return this.file.database.prepare<{ records: number; erased: number; people: number }>(counted).get()!;
  }

  /** Everybody of whom a record is known. */
  listKnown(): readonly PlayerId[] {
    const rows = this.file.database.prepare<{ player: PlayerId }>('SELECT player FROM shared_records').all();
    return rows.map(({ player }) => player);
  }

  /** Lets a record be taken again that could not be read. */
  forgetUnread(playerId: PlayerId): void {
    this.file.database.prepare<never>('DELETE FROM shared_records WHERE player = ?').run(playerId);
  }

  /** What the file has counts as its own: it is no copy of the vault that it followed. */
  forgetOrigin(): void {
    const { database } = this.file;
    this.file.rows.together(() => {
      database.exec('DELETE FROM shared_records');
      database.exec('DELETE FROM followed');
    });
  }
}
