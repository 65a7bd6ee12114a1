/**
 * The shared vault of all nodes on a store: a sealed record for each person, in its own stream. Writes expect the revision that was read,
 * so of two nodes one succeeds and the other decides again. Each node follows the records and answers from its copy in `players.sqlite`.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { VaultEntry, VaultLog } from '../../store/vault-log.js';
import {
  type Change,
  type ClaimOutcome,
  type ExternalId,
  isEmptyRecord,
  type PersonRecord,
  type PersonVault,
  withoutWordsAbout,
} from './person-vault.js';
import { PlayersFile } from '../registry/player-directory.js';
import { BroughtVault } from './brought-vault.js';
import { VaultSeal } from './sealing.js';
import {
  addIds,
  contentOf,
  type Decision,
  isReadable,
  isSame,
  NO_RECORD,
  noRecord,
  nothing,
  openRecord,
  recordIn,
  streamOf,
} from './records.js';
import { SharedClaims } from './shared-claims.js';
import { type CopiedRecord, SharedCopy } from './shared-copy.js';
import { eachOf } from './some-at-once.js';
import { describeUnread, makeBusyError, MOST_CONFLICTS, passSealed } from './vault-errors.js';
import { describeTrouble, VaultFollower } from './vault-follower.js';
import { isSameId } from './vault-rows.js';
import { SharedVaultKeeper, type SharedVaultMark } from './shared-vault-keeper.js';

export interface SharedVaultOptions {
  readonly log: VaultLog;
  /** The path of `players.sqlite`. */
  readonly path: string;
  /** The secret of the installation. */
  readonly secret: string;
  /** The previous secret. Records sealed with it are sealed again. */
  readonly formerSecret: string | undefined;
  /** Whether the events record a person's erasure. */
  readonly isErased: (playerId: PlayerId) => Promise<boolean>;
  /** What the store keeps about this vault; null for nothing. */
  readonly kept: SharedVaultMark | null;
  readonly notice: (line: string) => void;
}

export class SharedVault implements PersonVault {
  readonly #file: PlayersFile;
  readonly #copy: SharedCopy;
  readonly #seal: VaultSeal;
  readonly #claims: SharedClaims;
  readonly #follower: VaultFollower;
  readonly #mark: SharedVaultKeeper;
  readonly #brought: BroughtVault;

