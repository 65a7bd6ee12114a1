/**
 * Names in the log: each name that the vault is to keep is first committed to by an event, so that names which are exchanged or edited there show.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Actor } from '../../../events/envelope.js';
import { nameStream, type PlayerId } from '../../../events/ids.js';
import type { NameEvent } from '../../../events/names.js';
import { commitmentOf } from '../../audit/commitments.js';
import type { Decider } from '../../decider.js';
import { type EventStore, StoreError } from '../../store/event-store.js';
import { CommandHandler, type CommandHandlerOptions } from '../dispatch/command-handler.js';
import type { Naming } from '../vault/person-vault.js';

/** Given by Tapis where somebody is named, never through the API by itself. */
type NameCommand =
  | { readonly type: 'RecordName'; readonly playerId: PlayerId; readonly commitment: string }
  | { readonly type: 'ForgetName'; readonly playerId: PlayerId };

/** What was recorded last; null for nothing. */
type NameState = NameEvent['type'] | null;

const nameDecider: Decider<NameState, NameCommand, NameEvent> = {
  initialState: null,
  evolve: (_state, { type }) => type,
  decide(command, state) {
    const { playerId } = command;
    if (command.type === 'RecordName') {
      return { events: [{ type: 'NameRecorded', data: { playerId, commitment: command.commitment } }] };
    }
    return { events: state === 'NameForgotten' ? [] : [{ type: 'NameForgotten', data: { playerId } }] };
  },
};

const SALT_BYTES = 16;

export class RecordedNames {
  readonly #handler: CommandHandler<NameState, NameCommand, NameEvent>;

  constructor(store: EventStore, handling: CommandHandlerOptions) {
    this.#handler = new CommandHandler(nameDecider, store, handling);
  }

  /** Records that a person gets a name. @returns what opens the commitment @throws StoreError where it can't be recorded */
  async record(playerId: PlayerId, name: string, by: Actor): Promise<Naming> {
    const salt = randomBytes(SALT_BYTES).toString('hex');
    const commitment = commitmentOf({ salt, value: name });
    return { salt, revision: await this.#take({ type: 'RecordName', playerId, commitment }, by) };
  }

  /** Records that the name of a person is taken back. @throws StoreError where it can't be recorded */
  async forget(playerId: PlayerId, by: Actor): Promise<void> {
    await this.#take({ type: 'ForgetName', playerId }, by);
  }

  /** Whether the last that any node recorded is that the name was taken back. */
  async isForgotten(playerId: PlayerId): Promise<boolean> {
    return (await this.#handler.load(nameStream(playerId))).state === 'NameForgotten';
  }

  async #take(command: NameCommand, actor: Actor): Promise<number> {
    const commandId = randomUUID();
    const outcome = await this.#handler.execute(nameStream(command.playerId), command, { commandId, actor, correlationId: commandId });
    if (!outcome.accepted) throw new StoreError('STORE_FAILED', `The name could not be recorded (${outcome.refusal.code}): send it again.`);
    return outcome.revision;
  }
}
