/**
 * The past of a tournament: what became different between two moments, and where the figures of a player come from.
 */
import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import type { RecordedEvent } from '../../../events/envelope.js';
import type { StandingRow } from '../../../projections/standing-row.js';
import type { PlayerDirectory } from '../../app/person-vault.js';
import type { Difference } from '../../app/past/differences.js';
import type { Text } from '../../rulebooks/setting.js';
import { differenceText } from '../../texts/difference-texts.js';
import { eventText, explanationText } from '../../texts/event-texts.js';
import { actorField, ActorType } from '../language/actor.types.js';
import { BilingualText, inBoth } from '../language/bilingual-text.types.js';
import { Player } from '../language/player.types.js';
import { ChipsScalar, InstantScalar, PositionScalar } from '../language/scalars.js';
import { Showing, Shown } from '../language/showing.js';
import { StandingStateEnum } from '../language/enums.js';

@ObjectType({ description: 'A figure of a tournament that became another one between two moments.' })
export class TournamentDifference extends Showing<Difference> {
  constructor(
    difference: Difference,
    private readonly people: PlayerDirectory,
  ) {
    super(difference);
  }

  @Shown(() => String, {
    description: 'Which figure: "phase", "level", "break", "clock", "entry", "state", "place", "stack", "table" or "seat".',
  })
  declare readonly what: Difference['what'];

  @Shown(() => ID, { nullable: true, description: 'The id of the player whose figure it is; null for the tournament.' })
  declare readonly playerId: Difference['playerId'];

  @Field(() => Player, { nullable: true, description: 'The player whose figure it is; null for the tournament.' })
  get player(): Player | null {
    return this.shown.playerId === null ? null : new Player(this.shown.playerId, this.people);
  }

  @Field(() => String, { nullable: true, description: 'What it was; null for nothing.' })
  get before(): string | null {
    return textOf(this.shown.before);
  }

  @Field(() => String, { nullable: true, description: 'What it is; null for nothing.' })
  get after(): string | null {
    return textOf(this.shown.after);
  }

  @Field(() => Float, { nullable: true, description: 'By how much a number grew; null for anything else.' })
  get change(): number | null {
    const { before, after } = this.shown;
    return typeof before === 'number' && typeof after === 'number' ? after - before : null;
  }

  @Field(() => BilingualText, { description: 'The same in words; the player by their id.' })
  get text(): Text {
    return differenceText(this.shown, () => null);
  }
}

const textOf = (value: string | number | null): string | null => (value === null ? null : String(value));

/** A version of a row of the standings, with the event that made it. */
export interface StandingThen {
  readonly row: StandingRow;
  readonly event: RecordedEvent;
}

@ObjectType({ description: 'What a player’s figures became by one event: where, by whom, and why.' })
export class StandingVersion extends Showing<StandingThen> {
  @Field(() => PositionScalar, { description: 'The position of the event.' })
  get position(): number {
    return this.shown.event.position;
  }

  @Field(() => String, { description: 'The stream of the event.' })
  get stream(): string {
    return this.shown.event.stream;
  }

  @Field(() => Int, { description: 'Its revision there.' })
  get revision(): number {
    return this.shown.event.revision;
  }

  @Field(() => String, { description: 'The type of the event.' })
  get type(): string {
    return this.shown.event.type;
  }

  @Field(() => InstantScalar, { description: 'When it was recorded.' })
  get recordedAt(): number {
    return this.shown.event.metadata.recordedAt;
  }

  @Field(() => ActorType, actorField)
  get actor(): ActorType {
    return this.shown.event.metadata.actor;
  }

  @Field(() => BilingualText, { description: 'What happened, with the articles; players by their ids.' })
  get text(): Text {
    return inBoth((language) => eventText(this.shown.event, language));
  }

  @Field(() => BilingualText, { nullable: true, description: 'Why, by the rulebook; null where the event judges nothing.' })
  get why(): Text | null {
    return explanationText(this.shown.event, 'en') === null ? null : inBoth((language) => explanationText(this.shown.event, language)!);
  }

  @Field(() => StandingStateEnum, { description: 'How the player stood then.' })
  get state(): StandingRow['state'] {
    return this.shown.row.state;
  }

  @Field(() => ChipsScalar, { description: 'Their chips then.' })
  get stack(): number {
    return this.shown.row.stack;
  }

  @Field(() => Int, { nullable: true, description: 'Their place then; null while they were in.' })
  get place(): number | null {
    return this.shown.row.place;
  }

  @Field(() => Int, { nullable: true, description: 'Their table then; null for none.' })
  get table(): number | null {
    return this.shown.row.table;
  }

  @Field(() => Int, { nullable: true, description: 'Their seat then; null for none.' })
  get seat(): number | null {
    return this.shown.row.seat;
  }
}
