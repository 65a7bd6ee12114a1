/** What waits for the officials, with the commands that settle it. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { capitalsOf, mutationNameOf } from '../../../commands/command.js';
import type { DueItem, DueStep } from '../../app/due/due-item.js';
import { isWord } from '../../app/due/put-right.js';
import type { PlayerDirectory } from '../../app/vault/person-vault.js';
import type { Text } from '../../rulebooks/setting.js';
import { dueSentences, dueStepText } from '../../texts/due-texts.js';
import type { DueKind } from '../../tournament/due-reasons.js';
import { reasonText } from '../../texts/ruling-texts.js';
import { seatingReasonText } from '../../texts/seating-texts.js';
import { BilingualText, inBoth } from '../language/bilingual-text.types.js';
import { CitationType } from '../language/citation.types.js';
import { enumeration } from '../language/enums.js';
import { Player } from '../language/player.types.js';
import { JsonScalar } from '../language/scalars.js';
import { field, list, orNull, shownAs, Showing, withFields } from '../language/showing.js';
import { MoveWaitsForEnum } from '../table/table-enums.js';

const DueKindEnum = enumeration<DueKind>('DueKind', 'What waits for the officials.', {
  ruling: 'A ruling on what a player did.',
  question: 'A question that an incident left open.',
  timeCall: 'Time that was called on a player.',
  finalTable: 'The final table.',
  tableBreak: 'A table that is no longer needed.',
  move: 'A move that balances the tables.',
  seatForPlayer: 'A player who is in and has no seat.',
  handForHand: 'Hand-for-hand play.',
  handOfRound: 'A hand of a round of hand-for-hand play, at a table where nobody types hands in.',
  count: 'A count that a move or a chip race waits for.',
  chipRace: 'A chip race.',
  chipDifference: 'Chips by which a count did not add up.',
  penalty: 'An offence, for which the book prescribes or allows a penalty.',
  qualification: 'The last qualifying places of a satellite, which players share.',
  deal: 'The answer of a player to a proposed deal.',
  prizes: 'The prizes, which nobody has set.',
  dispute: 'A dispute.',
  seatDraw: 'The draw of seats.',
  start: 'The start.',
});

@ObjectType('DueStep', { description: 'A command that settles what is due, as far as it is known.' })
export class DueStepType extends withFields(Showing<DueStep>, {
  asks: list(3, String, 'The fields of the input that a person has to fill in; empty where the command can be given as it is.'),
  isProposed: field(Boolean, 'Whether the book, or Tapis where no book says anything, proposes this step first.'),
}) {
  @Field(() => BilingualText, { description: 'What the step does, in a few words.' })
  get label(): Text {
    const { answer, to } = this.shown;
    return dueStepText(this.mutation, answer, to);
  }

  @Field(() => String, { description: 'The name of the mutation.' })
  get mutation(): string {
    return mutationNameOf(this.shown.command);
  }

  @Field(() => JsonScalar, { description: 'Its input, without the commandId and without the fields that are asked for.' })
  get input(): object {
    const { command, input } = this.shown;
    const shown = (name: string, value: unknown): unknown =>
      typeof value === 'string' && isWord(command, name) ? capitalsOf(value) : value;
    return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, shown(name, value)]));
  }
}

@ObjectType('DueItem', { description: 'Something that waits for an official, with its articles and what settles it.' })
export class DueItemType extends withFields(Showing<DueItem>, {
  kind: field(DueKindEnum, 'What it is.'),
  table: orNull(Int, 'The number of the table; null where it is about none.'),
  playerId: orNull(ID, 'The id of the player; null where it is about none.'),
  handId: orNull(ID, 'The hand that waits; null for none.'),
  disputeId: orNull(ID, 'The dispute; null for something else.'),
  waitsFor: orNull(MoveWaitsForEnum, 'What it has to wait for at its table; null where it can be done now.'),
  articles: list(5, shownAs(CitationType), 'The rules on it, the weightiest first; empty where no book says anything.'),
  steps: list(6, shownAs(DueStepType), 'What settles it. Empty where it still waits, or where only the director knows what to do.'),
}) {
  constructor(
    item: DueItem,
    private readonly people: PlayerDirectory,
    private readonly currency: string | undefined,
  ) {
    super(item);
  }

  @Field(() => String, { description: 'Tells it from the others of the tournament. The same as long as it is due.' })
  get key(): string {
    const { kind, handId, table, playerId, disputeId, number } = this.shown;
    return [kind, handId ?? table, playerId, disputeId, number].filter((part) => part !== null).join(' ');
  }

  @Field(() => Player, { nullable: true, description: 'The player; null where it is about none.' })
  get player(): Player | null {
    const { playerId } = this.shown;
    return playerId === null ? null : new Player(playerId, this.people);
  }

  @Field(() => BilingualText, { description: 'What is due and why, in one or two sentences without names.' })
  get sentence(): Text {
    const { why, articles } = this.shown;
    switch (why.of) {
      case 'act':
        return inBoth((language) => reasonText(why.reason, articles, language));
      case 'seating':
        return inBoth((language) => seatingReasonText(why.reason, articles, language));
      case 'item':
        return (dueSentences[why.kind] as (parameters: object, currency?: string) => Text)(why.parameters, this.currency);
    }
  }
}
