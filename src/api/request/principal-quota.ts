/**
 * How much a principal may ask for, by all of their tokens together: so much cost a minute, so many operations at a time, and so many events by
 * their role. The admin token of the folder has no such bound, so that the operator can always act.
 */
import type { Actor } from '../../../events/envelope.js';
import type { Principal } from '../../access/principal.js';
import { RecentMap } from '../../store/recent-map.js';
import type { LimitName, Limits } from './limits.js';

/** What an answer says of the quota of whoever asked, in its extensions. */
export interface ShownQuota {
  /** Cost that they may have asked for within a minute. */
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the minute is over. */
  readonly resetSeconds: number;
  readonly operations: number;
  readonly operationsLimit: number;
  /** What their commands may still make of events just now, by the role in which the last one was given; absent before the first. */
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
/** Principals that are remembered; those that asked longest ago are forgotten first. */
const REMEMBERED = 10_000;

export class PrincipalQuotas {
  readonly #quotas = new RecentMap<string, PrincipalQuota>(REMEMBERED);

  /** @param now milliseconds of a clock that only goes forward */
  constructor(
    private readonly limits: QuotaLimits,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The quota of whoever asks; null where they have none. */
  of({ id, kind, isOperator }: Principal): PrincipalQuota | null {
    if (kind === 'public' || isOperator === true) return null;
    const known = this.#quotas.get(id);
    if (known !== undefined) return known;
    const quota = new PrincipalQuota(this.limits, this.now);
    this.#quotas.set(id, quota);
    return quota;
  }

  /** Commands of a principal made events. */
  madeEvents(principalId: string, events: number): void {
    this.#quotas.get(principalId)?.madeEvents(events);
  }
}

export class PrincipalQuota {
  #spent = 0;
  #ends = 0;
  #running = 0;
  /** Events that were made and are not earned back yet. */
  #events = 0;
  #earnedAt = 0;
  #role: BoundedRole | null = null;

  constructor(
    private readonly limits: QuotaLimits,
    private readonly now: () => number,
  ) {}

  /** Takes an operation off the quota; it has to {@link end}. @returns the seconds to wait where there is none left, else null */
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

  /** An operation that was begun is over. */
  end(): void {
    this.#running -= 1;
  }

  /** The minute in which what begins now is charged. */
  chargedNow(): number {
    return this.#ends;
  }

  /** What was charged in a minute turned out to be more, or less. What is given back to a minute that is over is not there in the next one. */
  settle(minute: number, more: number): void {
    if (more > 0 || minute === this.#ends) this.#spent = Math.max(0, this.#spent + more);
  }

  /** Takes some cost off that is known later than an operation. @returns the seconds to wait where there is none left, else null */
  charge(cost: number): number | null {
    const seconds = this.begin(cost);
    if (seconds === null) this.end();
    return seconds;
  }

  /** Whether a command may make events now. @returns the seconds to wait where it may not, and what bounds it; else null */
  admitEvents(role: Actor['role']): { readonly seconds: number; readonly limit: number } | null {
    if (!(role in eventLimits)) return null;
    this.#role = role as BoundedRole;
    const limit = this.#eventsLimit();
    this.#earn(limit);
    const excess = this.#events - limit;
    return excess < 0 ? null : { seconds: Math.max(1, Math.ceil((excess * 60) / limit)), limit };
  }

  /** Its commands made events. */
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
