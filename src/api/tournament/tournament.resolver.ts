/**
 * Queries for tournaments.
 */
import { Args, ArgsType, Query, Resolver } from '@nestjs/graphql';
import { ALL_TOURNAMENTS, tournaments } from '../../../projections/tournaments.js';
import { AtLeastArgs } from '../language/connections.js';
import { OfTournament } from '../inputs/tournament-args.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { ClubTournamentsArgs, TournamentsArgs } from './tournament-filter.inputs.js';
import { readSought } from './tournament-list.js';
import { Tournament, TournamentConnection } from './tournament.types.js';
import { type AsOf, OfMoment, readsOf } from '../reading/as-of.js';
import { pageOf, reach } from '../reading/view-reading.js';
import { inGraph } from '../graph/edges.js';
import { ForEverybody } from '../policy/operations.js';
import { Reading } from '../reading/reading.js';

@ArgsType()
class TournamentByIdArgs extends AtLeastArgs {
  @OfTournament()
  id!: string;

  @OfMoment()
  asOf?: AsOf | null;
}

@Resolver()
export class TournamentResolver {
  constructor(private readonly reading: Reading) {}

  @ForEverybody()
  @Query(() => TournamentConnection, { description: 'The tournaments, oldest first unless another order is asked for.' })
  async tournaments(@Args(checkedArgs) args: TournamentsArgs): Promise<object> {
    const { filter, orderBy } = args;
    if (filter != null || orderBy != null) {
      const { clubName: club = null, clubId = null, kind = null, phase = null, from = null, to = null } = filter ?? {};
      return readSought(this.reading, args, { club, clubId, kind, phase, from, to, order: orderBy ?? 'oldestFirst' });
    }
    return pageOf(this.reading, tournaments, ALL_TOURNAMENTS, args, ({ body }) => new Tournament(body, this.reading, args.atLeast));
  }

  @inGraph({ edges: [{ of: 'Club', as: 'tournaments', given: { clubId: 'id' } }], root: 'none' })
  @ForEverybody()
  @Query(() => TournamentConnection, { description: 'The tournaments of the club, the latest first.' })
  tournamentsOfClub(@Args(checkedArgs) args: ClubTournamentsArgs): Promise<object> {
    const { clubId } = args;
    return readSought(this.reading, args, { club: null, clubId, kind: null, phase: null, from: null, to: null, order: 'newestFirst' });
  }

  @inGraph({
    edges: ['Standing', 'Table', 'Hand'].map((of) => ({ of, as: 'tournament', given: { id: 'tournamentId' } })),
    root: 'stays',
    node: ['id'],
  })
  @ForEverybody()
  @Query(() => Tournament, { nullable: true, description: 'One tournament; null when there is none of this id.' })
  async tournament(@Args(checkedArgs) { id, atLeast, asOf }: TournamentByIdArgs): Promise<Tournament | null> {
    await reach(this.reading, atLeast, tournaments);
    const reads = await readsOf(this.reading, { tournamentId: id, asOf });
    const row = reads?.views.get(tournaments, id);
    return reads == null || row === undefined ? null : new Tournament(row.body, reads, atLeast, asOf);
  }
}
