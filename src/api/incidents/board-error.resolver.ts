/**
 * The query for what the rulebooks do about a street that was dealt wrongly, side by side. May import: Nest, `src/hand`, the rulebooks.
 */
import { Args, Query, Resolver } from '@nestjs/graphql';
import { previewBoardError } from '../../hand/deck/board-error-preview.js';
import { newestRulebook, rulebooks } from '../../rulebooks/rulebooks.js';
import { checkedArgs } from '../input-validation.js';
import { BoardErrorProcedure } from './board-error.types.js';
import { BoardErrorProcedureArgs } from './deck.inputs.js';

@Resolver()
export class BoardErrorResolver {
  @Query(() => [BoardErrorProcedure], {
    description:
      'How each rulebook puts a street right that was dealt wrongly, one row a book, for a deal without other incidents; nothing is recorded.',
  })
  boardErrorProcedure(@Args(checkedArgs) args: BoardErrorProcedureArgs): readonly BoardErrorProcedure[] {
    const { street, kind, orderKnown, burnKnown, shown } = args;
    const question = { street, kind, orderKnown: orderKnown ?? false, burnKnown: burnKnown ?? street !== 'flop', shown: shown ?? null };
    return (args.rulebooks ?? [...new Set(rulebooks.map(({ id }) => id))]).map((id) => {
      const book = newestRulebook(id);
      if (book === undefined) throw new Error(`no rulebook ${id} though the argument was checked`);
      return new BoardErrorProcedure(book, previewBoardError(question, book));
    });
  }
}
