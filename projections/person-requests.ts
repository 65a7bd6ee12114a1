/**
 * Requests for clubs and federations: erasures of people, and licences. Partition: the club responsible, or the one that asked; the oldest
 * first.
 */
import type { ClubId, FederationId, PlayerId } from '../events/ids.js';
import { Notes, type Projection, type Rows } from './projection.js';

export interface PersonRequestRow {
  readonly kind: 'erasure' | 'licence';
  readonly playerId: PlayerId;
  /** The federation asked for a licence; null for an erasure. */
  readonly federationId: FederationId | null;
  readonly period: string | null;
  /** Milliseconds since 1970. */
  readonly askedAt: number;
}

/** The club responsible for each person. */
const keepers = new Notes<ClubId>('keeper');
/** The keys of each person's open requests. */
const open = new Notes<readonly string[]>('open');

const erasureOf = (playerId: PlayerId): string => `erasure ${playerId}`;
const licenceOf = ({
  playerId,
  federationId,
  period,
}: Pick<PersonRequestRow, 'playerId'> & { federationId: string; period: string }): string =>
  `licence ${playerId} ${federationId} ${period}`;

function ask(rows: Rows<PersonRequestRow>, key: string, partition: string, position: number, body: PersonRequestRow): void {
  if (rows.get(key) !== undefined) return;
  rows.put({ key, partition, sort: position, body });
  open.put(rows, body.playerId, [...(open.get(rows, body.playerId) ?? []), key]);
}

function settle(rows: Rows<PersonRequestRow>, playerId: PlayerId, key: string): void {
  if (rows.get(key) === undefined) return;
  rows.delete(key);
  const left = open.get(rows, playerId)!.filter((each) => each !== key);
  if (left.length === 0) open.delete(rows, playerId);
  else open.put(rows, playerId, left);
}

export const personRequests: Projection<PersonRequestRow> = {
  name: 'person-requests',
  version: 1,
  on: {
    PersonRegistered({ data: { playerId, clubId } }, rows) {
      keepers.put(rows, playerId, clubId);
    },
    ClubJoined({ data: { playerId, clubId, primary } }, rows) {
      if (!primary) return;
      keepers.put(rows, playerId, clubId);
      const row = rows.get(erasureOf(playerId));
      if (row !== undefined) rows.put({ ...row, partition: clubId });
    },
    ErasureRequested({ position, data: { playerId }, metadata: { recordedAt: askedAt } }, rows) {
      const keeper = keepers.get(rows, playerId)!;
      ask(rows, erasureOf(playerId), keeper, position, { kind: 'erasure', playerId, federationId: null, period: null, askedAt });
    },
    LicenceRequested({ position, data: { playerId, federationId, period, clubId }, metadata: { recordedAt: askedAt } }, rows) {
      const key = licenceOf({ playerId, federationId, period });
      ask(rows, key, clubId, position, { kind: 'licence', playerId, federationId, period, askedAt });
    },
    LicenceGranted({ data }, rows) {
      settle(rows, data.playerId, licenceOf(data));
    },
    LicenceRevoked({ data }, rows) {
      settle(rows, data.playerId, licenceOf(data));
    },
    ErasureOrdered({ data: { playerId } }, rows) {
      for (const key of open.get(rows, playerId) ?? []) rows.delete(key);
      open.delete(rows, playerId);
    },
  },
};
