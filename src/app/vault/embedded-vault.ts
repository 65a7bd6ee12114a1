/**
 * The vault of one machine: `players.sqlite`. A write is on disk when it resolves, and what it replaced is in no byte of any file.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { Change, ClaimOutcome, ExternalId, PersonRecord, PersonVault } from '../person-vault.js';
import { isEmptyRecord, withoutWordsAbout } from '../person-vault.js';
import { PlayersFile } from '../player-directory.js';
import { SharedCopy } from './shared-copy.js';

/** @throws StoreError as {@link PlayersFile} */
export function openEmbeddedVault(path: string, notice: (line: string) => void): PersonVault {
  const file = new PlayersFile(path, 'restore it from a backup or give the names again', notice);
  // From now on it is no copy of another vault, whose records may become older than these.
  new SharedCopy(file).forgetOrigin();
  return new EmbeddedVault(file);
}

class EmbeddedVault implements PersonVault {
  constructor(private readonly file: PlayersFile) {}

  nameOf(playerId: PlayerId): string | null {
    return this.file.rows.nameOf(playerId);
  }

  holderOf(id: ExternalId): PlayerId | null {
    return this.file.rows.holderOf(id);
  }

  holdersOf(id: ExternalId): readonly PlayerId[] {
    return this.file.rows.holdersOf(id);
  }

  read(playerId: PlayerId): PersonRecord {
    return this.file.rows.read(playerId);
  }

  readLatest(playerId: PlayerId): Promise<PersonRecord> {
    return Promise.resolve(this.read(playerId));
  }

  isEmpty(playerId: PlayerId): boolean {
    return isEmptyRecord(this.read(playerId));
  }

  // Not asynchronous within: nothing comes between a look at the events and the write.
  async change(playerId: PlayerId, change: Change): Promise<boolean> {
    const { rows } = this.file;
    const { externalIds: _ids, ...kept } = rows.read(playerId);
    this.file.wrote(rows.together(() => rows.put(playerId, change(kept))));
    return true;
  }

  async claim(playerId: PlayerId, id: ExternalId): Promise<ClaimOutcome> {
    const { rows } = this.file;
    const holder = rows.holderOf(id);
    if (holder !== null) return { holder, isNew: false };
    rows.give(playerId, id);
    return { holder: playerId, isNew: true };
  }

  async release(playerId: PlayerId, id: ExternalId): Promise<void> {
    this.file.rows.release(playerId, id);
    this.file.wrote(true);
  }

  async erase(playerId: PlayerId): Promise<void> {
    const { rows } = this.file;
    const forget = withoutWordsAbout(playerId);
    rows.together(() => {
      for (const [holder, data] of rows.holdersOfWordsAbout(playerId)) rows.put(holder, forget({ name: rows.nameOf(holder), ...data }));
      rows.put(playerId, { name: null });
      rows.putIds(playerId, []);
    });
    this.file.wrote(true);
  }

  wordsAbout(playerId: PlayerId): readonly string[] {
    return this.file.rows.wordsAbout(playerId);
  }

  concernedElsewhere(): ReadonlySet<PlayerId> {
    return this.file.rows.concernedElsewhere();
  }

  catchUp(): Promise<void> {
    return Promise.resolve();
  }

  problems(): readonly string[] {
    return this.file.problems();
  }

  async close(): Promise<void> {
    this.file.close();
  }
}
