/** The bags of a tournament between two days. */
import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { BagList, BagOfPlayer } from '../../tournament/days/bag-list.js';
import type { PlayerDirectory } from '../../app/vault/person-vault.js';
import { Costs } from '../language/costs.js';
import { Player, ShowingPlayer } from '../language/player.types.js';
import { ChipsScalar } from '../language/scalars.js';
import { field, orNull, Showing, withFields } from '../language/showing.js';
import { BagStateEnum } from './bag-enums.js';

/** The most players whose chips are bagged in a large tournament. */
const MOST_BAGS = 300;

@ObjectType('Bag', { description: 'A bag with the chips of a player.' })
export class BagType extends withFields(ShowingPlayer<BagOfPlayer>, {
  bag: field(Int, 'The number on it.'),
  table: field(Int, 'The table of the player, on the next day where its seats are drawn.'),
  seat: field(Int, 'The seat of the player there.'),
  first: orNull(ChipsScalar, 'What the first count found; null before it.'),
  second: orNull(ChipsScalar, 'What the second count found; null before it.'),
  stack: field(ChipsScalar, 'The stack of the player when it was last known.'),
  state: field(BagStateEnum, 'How far it is checked.'),
}) {}

@ObjectType('Bags', { description: 'The bags of a tournament between two days, with the chips in play.' })
export class BagsType extends withFields(Showing<BagList>, {
  bagged: field(ChipsScalar, 'The chips in bags whose counts are the same.'),
  inPlay: field(ChipsScalar, 'All chips in play.'),
}) {
  constructor(
    list: BagList,
    private readonly people: PlayerDirectory,
  ) {
    super(list);
  }

  @Costs({ entries: MOST_BAGS })
  @Field(() => [BagType], { description: 'The bags of players who are in, by number.' })
  get bags(): readonly BagType[] {
    return this.shown.bags.map((bag) => new BagType(bag, this.people));
  }

  @Costs({ entries: MOST_BAGS })
  @Field(() => [Player], { description: 'Who is in and has no bag, by table and seat.' })
  get missing(): readonly Player[] {
    return this.shown.missing.map((playerId) => new Player(playerId, this.people));
  }

  @Field(() => Boolean, {
    description:
      'Whether everybody who is in has a bag, each is their stack, and together they hold all chips in play. Only then the next day can begin.',
  })
  get agrees(): boolean {
    const { bags, missing, bagged, inPlay } = this.shown;
    return missing.length === 0 && bags.every(({ state }) => state === 'agrees') && bagged === inPlay;
  }
}
