/** Competitors of a season: players and teams. */
import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { PlayerId } from '../../../events/ids.js';
import type { SeasonRow } from '../../../projections/seasons.js';
import type { PlayerDirectory } from '../../app/vault/person-vault.js';
import type { Team } from '../../season/state.js';
import { Player } from '../language/player.types.js';
import { field, Showing, withFields } from '../language/showing.js';
import { lookUp } from '../../../events/look-up.js';

/** What season types need beside their values. */
export interface SeasonContext {
  readonly season: SeasonRow;
  readonly directory: PlayerDirectory;
}

@ObjectType({ description: 'A team of a season.' })
export class SeasonTeam extends withFields(Showing<Team>, {
  name: field(String, 'Its name.'),
  clubId: field(ID, 'The id of its club.'),
  withdrawn: field(Boolean, 'Whether it takes part no longer.'),
}) {
  constructor(
    private readonly id: string,
    team: Team,
  ) {
    super(team);
  }

  @Field(() => ID, { description: 'Its id in the season, by which sheets name it.' })
  get teamId(): string {
    return this.id;
  }
}

@ObjectType({ description: 'A competitor in a season: a player or a team.' })
export class SeasonCompetitor {
  constructor(
    private readonly competitor: string,
    private readonly context: SeasonContext,
  ) {}

  @Field(() => ID, { description: 'The id of the player or the team.' })
  get competitorId(): string {
    return this.competitor;
  }

  @Field(() => ID, { nullable: true, description: 'The id of the player; null for a team.' })
  get playerId(): string | null {
    return this.context.season.competitors === 'players' ? this.competitor : null;
  }

  @Field(() => Player, { nullable: true, description: 'The player; null for a team.' })
  get player(): Player | null {
    return this.context.season.competitors === 'players' ? new Player(this.competitor as PlayerId, this.context.directory) : null;
  }

  @Field(() => SeasonTeam, { nullable: true, description: 'The team; null for a player.' })
  get team(): SeasonTeam | null {
    const team = lookUp(this.context.season.teams, this.competitor);
    return team === undefined ? null : new SeasonTeam(this.competitor, team);
  }
}
