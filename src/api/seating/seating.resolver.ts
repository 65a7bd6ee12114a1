/**
 * Queries on who sits where: what the book proposes now, the order of breaking, and several books side by side.
 * May import: Nest, the facade, `src/tournament`.
 */
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { PlayerId, TournamentId } from '../../../events/ids.js';
import type { MoveWaitsFor } from '../../../events/tournament-seating.js';
import type { Tapis } from '../../app/tapis.js';
import { cite } from '../../rulebooks/citing.js';
import { newestRulebook, rulebooks } from '../../rulebooks/rulebooks.js';
import { wholeBreakOrder } from '../../tournament/seating/plan.js';
import { isDealtIn } from '../../tournament/seating/seat-checks.js';
import { previewOf } from '../../tournament/seating/preview.js';
import { playerAt } from '../../tournament/seating/proposal.js';
import { floorRulesOf, situationOf, tablesNow } from '../../tournament/seating/situation.js';
import { type Running, seatOf } from '../../tournament/state.js';
import { citationsOf } from '../citation.types.js';
import { checkedArgs } from '../input-validation.js';
import { TablesArgs } from '../tables.resolver.js';
import { TAPIS } from '../view-reading.js';
import { BalancingArgs, type FloorInput } from './seating.inputs.js';
import { BookSeatingProposal, BreakOrder, SeatingProposalType } from './seating.types.js';

@Resolver()
export class SeatingResolver {
  constructor(@Inject(TAPIS) private readonly tapis: Tapis) {}

  @Query(() => SeatingProposalType, {
    nullable: true,
    description:
      'What the book of a tournament proposes now: tables that stop, moves, a table to break, the final table. Null where the tournament is not in play.',
  })
  async proposedMoves(@Args() { tournamentId }: TablesArgs): Promise<SeatingProposalType | null> {
    const running = await this.running(tournamentId);
    if (running === null) return null;
    const now = tablesNow(running);
    const preview = previewOf(situationOf(running), floorRulesOf(running.settings), now);
    return new SeatingProposalType(
      preview,
      now.length,
      (place) => playerAt(running, place),
      (playerId) => waitsFor(running, playerId),
      running.seating.due,
    );
  }

  @Query(() => BreakOrder, {
    nullable: true,
    description: 'In which order the tables of a tournament are broken. Null where the tournament is not in play.',
  })
  async breakOrder(@Args() { tournamentId }: TablesArgs): Promise<BreakOrder | null> {
    const running = await this.running(tournamentId);
    if (running === null) return null;
    const { breakOrder } = running.seating;
    const open = running.tables.filter(({ broken }) => !broken);
    const articles = [...citationsOf(cite(floorRulesOf(running.settings).tableBreak.order))];
    return { announced: breakOrder !== null, tables: wholeBreakOrder(open, breakOrder ?? []), articles };
  }

  @Query(() => [BookSeatingProposal], {
    description: 'What each rulebook proposes for a floor that is described, one row a book; nothing is recorded.',
  })
  balancing(@Args(checkedArgs) { situation, rulebooks: asked }: BalancingArgs): readonly BookSeatingProposal[] {
    const ids = asked ?? [...new Set(rulebooks.map(({ id }) => id))];
    return ids.flatMap((id) => {
      const book = newestRulebook(id);
      if (book === undefined) return [];
      const described = describedSituation(situation);
      return [new BookSeatingProposal({ id, version: book.version }, previewOf(described, book.floor), described.tables.length)];
    });
  }

  private async running(id: string): Promise<Running | null> {
    const { state } = await this.tapis.loadTournament(id as TournamentId);
    return state.phase === 'running' ? state : null;
  }
}

function waitsFor(running: Running, playerId: PlayerId | null): MoveWaitsFor | null {
  const found = playerId === null ? undefined : seatOf(running.tables, playerId);
  if (found === undefined) return null;
  if (isDealtIn(found.table, found.seated)) return 'hand';
  return found.table.stacksFrom === 'unknown' ? 'count' : null;
}

function describedSituation({ tables, seatsPerTable, late, breakOrder }: FloorInput): Parameters<typeof previewOf>[0] {
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
