/**
 * What else happens in an evening, between two hands of a table: players who come late, go away and buy chips, offences, chips that are
 * lost, counts, races, and mistakes that the director puts right. Each is a command at random, whether it fits the moment or not.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import { between, pick, type Random } from '../random.js';
import type { Running, Table } from '../../tournament/state.js';
import { makers } from './makers.js';
import type { Moment } from './moment.js';

/** How often something happens before a hand. */
const OFTEN = 0.12;

/** How often a table races that has old chips. */
const RACES = 0.3;

const kinds = Object.values(makers);

export interface IncidentReport {
  readonly accepted: Readonly<Record<string, number>>;
  readonly refused: Readonly<Record<string, number>>;
}

export class Incidents {
  /** Commands that were accepted, and codes of those that were refused, with how often. */
  readonly #given = new Map<string, number>();
  readonly #refused = new Map<string, number>();
  #latecomers = 0;

  /** @param stacks what each player really has */
  constructor(
    private readonly random: Random,
    private readonly stacks: ReadonlyMap<PlayerId, number>,
  ) {}

  /** The commands of what happens now, in their order; none where nothing does. A mistake is followed by its correction. */
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
