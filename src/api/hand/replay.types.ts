/**
 * A hand's replay and the list of hands, as the API shows them.
 */
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
import { actorField, ActorType, inOwnCauseField } from '../language/actor.types.js';
import { HandStageEnum } from '../language/enums.js';
import { LegalActionsType } from './hand-parts.types.js';
import { Hand } from './hand.types.js';
import { ShowingSeat } from '../language/player.types.js';
import { ChipsScalar, InstantScalar } from '../language/scalars.js';
import { BilingualText, inBoth } from '../language/bilingual-text.types.js';
import { explanationText } from '../../texts/event-texts.js';
import { wordsOf } from '../../../events/words.js';
import { handEventText } from '../../texts/hand-event-texts.js';
import { PotType } from '../language/stakes.types.js';
import { Showing, Shown, ShownAs } from '../language/showing.js';
import { EntityId, entityId, Node } from '../graph/node.js';
import { Costs } from '../language/costs.js';

@ObjectType({ description: 'The chips of a seat at a step of a replay.' })
export class SeatStack {
  @Field(() => Int, { description: 'The number of the seat.' })
  seat!: number;

  @Field(() => ChipsScalar, { description: 'Chips behind.' })
  stack!: number;

  @Field(() => ChipsScalar, { description: 'Chips in front of the seat on this street.' })
  bet!: number;
}

@ObjectType('ReplayStep', { description: 'One event of a hand with the table before and after it.' })
export class ReplayStepType extends Showing<ReplayStep> {
  /**
   * @param recorded the step's event as it stands in its stream
   * @param recordAt what the events up to a revision say of incidents
   */
  constructor(
    private readonly handId: HandId,
    step: ReplayStep,
    recorded: RecordedEvent,
    private readonly recordAt: (revision: number) => IncidentRecord,
    private readonly directory: PlayerDirectory,
    sight: EventSight,
  ) {
    super(step);
    this.event = new EventType(recorded, sight);
  }

  @EntityId()
  get id(): string {
    return entityId('ReplayStep', this.handId, this.shown.revision);
  }

  @Shown(() => Int, { description: 'The number of the event in the hand, from 0.' })
  declare readonly revision: number;

  @Field(() => EventType, { description: 'What happened. Hole cards that were not tabled are null for an asker who may not see them.' })
  readonly event: EventType;

  @Field(() => BilingualText, {
    description:
      'What happened, in one line for a person: the act as it was made, what it counts as, the articles, the words of the official.',
  })
  get text(): BilingualText {
    const { event } = this.shown;
    return inBoth((language) => handEventText(event, language));
  }

  @Field(() => BilingualText, { nullable: true, description: 'Why, by the rulebook; null for an event that judges nothing.' })
  get judgement(): BilingualText | null {
    const { event } = this.shown;
    return explanationText(event, 'en') === null ? null : inBoth((language) => explanationText(event, language)!);
  }

  @Field(() => String, { nullable: true, description: 'The words of the official or the table; null where nobody gave any.' })
  get reason(): string | null {
    return wordsOf(this.shown.event);
  }

  @Shown(() => Int, {
    nullable: true,
    description:
      'The number of the event by which this one was struck, because something was entered wrongly. Such an event counts no more. Null where it counts.',
  })
  declare readonly struckBy: number | null;

  @Field(() => InstantScalar, { description: 'When it was recorded.' })
  get recordedAt(): number {
    return this.shown.metadata.recordedAt;
  }

  @Field(() => ActorType, actorField)
  get actor(): ActorType {
    return this.shown.metadata.actor;
  }

  @Field(() => Boolean, inOwnCauseField)
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

  @ShownAs(() => LegalActionsType, {
    nullable: true,
    description: 'What the seat in turn could do just before the event; null when no action was awaited.',
  })
  declare readonly legal: LegalActionsType | null;

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

  @Field(() => String, { nullable: true, description: 'The hash of the event, as its field hash has it.' })
  get hash(): string | null {
    return this.event.hash;
  }

  @Field(() => String, { nullable: true, description: 'The hash of the event before it, as the field previousHash of the event has it.' })
  get previousHash(): string | null {
    return this.event.previousHash;
  }

  private snapshot(state: HandState, revision: number): Hand | null {
    if (state.start === null) return null;
    // What may not be seen was left out when the hand was replayed.
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
export class HandReplay extends Showing<Replay> {
  @EntityId()
  get id(): string {
    return entityId('HandReplay', this.shown.handId);
  }

  @Shown(() => ID, { description: 'The id of the hand.' })
  declare readonly handId: string;

  @Shown(() => Int, { description: 'How many events the hand has in all.' })
  declare readonly length: number;

  @Costs({ entries: 40 })
  @Shown(() => [ReplayStepType], { description: 'The steps in order, up to the one that was asked for.' })
  declare readonly steps: readonly ReplayStepType[];
}

@ObjectType('HandPlayer', { description: 'A player in a listed hand.' })
export class HandPlayerType extends ShowingSeat<HandPlayer> {
  @Shown(() => ChipsScalar, { description: 'The player’s chips before the hand.' })
  declare readonly stackBefore: number;

  @Shown(() => ChipsScalar, { nullable: true, description: 'The player’s chips after the hand; null until it is completed.' })
  declare readonly stackAfter: number | null;

  @Shown(() => ChipsScalar, { description: 'What the player won from pots; 0 until the hand is completed.' })
  declare readonly won: number;
}

@ObjectType({ description: 'A hand in the list of hands: enough to find the one to replay.' })
export class HandSummary extends Showing<HandRow> {
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

  @Shown(() => Int, { description: 'The number of its table.' })
  declare readonly table: number;

  @Shown(() => Int, { description: 'Its number at its table, from 1.' })
  declare readonly number: number;

  @Shown(() => Int, { description: 'The level it was played at, from 1.' })
  declare readonly level: number;

  @Shown(() => HandStageEnum, { deprecationReason: 'Ask stage.', description: 'The stage of the hand.' })
  declare readonly state: HandRow['state'];

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

  @Shown(() => ChipsScalar, { description: 'The chips of all pots that were pushed so far.' })
  declare readonly pot: number;

  @Costs({ entries: 10 })
  @Field(() => [Int], { description: 'The seats that won a pot or a part of one; none until it is completed.' })
  get winners(): readonly number[] {
    return this.shown.endedAt === null ? [] : this.shown.winners;
  }

  @Shown(() => Boolean, {
    nullable: true,
    description: 'Whether two or more hands were live after the last bet; null until it is completed.',
  })
  declare readonly wentToShowdown: boolean | null;

  @Shown(() => Boolean, {
    description: 'Whether it was ended by its result alone (recordHandResult): the acts that were not typed are not known.',
  })
  declare readonly resultOnly: boolean;

  @Shown(() => InstantScalar, { description: 'When the tournament opened it.' })
  declare readonly openedAt: number;

  @Shown(() => InstantScalar, { nullable: true, description: 'When it was completed; null until then.' })
  declare readonly endedAt: number | null;
}

export const HandConnection = connectionType(
  () => HandSummary,
  'HandSummary',
  'the typed-in hands of a tournament, in the order in which they were opened',
);
