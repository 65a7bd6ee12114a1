/**
 * The standings of a tournament, by page.
 */
import { Args, Query, Resolver } from '@nestjs/graphql';
import { standings } from '../../../projections/standings.js';
import { tournaments } from '../../../projections/tournaments.js';
import { StandingsReader } from './standings-reader.js';
import { Standing, StandingConnection } from './standings.types.js';
import { reach } from '../reading/view-reading.js';
import { readsOf, TournamentPageThenArgs, TournamentPlayerThenArgs } from '../reading/as-of.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { OnTournament } from '../graph/edges.js';
import { ForEverybody } from '../policy/operations.js';
import { Reading } from '../reading/reading.js';

@Resolver()
export class StandingsResolver {
  constructor(
    private readonly reading: Reading,
    private readonly reader: StandingsReader,
  ) {}

  @OnTournament('standings')
  @ForEverybody()
  @Query(() => StandingConnection, {
    nullable: true,
    description:
      'The standings of a tournament: players in by their chips, then the eliminated by place. Null when there is no such tournament.',
  })
  async standings(@Args(checkedArgs) args: TournamentPageThenArgs): Promise<object | null> {
    await reach(this.reading, args.atLeast, standings, tournaments);
    const reads = await readsOf(this.reading, args);
    return reads && this.reader.read(args, reads);
  }

  @OnTournament('standing', { node: ['tournamentId', 'playerId'] })
  @ForEverybody()
  @Query(() => Standing, {
    nullable: true,
    description: 'One player’s standing; null when they do not take part in the tournament.',
  })
  async standing(@Args(checkedArgs) { tournamentId, playerId, atLeast, asOf }: TournamentPlayerThenArgs): Promise<Standing | null> {
    await reach(this.reading, atLeast, standings);
    const reads = await readsOf(this.reading, { tournamentId, asOf });
    return reads && this.reader.readOne(tournamentId, playerId, reads);
  }
}
