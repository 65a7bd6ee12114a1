/** Parts of an announcement with rules between fields: the rulebook, and the periods of the blind structure. */
import { Field, ID, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsIn, IsInt, IsOptional, Matches, Min, ValidateBy, ValidateIf, ValidateNested } from 'class-validator';
import type { Period } from '../../../events/tournament.js';
import type { SettingValue } from '../../rulebooks/setting.js';
import { IdField, WholeField } from '../inputs/fields.js';
import { PeriodKindEnum } from '../language/enums.js';
import { ChipsScalar, SettingValueScalar } from '../language/scalars.js';
import { EditionField, EditionInput } from '../rulebook/edition.inputs.js';
import { DAY_SECONDS } from '../../../events/values.js';
import { Written } from '../inputs/written-inputs.js';

@InputType({ description: 'A departure of the club from its book.' })
export class HouseRuleInput {
  @Field(() => ID, { description: 'The key of the setting, such as "minRaise.method", as the query rulebook lists them.' })
  @Matches(/^[A-Za-z][A-Za-z0-9.]{0,127}$/, { message: 'must be 1 to 128 letters, digits or ".", starting with a letter' })
  setting!: string;

  @Field(() => SettingValueScalar, { description: 'The club’s value, one of those that the setting can take.' })
  @ValidateBy({ name: 'isGiven', validator: { validate: (value) => value != null, defaultMessage: () => 'is needed' } })
  value!: SettingValue;
}

@Written
@InputType({ description: 'A rulebook, its edition, and the club’s own rules.' })
export class RulebookInput {
  @IdField('The name of the book, such as "ropta".')
  id!: string;

  @EditionField('The edition of the book')
  at?: EditionInput | null;

  @Field(() => [HouseRuleInput], {
    defaultValue: [],
    description: 'Where the club departs from the book, each setting once; none when it is not given.',
  })
  @ArrayMaxSize(500)
  @ArrayUnique((rule: HouseRuleInput) => rule.setting, { message: 'must name each setting once' })
  @ValidateNested({ each: true })
  @Type(() => HouseRuleInput)
  houseRules!: HouseRuleInput[];
}

@Written
@InputType({ description: 'A level or a break of the blind structure.' })
export class PeriodInput {
  @Field(() => PeriodKindEnum, { description: 'Whether it is a level, which needs blinds, or a break, which has none.' })
  @IsIn(['level', 'break'])
  kind!: Period['kind'];

  @WholeField(1, DAY_SECONDS, `How long it lasts, in seconds, 1 to ${DAY_SECONDS}.`)
  seconds!: number;

  @Field(() => ChipsScalar, { nullable: true, description: 'The small blind of a level; 0 for none.' })
  @ValidateIf(isLevel)
  @IsInt({ message: 'is needed for a level' })
  smallBlind?: number | null;

  @Field(() => ChipsScalar, { nullable: true, description: 'The big blind of a level.' })
  @ValidateIf(isLevel)
  @IsInt({ message: 'is needed for a level' })
  @Min(1)
  bigBlind?: number | null;

  @Field(() => ChipsScalar, { nullable: true, description: 'The ante of a level; 0 when it is not given.' })
  @IsOptional()
  ante?: number | null;
}

function isLevel(period: PeriodInput): boolean {
  return period.kind === 'level';
}
