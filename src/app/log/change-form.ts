/** Records that from now on the entries of a log have event numbers; it began with positions of a store. */
import { storeStream } from '../../../events/ids.js';
import type { StoreEvent } from '../../../events/store.js';
import { makeCommandPrinter } from '../../audit/command-print.js';
import type { Decider } from '../../decider.js';
import { StoreError, type EventStore } from '../../store/event-store.js';
import { CommandHandler } from '../dispatch/command-handler.js';
import { systemActor } from '../reactions/hand-lifecycle.js';

/** Given by the program itself, never through the API. */
interface ChangeLogForm {
  readonly type: 'ChangeLogForm';
}

const decider: Decider<{ readonly isChanged: boolean }, ChangeLogForm, StoreEvent> = {
  initialState: { isChanged: false },
  evolve: (state, { type }) => (type === 'LogFormChanged' ? { isChanged: true } : state),
  decide: (_, { isChanged }) => ({ events: isChanged ? [] : [{ type: 'LogFormChanged', data: { form: 2 } }] }),
};

/** The same on all nodes, so the second node changes nothing. */
const COMMAND_ID = 'log-form-2';

/** Does nothing when it is recorded already. @throws StoreError */
export async function changeLogForm(store: EventStore, now: () => number): Promise<void> {
  const handler = new CommandHandler(decider, store, { now, printOf: makeCommandPrinter(COMMAND_ID) });
  const context = { commandId: COMMAND_ID, actor: systemActor, correlationId: COMMAND_ID } as const;
  const outcome = await handler.execute(storeStream, { type: 'ChangeLogForm' }, context);
  if (!outcome.accepted)
    throw new StoreError('STORE_FAILED', `The change of the log's form could not be recorded (${outcome.refusal.code}).`);
}
