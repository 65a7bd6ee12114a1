/**
 * Decides on the director's entries for a table's button: where the first one was drawn, and what was put right in a hand.
 */
import { tableOfHand } from '../../../events/ids.js';
import { cite } from '../../rulebooks/citing.js';
import { refuseUnlessWhole } from '../bounds.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import type { TournamentHandlers } from '../handlers.js';
import { findSettledHand } from '../state/settled-hands.js';
import type { ButtonCommand } from '../../../commands/tournament/button.js';
import { correctPositions, firstButtonOf, readFirstButtonSetting } from './hand-positions.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import { countSeatsAt } from '../seating/situation.js';
import type { InPlay, Running, Table } from '../state.js';
import { findTableInPlay } from '../tables.js';

const FEWEST_SEATED = 2;

/**
 * A draw of the director's own, before the table's first hand; where no seat is given, what the first hand would have: the seat that the
 * book fixes, or one that is drawn as docs/seat-draw.md has it. Where the book fixes the seat there is nothing to draw.
 */
function decideFirstButton(command: CommandOf<'DetermineFirstButton'>, running: Running): TournamentDecision {
  const table = findTableInPlay(running, command.table);
  if (table.refusal) return table;
  const { seat } = command;
  if (seat === undefined) return refuseWithoutSeat(running, table);
  const refused = refuseUnlessWhole('seat', seat, 1, countSeatsAt(running, table.table));
  if (refused) return refused;
  if (!table.seats.some((seated) => seated.seat === seat)) return refuse('EMPTY_SEAT', { table: table.table, seat });
  if (table.firstButton === seat && table.positions === null) return { events: [] };
  const setting = readFirstButtonSetting(running.settings);
  const articles = cite(setting);
  const fixed = setting.value === 'seat1' ? 1 : (table.firstButton ?? table.positions?.button ?? null);
  if (fixed !== null) return refuse('FIRST_BUTTON_FIXED', { table: table.table, seat: fixed }, articles[0]?.article ?? null);
  return { events: [{ type: 'FirstButtonDetermined', data: { table: table.table, seat, method: 'director', seed: null, articles } }] };
}

/** Once it is known it is not drawn again. */
function refuseWithoutSeat(running: Running, table: Table): TournamentDecision {
  if (table.firstButton !== null || table.positions !== null) return { events: [] };
  const players = table.seats.length;
  if (players < FEWEST_SEATED) return refuse('TOO_FEW_SEATED', { table: table.table, players, minimum: FEWEST_SEATED });
  return { events: [firstButtonOf(running, table)] };
}

/** Reported by the hand: its button and blinds were corrected before anybody had acted on them. Once it is settled, a repetition gives no events. */
function decidePositions(command: CommandOf<'CorrectPositions'>, running: InPlay): TournamentDecision {
  const { handId } = command;
  const table = running.tables[tableOfHand(handId) - 1];
  if (table === undefined || table.positions === null || table.openHand?.handId !== handId)
    return findSettledHand(running, handId) === null ? refuse('UNKNOWN_HAND', { handId }) : { events: [] };
  if (running.phase === 'finished') return { events: [] };
  const { positions } = table;
  const corrected = correctPositions(running, { ...table, positions }, command);
  const isKnown =
    corrected.button === positions.button &&
    corrected.smallBlindSeat === positions.smallBlindSeat &&
    corrected.bigBlindSeat === positions.bigBlindSeat;
  return isKnown ? { events: [] } : { events: [{ type: 'PositionsCorrected', data: { handId, table: table.table, ...corrected } }] };
}

export const buttonHandlers: TournamentHandlers<ButtonCommand> = {
  DetermineFirstButton: decideFirstButton,
  CorrectPositions: decidePositions,
};
