/** The webhooks in the stream of a principal. */
import type { PrincipalCommand } from '../../commands/access.js';
import type { EventIn } from '../../events/event-type.js';
import type { WebhookId } from '../../events/ids.js';
import type { webhookEvents, WebhookFilter } from '../../events/webhooks.js';
import { type PrincipalDecision, refuse } from './refusals.js';

export type WebhookEvent = EventIn<typeof webhookEvents>;
export type WebhookCommand = Extract<PrincipalCommand, { readonly webhookId: WebhookId }>;

interface Webhook {
  readonly url: string;
  readonly filter: WebhookFilter;
  /** The number of its secret, from 1. */
  readonly secret: number;
  readonly isEnabled: boolean;
}

/** The webhooks that are not deleted. */
export type Webhooks = ReadonlyMap<WebhookId, Webhook>;

/** The most webhooks of one principal. */
const MOST_WEBHOOKS = 10;

export function evolveWebhooks(webhooks: Webhooks, { type, data }: WebhookEvent): Webhooks {
  const { webhookId } = data;
  switch (type) {
    case 'WebhookCreated':
      return new Map(webhooks).set(webhookId, { url: data.url, filter: data.filter, secret: 1, isEnabled: true });
    case 'WebhookChanged':
      return changed(webhooks, webhookId, { url: data.url, filter: data.filter });
    case 'WebhookSecretRotated':
      return changed(webhooks, webhookId, { secret: data.secret });
    case 'WebhookDisabled':
      return changed(webhooks, webhookId, { isEnabled: false });
    case 'WebhookEnabled':
      return changed(webhooks, webhookId, { isEnabled: true });
    case 'WebhookReplayed':
      return webhooks;
    case 'WebhookDeleted':
      return new Map([...webhooks].filter(([id]) => id !== webhookId));
  }
}

export function decideOnWebhook(command: WebhookCommand, webhooks: Webhooks): PrincipalDecision {
  const { principalId, webhookId } = command;
  const which = { principalId, webhookId };
  if (command.type === 'CreateWebhook') {
    const { tokenId, url, filter, after, under } = command;
    if (webhooks.size >= MOST_WEBHOOKS) return refuse('TOO_MANY_WEBHOOKS', { maximum: MOST_WEBHOOKS });
    return { events: [{ type: 'WebhookCreated', data: { ...which, tokenId, url, filter, after, under } }] };
  }
  const webhook = webhooks.get(webhookId);
  if (webhook === undefined) return refuse('UNKNOWN_WEBHOOK', { webhookId });
  switch (command.type) {
    case 'ChangeWebhook': {
      const { url = webhook.url, filter = webhook.filter } = command;
      const isSame = url === webhook.url && JSON.stringify(filter) === JSON.stringify(webhook.filter);
      return { events: isSame ? [] : [{ type: 'WebhookChanged', data: { ...which, url, filter } }] };
    }
    case 'RotateWebhookSecret':
      return { events: [{ type: 'WebhookSecretRotated', data: { ...which, secret: webhook.secret + 1, under: command.under } }] };
    case 'DisableWebhook':
      return { events: webhook.isEnabled ? [{ type: 'WebhookDisabled', data: { ...which, reason: command.reason } }] : [] };
    case 'EnableWebhook':
      // One that waits after a failure tries again at once.
      return { events: [{ type: 'WebhookEnabled', data: which }] };
    case 'ReplayWebhook':
      return { events: [{ type: 'WebhookReplayed', data: { ...which, after: command.after } }] };
    case 'DeleteWebhook':
      return { events: [{ type: 'WebhookDeleted', data: which }] };
  }
}

function changed(webhooks: Webhooks, id: WebhookId, next: Partial<Webhook>): Webhooks {
  const before = webhooks.get(id);
  return before === undefined ? webhooks : new Map(webhooks).set(id, { ...before, ...next });
}
