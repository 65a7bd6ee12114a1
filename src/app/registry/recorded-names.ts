/** Names in the log: an event commits to each name before the vault keeps it, so that swapped or edited names are detected. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Actor } from '../../../events/envelope.js';
import { nameStream, type PlayerId } from '../../../events/ids.js';
import type { NameEvent } from '../../../events/names.js';
import { commitmentOf } from '../../audit/commitments.js';
import type { Decider } from '../../decider.js';
import { type EventStore, StoreError } from '../../store/event-store.js';
import { CommandHandler, type CommandHandlerOptions } from '../dispatch/command-handler.js';
import type { Naming } from '../vault/person-vault.js';

/** Given by Tapis when a person is named, never directly through the API. */
type NameCommand =
  | { readonly type: 'RecordName'; readonly playerId: PlayerId; readonly commitment: string }
  | { readonly type: 'ForgetName'; readonly playerId: PlayerId };

/** The type of the last event; null for none. */
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

  /** Records that a person gets a name. @returns the opening of the commitment @throws StoreError when it cannot be recorded */
  async record(playerId: PlayerId, name: string, by: Actor): Promise<Naming> {
    const salt = randomBytes(SALT_BYTES).toString('hex');
    const commitment = commitmentOf({ salt, value: name });
    return { salt, revision: await this.#execute({ type: 'RecordName', playerId, commitment }, by) };
  }

  /** Records that a person's name is taken back. @throws StoreError when it cannot be recorded */
  async forget(playerId: PlayerId, by: Actor): Promise<void> {
    await this.#execute({ type: 'ForgetName', playerId }, by);
  }

  /** Whether the last event of any node took the name back. */
  async isForgotten(playerId: PlayerId): Promise<boolean> {
    return (await this.#handler.load(nameStream(playerId))).state === 'NameForgotten';
  }

  async #execute(command: NameCommand, actor: Actor): Promise<number> {
    const commandId = randomUUID();
    const outcome = await this.#handler.execute(nameStream(command.playerId), command, { commandId, actor, correlationId: commandId });
    if (!outcome.accepted) throw new StoreError('STORE_FAILED', `The name could not be recorded (${outcome.refusal.code}): send it again.`);
    return outcome.revision;
  }
}
