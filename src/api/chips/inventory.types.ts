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
import { field, list, ofFields, orNull, shownAs, Showing, withFields } from '../language/showing.js';
import { EntityId, entityId, Node } from '../language/node.js';

@ObjectType('ChipAccounts', {
  description:
    'Where the chips of a tournament are: inPlay + takenBack + withPlayers + confiscated + lost - found = handedOut + rounding, at every event.',
})
export class ChipAccountsType
  extends ofFields({
    inPlay: field(ChipsScalar, 'At the tables.'),
    handedOut: field(ChipsScalar, 'All that ever came into play by entries and purchases, or because too little had been given.'),
    rounding: field(ChipChangeScalar, 'What races have added; below 0 what they took away.'),
    found: field(ChipsScalar, 'Counted or found beyond what should be there, and not explained.'),
    lost: field(ChipsScalar, 'Missing, and not explained.'),
    confiscated: field(ChipsScalar, 'Taken from players, or lost and removed when they were found.'),
    withPlayers: field(
      ChipChangeScalar,
      'Gone with players who left, were disqualified, or were out when a corrected hand gave them more.',
    ),
    takenBack: field(ChipsScalar, 'Taken back because too much had been given.'),
  })
  implements ChipAccounts {}

@ObjectType('ChipPieces', { description: 'The pieces of one value, as far as events show them.' })
export class ChipPiecesType
  extends ofFields({
    value: field(ChipsScalar, 'What one is worth.'),
    owned: orNull(Int, 'Pieces that the club owns; null where it is not known.'),
    inStack: orNull(Int, 'Pieces in a starting stack; null where it is not known.'),
    handedOut: field(Int, 'Pieces in the stacks that were handed out.'),
    fromBank: field(Int, 'Pieces that the bank gave in exchanges.'),
    toBank: field(Int, 'Pieces that the bank took in exchanges.'),
    racedOff: field(Int, 'Odd pieces that were raced off.'),
    wonInRaces: field(Int, 'Pieces that were won for those of another value.'),
    gone: field(Boolean, 'Whether the value was raced off, or is about to be.'),
  })
  implements PieceTally {}

@ObjectType('ChipInventory', {
  implements: () => [Node],
  description: 'How many chips of a tournament are in play, and where the others are.',
})
export class ChipInventoryType extends withFields(Showing<ChipInventory>, {
  accounts: field(ChipAccountsType, 'Units of value.'),
  pieces: list(20, ChipPiecesType, 'By ascending value; empty where no chip set was given.'),
  untold: field(ChipsScalar, 'The worth of chips that were handed out in unknown pieces.'),
}) {
  @EntityId()
  get id(): string {
    return entityId('ChipInventory', this.shown.tournamentId);
  }
}

@ObjectType('ChipLine', {
  description: 'A line of the chip ledger: an event that changed the chips in play, or took some to or from the bank.',
})
export class ChipLineType extends withFields(RecordedLine<ChipLine>, {
  change: field(ChipChangeScalar, 'What it adds to the chips in play; below 0 what it takes.'),
  accounts: field(ChipAccountsType, 'The accounts after it.'),
  table: orNull(Int, 'The table; null for all of them.'),
  playerId: orNull(ID, 'The player; null for none or all.'),
  handId: orNull(ID, 'The hand that did it; null for none.'),
  differenceId: orNull(Int, 'The number of the loss or miscount that it records, finds again or takes; null for none.'),
  explains: orNull(Int, 'For a miscount: the number of the earlier one that it makes up for; null for none.'),
  reason: orNull(String, 'The officials’ reason, in their own words; null where none was given.'),
  articles: list(3, shownAs(CitationType), 'The articles that decided.'),
}) {
  @EntityId()
  get id(): string {
    return entityId('ChipLine', this.position);
  }

  @Field(() => BilingualText, { description: 'What happened, players by their ids.' })
  get text(): Text {
    return inBoth((language) => chipLineText(this.shown, language));
  }
}

export const ChipLedgerConnection = connectionType(() => ChipLineType, 'ChipLine', 'the chip ledger of a tournament, oldest first');
