/**
 * One WebSocket: what it may send, and what is buffered for it. Its messages are handled one after the other. While it leaves too much
 * unread, nothing is read from it or made for it.
 */
import type { WebSocket } from 'ws';
import { markAccess } from '../../access/access-mark.js';
import { hasRoles, publicPrincipal } from '../../access/known-principals.js';
import type { Principal } from '../../access/principal.js';
import type { Credential } from '../request/credentials.js';
import type { Arriving, ArrivingBudget } from './arriving-budget.js';
import { ArrivingPieces, PIECE_BYTES } from './arriving-pieces.js';
import { MessageAllowance } from './message-allowance.js';
import { BEARER_FACTOR, type Limits } from '../request/limits.js';
import { Pongs } from './pongs.js';

/** A source of texts for the socket, which keeps them until there is room. */
export interface TextSource {
  /** The next text; null for none now. */
  take(): string | null;
}

/** What all sockets of a server share. */
export interface SocketSurroundings {
  readonly limits: Limits;
  /** Resolves when the socket has its turn for a message. */
  readonly turnOf: (connection: SocketConnection, message: string) => Promise<void>;
  /** Called at each change of the unread bytes. */
  readonly unreadChanged: (by: number) => void;
  /** The memory of incomplete messages. */
  readonly budget: ArrivingBudget;
}

/** The most characters of the first message: a token and little more. */
const FIRST_MESSAGE = 16_384;
/** Bytes and pieces read after the close frame was sent: the client's answer, and earlier messages. */
const LATE_BYTES = 65_536;
const LATE_PIECES = 64;
/** Why a socket is closed. Protocol clients reconnect after 1001 and 1013, and not after 1008, 1009, 4400, 4403 and 4500. */
export const closeCodes = {
  normal: 1000,
  goingAway: 1001,
  policy: 1008,
  tooLarge: 1009,
  later: 1013,
  badRequest: 4400,
  forbidden: 4403,
  failed: 4500,
} as const;

export class SocketConnection implements Arriving {
  #credential: Credential | null = null;
  /** The number of open operations; null until connection_init was accepted. */
  #operations: (() => number) | null = null;
  readonly #allowance: MessageAllowance;
  readonly #arriving: ArrivingPieces;
  readonly #late = { bytes: 0, pieces: 0 };
  readonly #inbox: string[] = [];
  readonly #waiting = new Set<TextSource>();
  #handle: (text: string) => Promise<void> = () => Promise.resolve();
  #working = false;
  #open = true;
  #unread = 0;
  #stalled: NodeJS.Timeout | null = null;
  #room: () => void = () => undefined;
  #lastMessage = performance.now();
  #answersPing = true;

