/**
 * What a tournament remembers of offences and penalties.
 */
import type { EventOf } from '../../../events/event-type.js';
import type { HandId } from '../../../events/ids.js';
import type { disciplineEvents } from '../../../events/tournament-discipline.js';

type DataOf<Type extends keyof typeof disciplineEvents> = EventOf<(typeof disciplineEvents)[Type]>['data'];

export interface KnownOffence extends DataOf<'OffenceRecorded'> {
  /** What came of it; `open` until the officials have decided. */
  readonly outcome: 'open' | 'punished' | 'disqualified' | 'waived' | 'unpunished' | 'unfounded';
}

export interface Penalty extends DataOf<'PenaltyIssued'> {
  /** Hands still to miss. */
  readonly remaining: number;
  /** The hand in progress that the player is missing; null for none. */
  readonly serving: HandId | null;
  /** `ended`: its player is out. A warning is served at once. */
  readonly stage: 'running' | 'served' | 'ended' | 'lifted';
}

export interface DisciplineState {
  /** Number `n` stands at index `n - 1`, as of penalties. */
  readonly offences: readonly KnownOffence[];
  readonly penalties: readonly Penalty[];
  /** The penalties that are running, by number: players are looked for here at every hand. */
  readonly running: readonly number[];
  /** The misdeals that hands have reported, each of its dealer. */
  readonly misdeals: readonly DataOf<'MisdealNoted'>[];
}

export const quietDiscipline: DisciplineState = { offences: [], penalties: [], running: [], misdeals: [] };

/** Whether a penalty for an offence stands. */
export function isPunished({ penalties }: Pick<DisciplineState, 'penalties'>, offenceId: number): boolean {
  return penalties.some((penalty) => penalty.offenceId === offenceId && penalty.stage !== 'lifted');
}
