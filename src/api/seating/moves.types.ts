import { Field, ObjectType } from '@nestjs/graphql';
import type { SeatingProposal } from '../../../events/tournament-seating.js';
import type { DecidedBy, MoveRow } from '../../../projections/moves.js';
import type { Row } from '../../../projections/projection.js';
import type { PlayerDirectory } from '../../app/vault/person-vault.js';
import type { Text } from '../../rulebooks/setting.js';
import { moveText } from '../../texts/floor-view-texts.js';
import { seatingReasonText } from '../../texts/seating-texts.js';
import { CitationType } from '../language/citation.types.js';
import { connectionType } from '../language/connections.js';
import { theActor } from '../language/actor.types.js';
import { ShowingPlayer } from '../language/player.types.js';
import { BilingualText, inBoth } from '../language/bilingual-text.types.js';
import { ChipsScalar, InstantScalar } from '../language/scalars.js';
import { MoveKindEnum, SeatingDueEnum } from './seating-enums.js';
import { SeatAtTable } from '../table/seat-at-table.types.js';
import { field, list, shownAs, Showing, withFields } from '../language/showing.js';
import { EntityId, entityId } from '../language/node.js';

@ObjectType('MoveDecision', { description: 'Who decided on a move.' })
export class MoveDecision extends withFields(Showing<DecidedBy>, {
  actor: theActor,
  command: field(String, 'The name of the command, such as "ConfirmMove".'),
}) {
  @Field(() => InstantScalar, { description: 'When it was recorded: before the move where that waited for a hand or a count.' })
  get recordedAt(): number {
    return this.shown.at;
  }
}

@ObjectType('ProposedMove', { description: 'The move that the book proposed when a player moved.' })
export class ProposedMoveType extends withFields(ShowingPlayer<NonNullable<SeatingProposal['move']>>, {
  from: field(SeatAtTable, 'The seat that the player left.'),
  to: field(SeatAtTable, 'The seat that the book proposed for the player.'),
}) {}

@ObjectType('BookAtMove', { description: 'What the book proposed at the moment of a move.' })
export class BookAtMove extends withFields(Showing<SeatingProposal>, {
  due: field(SeatingDueEnum, 'What was due.'),
  followed: field(Boolean, 'Whether the player moved as proposed.'),
  articles: list(3, shownAs(CitationType), 'The rules that decided, the weightiest first.'),
}) {
  constructor(
    book: SeatingProposal,
    private readonly directory: PlayerDirectory,
  ) {
    super(book);
  }

  @Field(() => ProposedMoveType, { nullable: true, description: 'Who was to move; null for no player.' })
  get move(): ProposedMoveType | null {
    return this.shown.move === null ? null : new ProposedMoveType(this.shown.move, this.directory);
  }

  @Field(() => BilingualText, { description: 'Why the book proposed it, in one sentence.' })
  get explanation(): Text {
    const { why, articles } = this.shown;
    return inBoth((language) => seatingReasonText(why, articles, language));
  }
}

@ObjectType('PlayerMove', { description: 'A player who changed seats.' })
export class PlayerMove extends withFields(ShowingPlayer<MoveRow>, {
  kind: field(MoveKindEnum, 'The cause of the move.'),
  from: field(SeatAtTable, 'The seat that the player left.'),
  to: field(SeatAtTable, 'The seat that the player went to.'),
  stack: field(ChipsScalar, 'The chips that the player took along.'),
  decided: field(shownAs(MoveDecision), 'Who confirmed or ordered it, and when.'),
  articles: list(3, shownAs(CitationType), 'The rules on it, the weightiest first.'),
}) {
  constructor(
    private readonly row: Row<MoveRow>,
    directory: PlayerDirectory,
  ) {
    super(row.body, directory);
  }

  @EntityId()
  get id(): string {
    return entityId('PlayerMove', this.row.sort);
  }

  @Field(() => InstantScalar, { description: 'When the move was recorded.' })
  get recordedAt(): number {
    return this.shown.at;
  }

  @Field(() => String, { nullable: true, description: 'The director’s reason; null where the book moves the player.' })
  get reason(): string | null {
    return this.shown.words;
  }

  @Field(() => BilingualText, { description: 'Why, in one sentence.' })
  get explanation(): Text {
    return inBoth((language) => moveText(this.shown, language));
  }

  @Field(() => BookAtMove, { nullable: true, description: 'What the book proposed then; null where there was no proposal.' })
  get book(): BookAtMove | null {
    return this.shown.book === null ? null : new BookAtMove(this.shown.book, this.directory);
  }
}

export const MoveConnection = connectionType(() => PlayerMove, 'Move', 'the moves of a tournament, a table or a player, oldest first');
