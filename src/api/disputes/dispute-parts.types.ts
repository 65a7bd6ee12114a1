/** The parts of a dispute: subject, evidence, decisions, appeal, corrections. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { DisputeWindow as Window, EvidenceFile } from '../../../events/dispute.js';
import type { Card } from '../../../events/values.js';
import type { Appeal, DisputeAccount, DisputeOutcome, DisputeStep, Evidence, Remedy } from '../../dispute/state.js';
import { windowLine } from '../../texts/dispute-document.js';
import { stepNames } from '../../texts/dispute-document-words.js';
import { subjectText } from '../../texts/dispute-event-texts.js';
import type { Text } from '../../rulebooks/setting.js';
import { theActor, inOwnCause } from '../language/actor.types.js';
import { BilingualText, inBoth } from '../language/bilingual-text.types.js';
import { CitationType } from '../language/citation.types.js';
import { Player } from '../language/player.types.js';
import { CardScalar, InstantScalar, PositionScalar } from '../language/scalars.js';
import { field, list, ofFields, orNull, shownAs, Showing, withFields } from '../language/showing.js';
import { ClaimUntilEnum } from '../incidents/claim-record-enums.js';
import { isPrivate } from '../language/private-fields.js';
import { DisputeKindEnum } from './dispute-enums.js';
import type { Reading } from '../reading/reading.js';

/** A part of a dispute. It knows its dispute, because the policy needs it. */
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
export class DisputeSubject extends withFields(PartOfDispute<DisputeAccount['subject']>, {
  kind: field(DisputeKindEnum, 'What kind of thing it is.'),
}) {
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
export class DisputeWindow extends withFields(Showing<Window>, {
  open: field(Boolean, 'Whether it was in time.'),
  until: field(ClaimUntilEnum, 'What ends the time.'),
  article: orNull(String, 'The article that says so.'),
}) {
  @Field(() => BilingualText, { description: 'The same in a sentence.' })
  get text(): Text {
    return inBoth((language) => windowLine(this.shown, language));
  }
}

@ObjectType('EvidenceFile', { description: 'A file that is kept elsewhere, by its hash.' })
export class EvidenceFileType extends withFields(Showing<EvidenceFile>, {
  sha256: field(String, 'The SHA-256 hash of its bytes.'),
  mediaType: field(String, 'Its media type, such as "video/mp4".'),
}) {}

@ObjectType({ description: 'What somebody said, or a file that they put forward.' })
export class DisputeEvidence extends withFields(PartOfDispute<Evidence>, {
  evidence: field(Int, 'Its number in the dispute, from 1.'),
  statement: orNull(String, 'What they say; null for a file alone.'),
  file: orNull(shownAs(EvidenceFileType), 'The file; null for a statement alone.'),
  withdrawalReason: orNull(String, 'Why it does not count any longer; null while it does.'),
}) {
  @Field(() => Player, { nullable: true, description: 'The witness; null for an official.' })
  get witness(): Player | null {
    return this.playerOf(this.shown.playerId);
  }
}

@ObjectType({ description: 'How the director or the commission decided.' })
export class DisputeDecision extends withFields(PartOfDispute<DisputeOutcome>, {
  upheld: field(Boolean, 'Whether the claim was upheld.'),
  article: field(shownAs(CitationType), 'The article that it was decided by.'),
  remedy: orNull(String, 'What is to be done; null for nothing, and for an asker who may not see it.', { isPrivate: 'dispute' }),
  reason: orNull(String, 'Why; null for an asker who may not see it.', { isPrivate: 'dispute' }),
}) {}

@ObjectType({ description: 'An appeal to the commission of the federation.' })
export class DisputeAppeal extends withFields(PartOfDispute<Appeal>, {
  reason: orNull(String, 'Why; null for an asker who may not see it.', { isPrivate: 'dispute' }),
  article: field(shownAs(CitationType), 'The article that allows it.'),
}) {
  @isPrivate('dispute')
  @Field(() => Player, { nullable: true, description: 'Who appeals; null for their club, and for an asker who may not see it.' })
  get appellant(): Player | null {
    return this.playerOf(this.shown.playerId);
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
export class DisputeRemedy extends withFields(Showing<Remedy>, {
  stream: field(String, 'The stream of the event.'),
  revision: field(Int, 'Its revision there.'),
  position: field(PositionScalar, 'Its position among all events.'),
  type: field(String, 'The type of the event.'),
  recordedAt: field(InstantScalar, 'When it was recorded.'),
}) {}

@ObjectType('DisputeStep', { description: 'Something that happened to a dispute.' })
export class DisputeStepType extends withFields(Showing<DisputeStep>, {
  revision: field(Int, 'The revision of its event in the stream of the dispute.'),
  type: field(String, 'The type of the event.'),
  recordedAt: field(InstantScalar, 'When it was recorded.'),
  actor: theActor,
  inOwnCause,
}) {
  @Field(() => BilingualText, { description: 'What happened, in a few words.' })
  get text(): Text {
    return stepNames[this.shown.type];
  }
}

@ObjectType('DisputeFindings', {
  description:
    'What a dispute rests on and what it led to, in lines as its document has them. A line that begins with spaces belongs to the one before it.',
})
export class DisputeFindingsType extends ofFields({
  facts: list(60, BilingualText, 'What happened, with the time of each event; ◄ marks what is disputed.'),
  corrections: list(20, BilingualText, 'What was put right, and what followed from that.'),
  changes: list(20, BilingualText, 'The places, stacks, seats and prizes that became others by that.'),
}) {}

@ObjectType({ description: 'The hole cards of a seat that were opened in a dispute.' })
export class OpenedCards extends withFields(Showing<{ readonly seat: number; readonly cards: readonly Card[] }>, {
  seat: field(Int, 'The number of the seat.'),
  cards: list(4, CardScalar, 'Its two cards.'),
}) {}
