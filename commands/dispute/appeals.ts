/**
 * Appeals to the commission of a federation, where the book and the competition have them.
 */
import { disputeCommand } from '../command.js';
import { optional } from '../field.js';
import { player, reason } from '../fields.js';
import { decision } from './disputes.js';

const appellant = optional(player('The id of the player who appeals; left out by their club.'));

export const appealToCommission = disputeCommand('AppealToCommission', {
  group: 'dispute.appeal',
  about: 'Takes a ruling to the commission of the federation, at its own competitions. Pots and places of the night stay.',
  articles: 'RO 1.7',
  fields: { playerId: appellant, reason: reason() },
});

export const withdrawAppeal = disputeCommand('WithdrawAppeal', {
  group: 'dispute.appeal',
  about: 'Takes an appeal back, before it is decided.',
  fields: { playerId: appellant, reason: reason() },
});

export const decideAppeal = disputeCommand('DecideAppeal', {
  group: 'dispute.commission',
  about: 'Decides an appeal. Its remedies are suspensions and adjustments of a season; a later decision replaces an earlier one.',
  articles: 'RO 1.7',
  fields: { ...decision },
});

export const appealsCommands = [appealToCommission, withdrawAppeal, decideAppeal] as const;
