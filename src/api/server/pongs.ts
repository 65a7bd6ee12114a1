/**
 * Answers the pings of a WebSocket one at a time, so that no answers are buffered for a client that does not read. Of the pings during an
 * answer, only the last is answered, as the protocol allows.
 */
import type { WebSocket } from 'ws';

export class Pongs {
  #underway = false;
  #next: Buffer | null = null;

  constructor(private readonly socket: WebSocket) {}

  answer(ping: Buffer): void {
    if (this.#underway) {
      this.#next = ping;
      return;
    }
    this.#underway = true;
    this.socket.pong(ping, false, () => {
      this.#underway = false;
      const next = this.#next;
      this.#next = null;
      if (next !== null && this.socket.readyState === this.socket.OPEN) this.answer(next);
    });
  }
}
