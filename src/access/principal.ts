/** The roles, from the narrowest reach to the widest. `public` is for requests without credentials. */
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

/** Where a grant applies. A scope contains those below it: installation, federation, club, tournament, table. */
export type Scope =
  | { kind: 'installation' }
  | { kind: 'federation'; federationId: string }
  | { kind: 'club'; clubId: string }
  | { kind: 'tournament'; tournamentId: string }
  | { kind: 'table'; tournamentId: string; table: number };

/** A role on a scope. `until` is its end in milliseconds since 1970; without it, it lasts until it is revoked. */
export interface Grant {
  scope: Scope;
  role: Role;
  until?: number;
}

/** Who makes a request, by its credentials. */
export interface Principal {
  /** Stable and generated; never a name. */
  id: string;
  kind: 'public' | 'person' | 'service' | 'device';
  grants: readonly Grant[];
  /** The roles usable with the token, if fewer than the principal has. */
  tokenRoles?: readonly Role[];
  tokenId?: string;
  /** The scope of the token: outside it, it gives no access to the principal's own data as a player. */
  within?: Scope;
  /** Its token has limited rights or time, so it cannot make tokens. */
  isLimited?: true;
  /** The folder's admin token, held by the machine's operator: no quota. */
  isOperator?: true;
  /** When credentials or a grant expire, in milliseconds since 1970: open operations must be checked again then. Absent: never. */
  endsAt?: number;
  /** The linked player. */
  playerId?: string;
}
