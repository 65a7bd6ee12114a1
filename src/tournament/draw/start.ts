/**
 * The seat draw as a decision, and the start of play.
 */
import { articleOf } from '../../rulebooks/citing.js';
import { bookOf } from '../book.js';
import type { PlayerId } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { refuseUnlessWhole } from '../bounds.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { makePeriodStarted } from '../timing/clock.js';
import { makeClosing, checkCommittedSeed } from '../lots/commitment.js';
import { findAbsentAtStart } from '../entry/absent-at-start.js';
import { listAssignments } from '../entry/special-seats.js';
import { hasSeatInDraw, listPromotedAtDraw, makePromotions } from '../entry/registration.js';
import { evolve } from '../evolve.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import { drawSeats, countFewestTables, SEAT_DRAW_ALGORITHM } from '../lots/seat-draw.js';
import type { Announced, Draw, Running } from '../state.js';

const FEWEST_PLAYERS = 2;
const FEWEST_AT_A_TABLE = 2;

/**
 * Seats are drawn once for a list, from the seed whose hash was published for it; every draw stays on record. They are drawn for those who are
 * there, and for those who have announced that they are late. Alternates who are there take the places of others who are not.
 */
export function decideDraw({ seed: given, tables, suspended = [] }: CommandOf<'DrawSeats'>, announced: Announced): TournamentDecision {
  const { draw, settings } = announced;
  const promoted = listPromotedAtDraw(announced);
  const registered = [...announced.registered.filter((playerId) => hasSeatInDraw(announced, playerId)), ...promoted];
  const players = registered.length;
  if (draw !== null) {
    const same = (given === undefined || given === draw.seed) && (tables === undefined || tables === tablesOf(draw));
    return same ? { events: [] } : refuse('SEATS_ALREADY_DRAWN', { players }, articleOf(bookOf(settings).floor.seatDraw.method));
  }
  const barred = registered.filter((playerId) => suspended.includes(playerId));
  if (barred.length > 0) return refuse('PLAYERS_SUSPENDED', { players: barred });
  if (players < FEWEST_PLAYERS) return refuse('TOO_FEW_PLAYERS', { players, minimum: FEWEST_PLAYERS });
  const fewest = countFewestTables(players, settings.seatsPerTable);
  const most = Math.max(fewest, Math.floor(players / FEWEST_AT_A_TABLE));
  const refused = tables === undefined ? null : refuseUnlessWhole('tables', tables, fewest, most);
  if (refused) return refused;
  const committed = checkCommittedSeed(given, announced);
  if (committed.refusal) return committed;
  const { seed } = committed;
  const seats = drawSeats(seed, registered, settings.seatsPerTable, tables);
  const spread = tables === undefined || tables === fewest ? {} : { tables };
  const drawn: TournamentEvent = { type: 'SeatsDrawn', data: { algorithm: SEAT_DRAW_ALGORITHM, seed, seats, ...spread } };
  const promotions = makePromotions(promoted);
  const listed = promotions.reduce((state, event) => evolve(state, event) as Announced, announced);
  return { events: [...promotions, ...makeClosing(listed), drawn, ...listAssignments(listed, seats)] };
}

function tablesOf({ seats }: Draw): number {
  return seats.reduce((most, { table }) => Math.max(most, table), 0);
}

/** Players who announced that they are late need not be named. */
function isNotThere({ entry: { expected, notArrived, late } }: Running, stated: readonly PlayerId[]): boolean {
  const absent = [...expected, ...notArrived];
  return (
    absent.every((playerId) => stated.includes(playerId) || late.includes(playerId)) &&
    stated.every((playerId) => absent.includes(playerId))
  );
}

/** Starting what is in play gives no events; null where others are stated not to be there than have not come. */
export function repeatStart({ notThere }: CommandOf<'StartTournament'>, running: Running): TournamentDecision | null {
  return notThere === undefined || isNotThere(running, notThere) ? { events: [] } : null;
}

export function decideStart({ at, notThere }: CommandOf<'StartTournament'>, announced: Announced): TournamentDecision {
  const { draw, registered, settings } = announced;
  if (draw === null) return refuse('SEATS_NOT_DRAWN', { players: registered.length }, articleOf(bookOf(settings).floor.seatDraw.method));
  const absent = findAbsentAtStart(announced, notThere);
  if (absent.refusal) return absent;
  const { expected, away, articles } = absent;
  const players = registered.length - expected.length;
  if (players < FEWEST_PLAYERS) return refuse('TOO_FEW_PLAYERS', { players, minimum: FEWEST_PLAYERS });
  const absence = {
    ...(expected.length === 0 ? {} : { expected: [...expected] }),
    ...(away.length === 0 ? {} : { away: [...away] }),
    ...(articles.length === 0 ? {} : { articles: [...articles] }),
  };
  return {
    events: [
      { type: 'TournamentStarted', data: { startingStack: settings.startingStack, players, ...absence } },
      makePeriodStarted(settings.structure, 0, at, 'clock'),
    ],
  };
}

/** Until the first hand, and until players, chips or seats change. */
export function decideStartWithdrawal({ reason }: CommandOf<'WithdrawStart'>, running: Running): TournamentDecision {
  const { beforeStart, playersLeft: players, settings } = running;
  if (beforeStart?.draw == null) return refuse('START_STANDS');
  const { startingStack } = settings;
  return { events: [{ type: 'StartWithdrawn', data: { startingStack, players, seats: beforeStart.draw.seats, reason } }] };
}
