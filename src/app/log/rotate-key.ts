/** Replaces the key that signs heads. The new key is in the folder before the event names it, and replaces the old one after. */
import { renameSync } from 'node:fs';
import { storeStream } from '../../../events/ids.js';
import type { StoreEvent } from '../../../events/store.js';
import { makeCommandPrinter } from '../../audit/command-print.js';
import { type KeyRotation, readIdentity, signRotation } from '../../audit/tree/key-rotation.js';
import { verifierKey } from '../../audit/tree/signed-head.js';
import type { Decider } from '../../decider.js';
import { StoreError, type EventStore } from '../../store/event-store.js';
import { accountName } from '../account-name.js';
import { CommandHandler } from '../dispatch/command-handler.js';
import { keepKey, openTreeKey, treeKeyFile } from './tree-key.js';

/** Given by the operator of the machine, never through the API. */
interface RotateLogKey extends KeyRotation {
  readonly type: 'RotateLogKey';
}

const decider: Decider<null, RotateLogKey, StoreEvent> = {
  initialState: null,
  evolve: (state) => state,
  decide: ({ from, to, signedNote }) => ({ events: [{ type: 'LogKeyRotated', data: { from, to, signedNote } }] }),
};

export interface KeyRotationOptions {
  readonly store: EventStore;
  readonly folder: string;
  /** Another file than the default of the folder. */
  readonly file?: string | undefined;
  readonly now: () => number;
  readonly commandId: string;
}

/**
 * Repeating it finishes an interrupted rotation.
 * @returns null for a store without events, which has no log to sign
 * @throws StoreError when it cannot be recorded; then the old key stays
 */
export async function rotateTreeKey({ store, folder, file, now, commandId }: KeyRotationOptions): Promise<KeyRotation | null> {
  const identity = await readIdentity(store);
  if (identity === null) return null;
  const { origin, rotations } = identity;
  const path = treeKeyFile(folder, file);
  const next = `${path}.new`;
  const old = openTreeKey(folder, file);
  // An existing file is from an interrupted rotation.
  const made = keepKey(next);
  let rotation = rotations.at(-1);
  if (rotation?.to !== verifierKey(origin, made)) {
    rotation = signRotation(origin, old, made);
    const handler = new CommandHandler(decider, store, { now, printOf: makeCommandPrinter(commandId) });
    const context = { commandId, actor: { id: accountName(), role: 'director' }, correlationId: commandId } as const;
    const outcome = await handler.execute(storeStream, { type: 'RotateLogKey', ...rotation }, context);
    if (!outcome.accepted) throw new StoreError('STORE_FAILED', `The new key could not be recorded (${outcome.refusal.code}): try again.`);
  }
  renameSync(next, path);
  return rotation;
}
