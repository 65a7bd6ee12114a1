/** Creates, changes and lists webhooks. Each reads with the rights of the token that asked for it. */
import { type PrincipalId, type TokenId, WebhookId } from '../../../events/ids.js';
import type { WebhookFilter } from '../../../events/webhooks.js';
import { ALL_WEBHOOKS, type WebhookRow, webhooks } from '../../../projections/webhooks.js';
import { isInstallationAdmin } from '../../access/known-principals.js';
import type { Principal } from '../../access/principal.js';
import { refuse } from '../../access/refusals.js';
import type { WebhookCommand } from '../../access/webhook-decider.js';
import type { CommandContext, CommandOutcome } from '../dispatch/outcome.js';
import type { ViewStore } from '../views/view-store.js';
import type { Made, MadeWebhook } from './made.js';
import type { TakeOfPrincipal } from './token-management.js';
import type { WebhookSecrets } from './webhook-secrets.js';

/** What this file needs from access-management.ts. */
interface WebhookSteps {
  readonly take: TakeOfPrincipal;
  makeId(...parts: readonly string[]): string;
  administers(by: Principal, principalId: PrincipalId): boolean;
}

type Rest<Command> = Command extends unknown ? Omit<Command, 'principalId' | 'webhookId' | 'under'> : never;
/** What is asked of a webhook that is there. */
type WebhookChange = Rest<Exclude<WebhookCommand, { readonly type: 'CreateWebhook' }>>;
type Changed = Promise<Made<MadeWebhook>>;

export class WebhookManagement {
  constructor(
    private readonly views: ViewStore,
    private readonly secrets: WebhookSecrets,
    private readonly steps: WebhookSteps,
  ) {}

  /** @param wish `after`: null for what comes after `now`, the last position */
  async create(
    by: Principal,
    { now, ...wish }: { readonly url: string; readonly filter: WebhookFilter; readonly after: number | null; readonly now: number | null },
    context: CommandContext,
  ): Promise<Made<MadeWebhook>> {
    if (by.tokenId === undefined && by.isOperator !== true) return refuse('WEBHOOK_NEEDS_TOKEN');
    const principalId = by.id as PrincipalId;
    const webhookId = WebhookId.parse(this.steps.makeId('webhook', principalId, context.commandId));
    const { under } = this.secrets;
    const tokenId = (by.tokenId ?? null) as TokenId | null;
    const command = { type: 'CreateWebhook', principalId, webhookId, tokenId, ...wish, after: wish.after ?? now, under } as const;
    const outcome = await this.steps.take(principalId, command, { ...context, originalCommand: wish });
    if (!outcome.accepted) return { refusal: outcome.refusal };
    return { outcome, webhookId, secret: outcome.repeated ? null : this.secrets.secretOf(webhookId, { number: 1, under }) };
  }

  update(by: Principal, id: string, change: { readonly url?: string; readonly filter?: WebhookFilter }, context: CommandContext): Changed {
    return this.#change(by, id, { type: 'ChangeWebhook', ...change }, context);
  }

  /** @returns with the new secret */
  rotateSecret(by: Principal, id: string, context: CommandContext): Changed {
    return this.#change(by, id, { type: 'RotateWebhookSecret' }, context);
  }

  disable(by: Principal, id: string, context: CommandContext): Changed {
    return this.#change(by, id, { type: 'DisableWebhook', reason: 'byHand' }, context);
  }

  enable(by: Principal, id: string, context: CommandContext): Changed {
    return this.#change(by, id, { type: 'EnableWebhook' }, context);
  }

  /** @param after a position; null for before the first event */
  replay(by: Principal, id: string, after: number | null, context: CommandContext): Changed {
    return this.#change(by, id, { type: 'ReplayWebhook', after }, context);
  }

  delete(by: Principal, id: string, context: CommandContext): Changed {
    return this.#change(by, id, { type: 'DeleteWebhook' }, context);
  }

  /** Those who administer a principal may end its webhooks. Only its own tokens decide where changes go: they may read more. */
  async #change(by: Principal, webhookId: string, change: WebhookChange, context: CommandContext): Changed {
    const row = this.find(by, webhookId);
    const ends = change.type === 'DisableWebhook' || change.type === 'DeleteWebhook';
    if (row === null || (!ends && !directs(by, row))) return refuse('UNKNOWN_WEBHOOK', { webhookId });
    const { under } = this.secrets;
    const which = { principalId: row.principalId, webhookId: row.webhookId };
    const command = { ...change, ...which, ...(change.type === 'RotateWebhookSecret' ? { under } : {}) } as WebhookCommand;
    const outcome = await this.steps.take(row.principalId, command, { ...context, originalCommand: { ...change, webhookId } });
    if (!outcome.accepted) return { refusal: outcome.refusal };
    const [event] = outcome.events;
    const number = event?.type === 'WebhookSecretRotated' ? event.data.secret : null;
    const secret = number === null || outcome.repeated ? null : this.secrets.secretOf(row.webhookId, { number, under });
    return { outcome, webhookId: row.webhookId, secret };
  }

  /** Records that a webhook is disabled because of its receiver. */
  async giveUp({ principalId, webhookId }: WebhookRow, reason: 'gone' | 'failing', context: CommandContext): Promise<CommandOutcome> {
    return this.steps.take(principalId, { type: 'DisableWebhook', principalId, webhookId, reason }, context);
  }

  /** A webhook of the asker, or of a principal whom they administer; null for another's, and for none. */
  find(by: Principal, webhookId: string): WebhookRow | null {
    const row = this.rowOf(webhookId);
    return row !== null && this.mayManage(by, row.principalId) && isWithin(by, row) ? row : null;
  }

  /** Null for none, and for a deleted one. */
  rowOf(webhookId: string): WebhookRow | null {
    return this.views.get(webhooks, webhookId)?.body ?? null;
  }

  /** The webhooks of a principal that an asker sees, the oldest first. */
  listOf(by: Principal, principalId: string): readonly WebhookRow[] {
    return this.listAll().filter((row) => row.principalId === principalId && isWithin(by, row));
  }

  /** All webhooks, the oldest first. */
  listAll(): readonly WebhookRow[] {
    return this.views.page(webhooks, ALL_WEBHOOKS).rows.map(({ body }) => body);
  }

  mayManage(by: Principal, principalId: PrincipalId): boolean {
    return by.id === principalId || isInstallationAdmin(by) || this.steps.administers(by, principalId);
  }
}

/** A limited token has its own webhooks alone: those of its holder's other tokens may read more. */
const isWithin = (by: Principal, { principalId, tokenId }: WebhookRow): boolean =>
  by.id !== principalId || by.isLimited !== true || by.tokenId === tokenId;

/** Whether they decide where changes go, of a webhook that they see. */
const directs = (by: Principal, { principalId }: WebhookRow): boolean => by.isOperator === true || by.id === principalId;
