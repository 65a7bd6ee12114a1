/** Webhooks: where changes are sent, with which rights, and whether. A deleted one has no row. Partition: {@link ALL_WEBHOOKS}. */
import type { PrincipalId, TokenId, WebhookId } from '../events/ids.js';
import type { WebhookFilter } from '../events/webhooks.js';
import { change, type Projection } from './projection.js';

export const ALL_WEBHOOKS = 'all';

/** A secret of a webhook, which follows from that of the installation. */
export interface WebhookSecret {
  /** From 1. */
  readonly number: number;
  readonly under: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

export interface WebhookRow {
  readonly webhookId: WebhookId;
  readonly principalId: PrincipalId;
  /** The token whose rights it reads with; null for the admin token of the folder. */
  readonly tokenId: TokenId | null;
  readonly url: string;
  readonly filter: WebhookFilter;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** The newest last; the one before it, if there is one, signs for a day more. */
  readonly secrets: readonly WebhookSecret[];
  /** Why nothing is sent; null while it is. */
  readonly disabled: 'byHand' | 'gone' | 'failing' | null;
  /** The position from which it was last asked to go on, and the position of that event. */
  readonly from: { readonly after: number | null; readonly asked: number };
  /** The position of the last event that enabled it: earlier failures no longer count. */
  readonly enabled: number;
}

export const webhooks: Projection<WebhookRow> = {
  name: 'webhooks',
  version: 1,
  on: {
    WebhookCreated({ data, position, metadata }, rows) {
      const { webhookId, principalId, tokenId, url, filter, after, under } = data;
      const createdAt = metadata.recordedAt;
      const body: WebhookRow = {
        webhookId,
        principalId,
        tokenId,
        url,
        filter,
        createdAt,
        secrets: [{ number: 1, under, since: createdAt }],
        disabled: null,
        from: { after, asked: position },
        enabled: position,
      };
      rows.put({ key: webhookId, partition: ALL_WEBHOOKS, sort: position, body });
    },
    WebhookChanged({ data: { webhookId, url, filter } }, rows) {
      change(rows, webhookId, () => ({ url, filter }));
    },
    WebhookSecretRotated({ data: { webhookId, secret, under }, metadata }, rows) {
      const added: WebhookSecret = { number: secret, under, since: metadata.recordedAt };
      change(rows, webhookId, ({ secrets }) => ({ secrets: [...secrets.slice(-1), added] }));
    },
    WebhookDisabled({ data: { webhookId, reason } }, rows) {
      change(rows, webhookId, () => ({ disabled: reason }));
    },
    WebhookEnabled({ data: { webhookId }, position }, rows) {
      change(rows, webhookId, () => ({ disabled: null, enabled: position }));
    },
    WebhookReplayed({ data: { webhookId, after }, position }, rows) {
      change(rows, webhookId, () => ({ from: { after, asked: position } }));
    },
    WebhookDeleted({ data: { webhookId } }, rows) {
      rows.delete(webhookId);
    },
  },
};
