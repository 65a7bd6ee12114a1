/**
 * Offences of acting and betting: out of turn, against the form, too slowly.
 */
import { says, stands } from '../definition.js';
import { offence } from './offence.js';

export const offencesInTurn = {
  actOutOfTurn: offence('actOutOfTurn', {
    severity: {
      redcactus: says('optional', 'RC 44-A; RC 70'),
      mons: says('optionalIfRepeated', 'MO 8.16'),
      tdaFr: says('optionalThenMandatory', 'TDA 7; TDA 36', { reading: 'CP-TDA-01' }),
      ropta: says('mandatoryIfReleasedOrRepeated', 'RO 9.3; RO 11.1; RO 11.7', { reading: 'CT-RO-12' }),
      toufflers: says('optionalIfRepeated', 'TF §9 b15'),
    },
  }),
  foldOutOfTurn: offence('foldOutOfTurn', {
    severity: {
      redcactus: says('optional', 'RC 58'),
      mons: says('optionalIfRepeated', 'MO 8.16'),
      tdaFr: says('optionalThenMandatory', 'TDA 7; TDA 36', { reading: 'CP-TDA-01' }),
      ropta: says('mandatory', 'RO 9.3', { reading: 'CT-RO-12' }),
      toufflers: says('optionalIfRepeated', 'TF §9 b15'),
    },
  }),
  foldWhenCheckFree: offence('foldWhenCheckFree', {
    severity: { redcactus: says('optional', 'RC 58'), ropta: says('mandatory', 'RO 9.22; RO 9.3', { reading: 'CT-RO-12' }) },
  }),
  actBeforeAmount: offence('actBeforeAmount', {
    severity: { redcactus: says('notNamed', 'RC 41; RC 71-B'), ropta: says('optional', 'RO 9.3') },
  }),
  conditionalDeclaration: offence('conditionalDeclaration', {
    severity: { redcactus: says('optional', 'RC 59-A'), ropta: says('optional', 'RO 9.19; RO 11.1') },
  }),
  potBet: offence('potBet', {
    severity: { redcactus: says('optional', 'RC 54-C'), ropta: says('notNamed', 'RO 9.15; RO 11.1') },
  }),
  tinyChips: offence('tinyChips', { severity: { redcactus: says('optional', 'RC 45-D') } }),
  abuseOfBareAmounts: offence('abuseOfBareAmounts', {
    severity: {
      redcactus: says('notNamed', 'RC 42; RC 71-B'),
      mons: says('notNamed', 'MO 8.9; MO 13.2'),
      ropta: says('mandatoryIfRepeated', 'RO 9.5'),
    },
  }),
  stringBet: offence('stringBet', {
    severity: {
      redcactus: says('notNamed', 'RC 56; RC 71-B'),
      mons: says('optionalIfRepeated', 'MO 8.17'),
      tdaFr: says('notNamed', 'TDA 39; TDA 7'),
      ropta: says('notNamed', 'RO 9.5; RO 11.1'),
      toufflers: says('notNamed', 'TF §9 b16', { completedBy: 'RO 11.1' }),
    },
  }),
  betIntoPot: offence('betIntoPot', {
    severity: {
      redcactus: says('optionalIfRepeated', 'RC 70; RC 71-B', { reading: 'CT-RC-14' }),
      mons: says('optionalIfRepeated', 'MO 8.12'),
      ropta: says('mandatoryIfDeliberate', 'RO 9.2'),
      toufflers: says('optionalIfRepeated', 'TF §9 b12'),
    },
  }),
  grossMisunderstanding: offence('grossMisunderstanding', {
    severity: {
      redcactus: says('notNamed', 'RC 53; RC 71-B'),
      mons: says('mandatory', 'MO 8.9'),
      ropta: says('notNamed', 'RO 9.4; RO 9.10; RO 11.1'),
    },
  }),
  stalling: offence('stalling', {
    severity: {
      redcactus: says('optionalIfDeliberate', 'RC 29; RC 70; RC 71-B', { reading: 'CT-RC-14' }),
      mons: says('optional', 'MO 5.7'),
      tdaFr: says('mandatoryIfRepeated', 'TDA 36'),
      ropta: says('optionalThenMandatory', 'RO 3.5; RO 11.7'),
      toufflers: says('optional', 'TF §6 b6'),
    },
  }),
  abuseOfTimeCalls: offence('abuseOfTimeCalls', { severity: { ropta: says('optional', 'RO 3.5') } }),
  dodgedBlind: offence('dodgedBlind', {
    severity: {
      redcactus: says('mandatory', 'RC 33'),
      mons: stands('mandatory', 'RO 2.3'),
      tdaFr: says('optional', 'TDA 22'),
      ropta: says('mandatory', 'RO 2.3'),
    },
  }),
};
