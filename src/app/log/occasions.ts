/** When a head of the log is signed: when a level or a break begins, and when a tournament ends. A timer signs others in between. */
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

/** Null for an event without a head. */
export function occasionOf({ stream, type }: Pick<StoredEvent, 'stream' | 'type'>): Occasion | null {
  const kind = lookUp(kinds, type) ?? null;
  return kind === null ? null : { kind, tournamentId: tournamentOfStream(stream) };
}
