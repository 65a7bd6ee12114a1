/**
 * The chip ledger and the chip inventory as the API shows them.
 */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { ChipAccounts } from '../../../projections/chip-accounts.js';
import type { ChipInventory, ChipLine } from '../../../projections/chip-ledger.js';
import type { PieceTally } from '../../../projections/chip-pieces.js';
import type { Text } from '../../rulebooks/setting.js';
import { chipLineText } from '../../texts/chip-ledger-texts.js';
import { CitationType } from '../language/citation.types.js';
import { connectionType } from '../language/connections.js';
import { RecordedLine } from '../language/recorded-line.types.js';
import { BilingualText, inBoth } from '../language/bilingual-text.types.js';
import { ChipChangeScalar, ChipsScalar } from '../language/scalars.js';
import { Showing, Shown, ShownAs } from '../language/showing.js';
import { EntityId, entityId, Node } from '../graph/node.js';
import { Costs } from '../language/costs.js';

@ObjectType('ChipAccounts', {
  description:
    'Where the chips of a tournament are: inPlay + takenBack + withPlayers + confiscated + lost - found = handedOut + rounding, at every event.',
})
export class ChipAccountsType implements ChipAccounts {
  @Field(() => ChipsScalar, { description: 'At the tables.' })
  inPlay!: number;

  @Field(() => ChipsScalar, { description: 'All that ever came into play by entries and purchases, or because too little had been given.' })
  handedOut!: number;

  @Field(() => ChipChangeScalar, { description: 'What races have added; below 0 what they took away.' })
  rounding!: number;

  @Field(() => ChipsScalar, { description: 'Counted or found beyond what should be there, and not explained.' })
  found!: number;

  @Field(() => ChipsScalar, { description: 'Missing, and not explained.' })
  lost!: number;

  @Field(() => ChipsScalar, { description: 'Taken from players, or lost and removed when they were found.' })
  confiscated!: number;

  @Field(() => ChipChangeScalar, {
    description: 'Gone with players who left, were disqualified, or were out when a corrected hand gave them more.',
  })
  withPlayers!: number;

  @Field(() => ChipsScalar, { description: 'Taken back because too much had been given.' })
  takenBack!: number;
}

@ObjectType('ChipPieces', { description: 'The pieces of one value, as far as events show them.' })
export class ChipPiecesType implements PieceTally {
  @Field(() => ChipsScalar, { description: 'What one is worth.' })
  value!: number;

  @Field(() => Int, { nullable: true, description: 'Pieces that the club owns; null where it is not known.' })
  owned!: number | null;

  @Field(() => Int, { nullable: true, description: 'Pieces in a starting stack; null where it is not known.' })
  inStack!: number | null;

  @Field(() => Int, { description: 'Pieces in the stacks that were handed out.' })
  handedOut!: number;

  @Field(() => Int, { description: 'Pieces that the bank gave in exchanges.' })
  fromBank!: number;

  @Field(() => Int, { description: 'Pieces that the bank took in exchanges.' })
  toBank!: number;

  @Field(() => Int, { description: 'Odd pieces that were raced off.' })
  racedOff!: number;

  @Field(() => Int, { description: 'Pieces that were won for those of another value.' })
  wonInRaces!: number;

  @Field(() => Boolean, { description: 'Whether the value was raced off, or is about to be.' })
  gone!: boolean;
}

@ObjectType('ChipInventory', {
  implements: () => [Node],
  description: 'How many chips of a tournament are in play, and where the others are.',
})
export class ChipInventoryType extends Showing<ChipInventory> {
  @EntityId()
  get id(): string {
    return entityId('ChipInventory', this.shown.tournamentId);
  }

  @Shown(() => ChipAccountsType, { description: 'Units of value.' })
  declare readonly accounts: ChipAccountsType;

  @Costs({ entries: 20 })
  @Shown(() => [ChipPiecesType], { description: 'By ascending value; empty where no chip set was given.' })
  declare readonly pieces: readonly ChipPiecesType[];

  @Shown(() => ChipsScalar, { description: 'The worth of chips that were handed out in unknown pieces.' })
  declare readonly untold: number;
}

@ObjectType('ChipLine', {
  description: 'A line of the chip ledger: an event that changed the chips in play, or took some to or from the bank.',
})
export class ChipLineType extends RecordedLine<ChipLine> {
  @EntityId()
  get id(): string {
    return entityId('ChipLine', this.position);
  }

  @Shown(() => ChipChangeScalar, { description: 'What it adds to the chips in play; below 0 what it takes.' })
  declare readonly change: number;

  @Shown(() => ChipAccountsType, { description: 'The accounts after it.' })
  declare readonly accounts: ChipAccountsType;

  @Shown(() => Int, { nullable: true, description: 'The table; null for all of them.' })
  declare readonly table: number | null;

  @Shown(() => ID, { nullable: true, description: 'The player; null for none or all.' })
  declare readonly playerId: string | null;

  @Shown(() => ID, { nullable: true, description: 'The hand that did it; null for none.' })
  declare readonly handId: string | null;

  @Shown(() => Int, {
    nullable: true,
    description: 'The number of the loss or miscount that it records, finds again or takes; null for none.',
  })
  declare readonly differenceId: number | null;

  @Shown(() => Int, { nullable: true, description: 'For a miscount: the number of the earlier one that it makes up for; null for none.' })
  declare readonly explains: number | null;

  @Shown(() => String, { nullable: true, description: 'The officials’ reason, in their own words; null where none was given.' })
  declare readonly reason: string | null;

  @Costs({ entries: 3 })
  @ShownAs(() => [CitationType], { description: 'The articles that decided.' })
  declare readonly articles: readonly CitationType[];

  @Field(() => BilingualText, { description: 'What happened, players by their ids.' })
  get text(): Text {
    return inBoth((language) => chipLineText(this.shown, language));
  }
}

export const ChipLedgerConnection = connectionType(() => ChipLineType, 'ChipLine', 'the chip ledger of a tournament, oldest first');
