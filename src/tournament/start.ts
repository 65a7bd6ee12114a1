/**
 * The seat draw as a decision, and the start of play.
 * Pure. May import: `events/`, its neighbours.
 */
import type { PlayerId } from '../../events/ids.js';
import type { TournamentEvent } from '../../events/tournament.js';
import { refuse } from '../decider.js';
import { refuseUnlessInstant } from './bounds.js';
import { periodStarted } from './clock.js';
import { closing, committedSeed } from './draw-commitment.js';
import { absentAtStart } from './entry/absent-at-start.js';
import { assignments } from './entry/special-seats.js';
import { articleOn, beforeStart } from './phase.js';
import type { TournamentDecision } from './refusals.js';
import { drawSeats, SEAT_DRAW_ALGORITHM } from './seat-draw.js';
import type { TournamentState } from './state.js';

const FEWEST_PLAYERS = 2;

interface Start {
  readonly at: number;
  readonly notThere?: readonly PlayerId[] | undefined;
}

/** Seats are drawn once for a list, from the seed whose hash was published for it; every draw stays on record. */
export function decideDraw({ seed: given }: { readonly seed?: string | undefined }, state: TournamentState): TournamentDecision {
  const announced = beforeStart(state);
  if (announced.refusal) return announced;
  const { draw, registered, settings } = announced;
  const players = registered.length;
  if (draw !== null) {
    return given === undefined || given === draw.seed
      ? { events: [] }
      : refuse('SEATS_ALREADY_DRAWN', { players }, articleOn('seatDraw', settings));
  }
  if (players < FEWEST_PLAYERS) return refuse('TOO_FEW_PLAYERS', { players, minimum: FEWEST_PLAYERS });
  const committed = committedSeed(given, announced);
  if (committed.refusal) return committed;
  const { seed } = committed;
  const seats = drawSeats(seed, registered, settings.seatsPerTable);
  const drawn: TournamentEvent = { type: 'SeatsDrawn', data: { algorithm: SEAT_DRAW_ALGORITHM, seed, seats } };
  return { events: [...closing(announced), drawn, ...assignments(announced, seats)] };
}

/** Starting what is in play gives no events. */
export function decideStart({ at, notThere }: Start, state: TournamentState): TournamentDecision {
  if (state.phase === 'running') return { events: [] };
  const announced = beforeStart(state);
  if (announced.refusal) return announced;
  const refused = refuseUnlessInstant(at);
  if (refused) return refused;
  const { draw, registered, settings } = announced;
  if (draw === null) return refuse('SEATS_NOT_DRAWN', { players: registered.length }, articleOn('seatDraw', settings));
  const absent = absentAtStart(announced, notThere);
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
      periodStarted(settings.structure, 0, at, 'clock'),
    ],
  };
}
