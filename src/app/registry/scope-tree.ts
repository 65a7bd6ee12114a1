/**
 * Who contains whom: the club of a tournament, the federation of a club. Read from the views, so that every node answers by what it has seen.
 */
import { clubs } from '../../../projections/clubs.js';
import { people } from '../../../projections/people.js';
import { playerEntries } from '../../../projections/player-entries.js';
import { seasons } from '../../../projections/seasons.js';
import { resultsOfPlayer, sheetResults } from '../../../projections/sheet-results.js';
import { tournaments } from '../../../projections/tournaments.js';
import type { Scope } from '../../access/principal.js';
import type { ScopeParents } from '../../access/scopes.js';
import { makeOwnerOfSheet } from '../sheets/open-sheets.js';
import type { ViewStore } from '../views/view-store.js';

export interface ScopeTree extends ScopeParents {
  /** The registered club that holds a tournament; null where it was announced by a name alone, and for an unknown tournament. */
  clubOf(tournamentId: string): string | null;
  /** The federation that a club belongs to; null for none, and for an unknown club. */
  federationOf(clubId: string): string | null;
  /** Whose affair a person is: the club that keeps them, or the tournament that their id entered first, or that of their first result. Null for an id that nobody knows. */
  readonly scopeOfPlayer: (playerId: string) => Scope | null;
  /** Whether the club that a person played for has let them go, and they have joined no other. */
  readonly isBetweenClubs: (playerId: string) => boolean;
  /** The club that a person belongs with; null where that is none that is registered. */
  readonly homeOfPlayer: (playerId: string) => string | null;
  /** The same, of a person whose affair is known already. */
  readonly homeIn: (affair: Scope | null) => string | null;
  /** Whether a person whose club is `home` belongs with a club, or with one of its federation. Who announces without a club is of the installation. */
  readonly areFellows: (home: string | null, club: string | null) => boolean;
  /** The federation, or the club, whose season it is; null for an unknown one. */
  readonly ownerOfSeason: (seasonId: string) => Scope | null;
  /** The tournament, or the club, whose results a sheet has; null for an unknown one. */
  readonly ownerOfSheet: (sheetId: string) => Scope | null;
}

/** @throws ViewError from its methods where a view can't be read now */
export function makeScopeTree(views: ViewStore): ScopeTree {
  const clubOf = (tournamentId: string): string | null => views.get(tournaments, tournamentId)?.body.clubId ?? null;
  const ownerOfSheet = makeOwnerOfSheet(views);
  const scopeOfPlayer = (playerId: string): Scope | null => {
    const person = views.get(people, playerId)?.body;
    const kept = person?.mergedInto == null ? person : views.get(people, person.mergedInto)?.body;
    if (kept?.keptBy != null) return { kind: 'club', clubId: kept.keptBy };
    const first = views.page(playerEntries, kept?.playerId ?? playerId, { first: 1 }).rows[0];
    if (first !== undefined) return { kind: 'tournament', tournamentId: first.body.tournamentId };
    // Somebody of whom an import knows, a typed name that waits among them.
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
    homeOfPlayer: (playerId) => homeIn(scopeOfPlayer(playerId)),
    homeIn,
  };
}
