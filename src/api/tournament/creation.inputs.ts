/**
 * The input of the mutation that announces a tournament: its rulebook, its blind structure, its chips, what it is played for.
 * May import: @nestjs/graphql, class-validator, its neighbours.
 */
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Length,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import type { TournamentKind } from '../../../events/tournament-entry.js';
import type { Period } from '../../../events/tournament.js';
import type { AnteFormat, AntePriority } from '../../../events/values.js';
import type { SettingValue } from '../../rulebooks/setting.js';
import { TournamentCommandInput } from '../commands/command.inputs.js';
import { AtStakeInput, EntryTermsInput } from '../entry/entry-terms.inputs.js';
import { AnteFormatEnum, AntePriorityEnum, PeriodKindEnum, TournamentKindEnum } from '../language/enums.js';
import { ChipsScalar, SettingValueScalar } from '../language/scalars.js';

@InputType({ description: 'A departure of the club from its book.' })
export class HouseRuleInput {
  @Field(() => ID, { description: 'The key of the setting, such as "minRaise.method", as the query rulebook lists them.' })
  @Length(1, 128)
  setting!: string;

  @Field(() => SettingValueScalar, { description: 'The value of the club, one of those that the setting can take.' })
  @ValidateBy({ name: 'isGiven', validator: { validate: (value) => value != null, defaultMessage: () => 'is needed' } })
  value!: SettingValue;
}

@InputType({ description: 'A rulebook, its version, and the club’s own rules.' })
export class RulebookInput {
  @Field(() => ID, { description: 'The name of the book, such as "ropta".' })
  @Length(1, 32)
  id!: string;

  @Field(() => Int, { defaultValue: 1, description: 'The version of the book, from 1.' })
  @Min(1)
  version!: number;

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

@InputType({ description: 'A level or a break of the blind structure.' })
export class PeriodInput {
  @Field(() => PeriodKindEnum, { description: 'Whether it is a level, which needs blinds, or a break, which has none.' })
  @IsIn(['level', 'break'])
  kind!: Period['kind'];

  @Field(() => Int, { description: 'How long it lasts, in seconds, 1 to 86400.' })
  @IsInt()
  @Min(1)
  @Max(86_400)
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

@InputType({ description: 'The chips of one value.' })
export class ChipInSetInput {
  @Field(() => ChipsScalar, { description: 'What one is worth, a multiple of the smallest.' })
  @Min(1)
  value!: number;

  @Field(() => Int, { nullable: true, description: 'How many the club has, 1 to 10000000; not known when it is not given.' })
  @IsOptional()
  @Min(1)
  @Max(10_000_000)
  count?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many are in a starting stack, 0 to 1000000. Where it is given of a value, those of all values make up the stack.',
  })
  @IsOptional()
  @Min(0)
  @Max(1_000_000)
  inStack?: number | null;
}

@InputType({ description: 'Announces a tournament.' })
export class CreateTournamentInput extends TournamentCommandInput {
  @Field(() => String, { description: 'What it is called, 1 to 120 characters.' })
  @Length(1, 120)
  name!: string;

  @Field(() => String, { description: 'The club that holds it, 1 to 120 characters.' })
  @Length(1, 120)
  club!: string;

  @Field(() => TournamentKindEnum, {
    nullable: true,
    description: 'What it is in its federation, which one of the books tells apart; as an ordinary, weekly one when it is not given.',
  })
  @IsOptional()
  @IsIn(Object.values(TournamentKindEnum))
  kind?: TournamentKind | null;

  @Field(() => RulebookInput, { description: 'The rulebook that it is played by; it keeps this version.' })
  @ValidateNested()
  @Type(() => RulebookInput)
  rulebook!: RulebookInput;

  @Field(() => ChipsScalar, { description: 'The chips that every player starts with, at least 1.' })
  @Min(1)
  startingStack!: number;

  @Field(() => Int, { description: 'How many seats a table has, 2 to 10.' })
  @Min(2)
  @Max(10)
  seatsPerTable!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'On which ground tables have more seats than the rulebook gives them in such an event (RC 11), 1 to 500 characters: a dispensation, or a venue that suits.',
  })
  @IsOptional()
  @Length(1, 500)
  largerTables?: string | null;

  @Field(() => AnteFormatEnum, { defaultValue: 'none', description: 'Who pays antes; nobody when it is not given.' })
  @IsIn(Object.values(AnteFormatEnum))
  anteFormat!: AnteFormat;

  @Field(() => AntePriorityEnum, {
    nullable: true,
    description: 'What a player who cannot cover both pays first; as the rulebook has it when it is not given.',
  })
  @IsOptional()
  @IsIn(Object.values(AntePriorityEnum))
  antePriority?: AntePriority | null;

  @Field(() => ChipsScalar, { description: 'The smallest chip in play, at least 1: stacks, blinds and antes are multiples of it.' })
  @Min(1)
  chipUnit!: number;

  @Field(() => [ChipInSetInput], {
    nullable: true,
    description:
      'The chips in play by value, 1 to 20 of them, the smallest being that of chipUnit; where they are not given any multiple of it will do.',
  })
  @IsOptional()
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => ChipInSetInput)
  chipSet?: ChipInSetInput[] | null;

  @Field(() => [PeriodInput], { description: 'The blind structure: levels and breaks in order, 1 to 200 of them.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => PeriodInput)
  structure!: PeriodInput[];

  @Field(() => AtStakeInput, { nullable: true, description: 'What it is played for; nothing that rules depend on when it is not given.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => AtStakeInput)
  atStake?: AtStakeInput | null;

  @Field(() => EntryTermsInput, {
    nullable: true,
    description: 'What the organiser lays down on entries; the rulebook alone decides when it is not given.',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => EntryTermsInput)
  entry?: EntryTermsInput | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether players move, tables are broken and the final table is formed at once as the book has it; else the director confirms.',
  })
  @IsBoolean()
  automaticMoves!: boolean;
}
