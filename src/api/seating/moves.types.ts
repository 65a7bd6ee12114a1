/**
 * Moves as they were made, as the API shows them. May import: @nestjs/graphql, the view's row, the texts.
 */
import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { SeatingDue, SeatingProposal } from '../../../events/tournament-seating.js';
import type { Decision, MoveKind, MoveRow } from '../../../projections/moves.js';
import type { PlayerDirectory } from '../../app/player-directory.js';
import type { Text } from '../../rulebooks/setting.js';
import { moveText } from '../../texts/floor-view-texts.js';
import { seatingReasonText } from '../../texts/seating-texts.js';
import { citationsOf, CitationType } from '../language/citation.types.js';
import { connectionType } from '../language/connections.js';
import { ActorType } from '../audit/event.types.js';
import { Player } from '../language/player.types.js';
import { BilingualText } from '../rulebook/rulebook.types.js';
import { ChipsScalar, InstantScalar } from '../language/scalars.js';
import { MoveKindEnum, SeatingDueEnum } from './seating-enums.js';
import { SeatAtTable } from './seating.types.js';

@ObjectType('MoveDecision', { description: 'By whose word somebody moved.' })
export class MoveDecision {
  constructor(private readonly decision: Decision) {}

  @Field(() => ActorType, { description: 'Who gave the command; the system where moves are made by themselves.' })
  get actor(): ActorType {
    return this.decision.actor as ActorType;
  }

  @Field(() => String, { description: 'The name of the command, such as "ConfirmMove".' })
  get command(): string {
    return this.decision.command;
  }

  @Field(() => InstantScalar, { description: 'When: before the move where it waited for a hand or a count.' })
  get at(): number {
    return this.decision.at;
  }
}

@ObjectType('ProposedMove', { description: 'A move that the book proposed when somebody moved.' })
export class ProposedMoveType {
  constructor(
    private readonly move: NonNullable<SeatingProposal['move']>,
    private readonly directory: PlayerDirectory,
  ) {}

  @Field(() => ID, { description: 'The id of the player who was to move.' })
  get playerId(): string {
    return this.move.playerId;
  }

  @Field(() => Player, { description: 'The player who was to move.' })
  get player(): Player {
    return new Player(this.move.playerId, this.directory);
  }

  @Field(() => SeatAtTable, { description: 'Where he sat.' })
  get from(): SeatAtTable {
    return this.move.from;
  }

  @Field(() => SeatAtTable, { description: 'Where he was to go.' })
  get to(): SeatAtTable {
    return this.move.to;
  }
}

@ObjectType('BookAtMove', { description: 'What the book proposed at the moment of a move.' })
export class BookAtMove {
  constructor(
    private readonly book: SeatingProposal,
    private readonly directory: PlayerDirectory,
  ) {}

  @Field(() => SeatingDueEnum, { description: 'What was due.' })
  get due(): SeatingDue {
    return this.book.due;
  }

  @Field(() => ProposedMoveType, { nullable: true, description: 'Who was to move; null for nobody.' })
  get move(): ProposedMoveType | null {
    return this.book.move === null ? null : new ProposedMoveType(this.book.move, this.directory);
  }

  @Field(() => Boolean, { description: 'Whether the player moved so.' })
  get followed(): boolean {
    return this.book.followed;
  }

  @Field(() => BilingualText, { description: 'Why the book proposed it, in one sentence.' })
  get explanation(): Text {
    const { why, articles } = this.book;
    return { en: seatingReasonText(why, articles, 'en'), fr: seatingReasonText(why, articles, 'fr') };
  }

  @Field(() => [CitationType], { description: 'The rules that decided, the weightiest first.' })
  get articles(): readonly CitationType[] {
    return citationsOf(this.book.articles);
  }
}

@ObjectType('PlayerMove', { description: 'A player who changed seats.' })
export class PlayerMove {
  constructor(
    private readonly row: MoveRow,
    private readonly directory: PlayerDirectory,
  ) {}

  @Field(() => ID, { description: 'The id of the player.' })
  get playerId(): string {
    return this.row.playerId;
  }

  @Field(() => Player, { description: 'The player.' })
  get player(): Player {
    return new Player(this.row.playerId, this.directory);
  }

  @Field(() => MoveKindEnum, { description: 'What he moved for.' })
  get kind(): MoveKind {
    return this.row.kind;
  }

  @Field(() => SeatAtTable, { description: 'Where he sat.' })
  get from(): SeatAtTable {
    return this.row.from;
  }

  @Field(() => SeatAtTable, { description: 'Where he went.' })
  get to(): SeatAtTable {
    return this.row.to;
  }

  @Field(() => ChipsScalar, { description: 'The chips that he took along.' })
  get stack(): number {
    return this.row.stack;
  }

  @Field(() => InstantScalar, { description: 'When the move was recorded.' })
  get at(): number {
    return this.row.at;
  }

  @Field(() => MoveDecision, { description: 'Who confirmed or ordered it, and when.' })
  get decided(): MoveDecision {
    return new MoveDecision(this.row.decided);
  }

  @Field(() => String, { nullable: true, description: 'In the director’s words; null where the book moves him.' })
  get words(): string | null {
    return this.row.words;
  }

  @Field(() => BilingualText, { description: 'Why, in one sentence.' })
  get explanation(): Text {
    return { en: moveText(this.row, 'en'), fr: moveText(this.row, 'fr') };
  }

  @Field(() => [CitationType], { description: 'The rules on it, the weightiest first.' })
  get articles(): readonly CitationType[] {
    return citationsOf(this.row.articles);
  }

  @Field(() => BookAtMove, { nullable: true, description: 'What the book proposed then; null where it was not asked.' })
  get book(): BookAtMove | null {
    return this.row.book === null ? null : new BookAtMove(this.row.book, this.directory);
  }
}

export const MoveConnection = connectionType(() => PlayerMove, 'Move', 'the moves of a tournament, a table or a player, oldest first');
