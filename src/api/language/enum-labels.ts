/** What a page writes for the values of an enumeration, in both languages: the same words as in the sentences of Tapis. */
import { paymentMethods } from '../../texts/cash-event-texts.js';
import { capacityNames } from '../../texts/policy-texts.js';
import { dueNames, penaltyUnitNames } from '../../texts/discipline-names.js';
import { disputeStatusNames } from '../../texts/dispute-document-words.js';
import { purchaseNames } from '../../texts/entry-texts.js';
import { answerNames, questionNames } from '../../texts/incident-names.js';
import { anteNames, eventKindNames, periodNames, phaseNames, streetNames } from '../../texts/play-names.js';
import { offenceNames, optionNames, rulingKindNames, rulingNames } from '../../texts/ruling-names.js';
import { resultStateNames } from '../../texts/sheet-event-texts.js';
import type { Sentence } from '../../texts/sentences.js';
import { clockStateNames, standingStateNames } from '../../texts/standing-names.js';
import { capitalsOf } from '../../../commands/command.js';
import { enumerationValues } from './enums.js';

/** By the name of the enumeration: words of the domain with their labels. */
const names: Readonly<Record<string, Readonly<Record<string, Sentence>>>> = {
  AnteFormat: anteNames,
  ClockState: clockStateNames,
  DisputeStatus: disputeStatusNames,
  HandPhase: phaseNames,
  IncidentOption: answerNames,
  IncidentQuestion: questionNames,
  Offence: offenceNames,
  PaymentMethod: paymentMethods,
  PenaltyDue: dueNames,
  PenaltyStepUnit: penaltyUnitNames,
  PenaltyUnit: penaltyUnitNames,
  PeriodKind: periodNames,
  PurchaseKind: purchaseNames,
  ResultState: resultStateNames,
  Role: capacityNames,
  Ruling: rulingNames,
  RulingKind: rulingKindNames,
  RulingOption: optionNames,
  StandingState: standingStateNames,
  Street: streetNames,
  TournamentKind: eventKindNames,
};

export interface EnumLabel {
  readonly value: string;
  readonly label: Sentence;
}

/** The labels of an enumeration, in the order of its values; null where it has none. */
export function labelsOf(name: string): readonly EnumLabel[] | null {
  const words = new Map(Object.entries(names)).get(name);
  if (words === undefined) return null;
  const labels = new Map(Object.entries(words).map(([word, label]) => [capitalsOf(word), label]));
  return enumerationValues(name).flatMap((value) => {
    const label = labels.get(value);
    return label === undefined ? [] : [{ value, label }];
  });
}
