/** Merging two ids of one person, and undoing it. Merges are one step deep, so no id is merged twice. */
import type { TypeOf } from '../../commands/command.js';
import type { GrantedLicence, sameCommands } from '../../commands/federation/same-person.js';
import type { PersonHandlers } from './person-handlers.js';
import { refuseUnlessKept } from './people.js';
import { hasErasure, isLicensed, type PersonState } from './person-state.js';
import { refuse, type Refused } from './refusals.js';

type SameCommand = TypeOf<(typeof sameCommands)[number]>;

/** Refuses a merge when both ids have a licence of a federation for the same period. */
function refuseClash(state: PersonState, licences: readonly GrantedLicence[]): Refused | null {
  const clash = licences.find((each) => isLicensed(state, each));
  if (clash === undefined) return null;
  const { federationId, period } = clash;
  return refuse('LICENCES_CLASH', { federationId, period });
}

export const sameHandlers: PersonHandlers<SameCommand> = {
  MergePlayers({ of: playerId, duplicateId, other }, state) {
    if (playerId === duplicateId) return refuse('SAME_PLAYER');
    const refused = refuseUnlessKept(state);
    if (refused !== null) return refused;
    if (state.duplicates.includes(duplicateId)) return { events: [] };
    if (!other.isKnown) return refuse('DUPLICATE_UNKNOWN', { duplicateId });
    if (other.isErased) return refuse('PERSON_ERASED');
    if (other.mergedInto !== null) return refuse('PERSON_MERGED', { survivorId: other.mergedInto });
    if (other.duplicates.length > 0) return refuse('HAS_DUPLICATES', { duplicates: other.duplicates });
    if (other.met !== null) return refuse('PLAYERS_MET', { tournamentId: other.met });
    const clash = refuseClash(state, other.licences);
    if (clash !== null) return clash;
    return { events: [{ type: 'DuplicateAbsorbed', data: { playerId, duplicateId } }] };
  },
  UnmergePlayers({ of: playerId, duplicateId }, { duplicates }) {
    if (!duplicates.includes(duplicateId)) return refuse('NOT_MERGED', { duplicateId });
    return { events: [{ type: 'DuplicateReleased', data: { playerId, duplicateId, refusedAs: null } }] };
  },
  RefuseDuplicate({ of: playerId, duplicateId, refusedAs }, { duplicates }) {
    return { events: duplicates.includes(duplicateId) ? [{ type: 'DuplicateReleased', data: { playerId, duplicateId, refusedAs } }] : [] };
  },
  // An id known only to tournaments can be merged too.
  MergeInto({ of: playerId, survivorId, licences }, state) {
    const { mergedInto, duplicates } = state;
    if (mergedInto === survivorId) return { events: [] };
    if (mergedInto !== null) return refuse('PERSON_MERGED', { survivorId: mergedInto });
    if (hasErasure(state)) return refuse('PERSON_ERASED');
    if (duplicates.length > 0) return refuse('HAS_DUPLICATES', { duplicates });
    const clash = refuseClash(state, licences);
    if (clash !== null) return clash;
    return { events: [{ type: 'MergedInto', data: { playerId, survivorId } }] };
  },
  UnmergeFrom({ of: playerId, survivorId }, { mergedInto }) {
    return { events: mergedInto === survivorId ? [{ type: 'UnmergedFrom', data: { playerId, survivorId } }] : [] };
  },
};
