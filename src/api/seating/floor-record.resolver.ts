/**
 * Queries on what the floor has done: moves with their reasons, and what the hands have cost each player.
 * May import: Nest, the facade, the views.
 */
import { Inject } from '@nestjs/common';
import { Args, ArgsType, Field, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { IsOptional, Max, Min } from 'class-validator';
import { fairness, fairnessKey } from '../../../projections/fairness.js';
import { moves, movesOfPlayer, movesOfTable } from '../../../projections/moves.js';
import { tournaments } from '../../../projections/tournaments.js';
import type { Tapis } from '../../app/tapis.js';
import { badInput } from '../language/api-error.js';
import { PageArgs, PageOf, pageWindow } from '../language/connections.js';
import { checkedArgs, IsPlainId } from '../server/input-validation.js';
import { TablesArgs } from '../table/tables.resolver.js';
import { positionOf, reach, TAPIS } from '../reading/view-reading.js';
import { FairnessConnection, FairnessSummary, PlayerFairness } from './fairness.types.js';
import { MoveConnection, PlayerMove } from './moves.types.js';

@ArgsType()
class OfTournamentArgs extends PageArgs {
  @Field(() => ID, { description: 'The id of the tournament.' })
  @IsPlainId()
  tournamentId!: string;
}

@ArgsType()
class MovesArgs extends OfTournamentArgs {
  @Field(() => Int, { nullable: true, description: 'Only moves from this table, to it and at it: its number, 1 to 9999.' })
  @IsOptional()
  @Min(1)
  @Max(9999)
  table?: number | null;

  @Field(() => ID, { nullable: true, description: 'Only those of this player; not together with a table.' })
  @IsOptional()
  @IsPlainId()
  playerId?: string | null;
}

@ArgsType()
class PlayerFairnessArgs extends TablesArgs {
  @Field(() => ID, { description: 'The id of the player.' })
  @IsPlainId()
  playerId!: string;
}

@Resolver()
export class FloorRecordResolver {
  constructor(@Inject(TAPIS) private readonly tapis: Tapis) {}

  @Query(() => MoveConnection, {
    nullable: true,
    description: 'Who changed seats in a tournament, when, why and by whose word, oldest first. Null when there is no such tournament.',
  })
  async moves(@Args(checkedArgs) args: MovesArgs): Promise<object | null> {
    const { tournamentId, table, playerId } = args;
    if (table != null && playerId != null) throw badInput([{ path: 'playerId', problem: 'cannot be given together with table' }]);
    await reach(this.tapis, args.atLeast, moves);
    const { views, people } = this.tapis;
    const partition =
      playerId != null ? movesOfPlayer(tournamentId, playerId) : table != null ? movesOfTable(tournamentId, table) : tournamentId;
    const page = views.page(moves, partition, pageWindow(args));
    if (page.rows.length === 0 && this.isUnknown(tournamentId)) return null;
    return new PageOf(
      page,
      (row) => new PlayerMove(row.body, people),
      () => views.count(moves, partition),
      positionOf(this.tapis, moves),
    );
  }

  @Query(() => FairnessConnection, {
    nullable: true,
    description:
      'What the hands of a tournament have cost each player: blinds and antes paid, hands waited, moves, beside his even share. Who has had no hand and no move is left out. Null when there is no such tournament.',
  })
  async fairness(@Args(checkedArgs) args: OfTournamentArgs): Promise<object | null> {
    await reach(this.tapis, args.atLeast, fairness);
    const { views, people } = this.tapis;
    const page = views.page(fairness, args.tournamentId, pageWindow(args));
    if (page.rows.length === 0 && this.isUnknown(args.tournamentId)) return null;
    return new PageOf(
      page,
      (row) => new PlayerFairness(row.body, people),
      () => views.count(fairness, args.tournamentId),
      positionOf(this.tapis, fairness),
    );
  }

  @Query(() => PlayerFairness, {
    nullable: true,
    description: 'What the hands of a tournament have cost one player; null where he has had no hand and no move.',
  })
  async playerFairness(@Args(checkedArgs) { tournamentId, playerId, atLeast }: PlayerFairnessArgs): Promise<PlayerFairness | null> {
    await reach(this.tapis, atLeast, fairness);
    const row = this.tapis.views.get(fairness, fairnessKey(tournamentId, playerId));
    return row === undefined ? null : new PlayerFairness(row.body, this.tapis.people);
  }

  @Query(() => FairnessSummary, {
    nullable: true,
    description: 'How evenly a tournament has charged its players; null when there is no such tournament.',
  })
  async fairnessSummary(@Args() { tournamentId, atLeast }: TablesArgs): Promise<FairnessSummary | null> {
    await reach(this.tapis, atLeast, fairness);
    const rows = this.tapis.views.page(fairness, tournamentId).rows.map(({ body }) => body);
    if (rows.length === 0 && this.isUnknown(tournamentId)) return null;
    return new FairnessSummary(
      rows.filter(({ hands }) => hands > 0),
      positionOf(this.tapis, fairness),
    );
  }

  private isUnknown(tournamentId: string): boolean {
    return this.tapis.views.get(tournaments, tournamentId) === undefined;
  }
}
