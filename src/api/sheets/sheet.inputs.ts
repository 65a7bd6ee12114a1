/** Inputs of result mutations that are not commands themselves. */
import { Field, InputType } from '@nestjs/graphql';
import { ArrayMaxSize, IsOptional, Matches } from 'class-validator';
import type { ClubId, PlayerId } from '../../../events/ids.js';
import { MAX_COUNT, MAX_EXPENSE, type ResultState } from '../../../events/sheet-row.js';
import type { TournamentKind } from '../../../events/tournament-entry.js';
import { MAX_PLACE } from '../../../events/values.js';
import { MAX_IMPORTED_ROWS } from '../../app/sheets/given-results.js';
import { ClubCommandInput, TournamentCommandInput } from '../inputs/command.inputs.js';
import { CentsField, FlagField, IdField, nullable, PartsField, TextField, WholeField, WordField } from '../inputs/fields.js';
import { TournamentKindEnum } from '../language/enums.js';
import { ResultStateEnum } from './sheet-enums.js';

/** A decimal in a text, so that no digit is lost. */
const ExtraPointsField = (description: string, isOptional = false): PropertyDecorator => {
  const parts = [
    Field(() => String, { nullable: isOptional, description: `${description} A decimal such as "2.5", with at most four decimals.` }),
    ...(isOptional ? [IsOptional()] : []),
    Matches(/^-?\d{1,6}(?:\.\d{1,4})?$/, { message: 'must be a number of points such as "2.5", below a million' }),
  ];
  return (target, name) => parts.forEach((part) => part(target, name));
};

@InputType({ description: 'Extra points of a player on a sheet.' })
export class ExtraPointsInput {
  @IdField('The id that the result was recorded under.')
  playerId!: PlayerId;

  @ExtraPointsField('The points; 0 for none.')
  points!: string;
}

@InputType({ description: 'Publishes the results of a tournament that is over.' })
export class PublishResultsInput extends TournamentCommandInput {
  @PartsField(
    () => ExtraPointsInput,
    [0, MAX_IMPORTED_ROWS],
    'Points given to players on this sheet, such as a bonus for the best hand, in place of those given before. Without it these stay.',
    nullable,
  )
  extraPoints?: readonly ExtraPointsInput[] | null;
}

const MAX_WINNINGS = 99_999_999_999;
const MAX_BUY_IN = 1_000_000_000;
const MAX_FIELD = 1_000_000;

@InputType({ description: 'One result. A playerId, an id of another program or a licence makes a match; a name only proposes some.' })
export class ResultRowInput {
  @IdField('The id of the player on Tapis.', nullable)
  playerId?: PlayerId | null;

  @TextField(64, 'The program or the list that has the externalId.', nullable)
  source?: string | null;

  @TextField(100, 'The id of the player there, 1 to 100 characters.', nullable)
  externalId?: string | null;

  @TextField(100, 'The licence number in the federation of the club.', nullable)
  licence?: string | null;

  @TextField(120, 'The name. It goes to the vault, and to no event.', nullable)
  name?: string | null;

  @WholeField(1, MAX_FIELD, 'The place, the better number where players are tied.')
  place!: number;

  @WholeField(1, MAX_FIELD, 'How many share the place; all rows that have it where this is not given.', nullable)
  tied?: number | null;

  @WordField(ResultStateEnum, 'How the player stands on the sheet.', { defaultValue: 'finished' })
  state!: ResultState;

  @WholeField(0, MAX_COUNT, 'How often they entered.', { defaultValue: 1 })
  entries!: number;

  @WholeField(0, MAX_COUNT, 'Their rebuys.', { defaultValue: 0 })
  rebuys!: number;

  @WholeField(0, MAX_COUNT, 'Their add-ons.', nullable)
  addOns?: number | null;

  @WholeField(0, MAX_COUNT, 'Their bounties.', { defaultValue: 0 })
  bounties!: number;

  @WholeField(0, MAX_EXPENSE, 'What they spent on entries, rebuys and add-ons, in cents.', nullable)
  expense?: number | null;

  @WholeField(0, MAX_WINNINGS, 'What they won in money, prizes and bounties, in cents.', nullable)
  winnings?: number | null;

  @ExtraPointsField('Points that are given to them on this sheet, such as a bonus of the organiser.', true)
  extraPoints?: string | null;

  @IdField('The code of their team: 1 to 64 letters, digits, "-" or "_", starting with a letter or digit.', nullable)
  team?: string | null;

  @WholeField(1, 1000, 'The manche that they played in.', nullable)
  manche?: number | null;
}

@InputType({ description: 'Imports the results of a tournament that was not played here.' })
export class ImportResultsInput extends ClubCommandInput {
  @TextField(64, 'The program or the list that has the externalId.')
  source!: string;

  @TextField(100, 'The id of the tournament there. Under the same source and id it is the same tournament: an import revises it.')
  externalId!: string;

  @TextField(120, 'What the tournament is called.')
  name!: string;

  @Field(() => String, { description: 'The day of the tournament, such as "2026-09-04".' })
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'must be a day such as "2026-09-04"' })
  date!: string;

  @WordField(TournamentKindEnum, 'What it is in its federation.', nullable)
  kind?: TournamentKind | null;

  @WholeField(0, MAX_FIELD, 'How many took part; as many as have rows where this is not given.', nullable)
  entrants?: number | null;

  @WholeField(0, MAX_FIELD, 'Entrants and all who entered again; what the rows add up to where this is not given.', nullable)
  entries?: number | null;

  @WholeField(0, MAX_BUY_IN, 'The buy-in in cents.', nullable)
  buyIn?: number | null;

  @CentsField('The prize money without bounties, in cents.', nullable)
  prizePool?: number | null;

  @WholeField(0, MAX_PLACE, 'How many places won something.', nullable)
  paidPlaces?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its level in the seasons where it counts, which their multipliers and caps name; its kind where this is not given.',
  })
  @IsOptional()
  @Matches(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/, {
    message: 'must be 1 to 40 letters, digits, "-" or "_", starting with a letter or digit',
  })
  level?: string | null;

  @PartsField(() => ResultRowInput, [1, MAX_IMPORTED_ROWS], `The results, 1 to ${MAX_IMPORTED_ROWS} of them.`)
  rows!: ResultRowInput[];

  @FlagField('Whether to say what would happen, and change nothing.', { defaultValue: false })
  dryRun!: boolean;

  @Field(() => [String], { defaultValue: [], description: 'The keys of the points that were looked at and are right.' })
  @ArrayMaxSize(MAX_IMPORTED_ROWS)
  @Matches(/^[A-Za-z0-9 _-]{1,200}$/, { each: true, message: 'must be the key of a point' })
  confirmed!: string[];
}

@InputType({ description: 'Says whose results wait under a name.' })
export class MatchNameInput {
  @IdField('The id of the club.')
  clubId!: ClubId;

  @TextField(120, 'The name, in any spelling that has its letters.')
  name!: string;

  @IdField('Whose results they are.')
  playerId!: PlayerId;

  @FlagField('Whether later imports of the club match the name too.', { defaultValue: true })
  remember!: boolean;
}

@InputType({ description: 'Forgets whose results are under a name.' })
export class ForgetNameInput {
  @IdField('The id of the club.')
  clubId!: ClubId;

  @TextField(120, 'The name, in any spelling that has its letters.')
  name!: string;
}
