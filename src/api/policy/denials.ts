/** The errors of denied operations. */
import { type Group, policyGroups, type PolicyGroup } from '../../access/policy/groups.js';
import type { Denial } from '../../access/policy/may-do.js';
import type { Role, Scope } from '../../access/principal.js';
import { capacityNames, scopeText } from '../../texts/policy-texts.js';
import { ApiError, unauthenticated } from '../language/api-error.js';

/**
 * @param scope of the request
 * @param person the person concerned: an asker without a role in their scope does not learn the scope
 */
export function denied(denial: Denial, group: PolicyGroup, scope: Scope, person?: string): ApiError {
  switch (denial) {
    case 'unauthenticated':
      return unauthenticated();
    case 'notFound':
      return person === undefined ? nothingThere(scope) : nobodyThere(person);
    case 'forbidden':
      return forbidden(policyGroups[group], scope);
  }
}

/** Of what somebody may do who has one of the roles anywhere. */
export const deniedAnywhere = (group: PolicyGroup): ApiError => {
  const needed = policyGroups[group].allow.filter((role) => role !== 'public');
  return new ApiError(
    'FORBIDDEN',
    {
      en: `This needs the role of ${listed(needed, 'en')}, at a tournament, a club, a federation or the whole installation; ask whoever grants roles there.`,
      fr: `Rôle nécessaire, pour un tournoi, un club, une fédération ou toute l’installation : ${listed(needed, 'fr')}. Demandez-le à qui y attribue les rôles.`,
    },
    { needed, scope: 'any' },
  );
};

/** The same error for an unknown id and for others' things. */
function nothingThere(scope: Scope): ApiError {
  return new ApiError(
    'NOT_FOUND',
    {
      en: `There is nothing at ${scopeText(scope, 'en')} for this token; check the id.`,
      fr: `Ce jeton ne donne accès à rien pour ${scopeText(scope, 'fr')} ; vérifiez l’identifiant.`,
    },
    { scope: scope.kind },
  );
}

/** The same error for an unknown id and for a person of others. */
function nobodyThere(playerId: string): ApiError {
  return new ApiError(
    'NOT_FOUND',
    {
      en: `There is nobody under the id ${playerId} for this token; check the id.`,
      fr: `Ce jeton ne donne accès à personne sous l’identifiant ${playerId} ; vérifiez-le.`,
    },
    { scope: 'player' },
  );
}

function forbidden({ allow }: Group, scope: Scope): ApiError {
  const needed = allow.filter((role) => role !== 'public');
  return new ApiError(
    'FORBIDDEN',
    {
      en: `This needs the role of ${listed(needed, 'en')} at ${scopeText(scope, 'en')}; ask whoever grants roles there.`,
      fr: `Rôle nécessaire pour ${scopeText(scope, 'fr')} : ${listed(needed, 'fr')}. Demandez-le à qui y attribue les rôles.`,
    },
    { needed, scope: scope.kind },
  );
}

function listed(roles: readonly Role[], language: 'en' | 'fr'): string {
  const names = roles.map((role) => capacityNames[role][language]);
  const last = names.pop()!;
  return names.length === 0 ? last : `${names.join(', ')} ${language === 'en' ? 'or' : 'ou'} ${last}`;
}
