/**
 * Incidents between two hands of a table: late players, absences, purchases, offences, lost chips, counts, races, and corrected mistakes.
 * Each is a random command, whether or not it is allowed.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import { between, pick, type Random } from '../random.js';
import type { Running, Table } from '../../tournament/state.js';
import { makers } from './makers.js';
import type { Moment } from './moment.js';

/** The probability of an incident before a hand. */
const OFTEN = 0.12;

/** The probability of a race at a table with old chips. */
const RACES = 0.3;

const kinds = Object.values(makers);

export interface IncidentReport {
  readonly accepted: Readonly<Record<string, number>>;
  readonly refused: Readonly<Record<string, number>>;
}

export class Incidents {
  /** Counts of accepted commands and refusal codes. */
  readonly #given = new Map<string, number>();
  readonly #refused = new Map<string, number>();
  #latecomers = 0;

  /** @param stacks each player's real chips */
  constructor(
    private readonly random: Random,
    private readonly stacks: ReadonlyMap<PlayerId, number>,
  ) {}

  /** The commands of an incident now, in order; none for no incident. A mistake is followed by its correction. */
  at(running: Running, table: Table, at: number): readonly TournamentCommand[] {
    const hasOldChips = running.chipRace.oldChips.some((old) => old.table === table.table);
    if (this.random() >= (hasOldChips ? RACES : OFTEN)) return [];
    const moment: Moment = {
      running,
      table,
      at,
      random: this.random,
      stackOf: (playerId) => this.stacks.get(playerId) ?? 0,
      player: () => {
        const seats = running.tables[between(this.random, 0, running.tables.length - 1)]!.seats;
        return seats.length === 0 ? undefined : pick(this.random, seats).playerId;
      },
      nextLatecomer: () => `late${(this.#latecomers += 1)}` as PlayerId,
    };
    const made = (hasOldChips ? makers.races : pick(this.random, kinds))(moment);
    if (made === null) return [];
    return Array.isArray(made) ? made : [made as TournamentCommand];
  }

  report(): IncidentReport {
    return { accepted: byName(this.#given), refused: byName(this.#refused) };
  }

  count(commands: readonly TournamentCommand[], refusal: string | undefined): void {
    const counts = refusal === undefined ? this.#given : this.#refused;
    for (const name of refusal === undefined ? commands.map(({ type }) => type) : [refusal]) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
}

function byName(counts: ReadonlyMap<string, number>): Readonly<Record<string, number>> {
  return Object.fromEntries([...counts].sort(([one], [other]) => (one < other ? -1 : 1)));
}
