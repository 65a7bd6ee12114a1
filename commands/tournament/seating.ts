/**
 * What can be asked of a tournament about who sits where.
 */
import { inPlay, untilTheEnd } from '../accepted.js';
import { definePart, tournamentCommand, type PartOf, type TypeOf } from '../command.js';
import { nullMeans, optional } from '../field.js';
import { chips, impersonalReason, now, numbers, part, parts, player, reason, seat, tableNumber, thePlayer, theTable } from '../fields.js';
import { place } from './entry.js';
import { MAX_TABLES } from '../../events/values.js';

export const placement = definePart('Placement', 'Where a player goes.', {
  playerId: player('The id of the player.'),
  table: tableNumber('The number of the table, {bound}.'),
  seat: seat('The seat, {bound}.'),
});

const toSeat = {
  table: tableNumber('The number of the table that the player goes to, {bound}.'),
  seat: seat('The seat that the player goes to, {bound}.'),
  stack: optional(
    chips(
      1,
      'The player’s chips as counted on the way, needed where the stacks of the table are not known. Without it, the known stack counts.',
    ),
  ),
};

export const confirmMove = tournamentCommand('ConfirmMove', {
  group: 'floor.seats',
  acceptedIn: inPlay,
  about:
    'Makes the proposed move (query proposedMoves). It is refused when something else is proposed now. A player who is dealt into a hand moves when it is over.',
  input: 'Makes the proposed move.',
  putRightBy: '`cancelMove` while it waits, then `movePlayer` back.',
  fields: {
    playerId: thePlayer,
    ...toSeat,
  },
});

export const movePlayer = tournamentCommand('MovePlayer', {
  group: 'floor.seats',
  acceptedIn: inPlay,
  asksForState: true,
  about:
    'Moves a player to another seat by order of the director; the event keeps what the book proposed. A player who is dealt into a hand moves when it is over.',
  input: 'Moves a player to another seat by order of the director.',
  putRightBy: '`cancelMove` while it waits, then `movePlayer` back.',
  fields: {
    playerId: thePlayer,
    ...toSeat,
    reason: reason('Why the player moves, {bound}.'),
  },
});

export const cancelMove = tournamentCommand('CancelMove', {
  group: 'floor.seats',
  acceptedIn: inPlay,
  about: 'Takes back a move that waits for the end of a hand or for a count. A move that was made is refused: `movePlayer` takes it back.',
  input: 'Takes back a move that waits for the end of a hand or for a count.',
  putRightBy: '`confirmMove` or `movePlayer`.',
  fields: {
    playerId: thePlayer,
    reason: reason('Why the player stays, {bound}.'),
  },
});

export const haltTable = tournamentCommand('HaltTable', {
  group: 'floor.seats',
  acceptedIn: inPlay,
  about: 'Stops a table, or every table: it begins no more hands, and the hand in progress is played to its end.',
  input: 'Stops a table, or every table: it begins no more hands.',
  putRightBy: '`resumeTable`.',
  fields: {
    table: nullMeans('every table', tableNumber('The number of the table, {bound}; every table when it is not given.')),
    reason: reason(),
  },
});

export const resumeTable = tournamentCommand('ResumeTable', {
  group: 'floor.seats',
  acceptedIn: inPlay,
  about: 'Resumes play at a table that was stopped, even if it is short of players.',
  input: 'Resumes play at a table that was stopped.',
  putRightBy: '`haltTable`.',
  fields: {
    table: theTable,
    reason: reason(),
  },
});

export const tightenBalancing = tournamentCommand('TightenBalancing', {
  group: 'td.direct',
  acceptedIn: inPlay,
  about: 'Balances tables more tightly from now on, as late in an event.',
  articles: 'RC 10; RO 2.3',
  input: 'Balances tables more tightly from now on.',
  putRightBy: '`loosenBalancing`.',
  fields: {},
});

export const loosenBalancing = tournamentCommand('LoosenBalancing', {
  group: 'td.direct',
  acceptedIn: inPlay,
  about: 'Takes back that tables are balanced more tightly: from now on they are balanced as the rulebook says.',
  input: 'Takes back that tables are balanced more tightly.',
  putRightBy: '`tightenBalancing`.',
  fields: {
    reason: impersonalReason('all tables'),
  },
});

export const announceBreakOrder = tournamentCommand('AnnounceBreakOrder', {
  group: 'td.direct',
  // Players can read it before they sit down.
  acceptedIn: untilTheEnd,
  about:
    'Announces the order in which tables are broken, or a change of it with the reason. Before the start, the tables are those of the draw; before the draw, any.',
  articles: 'RO 2.4',
  input: 'Announces the order in which tables are broken.',
  putRightBy: '`announceBreakOrder` with a reason, or `withdrawBreakOrder`.',
  fields: {
    tables: numbers(
      [1, MAX_TABLES],
      'Open tables, or those that will be, the next to be broken first, each once. Tables that are left out come after them, the highest number first.',
    ),
    reason: nullMeans(
      'no order was announced before',
      impersonalReason('an order of tables', 'Why the order changes, {bound}; required once an order was announced.'),
    ),
  },
});

