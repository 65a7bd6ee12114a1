/** Decides on pairing devices with tables, and as desks. Codes come as HMACs, so that they cannot be found by trying. */
import type { PairingCommand } from '../../commands/access/pairing.js';
import { type AccessDecision, refuse } from './refusals.js';
import type { ScopeState } from './scope-state.js';

/** How long an offer is valid, in milliseconds. */
export const PAIRING_MS = 600_000;
/** How long a desk stays paired, in milliseconds: a long day. */
export const DESK_MS = 16 * 3_600_000;

export function decidePairing(command: PairingCommand, state: ScopeState): AccessDecision {
  switch (command.type) {
    case 'OfferPairing': {
      const { pairingId, table, desk, ownRoles, codeMark, secretMark, isThere, at } = command;
      if (table !== null && !isThere) return refuse('NO_TABLE_TO_PAIR', { table });
      if (desk !== null && !ownRoles.includes(desk.role)) return refuse('ROLE_ABOVE_OWN', { role: desk.role });
      const offered = { pairingId, table, codeMark, secretMark, until: at + PAIRING_MS };
      return { events: [{ type: 'PairingOffered', data: desk === null ? offered : { ...offered, desk } }] };
    }
    case 'RedeemPairing': {
      const { table, mark, principalId, tokenId, tokenHash, at } = command;
      const offer = state.offers.get(table);
      const isRight = offer !== undefined && offer.until > at && (mark === offer.codeMark || mark === offer.secretMark);
      // Strangers may try: they learn neither whether there is an offer nor how close their code was, and leave no trace.
      if (!isRight) return refuse('NO_PAIRING_OFFERED', { table });
      const paired = { pairingId: offer.pairingId, table, principalId, tokenId, tokenHash };
      const { desk } = offer;
      return { events: [{ type: 'DevicePaired', data: desk === null ? paired : { ...paired, desk: { ...desk, until: at + DESK_MS } } }] };
    }
    case 'EndPairing': {
      const { pairingId } = command;
      const table = state.pairings.get(pairingId);
      if (table === undefined) return refuse('UNKNOWN_PAIRING', { pairingId });
      return { events: [{ type: 'PairingEnded', data: { pairingId, table } }] };
    }
  }
}
