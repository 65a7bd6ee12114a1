/**
 * What a dispute is made of, as the API shows it: subject, evidence, decisions, appeal, corrections.
 */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { DisputeKind, DisputeWindow as Window, EvidenceFile } from '../../../events/dispute.js';
import type { Card } from '../../../events/values.js';
import type { Appeal, DisputeAccount, DisputeOutcome, DisputeStep, Evidence, Remedy } from '../../dispute/state.js';
import { subjectText } from '../../texts/dispute-event-texts.js';
import type { Text } from '../../rulebooks/setting.js';
import { actorField, ActorType, inOwnCauseField } from '../language/actor.types.js';
import { BilingualText } from '../language/bilingual-text.types.js';
import { CitationType } from '../language/citation.types.js';
import { Player } from '../language/player.types.js';
import { CardScalar, InstantScalar, PositionScalar } from '../language/scalars.js';
import { Showing, Shown, ShownAs } from '../language/showing.js';
import { ClaimUntilEnum } from '../incidents/claim-record-enums.js';
import { isPrivate } from '../language/private-fields.js';
import { DisputeKindEnum } from './dispute-enums.js';
import { Costs } from '../language/costs.js';
import type { Reading } from '../reading/reading.js';

/** A part of a dispute, which knows whose it is: the policy asks that. */
export abstract class PartOfDispute<Value> extends Showing<Value> {
  constructor(
    value: Value,
    readonly dispute: DisputeAccount,
    protected readonly reading: Reading,
  ) {
    super(value);
  }

  protected playerOf(playerId: Evidence['playerId']): Player | null {
    return playerId === null ? null : new Player(playerId, this.reading.people);
  }
}

@ObjectType({ description: 'What a dispute is about.' })
export class DisputeSubject extends PartOfDispute<DisputeAccount['subject']> {
  @Shown(() => DisputeKindEnum, { description: 'What kind of thing it is.' })
  declare readonly kind: DisputeKind;

  @Field(() => ID, { nullable: true, description: 'The id of the hand; null for anything else.' })
  get handId(): string | null {
    return this.shown.kind === 'hand' ? this.shown.handId : null;
  }

  @Field(() => Int, {
    nullable: true,
    description: 'The step of the hand’s replay, or the revision of the event of the tournament; null where it is about no single one.',
  })
  get revision(): number | null {
    return 'revision' in this.shown ? this.shown.revision : null;
  }

  @isPrivate('disputedPenalty')
  @Field(() => Int, {
    nullable: true,
    description: 'The number of the penalty; null for anything else, and for an asker who may not see it.',
  })
  get penaltyId(): number | null {
    return this.shown.kind === 'penalty' ? this.shown.penaltyId : null;
  }

  @isPrivate('disputedPenalty')
  @Field(() => ID, {
    nullable: true,
    description: 'The id of that player; null for anything else, and for an asker who may not know whose penalty it is.',
  })
  get playerId(): string | null {
    return 'playerId' in this.shown ? this.shown.playerId : null;
  }

  @isPrivate('disputedPenalty')
  @Field(() => Player, {
    nullable: true,
    description:
      'The player whose place, result or penalty it is; null for anything else, and for an asker who may not know whose penalty it is.',
  })
  get player(): Player | null {
    return this.playerOf('playerId' in this.shown ? this.shown.playerId : null);
  }

  @isPrivate('disputedPenalty')
  @Field(() => BilingualText, { description: 'The same in words, players by their ids.' })
  get text(): Text {
    return subjectText(this.shown, (playerId) => playerId);
  }
}

@ObjectType({ description: 'Whether the book still allowed a claim when it was made.' })
export class DisputeWindow extends Showing<Window> {
  @Shown(() => Boolean, { description: 'Whether it was in time.' })
  declare readonly open: boolean;

  @Shown(() => ClaimUntilEnum, { description: 'What ends the time.' })
  declare readonly until: Window['until'];

  @Shown(() => String, { nullable: true, description: 'The article that says so.' })
  declare readonly article: string | null;
}

@ObjectType('EvidenceFile', { description: 'A file that is kept elsewhere, by its hash.' })
export class EvidenceFileType extends Showing<EvidenceFile> {
  @Shown(() => String, { description: 'The SHA-256 hash of its bytes.' })
  declare readonly sha256: string;

  @Shown(() => String, { description: 'Its media type, such as "video/mp4".' })
  declare readonly mediaType: string;
}

