/**
 * Queries for the tables of a tournament.
 */
import { Args, ArgsType, Query, Resolver } from '@nestjs/graphql';
import type { TournamentId } from '../../../events/ids.js';
import { tableKey } from '../../../projections/table-row.js';
import { tables } from '../../../projections/tables.js';
import { tournaments } from '../../../projections/tournaments.js';
import { Table, TableConnection } from './table.types.js';
import { isUnknown, pageOfTournament, positionOf, reach } from '../reading/view-reading.js';
import { OfTable } from '../inputs/tournament-args.js';
import { readsOf, TournamentPageThenArgs, TournamentThenArgs } from '../reading/as-of.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { OnTournament } from '../graph/edges.js';
import { Costs } from '../language/costs.js';
import { ForEverybody } from '../policy/operations.js';
import { Reading, type Reads } from '../reading/reading.js';

@ArgsType()
export class TableArgs extends TournamentThenArgs {
  @OfTable()
  table!: number;
}

@Resolver()
export class TablesResolver {
  constructor(private readonly reading: Reading) {}

  @OnTournament('tables')
  @ForEverybody()
  @Query(() => TableConnection, {
    nullable: true,
    description:
      'The tables of a tournament by number, closed ones among them; none before the draw. Null when there is no such tournament.',
  })
  async tables(@Args(checkedArgs) args: TournamentPageThenArgs): Promise<object | null> {
    const reads = await readsOf(this.reading, args);
    return reads && pageOfTournament(reads, tables, args, ({ body }) => new Table(body, reads.people, positionOf(reads, tables)));
  }

  @Costs({ weight: 1_000, entries: 100, settledBy: 'tables' })
  @OnTournament('haltedTables')
  @ForEverybody()
  @Query(() => [Table], {
    nullable: true,
    description: 'The tables of a tournament that begin no hand now, by number. Null when there is no such tournament.',
  })
  async haltedTables(@Args(checkedArgs) args: TournamentThenArgs): Promise<readonly Table[] | null> {
    await reach(this.reading, args.atLeast, tables, tournaments);
    const reads = await readsOf(this.reading, args);
    if (reads === null || isUnknown(reads, args.tournamentId)) return null;
    const halted = reads.views.page(tables, args.tournamentId).rows.filter(({ body }) => body.halted !== null);
    return halted.map(({ body }) => new Table(body, reads.people, positionOf(reads, tables)));
  }

  @OnTournament('table', { node: ['tournamentId', 'table'] })
  @ForEverybody()
  @Query(() => Table, { nullable: true, description: 'One table; null when there is none of this number.' })
  async table(@Args(checkedArgs) { tournamentId, table, atLeast, asOf }: TableArgs): Promise<Table | null> {
    await reach(this.reading, atLeast, tables);
    const reads = await readsOf(this.reading, { tournamentId, asOf });
    return reads && readTable(reads, tournamentId, table);
  }
}

/** A table in its view; null for none. */
export function readTable(reads: Reads, tournamentId: string, table: number): Table | null {
  const row = reads.views.get(tables, tableKey(tournamentId as TournamentId, table));
  return row === undefined ? null : new Table(row.body, reads.people, positionOf(reads, tables));
}
