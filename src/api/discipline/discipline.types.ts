/**
 * Discipline sheets as the API shows them.
 */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Offence } from '../../../events/judging.js';
import type { Official, PenaltyDue, PenaltyStep, PenaltyUnit } from '../../../events/tournament-discipline.js';
import type {
  DisciplineRow,
  MissedHand,
  OffenceEntry,
  OffenceOutcome,
  PenaltyEntry,
  PenaltyStage,
} from '../../../projections/discipline.js';
import type { PlayerDirectory } from '../../app/vault/person-vault.js';
import type { Text } from '../../rulebooks/setting.js';
import { consequenceNames, penaltyText, stepText } from '../../texts/discipline-names.js';
import { offenceNames } from '../../texts/ruling-names.js';
import { actorField, ActorType } from '../language/actor.types.js';
import { CitationType } from '../language/citation.types.js';
import { OffenceEnum } from '../judging/gesture-enums.js';
import { ShowingPlayer } from '../language/player.types.js';
import { BilingualText, inBoth } from '../language/bilingual-text.types.js';
import { InstantScalar } from '../language/scalars.js';
import {
  OffenceOutcomeEnum,
  OfficialEnum,
  PenaltyDueEnum,
  PenaltyStageEnum,
  PenaltyStepUnitEnum,
  PenaltyUnitEnum,
} from './discipline-enums.js';
import { Showing, Shown, ShownAs } from '../language/showing.js';
import { EntityId, entityId, Node } from '../graph/node.js';
import { Costs } from '../language/costs.js';

@ObjectType('PenaltyStep', { description: 'A step of the scale of penalties, as it is proposed.' })
export class PenaltyStepType extends Showing<PenaltyStep> {
  @Shown(() => PenaltyStepUnitEnum, { description: 'The unit in which it is counted.' })
  declare readonly unit: PenaltyStep['unit'];

  @Shown(() => Int, { description: 'The fewest of it; 0 where nothing is counted.' })
  declare readonly minimum: number;

  @Shown(() => Int, { nullable: true, description: 'The most of it; null where the book sets no maximum.' })
  declare readonly maximum: number | null;

  @Field(() => BilingualText, { description: 'The step in words.' })
  get text(): Text {
    return inBoth((language) => stepText(this.shown, language));
  }
}

@ObjectType('MissedHand', { description: 'A hand that a player missed under penalty.' })
export class MissedHandType extends Showing<MissedHand> {
  @Shown(() => Int, { description: 'The number of the table.' })
  declare readonly table: number;

  @Field(() => Int, { description: 'The number of the hand at its table.' })
  get number(): number {
    return this.shown.handNumber;
  }

  @Shown(() => ID, { nullable: true, description: 'Its id; null for a hand that was not recorded.' })
  declare readonly handId: string | null;

  @Shown(() => Int, { description: 'Hands that were still to be missed after it.' })
  declare readonly remaining: number;
}

@ObjectType('Penalty', { description: 'A penalty that was given.' })
export class PenaltyType extends Showing<PenaltyEntry> {
  constructor(
    private readonly tournamentId: string,
    penalty: PenaltyEntry,
  ) {
    super(penalty);
  }

  @EntityId()
  get id(): string {
    return entityId('Penalty', this.tournamentId, this.shown.penaltyId);
  }

  @Shown(() => Int, { description: 'Its number in the tournament, from 1.' })
  declare readonly penaltyId: number;

  @Shown(() => Int, { description: 'The number of the offence that it is for.' })
  declare readonly offenceId: number;

  @Shown(() => PenaltyUnitEnum, { description: 'The unit in which it is counted.' })
  declare readonly unit: PenaltyUnit;

  @Shown(() => Int, { description: 'The number of hands or rounds; 0 for a warning.' })
  declare readonly count: number;

  @Field(() => BilingualText, { description: 'The penalty in words.' })
  get text(): Text {
    const { unit, count } = this.shown;
    return inBoth((language) => penaltyText(unit, count, language));
  }

  @ShownAs(() => PenaltyStepType, { nullable: true, description: 'What the scale proposed when it was given; null for nothing.' })
  declare readonly proposed: PenaltyStepType | null;

  @Shown(() => Int, { description: 'The players at the table when it was given, the penalised player included.' })
  declare readonly playersAtTable: number;

  @Shown(() => Int, { description: 'The hands to miss.' })
  declare readonly handsToMiss: number;

  @Shown(() => Int, { description: 'Those still to be missed; none once the player is out, or it was taken back.' })
  declare readonly remaining: number;

  @Costs({ entries: 20 })
  @ShownAs(() => [MissedHandType], { description: 'Those that the player has missed, in order.' })
  declare readonly missed: readonly MissedHandType[];

  @Shown(() => PenaltyStageEnum, { description: 'The stage of the penalty.' })
  declare readonly stage: PenaltyStage;

  @Shown(() => String, { nullable: true, description: 'Why the official left the scale; null where no reason was given.' })
  declare readonly reason: string | null;

  @Shown(() => String, {
    nullable: true,
    deprecationReason: 'Ask liftReason.',
    description: 'Why it was taken back; null where it was not.',
  })
  declare readonly liftedBecause: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was taken back; null where it was not.' })
  get liftReason(): string | null {
    return this.shown.liftedBecause;
  }

  @Shown(() => OfficialEnum, { description: 'Who gave it.' })
  declare readonly by: Official;

  @Shown(() => ActorType, actorField)
  declare readonly actor: ActorType;

  @Shown(() => InstantScalar, { description: 'When it was given.' })
  declare readonly issuedAt: number;

