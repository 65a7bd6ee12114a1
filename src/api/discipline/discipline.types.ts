/**
 * Discipline sheets as the API shows them. May import: @nestjs/graphql, the view's row, the texts.
 */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Offence } from '../../../events/gesture.js';
import type { Official, PenaltyDue, PenaltyStep, PenaltyUnit } from '../../../events/tournament-discipline.js';
import type {
  DisciplineRow,
  MissedHand,
  OffenceEntry,
  OffenceOutcome,
  PenaltyEntry,
  PenaltyStage,
} from '../../../projections/discipline.js';
import type { PlayerDirectory } from '../../app/player-directory.js';
import type { Text } from '../../rulebooks/setting.js';
import { consequenceNames, penaltyText, stepText } from '../../texts/discipline-names.js';
import { offenceNames } from '../../texts/ruling-names.js';
import { citationsOf, CitationType } from '../language/citation.types.js';
import { OffenceEnum } from '../judging/gesture-enums.js';
import { Player } from '../language/player.types.js';
import { BilingualText } from '../rulebook/rulebook.types.js';
import { InstantScalar } from '../language/scalars.js';
import {
  OffenceOutcomeEnum,
  OfficialEnum,
  PenaltyDueEnum,
  PenaltyStageEnum,
  PenaltyStepUnitEnum,
  PenaltyUnitEnum,
} from './discipline-enums.js';

@ObjectType('PenaltyStep', { description: 'A step of the scale of penalties, as it is proposed.' })
export class PenaltyStepType {
  constructor(private readonly step: PenaltyStep) {}

  @Field(() => PenaltyStepUnitEnum, { description: 'What it is counted in.' })
  get unit(): PenaltyStep['unit'] {
    return this.step.unit;
  }

  @Field(() => Int, { description: 'The fewest of it; 0 where nothing is counted.' })
  get minimum(): number {
    return this.step.minimum;
  }

  @Field(() => Int, { nullable: true, description: 'The most of it; null where the book names no most.' })
  get maximum(): number | null {
    return this.step.maximum;
  }

  @Field(() => BilingualText, { description: 'The step in words.' })
  get text(): Text {
    return { en: stepText(this.step, 'en'), fr: stepText(this.step, 'fr') };
  }
}

@ObjectType('MissedHand', { description: 'A hand that a player missed under penalty.' })
export class MissedHandType {
  constructor(private readonly hand: MissedHand) {}

  @Field(() => Int, { description: 'The number of the table.' })
  get table(): number {
    return this.hand.table;
  }

  @Field(() => Int, { description: 'The number of the hand at its table.' })
  get number(): number {
    return this.hand.handNumber;
  }

  @Field(() => ID, { nullable: true, description: 'Its id; null for a hand that nobody typed in.' })
  get handId(): string | null {
    return this.hand.handId;
  }

  @Field(() => Int, { description: 'Hands that were still to be missed after it.' })
  get remaining(): number {
    return this.hand.remaining;
  }
}

@ObjectType('Penalty', { description: 'A penalty that was given.' })
export class PenaltyType {
  constructor(private readonly entry: PenaltyEntry) {}

  @Field(() => Int, { description: 'Its number in the tournament, from 1.' })
  get penaltyId(): number {
    return this.entry.penaltyId;
  }

  @Field(() => Int, { description: 'The number of the offence that it is for.' })
  get offenceId(): number {
    return this.entry.offenceId;
  }

  @Field(() => PenaltyUnitEnum, { description: 'What it is counted in.' })
  get unit(): PenaltyUnit {
    return this.entry.unit;
  }

  @Field(() => Int, { description: 'So many hands or rounds; 0 for a warning.' })
  get count(): number {
    return this.entry.count;
  }

  @Field(() => BilingualText, { description: 'The penalty in words.' })
  get text(): Text {
    const { unit, count } = this.entry;
    return { en: penaltyText(unit, count, 'en'), fr: penaltyText(unit, count, 'fr') };
  }

  @Field(() => PenaltyStepType, { nullable: true, description: 'What the scale proposed when it was given; null for nothing.' })
  get proposed(): PenaltyStepType | null {
    return this.entry.proposed === null ? null : new PenaltyStepType(this.entry.proposed);
  }

  @Field(() => Int, { description: 'The players at his table when it was given, himself counted.' })
  get playersAtTable(): number {
    return this.entry.playersAtTable;
  }

  @Field(() => Int, { description: 'The hands that it is.' })
  get handsToMiss(): number {
    return this.entry.handsToMiss;
  }

  @Field(() => Int, { description: 'Those still to be missed; none once he is out, or it was taken back.' })
  get remaining(): number {
    return this.entry.remaining;
  }

  @Field(() => [MissedHandType], { description: 'Those that he has missed, in their order.' })
  get missed(): readonly MissedHandType[] {
    return this.entry.missed.map((hand) => new MissedHandType(hand));
  }

  @Field(() => PenaltyStageEnum, { description: 'How far it is.' })
  get stage(): PenaltyStage {
    return this.entry.stage;
  }

  @Field(() => String, { nullable: true, description: 'Why the official left the scale; null where he did not say.' })
  get reason(): string | null {
    return this.entry.reason;
  }

  @Field(() => String, { nullable: true, description: 'Why it was taken back; null where it was not.' })
  get liftedBecause(): string | null {
    return this.entry.liftedBecause;
  }

