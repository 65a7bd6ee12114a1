/**
 * What can be asked of a tournament about what players buy and pay. Instants (`at`) are milliseconds since 1970.
 */
import { ChipPurchase, PurchaseKind } from '../../events/tournament-entry.js';
import { inPlay, onceAnnounced, onceStarted } from '../accepted.js';
import { tournamentCommand } from '../command.js';
import { defaultsTo, optional } from '../field.js';
import { flag, now, player, reason, thePlayer, word } from '../fields.js';
import { howPaid } from './payment.js';

const purchase = {
  paid: defaultsTo(false, flag('Whether the player has paid for them already.')),
  ...howPaid,
  ruling: optional(
    reason('The director’s ruling where it was forgotten and its last level is over, {bound}: chips and price are recorded together.'),
  ),
};

export const rebuy = tournamentCommand('Rebuy', {
  group: 'floor.entries',
  acceptedIn: inPlay,
  about:
    'Sells a player chips again at the seat, after the loss of the last ones or between two hands. They count at once, and the price is owed.',
  articles: 'TDA 18; RC 27',
  input: 'Sells a player chips again at the seat.',
  putRightBy: '`cancelPurchase` with `REBUY`, then `rebuy` for the right player. Where its chips are lost, `transferPurchase`.',
  fields: {
    playerId: thePlayer,
    ...purchase,
    at: now(),
  },
});

export const takeAddOn = tournamentCommand('TakeAddOn', {
  group: 'floor.entries',
  acceptedIn: inPlay,
  about: 'Sells a player an add-on, where the book or a house rule allows it.',
  input: 'Sells a player an add-on.',
  putRightBy: '`cancelPurchase` with `ADD_ON`, then `takeAddOn` for the right player. Where its chips are lost, `transferPurchase`.',
  fields: {
    playerId: thePlayer,
    ...purchase,
    at: now(),
  },
});

export const payPurchase = tournamentCommand('PayPurchase', {
  group: 'floor.entries',
  // A purchase may be paid when the tournament is over.
  acceptedIn: onceStarted,
  about:
    'Records that a player has paid for a rebuy or an add-on: of several the last bought. Where all are paid and their price has risen since, it records the difference.',
  input: 'Records that a player has paid for a rebuy or an add-on.',
  putRightBy: '`withdrawPayment`.',
  fields: {
    playerId: thePlayer,
    purchase: optional(word('ChipPurchase', ChipPurchase.options, 'Which of them is paid; the last bought where it is not given.')),
    ...howPaid,
  },
});

export const withdrawPayment = tournamentCommand('WithdrawPayment', {
  group: 'floor.entries',
  // A purchase may be paid when the tournament is over.
  acceptedIn: onceStarted,
  about: 'Takes back a payment that was recorded by mistake: one more rebuy or add-on of the player is owed.',
  input: 'Takes back a payment that was recorded by mistake.',
  putRightBy: '`payPurchase`.',
  fields: {
    playerId: thePlayer,
    reason: reason(),
  },
});

export const payEntry = tournamentCommand('PayEntry', {
  group: 'floor.entries',
  // An entry may be paid when the tournament is over.
  acceptedIn: onceAnnounced,
  about:
    'Records that a player has paid for an entry: the first one, or a re-entry. Where all are paid and the price has risen since, it records the difference.',
  input: 'Records that a player has paid for an entry.',
  putRightBy: '`withdrawEntryPayment`.',
  fields: {
    playerId: thePlayer,
    ...howPaid,
  },
});

export const withdrawEntryPayment = tournamentCommand('WithdrawEntryPayment', {
  group: 'floor.entries',
  acceptedIn: onceAnnounced,
  about: 'Takes back a payment for an entry that was recorded by mistake: one more entry of the player is to be paid.',
  input: 'Takes back a payment for an entry that was recorded by mistake.',
  putRightBy: '`payEntry`.',
  fields: {
    playerId: thePlayer,
    reason: reason(),
  },
});

export const cancelPurchase = tournamentCommand('CancelPurchase', {
  group: 'floor.entries',
  acceptedIn: inPlay,
  about:
    'Cancels the last rebuy, the add-on or the last re-entry of a player, sold by mistake. Its chips leave play and its price leaves the pot. Chips that the player got otherwise stay theirs, such as a pot that a corrected hand gave them. Who has no chips without it is out again.',
  input: 'Cancels a rebuy, an add-on or a re-entry that was sold by mistake.',
  putRightBy: '`rebuy` or `takeAddOn` again, by a ruling once they are not sold any more; `reEnter` while late players are admitted.',
  fields: {
    playerId: thePlayer,
    purchase: word('PurchaseKind', PurchaseKind.options, 'What was sold by mistake.'),
    reason: reason(),
    at: now(),
  },
});

export const transferPurchase = tournamentCommand('TransferPurchase', {
  group: 'floor.entries',
  // A wrong buyer may be found after the end.
  acceptedIn: onceStarted,
  about:
    'Gives a rebuy or an add-on to the player who bought it, where it was recorded for another and its chips are lost. How many they bought and what they owe change. The chips stay where the hands and the counts have them.',
  input: 'Gives a rebuy or an add-on to the player who bought it.',
  putRightBy: '`transferPurchase` back.',
  fields: {
    playerId: player('The id of the player for whom it was recorded.'),
    toPlayer: player('The id of the player who bought it.'),
    purchase: word('ChipPurchase', ChipPurchase.options, 'What was bought.'),
    reason: reason(),
  },
});

export const purchaseCommands = [
  rebuy,
  takeAddOn,
  payPurchase,
  withdrawPayment,
  payEntry,
  withdrawEntryPayment,
  cancelPurchase,
  transferPurchase,
] as const;
