/**
 * Two ids of one person. Nothing is rewritten: the ids are mapped, and the mapping can be taken back.
 */
import type { FederationId, PlayerId, TournamentId } from '../../events/ids.js';
import { ownPlayerCommand, playerCommand } from '../command.js';
import { byTapis } from '../field.js';
import { player } from '../fields.js';

/** A licence by its federation and its period. */
export interface GrantedLicence {
  readonly federationId: FederationId;
  readonly period: string;
}

/** What is known of an id that is to be merged. */
export interface OtherId {
  /** Whether it is registered, or has entered a tournament. */
  readonly isKnown: boolean;
  /** Whether the person is erased, or is to be. */
  readonly isErased: boolean;
  readonly mergedInto: PlayerId | null;
  readonly duplicates: readonly PlayerId[];
  /** The licences that were granted to it. */
  readonly licences: readonly GrantedLicence[];
  /** A tournament that both ids entered; null for none. */
  readonly met: TournamentId | null;
}

const theDuplicate = player('The other id of the same person.');
const theSurvivor = byTapis<PlayerId>('The id that the person is kept under.');

export const mergePlayers = playerCommand('MergePlayers', {
  group: 'registry.decide',
  about: 'Takes two ids for one person: what stands under the other id is theirs. Two ids that met in a tournament are two persons.',
  putRightBy: '`unmergePlayers`: every view is as it was before.',
  fields: { duplicateId: theDuplicate, other: byTapis<OtherId>('What is known of the other id.') },
});

export const unmergePlayers = playerCommand('UnmergePlayers', {
  group: 'registry.decide',
  about: 'Takes a merge back: each id has again what was recorded under it.',
  putRightBy: '`mergePlayers` again.',
  fields: { duplicateId: theDuplicate },
});

export const refuseDuplicate = ownPlayerCommand('RefuseDuplicate', {
  about: 'Takes a merge back that the other id does not allow.',
  occasion: 'the other id cannot be merged',
  fields: { duplicateId: byTapis<PlayerId>('The other id.'), refusedAs: byTapis<string>('The code of the refusal.') },
});

export const mergeInto = ownPlayerCommand('MergeInto', {
  about: 'Records at the other id that it was merged.',
  occasion: 'a player was merged with another id',
  fields: {
    survivorId: theSurvivor,
    licences: byTapis<readonly GrantedLicence[]>('The licences that were granted to the survivor.'),
  },
});

export const unmergeFrom = ownPlayerCommand('UnmergeFrom', {
  about: 'Records at the other id that the merge was taken back.',
  occasion: 'a merge was taken back',
  fields: { survivorId: theSurvivor },
});

export const sameCommands = [mergePlayers, unmergePlayers, refuseDuplicate, mergeInto, unmergeFrom] as const;