  @Field(() => OfficialEnum, { description: 'Who gave it.' })
  get by(): Official {
    return this.entry.by;
  }

  @Field(() => InstantScalar, { description: 'When it was given.' })
  get issuedAt(): number {
    return this.entry.issuedAt;
  }

  @Field(() => [CitationType], { description: 'The articles on it.' })
  get articles(): readonly CitationType[] {
    return citationsOf(this.entry.articles);
  }
}

@ObjectType('RecordedOffence', { description: 'An offence on record.' })
export class RecordedOffenceType {
  constructor(
    private readonly entry: OffenceEntry,
    private readonly given: readonly PenaltyEntry[],
    private readonly directory: PlayerDirectory,
  ) {}

  @Field(() => Int, { description: 'Its number in the tournament, from 1.' })
  get offenceId(): number {
    return this.entry.offenceId;
  }

  @Field(() => ID, { description: 'The id of the player.' })
  get playerId(): string {
    return this.entry.playerId;
  }

  @Field(() => Player, { description: 'The player.' })
  get player(): Player {
    return new Player(this.entry.playerId, this.directory);
  }

  @Field(() => OffenceEnum, { description: 'What he did.' })
  get offence(): Offence {
    return this.entry.offence;
  }

  @Field(() => BilingualText, { description: 'The same in words.' })
  get name(): Text {
    return offenceNames[this.entry.offence];
  }

  @Field(() => [ID], { description: 'The ids of the other players concerned.' })
  get others(): readonly string[] {
    return this.entry.others;
  }

  @Field(() => PenaltyDueEnum, { description: 'Whether a penalty is owed.' })
  get due(): PenaltyDue {
    return this.entry.due;
  }

  @Field(() => PenaltyStepType, { nullable: true, description: 'What the scale of the book proposed; null for nothing.' })
  get proposed(): PenaltyStepType | null {
    return this.entry.proposed === null ? null : new PenaltyStepType(this.entry.proposed);
  }

  @Field(() => BilingualText, {
    nullable: true,
    description: 'What the book has follow beside the penalty, or leaves to the officials: chips removed, say. Null for nothing.',
  })
  get follows(): Text | null {
    return this.entry.follows === undefined ? null : consequenceNames[this.entry.follows];
  }

  @Field(() => Int, { description: 'How often he had done the same before in this tournament.' })
  get earlier(): number {
    return this.entry.earlier;
  }

  @Field(() => Boolean, { description: 'Whether the rules noted it in a hand; else an official did.' })
  get notedByHand(): boolean {
    return this.entry.source.kind === 'hand';
  }

  @Field(() => ID, { nullable: true, description: 'The id of the hand in which it happened, for the query handReplay; null for none.' })
  get handId(): string | null {
    return this.entry.source.handId;
  }

  @Field(() => Int, {
    nullable: true,
    description: 'The step of that replay which shows it: handReplay(handId, upTo: step) ends there. Null where none does.',
  })
  get step(): number | null {
    return this.entry.source.revision;
  }

  @Field(() => String, { nullable: true, description: 'What the table or the floor says of it.' })
  get note(): string | null {
    return this.entry.note;
  }

  @Field(() => OffenceOutcomeEnum, { description: 'What came of it.' })
  get outcome(): OffenceOutcome {
    return this.entry.outcome;
  }

  @Field(() => String, { nullable: true, description: 'Why it was decided so, where that was said.' })
  get reason(): string | null {
    return this.entry.reason;
  }

  @Field(() => [PenaltyType], { description: 'The penalties that were given for it: one, or more where one was taken back.' })
  get penalties(): readonly PenaltyType[] {
    return this.given.filter(({ offenceId }) => offenceId === this.entry.offenceId).map((entry) => new PenaltyType(entry));
  }

  @Field(() => InstantScalar, { description: 'When it went on record.' })
  get recordedAt(): number {
    return this.entry.recordedAt;
  }

  @Field(() => [CitationType], { description: 'The article on it first, then those of the scale.' })
  get articles(): readonly CitationType[] {
    return citationsOf(this.entry.articles);
  }
}

@ObjectType({ description: 'What is on record of a player: offences, what was proposed, what was given, and the hands that he missed.' })
export class DisciplineSheet {
  constructor(
    private readonly row: DisciplineRow,
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

  @Field(() => [RecordedOffenceType], { description: 'His offences, in the order in which they went on record.' })
  get offences(): readonly RecordedOffenceType[] {
    return this.row.offences.map((entry) => new RecordedOffenceType(entry, this.row.penalties, this.directory));
  }

  @Field(() => [PenaltyType], { description: 'His penalties, in the order in which they were given.' })
  get penalties(): readonly PenaltyType[] {
    return this.row.penalties.map((entry) => new PenaltyType(entry));
  }

  @Field(() => Int, { description: 'Hands that he still has to miss, under all his penalties.' })
  get handsToMiss(): number {
    return this.row.penalties.reduce((sum, { stage, remaining }) => (stage === 'running' ? sum + remaining : sum), 0);
  }

  /** How often he did this, as far as it is on record and no mistake. */
  timesOf(offence: Offence): number {
    return this.row.offences.filter((entry) => entry.offence === offence && entry.outcome !== 'unfounded').length;
  }
}
