/**
 * What can be asked of a hand in which something went wrong, room by room.
 */
import { IncidentOption, IncidentQuestion } from '../../events/hand-incidents.js';
import { unlessRuling } from '../accepted.js';
import { handCommand, type TypeOf } from '../command.js';
import { optionalOrNull } from '../field.js';
import { chips, reason, seat, word } from '../fields.js';

export const ruleOnIncident = handCommand('RuleOnIncident', {
  group: 'floor.rule',
  acceptedIn: unlessRuling,
  finishesHand: true,
  about: 'Gives the director’s answer to a question of a refusal or of the hand, with its consequences.',
  input: 'Gives the director’s answer to a question of an incident.',
  putRightBy: 'None: the ruling stands for the hand; the pot is corrected after it (`correctAward`).',
  fields: {
    question: word(
      'IncidentQuestion',
      IncidentQuestion.options,
      'The question. A refusal names it in the words of the event catalogue, such as "seeHand" for SEE_HAND, and the options too.',
    ),
    seat: optionalOrNull(seat('The seat that it is about, {bound}; null where it is about the table.')),
    option: word('IncidentOption', IncidentOption.options, 'The director’s answer, one of the options of the question.'),
    amount: optionalOrNull(chips(0, 'Chips, for the options that leave an amount to the director, and only for them.')),
    reason: reason('Why the director rules so, {bound}. Where the ruling departs from the text for fairness, the record says so too.'),
  },
});

export const rulingCommands = [ruleOnIncident] as const;

export type RulingCommand = TypeOf<(typeof rulingCommands)[number]>;
