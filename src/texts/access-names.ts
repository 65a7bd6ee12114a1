/**
 * Roles and scopes as a person says them, in English and French.
 */
import type { AccessScope, GrantableRole } from '../../events/access.js';
import type { Sentence } from './sentences.js';

export const roleNames: Readonly<Record<GrantableRole, Sentence>> = {
  integrationRead: { en: 'reading program', fr: 'programme de lecture' },
  integrationWrite: { en: 'writing program', fr: 'programme d’écriture' },
  floor: { en: 'floor', fr: 'floor' },
  td: { en: 'tournament director', fr: 'directeur de tournoi' },
  clubAdmin: { en: 'club admin', fr: 'administrateur de club' },
  federationOfficial: { en: 'federation official', fr: 'responsable de fédération' },
  federationAdmin: { en: 'federation admin', fr: 'administrateur de fédération' },
};

export const scopeKindNames: Readonly<Record<AccessScope['kind'], Sentence>> = {
  installation: { en: 'the installation', fr: 'l’installation' },
  federation: { en: 'a federation', fr: 'une fédération' },
  club: { en: 'a club', fr: 'un club' },
  tournament: { en: 'a tournament', fr: 'un tournoi' },
};

/** "tournament friday" */
export function scopeName(scope: AccessScope): Sentence {
  switch (scope.kind) {
    case 'installation':
      return { en: 'the whole installation', fr: 'toute l’installation' };
    case 'federation':
      return { en: `federation ${scope.federationId}`, fr: `la fédération ${scope.federationId}` };
    case 'club':
      return { en: `club ${scope.clubId}`, fr: `le club ${scope.clubId}` };
    case 'tournament':
      return { en: `tournament ${scope.tournamentId}`, fr: `le tournoi ${scope.tournamentId}` };
  }
}
