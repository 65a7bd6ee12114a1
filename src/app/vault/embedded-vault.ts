/** The vault of one machine: `players.sqlite`. A write is on disk when it resolves, and no file has a byte of the replaced data. */
import type { PlayerId } from '../../../events/ids.js';
import type { Change, ClaimOutcome, ExternalId, PersonRecord, PersonVault } from './person-vault.js';
import { isEmptyRecord, withoutWordsAbout } from './person-vault.js';
import { PlayersFile } from '../registry/player-directory.js';
import { SharedCopy } from './shared-copy.js';
import type { ErasureList } from './erasure-list.js';
import { VaultKeeper, type VaultKeeperOptions } from './vault-keeper.js';
import { compareBrought } from './moved-vault.js';
import { countChange, fileIn, type VaultMark } from './vault-mark.js';
import type { VaultRows } from './vault-rows.js';

/** What the store keeps about the vault. */
export interface KeptVault extends Pick<VaultKeeperOptions, 'facts' | 'accepts'> {
  readonly erasures: ErasureList;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Opens a vault without a store, such as a copy. @throws StoreError as {@link PlayersFile} */
export function openEmbeddedVault(path: string, notice: (line: string) => void): PersonVault {
  const file = openFile(path, notice);
  forgetOrigin(file);
  return new EmbeddedVault(file, null, Date.now);
}

/** Opens the vault of a store, which keeps its mark. @throws StoreError as {@link PlayersFile} */
export async function openKeptVault(path: string, notice: (line: string) => void, kept: KeptVault): Promise<PersonVault> {
  const file = openFile(path, notice);
  const { facts, erasures, now } = kept;
  const loss = await compareBrought({ file, facts, erasures, now, notice });
  forgetOrigin(file);
  // A renamed damaged file is reported separately.
  const accepts = kept.accepts || file.isRenewed;
  const markNow = (): VaultMark | null => {
    const { mark } = fileIn(file.database);
    return mark === null ? null : { ...mark, erased: erasures.size };
  };
  if (markNow() === null && (accepts || loss === null)) countChange(file.database, now());
  return new EmbeddedVault(file, await VaultKeeper.open({ facts, markNow, findLoss: () => loss, accepts, notice }), now);
}

function openFile(path: string, notice: (line: string) => void): PlayersFile {
  return new PlayersFile(path, 'restore it from a backup or give the names again', notice);
}

/** The file is no longer a copy of another vault, whose records may become older than these. */
function forgetOrigin(file: PlayersFile): void {
  new SharedCopy(file).forgetOrigin();
}

function withoutIds({ externalIds: _ids, ...kept }: PersonRecord): Parameters<Change>[0] {
  return kept;
}

interface GivenChange {
  readonly playerId: PlayerId;
  readonly change: Change;
}

/** A change that waits for the next write. */
interface PendingChange extends GivenChange {
  readonly resolve: (isKept: boolean) => void;
  readonly reject: (error: unknown) => void;
}

class EmbeddedVault implements PersonVault {
  /** Of many changes, those of this turn of the event loop. They are written together, because each write waits for the disk. */
  private pending: PendingChange[] = [];

  constructor(
    private readonly file: PlayersFile,
    private readonly keeper: VaultKeeper | null,
    private readonly now: () => number,
  ) {}

  /** Makes and counts a change, in one transaction. */
  private write<Result>(work: (rows: VaultRows) => Result): Result {
    const { rows, database } = this.file;
    const result = rows.together(() => {
      const done = work(rows);
      countChange(database, this.now());
      return done;
    });
    this.keeper?.changed();
    return result;
  }

  namedPeople(): Iterable<PlayerId> {
    return this.file.rows.namedPeople();
  }

  onChange(listener: (playerId: PlayerId) => void): void {
    this.file.rows.onChange(listener);
  }

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

  // Synchronous inside, so that nothing runs between the check of the events and the write.
  async change(playerId: PlayerId, change: Change): Promise<boolean> {
    await this.writeAll([{ playerId, change }]);
    return true;
  }

  changeAmongMany(playerId: PlayerId, change: Change): Promise<boolean> {
    return new Promise((resolve, reject) => {
      if (this.pending.length === 0) setImmediate(() => void this.writePending());
      this.pending.push({ playerId, change, resolve, reject });
    });
  }

  private async writePending(): Promise<void> {
    const batch = this.pending;
    this.pending = [];
    try {
      await this.writeAll(batch);
      for (const { resolve } of batch) resolve(true);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  private async writeAll(batch: readonly GivenChange[]): Promise<void> {
    const done = this.changeAll(batch);
    this.file.wrote(done.includes('replaced') || done.includes('unnamed'));
    if (done.includes('unnamed')) await this.keeper?.keepNow();
  }

  /** What each change did. */
  private changeAll(batch: readonly GivenChange[]): readonly ('nothing' | 'added' | 'replaced' | 'unnamed')[] {
    const { rows } = this.file;
    const isChange = ({ playerId, change }: GivenChange): boolean => {
      const kept = withoutIds(rows.read(playerId));
      return change(kept) !== kept;
    };
    if (!batch.some(isChange)) return [];
    return this.write(() =>
      batch.map(({ playerId, change }) => {
        const kept = withoutIds(rows.read(playerId));
        const changed = change(kept);
        if (changed === kept) return 'nothing';
        const isReplaced = rows.put(playerId, changed);
        if (kept.name !== null && changed.name === null) return 'unnamed';
        return isReplaced ? 'replaced' : 'added';
      }),
    );
  }

  async claim(playerId: PlayerId, id: ExternalId): Promise<ClaimOutcome> {
    const { rows } = this.file;
    const holder = rows.holderOf(id);
    if (holder !== null) return { holder, isNew: false };
    this.write(() => rows.claim(playerId, id));
    return { holder: playerId, isNew: true };
  }

  async release(playerId: PlayerId, id: ExternalId): Promise<void> {
    this.write((rows) => rows.release(playerId, id));
    this.file.wrote(true);
  }

  async erase(playerId: PlayerId): Promise<void> {
    const forget = withoutWordsAbout(playerId);
    // What was checked before the erasure and is not written yet must not come after it.
    for (const { resolve } of this.pending.filter((each) => each.playerId === playerId)) resolve(false);
    this.pending = this.pending.filter((each) => each.playerId !== playerId);
    this.write((rows) => {
      for (const [holder, data] of rows.holdersOfWordsAbout(playerId)) rows.put(holder, forget({ name: rows.nameOf(holder), ...data }));
      rows.put(playerId, { name: null });
      rows.putIds(playerId, []);
    });
    this.file.wrote(true);
    await this.keeper?.keepNow();
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
    const lost = this.keeper?.problem() ?? null;
    return lost === null ? this.file.problems() : [...this.file.problems(), lost];
  }

  async close(): Promise<void> {
    await this.writePending();
    await this.keeper?.close();
    this.file.close();
  }
}
