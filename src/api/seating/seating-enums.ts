import type { SeatingDue, SeatsBy } from '../../../events/tournament-seating.js';
import type { MoveKind } from '../../../projections/moves.js';
import type { UnseatedProposal } from '../../tournament/seating/unseated.js';
import { enumeration } from '../language/enums.js';

export const SeatingDueEnum = enumeration<SeatingDue>('SeatingDue', 'What is due on the floor by the book.', {
  nothing: 'Nothing: every player stays.',
  balance: 'Players move, so that tables do not differ by too many.',
  tableBreak: 'Tables are broken: all players fit at fewer.',
  finalTable: 'The final table is formed: all who are left are seated again.',
});

export const SeatForWaitingEnum = enumeration<UnseatedProposal['due']>(
  'SeatForWaiting',
  'What the book has done for a player who is in again and waits for a seat.',
  {
    seat: 'The player goes to a free seat.',
    openTable: 'Every seat is taken: a table is opened.',
    dissolveFinalTable: 'Every seat of the final table is taken: it is dissolved, and a table is opened.',
  },
);

export const MoveKindEnum = enumeration<MoveKind>('MoveKind', 'The cause of a change of seats.', {
  balance: 'Tables were balanced, as the book proposed.',
  tableBreak: 'The player’s table was broken.',
  redraw: 'All players drew new seats for the next day, or were put back where they sat.',
  finalTable: 'The final table was formed.',
  order: 'An order of the director that departs from the book.',
  wrongSeat: 'The player had sat at another player’s seat.',
});

export const SeatsByEnum = enumeration<SeatsBy>('SeatsBy', 'How new seats are found when players are seated again.', {
  seed: 'Drawn from a seed that is recorded.',
  tickets: 'Drawn by hand.',
  book: 'One after the other, as the book says.',
  director: 'As the director ordered, with a reason.',
});
