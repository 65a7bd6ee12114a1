/** Webhooks: addresses that changes are sent to. Each reads with the rights of the token that asked for it. */
import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { PrincipalId } from '../../../events/ids.js';
import type { WebhookFilter } from '../../../events/webhooks.js';
import { refuse } from '../../access/refusals.js';
import { ACCESS } from '../../app/access/access.module.js';
import type { Access } from '../../app/access/open-access.js';
import { EVENT_STORE } from '../../app/folder/store.module.js';
import type { EventStore } from '../../store/event-store.js';
import type { Made, MadeWebhook } from '../../app/access/made.js';
import { WebhookTargets } from '../../feed/webhooks/targets.js';
import { WebhookDelivery } from '../../feed/webhooks/webhook-delivery.js';
import { ChangeFeed } from '../feed/change-reader.js';
import type { ChangeFilter } from '../feed/changes.types.js';
import { checkedArgs, checkedInput } from '../inputs/input-validation.js';
import { badInput } from '../language/api-error.js';
import { Costs } from '../language/costs.js';
import { For } from '../policy/operations.js';
import { Policy } from '../policy/policy.js';
import { Reading } from '../reading/reading.js';
import { commandContext } from '../request/command-context.js';
import { refused } from '../request/error-presentation.js';
import type { RequestContext } from '../request/request-context.js';
import { targetProblems } from './target-problems.js';
import { WebhookReader } from './webhook-reader.js';
import {
  CreateWebhookInput,
  DeleteWebhookInput,
  DisableWebhookInput,
  EnableWebhookInput,
  ReplayWebhookInput,
  RotateWebhookSecretInput,
  TestWebhookInput,
  UpdateWebhookInput,
  WebhookArgs,
  WebhooksArgs,
} from './webhook.inputs.js';
import { WebhookDeliveryType, WebhookPayload, WebhookType } from './webhook.types.js';

@Resolver()
export class WebhooksResolver {
  constructor(
    @Inject(ACCESS) private readonly access: Access,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly reading: Reading,
    private readonly policy: Policy,
    private readonly feed: ChangeFeed,
    private readonly targets: WebhookTargets,
    private readonly delivery: WebhookDelivery,
    private readonly reader: WebhookReader,
  ) {}

  @For('access.own', 'own')
  @Costs({ entries: 10 })
  @Query(() => [WebhookType], {
    nullable: true,
    description:
      'The webhooks of the asker, or of a principal whom they administer. The oldest first. Null for another principal who has none.',
  })
  webhooks(@Args(checkedArgs) { principalId }: WebhooksArgs, @Context() { principal }: RequestContext): readonly WebhookType[] | null {
    const webhooks = this.#webhooks;
    const whose = (principalId ?? principal.id) as PrincipalId;
    if (!webhooks.mayManage(principal, whose))
      this.policy.require('webhooks', 'federation.run', { scope: { kind: 'installation' } }, principal);
    const rows = webhooks.listOf(principal, whose);
    return rows.length === 0 && whose !== principal.id ? null : rows.map((row) => this.reader.show(row));
  }

  @For('access.own', 'own')
  @Query(() => WebhookType, { nullable: true, description: 'A webhook by its id; null where there is none that the asker may see.' })
  webhook(@Args(checkedArgs) { id }: WebhookArgs, @Context() { principal }: RequestContext): WebhookType | null {
    const row = this.#webhooks.find(principal, id);
    return row === null ? null : this.reader.show(row);
  }

  @For('read.log', 'own')
  @Mutation(() => WebhookPayload, {
    nullable: true,
    description: 'Sends changes to an address from now on, as far as the token of this request may read them. Its secret is shown once.',
  })
  async createWebhook(@Args('input', checkedInput) input: CreateWebhookInput, @Context() request: RequestContext): Promise<WebhookPayload> {
    this.feed.admit(request);
    this.#checkTarget(input.url);
    const now = await this.store.lastPosition();
    const wish = {
      url: new URL(input.url).href,
      filter: filterIn(input.filter),
      after: this.#checkPosition(input.after ?? null, now),
      now,
    };
    return this.#answer(this.#webhooks.create(request.principal, wish, commandContext(input, request)));
  }

  @For('access.own', 'own')
  @Mutation(() => WebhookPayload, { nullable: true, description: 'Changes the address or the filter of a webhook.' })
  updateWebhook(@Args('input', checkedInput) input: UpdateWebhookInput, @Context() request: RequestContext): Promise<WebhookPayload> {
    if (input.url != null) this.#checkTarget(input.url);
    const url = input.url == null ? {} : { url: new URL(input.url).href };
    const filter = input.filter == null ? {} : { filter: filterIn(input.filter) };
    return this.#answer(this.#webhooks.update(request.principal, input.webhookId, { ...url, ...filter }, commandContext(input, request)));
  }

