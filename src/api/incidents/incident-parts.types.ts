/**
 * What the incidents of a hand came to, as the API shows it: dead hands, cards that the table saw, questions to the director and his
 * rulings, offences. May import: @nestjs/graphql, the audit, the texts.
 */
import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Offence, Sanction, SanctionStart } from '../../../events/gesture.js';
import type { OpenedWhen } from '../../../events/hand-discards.js';
import type { IncidentOption, IncidentQuestion } from '../../../events/hand-incidents.js';
import type { Card } from '../../../events/values.js';
import type { AskedQuestion, DeadHand, IncidentRecord } from '../../audit/incident-record.js';
import type { Text } from '../../rulebooks/setting.js';
import { incidentEventText } from '../../texts/incident-event-texts.js';
import { deadFromTheDeal, killCauses } from '../../texts/incident-names.js';
import { offenceNames } from '../../texts/ruling-names.js';
import { grouped } from '../../texts/sentences.js';
import { citationsOf, CitationType } from '../language/citation.types.js';
import { OffenceEnum, SanctionEnum } from '../judging/gesture-enums.js';
import { BilingualText } from '../rulebook/rulebook.types.js';
import { CardScalar, ChipsScalar } from '../language/scalars.js';
import { OpenedWhenEnum } from './discards-enums.js';
import { type DeathCause, DeathCauseEnum, IncidentOptionEnum, IncidentQuestionEnum, SanctionStartEnum } from './incident-enums.js';

const causeNames = { ...killCauses, ...deadFromTheDeal };

@ObjectType('DeadHand', { description: 'A hand that is dead otherwise than by a fold.' })
export class DeadHandType {
  constructor(private readonly dead: DeadHand) {}

  @Field(() => Int, { description: 'The seat.' })
  get seat(): number {
    return this.dead.seat;
  }

  @Field(() => DeathCauseEnum, { description: 'By what it is dead.' })
  get cause(): DeathCause {
    return this.dead.cause;
  }

  @Field(() => BilingualText, { description: 'The cause in words.' })
  get text(): Text {
    return causeNames[this.dead.cause];
  }

  @Field(() => [CitationType], { description: 'The rules that it died by, the weightiest first.' })
  get articles(): readonly CitationType[] {
    return citationsOf(this.dead.articles);
  }
}

@ObjectType({ description: 'Cards of a seat that everybody saw though its hand is not tabled.' })
export class ShownCards {
  @Field(() => Int, { description: 'The seat.' })
  seat!: number;

  @Field(() => [CardScalar], { nullable: true, description: 'The cards, one or both; null where they were not entered.' })
  cards!: readonly Card[] | null;
}

@ObjectType({ description: 'A hand that was shown to some and that everybody is still to see.' })
export class HandToOpen {
  @Field(() => Int, { description: 'The seat.' })
  seat!: number;

  @Field(() => OpenedWhenEnum, { description: 'When.' })
  when!: OpenedWhen;
}

@ObjectType('IncidentQuestionAsked', {
  description: 'A question that was left to the director. What the rulebook proposes stands until he answers with ruleOnIncident.',
})
export class IncidentQuestionType {
  /** @param answers what he can still answer */
  constructor(
    private readonly asked: AskedQuestion,
    private readonly answers: readonly IncidentOption[],
  ) {}

  @Field(() => IncidentQuestionEnum, { description: 'The question.' })
  get question(): IncidentQuestion {
    return this.asked.question;
  }

  @Field(() => Int, { nullable: true, description: 'The seat that it is about; null where it is about the table.' })
  get seat(): number | null {
    return this.asked.seat;
  }

  @Field(() => [IncidentOptionEnum], { description: 'What he can answer now.' })
  get options(): readonly IncidentOption[] {
    return this.answers;
  }

  @Field(() => IncidentOptionEnum, { description: 'What is proposed, and done until he rules otherwise.' })
  get default(): IncidentOption {
    return this.asked.default;
  }

  @Field(() => ChipsScalar, { nullable: true, description: 'The chips that it is about; null where it is about none.' })
  get amount(): number | null {
    return this.asked.amount;
  }

  @Field(() => [CitationType], { description: 'The rules that leave it to him, the weightiest first.' })
  get articles(): readonly CitationType[] {
    return citationsOf(this.asked.articles);
  }

  @Field(() => BilingualText, { description: 'The question with its answers, in one line.' })
  get text(): Text {
    const event = { type: 'DefaultRuled', data: this.asked } as const;
    return {
      en: incidentEventText(event, (amount) => grouped(amount, 'en')).en,
      fr: incidentEventText(event, (amount) => grouped(amount, 'fr')).fr,
    };
  }
}

@ObjectType('IncidentRuling', { description: 'What the director ruled on an incident.' })
export class IncidentRulingType {
  constructor(private readonly ruled: IncidentRecord['ruled'][number]) {}

  @Field(() => IncidentQuestionEnum, { description: 'The question.' })
  get question(): IncidentQuestion {
    return this.ruled.question;
  }

  @Field(() => Int, { nullable: true, description: 'The seat that it is about; null where it is about the table.' })
  get seat(): number | null {
    return this.ruled.seat;
  }

  @Field(() => IncidentOptionEnum, { description: 'His answer.' })
  get option(): IncidentOption {
    return this.ruled.option;
  }

  @Field(() => ChipsScalar, { nullable: true, description: 'The amount that was left to him; null where none was.' })
  get amount(): number | null {
    return this.ruled.amount;
  }

  @Field(() => String, { description: 'Why, in his words.' })
  get reason(): string {
    return this.ruled.reason;
  }

  @Field(() => Boolean, { description: 'Whether he departs from the text of the rulebook.' })
  get overrides(): boolean {
    return this.ruled.overrides;
  }

  @Field(() => [CitationType], { description: 'The rule of the book, and the one that lets him depart from it where he does.' })
  get articles(): readonly CitationType[] {
    return citationsOf(this.ruled.articles);
  }
}

@ObjectType('NotedOffence', { description: 'An offence that was noted in a hand. The penalty, if any, is the director’s.' })
export class NotedOffence {
  constructor(private readonly noted: IncidentRecord['offences'][number]) {}

  @Field(() => Int, { description: 'The seat.' })
  get seat(): number {
    return this.noted.seat;
  }

  @Field(() => OffenceEnum, { description: 'The offence.' })
  get offence(): Offence {
    return this.noted.offence;
  }

  @Field(() => BilingualText, { description: 'The offence in words.' })
  get text(): Text {
    return offenceNames[this.noted.offence];
  }

  @Field(() => SanctionEnum, { description: 'What the rulebook provides for it.' })
  get sanction(): Sanction {
    return this.noted.sanction;
  }

  @Field(() => SanctionStartEnum, { nullable: true, description: 'When the penalty begins; null where the rulebook does not say.' })
  get startsAt(): SanctionStart | null {
    return this.noted.startsAt;
  }

  @Field(() => CitationType, { description: 'Where the rulebook says so.' })
  get article(): CitationType {
    return new CitationType(this.noted.article);
  }
}

@ObjectType('OfficialCall', { description: 'An official was called to the table.' })
export class OfficialCall {
  constructor(private readonly call: IncidentRecord['calls'][number]) {}

  @Field(() => Int, { nullable: true, description: 'The seat that it is about; null for the table.' })
  get seat(): number | null {
    return this.call.seat;
  }

  @Field(() => [CitationType], { description: 'The rules that call for him, the weightiest first.' })
  get articles(): readonly CitationType[] {
    return citationsOf(this.call.articles);
  }
}
