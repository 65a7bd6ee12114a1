/** The role and the official in which a principal gives a command. It follows from their grants, never from their own statement. */
import type { Actor } from '../../../events/envelope.js';
import type { Official } from '../../../events/tournament-discipline.js';
import type { Principal, Role, Scope } from '../principal.js';

const capacities: Readonly<Record<Role, Actor['role']>> = {
  // The one command without a role: becoming the device of a table.
  public: 'device',
  integrationRead: 'integration',
  integrationWrite: 'integration',
  device: 'device',
  player: 'player',
  floor: 'floor',
  td: 'director',
  clubAdmin: 'clubAdmin',
  federationOfficial: 'federationOfficial',
  federationAdmin: 'federationAdmin',
};

/** @param chain the scope of the command and those that contain it */
export function actorOf(principal: Principal, role: Role, chain: readonly Scope[]): Actor {
  const { id, kind, grants } = principal;
  const club = chain.find((scope) => scope.kind === 'club');
  const table = kind === 'device' ? grants.find(({ scope }) => scope.kind === 'table')?.scope : undefined;
  return {
    id,
    role: capacities[role],
    ...(club === undefined ? {} : { club: club.clubId }),
    ...(table?.kind === 'table' ? { device: table.table } : {}),
  };
}

/**
 * The official who decides, if the client named one: a director may record a floor's decision, but only a director records a director's.
 */
export function officialBy<Said extends string>(said: Said, role: Actor['role']): Said | Official {
  return said === 'director' && role !== 'director' ? 'floor' : said;
}
