/**
 * All-ins that are short of a raise or of the big blind, and who may raise after them.
 */
import { choice, rule, says, stands, t } from '../definition.js';

export const shortAllIn = {
  isARaise: rule`notARaise | A short all-in is: not a raise | Un tapis court est : n’est pas une relance
    | RC 48; MO 8.13; TDA 10; RO 9.8; RO 9.21 [CB-RO-07]; TF §9 b13`,
  callAmount: rule`allInAmount | To call a short all-in: the amount of the all-in | Pour suivre un tapis court : le montant du tapis
    | RC preamble, course of a hand; RC preamble, betting (RO 9.21); MO 8.13; MO 8.7; RO 9.21; TF §9 b7 (RO 9.21) | RO 9.21`,
};

export const reopen = {
  single: rule`mayNotRaise | One short all-in, to a player who has acted: may not raise
    | Un tapis court, face à qui a déjà agi : ne peut pas relancer | RC 48; MO 8.13; TDA 10; RO 9.21; TF §9 b13`,
  cumulative: rule`mayRaise | Several short all-ins that add up to a raise: may raise
    | Plusieurs tapis courts valant ensemble une relance : peut relancer | RC 48 [CB-RC-11]; MO 8.13 [CB-MO-05]; RO 9.21; TF §9 b13
    | RO 9.21`,
  threshold: rule`incrementInForce | How much must be faced: the increment in force after their last act
    | Ce qu’il faut affronter : l’ajout en vigueur après son dernier acte
    | RC 48; RC 47-A; MO 8.13 [CB-MO-05]; RO 9.21; TF §9 b13; TF §9 b8 [CB-TF-01] | RO 9.21`,
  blockedPlayers: rule`everyoneWhoHasActed | Who is blocked: everyone who has bet, called or raised
    | Qui est bloqué : tous ceux qui ont misé, suivi ou relancé
    | RC 48; MO 8.13; TDA 10 [CB-TD-02]; RO 9.21 (TDA-EN 47-A) [CB-RO-10]; TF §9 b13`,
  notYetActed: rule`mayRaise | A player who has not acted yet: may raise | Qui n’a pas encore agi : peut relancer
    | RC 48 (RO 9.8); MO 8.13; TDA 10 (RO 9.8); RO 9.8; TF §9 b13`,
  afterLaterFullRaise: rule`mayRaise | A full raise after the short all-in: may raise again
    | Relance complète après le tapis court : peut de nouveau relancer | RO 9.21 | RO 9.21`,
  minRaiseTo: rule`betPlusIncrement | Smallest raise once reopened: the bet faced plus the required increment
    | Plus petite relance une fois rouverte : la mise affrontée plus l’ajout exigé | TDA 26 (RO 9.21); RO 9.21; TF §9 b13 | RO 9.21`,
  checkerFacingShortOpening: choice({
    title: t('A checker facing an opening all-in below the big blind', 'Parole, puis ouverture à tapis sous la grosse blinde'),
    about: t(
      'Whether a player who has checked may raise an all-in that opened for less than the big blind.',
      'Si celui qui a checké peut relancer un tapis qui ouvre sous la grosse blinde.',
    ),
    values: { mayRaise: t('may raise', 'peut relancer'), mayNotRaise: t('may only call or fold', 'peut seulement suivre ou passer') },
    books: {
      mons: says('mayRaise', 'MO 8.7; MO 8.13'),
      ropta: says('mayRaise', 'RO 9.9', { reading: 'CB-RO-11' }),
      toufflers: says('mayRaise', 'TF §9 b7'),
    },
    silent: stands('mayRaise', 'RO 9.9'),
  }),
};

export const allInBelowBB = {
  preflop: {
    callAmount: rule`fullBigBlind | To call, before the flop: one full big blind | Pour suivre, avant le flop : une grosse blinde entière
      | MO 8.6; RO 9.7; TF §9 b6 | RO 9.7`,
    minRaiseTo: rule`twiceBigBlind | To raise, before the flop: two big blinds | Pour relancer, avant le flop : deux grosses blindes
      | MO 8.6; RO 9.7; TF §9 b6 | RO 9.7`,
  },
  postflop: {
    callAmount: rule`allInAmount | To call, after the flop: the amount of the all-in | Pour suivre, après le flop : le montant du tapis
      | MO 8.7; RO 9.9; TF §9 b7 | RO 9.9`,
    minRaiseTo: rule`allInPlusBigBlind | To raise, after the flop: the all-in plus one big blind
      | Pour relancer, après le flop : le tapis plus une grosse blinde | MO 8.7; RO 9.9; TF §9 b7 | RO 9.9`,
  },
};

export const allIn = {
  maxWin: rule`matchedFromEach | Most that an all-in wins: what they put in, from each opponent
    | Gain maximal d’un tapis : ce qu’il a mis, de chaque adversaire | RC preamble, betting [CD-RC-21]; TDA (TDA 4); RO 9.7; TF (TF §10 b9)
    | MO 9.9`,
};
