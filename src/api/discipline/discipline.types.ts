import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Offence } from '../../../events/judging.js';
import type { PenaltyStep } from '../../../events/tournament-discipline.js';
import type { DisciplineRow, MissedHand, OffenceEntry, PenaltyEntry } from '../../../projections/discipline.js';
import type { PlayerDirectory } from '../../app/vault/person-vault.js';
import type { Text } from '../../rulebooks/setting.js';
import { consequenceNames, penaltyText, stepText } from '../../texts/discipline-names.js';
import { offenceNames } from '../../texts/ruling-names.js';
import { ActorType, theActor } from '../language/actor.types.js';
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
import { field, list, orNull, shownAs, Showing, withFields } from '../language/showing.js';
import { EntityId, entityId, Node } from '../language/node.js';
import { connectionType } from '../language/connections.js';
import { Costs } from '../language/costs.js';

@ObjectType('PenaltyStep', { description: 'A step of the scale of penalties, as it is proposed.' })
export class PenaltyStepType extends withFields(Showing<PenaltyStep>, {
  unit: field(PenaltyStepUnitEnum, 'The unit in which it is counted.'),
  minimum: field(Int, 'The fewest of it; 0 where nothing is counted.'),
  maximum: orNull(Int, 'The most of it; null where the book sets no maximum.'),
}) {
  @Field(() => BilingualText, { description: 'The step in words.' })
  get text(): Text {
    return inBoth((language) => stepText(this.shown, language));
  }
}

@ObjectType('MissedHand', { description: 'A hand that a player missed under penalty.' })
export class MissedHandType extends withFields(Showing<MissedHand>, {
  table: field(Int, 'The number of the table.'),
  handId: orNull(ID, 'Its id; null for a hand that was not recorded.'),
  remaining: field(Int, 'Hands that were still to be missed after it.'),
}) {
  @Field(() => Int, { description: 'The number of the hand at its table.' })
  get number(): number {
    return this.shown.handNumber;
  }
}

@ObjectType('Penalty', { description: 'A penalty that was given.' })
export class PenaltyType extends withFields(Showing<PenaltyEntry>, {
  penaltyId: field(Int, 'Its number in the tournament, from 1.'),
  offenceId: field(Int, 'The number of the offence that it is for.'),
  unit: field(PenaltyUnitEnum, 'The unit in which it is counted.'),
  count: field(Int, 'The number of hands or rounds; 0 for a warning.'),
  proposed: orNull(shownAs(PenaltyStepType), 'What the scale proposed when it was given; null for nothing.'),
  playersAtTable: field(Int, 'The players at the table when it was given, the penalised player included.'),
  handsToMiss: field(Int, 'The hands to miss.'),
  remaining: field(Int, 'Those still to be missed; none once the player is out, or it was taken back.'),
  missed: list(20, shownAs(MissedHandType), 'Those that the player has missed, in order.'),
  stage: field(PenaltyStageEnum, 'The stage of the penalty.'),
  reason: orNull(String, 'Why the official left the scale; null where no reason was given.'),
  by: field(OfficialEnum, 'Who gave it.'),
  actor: theActor,
  issuedAt: field(InstantScalar, 'When it was given.'),
  articles: list(3, shownAs(CitationType), 'The articles on it.'),
}) {
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

  @Field(() => BilingualText, { description: 'The penalty in words.' })
  get text(): Text {
    const { unit, count } = this.shown;
    return inBoth((language) => penaltyText(unit, count, language));
  }

  @Field(() => String, { nullable: true, description: 'Why it was taken back; null where it was not.' })
  get liftReason(): string | null {
    return this.shown.liftedBecause;
  }
}

@ObjectType('RecordedOffence', { description: 'An offence on record.' })
export class RecordedOffenceType extends withFields(ShowingPlayer<OffenceEntry>, {
  offenceId: field(Int, 'Its number in the tournament, from 1.'),
  offence: field(OffenceEnum, 'What the player did.'),
  others: list(10, ID, 'The ids of the other players concerned.'),
  due: field(PenaltyDueEnum, 'Whether a penalty is owed.'),
  proposed: orNull(shownAs(PenaltyStepType), 'What the scale of the book proposed; null for nothing.'),
  earlier: field(Int, 'How often the player had done the same before in this tournament.'),
  note: orNull(String, 'The remark of the table or the floor.'),
  outcome: field(OffenceOutcomeEnum, 'The outcome of the offence.'),
  reason: orNull(String, 'Why it was decided so, where that was given.'),
  actor: theActor,
  decidedBy: orNull(ActorType, 'Who gave the command that decided it; null while it is open.'),
  recordedAt: field(InstantScalar, 'When it went on record.'),
  articles: list(3, shownAs(CitationType), 'The article on it first, then those of the scale.'),
}) {
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

  @Field(() => BilingualText, { description: 'The same in words.' })
  get name(): Text {
    return offenceNames[this.shown.offence];
  }

  @Field(() => BilingualText, {
    nullable: true,
    description: 'What the book adds to the penalty, or leaves to the officials, such as removed chips. Null for nothing.',
  })
  get follows(): Text | null {
    return this.shown.follows === undefined ? null : consequenceNames[this.shown.follows];
  }

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

  @Costs({ entries: 3 })
  @Field(() => [PenaltyType], { description: 'The penalties that were given for it: one, or more where one was taken back.' })
  get penalties(): readonly PenaltyType[] {
    const { tournamentId, penalties } = this.sheet;
    return penalties.filter(({ offenceId }) => offenceId === this.shown.offenceId).map((entry) => new PenaltyType(tournamentId, entry));
  }
}

@ObjectType({
  implements: () => [Node],
  description: 'What is on record of a player: offences, proposed and given penalties, and missed hands.',
})
export class DisciplineSheet extends withFields(ShowingPlayer<DisciplineRow>, {
  tournamentId: field(ID, 'The id of the tournament.'),
}) {
  @EntityId()
  get id(): string {
    return entityId('DisciplineSheet', this.shown.tournamentId, this.shown.playerId);
  }

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

  /** How often the player committed this offence on record, without those withdrawn as mistakes. */
  timesOf(offence: Offence): number {
    return this.shown.offences.filter((entry) => entry.offence === offence && entry.outcome !== 'unfounded').length;
  }
}

export const DisciplineSheetConnection = connectionType(
  () => DisciplineSheet,
  'DisciplineSheet',
  'the discipline sheets of a tournament, by first offence',
);
