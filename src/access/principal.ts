/** The roles, from the narrowest reach to the widest. `public` is whoever brings no credentials. */
export const ROLES = [
  'public',
  'integrationRead',
  'integrationWrite',
  'device',
  'player',
  'floor',
  'td',
  'clubAdmin',
  'federationOfficial',
  'federationAdmin',
] as const;
export type Role = (typeof ROLES)[number];

/** Where a grant holds. A scope contains all below it: installation, federation, club, tournament, table. */
export type Scope =
  | { kind: 'installation' }
  | { kind: 'federation'; federationId: string }
  | { kind: 'club'; clubId: string }
  | { kind: 'tournament'; tournamentId: string }
  | { kind: 'table'; tournamentId: string; table: number };

/** A role on a scope. `until`, milliseconds since 1970, is when it ends; without it, it ends when it is revoked. */
export interface Grant {
  scope: Scope;
  role: Role;
  until?: number;
}

/** Who gives a command or asks a query, as the credentials of the request show. */
export interface Principal {
  /** Stable and minted; never a name. */
  id: string;
  kind: 'public' | 'person' | 'service' | 'device';
  grants: readonly Grant[];
  /** The roles that the token may use, where it may use fewer than the principal holds. */
  tokenRoles?: readonly Role[];
  tokenId?: string;
  /** The scope that the token may be used within: what concerns the principal as a player outside of it is not for the token. */
  within?: Scope;
  /** Its token opens less than the principal may, or not for good: it makes no tokens. */
  isLimited?: true;
  /** It is the admin token of the folder, which the operator of the machine holds: no quota bounds it. */
  isOperator?: true;
  /** When credentials or a grant end by themselves, milliseconds since 1970: what is open by then has to be asked for again. Absent: never. */
  endsAt?: number;
  /** The registered player that the principal is. */
  playerId?: string;
}
