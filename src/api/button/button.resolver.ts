/** The button and blinds of each table's next hand. */
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { TournamentId } from '../../../events/ids.js';
import { readHandToCome } from '../../tournament/button/hand-positions.js';
import { NextHandType } from './button.types.js';
import { TournamentNowArgs } from '../inputs/tournament-args.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { OnTournament } from '../graph/edges.js';
import { ForEverybody } from '../policy/operations.js';
import { Costs } from '../language/costs.js';
import { Reading } from '../reading/reading.js';

@Resolver()
export class ButtonResolver {
  constructor(private readonly reading: Reading) {}

  @Costs({ weight: 1_500, entries: 100, settledBy: 'tables' })
  @OnTournament('nextHands')
  @ForEverybody()
  @Query(() => [NextHandType], {
    nullable: true,
    description:
      'The button and blinds of the next hand of each open table, and what newcomers owe. Tables with fewer than two players, or without a first button, are left out. Null when there is no such tournament.',
  })
  async nextHands(@Args(checkedArgs) { tournamentId }: TournamentNowArgs): Promise<readonly NextHandType[] | null> {
    const { state } = await this.reading.loadTournament(tournamentId as TournamentId);
    if (state.phase === 'unknown') return null;
    if (state.phase !== 'running') return [];
    return state.tables.flatMap((table) => {
      const hand = table.broken ? null : readHandToCome(state, table);
      return hand === null ? [] : [new NextHandType(tournamentId, table.table, hand)];
    });
  }
}
