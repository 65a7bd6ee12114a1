/**
 * The inputs on the board and the deck: streets dealt wrongly, a board removed, a stub or a deck that is wrong, void hands.
 * May import: @nestjs/graphql, class-validator.
 */
import { ArgsType, Field, ID, InputType } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsIn, IsOptional } from 'class-validator';
import type { BoardErrorKind, BoardStreet, Settlement } from '../../../events/hand-deck.js';
import type { Card } from '../../../events/values.js';
import type { EarlyAct, NamedVoidCause } from '../../hand/deck/commands.js';
import { HandCommandInput } from '../commands/command.inputs.js';
import { nullable, WholeField, SeatField, ReasonField, FlagField, WordField, PartsField } from '../commands/fields.js';
import { DealBoardInput } from '../hand/hand.inputs.js';
import { StreetEnum } from '../language/enums.js';
import { CardScalar, ChipsScalar } from '../language/scalars.js';
import { AskedBooksArgs } from '../rulebook/asked-books.js';
import { IsHandId } from '../server/input-validation.js';
import {
  BoardErrorKindEnum,
  DeckIrregularityEnum,
  EarlyActionEnum,
  SettlementEnum,
  StubIncidentEnum,
  VoidCauseEnum,
} from './deck-enums.js';

const boardStreet = { message: 'must be FLOP, TURN or RIVER' } as const;
const BOARD: readonly BoardStreet[] = ['flop', 'turn', 'river'];

const orderKnown = {
  nullable: true,
  description: 'Whether everybody agrees in which order the cards came; unknown when it is not given.',
} as const;

const burnKnown = {
  nullable: true,
  description:
    'Whether everybody agrees which card was the burn; when it is not given it is unknown for the flop, and known for a later street, whose burn lies alone.',
} as const;

const foldsInfluenced = {
  nullable: true,
  description: 'Whether somebody may have folded because of it; when it is not given and somebody has folded, the director must rule.',
} as const;

@InputType({ description: 'An act on a street that was turned up too early, of which the hand knows nothing.' })
export class EarlyActInput implements EarlyAct {
  @SeatField('The seat, 1 to 10.')
  seat!: number;

  @WordField(EarlyActionEnum, 'What it did.')
  action!: EarlyAct['action'];

  @Field(() => ChipsScalar, { defaultValue: 0, description: 'The chips that it put in by it; 0 when it is not given.' })
  amount!: number;
}

@InputType({
  description:
    'Says that a street was dealt wrongly, whether it is in the record or was turned up just now (RC 39-A, 39-B; MO 2.5 to 2.13; RO 7.1 to 7.5; TF §2 b5 to b13).',
})
export class ReportBoardErrorInput extends HandCommandInput {
  @Field(() => StreetEnum, { description: 'The street: FLOP, TURN or RIVER.' })
  @IsIn(BOARD, boardStreet)
  street!: BoardStreet;

  @WordField(BoardErrorKindEnum, 'What went wrong with it.')
  kind!: BoardErrorKind;

  @Field(() => Boolean, orderKnown)
  orderKnown?: boolean | null;

  @Field(() => Boolean, burnKnown)
  burnKnown?: boolean | null;

  @Field(() => [CardScalar], {
    nullable: true,
    description:
      'The cards that were turned up, 1 to 4, in the order in which they came where it is known; null where cards are not entered.',
  })
  @IsOptional()
  @ArrayMinSize(1)
  @ArrayMaxSize(4)
  @ArrayUnique()
  cards?: Card[] | null;

  @WholeField(1, 3, 'How many cards of a premature flop were turned up, 1 to 3; all three when it is not given.', nullable)
  shown?: number | null;

  @PartsField(
    () => EarlyActInput,
    [0, 40],
    'What was done on a street that was turned up too early, in order, as far as the hand does not know of it: up to 40 acts.',
    { defaultValue: [] },
  )
  actsSince!: EarlyActInput[];
}

@InputType({ description: 'Turns up the right cards of a street that had been dealt wrongly.' })
export class CorrectBoardInput extends DealBoardInput {}

@InputType({ description: 'Says that the board was taken away before the pot was (RO 7.6).' })
export class ReportBoardRemovedInput extends HandCommandInput {
  @FlagField('Whether each of its cards is known without turning any up.')
  discernible!: boolean;
}

@InputType({ description: 'Says that something happened to the stub while cards are still to come from it (RO 7.6, 7.7, 7.8).' })
export class ReportStubIncidentInput extends HandCommandInput {
  @WordField(StubIncidentEnum, 'What happened.')
  kind!: 'mixedWithMuck' | 'dropped' | 'revealed';

  @Field(() => Boolean, foldsInfluenced)
  foldsInfluenced?: boolean | null;
}

@InputType({ description: 'Says that the deck is not what it should be (RO 5.4, 7.8).' })
export class ReportDeckIrregularityInput extends HandCommandInput {
  @WordField(DeckIrregularityEnum, 'What is wrong with it.')
  kind!: 'joker' | 'duplicate' | 'oddBack' | 'missingCard' | 'otherCard' | 'twoDecks';

  @Field(() => Boolean, foldsInfluenced)
  foldsInfluenced?: boolean | null;

  @FlagField('Of two decks, whether somebody acted on cards of both; somebody did when it is not given.', nullable)
  actionsOnBoth?: boolean | null;

  @Field(() => StreetEnum, {
    nullable: true,
    description: 'Of two decks, the first street that came from the wrong one; the flop when it is not given.',
  })
  @IsOptional()
  @IsIn(BOARD, boardStreet)
  from?: BoardStreet | null;

  @FlagField('Whether it is held against an earlier hand, which stands.', { defaultValue: false })
  earlierHand!: boolean;
}

@InputType({ description: 'Ends a hand that can’t be played to its end, by the director’s word (RO 5.3, 5.4, 7.8).' })
export class VoidHandInput extends HandCommandInput {
  @WordField(VoidCauseEnum, 'Why.')
  cause!: NamedVoidCause;

  @WordField(SettlementEnum, 'What becomes of its chips.')
  settlement!: Settlement;

  @ReasonField('The reason, 1 to 500 characters, which stays on record.')
  reason!: string;
}

@ArgsType()
export class BoardErrorProcedureArgs extends AskedBooksArgs {
  @Field(() => StreetEnum, { description: 'The street that was dealt wrongly: FLOP, TURN or RIVER.' })
  @IsIn(BOARD, boardStreet)
  street!: BoardStreet;

  @WordField(BoardErrorKindEnum, 'What went wrong with it.')
  kind!: BoardErrorKind;

  @Field(() => Boolean, orderKnown)
  orderKnown?: boolean | null;

  @Field(() => Boolean, burnKnown)
  burnKnown?: boolean | null;

  @WholeField(1, 3, 'How many cards of a premature flop were turned up, 1 to 3; all three when it is not given.', nullable)
  shown?: number | null;
}

@ArgsType()
export class ReshuffleListArgs {
  @Field(() => ID, { description: 'The hand.' })
  @IsHandId()
  handId!: string;

  @Field(() => StreetEnum, { description: 'The premature street: FLOP, TURN or RIVER.' })
  @IsIn(BOARD, boardStreet)
  street!: BoardStreet;
}
