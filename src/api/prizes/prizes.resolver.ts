/**
 * The query on what a tournament is played for.
 */
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { TournamentId } from '../../../events/ids.js';
import type { Tapis } from '../../app/tapis.js';
import { TAPIS } from '../reading/view-reading.js';
import { PrizesType } from './prizes.types.js';
import { TournamentNowArgs } from '../language/tournament-args.js';
import { checkedArgs } from '../server/input-validation.js';

@Resolver()
export class PrizesResolver {
  constructor(@Inject(TAPIS) private readonly tapis: Tapis) {}

  @Query(() => PrizesType, {
    nullable: true,
    description:
      'What a tournament is played for, deals, bounties, and what everybody gets in the end. Null when there is no such tournament.',
  })
  async prizes(@Args(checkedArgs) { tournamentId }: TournamentNowArgs): Promise<PrizesType | null> {
    const { state } = await this.tapis.loadTournament(tournamentId as TournamentId);
    return state.phase === 'unknown' ? null : new PrizesType(state);
  }
}
