/**
 * Access rights, in a stream per scope: granted roles, and the devices of tables. No event contains a name or a usable secret: of keys
 * there is a hash of 178 random bits, of typed codes an HMAC under the secret of the installation.
 */
import { z } from 'zod';
import { defineEventType, type EventIn } from './event-type.js';
import { PairingId, PlayerId, PrincipalId, TokenId, TournamentId } from './ids.js';
import { TableNumber } from './values.js';
import { webhookEvents } from './webhooks.js';

const id = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/);

/** Where a role applies. A device's table is in the stream of its tournament. */
export const AccessScope = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('installation') }),
  z.strictObject({ kind: z.literal('federation'), federationId: id }),
  z.strictObject({ kind: z.literal('club'), clubId: id }),
  z.strictObject({ kind: z.literal('tournament'), tournamentId: TournamentId }),
]);
export type AccessScope = z.infer<typeof AccessScope>;

/** The roles that can be granted. Devices get theirs by pairing. */
export const GrantableRole = z.enum([
  'integrationRead',
  'integrationWrite',
  'floor',
  'td',
  'clubAdmin',
  'federationOfficial',
  'federationAdmin',
]);
export type GrantableRole = z.infer<typeof GrantableRole>;

/** What a device that is no table's may do at the tournament. */
export const DeskRole = z.enum(['floor', 'td']);
export type DeskRole = z.infer<typeof DeskRole>;

/** A device for officials: a tablet of the director, a phone of the floor. */
const Desk = z.strictObject({
  role: DeskRole,
  /** What it is called, such as "tablet at the bar": for good, so without names of persons. */
  label: z.string().min(1).max(60),
});
export type Desk = z.infer<typeof Desk>;

/** Milliseconds since 1970. */
const Instant = z.number().int().min(0);

/** 64 hexadecimal digits. */
export const HexDigest = z.string().regex(/^[0-9a-f]{64}$/);

export const accessEvents = {
  RoleGranted: defineEventType('RoleGranted', 'A principal holds a role on the scope of the stream.', {
    scope: AccessScope,
    role: GrantableRole,
    principalId: PrincipalId,
    /** The end; null when it lasts until it is revoked. */
    until: Instant.nullable(),
  }),
  RoleRevoked: defineEventType('RoleRevoked', 'A principal holds a role on the scope of the stream no longer.', {
    scope: AccessScope,
    role: GrantableRole,
    principalId: PrincipalId,
  }),
  PairingOffered: defineEventType(
    'PairingOffered',
    {
      states: 'A device can be paired with a table, or as a desk, by a code, once, until the offer ends.',
      unshown: 'Codes are shown to nobody.',
    },
    {
      pairingId: PairingId,
      /** Null for a desk. */
      table: TableNumber.nullable(),
      /** Absent for a table. */
      desk: Desk.optional(),
      /** HMAC-SHA-256 of the ten consonants that a person types. */
      codeMark: HexDigest,
      /** HMAC-SHA-256 of the 128 bits of the QR code. */
      secretMark: HexDigest,
      until: Instant,
    },
  ),
  PairingMissed: defineEventType(
    'PairingMissed',
    {
      states: 'A wrong code was tried at the offer of a table.',
      unshown: 'Codes are shown to nobody.',
      madeNoLonger: 'Wrong codes are recorded no longer (decision 73).',
    },
    {
      pairingId: PairingId,
      table: TableNumber,
      /** How many more wrong codes the offer allows. */
      left: z.number().int().min(0).max(4),
    },
  ),
  PairingSpoilt: defineEventType(
    'PairingSpoilt',
    {
      states: 'Too many wrong codes were tried: the offer has ended.',
      unshown: 'Codes are shown to nobody.',
      madeNoLonger: 'Wrong codes are recorded no longer (decision 73).',
    },
    {
      pairingId: PairingId,
      table: TableNumber,
    },
  ),
  DevicePaired: defineEventType(
    'DevicePaired',
    'A device was paired: with a table, to do what a table does until the tournament ends; or as a desk, to do what its role does until its end.',
    {
      pairingId: PairingId,
      /** Null for a desk. */
      table: TableNumber.nullable(),
      /** Absent for a table. */
      desk: Desk.extend({ until: Instant }).optional(),
      principalId: PrincipalId,
      tokenId: TokenId,
      /** SHA-256 of the device's token. */
      tokenHash: HexDigest,
    },
  ),
  PairingEnded: defineEventType('PairingEnded', 'An offer, or the pairing of a device, was ended by an official.', {
    pairingId: PairingId,
    /** Null for a desk. */
    table: TableNumber.nullable(),
  }),
} as const;

