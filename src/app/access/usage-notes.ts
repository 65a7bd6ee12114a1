/**
 * Records the use of credentials: once a day that a token is used; once a minute which operations were refused to a principal, and whose
 * private data they read. Nothing waits for these notes, and their failure affects nothing else.
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
import type { AccessManagement } from './access-management.js';

const MINUTE_MS = 60_000;
/** The shortest time between two notes of anonymous refusals; each note covers all since the last. */
const STRANGERS_MS = 3_600_000;
/** Refused operations counted separately per minute; more are not counted. */
const MOST_OPERATIONS = 200;
/** Refused operations counted separately per principal and minute; more are counted together. */
const MOST_OF_ONE = 10;
/** The name under which further operations are counted. */
const OTHERS = 'others';

/** Notes are written at once when the data of this many people were read within a minute. */
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
  readonly ways: Pick<AccessManagement, 'note'>;
  readonly now: () => number;
  /** Called with one line for each note that could not be written. */
  readonly notice: (line: string) => void;
}

export class UsageNotes {
  readonly #seen = new Map<string, string>();
  #refusals = new Map<string, Refusals>();
  #readings = new Map<string, Reading>();
  /** Operations counted separately for each principal in this minute. */
  #operations = new Map<string, number>();
  /** Anonymous refusals not yet recorded: their count, since when, and the time of the last note. */
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
   * Counts a refused operation. Requests without credentials are not recorded. Identities without roles are counted together, because their
   * number has no limit.
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

  /** The anonymous refusals that are due for a note. */
  #takeStrangers(): readonly (Refusals & { readonly minute: number })[] {
    const { count, since, notedAt } = this.#strangers;
    const now = this.options.now();
    if (count === 0 || now < notedAt + STRANGERS_MS) return [];
    this.#strangers = { count: 0, since: 0, notedAt: now };
    return [{ principalId: STRANGERS, operation: OTHERS, count, minute: since }];
  }

  /** Notes that a principal read vault data of a person. Reading one's own data is not noted. */
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

  /** Writes the pending notes. Resolves when they are written or have failed. */
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

  async #note(command: Parameters<AccessManagement['note']>[0], commandId: string): Promise<void> {
    const context: CommandContext = { commandId, actor: systemActor, correlationId: commandId };
    try {
      await this.options.ways.note(command, context);
    } catch (error) {
      this.options.notice(`the use of credentials could not be noted: ${(error as Error).message}`);
    }
  }
}