  /** @throws StoreError as {@link PlayersFile} */
  constructor(private readonly options: SharedVaultOptions) {
    const { log, path, secret, formerSecret, notice, kept } = options;
    const former = formerSecret === undefined ? null : new VaultSeal(formerSecret);
    this.#file = new PlayersFile(path, 'the names come back from the vault of all nodes', notice);
    this.#copy = new SharedCopy(this.#file);
    this.#seal = new VaultSeal(secret, former);
    this.#claims = new SharedClaims(log, this.#seal, former === null ? null : new SharedClaims(log, former));
    this.#follower = new VaultFollower({
      log,
      prepare: () => this.#prepare(),
      reached: () => this.#copy.followed?.position ?? null,
      take: (entries) => this.#follow(entries),
      notice,
    });
    this.#mark = new SharedVaultKeeper({ log, copy: this.#copy, kept, notice });
    this.#brought = new BroughtVault(kept === null ? null : { ...kept, file: this.#file, notice, brought: () => void this.#mark.begin() });
  }

  readonly namedPeople = (): Iterable<PlayerId> => this.#file.rows.namedPeople();
  readonly onChange = (listener: (playerId: PlayerId) => void): void => this.#file.rows.onChange(listener);
  readonly nameOf = (playerId: PlayerId): string | null => this.#file.rows.nameOf(playerId);
  readonly holderOf = (id: ExternalId): PlayerId | null => this.#file.rows.holderOf(id);
  readonly holdersOf = (id: ExternalId): readonly PlayerId[] => this.#file.rows.holdersOf(id);
  read(playerId: PlayerId): PersonRecord {
    return this.#file.rows.read(playerId);
  }

  isEmpty(playerId: PlayerId): boolean {
    return isEmptyRecord(this.read(playerId));
  }

  async readLatest(playerId: PlayerId): Promise<PersonRecord> {
    return recordIn(await this.#look(playerId));
  }

  changeAmongMany(playerId: PlayerId, change: Change): Promise<boolean> {
    return this.change(playerId, change);
  }

  change(playerId: PlayerId, change: Change): Promise<boolean> {
    return this.#write(playerId, (standing) => {
      const { externalIds, ...kept } = recordIn(standing);
      return { ...change(kept), externalIds };
    });
  }

  async claim(playerId: PlayerId, id: ExternalId): Promise<ClaimOutcome> {
    const holder = await this.#claimId(playerId, id);
    if (holder !== playerId) return { holder, isNew: false };
    let isNew = false;
    const isKept = await this.#write(playerId, (standing) => {
      const record = recordIn(standing);
      isNew = !record.externalIds.some((each) => isSameId(each, id));
      return addIds(record, [id]);
    });
    if (!isKept) await this.#claims.release(playerId, id);
    return { holder, isNew: isNew && isKept };
  }

  async release(playerId: PlayerId, id: ExternalId): Promise<void> {
    await this.#write(playerId, (standing) => {
      const record = recordIn(standing);
      return { ...record, externalIds: record.externalIds.filter((each) => !isSameId(each, id)) };
    });
    await this.#claims.release(playerId, id);
  }

  async erase(playerId: PlayerId): Promise<void> {
    await this.#follower.prepared();
    for (const [holder] of this.#file.rows.holdersOfWordsAbout(playerId)) await this.change(holder, withoutWordsAbout(playerId));
    await this.#eraseNow(playerId);
  }

  wordsAbout(playerId: PlayerId): readonly string[] {
    return this.#file.rows.wordsAbout(playerId);
  }

  concernedElsewhere(): ReadonlySet<PlayerId> {
    return this.#file.rows.concernedElsewhere();
  }

  async catchUp(): Promise<void> {
    await this.#follower.catchUp();
    await this.#resealAll();
    if (!this.#brought.isHeld) await this.#mark.begin();
  }

  problems(): readonly string[] {
    const { trouble } = this.#follower;
    const held = this.#brought.problem();
    return [
      ...this.#file.problems(),
      ...(held === null ? [] : [held]),
      ...describeUnread(this.#copy.listUnread()),
      ...this.#mark.problems(),
      ...(trouble === null ? [] : [describeTrouble(trouble)]),
    ];
  }

  async close(): Promise<void> {
    this.#brought.stop();
    await this.#mark.stop(() => this.options.log.close());
    await this.#follower.stop();
    this.#file.close();
  }

  /**
   * Decides on the current record and writes it, and decides again after a conflict.
   * @returns false for an erased person
   * @throws StoreError
   */
  async #write(playerId: PlayerId, decide: (standing: CopiedRecord) => Decision): Promise<boolean> {
    await this.#follower.prepared();
    // The folder's data become their record, and are no longer held back.
    if (this.#brought.isHeld && this.#copy.get(playerId) === undefined && !this.isEmpty(playerId)) await this.#addToVault(playerId);
    return this.#writeNow(playerId, decide, this.#copy.get(playerId) ?? noRecord(playerId));
  }

  /** @param known what this node knows; if it is behind, the write meets a conflict */
  async #writeNow(playerId: PlayerId, decide: (standing: CopiedRecord) => Decision, known?: CopiedRecord): Promise<boolean> {
    const stream = streamOf(playerId);
    for (let tries = 0; tries < MOST_CONFLICTS; tries += 1) {
      const standing = tries === 0 && known !== undefined ? known : await this.#look(playerId);
      if (standing.state === 'erased') {
        this.#copy.put([standing], null);
        return false;
      }
      const decision = decide(standing);
      if (decision !== 'erase' && standing.isFormer !== true && isSame(decision, standing.record)) {
        if (standing.revision !== NO_RECORD) this.#copy.put([standing], null);
        return true;
      }
      const after = standing.revision === NO_RECORD ? null : standing.revision;
      const written = await this.options.log.write(stream, contentOf(decision, stream, this.#seal), after);
      if (typeof written === 'string') continue;
      const now = decision === 'erase' ? ({ state: 'erased', record: nothing } as const) : ({ state: 'open', record: decision } as const);
      this.#copy.put([{ playerId, revision: written.revision, ...now }], null);
      this.#mark.changed();
      return true;
    }
    throw makeBusyError(`what is kept of player ${playerId}`);
  }

  async #eraseNow(playerId: PlayerId): Promise<void> {
    const { record } = await this.#look(playerId);
    // For a record that cannot be opened, the ids that this node has seen are known.
    for (const id of addIds(record, this.read(playerId).externalIds).externalIds) await this.#claims.release(playerId, id);
    await this.#writeNow(playerId, () => 'erase');
    this.#copy.drop(playerId);
  }

  #claimId(playerId: PlayerId, id: ExternalId): Promise<PlayerId> {
    return this.#claims.claim(playerId, id, async (holder) => (await this.#look(holder)).state === 'erased');
  }

  async #look(playerId: PlayerId): Promise<CopiedRecord> {
    const stream = streamOf(playerId);
    return openRecord(stream, await this.options.log.read(stream), this.#seal);
  }

  #follow(entries: readonly VaultEntry[]): void {
    const records = entries.map(({ stream, record }) => openRecord(stream, record, this.#seal));
    const { playerId: player, revision } = records.at(-1)!;
    this.#copy.put(records, { position: entries.at(-1)!.position, player, revision });
    this.#mark.changed();
  }

  /** Runs before the vault is followed, because following would replace data that only this file has. */
  async #prepare(): Promise<void> {
    // Done while the file still says which vault it copies.
    await this.#brought.compare();
    await this.#checkOrigin();
    for (const { player } of this.#copy.listUnread()) {
      const standing = await this.#look(player);
      if (!isReadable(standing)) continue;
      this.#copy.forgetUnread(player);
      // The file's own data are added below.
      if (this.isEmpty(player)) this.#copy.put([standing], null);
    }
    const own = this.#brought.isHeld ? [] : this.#copy.listOwn();
    await eachOf(own, (playerId) => this.#addToVault(playerId));
    if (own.length > 0) this.options.notice(`what this folder had of ${own.length} players was given to the vault of all nodes`);
  }

  /** Stops following if the file copies another vault, or one that was restored from a backup. Its data are added to this vault. */
  async #checkOrigin(): Promise<void> {
    const { followed } = this.#copy;
    if (followed === null) return;
    const { log } = this.options;
    const found = await log.read(streamOf(followed.player));
    const isThere = found === 'buried' || (found !== null && found.revision >= followed.revision);
    if (!isThere || ((await log.lastPosition()) ?? -1) < followed.position) this.#copy.forgetOrigin();
  }

  /** Adds a person's data from this file to the vault, where the vault lacks them. */
  async #addToVault(playerId: PlayerId): Promise<void> {
    const own = this.read(playerId);
    if (await this.options.isErased(playerId)) return this.#eraseNow(playerId);
    const found = await this.#look(playerId);
    // It is listed as a problem, and the file's data stay until the record can be read.
    if (!isReadable(found)) return this.#copy.put([found], null);
    const ids: ExternalId[] = [];
    for (const id of own.externalIds) {
      const holder = await this.#claimId(playerId, id).catch(passSealed);
      if (holder === playerId) ids.push(id);
      else
        this.options.notice(
          `an id of "${id.source}" that this folder had for player ${playerId} is player ${holder ?? 'unknown'}'s in the vault`,
        );
    }
    const isKept = await this.#writeNow(playerId, (standing) => {
      if (standing.revision === NO_RECORD) return { ...own, externalIds: ids };
      const record = recordIn(standing);
      // An empty record was emptied on purpose.
      if (isEmptyRecord(record)) return record;
      // The name comes from the vault, so the opening of its commitment does too.
      const { naming: _naming, ...data } = own;
      return addIds({ ...data, ...record }, ids);
    });
    if (!isKept) for (const id of ids) await this.#claims.release(playerId, id);
  }

  /** Seals records again that are under the previous secret. Repeating it has no effect. */
  async #resealAll(): Promise<void> {
    if (this.options.formerSecret === undefined) return;
    let count = 0;
    await eachOf(this.#copy.listOpen(), async (playerId) => {
      const { record, isFormer = false } = await this.#look(playerId);
      for (const id of record.externalIds) await this.#claimId(playerId, id);
      if (isFormer) await this.#writeNow(playerId, recordIn);
      for (const id of record.externalIds) await this.#claims.releaseFormer(playerId, id);
      if (isFormer) count += 1;
    });
    this.options.notice(`what is kept of people is sealed with the new secret (${count} records anew): the former one can be destroyed`);
  }
}