export type AccessEvent = EventIn<typeof accessEvents>;

/** The vault data read of a person: a part, or everything, as an export. */
export const ReadField = z.enum(['birthDate', 'contacts', 'externalIds', 'suspensions', 'everything']);
export type ReadField = z.infer<typeof ReadField>;

export const principalEvents = {
  PrincipalRegistered: defineEventType('PrincipalRegistered', 'Somebody can have credentials from now on.', {
    principalId: PrincipalId,
    kind: z.enum(['person', 'service']),
  }),
  TokenIssued: defineEventType('TokenIssued', 'A token was made for a principal. It was shown once, and only its hash is kept.', {
    principalId: PrincipalId,
    tokenId: TokenId,
    tokenHash: HexDigest,
    /** The principal who made it. */
    issuedBy: PrincipalId,
    /** Its purpose in the maker's words; null for none. */
    label: z.string().min(1).max(60).nullable(),
    /** The usable roles; null for all of the principal's. */
    roles: z.array(GrantableRole).min(1).max(7).nullable(),
    /** The scope of the token; null for wherever the principal has a role. */
    within: AccessScope.nullable(),
    /** The end; null when it lasts until it is revoked. */
    expiresAt: Instant.nullable(),
    /** The token that made it; absent for the folder's admin token, and in events before there were parents. */
    parent: TokenId.optional(),
  }),
  TokenRevoked: defineEventType('TokenRevoked', 'A token opens nothing any longer, for good.', {
    principalId: PrincipalId,
    tokenId: TokenId,
    /** The revoked token from which this one descends. */
    with: TokenId.optional(),
  }),
  TokenSeen: defineEventType('TokenSeen', 'A token was used on a day; recorded once a day.', {
    principalId: PrincipalId,
    tokenId: TokenId,
    /** By the clock of the server, in UTC. */
    day: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  }),
  PlayerLinked: defineEventType(
    'PlayerLinked',
    'A principal is a player: they do for themselves what players do, and see no cards where they play.',
    {
      principalId: PrincipalId,
      playerId: PlayerId,
    },
  ),
  PlayerUnlinked: defineEventType('PlayerUnlinked', 'A principal is not that player, or not any longer.', {
    principalId: PrincipalId,
    playerId: PlayerId,
  }),
  PersonalDataRead: defineEventType('PersonalDataRead', 'A principal read what the vault keeps of a person; one event a minute.', {
    principalId: PrincipalId,
    /** The person whose data were read. */
    playerId: PlayerId,
    fields: z.array(ReadField).min(1),
    /** The start of the minute, in milliseconds since 1970. */
    minute: Instant,
  }),
  OperationsRefused: defineEventType('OperationsRefused', 'A principal asked for an operation that they may not use; one event a minute.', {
    principalId: PrincipalId,
    operation: z.string().regex(/^[A-Za-z_][A-Za-z0-9_.]{0,119}$/),
    /** The start of the minute, in milliseconds since 1970. */
    minute: Instant,
    /** The number of requests in that minute on this node. */
    count: z.number().int().min(1),
  }),
  ...webhookEvents,
} as const;

export type PrincipalEvent = EventIn<typeof principalEvents>;