@ObjectType({ description: 'What somebody said, or a file that they put forward.' })
export class DisputeEvidence extends PartOfDispute<Evidence> {
  @Shown(() => Int, { description: 'Its number in the dispute, from 1.' })
  declare readonly evidence: number;

  @Field(() => Player, { nullable: true, description: 'The witness; null for an official.' })
  get witness(): Player | null {
    return this.playerOf(this.shown.playerId);
  }

  @Shown(() => String, { nullable: true, description: 'What they say; null for a file alone.' })
  declare readonly statement: string | null;

  @ShownAs(() => EvidenceFileType, { nullable: true, description: 'The file; null for a statement alone.' })
  declare readonly file: EvidenceFileType | null;

  @Shown(() => String, { nullable: true, description: 'Why it does not count any longer; null while it does.' })
  declare readonly withdrawalReason: string | null;
}

@ObjectType({ description: 'How the director or the commission decided.' })
export class DisputeDecision extends PartOfDispute<DisputeOutcome> {
  @Shown(() => Boolean, { description: 'Whether the claim was upheld.' })
  declare readonly upheld: boolean;

  @ShownAs(() => CitationType, { description: 'The article that it was decided by.' })
  declare readonly article: CitationType;

  @isPrivate('dispute')
  @Field(() => String, { nullable: true, description: 'What is to be done; null for nothing, and for an asker who may not see it.' })
  get remedy(): string | null {
    return this.shown.remedy;
  }

  @isPrivate('dispute')
  @Field(() => String, { nullable: true, description: 'Why; null for an asker who may not see it.' })
  get reason(): string | null {
    return this.shown.reason;
  }
}

@ObjectType({ description: 'An appeal to the commission of the federation.' })
export class DisputeAppeal extends PartOfDispute<Appeal> {
  @isPrivate('dispute')
  @Field(() => Player, { nullable: true, description: 'Who appeals; null for their club, and for an asker who may not see it.' })
  get appellant(): Player | null {
    return this.playerOf(this.shown.playerId);
  }

  @isPrivate('dispute')
  @Field(() => String, { nullable: true, description: 'Why; null for an asker who may not see it.' })
  get reason(): string | null {
    return this.shown.reason;
  }

  @Field(() => CitationType, { description: 'The article that allows it.' })
  get article(): CitationType {
    return new CitationType(this.shown.article);
  }

  @Field(() => Boolean, { description: 'Whether it was taken back.' })
  get withdrawn(): boolean {
    return this.shown.withdrawalReason !== null;
  }

  @Field(() => DisputeDecision, { nullable: true, description: 'How the commission decided; null while it has not.' })
  get decision(): DisputeDecision | null {
    return this.shown.decision === null ? null : new DisputeDecision(this.shown.decision, this.dispute, this.reading);
  }
}

@ObjectType({ description: 'An event that names the dispute: it put something right, or followed from that.' })
export class DisputeRemedy extends Showing<Remedy> {
  @Shown(() => String, { description: 'The stream of the event.' })
  declare readonly stream: string;

  @Shown(() => Int, { description: 'Its revision there.' })
  declare readonly revision: number;

  @Shown(() => PositionScalar, { description: 'Its position among all events.' })
  declare readonly position: number;

  @Shown(() => String, { description: 'The type of the event.' })
  declare readonly type: string;

  @Shown(() => InstantScalar, { description: 'When it was recorded.' })
  declare readonly recordedAt: number;
}

@ObjectType('DisputeStep', { description: 'Something that happened to a dispute.' })
export class DisputeStepType extends Showing<DisputeStep> {
  @Shown(() => Int, { description: 'The revision of its event in the stream of the dispute.' })
  declare readonly revision: number;

  @Shown(() => String, { description: 'The type of the event.' })
  declare readonly type: string;

  @Shown(() => InstantScalar, { description: 'When it was recorded.' })
  declare readonly recordedAt: number;

  @Shown(() => ActorType, actorField)
  declare readonly actor: ActorType;

  @Shown(() => Boolean, inOwnCauseField)
  declare readonly inOwnCause: boolean;
}

@ObjectType({ description: 'The hole cards of a seat that were opened in a dispute.' })
export class OpenedCards extends Showing<{ readonly seat: number; readonly cards: readonly Card[] }> {
  @Shown(() => Int, { description: 'The number of the seat.' })
  declare readonly seat: number;

  @Costs({ entries: 4 })
  @Shown(() => [CardScalar], { description: 'Its two cards.' })
  declare readonly cards: readonly Card[];
}