  @Costs({ entries: 3 })
  @ShownAs(() => [CitationType], { description: 'The articles on it.' })
  declare readonly articles: readonly CitationType[];
}

@ObjectType('RecordedOffence', { description: 'An offence on record.' })
export class RecordedOffenceType extends ShowingPlayer<OffenceEntry> {
  constructor(
    entry: OffenceEntry,
    private readonly sheet: Pick<DisciplineRow, 'tournamentId' | 'penalties'>,
    directory: PlayerDirectory,
  ) {
    super(entry, directory);
  }

  @EntityId()
  get id(): string {
    return entityId('RecordedOffence', this.sheet.tournamentId, this.shown.offenceId);
  }

  @Shown(() => Int, { description: 'Its number in the tournament, from 1.' })
  declare readonly offenceId: number;

  @Shown(() => OffenceEnum, { description: 'What the player did.' })
  declare readonly offence: Offence;

  @Field(() => BilingualText, { description: 'The same in words.' })
  get name(): Text {
    return offenceNames[this.shown.offence];
  }

  @Costs({ entries: 10 })
  @Shown(() => [ID], { description: 'The ids of the other players concerned.' })
  declare readonly others: readonly string[];

  @Shown(() => PenaltyDueEnum, { description: 'Whether a penalty is owed.' })
  declare readonly due: PenaltyDue;

  @ShownAs(() => PenaltyStepType, { nullable: true, description: 'What the scale of the book proposed; null for nothing.' })
  declare readonly proposed: PenaltyStepType | null;

  @Field(() => BilingualText, {
    nullable: true,
    description: 'What the book adds to the penalty, or leaves to the officials, such as removed chips. Null for nothing.',
  })
  get follows(): Text | null {
    return this.shown.follows === undefined ? null : consequenceNames[this.shown.follows];
  }

  @Shown(() => Int, { description: 'How often the player had done the same before in this tournament.' })
  declare readonly earlier: number;

  @Field(() => Boolean, { description: 'Whether the rules noted it in a hand; else an official did.' })
  get notedByHand(): boolean {
    return this.shown.source.kind === 'hand';
  }

  @Field(() => Boolean, { description: 'Whether the rulebook wants it punished more severely than the same offence otherwise (RO 11.4).' })
  get moreSevere(): boolean {
    return this.shown.source.kind === 'hand' && this.shown.source.moreSevere === true;
  }

  @Field(() => ID, { nullable: true, description: 'The id of the hand in which it happened, for the query handReplay; null for none.' })
  get handId(): string | null {
    return this.shown.source.handId;
  }

  @Field(() => Int, {
    nullable: true,
    description: 'The step of that replay which shows it: handReplay(handId, upTo: revision) ends there. Null where none does.',
  })
  get revision(): number | null {
    return this.shown.source.revision;
  }

  @Shown(() => String, { nullable: true, description: 'The remark of the table or the floor.' })
  declare readonly note: string | null;

  @Shown(() => OffenceOutcomeEnum, { description: 'The outcome of the offence.' })
  declare readonly outcome: OffenceOutcome;

  @Shown(() => String, { nullable: true, description: 'Why it was decided so, where that was given.' })
  declare readonly reason: string | null;

  @Costs({ entries: 3 })
  @Field(() => [PenaltyType], { description: 'The penalties that were given for it: one, or more where one was taken back.' })
  get penalties(): readonly PenaltyType[] {
    const { tournamentId, penalties } = this.sheet;
    return penalties.filter(({ offenceId }) => offenceId === this.shown.offenceId).map((entry) => new PenaltyType(tournamentId, entry));
  }

  @Shown(() => ActorType, actorField)
  declare readonly actor: ActorType;

  @Shown(() => ActorType, { nullable: true, description: 'Who gave the command that decided it; null while it is open.' })
  declare readonly decidedBy: ActorType | null;

  @Shown(() => InstantScalar, { description: 'When it went on record.' })
  declare readonly recordedAt: number;

  @Costs({ entries: 3 })
  @ShownAs(() => [CitationType], { description: 'The article on it first, then those of the scale.' })
  declare readonly articles: readonly CitationType[];
}

@ObjectType({
  implements: () => [Node],
  description: 'What is on record of a player: offences, proposed and given penalties, and missed hands.',
})
export class DisciplineSheet extends ShowingPlayer<DisciplineRow> {
  @EntityId()
  get id(): string {
    return entityId('DisciplineSheet', this.shown.tournamentId, this.shown.playerId);
  }

  @Shown(() => ID, { description: 'The id of the tournament.' })
  declare readonly tournamentId: string;

  @Costs({ entries: 20 })
  @Field(() => [RecordedOffenceType], { description: 'The player’s offences, in the order in which they went on record.' })
  get offences(): readonly RecordedOffenceType[] {
    return this.shown.offences.map((entry) => new RecordedOffenceType(entry, this.shown, this.directory));
  }

  @Costs({ entries: 20 })
  @Field(() => [PenaltyType], { description: 'The player’s penalties, in the order in which they were given.' })
  get penalties(): readonly PenaltyType[] {
    return this.shown.penalties.map((entry) => new PenaltyType(this.shown.tournamentId, entry));
  }

  @Field(() => Int, { description: 'Hands that the player still has to miss, under all penalties.' })
  get handsToMiss(): number {
    return this.shown.penalties.reduce((sum, { stage, remaining }) => (stage === 'running' ? sum + remaining : sum), 0);
  }

  /** How often the player did this, as far as it is on record and no mistake. */
  timesOf(offence: Offence): number {
    return this.shown.offences.filter((entry) => entry.offence === offence && entry.outcome !== 'unfounded').length;
  }
}
