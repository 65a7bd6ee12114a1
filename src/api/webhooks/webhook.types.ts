import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { WebhookFilter } from '../../../events/webhooks.js';
import type { WebhookRow } from '../../../projections/webhooks.js';
import type { MadeWebhook } from '../../app/access/made.js';
import type { ChangeKind } from '../../feed/change-kinds.js';
import type { Attempt, DeliveryState } from '../../feed/webhooks/delivery-state.js';
import type { ReadingProblem } from '../../feed/webhooks/webhook-worker.js';
import type { Accepted } from '../answers/accepted.js';
import { CommandPayload } from '../answers/command-payload.js';
import { ChangeKindEnum } from '../feed/changes.types.js';
import { Costs } from '../language/costs.js';
import { InstantScalar, PositionScalar } from '../language/scalars.js';
import { field, orNull, Showing, shownAs, withFields } from '../language/showing.js';
import type { Reading } from '../reading/reading.js';
import { DeliveryProblemEnum, WebhookDisabledEnum, WebhookProblemEnum } from './webhook-enums.js';

/** What a webhook's fields beside its row are read from. */
export interface WebhookParts {
  readonly stateOf: (row: WebhookRow) => Promise<DeliveryState>;
  readonly problemOf: (row: WebhookRow) => ReadingProblem | null;
  readonly publicKeyOf: (row: WebhookRow) => string | null;
}

@ObjectType('WebhookDelivery', { description: 'A request to a webhook. Of the answer only the status is kept.' })
export class WebhookDeliveryType extends withFields(Showing<Attempt>, {
  messageId: field(ID, 'The “webhook-id” of the request: the same for each attempt of the same change.'),
  changeId: field(ID, 'The id of the change.'),
  type: field(String, 'The type of the change.'),
  position: field(PositionScalar, 'The position of the change; 0 for a test.'),
  sentAt: field(InstantScalar, 'When it was sent.'),
  attempt: field(Int, 'Which attempt at this change it was, from 1.'),
  status: orNull(Int, 'The HTTP status of the answer; null without an answer.'),
  problem: orNull(DeliveryProblemEnum, 'Why there was no answer; null with one.'),
  durationMs: field(Int, 'How long it took, in milliseconds.'),
}) {
  @Field(() => Boolean, { description: 'Whether the receiver took it: it answered with a status from 200 to 299.' })
  get isDelivered(): boolean {
    const { status } = this.shown;
    return status !== null && status >= 200 && status < 300;
  }
}

@ObjectType('WebhookFilter', { description: 'Which changes a webhook is sent: those to which all given conditions apply.' })
export class WebhookFilterType extends Showing<WebhookFilter> {
  @Costs({ entries: 8 })
  @Field(() => [ChangeKindEnum], { nullable: true, description: 'They are about one of these; null for all.' })
  get kinds(): readonly ChangeKind[] | null {
    return (this.shown.kinds as readonly ChangeKind[] | undefined) ?? null;
  }

  @Costs({ entries: 50 })
  @Field(() => [String], { nullable: true, description: 'Their event is one of these types; null for all.' })
  get types(): readonly string[] | null {
    return this.shown.types ?? null;
  }

  @Field(() => ID, { nullable: true, description: 'They are of this tournament; null for any.' })
  get tournamentId(): string | null {
    return this.shown.tournamentId ?? null;
  }

  @Field(() => ID, { nullable: true, description: 'They are of this season; null for any.' })
  get seasonId(): string | null {
    return this.shown.seasonId ?? null;
  }

  @Field(() => ID, { nullable: true, description: 'They belong to this club; null for any.' })
  get clubId(): string | null {
    return this.shown.clubId ?? null;
  }
}

@ObjectType('Webhook', { description: 'An address that changes are sent to, by Standard Webhooks. docs/webhooks.md explains it.' })
export class WebhookType extends withFields(Showing<WebhookRow>, {
  principalId: field(ID, 'Whose it is.'),
  tokenId: orNull(ID, 'The token whose rights it reads with; null for the admin token.'),
  url: field(String, 'Where changes are sent.'),
  filter: field(shownAs(WebhookFilterType), 'Which changes are sent.'),
  createdAt: field(InstantScalar, 'When it was created.'),
  disabled: orNull(WebhookDisabledEnum, 'Why nothing is sent; null while it is.'),
}) {
  #state: Promise<DeliveryState> | null = null;

  constructor(
    row: WebhookRow,
    private readonly parts: WebhookParts,
  ) {
    super(row);
  }

  @Field(() => ID, { description: 'Its id.' })
  get id(): string {
    return this.shown.webhookId;
  }

  @Field(() => WebhookProblemEnum, { nullable: true, description: 'Why changes cannot be read for it; null where they can.' })
  get problem(): ReadingProblem | null {
    return this.parts.problemOf(this.shown);
  }

  @Field(() => String, {
    nullable: true,
    description: 'The public key of “v1a” signatures, such as “whpk_…”. Null where the secret is not known.',
  })
  get publicKey(): string | null {
    return this.parts.publicKeyOf(this.shown);
  }

  @Costs({ weight: 100 })
  @Field(() => PositionScalar, { nullable: true, description: 'Everything up to here was delivered; null before the first event.' })
  get position(): Promise<number | null> {
    return this.#reached().then(({ cursor }) => cursor);
  }

  @Costs({ weight: 100 })
  @Field(() => InstantScalar, { nullable: true, description: 'Since when the next change cannot be delivered; null while all goes well.' })
  get failingSince(): Promise<number | null> {
    return this.#reached().then(({ failing }) => failing?.since ?? null);
  }

  @Costs({ weight: 100 })
  @Field(() => InstantScalar, { nullable: true, description: 'When the next change is tried again; null while all goes well.' })
  get nextAttemptAt(): Promise<number | null> {
    return this.#reached().then(({ failing }) => failing?.next ?? null);
  }

  @Costs({ weight: 100, entries: 50 })
  @Field(() => [WebhookDeliveryType], {
    description: 'The last 50 requests, the newest first. They appear with a delay of about a second.',
  })
  get deliveries(): Promise<readonly WebhookDeliveryType[]> {
    return this.#reached().then(({ recent }) => recent.toReversed().map((each) => new WebhookDeliveryType(each)));
  }

  #reached(): Promise<DeliveryState> {
    return (this.#state ??= this.parts.stateOf(this.shown));
  }
}

@ObjectType({ description: 'The answer to a command on a webhook.' })
export class WebhookPayload extends CommandPayload {
  constructor(
    outcome: Accepted,
    reading: Reading,
    private readonly made: MadeWebhook,
    private readonly read: () => WebhookType | null,
  ) {
    super(outcome, reading);
  }

  @Field(() => ID, { description: 'The id of the webhook.' })
  get webhookId(): string {
    return this.made.webhookId;
  }

  @Field(() => WebhookType, { nullable: true, description: 'The webhook after the command; null for a deleted one.' })
  get webhook(): WebhookType | null {
    return this.read();
  }

  @Field(() => String, {
    nullable: true,
    description:
      'The new secret, such as “whsec_…”, which is shown only now; null where there is none, and for a repeated commandId. If it was lost, rotate it.',
  })
  get secret(): string | null {
    return this.made.secret;
  }
}
