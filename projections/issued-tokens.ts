/**
 * Lists of the tokens of people and programs: all; those of a principal; those of principals whom somebody added, with the tokens that
 * these made; and those made with a token. Details are in the view of tokens, by hash. Oldest first. Partition: {@link ALL_TOKENS}, {@link
 * tokensWith} a principal, or {@link tokensFrom} a token.
 */
import type { PrincipalId, TokenId } from '../events/ids.js';
import { Notes, type Projection } from './projection.js';

export const ALL_TOKENS = 'all';

/** The partition of the tokens that a principal holds or made, and their descendants. */
export const tokensWith = (principalId: PrincipalId): string => `with ${principalId}`;

/** The partition of the tokens made with a token. */
export const tokensFrom = (tokenId: TokenId): string => `from ${tokenId}`;

/** @param partition of the list */
export const issuedKey = (tokenId: TokenId, partition: string): string => `${tokenId} ${partition}`;

export interface IssuedTokenRow {
  readonly tokenId: TokenId;
  readonly tokenHash: string;
}

/** The maker of a principal's first token, who sees and revokes all of that principal's tokens. */
const sponsors = new Notes<PrincipalId>('sponsor of');

export const issuedTokens: Projection<IssuedTokenRow> = {
  name: 'issued-tokens',
  version: 2,
  on: {
    TokenIssued({ data: { tokenId, tokenHash, principalId, issuedBy, parent }, position }, rows) {
      const sponsor = sponsors.get(rows, principalId) ?? issuedBy;
      sponsors.put(rows, principalId, sponsor);
      const listings = [ALL_TOKENS, tokensWith(principalId), tokensWith(issuedBy), tokensWith(sponsor)];
      if (parent !== undefined) listings.push(tokensFrom(parent));
      for (const partition of new Set(listings))
        rows.put({ key: issuedKey(tokenId, partition), partition, sort: position, body: { tokenId, tokenHash } });
    },
  },
};