  constructor(
    private readonly socket: WebSocket,
    readonly address: string,
    private readonly surroundings: SocketSurroundings,
  ) {
    const { limits, budget } = surroundings;
    this.#allowance = new MessageAllowance(limits);
    const pongs = new Pongs(socket);
    const late = (): void => this.close(closeCodes.policy, 'A message took too long to arrive');
    this.#arriving = new ArrivingPieces(limits.messageMs, late, (by) => budget.changed(this, by));
    socket.on('message', (data: Buffer) => this.#receive(data));
    socket.on('ping', (data: Buffer) => {
      this.#arriving.tookControl(data.length);
      if (this.#charge(1, 0)) pongs.answer(data);
    });
    socket.on('pong', (data: Buffer) => {
      this.#arriving.tookControl(data.length);
      this.#answersPing = true;
      this.#charge(1, 0);
    });
    // The library closes the connection with the right code: 1009 for a message that is too large, 1002 or 1007 for a malformed one.
    socket.on('error', () => undefined);
    socket.once('close', () => this.#end());
  }

  /** connection_init was accepted. @param credential null for none @param operations the number of open operations */
  acknowledge(credential: Credential | null, operations: () => number): void {
    // The buffered data are now counted in the sender's group.
    this.#arriving.end();
    this.#credential = credential;
    this.#operations = operations;
  }

  /** A piece arrived from the client, after the calls for the messages that it completed. */
  arrived(bytes: number): void {
    if (!this.#open) {
      this.#late.bytes += bytes;
      this.#late.pieces += 1;
      if (this.#late.bytes > LATE_BYTES || this.#late.pieces > LATE_PIECES) this.socket.pause();
      return;
    }
    this.#arriving.arrived(bytes);
    const begun = this.#arriving.bytes;
    if (!this.#charge(0, bytes + (begun === 0 ? 0 : PIECE_BYTES))) return;
    if (this.#arriving.isShredded) return this.close(closeCodes.policy, 'A message came in too many pieces');
    if (this.#operations === null && begun > FIRST_MESSAGE) this.close(closeCodes.badRequest, 'connection_init is too large');
  }

  /** Its credentials; null for none. */
  get credential(): Credential | null {
    return this.#credential;
  }

  /** Its principal. */
  get principal(): Principal {
    return this.#credential?.principal ?? publicPrincipal;
  }

  /** Whether its principal has a role. */
  get isKnown(): boolean {
    return hasRoles(this.principal);
  }

  /** Whether it can send. */
  get isOpen(): boolean {
    return this.#open;
  }

  /** The number of open operations. */
  operations(): number {
    return this.#operations?.() ?? 0;
  }

  /** Bytes sent and not read yet. */
  get unread(): number {
    return this.#unread;
  }

  /** The memory of an incomplete message, in bytes. */
  get arriving(): number {
    return this.#arriving.kept;
  }

  /** The most open operations at one time. */
  get mostOperations(): number {
    return this.surroundings.limits.operationsPerSocket * (this.isKnown ? BEARER_FACTOR : 1);
  }

  /** @param handle handles one message; its promise may last as long as the operation */
  onMessage(handle: (text: string) => Promise<void>): void {
    this.#handle = handle;
  }

  /** Sends a text. Resolves when it is sent, or when the socket is closed. */
  send(text: string): Promise<void> {
    if (!this.#open || this.socket.readyState !== this.socket.OPEN) return Promise.resolve();
    const data = Buffer.from(text);
    this.#count(data.length);
    return new Promise((resolve) => {
      this.socket.send(data, { binary: false }, () => {
        if (this.#open) this.#count(-data.length);
        resolve();
      });
    });
  }

  /** Sends from the source now, or when there is room. */
  offer(source: TextSource): void {
    while (this.#hasRoom) {
      const text = source.take();
      if (text === null) return;
      void this.send(text);
    }
    if (this.#open) this.#waiting.add(source);
  }

  /** The source has nothing more to send. */
  withdraw(source: TextSource): void {
    this.#waiting.delete(source);
  }

  close(code: number, reason: string): void {
    if (!this.#open) return;
    this.#end();
    // The client's answer to the close frame must be read.
    this.socket.resume();
    this.socket.close(code, reason);
  }

  /** Ends it at once and releases its buffers. */
  giveUp(): void {
    this.#end();
    this.terminate();
  }

  /** Closes it without waiting for unread data. */
  terminate(): void {
    this.socket.terminate();
  }

  /** Closes the socket when its credentials are no longer valid. If they have other rights now, the client reconnects. */
  reconsider(): void {
    if (this.#credential === null || !this.#open) return;
    const { principal } = this.#credential;
    const now = this.#credential.recheck();
    if (now === 'over' || now === 'wrong') return this.close(closeCodes.forbidden, 'The token was revoked or has expired');
    // A node that cannot tell makes nothing new for anybody either.
    if (now !== 'unknown' && markAccess(now) !== markAccess(principal))
      this.close(closeCodes.goingAway, 'What the token opens has changed: connect again');
  }

  /** Calls {@link reconsider} when something about the credentials expires about now. */
  reconsiderIfDue(): void {
    if (this.#credential?.isDue() === true) this.reconsider();
  }

  /** Called at regular intervals: pings the other end, and closes unused sockets. */
  check(): void {
    this.reconsiderIfDue();
    if (!this.#answersPing) return this.terminate();
    if (this.operations() === 0 && performance.now() - this.#lastMessage > this.surroundings.limits.idleSocketMs) {
      return this.close(closeCodes.normal, 'Nothing was asked for a long time');
    }
    this.#answersPing = false;
    if (this.#open) this.socket.ping();
  }

  get #hasRoom(): boolean {
    return this.#open && this.#unread < this.surroundings.limits.socketBufferBytes;
  }

  #receive(data: Buffer): void {
    this.#arriving.tookMessage(data.length);
    if (!this.#charge(1, 0)) return;
    if (this.#operations === null && data.length > FIRST_MESSAGE) return this.close(closeCodes.badRequest, 'connection_init is too large');
    this.#lastMessage = performance.now();
    this.#inbox.push(data.toString());
    if (!this.#working) return void this.#work();
    this.socket.pause();
    this.#arriving.pause();
  }

  #charge(messages: number, bytes: number): boolean {
    if (!this.#open) return false;
    if (this.#allowance.spend(messages, bytes, this.isKnown ? BEARER_FACTOR : 1)) return true;
    this.close(closeCodes.policy, 'Too many messages');
    return false;
  }

  async #work(): Promise<void> {
    this.#working = true;
    for (let text = this.#inbox.shift(); text !== undefined && this.#open; text = this.#inbox.shift()) {
      if (!this.#hasRoom) await new Promise<void>((resolve) => (this.#room = resolve));
      // Before connection_init is answered the principal is unknown, and a director must not wait for strangers.
      if (this.#operations !== null) await this.surroundings.turnOf(this, text);
      if (this.#open) this.#handle(text).catch(() => this.close(closeCodes.failed, 'Internal server error'));
    }
    this.#working = false;
    if (!this.#open) return;
    this.socket.resume();
    this.#arriving.resume();
  }

  #count(bytes: number): void {
    this.#unread += bytes;
    this.surroundings.unreadChanged(bytes);
    if (!this.#hasRoom) {
      this.#stalled ??= setTimeout(() => this.close(closeCodes.later, 'Read too slowly'), this.surroundings.limits.stalledSocketMs);
      return;
    }
    if (this.#stalled !== null) clearTimeout(this.#stalled);
    this.#stalled = null;
    if (bytes > 0) return;
    this.#room();
    for (const source of this.#waiting) {
      if (!this.#hasRoom) return;
      this.#waiting.delete(source);
      this.offer(source);
    }
  }

  #end(): void {
    if (!this.#open) return;
    this.#open = false;
    if (this.#stalled !== null) clearTimeout(this.#stalled);
    this.surroundings.unreadChanged(-this.#unread);
    this.#unread = 0;
    this.#arriving.end();
    this.#inbox.length = 0;
    this.#waiting.clear();
    this.#room();
  }
}
