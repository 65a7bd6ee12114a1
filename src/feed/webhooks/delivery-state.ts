/**
 * How far the deliveries of a webhook have come. It is kept in the store beside the events, so that any node can go on, and is part of no
 * hash. The feed is the queue: a position and the current failure are all that it needs.
 */
import { z } from 'zod';
import type { WebhookId } from '../../../events/ids.js';
import type { WebhookRow } from '../../../projections/webhooks.js';
import type { StoreFacts } from '../../store/store-facts.js';

const Position = z.number().int().min(0);
const Instant = z.number().int();

const Attempt = z.object({
  /** The `webhook-id` of its request. */
  messageId: z.string(),
  /** The id of the change. */
  changeId: z.string(),
  type: z.string(),
  position: Position,
  sentAt: Instant,
  /** From 1, for this change. */
  attempt: z.number().int(),
  /** The answer's HTTP status; null without an answer. */
  status: z.number().int().nullable(),
  /** Why there was no answer; null with one. */
  problem: z.enum(['timeout', 'unreachable', 'certificate', 'unknownName', 'notAllowed']).nullable(),
  durationMs: z.number().int(),
});
/** A request that was made. */
export type Attempt = z.infer<typeof Attempt>;

const DeliveryState = z.object({
  /** Everything up to here was delivered, or is not for this webhook; null before the first event. */
  cursor: Position.nullable(),
  /** The events that the cursor and the failure follow: see `WebhookRow.from` and `WebhookRow.enabled`. */
  asked: Position,
  enabled: Position,
  /** The change after the cursor could not be delivered. `since`: the first attempt; `next`: the next one. Milliseconds since 1970. */
  failing: z.object({ since: Instant, attempts: z.number().int(), next: Instant }).nullable(),
  /** The last attempts, the newest last. */
  recent: z.array(Attempt),
});
export type DeliveryState = z.infer<typeof DeliveryState>;

/** How many attempts are kept to look at. */
const KEPT_ATTEMPTS = 50;

/** Where deliveries begin. In a store that was moved, a position of the former store may be later than any: then at the event that gave it. */
export const stateOf = ({ from, enabled }: Pick<WebhookRow, 'from' | 'enabled'>): DeliveryState => ({
  cursor: from.after === null ? null : Math.min(from.after, from.asked),
  asked: from.asked,
  enabled,
  failing: null,
  recent: [],
});

/** The state after later commands on the webhook: a replay moves the cursor, and enabling ends a wait. */
export function followAsked(state: DeliveryState, { from, enabled }: Pick<WebhookRow, 'from' | 'enabled'>): DeliveryState {
  if (from.asked > state.asked) return { ...stateOf({ from, enabled }), recent: state.recent };
  return enabled > state.enabled ? { ...state, enabled, failing: null } : state;
}

export const withAttempt = (state: DeliveryState, attempt: Attempt): DeliveryState => ({
  ...state,
  recent: [...state.recent.slice(1 - KEPT_ATTEMPTS), attempt],
});

/** Another node delivers now. */
export class DeliveredElsewhere extends Error {}

/** The states of all webhooks, in the facts of the store; in memory where it has none. */
export class DeliveryStates {
  readonly #memory = new Map<string, string>();
  readonly #written = new Map<string, string | null>();

  constructor(private readonly facts: StoreFacts | undefined) {}

  /** Null when nothing was delivered yet. @throws StoreError */
  async read(id: WebhookId): Promise<DeliveryState | null> {
    const text = await this.#textOf(id);
    this.#written.set(id, text);
    return text === null ? null : parse(text);
  }

  /** @throws DeliveredElsewhere when another node has written it since this one read it; StoreError */
  async write(id: WebhookId, state: DeliveryState): Promise<void> {
    const text = JSON.stringify(state);
    const before = this.#written.get(id) ?? null;
    if (this.facts === undefined) this.#memory.set(id, text);
    else if (!(await this.facts.write(`webhook-${id}`, text, before))) throw new DeliveredElsewhere();
    this.#written.set(id, text);
  }

  /** How far a webhook has come, as any node has written it last. @throws StoreError */
  async current(row: WebhookRow): Promise<DeliveryState> {
    const text = await this.#textOf(row.webhookId);
    return followAsked((text === null ? null : parse(text)) ?? stateOf(row), row);
  }

  async #textOf(id: WebhookId): Promise<string | null> {
    return this.facts === undefined ? (this.#memory.get(id) ?? null) : this.facts.read(`webhook-${id}`);
  }
}

/** A state that a later release wrote is read as none: changes are sent again rather than left out. */
function parse(text: string): DeliveryState | null {
  try {
    return DeliveryState.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
