/** Lists what changed in a tournament between two moments, figure by figure. */
import type { PlayerId } from '../../../events/ids.js';
import type { ClockRow } from '../../../projections/clock.js';
import type { StandingRow } from '../../../projections/standing-row.js';
import type { TournamentRow } from '../../../projections/tournaments.js';

/** What is compared of a moment. */
export interface Compared {
  readonly tournament: Pick<TournamentRow, 'phase'>;
  readonly clock: Pick<ClockRow, 'level' | 'onBreak' | 'state'> | null;
  readonly standings: readonly StandingRow[];
}

type Value = string | number | null;

/** The figures of a player in the order in which they are listed. */
const figures = {
  state: ({ state }) => state,
  place: ({ place }) => place,
  stack: ({ stack }) => stack,
  stackAsOf: ({ asOf }) => asOf,
  table: ({ table }) => table,
  seat: ({ seat }) => seat,
  rebuys: ({ rebuys }) => rebuys,
  reEntries: ({ reEntries }) => reEntries,
  addOn: ({ addOn }) => Number(addOn),
  prize: ({ award }) => (award === null ? null : award.cents + award.bounties),
  thingsWon: ({ award }) => (award === null || award.things.length === 0 ? null : award.things.join(', ')),
} satisfies Readonly<Record<string, (row: StandingRow) => Value>>;
export type ComparedFigure = keyof typeof figures;
const listed = Object.entries(figures) as readonly (readonly [ComparedFigure, (row: StandingRow) => Value])[];

/** Whether two rows of a player differ in a figure that is compared. */
export function areDifferent(one: StandingRow | undefined, other: StandingRow): boolean {
  return one === undefined || listed.some(([, figureOf]) => figureOf(one) !== figureOf(other));
}

export type ComparedThing = 'phase' | 'level' | 'break' | 'clock' | ComparedFigure | 'entry';

export interface Difference {
  readonly what: ComparedThing;
  /** The player; null for a figure of the tournament. */
  readonly playerId: PlayerId | null;
  /**
   * Null for nothing, such as a seat that somebody did not have. Stacks in chips; prizes in cents, bounties included; `stackAsOf` is the hand of the table
   * after which the stack was last known, null where it is known now; `break` and `addOn` are 0 or 1.
   */
  readonly before: Value;
  readonly after: Value;
}

/** The tournament first, then the players in the order of the later standings, then players who are no longer in them. */
export function listDifferences(before: Compared, after: Compared): Difference[] {
  const found: Difference[] = [];
  const compare = (what: ComparedThing, playerId: PlayerId | null, one: Value, other: Value): void => {
    if (one !== other) found.push({ what, playerId, before: one, after: other });
  };
  compare('phase', null, before.tournament.phase, after.tournament.phase);
  compare('level', null, before.clock?.level ?? null, after.clock?.level ?? null);
  compare('break', null, Number(before.clock?.onBreak ?? false), Number(after.clock?.onBreak ?? false));
  compare('clock', null, before.clock?.state ?? null, after.clock?.state ?? null);
  const known = new Map(before.standings.map((row) => [row.playerId, row]));
  for (const row of after.standings) {
    const earlier = known.get(row.playerId);
    known.delete(row.playerId);
    if (earlier === undefined) compare('entry', row.playerId, null, row.state);
    for (const [figure, figureOf] of listed) {
      const value = figureOf(row);
      if (earlier !== undefined) compare(figure, row.playerId, figureOf(earlier), value);
      else if (figure !== 'state' && value !== 0) compare(figure, row.playerId, null, value);
    }
  }
  for (const { playerId, state } of known.values()) compare('entry', playerId, state, null);
  return found;
}
