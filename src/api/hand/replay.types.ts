/**
 * A hand's replay and the list of hands, as the API shows them. May import: @nestjs/graphql, `src/audit`, the view's row.
 */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { RecordedEvent } from '../../../events/envelope.js';
import type { HandId } from '../../../events/ids.js';
import type { Pot } from '../../../events/values.js';
import type { HandPlayer, HandRow } from '../../../projections/hands.js';
import type { PlayerDirectory } from '../../app/player-directory.js';
import type { ReplayStep } from '../../audit/hand-replay.js';
import type { IncidentRecord } from '../../audit/incident-record.js';
import { legalActions } from '../../hand/betting/legal-actions.js';
import type { HandState } from '../../hand/state.js';
import { connectionType } from '../language/connections.js';
import { ActorType, EventType } from '../audit/event.types.js';
import { HandStageEnum } from '../language/enums.js';
import { LegalActionsType } from './hand-parts.types.js';
import { Hand } from './hand.types.js';
import { Player } from '../language/player.types.js';
import { ChipsScalar, InstantScalar } from '../language/scalars.js';
import { PotType } from '../language/stakes.types.js';

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
export class ReplayStepType {
  /**
   * @param recorded the step's event as it stands in its stream
   * @param recordAt what the events up to a revision say of incidents
   */
  constructor(
    private readonly id: HandId,
    private readonly step: ReplayStep,
    private readonly recorded: RecordedEvent,
    private readonly recordAt: (revision: number) => IncidentRecord,
    private readonly directory: PlayerDirectory,
  ) {}

  @Field(() => Int, { description: 'The number of the event in the hand, from 0.' })
  get revision(): number {
    return this.step.revision;
  }

  @Field(() => EventType, { description: 'What happened. Hole cards that were not tabled are null but for the bearer of the admin token.' })
  get event(): EventType {
    return new EventType(this.recorded, this.step.event.data);
  }

  @Field(() => InstantScalar, { description: 'When it was recorded.' })
  get recordedAt(): number {
    return this.step.metadata.recordedAt;
  }

  @Field(() => ActorType, { description: 'Who gave the command that caused it.' })
  get actor(): ActorType {
    return this.step.metadata.actor as ActorType;
  }

  @Field(() => Hand, { nullable: true, description: 'The hand before the event; null at its first.' })
  get before(): Hand | null {
    return this.snapshot(this.step.before, this.step.revision - 1);
  }

  @Field(() => Hand, { nullable: true, description: 'The hand after the event.' })
  get after(): Hand | null {
    return this.snapshot(this.step.after, this.step.revision);
  }

  @Field(() => LegalActionsType, {
    nullable: true,
    description: 'What the seat in turn could do just before the event; null when no action was awaited.',
  })
  get legal(): LegalActionsType | null {
    return this.step.legal === null ? null : new LegalActionsType(this.step.legal);
  }

  @Field(() => [PotType], { description: 'The pots after the event, as last gathered.' })
  get pots(): readonly Pot[] {
    return this.step.after.pots;
  }

  @Field(() => [SeatStack], { description: 'The chips of every seat after the event.' })
  get stacks(): readonly SeatStack[] {
    const { start, stacks, bets } = this.step.after;
    return (start?.seats ?? []).map(({ seat }, index) => ({ seat, stack: stacks[index]!, bet: bets[index]! }));
  }

  @Field(() => String, { description: 'The hash of the event, which covers the one before it.' })
  get hash(): string {
    return this.step.metadata.hash;
  }

  @Field(() => String, { nullable: true, description: 'The hash of the event before it; null at the first.' })
  get previousHash(): string | null {
    return this.step.metadata.previousHash;
  }

  private snapshot(state: HandState, revision: number): Hand | null {
    if (state.start === null) return null;
    // What may not be seen was left out when the hand was replayed.
    const record = (): IncidentRecord => this.recordAt(revision);
    const moment = { id: this.id, state, legal: legalActions(state), revision, position: null, record, claimWindows: null };
    return new Hand(moment, this.directory);
  }
}

@ObjectType({ description: 'A hand again, event by event.' })
export class HandReplay {
  @Field(() => ID, { description: 'The id of the hand.' })
  handId!: string;

  @Field(() => Int, { description: 'How many events the hand has in all.' })
  length!: number;

  @Field(() => [ReplayStepType], { description: 'The steps in order, up to the one that was asked for.' })
  steps!: readonly ReplayStepType[];
}

@ObjectType('HandPlayer', { description: 'A player in a listed hand.' })
export class HandPlayerType {
  constructor(
    private readonly at: HandPlayer,
    private readonly directory: PlayerDirectory,
  ) {}

  @Field(() => Int, { description: 'The number of the seat, 1 to 10.' })
  get seat(): number {
    return this.at.seat;
  }

  @Field(() => ID, { description: 'The id of the player.' })
  get playerId(): string {
    return this.at.playerId;
  }

  @Field(() => Player, { description: 'The player.' })
  get player(): Player {
    return new Player(this.at.playerId, this.directory);
  }

  @Field(() => ChipsScalar, { description: 'His chips before the hand.' })
  get stackBefore(): number {
    return this.at.stackBefore;
  }

  @Field(() => ChipsScalar, { nullable: true, description: 'His chips after the hand; null until it is completed.' })
  get stackAfter(): number | null {
    return this.at.stackAfter;
  }

  @Field(() => ChipsScalar, { description: 'What he took from pots.' })
  get won(): number {
    return this.at.won;
  }
}

@ObjectType({ description: 'A hand in the list of hands: enough to find the one to replay.' })
export class HandSummary {
  constructor(
    private readonly row: HandRow,
    private readonly directory: PlayerDirectory,
  ) {}

  @Field(() => ID, { description: 'Its id, for the queries hand and handReplay.' })
  get id(): string {
    return this.row.handId;
  }

  @Field(() => Int, { description: 'The number of its table.' })
  get table(): number {
    return this.row.table;
  }

  @Field(() => Int, { description: 'Its number at its table, from 1.' })
  get number(): number {
    return this.row.number;
  }

  @Field(() => Int, { description: 'The level it was played at, from 1.' })
  get level(): number {
    return this.row.level;
  }

  @Field(() => HandStageEnum, { description: 'How far it is.' })
  get state(): HandRow['state'] {
    return this.row.state;
  }

  @Field(() => [HandPlayerType], { description: 'Who plays in it, clockwise.' })
  get players(): readonly HandPlayerType[] {
    return this.row.players.map((at) => new HandPlayerType(at, this.directory));
  }

  @Field(() => ChipsScalar, { description: 'The chips of all pots that were pushed so far.' })
  get pot(): number {
    return this.row.pot;
  }

  @Field(() => [Int], { description: 'The seats that won a pot or a part of one.' })
  get winners(): readonly number[] {
    return this.row.winners;
  }

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether two or more hands were live after the last bet; null until it is completed.',
  })
  get wentToShowdown(): boolean | null {
    return this.row.wentToShowdown;
  }

  @Field(() => InstantScalar, { description: 'When the tournament opened it.' })
  get openedAt(): number {
    return this.row.openedAt;
  }

  @Field(() => InstantScalar, { nullable: true, description: 'When it was completed; null until then.' })
  get endedAt(): number | null {
    return this.row.endedAt;
  }
}

export const HandConnection = connectionType(
  () => HandSummary,
  'HandSummary',
  'the typed-in hands of a tournament, in the order in which they were opened',
);
