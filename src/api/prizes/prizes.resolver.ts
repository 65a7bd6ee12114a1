/** The query for prizes. */
import { Args, ArgsType, Query, Resolver } from '@nestjs/graphql';
import type { TournamentId } from '../../../events/ids.js';
import { type AsOf, OfMoment, readsOf } from '../reading/as-of.js';
import { PrizesType } from './prizes.types.js';
import { TournamentNowArgs } from '../inputs/tournament-args.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { OnTournament } from '../graph/edges.js';
import { ForEverybody } from '../policy/operations.js';
import { Costs, TOURNAMENT_FOLD } from '../language/costs.js';
import { Reading } from '../reading/reading.js';

@ArgsType()
class PrizesArgs extends TournamentNowArgs {
  @OfMoment()
  asOf?: AsOf | null;
}

@Resolver()
export class PrizesResolver {
  constructor(private readonly reading: Reading) {}

  @Costs({ weight: TOURNAMENT_FOLD })
  @OnTournament('prizes', { node: ['tournamentId'] })
  @ForEverybody()
  @Query(() => PrizesType, {
    nullable: true,
    description:
      'What a tournament is played for, deals, bounties, and what everybody gets in the end. Null when there is no such tournament.',
  })
  async prizes(@Args(checkedArgs) { tournamentId, asOf }: PrizesArgs): Promise<PrizesType | null> {
    const reads = await readsOf(this.reading, { tournamentId, asOf });
    if (reads === null) return null;
    const { state } = await reads.loadTournament(tournamentId as TournamentId);
    return state.phase === 'unknown' ? null : new PrizesType(tournamentId, state);
  }
}
