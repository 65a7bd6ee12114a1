import { Args, Query, Resolver } from '@nestjs/graphql';
import type { TournamentId } from '../../../events/ids.js';
import { HandForHandType } from './hand-for-hand.types.js';
import { TournamentNowArgs } from '../inputs/tournament-args.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { OnTournament } from '../graph/edges.js';
import { ForEverybody } from '../policy/operations.js';
import { Costs, TOURNAMENT_FOLD } from '../language/costs.js';
import { Reading } from '../reading/reading.js';

@Resolver()
export class HandForHandResolver {
  constructor(private readonly reading: Reading) {}

  @Costs({ weight: TOURNAMENT_FOLD })
  @OnTournament('handForHand', { node: ['tournamentId'] })
  @ForEverybody()
  @Query(() => HandForHandType, {
    nullable: true,
    description: 'Whether the tables of a tournament play hand for hand or should (RO 2.7). Null where the tournament is not in play.',
  })
  async handForHand(@Args(checkedArgs) { tournamentId }: TournamentNowArgs): Promise<HandForHandType | null> {
    const { state } = await this.reading.loadTournament(tournamentId as TournamentId);
    return state.phase === 'running' ? new HandForHandType(tournamentId, state) : null;
  }
}
