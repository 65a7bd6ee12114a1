/**
 * The quota of a principal for all their tokens together: cost per minute, concurrent operations, and events by role. The folder's admin
 * token has no quota, so that the operator can always act.
 */
import type { Actor } from '../../../events/envelope.js';
import type { Principal } from '../../access/principal.js';
import { RecentMap } from '../../store/recent-map.js';
import type { LimitName, Limits } from './limits.js';

/** The asker's quota, as shown in the extensions of an answer. */
export interface ShownQuota {
  /** The cost allowed per minute. */
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the minute ends. */
  readonly resetSeconds: number;
  readonly operations: number;
  readonly operationsLimit: number;
  /** The events that their commands may still make now, by the role of the last command; absent before the first. */
  readonly events?: { readonly limit: number; readonly remaining: number };
}

const eventLimits = {
  device: 'deviceEventsPerMinute',
  player: 'playerEventsPerMinute',
  floor: 'officialEventsPerMinute',
  director: 'officialEventsPerMinute',
  clubAdmin: 'adminEventsPerMinute',
  federationOfficial: 'adminEventsPerMinute',
  federationAdmin: 'adminEventsPerMinute',
  integration: 'adminEventsPerMinute',
} as const satisfies Partial<Record<Actor['role'], LimitName>>;

type BoundedRole = keyof typeof eventLimits;

type QuotaLimits = Pick<Limits, 'tokenCostPerMinute' | 'tokenOperations' | (typeof eventLimits)[BoundedRole]>;

const MINUTE_MS = 60_000;
/** The most principals remembered; the least recent are forgotten first. */
const REMEMBERED = 10_000;

export class PrincipalQuotas {
  readonly #quotas = new RecentMap<string, PrincipalQuota>(REMEMBERED);

  /** @param now milliseconds of a monotonic clock */
  constructor(
    private readonly limits: QuotaLimits,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The quota of a principal; null when they have none. */
  of({ id, kind, isOperator }: Principal): PrincipalQuota | null {
    if (kind === 'public' || isOperator === true) return null;
    const known = this.#quotas.get(id);
    if (known !== undefined) return known;
    const quota = new PrincipalQuota(this.limits, this.now);
    this.#quotas.set(id, quota);
    return quota;
  }

  /** Counts the events of a principal's commands. */
  madeEvents(principalId: string, events: number): void {
    this.#quotas.get(principalId)?.madeEvents(events);
  }
}

export class PrincipalQuota {
  #spent = 0;
  #ends = 0;
  #running = 0;
  /** Counted events, reduced over time. */
  #events = 0;
  #earnedAt = 0;
  #role: BoundedRole | null = null;

  constructor(
    private readonly limits: QuotaLimits,
    private readonly now: () => number,
  ) {}

  /** Charges an operation, which has to {@link end}. @returns the seconds to wait when the quota is used up, else null */
  begin(cost: number): number | null {
    const now = this.now();
    if (now >= this.#ends) {
      this.#spent = 0;
      this.#ends = now + MINUTE_MS;
    }
    if (this.#running >= this.limits.tokenOperations) return 1;
    if (this.#spent + cost > this.limits.tokenCostPerMinute) return this.#seconds(now);
    this.#spent += cost;
    this.#running += 1;
    return null;
  }

  /** Ends an operation. */
  end(): void {
    this.#running -= 1;
  }

  /** The minute in which new operations are charged. */
  chargedNow(): number {
    return this.#ends;
  }

  /** Corrects the charge of a minute. A refund to a past minute does not carry over. */
  correctCharge(minute: number, more: number): void {
    if (more > 0 || minute === this.#ends) this.#spent = Math.max(0, this.#spent + more);
  }

  /** Charges a cost that is known after the start of an operation. @returns the seconds to wait when the quota is used up, else null */
  charge(cost: number): number | null {
    const seconds = this.begin(cost);
    if (seconds === null) this.end();
    return seconds;
  }

  /** Whether a command may make events now. @returns the seconds to wait and the limit; null when it may */
  admitEvents(role: Actor['role']): { readonly seconds: number; readonly limit: number } | null {
    if (!(role in eventLimits)) return null;
    this.#role = role as BoundedRole;
    const limit = this.#eventsLimit();
    this.#earn(limit);
    const excess = this.#events - limit;
    return excess < 0 ? null : { seconds: Math.max(1, Math.ceil((excess * 60) / limit)), limit };
  }

  /** Counts the events of its commands. */
  madeEvents(events: number): void {
    this.#events += events;
  }

  shown(): ShownQuota {
    const { tokenCostPerMinute: limit, tokenOperations: operationsLimit } = this.limits;
    const now = this.now();
    const isOver = now >= this.#ends;
    const remaining = isOver ? limit : Math.max(0, limit - this.#spent);
    const shown = { limit, remaining, resetSeconds: isOver ? 0 : this.#seconds(now), operations: this.#running, operationsLimit };
    if (this.#role === null) return shown;
    const most = this.#eventsLimit();
    this.#earn(most);
    return { ...shown, events: { limit: most, remaining: Math.max(0, Math.floor(most - this.#events)) } };
  }

  #eventsLimit(): number {
    return this.limits[eventLimits[this.#role!]];
  }

  #earn(limit: number): void {
    const now = this.now();
    this.#events = Math.max(0, this.#events - ((now - this.#earnedAt) * limit) / MINUTE_MS);
    this.#earnedAt = now;
  }

  #seconds(now: number): number {
    return Math.max(1, Math.ceil((this.#ends - now) / 1_000));
  }
}
