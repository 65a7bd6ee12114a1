/**
 * Decides on the pairing of devices with tables. What a person or a QR code gives comes as its HMAC, so that nobody finds a code by trying.
 */
import type { PairingCommand } from '../../commands/access/pairing.js';
import { type AccessDecision, refuse } from './refusals.js';
import type { ScopeState } from './scope-state.js';

/** How long an offer stands, milliseconds. */
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
      if (offer === undefined || offer.until <= at) return refuse('NO_PAIRING_OFFERED', { table });
      const { pairingId, left } = offer;
      if (mark === offer.codeMark || mark === offer.secretMark)
        return { events: [{ type: 'DevicePaired', data: { pairingId, table, principalId, tokenId, tokenHash } }] };
      return left === 0
        ? { events: [{ type: 'PairingSpoilt', data: { pairingId, table } }] }
        : { events: [{ type: 'PairingMissed', data: { pairingId, table, left: left - 1 } }] };
    }
    case 'EndPairing': {
      const { pairingId } = command;
      const table = state.pairings.get(pairingId);
      if (table === undefined) return refuse('UNKNOWN_PAIRING', { pairingId });
      return { events: [{ type: 'PairingEnded', data: { pairingId, table } }] };
    }
  }
}
