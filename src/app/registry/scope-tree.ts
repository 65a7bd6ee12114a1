/** Which scope contains which: the club of a tournament, the federation of a club. Read from the views of this node. */
import { clubs } from '../../../projections/clubs.js';
import { people } from '../../../projections/people.js';
import { playerEntries } from '../../../projections/player-entries.js';
import { resultSheets } from '../../../projections/result-sheets.js';
import { seasons } from '../../../projections/seasons.js';
import { resultsOfPlayer, sheetResults } from '../../../projections/sheet-results.js';
import { tournaments } from '../../../projections/tournaments.js';
import type { Scope } from '../../access/principal.js';
import type { ScopeParents } from '../../access/scopes.js';
import { makeOwnerOfSheet } from '../sheets/open-sheets.js';
import type { ViewStore } from '../views/view-store.js';

export interface ScopeTree extends ScopeParents {
  /** The registered club of a tournament; null when it was announced only by a club's name, and for an unknown tournament. */
  clubOf(tournamentId: string): string | null;
  /** The federation of a club; null for none, and for an unknown club. */
  federationOf(clubId: string): string | null;
  /**
   * The scope responsible for a person: the club that keeps them, or the tournament that their id entered first, or that of their first
   * result. Null for an unknown id.
   */
  readonly scopeOfPlayer: (playerId: string) => Scope | null;
  /** Whether the person has left their club and joined no other. */
  readonly isBetweenClubs: (playerId: string) => boolean;
  /** Whether a person is or was a member of a club, or has entered a tournament or has a result there. */
  readonly isKnownAt: (playerId: string, clubId: string) => boolean;
  /** The registered club responsible for a person; null for none. */
  readonly homeOfPlayer: (playerId: string) => string | null;
  /** The same, when the responsible scope is known already. */
  readonly homeIn: (affair: Scope | null) => string | null;
  /**
   * Whether a person of the club `home` belongs to a club or to another of its federation. Without a club, only the installation qualifies.
   */
  readonly areFellows: (home: string | null, club: string | null) => boolean;
  /** The federation or club that owns a season; null for an unknown one. */
  readonly ownerOfSeason: (seasonId: string) => Scope | null;
  /** The tournament or club of a result sheet; null for an unknown one. */
  readonly ownerOfSheet: (sheetId: string) => Scope | null;
}

/** @throws ViewError from its methods when a view cannot be read */
export function makeScopeTree(views: ViewStore): ScopeTree {
  const clubOf = (tournamentId: string): string | null => views.get(tournaments, tournamentId)?.body.clubId ?? null;
  const ownerOfSheet = makeOwnerOfSheet(views);
  const scopeOfPlayer = (playerId: string): Scope | null => {
    const person = views.get(people, playerId)?.body;
    const kept = person?.mergedInto == null ? person : views.get(people, person.mergedInto)?.body;
    if (kept?.keptBy != null) return { kind: 'club', clubId: kept.keptBy };
    const first = views.page(playerEntries, kept?.playerId ?? playerId, { first: 1 }).rows[0];
    if (first !== undefined) return { kind: 'tournament', tournamentId: first.body.tournamentId };
    // A person known only from an import, also as a name that waits to be matched.
    const result = views.page(sheetResults, resultsOfPlayer(kept?.playerId ?? playerId), { first: 1 }).rows[0];
    return result === undefined ? null : ownerOfSheet(result.body.sheetId);
  };
  const homeIn = (affair: Scope | null): string | null => {
    if (affair?.kind === 'tournament') return clubOf(affair.tournamentId);
    return affair?.kind === 'club' ? affair.clubId : null;
  };
  const federationOf = (clubId: string): string | null => views.get(clubs, clubId)?.body.federationId ?? null;
  return {
    clubOf,
    federationOf,
    areFellows(home, club) {
      if (club === null || club === home) return true;
      const federationId = home === null ? null : federationOf(home);
      return federationId !== null && federationOf(club) === federationId;
    },
    ownerOfSeason(seasonId) {
      const season = views.get(seasons, seasonId)?.body;
      if (season === undefined) return null;
      return season.clubId === null ? { kind: 'federation', federationId: season.federationId! } : { kind: 'club', clubId: season.clubId };
    },
    ownerOfSheet,
    scopeOfPlayer,
    isBetweenClubs(playerId) {
      const person = views.get(people, playerId)?.body;
      const own = person?.memberships.findLast(({ clubId }) => clubId === person.keptBy);
      return own !== undefined && own.until !== null;
    },
    isKnownAt(playerId, clubId) {
      if (views.get(people, playerId)?.body.memberships.some((membership) => membership.clubId === clubId) === true) return true;
      if (views.page(playerEntries, playerId).rows.some(({ body }) => clubOf(body.tournamentId) === clubId)) return true;
      const results = views.page(sheetResults, resultsOfPlayer(playerId)).rows;
      return results.some(({ body }) => views.get(resultSheets, body.sheetId)?.body.clubId === clubId);
    },
    homeOfPlayer: (playerId) => homeIn(scopeOfPlayer(playerId)),
    homeIn,
  };
}
