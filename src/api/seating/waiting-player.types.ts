/** Players who wait for a seat, and what the book decided for them. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { PlayerDirectory } from '../../app/vault/person-vault.js';
import type { UnseatedProposal } from '../../tournament/seating/unseated.js';
import type { UnseatedPlayer } from '../../tournament/state.js';
import { citationsOf, CitationType } from '../language/citation.types.js';
import { Player } from '../language/player.types.js';
import { field, Showing, withFields } from '../language/showing.js';
import { SeatForWaitingEnum } from './seating-enums.js';
import { SeatAtTable } from '../table/seat-at-table.types.js';
import { Costs } from '../language/costs.js';

@ObjectType({ description: 'A player who is in again after a correction, and waits for a seat with these chips.' })
export class WaitingPlayer extends withFields(Showing<UnseatedPlayer>, {
  playerId: field(ID, 'The id of the player.'),
  stack: field(Int, 'The chips of the player, which are in play.'),
}) {
  constructor(
    waiting: UnseatedPlayer,
    private readonly proposal: UnseatedProposal,
    private readonly people: PlayerDirectory,
  ) {
    super(waiting);
  }

  @Field(() => Player, { description: 'The player.' })
  get player(): Player {
    return new Player(this.shown.playerId, this.people);
  }

  @Field(() => SeatForWaitingEnum, {
    description: 'What the book has done next. The director may give another or an extra seat (seatWaitingPlayer).',
  })
  get due(): UnseatedProposal['due'] {
    return this.proposal.due;
  }

  @Field(() => SeatAtTable, { nullable: true, description: 'The seat that the book proposes; null where every seat is taken.' })
  get to(): SeatAtTable | null {
    return this.proposal.to;
  }

  @Costs({ entries: 3 })
  @Field(() => [CitationType], { description: 'The rules that decide it.' })
  get articles(): readonly CitationType[] {
    return citationsOf(this.proposal.articles);
  }
}
