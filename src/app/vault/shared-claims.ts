/**
 * Assigns an id of a source to one person across all nodes: each id has a stream, and the first writer gets it. The stream's name does not
 * reveal the id; its sealed record contains the holder. A released id leaves an empty record.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { VaultLog, VaultRecord, VaultStream } from '../../store/vault-log.js';
import type { ExternalId } from './person-vault.js';
import { isEmptyContent } from './records.js';
import { SealError, type VaultSeal } from './sealing.js';
import { makeBusyError, makeSealedError, MOST_CONFLICTS } from './vault-errors.js';

export class SharedClaims {
  /** @param former the claims under the previous secret, valid until they are released */
  constructor(
    private readonly log: VaultLog,
    private readonly seal: VaultSeal,
    private readonly former: SharedClaims | null = null,
  ) {}

  /**
   * Claims an id for a person, unless another has it.
   * @param isErased whether a holder is erased: then the id is free
   * @returns the holder
   * @throws StoreError
   */
  async claim(playerId: PlayerId, id: ExternalId, isErased: (holder: PlayerId) => Promise<boolean>): Promise<PlayerId> {
    const before = (await this.former?.find(id)) ?? null;
    if (before !== null && before !== playerId && !(await isErased(before))) return before;
    const stream = this.seal.claimStreamOf(id);
    for (let tries = 0; tries < MOST_CONFLICTS; tries += 1) {
      const found = await this.log.read(stream);
      const holder = found === 'buried' ? new SealError('altered') : this.#holderIn(stream, found);
      if (found === 'buried' || holder instanceof SealError) throw makeSealedError(`an id of "${id.source}"`, (holder as SealError).state);
      if (holder === playerId || (holder !== null && !(await isErased(holder)))) return holder;
      const written = await this.log.write(stream, this.seal.seal(stream, { holder: playerId }), found?.revision ?? null);
      if (typeof written !== 'string') return playerId;
    }
    throw makeBusyError(`an id of "${id.source}"`);
  }

  /** Releases an id of a person; does nothing if another has it, or if it cannot be read. @throws StoreError */
  async release(playerId: PlayerId, id: ExternalId): Promise<void> {
    await this.former?.release(playerId, id);
    const stream = this.seal.claimStreamOf(id);
    for (let tries = 0; tries < MOST_CONFLICTS; tries += 1) {
      const found = await this.log.read(stream);
      if (found === null || found === 'buried' || this.#holderIn(stream, found) !== playerId) return;
      if (typeof (await this.log.write(stream, {}, found.revision)) !== 'string') return;
    }
    throw makeBusyError(`an id of "${id.source}"`);
  }

  /** Releases a claim under the previous secret. @throws StoreError */
  async releaseFormer(playerId: PlayerId, id: ExternalId): Promise<void> {
    await this.former?.release(playerId, id);
  }

  /** The holder of an id; null for none that can be read. */
  private async find(id: ExternalId): Promise<PlayerId | null> {
    const stream = this.seal.claimStreamOf(id);
    const found = await this.log.read(stream);
    const holder = found === 'buried' ? null : this.#holderIn(stream, found);
    return holder instanceof SealError ? null : holder;
  }

  /** Null for none. */
  #holderIn(stream: VaultStream, found: VaultRecord | null): PlayerId | SealError | null {
    if (found === null || isEmptyContent(found.content)) return null;
    try {
      return (this.seal.open(stream, found.content) as { readonly holder: PlayerId }).holder;
    } catch (error) {
      if (error instanceof SealError) return error;
      throw error;
    }
  }
}
