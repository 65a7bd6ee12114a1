/**
 * Queries for tournaments.
 */
import { Inject } from '@nestjs/common';
import { Args, ArgsType, Query, Resolver } from '@nestjs/graphql';
import { ALL_TOURNAMENTS, tournaments } from '../../../projections/tournaments.js';
import type { Tapis } from '../../app/tapis.js';
import { AtLeastArgs, PageArgs, PageOf, pageWindow } from '../language/connections.js';
import { Cursors } from '../language/cursors.js';
import { OfTournament } from '../language/tournament-args.js';
import { checkedArgs } from '../server/input-validation.js';
import { Tournament, TournamentConnection } from './tournament.types.js';
import { positionOf, reach, TAPIS } from '../reading/view-reading.js';

@ArgsType()
class TournamentByIdArgs extends AtLeastArgs {
  @OfTournament()
  id!: string;
}

@Resolver()
export class TournamentResolver {
  constructor(@Inject(TAPIS) private readonly tapis: Tapis) {}

  @Query(() => TournamentConnection, { description: 'All tournaments, oldest first.' })
  async tournaments(@Args() args: PageArgs): Promise<object> {
    const { views, people } = this.tapis;
    const cursors = new Cursors(tournaments.name, ALL_TOURNAMENTS);
    const window = pageWindow(args, cursors);
    await reach(this.tapis, args.atLeast, tournaments);
    return new PageOf(
      views.page(tournaments, ALL_TOURNAMENTS, window),
      cursors,
      (row) => new Tournament(row.body, people),
      () => views.count(tournaments, ALL_TOURNAMENTS),
      positionOf(this.tapis, tournaments),
    );
  }

  @Query(() => Tournament, { nullable: true, description: 'One tournament; null when there is none of this id.' })
  async tournament(@Args(checkedArgs) { id, atLeast }: TournamentByIdArgs): Promise<Tournament | null> {
    await reach(this.tapis, atLeast, tournaments);
    const row = this.tapis.views.get(tournaments, id);
    return row === undefined ? null : new Tournament(row.body, this.tapis.people);
  }
}
