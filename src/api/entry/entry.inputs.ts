/**
 * The inputs of the mutations on who plays: registration, late entry, chips bought, absences, days.
 * May import: @nestjs/graphql, class-validator.
 */
import { Field, ID, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsOptional, Matches, ValidateNested } from 'class-validator';
import type { PlayerId } from '../../../events/ids.js';
import { PlayerCommandInput, TournamentCommandInput } from '../commands/command.inputs.js';
import { nullable, SeatField, TableField, ChipsField, TextField, ReasonField, FlagField, PartField } from '../commands/fields.js';
import { IsPlainId } from '../server/input-validation.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

@InputType({ isAbstract: true })
abstract class AdmissionInput extends PlayerCommandInput {
  @Field(() => String, {
    nullable: true,
    description:
      'The day when he was born, such as "1990-05-31": it is looked at and kept nowhere. This, or that he is of age, is needed of whoever is not on the list.',
  })
  @IsOptional()
  @Matches(DAY, { message: 'must be a day such as "1990-05-31"' })
  bornOn?: string | null;

  @FlagField('Whether he is of age, as whoever registers him has seen or been told.', nullable)
  adult?: boolean | null;

  @FlagField('Whether he has shown his identity card, which one of the books asks for.', { defaultValue: false })
  showsDocument!: boolean;

  @FlagField('Whether he says that what was written down of him is right.', nullable)
  confirmsData?: boolean | null;

  @FlagField('Whether he accepts the rules, as everybody does who takes part.', { defaultValue: true })
  acceptsRules!: boolean;

  @TextField(120, 'His name, 1 to 120 characters: it goes to the directory of players and into no event.', nullable)
  name?: string | null;
}

@InputType({ description: 'Enters a player, on the waiting list where every place is taken.' })
export class RegisterPlayerInput extends AdmissionInput {}

@InputType({ description: 'Takes a player off the list who has no chips in play.' })
export class WithdrawRegistrationInput extends PlayerCommandInput {}

@InputType({ description: 'Records that a player has told before the start that he will come after it.' })
export class AnnounceLatenessInput extends PlayerCommandInput {}

@InputType({ description: 'Records that a player has special needs.' })
export class RecordSpecialNeedsInput extends PlayerCommandInput {}

@InputType({ description: 'Keeps a seat for a player with special needs, whatever is drawn.' })
export class AssignSeatInput extends PlayerCommandInput {
  @TableField('The number of the table, 1 to 9999.')
  table!: number;

  @SeatField('The seat, 1 to 10.')
  seat!: number;
}

@InputType({ description: 'A seat at a table.' })
export class PlaceInput {
  @TableField('The number of the table, 1 to 9999.')
  table!: number;

  @SeatField('The seat, 1 to 10.')
  seat!: number;
}

const ticket = {
  nullable: true,
  description:
    'The seat that he drew by hand. When it is not given, one of the free ones is drawn, from a seed that follows from the draw of seats; it is recorded, so that anyone can draw again.',
} as const;

@InputType({ description: 'What the director rules on a late player, where the book would not admit him so.' })
export class LateEntryRulingInput {
  @ReasonField()
  reason!: string;

  @ChipsField(1, 'The chips that he gets; what the book leaves him when it is not given.', nullable)
  stack?: number | null;
}

@InputType({ description: 'Admits a player who comes late.' })
export class AdmitLatePlayerInput extends AdmissionInput {
  @Field(() => PlaceInput, ticket)
  @IsOptional()
  @ValidateNested()
  @Type(() => PlaceInput)
  place?: PlaceInput | null;

  @PartField(() => LateEntryRulingInput, 'Where the director admits him otherwise than the book.', nullable)
  ruling?: LateEntryRulingInput | null;
}

@InputType({ description: 'Closes the doors to late players.' })
export class CloseLateEntryInput extends TournamentCommandInput {
  @ReasonField('Why sooner than the book has it, 1 to 500 characters.', nullable)
  ruling: string | null = null;
}

@InputType({ description: 'Enters a player again who is out.' })
export class ReEnterInput extends PlayerCommandInput {
  @Field(() => PlaceInput, ticket)
  @IsOptional()
  @ValidateNested()
  @Type(() => PlaceInput)
  place?: PlaceInput | null;
}

@InputType({ isAbstract: true })
abstract class PurchaseInput extends PlayerCommandInput {
  @FlagField('Whether he has paid for them already.', { defaultValue: false })
  paid!: boolean;
}

@InputType({ description: 'Sells a player chips again on his seat.' })
export class RebuyInput extends PurchaseInput {}

@InputType({ description: 'Sells a player his add-on.' })
export class TakeAddOnInput extends PurchaseInput {}

@InputType({ description: 'Records that a player has paid for one of his rebuys or his add-on.' })
export class PayPurchaseInput extends PlayerCommandInput {}

@InputType({ description: 'Records that a player is not at his seat.' })
export class MarkAwayInput extends PlayerCommandInput {
  @FlagField('Whether he is an official who plays and is called away, whom one of the books excuses.', { defaultValue: false })
  official!: boolean;
}

@InputType({ description: 'Records that a player is at his seat again.' })
export class MarkBackInput extends PlayerCommandInput {}

@InputType({ description: 'Has a player who began at a wrong seat go to his own.' })
export class CorrectWrongSeatInput extends PlayerCommandInput {
  @TableField('The number of the table that he belongs to, 1 to 9999.')
  table!: number;

  @SeatField('The seat that he belongs to, 1 to 10.')
  seat!: number;

  @FlagField('Whether he began with the right chips.', { defaultValue: true })
  rightAmount!: boolean;

  @FlagField('Whether the player who sits there belongs to the seat that he leaves.', { defaultValue: false })
  exchange!: boolean;

  @ReasonField('What the director rules where he did not begin with the right chips, 1 to 500 characters.', nullable)
  ruling: string | null = null;

  @ChipsField(1, 'His chips as counted, needed where the stacks of his table are not known and he goes to another.', nullable)
  stack?: number | null;
}

@InputType({ description: 'Ends play for the day.' })
export class EndDayInput extends TournamentCommandInput {}

@InputType({ description: 'Begins the next day.' })
export class StartDayInput extends TournamentCommandInput {
  @Field(() => [ID], { defaultValue: [], description: 'The ids of players in the tournament who are not there, each once.' })
  @ArrayMaxSize(10_000)
  @ArrayUnique()
  @IsPlainId({ each: true })
  absent!: PlayerId[];
}
