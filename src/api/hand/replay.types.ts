import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { RecordedEvent } from '../../../events/envelope.js';
import type { HandId } from '../../../events/ids.js';
import type { Pot } from '../../../events/values.js';
import type { HandPlayer, HandRow } from '../../../projections/hands.js';
import type { PlayerDirectory } from '../../app/vault/person-vault.js';
import type { ReplayStep } from '../../audit/hand-replay.js';
import type { EventSight } from '../../audit/secrets.js';
import type { IncidentRecord } from '../../audit/incident-record.js';
import type { HandState } from '../../hand/state.js';
import { connectionType } from '../language/connections.js';
import { EventType } from '../audit/event.types.js';
import { theActor, ActorType, inOwnCause } from '../language/actor.types.js';
import { HandStageEnum } from '../language/enums.js';
import { LegalActionsType } from './hand-parts.types.js';
import { Hand } from './hand.types.js';
import { ShowingSeat } from '../language/player.types.js';
import { ChipsScalar, InstantScalar } from '../language/scalars.js';
import { BilingualText, inBoth } from '../language/bilingual-text.types.js';
import { citationsOf, CitationType } from '../language/citation.types.js';
import { listCitationsOnce } from '../../texts/articles-cited.js';
import { nameSeats } from '../../texts/named-seats.js';
import { explanationText } from '../../texts/event-texts.js';
import { wordsOf } from '../../../events/words.js';
import { handEventText } from '../../texts/hand-event-texts.js';
import { PotType } from '../language/stakes.types.js';
import { field, list, ofFields, orNull, shownAs, Showing, withFields } from '../language/showing.js';
import { EntityId, entityId, Node } from '../language/node.js';
import { Costs } from '../language/costs.js';

@ObjectType({ description: 'The chips of a seat at a step of a replay.' })
export class SeatStack extends ofFields({
  seat: field(Int, 'The number of the seat.'),
  stack: field(ChipsScalar, 'Chips behind.'),
  bet: field(ChipsScalar, 'Chips in front of the seat on this street.'),
}) {}

@ObjectType('ReplayStep', { description: 'One event of a hand with the table before and after it.' })
export class ReplayStepType extends withFields(Showing<ReplayStep>, {
  revision: field(Int, 'The number of the event in the hand, from 0.'),
  struckBy: orNull(
    Int,
    'The number of the event by which this one was struck, because something was entered wrongly. Such an event counts no more. Null where it counts.',
  ),
  legal: orNull(shownAs(LegalActionsType), 'What the seat in turn could do just before the event; null when no action was awaited.'),
}) {
  /**
   * @param recorded the stored event of the step
   * @param recordAt the incidents up to a revision
   * @param playerAt the name of the player at a seat as the asker may see it; null for none
   */
  constructor(
    private readonly handId: HandId,
    step: ReplayStep,
    recorded: RecordedEvent,
    private readonly recordAt: (revision: number) => IncidentRecord,
    private readonly directory: PlayerDirectory,
    private readonly playerAt: (seat: number) => string | null,
    sight: EventSight,
  ) {
    super(step);
    this.event = new EventType(recorded, sight);
  }

  @EntityId()
  get id(): string {
    return entityId('ReplayStep', this.handId, this.shown.revision);
  }

  @Field(() => EventType, { description: 'What happened. Hole cards that were not tabled are null for an asker who may not see them.' })
  readonly event: EventType;

  @Field(() => BilingualText, {
    description:
      'What happened, in one line for a person: the act as it was made, what it counts as, the articles, the words of the official. Behind each seat is the name of its player, where the asker may see it.',
  })
  get text(): BilingualText {
    const { event } = this.shown;
    return inBoth((language) => nameSeats(handEventText(event, language), this.playerAt, language));
  }

  @Field(() => BilingualText, { nullable: true, description: 'Why, by the rulebook; null for an event that judges nothing.' })
  get judgement(): BilingualText | null {
    const { event } = this.shown;
    if (explanationText(event, 'en') === null) return null;
    return inBoth((language) => nameSeats(explanationText(event, language)!, this.playerAt, language));
  }

  @Costs({ entries: 3 })
  @Field(() => [CitationType], { description: 'The articles that the event cites, each once, the weightiest first.' })
  get articles(): readonly CitationType[] {
    return citationsOf(listCitationsOnce(this.shown.event.data as object));
  }

  @Field(() => String, { nullable: true, description: 'The words of the official or the table; null where nobody gave any.' })
  get reason(): string | null {
    return wordsOf(this.shown.event);
  }

  @Field(() => InstantScalar, { description: 'When it was recorded.' })
  get recordedAt(): number {
    return this.shown.metadata.recordedAt;
  }

  @Field(() => ActorType, { description: theActor.description })
  get actor(): ActorType {
    return this.shown.metadata.actor;
  }

  @Field(() => Boolean, { description: inOwnCause.description })
  get inOwnCause(): boolean {
    return this.shown.metadata.inOwnCause ?? false;
  }

  @Field(() => Hand, { nullable: true, description: 'The hand before the event; null at its first.' })
  get before(): Hand | null {
    return this.snapshot(this.shown.before, this.shown.revision - 1);
  }

  @Field(() => Hand, { nullable: true, description: 'The hand after the event.' })
  get after(): Hand | null {
    return this.snapshot(this.shown.after, this.shown.revision);
  }

  @Costs({ entries: 10 })
  @Field(() => [PotType], { description: 'The pots after the event, as last gathered.' })
  get pots(): readonly Pot[] {
    return this.shown.after.pots;
  }

  @Costs({ entries: 10 })
  @Field(() => [SeatStack], { description: 'The chips of every seat after the event.' })
  get stacks(): readonly SeatStack[] {
    const { start, stacks, bets } = this.shown.after;
    return (start?.seats ?? []).map(({ seat }, index) => ({ seat, stack: stacks[index]!, bet: bets[index]! }));
  }

  @Field(() => String, { nullable: true, description: 'The hash of the event: its field hash.' })
  get hash(): string | null {
    return this.event.hash;
  }

  @Field(() => String, { nullable: true, description: 'The hash of the event before it: its field previousHash.' })
  get previousHash(): string | null {
    return this.event.previousHash;
  }

  private snapshot(state: HandState, revision: number): Hand | null {
    if (state.start === null) return null;
    // The replay left out what may not be seen.
    const record = (): IncidentRecord => this.recordAt(revision);
    const moment = { id: this.handId, state, revision, position: null, record, claimWindows: null };
    return new Hand(moment, this.directory);
  }
}

