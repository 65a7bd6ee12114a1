/** Seating queries: the chart, the book's proposals, the breaking order, and several rulebooks side by side. */
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { TournamentId } from '../../../events/ids.js';
import { breakOrder } from '../../../projections/break-order.js';
import { tables } from '../../../projections/tables.js';
import { tournaments } from '../../../projections/tournaments.js';
import { cite } from '../../rulebooks/citing.js';
import { readHandToCome } from '../../tournament/button/hand-positions.js';
import { findNextMover } from '../../tournament/seating/next-mover.js';
import { completeBreakOrder } from '../../tournament/seating/plan.js';
import { makePreview } from '../../tournament/seating/preview.js';
import { findPlayer, findWait, makeCurrentPlan } from '../../tournament/seating/proposal.js';
import { floorRulesOf, readFloorSituation, readTables, readTablesToBe } from '../../tournament/seating/situation.js';
import { proposeForUnseated } from '../../tournament/seating/unseated.js';
import type { Running } from '../../tournament/state.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { readsOf, TournamentThenArgs } from '../reading/as-of.js';
import { isUnknown, positionOf, reach } from '../reading/view-reading.js';
import { BreakOrder } from './break-order.types.js';
import { SeatingChart, SeatingChartTable, type TableToCome } from './seating-chart.types.js';
import { BalancingArgs, type FloorInput } from './seating.inputs.js';
import { BookSeatingProposal, SeatingProposalType } from './seating.types.js';
import { WaitingPlayer } from './waiting-player.types.js';
import { askedBooks } from '../rulebook/asked-books.js';
import { TournamentNowArgs } from '../inputs/tournament-args.js';
import { OnTournament } from '../graph/edges.js';
import { ForEverybody } from '../policy/operations.js';
import { Costs } from '../language/costs.js';
import { Reading, type Reads } from '../reading/reading.js';

@Resolver()
export class SeatingResolver {
  constructor(private readonly reading: Reading) {}

  @Costs({ weight: 2_500, settledBy: 'tables' })
  @OnTournament('proposedMoves')
  @ForEverybody()
  @Query(() => SeatingProposalType, {
    nullable: true,
    description:
      'What the book of a tournament proposes now: tables that stop, moves, a table to break, the final table. Null where the tournament is not in play.',
  })
  async proposedMoves(@Args(checkedArgs) { tournamentId }: TournamentNowArgs): Promise<SeatingProposalType | null> {
    const running = await runningOf(this.reading, tournamentId);
    return running === null ? null : proposalNow(running);
  }

  @Costs({ weight: 4_000, settledBy: 'tables' })
  @OnTournament('seatingChart', { node: ['tournamentId'] })
  @ForEverybody()
  @Query(() => SeatingChart, {
    nullable: true,
    description:
      'Who sits where in a tournament: every table with its button, blinds and next hand. It also gives the next player to move, and what the book proposes now. Null when there is no such tournament.',
  })
  async seatingChart(@Args(checkedArgs) { tournamentId, atLeast, asOf }: TournamentThenArgs): Promise<SeatingChart | null> {
    await reach(this.reading, atLeast, tables, tournaments);
    const reads = await readsOf(this.reading, { tournamentId, asOf });
    if (reads === null) return null;
    const { views, people } = reads;
    const running = await runningOf(reads, tournamentId);
    const rows = views.page(tables, tournamentId).rows;
    if (rows.length === 0 && isUnknown(reads, tournamentId)) return null;
    const position = positionOf(reads, tables);
    const toCome = running === null ? null : tablesToCome(running);
    return new SeatingChart({
      tournamentId,
      tables: rows.map(({ body }) => new SeatingChartTable(body, people, position, toCome?.get(body.table) ?? null)),
      waiting: running === null ? [] : running.unseated.map((each) => new WaitingPlayer(each, proposeForUnseated(running), people)),
      proposal: running === null ? null : proposalNow(running),
      position,
    });
  }

