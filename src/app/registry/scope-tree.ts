/**
 * Who contains whom: the club of a tournament, the federation of a club. Read from the views, so that every node answers by what it has seen.
 */
import { clubs } from '../../../projections/clubs.js';
import { people } from '../../../projections/people.js';
import { tournaments } from '../../../projections/tournaments.js';
import type { ScopeParents } from '../../access/scopes.js';
import type { Scope } from '../../access/principal.js';
import { makeOwnerOfSheet } from '../sheets/open-sheets.js';
import type { ViewStore } from '../views/view-store.js';

export interface ScopeTree extends ScopeParents {
  /** The registered club that holds a tournament; null where it was announced by a name alone, and for an unknown tournament. */
  clubOf(tournamentId: string): string | null;
  /** The federation that a club belongs to; null for none, and for an unknown club. */
  federationOf(clubId: string): string | null;
  /** The club that keeps a person, of the id that theirs was merged into; null for none. */
  readonly clubOfPlayer: (playerId: string) => string | null;
  /** The tournament, or the club, whose results a sheet has; null for an unknown one. */
  readonly ownerOfSheet: (sheetId: string) => Scope | null;
}

/** @throws ViewError from its methods where a view can't be read now */
export function makeScopeTree(views: ViewStore): ScopeTree {
  return {
    clubOf: (tournamentId) => views.get(tournaments, tournamentId)?.body.clubId ?? null,
    federationOf: (clubId) => views.get(clubs, clubId)?.body.federationId ?? null,
    ownerOfSheet: makeOwnerOfSheet(views),
    clubOfPlayer(playerId) {
      const person = views.get(people, playerId)?.body;
      const kept = person?.mergedInto == null ? person : views.get(people, person.mergedInto)?.body;
      return kept?.keptBy ?? null;
    },
  };
}
