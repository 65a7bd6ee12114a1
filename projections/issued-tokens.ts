/**
 * The tokens of people and programs, as they are listed: all of them; those that somebody holds; those of the principals whom somebody brought in, also
 * what these made for themselves; and those that were made with a token. The rest is in the view of tokens, under the hash. The first made first.
 * Partition: {@link ALL_TOKENS}, {@link tokensWith} a principal, or {@link tokensFrom} a token.
 */
import type { PrincipalId, TokenId } from '../events/ids.js';
import { Notes, type Projection } from './projection.js';

export const ALL_TOKENS = 'all';

/** The partition of the tokens that a principal holds or made, and of those that their holders made from these. */
export const tokensWith = (principalId: PrincipalId): string => `with ${principalId}`;

/** The partition of the tokens that were made with a token. */
export const tokensFrom = (tokenId: TokenId): string => `from ${tokenId}`;

/** @param partition that of the listing */
export const issuedKey = (tokenId: TokenId, partition: string): string => `${tokenId} ${partition}`;

export interface IssuedTokenRow {
  readonly tokenId: TokenId;
  readonly tokenHash: string;
}

/** Who made the first token of a principal: they see and revoke all tokens of that principal. */
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
