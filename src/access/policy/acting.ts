/**
 * In which capacity somebody gives a command, and as whom the books see them. It follows from the role that they were granted, never from what
 * they say of themselves.
 */
import type { Actor } from '../../../events/envelope.js';
import type { Official } from '../../../events/tournament-discipline.js';
import type { Principal, Role, Scope } from '../principal.js';

const capacities: Readonly<Record<Role, Actor['role']>> = {
  // The one thing that nobody needs a role for is to become the device of a table.
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
 * The official who decides under the book, where a client said which: a director may record what a floor decided, nobody may record a
 * director's decision without being one.
 */
export function officialBy<Said extends string>(said: Said, role: Actor['role']): Said | Official {
  return said === 'director' && role !== 'director' ? 'floor' : said;
}
