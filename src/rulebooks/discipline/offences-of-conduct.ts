/**
 * Offences against fair play, manners and the order of the event.
 */
import { says, stands } from '../definition.js';
import { offence } from './offence.js';

export const offencesOfConduct = {
  collusion: offence('collusion', {
    severity: {
      redcactus: says('mandatory', 'RC 71-B; RC 69'),
      tdaFr: says('mandatory', 'TDA 7'),
      ropta: says('mandatory', 'RO 11.1; RO 11.6'),
    },
    firstStep: { redcactus: says('disqualification', 'RC 69'), ropta: says('byLadder', 'RO 11.6; RO 11.2') },
    punished: { redcactus: says('bothPlayers', 'RC 69') },
    outcome: { ropta: says('mayRemoveChipsOrDisqualify', 'RO 11.6') },
  }),
  softPlay: offence('softPlay', {
    severity: {
      redcactus: says('mandatory', 'RC 69; RC 71-B'),
      mons: says('mandatory', 'MO 12.6'),
      tdaFr: says('mandatory', 'TDA 33'),
      ropta: says('mandatory', 'RO 11.1'),
    },
    punished: { redcactus: says('allConcerned', 'RC 69') },
    outcome: {
      redcactus: says('mayRemoveChipsOrDisqualify', 'RC 69'),
      mons: says('mayForfeitBets', 'MO 12.6'),
      tdaFr: says('mayForfeitBetsOrDisqualify', 'TDA 33'),
    },
  }),
  teamPlay: offence('teamPlay', {
    severity: {
      redcactus: says('mandatory', 'RC 69; RC 71-B'),
      mons: stands('mandatory', 'MO 12.6'),
      tdaFr: says('mandatory', 'TDA 7; TDA 33'),
      ropta: says('mandatory', 'RO 11.6; RO 11.1'),
    },
    punished: { redcactus: says('allConcerned', 'RC 69') },
    outcome: { redcactus: says('mayRemoveChipsOrDisqualify', 'RC 69'), ropta: says('mayRemoveChipsOrDisqualify', 'RO 11.6') },
  }),
  chipDumping: offence('chipDumping', {
    severity: {
      redcactus: says('mandatory', 'RC 69; RC 71-B'),
      mons: says('mandatory', 'MO 12.6'),
      tdaFr: says('mandatory', 'TDA 33'),
      ropta: says('mandatory', 'RO 11.6; RO 11.1', { reading: 'CP-RO-02' }),
    },
    firstStep: {
      redcactus: says('disqualification', 'RC 69'),
      mons: says('noWarning', 'MO 12.6', { reading: 'CT-MO-14' }),
      tdaFr: says('disqualification', 'TDA 33'),
      ropta: says('byLadder', 'RO 11.6; RO 11.2'),
    },
    punished: {
      redcactus: says('bothPlayers', 'RC 69'),
      mons: says('bothPlayers', 'MO 12.6'),
      tdaFr: says('bothPlayers', 'TDA 33'),
      ropta: says('bothPlayers', 'RO 11.6', { completedBy: 'TDA 33', reading: 'CP-RO-02' }),
    },
    outcome: { ropta: says('mayDisqualify', 'RO 11.6') },
  }),
  checkedNuts: offence('checkedNuts', {
    severity: {
      redcactus: says('mandatoryUnlessCleared', 'RC 71-B', { reading: 'CT-RC-14' }),
      mons: stands('optional', 'RO 10.5'),
      tdaFr: stands('optional', 'RO 10.5'),
      ropta: says('optional', 'RO 10.5'),
    },
  }),
  cheating: offence('cheating', { severity: { redcactus: says('mandatory', 'RC 71-B') } }),
  identityFraud: offence('identityFraud', {
    severity: {
      redcactus: stands('mandatory', 'RO 1.4'),
      mons: stands('mandatory', 'RO 1.4'),
      tdaFr: stands('mandatory', 'RO 1.4'),
      ropta: says('mandatory', 'RO 1.4'),
    },
    firstStep: {
      redcactus: stands('disqualification', 'RO 1.4'),
      mons: stands('disqualification', 'RO 1.4'),
      tdaFr: stands('disqualification', 'RO 1.4'),
      ropta: says('disqualification', 'RO 1.4', { reading: 'CT-RO-14' }),
    },
  }),
  insult: offence('insult', {
    severity: {
      redcactus: says('mandatory', 'RC 71-B'),
      mons: says('optional', 'MO 12.4'),
      tdaFr: says('mandatory', 'TDA 7'),
      ropta: says('mandatory', 'RO 11.1'),
    },
  }),
  disruption: offence('disruption', {
    severity: {
      redcactus: says('mandatory', 'RC 71-B', { reading: 'CT-RC-14' }),
      mons: says('optional', 'MO 12.4; MO 13.2'),
      tdaFr: says('mandatory', 'TDA 7'),
      ropta: says('mandatory', 'RO 11.1'),
    },
  }),
  improperConduct: offence('improperConduct', {
    severity: {
      redcactus: says('optionalIfRepeated', 'RC 70; RC 71-B', { reading: 'CT-RC-14' }),
      mons: says('optional', 'MO 12.4; MO 13.2'),
      tdaFr: says('mandatoryIfRepeated', 'TDA 36'),
      ropta: says('mandatoryIfRepeated', 'RO 11.7'),
    },
  }),
  touchedOthers: offence('touchedOthers', {
    severity: {
      redcactus: says('optionalIfRepeated', 'RC 70; RC 71-B', { reading: 'CT-RC-14' }),
      mons: says('notNamed', 'MO 12.4; MO 13.2'),
      tdaFr: says('mandatoryIfRepeated', 'TDA 36'),
      ropta: says('mandatoryIfRepeated', 'RO 11.7'),
    },
  }),
  excessiveTalk: offence('excessiveTalk', {
    severity: {
      redcactus: says('optionalIfRepeated', 'RC 70; RC 71-B', { reading: 'CT-RC-14' }),
      mons: says('optional', 'MO 12.4'),
      tdaFr: says('mandatoryIfRepeated', 'TDA 36'),
      ropta: says('mandatoryIfRepeated', 'RO 11.7'),
    },
  }),
  advice: offence('advice', {
    severity: {
      redcactus: says('optional', 'RC 67; RC 71-B'),
      mons: says('mandatory', 'MO 12.2'),
      tdaFr: says('optional', 'TDA 12; TDA 7'),
      ropta: says('optional', 'RO 11.3; RO 11.1'),
    },
  }),
  criticism: offence('criticism', {
    severity: {
      redcactus: says('optional', 'RC 67; RC 71-B'),
      mons: says('mandatory', 'MO 12.1'),
      tdaFr: says('optional', 'TDA 12; TDA 7'),
      ropta: says('optional', 'RO 11.3; RO 11.1'),
    },
  }),
  hiddenChips: offence('hiddenChips', {
    severity: {
      redcactus: says('optional', 'RC 63'),
      mons: says('mandatory', 'MO 11.3'),
      tdaFr: says('optional', 'TDA 23'),
      ropta: says('optional', 'RO 3.7'),
      toufflers: says('mandatory', 'TF §3 b3'),
    },
    outcome: {
      redcactus: says('chipsRemovedMayDisqualify', 'RC 63'),
      mons: says('chipsRemoved', 'MO 11.3'),
      tdaFr: says('chipsRemovedMayDisqualify', 'TDA 23'),
      ropta: says('chipsRemovedMayDisqualify', 'RO 3.7'),
      toufflers: says('chipsRemoved', 'TF §3 b3'),
    },
  }),
  phone: offence('phone', {
    severity: {
      redcactus: says('notNamed', 'RC 4; RC 71-B'),
      mons: says('notNamed', 'MO 12.5; MO 5.5; MO 13.2'),
      tdaFr: says('notNamed', 'TDA 15; TDA 7'),
      ropta: says('mandatory', 'RO 4.1; RO 11.1', { reading: 'CT-RO-12' }),
    },
    firstStep: { ropta: says('warning', 'RO 4.1') },
  }),
  deviceAtTable: offence('deviceAtTable', {
    severity: {
      redcactus: says('notNamed', 'RC 4; RC 71-B'),
      mons: says('optional', 'MO 12.4; MO 12.5'),
      tdaFr: says('notNamed', 'TDA 15; TDA 7'),
      ropta: says('notNamed', 'RO 1.3; RO 11.1'),
    },
  }),
  leftTable: offence('leftTable', {
    severity: {
      redcactus: says('optional', 'RC 31', { reading: 'CD-RC-24' }),
      mons: says('notNamed', 'MO 3.3; MO 13.2'),
      tdaFr: says('notNamed', 'TDA 38; TDA 7'),
      ropta: says('mandatory', 'RO 4.1; RO 9.3; RO 11.1', { reading: 'CD-RO-29' }),
    },
  }),
  wrongSeat: offence('wrongSeat', {
    severity: {
      redcactus: says('notNamed', 'RC 6; RC 71-B'),
      mons: stands('optional', 'RO 2.1'),
      tdaFr: stands('optional', 'RO 2.1'),
      ropta: says('optional', 'RO 2.1'),
    },
  }),
  concealedIdentity: offence('concealedIdentity', {
    severity: { mons: says('optional', 'MO 12.4'), ropta: says('notNamed', 'RO 1.2; RO 11.1') },
  }),
  foreignLanguage: offence('foreignLanguage', {
    severity: {
      redcactus: says('notNamed', 'RC 5; RC 71-B'),
      tdaFr: says('notNamed', 'TDA 14; TDA 7'),
      ropta: says('notNamed', 'RO 1.5; RO 11.1'),
    },
  }),
  undeclaredElimination: offence('undeclaredElimination', {
    severity: {
      redcactus: stands('noOffence', 'custom'),
      mons: says('notNamed', 'MO 7.18; MO 13.2'),
      tdaFr: stands('noOffence', 'custom'),
      ropta: stands('noOffence', 'custom'),
      toufflers: says('notNamed', 'TF §8 b15', { completedBy: 'RO 11.1' }),
    },
    outcome: { mons: says('noPoints', 'MO 7.18') },
  }),
};
