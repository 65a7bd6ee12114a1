/**
 * How much is kept of requests and messages that are not whole yet, of all clients together: of strangers, and of those with a role apart, so that
 * neither takes the room of the other. Over the bound, the address that holds most loses its largest item.
 */

/** Something that arrives. */
export interface Arriving {
  /** What is kept of it, bytes. */
  readonly arriving: number;
  readonly address: string;
  /** Whether somebody with a role sends it. It stays the same while something is kept. */
  readonly isKnown: boolean;
  /** Keeps nothing of it any longer, and ends its connection. */
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

  /** @param most bytes of either */
  constructor(private readonly most: number) {}

  /** What is kept of all, bytes. */
  get kept(): number {
    return this.#strangers.bytes + this.#known.bytes;
  }

  /** What is kept of one has changed: it has the new amount already. */
  changed(one: Arriving, by: number): void {
    const share = one.isKnown ? this.#known : this.#strangers;
    share.changed(one, by);
    if (by > 0 && share.bytes > this.most) share.greatest?.giveUp();
  }
}