interface Replay {
  readonly handId: HandId;
  readonly length: number;
  readonly steps: readonly ReplayStepType[];
}

@ObjectType({ implements: () => [Node], description: 'A hand again, event by event.' })
export class HandReplay extends withFields(Showing<Replay>, {
  handId: field(ID, 'The id of the hand.'),
  length: field(Int, 'How many events the hand has in all.'),
  steps: list(40, ReplayStepType, 'The steps in order, from and up to those that were asked for.'),
}) {
  @EntityId()
  get id(): string {
    return entityId('HandReplay', this.shown.handId);
  }
}

@ObjectType('HandPlayer', { description: 'A player in a listed hand.' })
export class HandPlayerType extends withFields(ShowingSeat<HandPlayer>, {
  stackBefore: field(ChipsScalar, 'The player’s chips before the hand.'),
  stackAfter: orNull(ChipsScalar, 'The player’s chips after the hand; null until it is completed.'),
  won: field(ChipsScalar, 'What the player won from pots; 0 until the hand is completed.'),
}) {}

@ObjectType({ description: 'A hand in the list of hands: enough to find the one to replay.' })
export class HandSummary extends withFields(Showing<HandRow>, {
  table: field(Int, 'The number of its table.'),
  number: field(Int, 'Its number at its table, from 1.'),
  level: field(Int, 'The level it was played at, from 1.'),
  pot: field(ChipsScalar, 'The chips of all pots that were pushed so far.'),
  wentToShowdown: orNull(Boolean, 'Whether two or more hands were live after the last bet; null until it is completed.'),
  resultOnly: field(Boolean, 'Whether it was ended by its result alone (recordHandResult): the acts that were not typed are not known.'),
  openedAt: field(InstantScalar, 'When the tournament opened it.'),
  endedAt: orNull(InstantScalar, 'When it was completed; null until then.'),
}) {
  constructor(
    row: HandRow,
    private readonly directory: PlayerDirectory,
  ) {
    super(row);
  }

  @Field(() => ID, { description: 'Its id, for the queries hand and handReplay.' })
  get id(): string {
    return this.shown.handId;
  }

  @Field(() => HandStageEnum, { description: 'The stage of the hand.' })
  get stage(): HandRow['state'] {
    return this.shown.state;
  }

  @Costs({ entries: 10 })
  @Field(() => [HandPlayerType], { description: 'Who plays in it, clockwise.' })
  get players(): readonly HandPlayerType[] {
    const isOver = this.shown.endedAt !== null;
    return this.shown.players.map((at) => new HandPlayerType(isOver ? at : { ...at, won: 0 }, this.directory));
  }

  @Costs({ entries: 10 })
  @Field(() => [Int], { description: 'The seats that won a pot or a part of one; none until it is completed.' })
  get winners(): readonly number[] {
    return this.shown.endedAt === null ? [] : this.shown.winners;
  }
}

export const HandConnection = connectionType(
  () => HandSummary,
  'HandSummary',
  'the typed-in hands of a tournament, in the order in which they were opened',
);
