/** The book's proposals for seating. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { PlayerId } from '../../../events/ids.js';
import type { MoveWaitsFor, SeatingDue } from '../../../events/tournament-seating.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Text } from '../../rulebooks/setting.js';
import { seatingReasonText } from '../../texts/seating-texts.js';
import type { ProposedMove } from '../../tournament/seating/balance.js';
import type { SeatingPreview } from '../../tournament/seating/preview.js';
import { planArticlesOf, reasonOf } from '../../tournament/seating/proposal.js';
import type { DueMove } from '../../tournament/state/seating.js';
import { citationsOf, CitationType } from '../language/citation.types.js';
import { BilingualText, inBoth } from '../language/bilingual-text.types.js';
import { MoveWaitsForEnum } from '../table/table-enums.js';
import { SeatAtTable } from '../table/seat-at-table.types.js';
import { SeatingDueEnum } from './seating-enums.js';
import { field, list, listOrNull, ofFields, orNull, shownAs, Showing, withFields } from '../language/showing.js';
import { Costs } from '../language/costs.js';

/** The player at a place; null when players are not known. */
export type PlayerAt = (place: SeatAtTable) => PlayerId | null;

@ObjectType({ description: 'A move that the book proposes.' })
export class MoveProposal extends withFields(Showing<ProposedMove>, {
  from: field(SeatAtTable, 'The seat that the player has.'),
  to: field(SeatAtTable, 'The seat that the player goes to.'),
  ontoSmallBlind: field(Boolean, 'Whether the only free seat will owe the small blind, which the book would spare the player.'),
}) {
  constructor(
    move: ProposedMove,
    private readonly playerAt: PlayerAt,
    waitsFor: MoveWaitsFor | null,
  ) {
    super(move);
    this.waitsFor = waitsFor;
  }

  @Field(() => MoveWaitsForEnum, { nullable: true, description: 'What the player has to wait for; null where the player can go now.' })
  readonly waitsFor: MoveWaitsFor | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The player; null for a floor that is described, or a seat that is still kept for the player.',
  })
  get playerId(): string | null {
    return this.playerAt(this.shown.from);
  }
}

@ObjectType({ description: 'Where a player of a table to break goes.' })
export class BreakAssignment extends ofFields({
  seat: field(Int, 'The player’s seat at the table that is broken.'),
  to: field(SeatAtTable, 'The seat that the player goes to.'),
}) {}

@ObjectType('TableToBreak', {
  description: 'A table that is no longer needed: it is broken as soon as possible. Where moves are automatic it begins no further hand.',
})
export class TableToBreakType extends ofFields({
  table: field(Int, 'Its number.'),
  waitsFor: orNull(MoveWaitsForEnum, 'What it has to wait for; null where the table can be broken now.'),
}) {}

@ObjectType({ description: 'How the players of a table to break are seated.' })
export class BreakProposal extends withFields(Showing<NonNullable<SeatingPreview['breaking']>>, {
  table: field(Int, 'The table that is broken.'),
  waitsFor: orNull(MoveWaitsForEnum, 'What it has to wait for; null where the table can be broken now.'),
  assignments: listOrNull(
    10,
    BreakAssignment,
    'Where each of them goes, in the order in which they are placed; null where seats are drawn.',
  ),
  articles: list(3, shownAs(CitationType), 'The rules on where they sit.'),
}) {
  @Costs({ entries: 10 })
  @Field(() => [SeatAtTable], { nullable: true, description: 'The seats that may be drawn; null where the book has no draw.' })
  get tickets(): readonly SeatAtTable[] | null {
    return this.shown.tickets?.allowed ?? null;
  }

  @Costs({ entries: 10 })
  @Field(() => [SeatAtTable], { description: 'Free seats that the book leaves out of the draw.' })
  get excluded(): readonly SeatAtTable[] {
    return this.shown.tickets?.excluded ?? [];
  }
}

@ObjectType({ description: 'A table that stops, because it is too many players short.' })
export class HaltProposal extends ofFields({
  table: field(Int, 'The table.'),
  difference: field(Int, 'By how many players it is shorter than the fullest table.'),
}) {}

@ObjectType('MoveToCome', { description: 'A move that was decided and waits for the end of a hand, or for a count.' })
export class MoveToCome extends withFields(Showing<DueMove>, {
  playerId: field(ID, 'The player.'),
  from: field(SeatAtTable, 'The seat that the player has.'),
  to: field(SeatAtTable, 'The seat that is kept for the player.'),
  waitsFor: field(MoveWaitsForEnum, 'What the player waits for.'),
  reason: field(String, 'Why: the director’s words, or "balancing" where the book moves the player.'),
}) {}

