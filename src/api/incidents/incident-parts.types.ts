/** Results of a hand's incidents: dead hands, cards that the table saw, questions to the director with their rulings, offences. */
import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { IncidentOption } from '../../../events/hand-incidents.js';
import type { AskedQuestion, DeadHand, IncidentRecord } from '../../audit/incident-record.js';
import type { Text } from '../../rulebooks/setting.js';
import { incidentEventText } from '../../texts/incident-event-texts.js';
import { deadFromTheDeal, killCauses } from '../../texts/incident-names.js';
import { offenceNames } from '../../texts/ruling-names.js';
import { grouped } from '../../texts/sentences.js';
import { CitationType } from '../language/citation.types.js';
import { OffenceEnum, SanctionEnum } from '../judging/gesture-enums.js';
import { BilingualText } from '../language/bilingual-text.types.js';
import { CardScalar, ChipsScalar } from '../language/scalars.js';
import { OpenedWhenEnum } from './discards-enums.js';
import { DeathCauseEnum, IncidentOptionEnum, IncidentQuestionEnum, SanctionStartEnum } from './incident-enums.js';
import { field, list, listOrNull, ofFields, orNull, shownAs, Showing, withFields } from '../language/showing.js';
import { Costs } from '../language/costs.js';

const causeNames = { ...killCauses, ...deadFromTheDeal };

@ObjectType('DeadHand', { description: 'A hand that is dead for another cause than a fold.' })
export class DeadHandType extends withFields(Showing<DeadHand>, {
  seat: field(Int, 'The seat.'),
  cause: field(DeathCauseEnum, 'Why it is dead.'),
  articles: list(3, shownAs(CitationType), 'The rules that it died by, the weightiest first.'),
}) {
  @Field(() => BilingualText, { description: 'The cause in words.' })
  get text(): Text {
    return causeNames[this.shown.cause];
  }
}

@ObjectType({ description: 'Cards of a seat that everybody saw though its hand is not tabled.' })
export class ShownCards extends ofFields({
  seat: field(Int, 'The seat.'),
  cards: listOrNull(4, CardScalar, 'The cards, one or both; null where they were not entered.'),
}) {}

@ObjectType({ description: 'A hand that was shown to some, and that everybody has still to see.' })
export class HandToOpen extends ofFields({
  seat: field(Int, 'The seat.'),
  when: field(OpenedWhenEnum, 'When.'),
}) {}

@ObjectType('IncidentQuestionAsked', {
  description: 'A question that was left to the director. What the rulebook proposes stands until it is answered with ruleOnIncident.',
})
export class IncidentQuestionType extends withFields(Showing<AskedQuestion>, {
  question: field(IncidentQuestionEnum, 'The question.'),
  seat: orNull(Int, 'The seat that it is about; null where it is about the table.'),
  default: field(IncidentOptionEnum, 'What is proposed, and done until the director rules otherwise.'),
  amount: orNull(ChipsScalar, 'The chips that it is about; null for none.'),
  articles: list(3, shownAs(CitationType), 'The rules that leave it to the director, the weightiest first.'),
}) {
  /** @param answers the answers still open to the director */
  constructor(
    asked: AskedQuestion,
    private readonly answers: readonly IncidentOption[],
  ) {
    super(asked);
  }

  @Costs({ entries: 6 })
  @Field(() => [IncidentOptionEnum], { description: 'What the director can answer now.' })
  get options(): readonly IncidentOption[] {
    return this.answers;
  }

  @Field(() => BilingualText, { description: 'The question with its answers, in one line.' })
  get text(): Text {
    const event = { type: 'DefaultRuled', data: this.shown } as const;
    return {
      en: incidentEventText(event, (amount) => grouped(amount, 'en')).en,
      fr: incidentEventText(event, (amount) => grouped(amount, 'fr')).fr,
    };
  }
}

@ObjectType('IncidentRuling', { description: 'A ruling of the director on an incident.' })
export class IncidentRulingType extends withFields(Showing<IncidentRecord['ruled'][number]>, {
  question: field(IncidentQuestionEnum, 'The question.'),
  seat: orNull(Int, 'The seat that it is about; null where it is about the table.'),
  option: field(IncidentOptionEnum, 'The director’s answer.'),
  amount: orNull(ChipsScalar, 'The amount that was left to the director; null where none was.'),
  reason: field(String, 'Why, in the director’s words.'),
  overrides: field(Boolean, 'Whether the director departs from the text of the rulebook.'),
  articles: list(3, shownAs(CitationType), 'The rule of the book, and the one that allows a departure from it where the director departs.'),
}) {}

@ObjectType('NotedOffence', { description: 'An offence that was noted in a hand. The penalty, if any, is the director’s.' })
export class NotedOffence extends withFields(Showing<IncidentRecord['offences'][number]>, {
  seat: field(Int, 'The seat.'),
  offence: field(OffenceEnum, 'The offence.'),
  sanction: field(SanctionEnum, 'What the rulebook provides for it.'),
  startsAt: orNull(SanctionStartEnum, 'When the penalty begins; null where the rulebook does not say.'),
  article: field(shownAs(CitationType), 'The article of the rulebook on it.'),
}) {
  @Field(() => BilingualText, { description: 'The offence in words.' })
  get text(): Text {
    return offenceNames[this.shown.offence];
  }

  @Field(() => Boolean, { description: 'Whether the rulebook wants it punished more severely than the same offence otherwise (RO 11.4).' })
  get moreSevere(): boolean {
    return this.shown.moreSevere === true;
  }
}

@ObjectType('OfficialCall', { description: 'An official was called to the table.' })
export class OfficialCall extends withFields(Showing<IncidentRecord['calls'][number]>, {
  seat: orNull(Int, 'The seat that it is about; null for the table.'),
  articles: list(3, shownAs(CitationType), 'The rules that call for the official, the weightiest first.'),
}) {}
