/**
 * The clock of a tournament.
 */
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { clock } from '../../../projections/clock.js';
import type { Tapis } from '../../app/tapis.js';
import { Clock } from './clock.types.js';
import { positionOf, reach, TAPIS } from '../reading/view-reading.js';
import { TournamentArgs } from '../language/tournament-args.js';
import { checkedArgs } from '../server/input-validation.js';

@Resolver()
export class ClockResolver {
  constructor(@Inject(TAPIS) private readonly tapis: Tapis) {}

  @Query(() => Clock, { nullable: true, description: 'The clock of a tournament; null when there is no such tournament.' })
  async clock(@Args(checkedArgs) { tournamentId, atLeast }: TournamentArgs): Promise<Clock | null> {
    await reach(this.tapis, atLeast, clock);
    return readClock(this.tapis, tournamentId);
  }
}

/** A tournament's clock now; null when there is no such tournament. */
export function readClock(tapis: Tapis, tournamentId: string): Clock | null {
  const row = tapis.views.get(clock, tournamentId);
  return row === undefined ? null : new Clock(row.body, tapis.now(), positionOf(tapis, clock));
}
