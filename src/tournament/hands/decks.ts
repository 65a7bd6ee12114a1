/**
 * When a table may play on with another deck (RC 26; MO 2.19; TDA 16; RO 3.4): an official changes it between hands as they see fit; whether
 * a player can have it changed is the book's.
 */
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { DeckDefect } from '../../../events/tournament-hands.js';
import { cite } from '../../rulebooks/citing.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import type { Running } from '../state.js';
import { refuseDuringHand, findTableInPlay } from '../tables.js';

/** What a deck must have for a player to get another, by what the book says. */
const enough: Readonly<Record<'ifDefective' | 'ifMarked' | 'never', readonly DeckDefect[]>> = {
  ifDefective: ['damaged', 'marked'],
  ifMarked: ['marked'],
  never: [],
};

export function decideDeckChange(command: CommandOf<'ChangeDeck'>, running: Running, book: Rulebook): TournamentDecision {
  const { requestedBy, defect } = command;
  const table = findTableInPlay(running, command.table);
  if (table.refusal) return table;
  const inHand = refuseDuringHand(running, table);
  if (inHand) return inHand;
  if (requestedBy !== null && !table.seats.some(({ seat }) => seat === requestedBy)) {
    return refuse('EMPTY_SEAT', { table: table.table, seat: requestedBy });
  }
  const { changeOnRequest } = book.dealing.deck;
  const articles = cite(changeOnRequest);
  if (requestedBy !== null && !enough[changeOnRequest.value].includes(defect)) {
    return refuse('DECK_CHANGE_REFUSED', { table: table.table, seat: requestedBy }, articles[0]?.article ?? null);
  }
  return { events: [{ type: 'DeckChanged', data: { table: table.table, requestedBy, defect, articles } }] };
}
