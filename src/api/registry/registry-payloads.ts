import { Field, ID, ObjectType } from '@nestjs/graphql';
import { clubs } from '../../../projections/clubs.js';
import { federations } from '../../../projections/federations.js';
import type { ClubId, FederationId, PlayerId } from '../../../events/ids.js';
import type { Accepted } from '../answers/accepted.js';
import { CommandPayload } from '../answers/command-payload.js';
import { Player } from '../language/player.types.js';
import { reach } from '../reading/view-reading.js';
import { Club, Federation } from './registry.types.js';
import type { Reading } from '../reading/reading.js';

@ObjectType({ description: 'The answer to a command on a federation.' })
export class FederationPayload extends CommandPayload {
  constructor(
    outcome: Accepted,
    reading: Reading,
    private readonly federationId: FederationId,
  ) {
    super(outcome, reading);
  }

  @Field(() => Federation, { nullable: true, description: 'The federation after the command.' })
  get federation(): Promise<Federation | null> {
    return this.readFederation();
  }

  private async readFederation(): Promise<Federation | null> {
    await reach(this.reading, this.position, federations);
    const row = this.reading.views.get(federations, this.federationId);
    return row === undefined ? null : new Federation(row.body);
  }
}

@ObjectType({ description: 'The answer to a command on a club.' })
export class ClubPayload extends CommandPayload {
  constructor(
    outcome: Accepted,
    reading: Reading,
    private readonly clubId: ClubId,
  ) {
    super(outcome, reading);
  }

  @Field(() => Club, { nullable: true, description: 'The club after the command.' })
  get club(): Promise<Club | null> {
    return this.readClub();
  }

  private async readClub(): Promise<Club | null> {
    await reach(this.reading, this.position, clubs);
    const row = this.reading.views.get(clubs, this.clubId);
    return row === undefined ? null : new Club(row.body);
  }
}

@ObjectType({ description: 'The answer to a command on a person.' })
export class PlayerPayload extends CommandPayload {
  constructor(outcome: Accepted, reading: Reading, playerId: PlayerId) {
    super(outcome, reading);
    this.playerId = playerId;
  }

  @Field(() => ID, { description: 'The id of the person.' })
  readonly playerId: PlayerId;

  @Field(() => Player, { nullable: true, description: 'The person.' })
  get player(): Player {
    return new Player(this.playerId, this.reading.people, this.position);
  }
}
