/**
 * Bounds the memory of incomplete requests and messages of all clients: for strangers and for principals with roles separately, so that
 * neither uses the other's share. Over the bound, the address with most memory loses its largest item.
 */

/** Incomplete data. */
export interface Arriving {
  /** Its memory in bytes. */
  readonly arriving: number;
  readonly address: string;
  /** Whether the sender has a role. Constant while it is counted. */
  readonly isKnown: boolean;
  /** Releases it and ends its connection. */
  giveUp(): void;
}

interface Address {
  bytes: number;
  readonly all: Set<Arriving>;
}

class Share {
  bytes = 0;
  readonly #addresses = new Map<string, Address>();

  changed(one: Arriving, by: number): void {
    this.bytes += by;
    const address = this.#addresses.get(one.address) ?? { bytes: 0, all: new Set() };
    this.#addresses.set(one.address, address);
    address.bytes += by;
    if (one.arriving > 0) address.all.add(one);
    else address.all.delete(one);
    if (address.all.size === 0) this.#addresses.delete(one.address);
  }

  get greatest(): Arriving | undefined {
    const heaviest = [...this.#addresses.values()].reduce((most, each) => (each.bytes > most.bytes ? each : most));
    return [...heaviest.all].reduce((most, each) => (each.arriving > most.arriving ? each : most));
  }
}

export class ArrivingBudget {
  readonly #strangers = new Share();
  readonly #known = new Share();

  /** @param most bytes for each of the two groups */
  constructor(private readonly most: number) {}

  /** The memory of all, in bytes. */
  get kept(): number {
    return this.#strangers.bytes + this.#known.bytes;
  }

  /** The memory of one has changed; its property is already updated. */
  changed(one: Arriving, by: number): void {
    const share = one.isKnown ? this.#known : this.#strangers;
    share.changed(one, by);
    if (by > 0 && share.bytes > this.most) share.greatest?.giveUp();
  }
}
