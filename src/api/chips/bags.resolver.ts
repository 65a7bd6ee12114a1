/** The query for bags between two days. */
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { TournamentId } from '../../../events/ids.js';
import { listBags } from '../../tournament/days/bag-list.js';
import { OnTournament } from '../graph/edges.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { TournamentNowArgs } from '../inputs/tournament-args.js';
import { Costs, TOURNAMENT_FOLD } from '../language/costs.js';
import { For } from '../policy/operations.js';
import { Reading } from '../reading/reading.js';
import { BagsType } from './bags.types.js';

@Resolver()
export class BagsResolver {
  constructor(private readonly reading: Reading) {}

  @Costs({ weight: TOURNAMENT_FOLD, settledBy: 'tables' })
  @OnTournament('bags')
  @For('read.floor', 'tournamentId')
  @Query(() => BagsType, {
    nullable: true,
    description:
      'The bags in which chips are kept between two days. Null where none was recorded since the last day began, or the tournament is not in play.',
  })
  async bags(@Args(checkedArgs) { tournamentId }: TournamentNowArgs): Promise<BagsType | null> {
    const { state } = await this.reading.loadTournament(tournamentId as TournamentId);
    const list = state.phase === 'running' ? listBags(state) : null;
    return list === null ? null : new BagsType(list, this.reading.people);
  }
}
