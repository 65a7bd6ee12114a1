import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Card } from '../../../events/values.js';
import type { PlayerDirectory } from '../../app/vault/person-vault.js';
import { sumCommitted } from '../../hand/pots/pots.js';
import type { HandState } from '../../hand/state.js';
import type { HandStart } from '../../../commands/hand/start.js';
import { SeatStatusEnum } from '../language/enums.js';
import { Player } from '../language/player.types.js';
import { CardScalar, ChipsScalar } from '../language/scalars.js';
import { Costs } from '../language/costs.js';

@ObjectType({ description: 'A seat in a hand.' })
export class HandSeat {
  /**
   * @param state without what the asker may not see
   * @param index the seat's index in the state, clockwise from 0
   */
  constructor(
    private readonly state: HandState,
    private readonly index: number,
    private readonly directory: PlayerDirectory,
  ) {}

  @Field(() => Int, { description: 'The number of the seat, 1 to 10.' })
  get seat(): number {
    return this.start.seats[this.index]!.seat;
  }

  @Field(() => ID, { description: 'The id of the player.' })
  get playerId(): string {
    return this.start.seats[this.index]!.playerId;
  }

  @Field(() => Player, { description: 'The player.' })
  get player(): Player {
    return new Player(this.start.seats[this.index]!.playerId, this.directory);
  }

  @Field(() => ChipsScalar, { description: 'Chips behind.' })
  get stack(): number {
    return this.state.stacks[this.index]!;
  }

  @Field(() => ChipsScalar, { description: 'Chips in front of the seat on this street, antes not counted.' })
  get bet(): number {
    return this.state.bets[this.index]!;
  }

  @Field(() => ChipsScalar, {
    description: 'Chips put in over the whole hand, less what was returned; an ante that one player pays for the table is not in it.',
  })
  get committed(): number {
    return sumCommitted(this.state, this.index);
  }

  @Field(() => SeatStatusEnum, { description: 'The status of the seat in the hand.' })
  get status(): 'live' | 'allIn' | 'out' | 'dead' {
    const { seat, dead } = this.start.seats[this.index]!;
    if (dead) return 'dead';
    if (this.has(this.state.live)) return this.has(this.state.allIn) ? 'allIn' : 'live';
    const lost = this.state.incidents?.discards.lost.find((each) => each.seat === seat);
    return (lost?.cause ?? null) === null ? 'out' : 'dead';
  }

  @Costs({ entries: 4 })
  @Field(() => [CardScalar], {
    nullable: true,
    description:
      'Both cards, where they are known and may be seen. Everybody sees cards that were tabled or shown to all; directors of the tournament who do not play in it see all that were recorded.',
  })
  get cards(): readonly Card[] | null {
    return this.state.holeCards[this.index]!;
  }

  @Field(() => Boolean, { description: 'Whether both cards lie face up.' })
  get tabled(): boolean {
    return this.has(this.state.tabled);
  }

  @Field(() => Boolean, { description: 'Whether the hand was given up at showdown without tabling it.' })
  get mucked(): boolean {
    return this.has(this.state.mucked);
  }

  private get start(): HandStart {
    return this.state.start!;
  }

  private has(seats: number): boolean {
    return ((seats >> this.index) & 1) === 1;
  }
}
