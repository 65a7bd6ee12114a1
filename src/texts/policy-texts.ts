/**
 * Roles, scopes and those who gave commands as a person says them, in English and French.
 */
import type { Actor, EventMetadata } from '../../events/envelope.js';
import type { Role, Scope } from '../access/principal.js';
import { roleNames, scopeName } from './access-names.js';
import type { TournamentId } from '../../events/ids.js';
import type { Language, Sentence } from './sentences.js';

export const capacityNames: Readonly<Record<Role, Sentence>> = {
  ...roleNames,
  public: { en: 'everybody', fr: 'tout le monde' },
  device: { en: 'table device', fr: 'appareil de table' },
  player: { en: 'the player concerned', fr: 'joueur concerné' },
};

/** "tournament friday", "table 3 of tournament friday" */
export function scopeText(scope: Scope, language: Language): string {
  if (scope.kind !== 'table') return scopeName(scope as Parameters<typeof scopeName>[0])[language];
  const { tournamentId, table } = scope;
  const tournament = scopeName({ kind: 'tournament', tournamentId: tournamentId as TournamentId })[language];
  return language === 'en' ? `table ${table} of ${tournament}` : `la table ${table}, dans ${tournament}`;
}

const capacities: Readonly<Record<Actor['role'], Sentence>> = {
  director: { en: 'director', fr: 'directeur' },
  floor: { en: 'floor', fr: 'floor' },
  dealer: { en: 'dealer', fr: 'donneur' },
  player: { en: 'player', fr: 'joueur' },
  device: { en: 'table device', fr: 'appareil de table' },
  integration: { en: 'club software', fr: 'logiciel du club' },
  clubAdmin: { en: 'club admin', fr: 'administrateur du club' },
  federationOfficial: { en: 'federation official', fr: 'responsable de la fédération' },
  federationAdmin: { en: 'federation admin', fr: 'administrateur de la fédération' },
  importer: { en: 'import', fr: 'import' },
  system: { en: 'system', fr: 'système' },
};

/** Who gave a command. `id`: null for a reader who may not see it. */
interface ShownActor extends Pick<EventMetadata, 'inOwnCause'> {
  readonly actor: Omit<Actor, 'id'> & { readonly id: string | null };
}

/** Who gave a command: "admin (director)", "device of table 3", "p-7 (floor of club mons, dealt into the hand)". */
export function actorText({ actor, inOwnCause }: ShownActor, language: Language): string {
  const { id, role, club, device } = actor;
  if (role === 'device' && device !== undefined) return language === 'en' ? `device of table ${device}` : `appareil de la table ${device}`;
  if (role === 'system') return 'Tapis';
  const capacity = capacities[role][language];
  const of = club === undefined ? '' : language === 'en' ? ` of club ${club}` : ` du club ${club}`;
  const own = inOwnCause === true ? { en: ', dealt into the hand', fr: ', joueur de cette main' }[language] : '';
  return id === null ? `${capacity}${of}${own}` : `${id} (${capacity}${of}${own})`;
}
