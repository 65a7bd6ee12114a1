/**
 * What follows from events of people in other streams, and in the vault. Every node does it for every event, under a command id that is made from
 * the event, so that it has one effect; and so the vault of each node erases whom any node ordered to be erased.
 */
import type { PersonCommand } from '../../../commands/federation.js';
import type { DomainEvent } from '../../../events/catalogue.js';
import type { CommittedEvent } from '../../../events/envelope.js';
import type { PlayerId } from '../../../events/ids.js';
import { systemActor } from '../hand-lifecycle.js';
import type { CommandContext, CommandOutcome } from '../outcome.js';
import type { PersonVault } from '../person-vault.js';
import type { Asked, Registry } from './registry.js';

interface Takers {
  readonly registry: Registry;
  readonly vault: PersonVault;
}

type Give = (id: PlayerId, command: Asked<PersonCommand>, part?: string) => Promise<CommandOutcome>;
type Reaction<Type extends DomainEvent['type']> = (
  event: CommittedEvent<Extract<DomainEvent, { readonly type: Type }>>,
  give: Give,
  takers: Takers,
) => Promise<CommandOutcome | null>;

const reactions: { readonly [Type in DomainEvent['type']]?: Reaction<Type> } = {
  async DuplicateAbsorbed({ data: { playerId, duplicateId } }, give) {
    const merged = await give(duplicateId, { type: 'MergeInto', survivorId: playerId });
    if (merged.accepted) return merged;
    return give(playerId, { type: 'RefuseDuplicate', duplicateId, refusedAs: merged.refusal.code }, 'refused');
  },
  DuplicateReleased: ({ data: { playerId, duplicateId } }, give) => give(duplicateId, { type: 'UnmergeFrom', survivorId: playerId }),
  async ErasureOrdered({ data: { playerId } }, give, { registry, vault }) {
    await vault.erase(playerId);
    // Other ids of the same person have the same personal data.
    const { duplicates } = (await registry.loadPerson(playerId)).state;
    for (const duplicateId of duplicates) await give(duplicateId, { type: 'ErasePerson', survivorId: playerId }, duplicateId);
    return give(playerId, { type: 'RecordErasure' });
  },
};

/** The types of events that something follows from. */
export const registryEvents: ReadonlySet<string> = new Set(Object.keys(reactions));

/** Does what follows from an event; null for nothing. @throws what the command's way throws */
export async function followRegistry(event: CommittedEvent, takers: Takers): Promise<CommandOutcome | null> {
  const { id, metadata } = event;
  const context: CommandContext = { commandId: `after-${id}`, actor: systemActor, correlationId: metadata.correlationId, causationId: id };
  const give: Give = (playerId, command, part) =>
    takers.registry.take(playerId, command, part === undefined ? context : { ...context, commandId: `after-${id}-${part}` });
  const reaction = reactions[event.type] as Reaction<DomainEvent['type']> | undefined;
  return reaction === undefined ? null : reaction(event, give, takers);
}