export const withdrawBreakOrder = tournamentCommand('WithdrawBreakOrder', {
  group: 'td.direct',
  acceptedIn: untilTheEnd,
  about: 'Takes back the order of breaking that was announced: none is announced from now on.',
  input: 'Takes back the order of breaking that was announced.',
  putRightBy: '`announceBreakOrder`.',
  fields: {
    reason: impersonalReason('an order of tables'),
  },
});

export const breakTable = tournamentCommand('BreakTable', {
  group: 'floor.seats',
  acceptedIn: inPlay,
  asksForState: true,
  about: 'Closes a table: its players go to free seats of the other tables, by a draw or as the book says.',
  input: 'Closes a table: its players go to free seats of the other tables, as the book says.',
  putRightBy: '`reopenTable`: the same number, its button, and its players back at their seats.',
  fields: {
    table: theTable,
    seats: optional(
      parts(
        [0, 10],
        placement,
        'Every player of the table with a new seat: tickets that were drawn by hand or, with a reason, the director’s order.',
      ),
    ),
    reason: optional(reason('Why the players are seated in another way than the book says, {bound}.')),
  },
});

export const reopenTable = tournamentCommand('ReopenTable', {
  group: 'floor.seats',
  acceptedIn: inPlay,
  about:
    'Takes back that a table was broken. It is open again under its number, with its button, its blinds and its hands. Players who still sit where the break put them go back to their seats. Those who are in a hand, or whose chips are not known, come later. No table is proposed for breaking until somebody goes out.',
  input: 'Takes back that a table was broken: the same number and button, its players back at their seats.',
  putRightBy: '`breakTable`.',
  fields: {
    table: theTable,
    reason: reason(),
  },
});

export const openTable = tournamentCommand('OpenTable', {
  group: 'floor.seats',
  acceptedIn: inPlay,
  about:
    'Opens one more table, the next in number, for late players or a player who waits for a seat. It begins no hand before two players sit there. Balancing brings others, and while late players are admitted it is not broken. Where moves are automatic, a table opens by itself for a late player without a seat.',
  input: 'Opens one more table.',
  putRightBy: '`breakTable`.',
  fields: {
    reason: impersonalReason('a table where nobody sits'),
  },
});

export const redrawFinalTable = tournamentCommand('RedrawFinalTable', {
  group: 'td.direct',
  acceptedIn: inPlay,
  about: 'Forms the final table: all who are left are seated again, and its button is found as at the start.',
  input: 'Forms the final table: all who are left are seated again.',
  putRightBy: '`movePlayer` for a wrong seat. For a final table formed too early: none; it is played on.',
  fields: {
    table: optional(tableNumber('At which table they play, {bound}; the open one with the lowest number when it is not given.')),
    seats: optional(parts([0, 10], placement, 'Every player with a new seat, where tickets were drawn by hand.')),
  },
});

export const dissolveFinalTable = tournamentCommand('DissolveFinalTable', {
  group: 'td.direct',
  acceptedIn: inPlay,
  about:
    'Makes the final table an ordinary table again, while a player who is in again waits for a seat and none is free. Then tables can be opened (openTable), and the final table is formed again later.',
  articles: 'RC 11; RO 2.6',
  input: 'Makes the final table an ordinary table again.',
  putRightBy: '`redrawFinalTable`.',
  fields: {
    reason: impersonalReason('how all play on'),
  },
});

export const seatWaitingPlayer = tournamentCommand('SeatWaitingPlayer', {
  group: 'floor.seats',
  acceptedIn: inPlay,
  about:
    'Seats a player who is in again after a correction and waits for a seat (seatingChart.waiting). Without a place, the player goes to the free seat that the book proposes.',
  input: 'Seats a player who waits for a seat.',
  putRightBy: '`movePlayer`.',
  fields: {
    playerId: thePlayer,
    place: optional(
      part(place, 'Another free seat by order of the director, or one more than the table has, up to seat 10. Both need a reason.'),
    ),
    reason: optional(reason('Why the player sits there, {bound}.')),
    at: now(),
  },
});

export const seatingCommands = [
  confirmMove,
  movePlayer,
  cancelMove,
  haltTable,
  resumeTable,
  tightenBalancing,
  loosenBalancing,
  announceBreakOrder,
  withdrawBreakOrder,
  breakTable,
  reopenTable,
  openTable,
  redrawFinalTable,
  dissolveFinalTable,
  seatWaitingPlayer,
] as const;

export type SeatingCommand = TypeOf<(typeof seatingCommands)[number]>;

/** Where a player of a broken table, or of the final table, goes. */
export type Placement = PartOf<typeof placement>;
