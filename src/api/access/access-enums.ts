import type { DeskRole, GrantableRole } from '../../../events/access.js';
import type { Role, Principal } from '../../access/principal.js';
import { enumeration } from '../language/enums.js';

const grantable: Readonly<Record<GrantableRole, string>> = {
  integrationRead: 'A program that reads.',
  integrationWrite: 'A program that enters players and creates tournaments.',
  floor: 'Rules, seats and counts at tournaments.',
  td: 'Directs tournaments.',
  clubAdmin: 'Runs a club, and grants its roles.',
  federationOfficial: 'Decides on licences, disputes and seasons of a federation.',
  federationAdmin: 'Runs a federation, and grants its roles.',
};

export const DeskRoleEnum = enumeration<DeskRole>('DeskRole', 'What a desk may do at its tournament.', {
  floor: grantable.floor,
  td: grantable.td,
});

export const GrantableRoleEnum = enumeration('GrantableRole', 'A role that can be granted.', grantable);

export const RoleEnum = enumeration<Role>('Role', 'The rights of a principal, with their scope.', {
  public: 'Everybody, without credentials.',
  device: 'The device of a table.',
  player: 'A player, for themselves.',
  ...grantable,
});

export const PrincipalKindEnum = enumeration<Principal['kind']>('PrincipalKind', 'What has credentials.', {
  public: 'Nobody that is known: no credentials were given.',
  person: 'A person.',
  service: 'A program.',
  device: 'The device of a table, or the desk of an official.',
});

export const HolderKindEnum = enumeration<'person' | 'service'>('HolderKind', 'What a token is made for.', {
  person: 'A person.',
  service: 'A program.',
});

export const ScopeKindEnum = enumeration<'installation' | 'federation' | 'club' | 'tournament' | 'table'>(
  'ScopeKind',
  'Where a role holds; each contains those below it.',
  {
    installation: 'All that this installation has.',
    federation: 'A federation with its clubs.',
    club: 'A club with its tournaments.',
    tournament: 'A tournament with its tables.',
    table: 'One table of a tournament.',
  },
);
