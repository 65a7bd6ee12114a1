/** The cost of the hands to each player: blinds and antes. */
import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { type FairnessRow, SHARES } from '../../../projections/fairness.js';
import { connectionType } from '../language/connections.js';
import { ShowingPlayer } from '../language/player.types.js';
import { ChipsScalar, PositionScalar } from '../language/scalars.js';
import { field, ofFields, withFields } from '../language/showing.js';
import { EntityId, entityId, Node } from '../language/node.js';

@ObjectType('PaidBlinds', { description: 'Forced bets that a player has paid.' })
export class PaidBlinds extends ofFields({
  times: field(Int, 'How often.'),
  chips: field(ChipsScalar, 'How many chips in all.'),
}) {}

@ObjectType('MoveCounts', { description: 'How often a player has changed seats.' })
export class MoveCounts extends ofFields({
  balance: field(Int, 'To balance tables, as the book proposed.'),
  tableBreak: field(Int, 'Because the player’s table was broken.'),
  redraw: field(Int, 'To the seat drawn for another day, unless that was taken back.'),
  finalTable: field(Int, 'To the seat drawn at the final table.'),
  order: field(Int, 'By an order of the director that departs from the book.'),
  wrongSeat: field(Int, 'To the right seat, from a wrong one.'),
}) {}

@ObjectType('PlayerFairness', {
  implements: () => [Node],
  description:
    'What the hands that are over have cost a player. For hands that were not recorded, blinds and antes that were due count as paid in full.',
})
export class PlayerFairness extends withFields(ShowingPlayer<FairnessRow>, {
  hands: field(Int, 'Hands that the player was dealt into, away or not.'),
  waited: field(Int, 'Hands without cards for the player, as a newcomer at the table.'),
  bigBlinds: field(PaidBlinds, 'Big blinds that the player paid.'),
  smallBlinds: field(PaidBlinds, 'Small blinds that the player paid.'),
  antes: field(PaidBlinds, 'Antes that the player paid; where one pays for the table, those paid for the table.'),
  moves: field(MoveCounts, 'How often the player has changed seats, by cause.'),
}) {
  @EntityId()
  get id(): string {
    return entityId('PlayerFairness', this.shown.tournamentId, this.shown.playerId);
  }

  @Field(() => Float, { description: 'The player’s equal share of the big blinds of the hands that they were dealt into.' })
  get bigBlindShare(): number {
    return this.shown.share.bigBlinds / SHARES;
  }

  @Field(() => Float, { description: 'The player’s equal share of the small blinds.' })
  get smallBlindShare(): number {
    return this.shown.share.smallBlinds / SHARES;
  }

  @Field(() => Float, { description: 'The player’s equal share of the chips of blinds and antes.' })
  get chipsShare(): number {
    return this.shown.share.chips / SHARES;
  }

  @Field(() => Int, { description: 'How often the player has changed seats in all.' })
  get moved(): number {
    return movedOf(this.shown);
  }
}

export const FairnessConnection = connectionType(
  () => PlayerFairness,
  'PlayerFairness',
  'what the hands have cost each player, by player id',
);

@ObjectType('Spread', { description: 'How far players lie apart.' })
export class Spread extends ofFields({
  min: field(Float, 'The least of any player.'),
  median: field(Float, 'That of the player in the middle; between the two in the middle where their number is even.'),
  max: field(Float, 'The most of any player.'),
}) {}

@ObjectType('FairnessSummary', {
  implements: () => [Node],
  description: 'How evenly a tournament has charged its players. Only players with at least one hand count.',
})
export class FairnessSummary {
  constructor(
    private readonly tournamentId: string,
    private readonly rows: readonly FairnessRow[],
    position: number | null,
  ) {
    this.position = position;
  }

  @EntityId()
  get id(): string {
    return entityId('FairnessSummary', this.tournamentId);
  }

  @Field(() => Int, { description: 'How many players were dealt into a hand.' })
  get players(): number {
    return this.rows.length;
  }

  @Field(() => Spread, { nullable: true, description: 'Hands that they were dealt into; null before the first hand is over.' })
  get hands(): Spread | null {
    return this.spread(({ hands }) => hands);
  }

  @Field(() => Spread, { nullable: true, description: 'Hands that they had to wait.' })
  get waited(): Spread | null {
    return this.spread(({ waited }) => waited);
  }

  @Field(() => Spread, { nullable: true, description: 'Big blinds that they paid.' })
  get bigBlinds(): Spread | null {
    return this.spread(({ bigBlinds }) => bigBlinds.times);
  }

  @Field(() => Spread, { nullable: true, description: 'Small blinds that they paid.' })
  get smallBlinds(): Spread | null {
    return this.spread(({ smallBlinds }) => smallBlinds.times);
  }

  @Field(() => Spread, { nullable: true, description: 'Chips of blinds and antes that they paid.' })
  get chips(): Spread | null {
    return this.spread(chipsOf);
  }

  @Field(() => Spread, {
    nullable: true,
    description: 'Big blinds above an equal share, negative when below it: the measure of fairness.',
  })
  get bigBlindsAboveShare(): Spread | null {
    return this.spread(({ bigBlinds, share }) => bigBlinds.times - share.bigBlinds / SHARES);
  }

  @Field(() => Spread, { nullable: true, description: 'Small blinds above an equal share, negative when below it.' })
  get smallBlindsAboveShare(): Spread | null {
    return this.spread(({ smallBlinds, share }) => smallBlinds.times - share.smallBlinds / SHARES);
  }

  @Field(() => Spread, { nullable: true, description: 'How often they changed seats.' })
  get moved(): Spread | null {
    return this.spread(movedOf);
  }

  @Field(() => PositionScalar, { nullable: true, description: 'The position that the answer reflects; null before the first event.' })
  readonly position: number | null;

  private spread(of: (row: FairnessRow) => number): Spread | null {
    const values = this.rows.map(of).sort((a, b) => a - b);
    if (values.length === 0) return null;
    const middle = values.length >> 1;
    const median = values.length % 2 === 1 ? values[middle]! : (values[middle - 1]! + values[middle]!) / 2;
    return { min: values[0]!, median, max: values.at(-1)! };
  }
}

const movedOf = ({ moves }: FairnessRow): number => Object.values(moves).reduce((sum, times) => sum + times, 0);
const chipsOf = ({ bigBlinds, smallBlinds, antes }: FairnessRow): number => bigBlinds.chips + smallBlinds.chips + antes.chips;
