/** `players.sqlite` as a node's copy of the shared vault: the copied records and the position. Both are written in one transaction. */
import type { PlayerId } from '../../../events/ids.js';
import type { SqliteStatement } from '../../store/sqlite-database.js';
import type { PersonRecord } from './person-vault.js';
import type { PlayersFile } from '../registry/player-directory.js';

/** `sealed`: it cannot be opened with this node's secret; `altered`: it is not what a node wrote. */
export type CopyState = 'open' | 'sealed' | 'altered' | 'erased';

/** A record of the vault as read by this node. */
export interface CopiedRecord {
  readonly playerId: PlayerId;
  readonly revision: number;
  readonly state: CopyState;
  /** Empty, unless it is open. */
  readonly record: PersonRecord;
  /** Whether it is sealed with the previous secret. */
  readonly isFormer?: boolean;
}

/** The last record that was followed. */
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

  /** The copied record of a person; undefined for none. Data that only this file has are no record. */
  get(playerId: PlayerId): CopiedRecord | undefined {
    const standing = this.standing.get(playerId);
    return standing === undefined ? undefined : { playerId, ...standing, record: this.file.rows.read(playerId) };
  }

  /** Copies records of the vault, older ones first. Records older than the copy change nothing. */
  put(records: readonly CopiedRecord[], followed: Followed | null): void {
    const { rows } = this.file;
    let replaces = false;
    rows.together(() => {
      for (const { playerId, revision, state, record } of records) {
        const before = this.standing.get(playerId);
        if (revision <= (before?.revision ?? -1)) continue;
        this.mark.run(playerId, revision, state);
        // An unreadable record does not replace the data of this file.
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

  /** Drops the data of a person that only this file has. */
  drop(playerId: PlayerId): void {
    const { rows } = this.file;
    rows.together(() => {
      rows.put(playerId, { name: null });
      rows.putIds(playerId, []);
    });
    this.file.wrote(true);
  }

  /** People with data in this file and no known record in the vault. */
  listOwn(): readonly PlayerId[] {
    const rows = this.file.database
      .prepare<{ id: PlayerId }>(
        'SELECT id FROM (SELECT id FROM players UNION SELECT id FROM people UNION SELECT player FROM external_ids) WHERE id NOT IN (SELECT player FROM shared_records) ORDER BY id',
      )
      .all();
    return rows.map(({ id }) => id);
  }

  /** People whose records could not be read. */
  listUnread(): readonly { readonly player: PlayerId; readonly state: 'sealed' | 'altered' }[] {
    return this.file.database
      .prepare<{ player: PlayerId; state: 'sealed' | 'altered' }>(
        "SELECT player, state FROM shared_records WHERE state IN ('sealed', 'altered') ORDER BY player",
      )
      .all();
  }

  /** People whose record in the vault may have data. */
  listOpen(): readonly PlayerId[] {
    const rows = this.file.database.prepare<{ player: PlayerId }>("SELECT player FROM shared_records WHERE state = 'open'").all();
    return rows.map(({ player }) => player);
  }

  /** The numbers of known records, of erased people, and of people with a name. */
  count(): { readonly records: number; readonly erased: number; readonly people: number } {
    const counted =
      "SELECT count(*) AS records, coalesce(sum(state = 'erased'), 0) AS erased, (SELECT count(*) FROM players) AS people FROM shared_records";
    return this.file.database.prepare<{ records: number; erased: number; people: number }>(counted).get()!;
  }

  /** All people with a known record. */
  listKnown(): readonly PlayerId[] {
    const rows = this.file.database.prepare<{ player: PlayerId }>('SELECT player FROM shared_records').all();
    return rows.map(({ player }) => player);
  }

  /** Allows an unreadable record to be copied again. */
  forgetUnread(playerId: PlayerId): void {
    this.file.database.prepare<never>('DELETE FROM shared_records WHERE player = ?').run(playerId);
  }

  /** Makes the data of the file its own: it is no copy of a vault any longer. */
  forgetOrigin(): void {
    const { database } = this.file;
    this.file.rows.together(() => {
      database.exec('DELETE FROM shared_records');
      database.exec('DELETE FROM followed');
    });
  }
}
