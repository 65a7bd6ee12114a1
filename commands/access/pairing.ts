/**
 * The devices of tables and officials: an official offers a pairing, and the device redeems it.
 */
import type { Desk } from '../../events/access.js';
import type { PairingId, PrincipalId, TokenId } from '../../events/ids.js';
import { ownAccessCommand, type TypeOf } from '../command.js';
import { byTapis } from '../field.js';
import { now } from '../fields.js';

export const offerPairing = ownAccessCommand('OfferPairing', {
  about:
    'Offers a pairing with a table or as a desk, once, for ten minutes. It replaces the offer that the table has, or that there is for a desk.',
  occasion: 'an official offers a pairing',
  fields: {
    pairingId: byTapis<PairingId>('The id of the offer.'),
    table: byTapis<number | null>('The number of the table; null for a desk.'),
    desk: byTapis<Desk | null>('What the device may do as a desk, and what it is called; null for a table.'),
    ownRoles: byTapis<readonly string[]>('The roles that whoever offers it has at the tournament.'),
    codeMark: byTapis<string>('HMAC of the code that a person types.'),
    secretMark: byTapis<string>('HMAC of the secret of the QR code.'),
    isThere: byTapis<boolean>('Whether the tournament has not ended and has the table.'),
    at: now(),
  },
});

export const redeemPairing = ownAccessCommand('RedeemPairing', {
  about: 'Pairs a device by one of the codes of an offer. A wrong code ends nothing, and does not show whether there is an offer.',
  occasion: 'a device gives the code of an offer',
  fields: {
    table: byTapis<number | null>('The number of the table; null for a desk.'),
    mark: byTapis<string>('HMAC of what was given.'),
    principalId: byTapis<PrincipalId>('The id that the device gets.'),
    tokenId: byTapis<TokenId>('The id of the token that the device gets.'),
    tokenHash: byTapis<string>('SHA-256 of that token.'),
    at: now(),
  },
});

export const endPairing = ownAccessCommand('EndPairing', {
  about: 'Ends an offer, or the pairing of a device: its token opens nothing any longer.',
  occasion: 'an official ends a pairing',
  fields: { pairingId: byTapis<PairingId>('The id of the offer.') },
});

export const pairingCommands = [offerPairing, redeemPairing, endPairing] as const;

export type PairingCommand = TypeOf<(typeof pairingCommands)[number]>;
