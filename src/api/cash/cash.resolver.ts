/** The query for the cash desk. */
import { Args, ArgsType, Query, Resolver } from '@nestjs/graphql';
import type { TournamentId } from '../../../events/ids.js';
import { reportCash } from '../../tournament/cash/report.js';
import { OnTournament } from '../graph/edges.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { TournamentNowArgs } from '../inputs/tournament-args.js';
import { Costs, TOURNAMENT_FOLD } from '../language/costs.js';
import { For } from '../policy/operations.js';
import { type AsOf, OfMoment, readsOf } from '../reading/as-of.js';
import { Reading } from '../reading/reading.js';
import { CashDeskType } from './cash.types.js';

@ArgsType()
class CashDeskArgs extends TournamentNowArgs {
  @OfMoment()
  asOf?: AsOf | null;
}

@Resolver()
export class CashResolver {
  constructor(private readonly reading: Reading) {}

  @Costs({ weight: TOURNAMENT_FOLD })
  @OnTournament('cashDesk', { node: ['tournamentId'] })
  @For('read.floor', 'tournamentId')
  @Query(() => CashDeskType, {
    nullable: true,
    description:
      'The cash desk of a tournament: taken, fees, pot, paid out, and who owes what. Null when there is no such tournament. For those who may read it there: docs/catalogue/policy.md.',
  })
  async cashDesk(@Args(checkedArgs) { tournamentId, asOf }: CashDeskArgs): Promise<CashDeskType | null> {
    const reads = await readsOf(this.reading, { tournamentId, asOf });
    if (reads === null) return null;
    const { state } = await reads.loadTournament(tournamentId as TournamentId);
    return state.phase === 'unknown' ? null : new CashDeskType(tournamentId, reportCash(state, reads.now()), reads.people);
  }
}
