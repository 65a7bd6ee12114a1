/**
 * The tokens of people and programs, as they are listed: all of them, and those that somebody holds or made. The rest stands in the view of
 * tokens, under the hash. Partition: {@link ALL_TOKENS}, or {@link tokensWith} a principal; the first made first.
 */
import type { PrincipalId, TokenId } from '../events/ids.js';
import type { Projection } from './projection.js';

export const ALL_TOKENS = 'all';

/** The partition of the tokens that a principal holds or made. */
export const tokensWith = (principalId: PrincipalId): string => `with ${principalId}`;

/** @param partition that of the listing */
export const issuedKey = (tokenId: TokenId, partition: string): string => `${tokenId} ${partition}`;

export interface IssuedTokenRow {
  readonly tokenId: TokenId;
  readonly tokenHash: string;
}

export const issuedTokens: Projection<IssuedTokenRow> = {
  name: 'issued-tokens',
  version: 1,
  on: {
    TokenIssued({ data: { tokenId, tokenHash, principalId, issuedBy }, position }, rows) {
      for (const partition of new Set([ALL_TOKENS, tokensWith(principalId), tokensWith(issuedBy)]))
        rows.put({ key: issuedKey(tokenId, partition), partition, sort: position, body: { tokenId, tokenHash } });
    },
  },
};
