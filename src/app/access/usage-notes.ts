/**
 * What is noted of the use of credentials: that a token is in use, once a day, and which operations were refused to a principal, once a minute
 * with a count. Nothing waits for it, and nothing fails because of it.
 */
import { randomUUID } from 'node:crypto';
import { PrincipalId, type TokenId } from '../../../events/ids.js';
import { accessTokens } from '../../../projections/access-tokens.js';
import type { Principal } from '../../access/principal.js';
import { systemActor } from '../hand-lifecycle.js';
import type { CommandContext } from '../outcome.js';
import type { ViewStore } from '../views/view-store.js';
import type { AccessWays } from './access-ways.js';

const MINUTE_MS = 60_000;
/** Refused operations of one minute that are counted apart; what comes beyond is counted with none. */
const MOST_OPERATIONS = 200;

interface Refusals {
  readonly principalId: PrincipalId;
  readonly operation: string;
  count: number;
}

export interface UsageNotesOptions {
  readonly views: ViewStore;
  readonly ways: Pick<AccessWays, 'note'>;
  readonly now: () => number;
  /** Called with what could not be noted, one line. */
  readonly notice: (line: string) => void;
}

export class UsageNotes {
  readonly #seen = new Map<string, string>();
  #refusals = new Map<string, Refusals>();
  #minute = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(private readonly options: UsageNotesOptions) {}

  /** A key was used by its holder. @param hash its SHA-256 */
  sawKey(hash: string, { id, tokenId, kind }: Principal): void {
    if (tokenId === undefined || kind === 'device') return;
    const day = new Date(this.options.now()).toISOString().slice(0, 10);
    if (this.#seen.get(tokenId) === day) return;
    this.#seen.set(tokenId, day);
    const lastUsed = this.options.views.get(accessTokens, hash)?.body.lastUsed ?? null;
    if (lastUsed !== null && lastUsed >= day) return;
    const principalId = PrincipalId.parse(id);
    void this.#note({ type: 'NoteTokenSeen', principalId, tokenId: tokenId as TokenId, day }, `seen.${tokenId}.${day}`);
  }

  /** An operation was refused to somebody who is known. Strangers are not put on record: there is no end of them. */
  refused({ id, kind }: Principal, operation: string): void {
    if (kind === 'public') return;
    const minute = Math.floor(this.options.now() / MINUTE_MS) * MINUTE_MS;
    if (minute !== this.#minute) void this.flush();
    this.#minute = minute;
    const key = `${id} ${operation}`;
    const known = this.#refusals.get(key);
    if (known !== undefined) known.count += 1;
    else if (this.#refusals.size < MOST_OPERATIONS) this.#refusals.set(key, { principalId: PrincipalId.parse(id), operation, count: 1 });
    this.#timer ??= setTimeout(() => void this.flush(), MINUTE_MS).unref();
  }

  /** Puts on record what was refused so far. Resolves when it is, or cannot be. */
  async flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const [noted, minute] = [this.#refusals, this.#minute];
    this.#refusals = new Map();
    await Promise.all([...noted.values()].map((refusals) => this.#note({ type: 'NoteRefusals', ...refusals, minute }, randomUUID())));
  }

  async #note(command: Parameters<AccessWays['note']>[0], commandId: string): Promise<void> {
    const context: CommandContext = { commandId, actor: systemActor, correlationId: commandId };
    try {
      await this.options.ways.note(command, context);
    } catch (error) {
      this.options.notice(`the use of credentials could not be noted: ${(error as Error).message}`);
    }
  }
}
