/**
 * What is said of pots as a hand goes its way.
 */
import { handCommand, type TypeOf } from '../command.js';
import { parts } from '../fields.js';
import { potWinners } from './showing.js';

export const declareWinners = handCommand('DeclareWinners', {
  about: 'Says who won each pot where the cards are not all known; refused when tabled cards show another winner.',
  input: 'Says who won each pot where the cards are not all known.',
  fields: {
    winners: parts([1, 10], potWinners, 'The winners of every pot.'),
  },
});

export const potsCommands = [declareWinners] as const;

export type PotCommand = TypeOf<(typeof potsCommands)[number]>;
