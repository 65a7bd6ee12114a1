/**
 * Decides on the board and the deck: wrong burns, premature streets, a board removed, a stub or a deck that is wrong, void hands.
 */
import { allUnderBook } from '../handlers.js';
import { reportBoardError } from './board-error.js';
import type { DeckCommand } from './commands.js';
import { correctBoard } from './correct-board.js';
import { reportBoardRemoved, reportDeckIrregularity, reportStubIncident } from './stub-and-deck.js';
import { voidHand } from './void.js';

export const deckHandlers = allUnderBook<DeckCommand>({
  ReportBoardError: reportBoardError,
  CorrectBoard: correctBoard,
  ReportBoardRemoved: reportBoardRemoved,
  ReportStubIncident: reportStubIncident,
  ReportDeckIrregularity: reportDeckIrregularity,
  VoidHand: voidHand,
});
