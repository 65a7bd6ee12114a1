/**
 * What is noted of the use of credentials: that a token is in use, once a day; which operations were refused to a principal, and of whom they read
 * private data, once a minute. Nothing waits for it, and nothing fails because of it.
 */
import { randomUUID } from 'node:crypto';
import type { ReadField } from '../../../events/access.js';
import { PlayerId, PrincipalId, type TokenId } from '../../../events/ids.js';
import { accessTokens } from '../../../projections/access-tokens.js';
import { hasRoles, STRANGERS } from '../../access/known-principals.js';
import type { Principal } from '../../access/principal.js';
import { systemActor } from '../reactions/hand-lifecycle.js';
import type { CommandContext } from '../dispatch/outcome.js';
import type { ViewStore } from '../views/view-store.js';
import type { AccessWays } from './access-ways.js';

const MINUTE_MS = 60_000;
/** How often the refusals of strangers are noted at the most, all in one event. */
const STRANGERS_MS = 3_600_000;
/** Refused operations of one minute that are counted apart; what comes beyond is counted with none. */
const MOST_OPERATIONS = 200;
/** Refused operations of one principal and minute that are counted apart; what comes beyond is counted together. */
const MOST_OF_ONE = 10;
/** The name under which the rest is counted. */
const OTHERS = 'others';

/** People whose data were read in one minute: beyond it, notes are written at once. */
const MOST_READ = 1_000;

interface Reading {
  readonly principalId: PrincipalId;
  readonly playerId: PlayerId;
  readonly fields: Set<ReadField>;
}

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
  #readings = new Map<string, Reading>();
  /** How many operations of a principal are counted apart in this minute. */
  #operations = new Map<string, number>();
  /** Refusals of strangers that are not on record, since when they are counted, and when they were noted last. */
  #strangers = { count: 0, since: 0, notedAt: -STRANGERS_MS };
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

  /**
   * An operation was refused to somebody. Whoever brings no credentials is not put on record. There is no end of identities that hold no role: they are
   * counted together, whatever they asked for.
   */
  refused(principal: Principal, operation: string): void {
    const { id, kind } = principal;
    if (kind === 'public') return;
    this.#beginMinute();
    if (!hasRoles(principal)) return this.#refusedToStranger();
    const known = this.#refusals.get(`${id} ${operation}`);
    if (known !== undefined) return void (known.count += 1);
    const apart = this.#operations.get(id) ?? 0;
    this.#operations.set(id, apart + 1);
    const counted = apart < MOST_OF_ONE ? operation : OTHERS;
    const key = `${id} ${counted}`;
    const others = this.#refusals.get(key);
    if (others !== undefined) others.count += 1;
    else if (this.#refusals.size < MOST_OPERATIONS)
      this.#refusals.set(key, { principalId: PrincipalId.parse(id), operation: counted, count: 1 });
  }

  #refusedToStranger(): void {
    if (this.#strangers.count === 0) this.#strangers.since = this.#minute;
    this.#strangers.count += 1;
  }

  /** What of strangers is to be noted now, if anything. */
  #takeStrangers(): readonly (Refusals & { readonly minute: number })[] {
    const { count, since, notedAt } = this.#strangers;
    const now = this.options.now();
    if (count === 0 || now < notedAt + STRANGERS_MS) return [];
    this.#strangers = { count: 0, since: 0, notedAt: now };
    return [{ principalId: STRANGERS, operation: OTHERS, count, minute: since }];
  }

  /** Somebody was given what the vault keeps of a person. Their own data are their own affair. */
  read({ id, playerId: own }: Principal, playerId: string, field: ReadField): void {
    if (own === playerId) return;
    this.#beginMinute();
    const key = `${id} ${playerId}`;
    const known = this.#readings.get(key);
    if (known !== undefined) return void known.fields.add(field);
    this.#readings.set(key, { principalId: PrincipalId.parse(id), playerId: PlayerId.parse(playerId), fields: new Set([field]) });
    if (this.#readings.size >= MOST_READ) void this.flush();
  }

  #beginMinute(): void {
    const minute = Math.floor(this.options.now() / MINUTE_MS) * MINUTE_MS;
    if (minute !== this.#minute) void this.flush();
    this.#minute = minute;
    this.#timer ??= setTimeout(() => void this.flush(), MINUTE_MS).unref();
  }

  /** Puts on record what was noted so far. Resolves when it is, or cannot be. */
  async flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const [refused, read, minute] = [this.#refusals, this.#readings, this.#minute];
    this.#refusals = new Map();
    this.#readings = new Map();
    this.#operations = new Map();
    await Promise.all([
      ...this.#takeStrangers().map((refusals) => this.#note({ type: 'NoteRefusals', ...refusals }, randomUUID())),
      ...[...refused.values()].map((refusals) => this.#note({ type: 'NoteRefusals', ...refusals, minute }, randomUUID())),
      ...[...read.values()].map(({ fields, ...reading }) =>
        this.#note({ type: 'NotePersonalDataRead', ...reading, fields: [...fields].sort(), minute }, randomUUID()),
      ),
    ]);
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