@ObjectType('SeatingProposal', { description: 'The book’s proposals for the present floor.' })
export class SeatingProposalType extends withFields(Showing<SeatingPreview>, {
  halts: list(100, HaltProposal, 'Tables that stop once their hand is over, by number.'),
  breaking: orNull(
    shownAs(BreakProposal),
    'How the next table is broken: of those that are due, the first that can be broken now, else the first. Null where none is due.',
  ),
}) {
  constructor(
    preview: SeatingPreview,
    private readonly openTables: number,
    private readonly playerAt: PlayerAt,
    private readonly waitsFor: (playerId: PlayerId | null) => MoveWaitsFor | null,
    private readonly dueMoves: readonly DueMove[],
  ) {
    super(preview);
  }

  @Field(() => SeatingDueEnum, {
    description: 'What is due. The final table and tables to break come before moves. Moves can be due while tables to break have to wait.',
  })
  get due(): SeatingDue {
    return this.shown.plan.due;
  }

  @Field(() => Int, {
    description: 'By how many players the fullest table and the shortest differ. Players on their way count at their new table.',
  })
  get difference(): number {
    return this.shown.plan.balance.difference;
  }

  @Field(() => Int, { description: 'The difference from which a player moves.' })
  get trigger(): number {
    return this.shown.plan.balance.trigger;
  }

  @Field(() => Int, { description: 'The difference from which a short table stops.' })
  get haltFrom(): number {
    return this.shown.plan.balance.haltFrom;
  }

  @Costs({ entries: 3 })
  @Field(() => [CitationType], { description: 'The rules on tables that stop.' })
  get haltArticles(): readonly CitationType[] {
    return citationsOf(this.shown.plan.balance.haltArticles);
  }

  @Costs({ entries: 20 })
  @Field(() => [MoveProposal], {
    description: 'Moves in the order in which they are made, until nothing is due. The first is the one to confirm.',
  })
  get moves(): readonly MoveProposal[] {
    return this.shown.moves.map((move) => new MoveProposal(move, this.playerAt, this.waitsFor(this.playerAt(move.from))));
  }

  @Costs({ entries: 10 })
  @Field(() => [MoveToCome], { description: 'Moves that were decided and are still to be made.' })
  get toCome(): readonly MoveToCome[] {
    return this.dueMoves.map((due) => new MoveToCome(due));
  }

  @Costs({ entries: 10 })
  @Field(() => [TableToBreakType], {
    description:
      'All tables that are no longer needed, in the order of breaking, each with what it waits for. Empty where no break is due.',
  })
  get breaks(): readonly TableToBreakType[] {
    const { plan } = this.shown;
    return plan.due === 'tableBreak' ? [...plan.breaks] : [];
  }

  @Field(() => Int, { nullable: true, description: 'How many players a final table has at most; null where it is not due.' })
  get finalTableSize(): number | null {
    return this.shown.plan.due === 'finalTable' ? this.shown.plan.size : null;
  }

  @Field(() => BilingualText, { description: 'Why, in one sentence.' })
  get explanation(): Text {
    const { plan } = this.shown;
    const reason = reasonOf(plan, this.openTables);
    return inBoth((language) => seatingReasonText(reason, planArticlesOf(plan), language));
  }

  @Costs({ entries: 3 })
  @Field(() => [CitationType], { description: 'The rules that decided, the weightiest first.' })
  get articles(): readonly CitationType[] {
    return citationsOf(planArticlesOf(this.shown.plan));
  }
}

const nobody: PlayerAt = () => null;

@ObjectType({ description: 'What one rulebook proposes for a floor that is described.' })
export class BookSeatingProposal extends SeatingProposalType {
  constructor(
    private readonly book: Rulebook,
    preview: SeatingPreview,
    openTables: number,
  ) {
    super(preview, openTables, nobody, () => null, []);
  }

  @Field(() => ID, { description: 'The rulebook.' })
  get rulebook(): string {
    return this.book.id;
  }

  @Field(() => String, { description: 'The edition of the rulebook, such as "2020-04".' })
  get edition(): string {
    return this.book.edition;
  }

  @Field(() => Int, { description: 'The number of the edition among those of the rulebook, from 1.' })
  get version(): number {
    return this.book.version;
  }

  @Field(() => BilingualText, { description: 'The full name of the rulebook.' })
  get name(): Text {
    return this.book.name;
  }
}
