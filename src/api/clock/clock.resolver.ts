import { Args, Query, Resolver } from '@nestjs/graphql';
import { clock } from '../../../projections/clock.js';
import { Clock } from './clock.types.js';
import { readsOf, TournamentThenArgs } from '../reading/as-of.js';
import { positionOf, reach } from '../reading/view-reading.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { OnTournament } from '../graph/edges.js';
import { ForEverybody } from '../policy/operations.js';
import { Reading, type Reads } from '../reading/reading.js';

@Resolver()
export class ClockResolver {
  constructor(private readonly reading: Reading) {}

  @OnTournament('clock', { node: ['tournamentId'] })
  @ForEverybody()
  @Query(() => Clock, { nullable: true, description: 'The clock of a tournament; null when there is no such tournament.' })
  async clock(@Args(checkedArgs) { tournamentId, atLeast, asOf }: TournamentThenArgs): Promise<Clock | null> {
    await reach(this.reading, atLeast, clock);
    const reads = await readsOf(this.reading, { tournamentId, asOf });
    return reads && readClock(reads, tournamentId);
  }
}

/** A tournament's clock now; null for an unknown tournament. */
export function readClock(reads: Reads, tournamentId: string): Clock | null {
  const row = reads.views.get(clock, tournamentId);
  return row === undefined ? null : new Clock(row.body, reads.now(), positionOf(reads, clock));
}
