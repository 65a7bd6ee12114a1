/**
 * Reactions to events of people in other streams and in the vault. Every node runs them for every event, with a command id made from the
 * event, so each has one effect. So the vault of every node erases a person whose erasure any node ordered.
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
  /** Called when the vault has no more data of a person. */
  readonly tellErased: (playerId: PlayerId) => void;
  /** The principals linked to the player. */
  readonly principalsOf: (playerId: PlayerId) => Promise<readonly PrincipalId[]>;
}

/** @param originalCommand what a repeated command is compared with, when it has values that are read each time */
type Give = (id: PlayerId, command: PersonCommand, part?: string, originalCommand?: object) => Promise<CommandOutcome>;
type Reaction<Type extends DomainEvent['type']> = (
  event: CommittedEvent<EventsByType[Type]>,
  give: Give,
  takers: Takers,
) => Promise<CommandOutcome | null>;

/** Whether the command met too many conflicts; then the reaction is retried. */
const isContested = (outcome: CommandOutcome): boolean => !outcome.accepted && outcome.refusal.code === 'TOO_MANY_CONFLICTS';

/**
 * Records in the stream of a duplicate id what the survivor's stream now says. The event that led here may come late, after the merge was
 * undone or repeated. The survivor is read again after each step, since it may change meanwhile.
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
    // Given before, and undone since: a later event decides.
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
    // The labels of their tokens are typed texts too.
    for (const principalId of await principalsOf(playerId)) {
      erasures.add(principalId, 'token');
      await vault.erase(principalId as string as PlayerId);
    }
    tellErased(playerId);
    // All ids of a person have the same personal data.
    const { duplicates } = (await registry.loadPerson(playerId)).state;
    for (const duplicateId of duplicates) {
      const erased = await give(duplicateId, { type: 'ErasePerson', survivorId: playerId }, duplicateId);
      if (isContested(erased)) return erased;
    }
    return give(playerId, { type: 'RecordErasure' });
  },
};

/** The event types with reactions. */
export const registryEvents: ReadonlySet<string> = new Set(Object.keys(reactions));

/** Runs the reaction to an event; null for none. @throws what the command throws */
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