  @Costs({ weight: 1_000 })
  @OnTournament('breakOrder', { node: ['tournamentId'] })
  @ForEverybody()
  @Query(() => BreakOrder, {
    nullable: true,
    description:
      'The order in which the tables of a tournament are broken, its announcements and the broken tables. Null where the tournament is not in play.',
  })
  async breakOrder(@Args(checkedArgs) { tournamentId, atLeast, asOf }: TournamentThenArgs): Promise<BreakOrder | null> {
    await reach(this.reading, atLeast, breakOrder);
    const reads = await readsOf(this.reading, { tournamentId, asOf });
    const running = reads && (await runningOf(reads, tournamentId));
    if (reads === null || running === null) return null;
    const plan = makeCurrentPlan(running);
    const order = {
      tournamentId,
      announced: running.seating.breakOrder !== null,
      tables: breakOrderOf(running),
      due: plan.due === 'tableBreak' ? plan.breaks : [],
      citations: cite(floorRulesOf(running.settings).tableBreak.order),
    };
    return new BreakOrder(order, reads.views.get(breakOrder, tournamentId)?.body ?? { announcements: [], broken: [] });
  }

  @Costs({ weight: 8_000, entries: 5, settledBy: 'tables' })
  @ForEverybody()
  @Query(() => [BookSeatingProposal], {
    description: 'What each rulebook proposes for a floor that is described, one row a book; nothing is recorded.',
  })
  balancing(@Args(checkedArgs) { situation, ...asked }: BalancingArgs): readonly BookSeatingProposal[] {
    const described = describedSituation(situation);
    return askedBooks(asked).map((book) => new BookSeatingProposal(book, makePreview(described, book.floor), described.tables.length));
  }
}

async function runningOf({ loadTournament }: Reads, id: string): Promise<Running | null> {
  const { state } = await loadTournament(id as TournamentId);
  return state.phase === 'running' ? state : null;
}

function proposalNow(running: Running): SeatingProposalType {
  const now = readTables(running);
  const preview = makePreview(readFloorSituation(running), floorRulesOf(running.settings), now);
  return new SeatingProposalType(
    preview,
    now.length,
    (place) => findPlayer(running, place),
    (playerId) => findWait(running, playerId),
    running.seating.due,
  );
}

/** All open tables, in the order in which they break. */
function breakOrderOf({ tables: all, seating }: Running): number[] {
  return completeBreakOrder(
    all.filter(({ broken }) => !broken),
    seating.breakOrder ?? [],
  );
}

/** What awaits each open table, by number. */
function tablesToCome(running: Running): ReadonlyMap<number, TableToCome> {
  const toBe = readTablesToBe(running);
  const order = breakOrderOf(running);
  const plan = makeCurrentPlan(running);
  const breaks = plan.due === 'tableBreak' ? plan.breaks : [];
  return new Map(
    running.tables
      .filter(({ broken }) => !broken)
      .map((table) => {
        const next = readHandToCome(running, table);
        const toCome = {
          deadButton: hasDeadButton(table),
          next,
          mover: findNextMover(toBe, table.table, next?.next.bigBlind ?? null),
          breaksAs: order.indexOf(table.table) + 1,
          toBreak: breaks.find((each) => each.table === table.table) ?? null,
        };
        return [table.table, toCome];
      }),
  );
}

/**
 * Whether the button of the last hand, or of the one in progress, was at a seat that nobody was dealt in at; null before the first hand.
 */
function hasDeadButton({ positions }: Running['tables'][number]): boolean | null {
  if (positions === null) return null;
  const { button, seats, waiting } = positions;
  return waiting.includes(button) || !seats.some(({ seat }) => seat === button);
}

function describedSituation({ tables, seatsPerTable, late, breakOrder }: FloorInput): Parameters<typeof makePreview>[0] {
  return {
    tables: tables
      .toSorted((a, b) => a.table - b.table)
      .map(({ table, occupied, button, smallBlind, bigBlind }) => ({
        table,
        maxSeats: Math.max(seatsPerTable, ...occupied, button, smallBlind, bigBlind),
        occupied: occupied.toSorted((a, b) => a - b),
        awaited: [],
        leaving: [],
        last: { button, smallBlind, bigBlind },
      })),
    seatsPerTable,
    late,
    expected: 0,
    breakOrder,
  };
}
