/**
 * What follows from events of people in other streams, and in the vault. Every node does it for every event, under a command id that is made from
 * the event, so that it has one effect; and so the vault of each node erases whom any node ordered to be erased.
 */
import type { PersonCommand } from '../../../commands/federation.js';
import type { DomainEvent, EventsByType } from '../../../events/catalogue.js';
import type { CommittedEvent } from '../../../events/envelope.js';
import type { PlayerId, PrincipalId } from '../../../events/ids.js';
import { grantedLicences } from '../../federation/person-state.js';
import type { Streams } from '../dispatch/streams.js';
import type { ErasureList } from '../vault/erasure-list.js';
import { systemActor } from './hand-lifecycle.js';
import type { CommandContext, CommandOutcome } from '../dispatch/outcome.js';
import type { PersonVault } from '../vault/person-vault.js';
import type { Registry } from '../registry/registry.js';

interface Takers {
  readonly streams: Streams;
  readonly registry: Pick<Registry, 'loadPerson'>;
  readonly vault: PersonVault;
  readonly erasures: Pick<ErasureList, 'add'>;
  /** Called once the vault has nothing of somebody any longer. */
  readonly tellErased: (playerId: PlayerId) => void;
  /** Who has credentials and is the player. */
  readonly principalsOf: (playerId: PlayerId) => Promise<readonly PrincipalId[]>;
}

/** @param originalCommand what a command that is given again is compared with, where it holds values that are read each time */
type Give = (id: PlayerId, command: PersonCommand, part?: string, originalCommand?: object) => Promise<CommandOutcome>;
type Reaction<Type extends DomainEvent['type']> = (
  event: CommittedEvent<EventsByType[Type]>,
  give: Give,
  takers: Takers,
) => Promise<CommandOutcome | null>;

/** Whether other commands were faster again and again: the reaction is tried once more. */
const isContested = (outcome: CommandOutcome): boolean => !outcome.accepted && outcome.refusal.code === 'TOO_MANY_CONFLICTS';

/**
 * Makes the stream of the other id say what that of the survivor says now, whatever the event said that led here: it may come late, after a crash
 * or at another node, when the merge was taken back or made again. It is looked at once more after each step, since the survivor may change meanwhile.
 */
async function mapDuplicate(
  survivorId: PlayerId,
  duplicateId: PlayerId,
  give: Give,
  registry: Takers['registry'],
): Promise<CommandOutcome | null> {
  let last: CommandOutcome | null = null;
  for (;;) {
    const { state, revision } = await registry.loadPerson(survivorId);
    const isHeld = state.duplicates.includes(duplicateId);
    const isMapped = (await registry.loadPerson(duplicateId)).state.mergedInto === survivorId;
    if (isHeld === isMapped) return last;
    const outcome = isHeld
      ? await give(duplicateId, { type: 'MergeInto', survivorId, licences: grantedLicences(state) }, `merge-${revision}`, {
          type: 'MergeInto',
          survivorId,
        })
      : await give(duplicateId, { type: 'UnmergeFrom', survivorId }, `unmerge-${revision}`);
    if (isContested(outcome)) return outcome;
    if (!outcome.accepted) {
      return give(survivorId, { type: 'RefuseDuplicate', duplicateId, refusedAs: outcome.refusal.code }, `refused-${revision}`);
    }
    // Given before, and undone by somebody since: another event says what holds.
    if (outcome.repeated) return outcome;
    last = outcome;
  }
}

const mapNamed: Reaction<'DuplicateAbsorbed' | 'DuplicateReleased'> = ({ data: { playerId, duplicateId } }, give, { registry }) =>
  mapDuplicate(playerId, duplicateId, give, registry);

const reactions: { readonly [Type in DomainEvent['type']]?: Reaction<Type> } = {
  DuplicateAbsorbed: mapNamed,
  DuplicateReleased: mapNamed,
  async ErasureOrdered({ data: { playerId } }, give, { registry, vault, erasures, principalsOf, tellErased }) {
    erasures.add(playerId, 'person');
    await vault.erase(playerId);
    // What their tokens are for was typed too.
    for (const principalId of await principalsOf(playerId)) {
      erasures.add(principalId, 'token');
      await vault.erase(principalId as string as PlayerId);
    }
    tellErased(playerId);
    // Other ids of the same person have the same personal data.
    const { duplicates } = (await registry.loadPerson(playerId)).state;
    for (const duplicateId of duplicates) {
      const erased = await give(duplicateId, { type: 'ErasePerson', survivorId: playerId }, duplicateId);
      if (isContested(erased)) return erased;
    }
    return give(playerId, { type: 'RecordErasure' });
  },
};

/** The types of events that something follows from. */
export const registryEvents: ReadonlySet<string> = new Set(Object.keys(reactions));

/** Does what follows from an event; null for nothing. @throws what the command's way throws */
export async function followRegistry(event: CommittedEvent, takers: Takers): Promise<CommandOutcome | null> {
  const { id, metadata } = event;
  const context: CommandContext = { commandId: `after-${id}`, actor: systemActor, correlationId: metadata.correlationId, causationId: id };
  const give: Give = (playerId, command, part, originalCommand = command) =>
    takers.streams.execute('player', playerId, command, {
      ...context,
      originalCommand,
      ...(part === undefined ? {} : { commandId: `after-${id}-${part}` }),
    });
  const reaction = reactions[event.type] as Reaction<DomainEvent['type']> | undefined;
  return reaction === undefined ? null : reaction(event, give, takers);
}
