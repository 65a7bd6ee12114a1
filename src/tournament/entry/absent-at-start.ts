/**
 * Registered players who are not there when the tournament starts: whose stacks are in play all the same, and whose are not until they come
 * (RC 7; MO 3.1; RO 1.8; TF §4 b1).
 */
import { bookOf } from '../book.js';
import type { Citation } from '../../../events/judging.js';
import type { PlayerId } from '../../../events/ids.js';
import { cite } from '../../rulebooks/citing.js';
import { refuse, type Refused } from '../refusals.js';
import { includesId } from '../state/sorted-ids.js';
import type { Announced } from '../state.js';

export interface AbsentAtStart {
  /** Not in play until they come. Sorted by id. */
  readonly expected: readonly PlayerId[];
  /** In play, and blinded. Sorted by id. */
  readonly away: readonly PlayerId[];
  readonly articles: readonly Citation[];
  readonly refusal?: undefined;
}

/** @param stated who is not there, beside those who have announced that they are late */
export function findAbsentAtStart(
  { registered, list, settings, draw }: Announced,
  stated: readonly PlayerId[] = [],
): AbsentAtStart | Refused {
  const late = list.late.filter((playerId) => includesId(registered, playerId));
  const drawn = new Set(draw?.seats.map(({ playerId }) => playerId));
  const withoutSeat = registered.filter((playerId) => !drawn.has(playerId));
  const absent = [...new Set([...stated, ...late, ...withoutSeat])].sort();
  const unknown = absent.find((playerId) => !includesId(registered, playerId));
  if (unknown !== undefined) return refuse('UNKNOWN_PLAYER', { playerId: unknown });
  if (absent.length === 0) return { expected: [], away: [], articles: [] };
  const { stackInPlayWhileAbsent, unannounced } = bookOf(settings).floor.lateEntry;
  const inPlay = (playerId: PlayerId): boolean =>
    drawn.has(playerId) && stackInPlayWhileAbsent.value && (unannounced.value === 'admitted' || includesId(list.late, playerId));
  return {
    expected: absent.filter((playerId) => !inPlay(playerId)),
    away: absent.filter(inPlay),
    articles: cite(stackInPlayWhileAbsent, unannounced),
  };
}
