/** All tokens by hash: principal, rights, and state. Partition: the principal. */
import type { AccessScope, DeskRole, GrantableRole } from '../events/access.js';
import { type PairingId, type PrincipalId, type TokenId, type TournamentId, ownerOfStream } from '../events/ids.js';
import { change, mergeHandlers, Notes, onEach, type Projection, type Rows } from './projection.js';

export interface TokenRow {
  readonly tokenId: TokenId;
  readonly principalId: PrincipalId;
  readonly kind: 'person' | 'service' | 'device';
  readonly issuedBy: PrincipalId | null;
  /** The purpose; null when none was given, and for the device of a table. */
  readonly label: string | null;
  /** The usable roles; null for all of the principal's. */
  readonly roles: readonly GrantableRole[] | null;
  /** The token that made it; null for the folder's admin token, for a device, and when it was not recorded. */
  readonly parent: TokenId | null;
  /** The scope of the token; null for anywhere. */
  readonly within: AccessScope | null;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
  readonly expiresAt: number | null;
  /** It was revoked, or its device's pairing was ended. */
  readonly isRevoked: boolean;
  /** The last day of use, in UTC; null for never. */
  readonly lastUsed: string | null;
  /** The table of a device, or what it may do as a desk; and whether it ended with its tournament, as the device of a table does. */
  readonly device: {
    readonly tournamentId: TournamentId;
    readonly place: { readonly table: number } | { readonly role: DeskRole };
    readonly isOver: boolean;
  } | null;
}

/** The hash of a token, by the id of the token or of the device's pairing. */
const hashes = new Notes<string>('hash of');
/** The kind of a principal. */
const kinds = new Notes<'person' | 'service'>('kind of');
/** The hashes of the tokens of the devices at a tournament's tables. */
const devices = new Notes<readonly string[]>('devices of');

function changeToken(rows: Rows<TokenRow>, id: TokenId | PairingId, next: Partial<TokenRow>): void {
  const hash = hashes.get(rows, id);
  if (hash !== undefined) change(rows, hash, () => next);
}

const setOver = (isOver: boolean) =>
  function over({ stream }: { readonly stream: string }, rows: Rows<TokenRow>): void {
    for (const hash of devices.get(rows, ownerOfStream(stream)!) ?? [])
      change(rows, hash, ({ device }) => ({ device: device && { ...device, isOver } }));
  };

export const accessTokens: Projection<TokenRow> = {
  name: 'access-tokens',
  version: 3,
  guards: true,
  on: mergeHandlers(
    {
      PrincipalRegistered({ data: { principalId, kind } }, rows) {
        kinds.put(rows, principalId, kind);
      },
      TokenIssued({ data, position, metadata }, rows) {
        const { tokenHash, ...issued } = data;
        hashes.put(rows, data.tokenId, tokenHash);
        const kind = kinds.get(rows, data.principalId) ?? 'person';
        const parent = data.parent ?? null;
        const parentHash = parent === null ? undefined : hashes.get(rows, parent);
        // The other stream may not have seen that the parent was revoked.
        const isRevoked = parentHash !== undefined && rows.get(parentHash)?.body.isRevoked === true;
        const body = { ...issued, parent, kind, issuedAt: metadata.recordedAt, isRevoked, lastUsed: null, device: null };
        rows.put({ key: tokenHash, partition: data.principalId, sort: position, body });
      },
      TokenRevoked({ data }, rows) {
        changeToken(rows, data.tokenId, { isRevoked: true });
      },
      TokenSeen({ data }, rows) {
        changeToken(rows, data.tokenId, { lastUsed: data.day });
      },
      DevicePaired({ stream, data, position, metadata }, rows) {
        const { tokenHash, tokenId, principalId, pairingId, table, desk } = data;
        const tournamentId = ownerOfStream(stream)!;
        hashes.put(rows, tokenId, tokenHash);
        hashes.put(rows, pairingId, tokenHash);
        if (table !== null) devices.put(rows, tournamentId, [...(devices.get(rows, tournamentId) ?? []), tokenHash]);
        const body: TokenRow = {
          tokenId,
          principalId,
          kind: 'device',
          issuedBy: null,
          label: desk?.label ?? null,
          roles: null,
          parent: null,
          within: null,
          issuedAt: metadata.recordedAt,
          expiresAt: desk?.until ?? null,
          isRevoked: false,
          lastUsed: null,
          device: { tournamentId, place: table === null ? { role: desk!.role } : { table }, isOver: false },
        };
        rows.put({ key: tokenHash, partition: principalId, sort: position, body });
      },
      PairingEnded({ data }, rows) {
        changeToken(rows, data.pairingId, { isRevoked: true });
      },
      TournamentReopened: setOver(false),
    },
    onEach(['TournamentFinished', 'SatelliteFinished'], setOver(true)),
  ),
};
