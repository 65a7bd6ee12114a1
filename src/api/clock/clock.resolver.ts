/**
 * The clock of a tournament.
 */
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { clock } from '../../../projections/clock.js';
import type { Tapis } from '../../app/tapis.js';
import { Clock } from './clock.types.js';
import { readsOf, TournamentThenArgs } from '../reading/as-of.js';
import { positionOf, reach, type Reads, TAPIS } from '../reading/view-reading.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { OnTournament } from '../graph/edges.js';
import { ForEverybody } from '../policy/operations.js';

@Resolver()
export class ClockResolver {
  constructor(@Inject(TAPIS) private readonly tapis: Tapis) {}

  @OnTournament('clock', { node: ['tournamentId'] })
  @ForEverybody()
  @Query(() => Clock, { nullable: true, description: 'The clock of a tournament; null when there is no such tournament.' })
  async clock(@Args(checkedArgs) { tournamentId, atLeast, asOf }: TournamentThenArgs): Promise<Clock | null> {
    await reach(this.tapis, atLeast, clock);
    const reads = await readsOf(this.tapis, { tournamentId, asOf });
    return reads && readClock(reads, tournamentId);
  }
}

/** A tournament's clock now; null when there is no such tournament. */
export function readClock(tapis: Reads, tournamentId: string): Clock | null {
  const row = tapis.views.get(clock, tournamentId);
  return row === undefined ? null : new Clock(row.body, tapis.now(), positionOf(tapis, clock));
}
