/**
 * A loss of events that the operator accepted. It is recorded in the store's own stream, and what was built from the lost events is renamed
 * and kept.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedEvent } from '../../../events/envelope.js';
import { storeStream } from '../../../events/ids.js';
import type { StoreEvent } from '../../../events/store.js';
import { makeCommandPrinter } from '../../audit/command-print.js';
import type { Decider } from '../../decider.js';
import { StoreError, type EventReader, type EventStore } from '../../store/event-store.js';
import { accountName } from '../account-name.js';
import { CommandHandler } from '../dispatch/command-handler.js';
import { dataFiles } from './data-files.js';
import { decodeEvent } from '../dispatch/event-codec.js';
import { findFreeName } from '../quarantined-files.js';
import type { Loss } from './lost-events.js';
import { setViewsAside } from '../views/views-database.js';

/** Given by the operator of the machine, never through the API. */
interface AcceptLoss {
  readonly type: 'AcceptLoss';
  readonly loss: Loss;
}

const storeDecider: Decider<null, AcceptLoss, StoreEvent> = {
  initialState: null,
  evolve: (state) => state,
  decide({ loss: { lastKnown, lastStanding, atLeast, tournaments } }) {
    const { witness, position, place } = lastKnown;
    const { stream = null, revision = null, id = null } = place ?? {};
    const known = { witness, position, stream, revision, id };
    return { events: [{ type: 'EventsLost', data: { lastKnown: known, lastStanding, atLeast, tournaments: [...tournaments] } }] };
  },
};

/**
 * Records the loss, then renames the views and deletes the other witnesses. If this is interrupted, the next start finds the loss again.
 * @throws StoreError when it cannot be recorded; then nothing is changed
 */
export async function acceptLoss(
  { store, folder, now }: { readonly store: EventStore; readonly folder: string; readonly now: () => number },
  loss: Loss,
  notice: (line: string) => void,
): Promise<void> {
  const commandId = randomUUID();
  // Each id is used once, so no digest is compared and any key will do.
  const handler = new CommandHandler(storeDecider, store, { now, printOf: makeCommandPrinter(commandId) });
  const outcome = await handler.execute(
    storeStream,
    { type: 'AcceptLoss', loss },
    { commandId, actor: { id: accountName(), role: 'director' }, correlationId: commandId },
  );
  if (!outcome.accepted) throw new StoreError('STORE_FAILED', `The loss could not be recorded (${outcome.refusal.code}): start again.`);
  const aside = setViewsAside(join(folder, dataFiles.views));
  if (aside !== null) notice(`the views that knew the lost events were moved to ${aside}`);
  const published = join(folder, dataFiles.publishedLog);
  // Its heads cover lost events, so a new tree begins.
  if (existsSync(published)) renameSync(published, findFreeName(published));
  for (const name of [dataFiles.reactions, dataFiles.mark]) rmSync(join(folder, name), { force: true });
  notice('the loss is recorded; views are built again from the events that are left');
}

/** The accepted losses, one sentence each. @throws StoreError when the store cannot be read */
export async function listAcceptedLosses(store: EventReader): Promise<readonly string[]> {
  const recorded = (await store.readStream(storeStream)).map((stored) => decodeEvent(stored) as RecordedEvent<StoreEvent>);
  const losses = recorded.filter((event) => event.type === 'EventsLost');
  return losses.map(({ data: { lastKnown, lastStanding }, metadata: { recordedAt, actor } }) => {
    const after = lastStanding === null ? 'all events' : `events after position ${lastStanding}`;
    return `${after}, up to position ${lastKnown.position} at the least, were lost; ${actor.id} accepted it at ${new Date(recordedAt).toISOString()}`;
  });
}
