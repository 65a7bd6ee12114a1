/** The ruling on an act under one rulebook. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { OfferedOption, Ruling, RulingKind, RulingOption } from '../../../events/judging.js';
import type { RulebookReference } from '../../../events/values.js';
import type { Refusal } from '../../decider.js';
import type { JudgedOffence, Judgement } from '../../hand/judging/judgement.js';
import type { BookRuling } from '../../hand/preview/preview-ruling.js';
import { rulebookFor, versionOf } from '../../rulebooks/adopted-book.js';
import type { Text } from '../../rulebooks/setting.js';
import { withheldText } from '../../texts/refusal-texts.js';
import { citationsOf, CitationType, explanationOf } from '../language/citation.types.js';
import { OfferedOptionType } from './offered-option.types.js';
import { RefusalCodeEnum } from '../language/enums.js';
import { OffenceEnum, RulingEnum, RulingKindEnum, RulingOptionEnum, SanctionEnum } from './gesture-enums.js';
import { BilingualText, inBoth } from '../language/bilingual-text.types.js';
import { ChipsScalar } from '../language/scalars.js';
import { field, shownAs, Showing, withFields } from '../language/showing.js';
import { Costs } from '../language/costs.js';

@ObjectType('JudgedOffence', { description: 'An offence in an act, and what the book provides for it.' })
export class JudgedOffenceType extends withFields(Showing<JudgedOffence>, {
  offence: field(OffenceEnum, 'The offence.'),
  sanction: field(SanctionEnum, 'What the book provides for it.'),
  article: field(shownAs(CitationType), 'The article of the book on it.'),
}) {}

/** A rulebook's answer, or why it has none. */
export type BookAnswer =
  | { readonly rulebook: RulebookReference; readonly ruling: BookRuling; readonly refusal?: undefined }
  | { readonly rulebook: RulebookReference; readonly refusal: Refusal; readonly ruling?: undefined };

@ObjectType({ description: 'What an act counts as under one rulebook. Totals are the chips in front of the seat on the street.' })
export class RulingPreview {
  constructor(private readonly answer: BookAnswer) {}

  @Field(() => ID, { description: 'The rulebook.' })
  get rulebook(): string {
    return this.answer.rulebook.id;
  }

  @Field(() => String, { description: 'The edition of the rulebook, such as "2020-04".' })
  get edition(): string {
    return this.answer.rulebook.edition;
  }

  @Field(() => Int, { description: 'The number of the edition among those of the rulebook, from 1.' })
  get version(): number {
    return versionOf(this.answer.rulebook);
  }

  @Field(() => BilingualText, { description: 'The full name of the rulebook.' })
  get name(): Text {
    const { id } = this.answer.rulebook;
    return rulebookFor(this.answer.rulebook)?.name ?? { en: id, fr: id };
  }

  @Field(() => String, { description: 'What people call the rulebook, such as "ROPTA".' })
  get shortName(): string {
    return rulebookFor(this.answer.rulebook)?.shortName ?? this.answer.rulebook.id;
  }

  @Field(() => Boolean, { description: 'Whether house rules of a tournament are applied over the book.' })
  get withHouseRules(): boolean {
    return this.answer.rulebook.houseRules !== undefined;
  }

  @Field(() => RulingEnum, {
    nullable: true,
    description: 'What the act counts as; null where the situation is impossible under this book.',
  })
  get ruling(): Ruling | null {
    return this.judgement?.ruling ?? null;
  }

  @Field(() => RulingKindEnum, { nullable: true, description: 'The question that is left to the director; null where there is none.' })
  get kind(): RulingKind | null {
    return this.judgement?.kind ?? null;
  }

  @Field(() => ChipsScalar, { nullable: true, description: 'The total after the ruling; null where it fixes none.' })
  get to(): number | null {
    return this.judgement?.to ?? null;
  }

  @Field(() => ChipsScalar, { nullable: true, description: 'Chips of those pushed that go back.' })
  get returned(): number | null {
    return this.judgement?.returned ?? null;
  }

  @Field(() => ChipsScalar, { nullable: true, description: 'Chips still to be put in to reach the total.' })
  get toAdd(): number | null {
    return this.judgement?.toAdd ?? null;
  }

  @Field(() => ChipsScalar, { nullable: true, description: 'Chips that stay in the pot even if the player then folds.' })
  get committed(): number | null {
    return this.judgement?.committed ?? null;
  }

  @Field(() => ChipsScalar, {
    nullable: true,
    description: 'The least total of a bet or raise whose amount the player is still to name; null elsewhere.',
  })
  get minTo(): number | null {
    return this.judgement?.minTo ?? null;
  }

  @Field(() => ChipsScalar, { nullable: true, description: 'The smallest bet or raise before the act, as this book counts it.' })
  get minRaiseTo(): number | null {
    return this.answer.ruling?.minRaiseTo ?? null;
  }

  @Field(() => Boolean, { nullable: true, description: 'Whether the act binds its author.' })
  get binding(): boolean | null {
    return this.judgement?.binding ?? null;
  }

  @Costs({ entries: 6 })
  @Field(() => [OfferedOptionType], {
    description: 'What the player may choose after a void act, or the director in a ruling; none where the act is settled.',
  })
  get options(): readonly OfferedOption[] {
    return this.judgement?.options ?? [];
  }

  @Field(() => RulingOptionEnum, {
    nullable: true,
    description: 'What is proposed to the director; null where nothing is left to the director.',
  })
  get default(): RulingOption | null {
    return this.judgement?.default ?? null;
  }

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the director may relieve the player of what the act counts as by the text.',
  })
  get directorMayRelieve(): boolean | null {
    return this.judgement?.directorMayRelieve ?? null;
  }

  @Costs({ entries: 3 })
  @Field(() => [CitationType], { description: 'The rules that decided, the weightiest first.' })
  get articles(): readonly CitationType[] {
    return citationsOf(this.judgement?.articles ?? []);
  }

  @Field(() => BilingualText, { description: 'Why, in one sentence; where there is no ruling, what makes the situation impossible.' })
  get explanation(): Text {
    const { ruling, refusal } = this.answer;
    if (refusal !== undefined) return inBoth((language) => withheldText(refusal, language));
    return explanationOf(ruling.judgement.reason, ruling.judgement.articles);
  }

  @Costs({ entries: 3 })
  @Field(() => [JudgedOffenceType], { description: 'Offences in the act that the book sanctions.' })
  get offences(): readonly JudgedOffenceType[] {
    return (this.judgement?.offences ?? []).map((offence) => new JudgedOffenceType(offence));
  }

  @Field(() => RefusalCodeEnum, {
    nullable: true,
    description: 'Why the situation is impossible under this book; null where it is possible.',
  })
  get refusalCode(): string | null {
    return this.answer.refusal?.code ?? null;
  }

  private get judgement(): Judgement | undefined {
    return this.answer.ruling?.judgement;
  }
}
