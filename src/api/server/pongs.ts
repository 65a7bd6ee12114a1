/**
 * Answers the pings of a WebSocket, one at a time: a client that reads nothing must not have answers kept for it. The last ping that came while an
 * answer was on its way is answered next; the protocol lets those between go without.
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
