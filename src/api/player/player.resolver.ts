/** A player, their tournaments, and their standings. */
import { Args, ArgsType, Context, Query, Resolver } from '@nestjs/graphql';
import type { PlayerId } from '../../../events/ids.js';
import { playerEntries, type PlayerEntryRow } from '../../../projections/player-entries.js';
import { people } from '../../../projections/people.js';
import { standings } from '../../../projections/standings.js';
import { tournaments } from '../../../projections/tournaments.js';
import { inGraph } from '../graph/edges.js';
import { AtLeastArgs, PageArgs, PageOf, pageWindow } from '../language/connections.js';
import { Cursors } from '../language/cursors.js';
import { nameSeen, Player } from '../language/player.types.js';
import { Policy } from '../policy/policy.js';
import { positionOf, reach } from '../reading/view-reading.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { RequestContext } from '../request/request-context.js';
import { StandingsReader } from '../standings/standings-reader.js';
import { StandingConnection } from '../standings/standings.types.js';
import { Tournament, TournamentConnection } from '../tournament/tournament.types.js';
import { ForEverybody } from '../policy/operations.js';
import { Costs } from '../language/costs.js';
import { Reading } from '../reading/reading.js';
import { IdField } from '../inputs/fields.js';

@ArgsType()
class PlayerArgs extends AtLeastArgs {
  @IdField('The id of the player.')
  id!: string;
}

@ArgsType()
class PlayerPageArgs extends PageArgs {
  @IdField('The id of the player.')
  playerId!: string;
}

/** The query is a field of `Player` only. */
const OnPlayer = (as: string): MethodDecorator => inGraph({ edges: [{ of: 'Player', as, given: { playerId: 'id' } }], root: 'none' });

@Resolver()
export class PlayerResolver {
  constructor(
    private readonly reading: Reading,
    private readonly standings: StandingsReader,
    private readonly policy: Policy,
  ) {}

  @inGraph({ root: 'stays', node: ['id'] })
  @ForEverybody()
  @Query(() => Player, {
    nullable: true,
    description:
      'One player. Null for an id that has neither entered a tournament nor is registered, nor has a name that the asker may see.',
  })
  async player(@Args(checkedArgs) { id, atLeast }: PlayerArgs, @Context() request: RequestContext): Promise<Player | null> {
    await reach(this.reading, atLeast, playerEntries, people);
    const { views, people: directory } = this.reading;
    const isKnown = views.page(playerEntries, id, { first: 1 }).rows.length > 0 || views.get(people, id) !== undefined;
    const isShown = isKnown || nameSeen(directory, id as PlayerId, this.policy.sightOfName(request, id)) !== null;
    return isShown ? new Player(id as PlayerId, directory, atLeast) : null;
  }

  // Each row is read from a second view by key.
  @Costs({ row: 20 })
  @OnPlayer('tournaments')
  @ForEverybody()
  @Query(() => TournamentConnection, { nullable: true, description: 'The tournaments that they have entered, in that order.' })
  async playerTournaments(@Args(checkedArgs) args: PlayerPageArgs): Promise<object> {
    await reach(this.reading, args.atLeast, playerEntries, tournaments);
    return this.read(args, 'tournaments', ({ tournamentId }) => {
      const row = this.reading.views.get(tournaments, tournamentId);
      return row === undefined ? null : new Tournament(row.body, this.reading, args.atLeast);
    });
  }

  // Each row is read from a second view by key.
  @Costs({ row: 20 })
  @OnPlayer('results')
  @ForEverybody()
  @Query(() => StandingConnection, {
    nullable: true,
    description:
      'Their standing in each tournament that they have entered, in the order of entry; their place once they are out or have won.',
  })
  async playerResults(@Args(checkedArgs) args: PlayerPageArgs): Promise<object> {
    await reach(this.reading, args.atLeast, playerEntries, standings);
    return this.read(args, 'results', ({ tournamentId, playerId }) => this.standings.readOne(tournamentId, playerId));
  }

  /** A page of entries. @param show what to show of one; null leaves it out */
  private read<Node>(args: PlayerPageArgs, list: string, show: (entry: PlayerEntryRow) => Node | null): PageOf<PlayerEntryRow, Node> {
    const cursors = new Cursors(`${playerEntries.name} ${list}`, args.playerId);
    return new PageOf(
      this.reading.views.page(playerEntries, args.playerId, pageWindow(args, cursors)),
      cursors,
      ({ body }) => show(body),
      () => this.reading.views.count(playerEntries, args.playerId),
      positionOf(this.reading, playerEntries),
    );
  }
}
