/** The record in a person's stream of the shared vault: sealed data, nothing, or an erasure. */
import type { PlayerId } from '../../../events/ids.js';
import type { VaultRecord, VaultStream } from '../../store/vault-log.js';
import { type ExternalId, isEmptyRecord, type PersonRecord } from './person-vault.js';
import { SealError, type VaultSeal } from './sealing.js';
import type { CopiedRecord } from './shared-copy.js';
import { makeSealedError } from './vault-errors.js';
import { isSameId } from './vault-rows.js';

/** The decision on a record: its new data, or an erasure for good. */
export type Decision = PersonRecord | 'erase';

export const nothing: PersonRecord = { name: null, externalIds: [] };
/** The revision when there is no record. */
export const NO_RECORD = -1;
/** The complete record of an erased person. */
const erasedContent = { erased: true };

export const streamOf = (playerId: PlayerId): VaultStream => `person-${playerId}`;

export const noRecord = (playerId: PlayerId): CopiedRecord => ({ playerId, revision: NO_RECORD, state: 'open', record: nothing });

/** Opens a record of a stream. */
export function openRecord(stream: VaultStream, found: VaultRecord | 'buried' | null, seal: VaultSeal): CopiedRecord {
  const playerId = stream.slice('person-'.length) as PlayerId;
  if (found === null) return noRecord(playerId);
  if (found === 'buried') return { playerId, revision: Number.MAX_SAFE_INTEGER, state: 'erased', record: nothing };
  const { revision, content } = found;
  if (isEmptyContent(content)) return { playerId, revision, state: 'open', record: nothing };
  if (JSON.stringify(content) === JSON.stringify(erasedContent)) return { playerId, revision, state: 'erased', record: nothing };
  try {
    const record = seal.open(stream, content) as PersonRecord;
    return { playerId, revision, state: 'open', record, isFormer: !seal.isCurrent(content) };
  } catch (error) {
    if (error instanceof SealError) return { playerId, revision, state: error.state, record: nothing };
    throw error;
  }
}

/** The content to write for a decision. */
export function contentOf(decision: Decision, stream: VaultStream, seal: VaultSeal): object {
  if (decision === 'erase') return erasedContent;
  return isEmptyRecord(decision) ? {} : seal.seal(stream, decision);
}

/** Whether a record is empty. */
export function isEmptyContent(content: unknown): boolean {
  return typeof content === 'object' && content !== null && Object.keys(content).length === 0;
}

export const isReadable = ({ state }: CopiedRecord): boolean => state === 'open' || state === 'erased';

/** The data of an open record. @throws StoreError `STORE_SEALED` for another */
export function recordIn({ playerId, state, record }: CopiedRecord): PersonRecord {
  if (state === 'sealed' || state === 'altered') throw makeSealedError(`what is kept of player ${playerId}`, state);
  return record;
}

export function addIds(record: PersonRecord, ids: readonly ExternalId[]): PersonRecord {
  const added = ids.filter((id) => !record.externalIds.some((each) => isSameId(each, id)));
  return { ...record, externalIds: [...record.externalIds, ...added] };
}

export const isSame = (one: PersonRecord, other: PersonRecord): boolean => JSON.stringify(one) === JSON.stringify(other);
