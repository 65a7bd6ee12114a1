/**
 * How much the bearer of one token may ask for: so much cost a minute, so many operations at a time. The admin token of the folder has no such
 * bound, so that the operator can always act.
 */
import type { Principal } from '../../access/principal.js';
import { RecentMap } from '../../store/recent-map.js';
import type { Limits } from './limits.js';

/** What an answer says of the quota of its token, in its extensions. */
export interface ShownQuota {
  /** Cost that the token may have asked for within a minute. */
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the minute is over. */
  readonly resetSeconds: number;
  readonly operations: number;
  readonly operationsLimit: number;
}

type QuotaLimits = Pick<Limits, 'tokenCostPerMinute' | 'tokenOperations'>;

const MINUTE_MS = 60_000;
/** Tokens that are remembered; those that were used longest ago are forgotten first. */
const REMEMBERED = 10_000;

export class TokenQuotas {
  readonly #quotas = new RecentMap<string, TokenQuota>(REMEMBERED);

  /** @param now milliseconds of a clock that only goes forward */
  constructor(
    private readonly limits: QuotaLimits,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The quota of the token by which somebody asks; null where it has none. Whoever signed in elsewhere has one for all their tokens. */
  of({ id, kind, tokenId, isOperator }: Principal): TokenQuota | null {
    if (kind === 'public' || isOperator === true) return null;
    const key = tokenId ?? id;
    const known = this.#quotas.get(key);
    if (known !== undefined) return known;
    const quota = new TokenQuota(this.limits, this.now);
    this.#quotas.set(key, quota);
    return quota;
  }
}

export class TokenQuota {
  #spent = 0;
  #ends = 0;
  #running = 0;

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

  shown(): ShownQuota {
    const { tokenCostPerMinute: limit, tokenOperations: operationsLimit } = this.limits;
    const now = this.now();
    const isOver = now >= this.#ends;
    const remaining = isOver ? limit : limit - this.#spent;
    return { limit, remaining, resetSeconds: isOver ? 0 : this.#seconds(now), operations: this.#running, operationsLimit };
  }

  #seconds(now: number): number {
    return Math.max(1, Math.ceil((this.#ends - now) / 1_000));
  }
}
