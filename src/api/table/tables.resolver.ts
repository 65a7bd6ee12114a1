/**
 * Queries for the tables of a tournament.
 */
import { Inject } from '@nestjs/common';
import { Args, ArgsType, Query, Resolver } from '@nestjs/graphql';
import type { TournamentId } from '../../../events/ids.js';
import { tableKey } from '../../../projections/table-row.js';
import { tables } from '../../../projections/tables.js';
import { tournaments } from '../../../projections/tournaments.js';
import type { Tapis } from '../../app/tapis.js';
import { Table } from './table.types.js';
import { positionOf, reach, TAPIS, isUnknown } from '../reading/view-reading.js';
import { TournamentArgs, OfTable } from '../language/tournament-args.js';
import { checkedArgs } from '../server/input-validation.js';

@ArgsType()
export class TableArgs extends TournamentArgs {
  @OfTable()
  table!: number;
}

@Resolver()
export class TablesResolver {
  constructor(@Inject(TAPIS) private readonly tapis: Tapis) {}

  @Query(() => [Table], {
    nullable: true,
    description:
      'The tables of a tournament by number, closed ones among them; none before the draw. Null when there is no such tournament.',
  })
  async tables(@Args(checkedArgs) { tournamentId, atLeast }: TournamentArgs): Promise<readonly Table[] | null> {
    await reach(this.tapis, atLeast, tables, tournaments);
    const { rows } = this.tapis.views.page(tables, tournamentId);
    if (rows.length === 0 && isUnknown(this.tapis, tournamentId)) return null;
    const position = positionOf(this.tapis, tables);
    return rows.map((row) => new Table(row.body, this.tapis.people, position));
  }

  @Query(() => Table, { nullable: true, description: 'One table; null when there is none of this number.' })
  async table(@Args(checkedArgs) { tournamentId, table, atLeast }: TableArgs): Promise<Table | null> {
    await reach(this.tapis, atLeast, tables);
    return readTable(this.tapis, tournamentId, table);
  }
}

/** One table as its view shows it; null when there is none. */
export function readTable(tapis: Tapis, tournamentId: string, table: number): Table | null {
  const row = tapis.views.get(tables, tableKey(tournamentId as TournamentId, table));
  return row === undefined ? null : new Table(row.body, tapis.people, positionOf(tapis, tables));
}
