/** All events of a simulated tournament and its hands in order: counted, and hashed to compare two runs. */
import { createHash } from 'node:crypto';
import { numberEdition } from '../../events/editions.js';
import type { HandEvent } from '../../events/hand.js';
import type { TournamentEvent } from '../../events/tournament.js';

/** Called with every event. `stream`: `tournament`, or the id of a hand. */
export type Listener = (event: TournamentEvent | HandEvent, stream: string) => void;

export class EventRecord {
  readonly #hash = createHash('sha256');
  readonly #listener: Listener | undefined;
  #count = 0;
  #lastType = '';

  constructor(listener: Listener | undefined) {
    this.#listener = listener;
  }

  get count(): number {
    return this.#count;
  }

  get lastType(): string {
    return this.#lastType;
  }

  take(event: TournamentEvent | HandEvent, stream: string): void {
    this.#count += 1;
    this.#lastType = event.type;
    this.#hash.update(`${JSON.stringify([stream, event.type, numberEdition(event.data)])}\n`);
    this.#listener?.(event, stream);
  }

  /** SHA-256 over one line for each event: stream, type and data as JSON, first editions as the number 1. Ends the record. */
  digest(): string {
    return this.#hash.digest('hex');
  }
}
