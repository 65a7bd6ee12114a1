/** Queries for moves with their reasons, and for what the hands have cost each player. */
import { Args, ArgsType, InputType, Query, Resolver } from '@nestjs/graphql';
import { fairness, fairnessKey } from '../../../projections/fairness.js';
import { moves, movesOfPlayer, movesOfTable } from '../../../projections/moves.js';
import { tournaments } from '../../../projections/tournaments.js';
import { IdField, nullable, WholeField } from '../inputs/fields.js';
import { OneOfField } from '../inputs/one-of.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { isUnknown, pageOfTournament, positionOf, reach } from '../reading/view-reading.js';
import { FairnessConnection, FairnessSummary, PlayerFairness } from './fairness.types.js';
import { MoveConnection, PlayerMove } from './moves.types.js';
import { TournamentArgs, TournamentPageArgs, TournamentPlayerArgs } from '../inputs/tournament-args.js';
import { readsOf, TournamentPageThenArgs } from '../reading/as-of.js';
import { OnTournament } from '../graph/edges.js';
import { ForEverybody } from '../policy/operations.js';
import { MAX_TABLES } from '../../../events/values.js';
import { Reading } from '../reading/reading.js';

const ofTable = 'Only moves from this table, to it and at it: its number, {bound}.';
const ofPlayer = 'Only those of this player.';

@InputType({ isOneOf: true, description: 'Whose moves to list: those of a table, or of a player.' })
class MovesOfInput {
  @WholeField(1, MAX_TABLES, ofTable, nullable)
  table?: number | null;

  @IdField(ofPlayer, nullable)
  playerId?: string | null;
}

@ArgsType()
class MovesArgs extends TournamentPageThenArgs {
  @OneOfField({
    input: () => MovesOfInput,
    description: 'Only those of a table, or of a player; all when it is not given.',
    isNeeded: false,
  })
  of?: MovesOfInput | null;
}

@Resolver()
export class FloorRecordResolver {
  constructor(private readonly reading: Reading) {}

  @OnTournament('moves')
  @ForEverybody()
  @Query(() => MoveConnection, {
    nullable: true,
    description: 'Who changed seats in a tournament, when, why and by whose decision, oldest first. Null when there is no such tournament.',
  })
  async moves(@Args(checkedArgs) args: MovesArgs): Promise<object | null> {
    const { tournamentId, of } = args;
    const { table, playerId } = of ?? {};
    const partition =
      playerId != null ? movesOfPlayer(tournamentId, playerId) : table != null ? movesOfTable(tournamentId, table) : tournamentId;
    const reads = await readsOf(this.reading, args);
    return reads && pageOfTournament(reads, moves, args, (row) => new PlayerMove(row, reads.people), partition);
  }

  @OnTournament('fairness')
  @ForEverybody()
  @Query(() => FairnessConnection, {
    nullable: true,
    description:
      'Each player’s blinds and antes, next to an equal share, with hands waited and moves. Players without a hand or a move are left out. Null when there is no such tournament.',
  })
  fairness(@Args(checkedArgs) args: TournamentPageArgs): Promise<object | null> {
    return pageOfTournament(this.reading, fairness, args, ({ body }) => new PlayerFairness(body, this.reading.people));
  }

  @OnTournament('playerFairness', { node: ['tournamentId', 'playerId'] })
  @ForEverybody()
  @Query(() => PlayerFairness, {
    nullable: true,
    description: 'What the hands of a tournament have cost one player; null for a player without a hand or a move.',
  })
  async playerFairness(@Args(checkedArgs) { tournamentId, playerId, atLeast }: TournamentPlayerArgs): Promise<PlayerFairness | null> {
    await reach(this.reading, atLeast, fairness);
    const row = this.reading.views.get(fairness, fairnessKey(tournamentId, playerId));
    return row === undefined ? null : new PlayerFairness(row.body, this.reading.people);
  }

  @OnTournament('fairnessSummary', { node: ['tournamentId'] })
  @ForEverybody()
  @Query(() => FairnessSummary, {
    nullable: true,
    description: 'How evenly a tournament has charged its players; null when there is no such tournament.',
  })
  async fairnessSummary(@Args(checkedArgs) { tournamentId, atLeast }: TournamentArgs): Promise<FairnessSummary | null> {
    await reach(this.reading, atLeast, fairness, tournaments);
    const rows = this.reading.views.page(fairness, tournamentId).rows.map(({ body }) => body);
    if (rows.length === 0 && isUnknown(this.reading, tournamentId)) return null;
    return new FairnessSummary(
      tournamentId,
      rows.filter(({ hands }) => hands > 0),
      positionOf(this.reading, fairness),
    );
  }
}
