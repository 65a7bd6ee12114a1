/**
 * The input of the mutation that announces a tournament: its rulebook, its blind structure, its chips, what it is played for.
 * May import: @nestjs/graphql, class-validator, its neighbours.
 */
import { Field, ID, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsIn, IsInt, IsOptional, Matches, Min, ValidateBy, ValidateIf, ValidateNested } from 'class-validator';
import type { TournamentKind } from '../../../events/tournament-entry.js';
import type { Period } from '../../../events/tournament.js';
import type { AnteFormat, AntePriority } from '../../../events/values.js';
import type { SettingValue } from '../../rulebooks/setting.js';
import { TournamentCommandInput } from '../commands/command.inputs.js';
import {
  nullable,
  WholeField,
  NumberField,
  ChipsField,
  TextField,
  ReasonField,
  FlagField,
  WordField,
  PartField,
  PartsField,
} from '../commands/fields.js';
import { AtStakeInput, EntryTermsInput } from '../entry/entry-terms.inputs.js';
import { AnteFormatEnum, AntePriorityEnum, PeriodKindEnum, TournamentKindEnum } from '../language/enums.js';
import { ChipsScalar, SettingValueScalar } from '../language/scalars.js';
import { IsPlainId } from '../server/input-validation.js';

@InputType({ description: 'A departure of the club from its book.' })
export class HouseRuleInput {
  @Field(() => ID, { description: 'The key of the setting, such as "minRaise.method", as the query rulebook lists them.' })
  @Matches(/^[A-Za-z][A-Za-z0-9.]{0,127}$/, { message: 'must be 1 to 128 letters, digits or ".", starting with a letter' })
  setting!: string;

  @Field(() => SettingValueScalar, { description: 'The value of the club, one of those that the setting can take.' })
  @ValidateBy({ name: 'isGiven', validator: { validate: (value) => value != null, defaultMessage: () => 'is needed' } })
  value!: SettingValue;
}

@InputType({ description: 'A rulebook, its edition, and the club’s own rules.' })
export class RulebookInput {
  @Field(() => ID, { description: 'The name of the book, such as "ropta".' })
  @IsPlainId()
  id!: string;

  @TextField(32, 'The edition of the book, such as "2020-04"; its newest when it is not given.', { nullable: true })
  edition?: string | null;

  @NumberField(1, 'The number of the edition, from 1, in place of its name.', { nullable: true })
  version?: number | null;

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

  @WholeField(1, 86_400, 'How long it lasts, in seconds, 1 to 86400.')
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
  @ChipsField(1, 'What one is worth, a multiple of the smallest.')
  value!: number;

  @WholeField(1, 10_000_000, 'How many the club has, 1 to 10000000; not known when it is not given.', nullable)
  count?: number | null;

  @WholeField(
    0,
    1_000_000,
    'How many are in a starting stack, 0 to 1000000. Where it is given of a value, those of all values make up the stack.',
    nullable,
  )
  inStack?: number | null;
}

@InputType({ description: 'Announces a tournament.' })
export class CreateTournamentInput extends TournamentCommandInput {
  @TextField(120, 'What it is called, 1 to 120 characters.')
  name!: string;

  @TextField(120, 'The club that holds it, 1 to 120 characters.')
  club!: string;

  @WordField(
    TournamentKindEnum,
    'What it is in its federation, which one of the books tells apart; as an ordinary, weekly one when it is not given.',
    nullable,
  )
  kind?: TournamentKind | null;

  @PartField(() => RulebookInput, 'The rulebook that it is played by; it keeps this version.')
  rulebook!: RulebookInput;

  @ChipsField(1, 'The chips that every player starts with, at least 1.')
  startingStack!: number;

  @WholeField(2, 10, 'How many seats a table has, 2 to 10.')
  seatsPerTable!: number;

  @ReasonField(
    'On which ground tables have more seats than the rulebook gives them in such an event (RC 11), 1 to 500 characters: a dispensation, or a venue that suits.',
    nullable,
  )
  largerTables?: string | null;

  @WordField(AnteFormatEnum, 'Who pays antes; nobody when it is not given.', { defaultValue: 'none' })
  anteFormat!: AnteFormat;

  @WordField(AntePriorityEnum, 'What a player who cannot cover both pays first; as the rulebook has it when it is not given.', nullable)
  antePriority?: AntePriority | null;

  @ChipsField(1, 'The smallest chip in play, at least 1: stacks, blinds and antes are multiples of it.')
  chipUnit!: number;

  @PartsField(
    () => ChipInSetInput,
    [1, 20],
    'The chips in play by value, 1 to 20 of them, the smallest being that of chipUnit; where they are not given any multiple of it will do.',
    nullable,
  )
  chipSet?: ChipInSetInput[] | null;

  @PartsField(() => PeriodInput, [1, 200], 'The blind structure: levels and breaks in order, 1 to 200 of them.')
  structure!: PeriodInput[];

  @PartField(() => AtStakeInput, 'What it is played for; nothing that rules depend on when it is not given.', nullable)
  atStake?: AtStakeInput | null;

  @PartField(() => EntryTermsInput, 'What the organiser lays down on entries; the rulebook alone decides when it is not given.', nullable)
  entry?: EntryTermsInput | null;

  @FlagField(
    'Whether players move, tables are broken and the final table is formed at once as the book has it; else the director confirms.',
    { defaultValue: false },
  )
  automaticMoves!: boolean;
}
