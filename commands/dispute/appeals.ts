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
  acceptedIn: { ruled: 'all' },
  about: 'Takes a ruling to the commission of the federation, at its own competitions. Pots and places of the night stay.',
  articles: 'RO 1.7',
  putRightBy: '`withdrawAppeal`.',
  fields: { playerId: appellant, reason: reason() },
});

export const withdrawAppeal = disputeCommand('WithdrawAppeal', {
  group: 'dispute.appeal',
  acceptedIn: { appealed: 'all' },
  about: 'Takes an appeal back, before it is decided.',
  putRightBy: '`appealToCommission` again.',
  fields: { playerId: appellant, reason: reason() },
});

export const decideAppeal = disputeCommand('DecideAppeal', {
  group: 'dispute.commission',
  acceptedIn: { appealed: 'all', decided: 'all' },
  about: 'Decides an appeal. Its remedies are suspensions and adjustments of a season; a later decision replaces an earlier one.',
  articles: 'RO 1.7',
  putRightBy: '`decideAppeal` again: a later decision replaces an earlier one.',
  fields: { ...decision },
});

export const appealsCommands = [appealToCommission, withdrawAppeal, decideAppeal] as const;
