/** Queries about wrongly dealt streets: the rulebooks side by side, and the cards of a hand's reshuffle. */
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { HandId } from '../../../events/ids.js';
import { previewBoardError } from '../../hand/deck/board-error-preview.js';
import { makeReshuffleList } from '../../hand/deck/reshuffle.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { BoardErrorProcedure, ReshuffleList } from './board-error.types.js';
import { BoardErrorProcedureArgs, ReshuffleListArgs } from './deck.inputs.js';
import { askedBooks } from '../rulebook/asked-books.js';
import { OnHand } from '../graph/edges.js';
import { ForEverybody } from '../policy/operations.js';
import { Costs } from '../language/costs.js';
import { Reading } from '../reading/reading.js';

@Resolver()
export class BoardErrorResolver {
  constructor(private readonly reading: Reading) {}

  @Costs({ weight: 500, entries: 5, settledBy: 'weight' })
  @ForEverybody()
  @Query(() => [BoardErrorProcedure], {
    description:
      'How each rulebook corrects a street that was dealt wrongly, one row a book, for a deal without other incidents; nothing is recorded.',
  })
  boardErrorProcedure(@Args(checkedArgs) args: BoardErrorProcedureArgs): readonly BoardErrorProcedure[] {
    const { street, kind, orderKnown, burnKnown, shown } = args;
    const question = { street, kind, orderKnown: orderKnown ?? false, burnKnown: burnKnown ?? street !== 'flop', shown: shown ?? null };
    return askedBooks(args).map((book) => new BoardErrorProcedure(book, previewBoardError(question, book)));
  }

  @Costs({ weight: 400, settledBy: 'weight' })
  @OnHand('reshuffleList')
  @ForEverybody()
  @Query(() => ReshuffleList, {
    nullable: true,
    description:
      'Which cards of a hand go into the stub when a premature street is shuffled back, and which stay out (RO 7.2, 7.3). Null when there is no such hand, or no rulebook of that name.',
  })
  async reshuffleList(@Args(checkedArgs) { handId, street }: ReshuffleListArgs): Promise<ReshuffleList | null> {
    const { state } = await this.reading.load('hand', handId as HandId);
    const book = state.start === null ? null : rulebookFor(state.start.rulebook);
    return book === null ? null : new ReshuffleList(makeReshuffleList(state, street, book));
  }
}
