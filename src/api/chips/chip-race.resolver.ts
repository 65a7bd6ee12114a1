/** Queries for chip races: a table's odd chips and results, and several rulebooks side by side. */
import { Args, ArgsType, Query, Resolver } from '@nestjs/graphql';
import type { TournamentId } from '../../../events/ids.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { readRaceProgress } from '../../tournament/chip-race/progress.js';
import { raceTableOf, refuseCards } from '../../tournament/chip-race/running.js';
import { planRace, type RaceTable } from '../../tournament/chip-race/table-race.js';
import { findStackUnit } from '../../tournament/state/chip-race.js';
import type { Running, Table } from '../../tournament/state.js';
import { badInput, type FieldProblem } from '../language/api-error.js';
import { refused } from '../request/error-presentation.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { type ChipRaceInput, PreviewChipRaceArgs } from './chip-race.inputs.js';
import { ChipRacePreview, ChipRaceRunType, ChipRaceType, DueChipRace, RaceProgressType } from './chip-race.types.js';
import { askedBooks } from '../rulebook/asked-books.js';
import { OfTable, TournamentNowArgs } from '../inputs/tournament-args.js';
import { OnTournament } from '../graph/edges.js';
import { ForEverybody } from '../policy/operations.js';
import { Costs, TOURNAMENT_FOLD } from '../language/costs.js';
import { Reading } from '../reading/reading.js';

@ArgsType()
class ChipRaceArgs extends TournamentNowArgs {
  @OfTable()
  table!: number;
}

@Resolver()
export class ChipRaceResolver {
  constructor(private readonly reading: Reading) {}

  @Costs({ weight: TOURNAMENT_FOLD, settledBy: 'tables' })
  @OnTournament('chipRace', { node: ['tournamentId', 'table'] })
  @ForEverybody()
  @Query(() => ChipRaceType, {
    nullable: true,
    description:
      'The chips of a table: what it has to race off, and its last race. Null where the tournament is not in play, or has no such table.',
  })
  async chipRace(@Args(checkedArgs) { tournamentId, table: number }: ChipRaceArgs): Promise<ChipRaceType | null> {
    const { state } = await this.reading.loadTournament(tournamentId as TournamentId);
    if (state.phase !== 'running') return null;
    const table = state.tables[number - 1];
    if (table === undefined) return null;
    const { chipUnit, denominations, gone, races } = state.chipRace;
    const last = races.find((race) => race.table === number);
    return new ChipRaceType({
      tournamentId,
      table: number,
      smallestChip: chipUnit,
      smallestInStacks: findStackUnit(state, number),
      values: denominations,
      racedOff: gone,
      due: dueAt(state, table),
      last: last === undefined ? null : new ChipRaceRunType(last),
    });
  }

  @Costs({ weight: TOURNAMENT_FOLD, settledBy: 'tables' })
  @OnTournament('raceProgress')
  @ForEverybody()
  @Query(() => RaceProgressType, {
    nullable: true,
    description:
      'Which tables have run the chip race that was announced last, and which wait. Null where none was, or the tournament is not in play.',
  })
  async raceProgress(@Args(checkedArgs) { tournamentId }: TournamentNowArgs): Promise<RaceProgressType | null> {
    const { state } = await this.reading.loadTournament(tournamentId as TournamentId);
    const progress = state.phase === 'running' ? readRaceProgress(state) : null;
    return progress === null ? null : new RaceProgressType(progress);
  }

  @Costs({ weight: 2_500, entries: 5, settledBy: 'weight' })
  @ForEverybody()
  @Query(() => [ChipRacePreview], {
    description:
      'The outcome of a race at a table that is described, one row a rulebook; nothing is recorded. It fails with a refusal where the cards do not match the odd chips.',
  })
  previewChipRace(@Args(checkedArgs) { situation, ...asked }: PreviewChipRaceArgs): readonly ChipRacePreview[] {
    const table = described(situation);
    const cards = situation.cards ?? null;
    return askedBooks(asked).map((book) => {
      const plan = planRace(table, book);
      const wrong = cards === null || plan.startSeat === null ? null : refuseCards(cards, plan, null);
      if (wrong !== null) throw refused(wrong.refusal);
      return new ChipRacePreview(table, book, cards);
    });
  }
}

/** By its current stacks; null when it has no old chips, or when they are not known. */
function dueAt(running: Running, table: Table): DueChipRace | null {
  const { oldChips, chipUnit } = running.chipRace;
  if (table.stacksFrom === 'unknown' || !oldChips.some((old) => old.table === table.table)) return null;
  const race = raceTableOf(running, table, chipUnit, {});
  if ('refusal' in race) return null;
  const book = rulebookFor(running.settings.rulebook)!;
  return new DueChipRace(race, book, planRace(race, book));
}

/** @throws ApiError when stacks and values do not match */
function described({ removed, newSmallest, stacks, seatsPerTable, newDealer, houseDealer }: ChipRaceInput): RaceTable {
  const seats = stacks.map(({ seat }) => seat);
  const problems: FieldProblem[] = [];
  if (newSmallest <= removed || newSmallest % removed !== 0) {
    problems.push({ path: 'situation.newSmallest', problem: `must be a greater multiple of ${removed}` });
  }
  if (new Set(seats).size < seats.length) problems.push({ path: 'situation.stacks', problem: 'must name each seat once' });
  for (const [index, { stack }] of stacks.entries()) {
    if (stack % removed !== 0) problems.push({ path: `situation.stacks[${index}].stack`, problem: `must be a multiple of ${removed}` });
  }
  if (problems.length > 0) throw badInput(problems);
  const size = Math.max(seatsPerTable, ...seats);
  return {
    removed,
    newSmallest,
    stacks: stacks.toSorted((a, b) => a.seat - b.seat),
    size,
    houseDealer,
    newDealer: Math.min(newDealer ?? size, size),
  };
}
