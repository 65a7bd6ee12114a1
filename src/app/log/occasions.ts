/**
 * When a head of the log is signed by itself: where a level or a break begins, and when a tournament is over. A clock signs others in between.
 */
import { tournamentOfStream, type TournamentId } from '../../../events/ids.js';
import type { StoredEvent } from '../../store/event-store.js';
import { lookUp } from '../../../events/look-up.js';

export type OccasionKind = 'level' | 'break' | 'finish';

export interface Occasion {
  readonly kind: OccasionKind;
  readonly tournamentId: TournamentId;
}

const kinds: Readonly<Record<string, OccasionKind>> = {
  LevelStarted: 'level',
  BreakStarted: 'break',
  TournamentFinished: 'finish',
  SatelliteFinished: 'finish',
};

/** Null for an event after which no head is signed. */
export function occasionOf({ stream, type }: Pick<StoredEvent, 'stream' | 'type'>): Occasion | null {
  const kind = lookUp(kinds, type) ?? null;
  return kind === null ? null : { kind, tournamentId: tournamentOfStream(stream) };
}
