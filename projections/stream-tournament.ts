/**
 * Which tournament an event belongs to, by the name of its stream.
 * May import: `events/`.
 */
import { tournamentOfHand, type HandId, type TournamentId } from '../events/ids.js';

const TOURNAMENT = 'tournament-';
const HAND = 'hand-';

/** The tournament of a `tournament-…` stream, or of the hand of a `hand-…` stream. */
export function tournamentOfStream(stream: string): TournamentId {
  return stream.startsWith(TOURNAMENT) ? (stream.slice(TOURNAMENT.length) as TournamentId) : tournamentOfHand(handOfStream(stream));
}

/** The hand of a `hand-…` stream. */
export function handOfStream(stream: string): HandId {
  return stream.slice(HAND.length) as HandId;
}
