/**
 * Offences with cards: showing, hiding, throwing, dealing, looking.
 */
import { says, stands } from '../definition.js';
import { offence } from './offence.js';

export const offencesWithCards = {
  exposedHand: offence('exposedHand', {
    severity: {
      redcactus: says('optional', 'RC 68; RC 71-B'),
      mons: says('mandatory', 'MO 6.1'),
      tdaFr: says('mandatory', 'TDA 31', { reading: 'CT-TDA-01' }),
      ropta: says('mandatory', 'RO 11.5; RO 8.6', { reading: 'CT-RO-12' }),
      toufflers: says('mandatory', 'TF §7 b1'),
    },
  }),
  shownToOnePlayer: offence('shownToOnePlayer', {
    severity: {
      redcactus: says('optional', 'RC 67; RC 68; RC 71-B'),
      mons: says('mandatory', 'MO 12.7; MO 6.1'),
      tdaFr: says('mandatory', 'TDA 31; TDA 12', { reading: 'CT-TDA-01' }),
      ropta: says('mandatory', 'RO 11.4', { reading: 'CT-RO-12' }),
      toufflers: says('mandatory', 'TF §7 b1'),
    },
  }),
  exposedCardInDeal: offence('exposedCardInDeal', {
    severity: {
      redcactus: says('optional', 'RC 68; RC 71-B'),
      mons: says('optionalIfRepeated', 'MO 4.1'),
      tdaFr: says('mandatory', 'TDA 31', { reading: 'CT-TDA-01' }),
      ropta: says('mandatory', 'RO 11.5', { reading: 'CT-RO-12' }),
      toufflers: says('mandatory', 'TF §7 b1'),
    },
  }),
  repeatedFlashedCards: offence('repeatedFlashedCards', {
    severity: { mons: says('optional', 'MO 4.1'), ropta: says('mandatory', 'RO 6.2') },
  }),
  talk: offence('talk', {
    severity: {
      redcactus: says('optional', 'RC 67; RC 71-B'),
      mons: says('mandatory', 'MO 6.1; MO 12.2'),
      tdaFr: says('optional', 'TDA 12; TDA 7'),
      ropta: says('optional', 'RO 11.3; RO 11.1'),
      toufflers: says('mandatory', 'TF §7 b1'),
    },
  }),
  lookedAtThrownCards: offence('lookedAtThrownCards', {
    severity: {
      ropta: says('optional', 'RO 11.3; RO 11.1'),
      toufflers: says('notNamed', 'TF §10 b6', { completedBy: 'RO 11.1' }),
    },
  }),
  falseAnnouncement: offence('falseAnnouncement', {
    severity: {
      redcactus: says('optionalIfDeliberate', 'RC 12'),
      mons: says('mandatoryIfDeliberateOrRepeated', 'MO 9.4'),
      tdaFr: says('mandatoryIfRepeated', 'TDA 20'),
      ropta: says('optionalIfDeliberate', 'RO 10.3'),
      toufflers: says('mandatoryIfDeliberateOrRepeated', 'TF §10 b4'),
    },
  }),
  muckToDodge: offence('muckToDodge', {
    severity: { redcactus: says('mandatory', 'RC 18'), ropta: says('mandatory', 'RO 10.5; RO 11.1', { reading: 'CT-RO-12' }) },
  }),
  refusesToTable: offence('refusesToTable', {
    severity: { redcactus: says('notNamed', 'RC 15; RC 71-B'), ropta: says('optional', 'RO 10.2') },
  }),
  abuseOfControl: offence('abuseOfControl', {
    severity: {
      redcactus: says('notNamed', 'RC 18; RC 71-B'),
      mons: says('notNamed', 'MO 9.1; MO 13.2'),
      ropta: says('mandatory', 'RO 10.6'),
    },
  }),
  improperDiscard: offence('improperDiscard', {
    severity: {
      redcactus: says('optional', 'RC 71-B; RC 68'),
      mons: says('notNamed', 'MO 5.2; MO 13.2'),
      tdaFr: says('optional', 'TDA 7'),
      toufflers: says('notNamed', 'TF §6 b2', { completedBy: 'RO 11.1' }),
    },
  }),
  discardByMistake: offence('discardByMistake', { severity: { ropta: says('mandatory', 'RO 8.3') } }),
  cardsThrownOnHand: offence('cardsThrownOnHand', { severity: { ropta: says('mandatory', 'RO 8.5') } }),
  unprotectedHand: offence('unprotectedHand', {
    severity: {
      redcactus: says('notNamed', 'RC 65-A; RC 71-B'),
      mons: says('notNamed', 'MO 5.8; MO 13.2'),
      tdaFr: says('notNamed', 'TDA 28; TDA 7'),
      ropta: says('mandatory', 'RO 8.1; RO 8.5'),
      toufflers: says('notNamed', 'TF §6 b7', { completedBy: 'RO 11.1' }),
    },
    firstStep: { ropta: says('warning', 'RO 8.1') },
  }),
  hiddenCards: offence('hiddenCards', {
    severity: {
      redcactus: says('notNamed', 'RC 25; RC 71-B'),
      mons: says('notNamed', 'MO 11.1; MO 13.2'),
      ropta: says('notNamed', 'RO 3.4; RO 8.1; RO 11.1'),
      toufflers: says('notNamed', 'TF §3 b1', { completedBy: 'RO 11.1' }),
    },
  }),
  rabbitHunting: offence('rabbitHunting', {
    severity: {
      redcactus: says('notNamed', 'RC 28; RC 71-B'),
      mons: says('mandatory', 'MO 12.3'),
      tdaFr: says('notNamed', 'TDA 21; TDA 7'),
      ropta: says('notNamed', 'RO 3.6; RO 11.1'),
    },
  }),
  repeatedMisdeals: offence('repeatedMisdeals', {
    severity: {
      mons: says('mandatory', 'MO 2.9'),
      ropta: says('mandatory', 'RO 6.2; RO 11.1', { reading: 'CT-RO-12' }),
      toufflers: says('mandatory', 'TF §2 b9'),
    },
  }),
  deliberateMisdealAttempt: offence('deliberateMisdealAttempt', {
    severity: {
      mons: says('notNamed', 'MO 2.17; MO 13.2'),
      ropta: says('mandatory', 'RO 6.1; RO 11.1', { reading: 'CT-RO-12' }),
      toufflers: stands('mandatory', 'RO 6.1'),
    },
  }),
  repeatedBoardErrors: offence('repeatedBoardErrors', {
    severity: { ropta: says('mandatory', 'RO 7.5') },
    firstStep: { ropta: says('warning', 'RO 7.5') },
  }),
};
