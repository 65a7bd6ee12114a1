/** Decides on pairing devices with tables. Codes come as HMACs, so that they cannot be found by trying. */
import type { PairingCommand } from '../../commands/access/pairing.js';
import { type AccessDecision, refuse } from './refusals.js';
import type { ScopeState } from './scope-state.js';

/** How long an offer is valid, in milliseconds. */
export const PAIRING_MS = 600_000;

export function decidePairing(command: PairingCommand, state: ScopeState): AccessDecision {
  switch (command.type) {
    case 'OfferPairing': {
      const { pairingId, table, codeMark, secretMark, isThere, at } = command;
      if (!isThere) return refuse('NO_TABLE_TO_PAIR', { table });
      return { events: [{ type: 'PairingOffered', data: { pairingId, table, codeMark, secretMark, until: at + PAIRING_MS } }] };
    }
    case 'RedeemPairing': {
      const { table, mark, principalId, tokenId, tokenHash, at } = command;
      const offer = state.offers.get(table);
      const isRight = offer !== undefined && offer.until > at && (mark === offer.codeMark || mark === offer.secretMark);
      // Strangers may try: they learn neither whether there is an offer nor how close their code was, and leave no trace.
      if (!isRight) return refuse('NO_PAIRING_OFFERED', { table });
      return { events: [{ type: 'DevicePaired', data: { pairingId: offer.pairingId, table, principalId, tokenId, tokenHash } }] };
    }
    case 'EndPairing': {
      const { pairingId } = command;
      const table = state.pairings.get(pairingId);
      if (table === undefined) return refuse('UNKNOWN_PAIRING', { pairingId });
      return { events: [{ type: 'PairingEnded', data: { pairingId, table } }] };
    }
  }
}