  @For('access.own', 'own')
  @Mutation(() => WebhookPayload, {
    nullable: true,
    description: 'Gives a webhook a new secret, which is shown once. The one before signs too for a day, so that nothing is missed.',
  })
  rotateWebhookSecret(
    @Args('input', checkedInput) input: RotateWebhookSecretInput,
    @Context() request: RequestContext,
  ): Promise<WebhookPayload> {
    return this.#answer(this.#webhooks.rotateSecret(request.principal, input.webhookId, commandContext(input, request)));
  }

  @For('access.own', 'own')
  @Mutation(() => WebhookPayload, {
    nullable: true,
    description: 'Stops the sending to a webhook. Enabled again, it goes on where it stopped.',
  })
  disableWebhook(@Args('input', checkedInput) input: DisableWebhookInput, @Context() request: RequestContext): Promise<WebhookPayload> {
    return this.#answer(this.#webhooks.disable(request.principal, input.webhookId, commandContext(input, request)));
  }

  @For('access.own', 'own')
  @Mutation(() => WebhookPayload, {
    nullable: true,
    description:
      'Goes on with the sending to a webhook, from the change that it had come to. One that waits after a failure tries again at once.',
  })
  enableWebhook(@Args('input', checkedInput) input: EnableWebhookInput, @Context() request: RequestContext): Promise<WebhookPayload> {
    return this.#answer(this.#webhooks.enable(request.principal, input.webhookId, commandContext(input, request)));
  }

  @For('access.own', 'own')
  @Mutation(() => WebhookPayload, {
    nullable: true,
    description: 'Lets a webhook go on from another position: changes are sent again with the same ids, or left out.',
  })
  async replayWebhook(@Args('input', checkedInput) input: ReplayWebhookInput, @Context() request: RequestContext): Promise<WebhookPayload> {
    const after = this.#checkPosition(input.after ?? null, await this.store.lastPosition());
    return this.#answer(this.#webhooks.replay(request.principal, input.webhookId, after, commandContext(input, request)));
  }

  @For('access.own', 'own')
  @Mutation(() => WebhookPayload, { nullable: true, description: 'Deletes a webhook for good.' })
  deleteWebhook(@Args('input', checkedInput) input: DeleteWebhookInput, @Context() request: RequestContext): Promise<WebhookPayload> {
    return this.#answer(this.#webhooks.delete(request.principal, input.webhookId, commandContext(input, request)));
  }

  @For('access.own', 'own')
  @Costs({ weight: 20_000 })
  @Mutation(() => WebhookDeliveryType, {
    nullable: true,
    description: 'Sends a test to a webhook at once, also to a disabled one, and answers what came of it. Nothing is recorded.',
  })
  async testWebhook(
    @Args('input', checkedInput) { webhookId }: TestWebhookInput,
    @Context() { principal }: RequestContext,
  ): Promise<WebhookDeliveryType> {
    const row = this.#webhooks.find(principal, webhookId);
    if (row === null) throw refused(refuse('UNKNOWN_WEBHOOK', { webhookId }).refusal);
    return new WebhookDeliveryType(await this.delivery.test(row));
  }

  get #webhooks(): Access['ways']['webhooks'] {
    return this.access.ways.webhooks;
  }

  async #answer(work: Promise<Made<MadeWebhook>>): Promise<WebhookPayload> {
    const made = await work;
    if (made.refusal !== undefined) throw refused(made.refusal);
    return new WebhookPayload(made.outcome, this.reading, made, () => this.reader.find(made.webhookId));
  }

  /** @throws ApiError `BAD_USER_INPUT` */
  #checkTarget(url: string): void {
    const problem = this.targets.problemOf(url);
    if (problem !== null) throw badInput([{ path: 'input.url', ...targetProblems[problem] }]);
  }

  /** A position, which must be one that there is already; 0 and null are before the first event. @throws ApiError `BAD_USER_INPUT` */
  #checkPosition(after: number | null, last: number | null): number | null {
    if (after === null || after <= (last ?? 0)) return after;
    throw badInput([
      {
        path: 'input.after',
        problem: `is after the last position, ${last ?? 0}`,
        inFrench: `est après la dernière position, ${last ?? 0}`,
      },
    ]);
  }
}

function filterIn(filter: ChangeFilter | null | undefined): WebhookFilter {
  const given = Object.entries(filter ?? {}).filter(([, value]) => value != null && !(Array.isArray(value) && value.length === 0));
  return Object.fromEntries(given) as WebhookFilter;
}
