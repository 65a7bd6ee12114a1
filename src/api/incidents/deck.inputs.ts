/** Arguments of the queries about wrongly dealt streets. */
import { ArgsType, Field, ID } from '@nestjs/graphql';
import { IsIn } from 'class-validator';
import { reportBoardError } from '../../../commands/hand/deck.js';
import type { BoardErrorKind, BoardStreet } from '../../../events/hand-deck.js';
import { FlagField, nullable, WholeField, WordField } from '../inputs/fields.js';
import { StreetEnum } from '../language/enums.js';
import { AskedBooksArgs } from '../rulebook/asked-books.js';
import { IsHandId } from '../inputs/input-validation.js';
import { BoardErrorKindEnum } from './deck-enums.js';

const boardStreet = { message: 'must be FLOP, TURN or RIVER' } as const;
const BOARD: readonly BoardStreet[] = ['flop', 'turn', 'river'];

const { orderKnown, burnKnown } = reportBoardError.fields;

@ArgsType()
export class BoardErrorProcedureArgs extends AskedBooksArgs {
  @Field(() => StreetEnum, { description: 'The street that was dealt wrongly: FLOP, TURN or RIVER.' })
  @IsIn(BOARD, boardStreet)
  street!: BoardStreet;

  @WordField(BoardErrorKindEnum, 'What went wrong with it.')
  kind!: BoardErrorKind;

  @FlagField(orderKnown.about, nullable)
  orderKnown?: boolean | null;

  @FlagField(burnKnown.about, nullable)
  burnKnown?: boolean | null;

  @WholeField(1, 3, 'How many cards of a premature flop were turned up, {bound}; all three when it is not given.', nullable)
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
