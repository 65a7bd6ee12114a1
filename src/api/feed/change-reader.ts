/** The feed of changes as one asker may read it. */
import { setTimeout as delay } from 'node:timers/promises';
import { UnreadableEvent } from '../../../events/catalogue.js';
import type { RecordedEvent } from '../../../events/envelope.js';
import { ownerOfStream, type PlayerId } from '../../../events/ids.js';
import type { Scope } from '../../access/principal.js';
import { chainOf } from '../../access/scopes.js';
import { AlteredEvent } from '../../app/dispatch/altered-event.js';
import { decodeEvent } from '../../app/dispatch/event-codec.js';
import type { ScopeTree } from '../../app/registry/scope-tree.js';
import { countWork, WorkDone } from '../../app/work-done.js';
import { hideRecordedSecrets } from '../../audit/secrets.js';
import { type Change, makeChange, makeUnreadableChange } from '../../feed/change.js';
import { type ChangeKind, groupOfChange, type Subject, subjectOf, tournamentOfChange } from '../../feed/change-kinds.js';
import { type ChangePage, readChanges } from '../../feed/read-changes.js';
import type { EventStore, StoredEvent } from '../../store/event-store.js';
import { eventText } from '../../texts/event-texts.js';
import { nameSeen } from '../language/player.types.js';
import { badInput } from '../language/api-error.js';
import { denied, deniedAnywhere } from '../policy/denials.js';
import { type Policy, viewsOfPolicy } from '../policy/policy.js';
import { eventsSeenBy } from '../policy/words-seen.js';
import { currencyOf } from '../reading/currency-of.js';
import type { Reading } from '../reading/reading.js';
import { positionOfAll } from '../reading/view-reading.js';
import type { RequestContext } from '../request/request-context.js';
import { costOfReading } from '../server/cost/settled-cost.js';

/** Which changes are asked for: those to which all given conditions apply. */
export interface AskedChanges {
  readonly kinds?: readonly ChangeKind[] | null;
  readonly types?: readonly string[] | null;
  readonly tournamentId?: string | null;
  readonly seasonId?: string | null;
  readonly clubId?: string | null;
}

export interface ChangeFeedParts {
  readonly reading: Reading;
  readonly store: EventStore;
  readonly policy: Policy;
  readonly scopes: ScopeTree;
  /** The `source` of changes: where this installation is. */
  readonly source: string;
}

export class ChangeFeed {
  constructor(private readonly parts: ChangeFeedParts) {}

  /** @throws ApiError `UNAUTHENTICATED`, `FORBIDDEN` for an asker who may read no event log anywhere */
  admit({ principal }: RequestContext): void {
    const { policy } = this.parts;
    if (principal.kind === 'public') throw denied('unauthenticated', 'read.log', installation);
    const scopes = [installation, ...principal.grants.map(({ scope }) => scope)];
    if (!scopes.some((scope) => policy.reads(principal, 'read.log', scope))) throw deniedAnywhere('read.log');
  }

  /** The changes after a position that an asker may see. @throws ApiError as {@link ChangeFeed.admit} */
  async read(request: RequestContext, asked: AskedChanges, after: number | null, most: number): Promise<ChangePage> {
    this.admit(request);
    await this.#checkIsThere(after);
    const reader = new ChangeReader(this.parts, request, asked);
    return readChanges(this.parts.store, { after, upTo: this.reached(), most, see: reader.see });
  }

  /** The same for who reads on and on: each read is charged to them, and waits while their quota is used up. @param over ends the wait */
  async readOn(request: RequestContext, asked: AskedChanges, after: number | null, most: number, over?: AbortSignal): Promise<ChangePage> {
    const { quota } = request;
    for (let seconds = quota?.charge(READ_COST) ?? null; seconds !== null; seconds = quota!.charge(READ_COST)) {
      await delay(1_000 * Math.min(seconds, LONGEST_WAIT_SECONDS), undefined, over === undefined ? {} : { signal: over });
    }
    return this.readCharged(request, asked, after, most);
  }

  /** Reads, and charges what was read. */
  async readCharged(request: RequestContext, asked: AskedChanges, after: number | null, most: number): Promise<ChangePage> {
    const done = new WorkDone();
    const page = await countWork(done, () => this.read(request, asked, after, most));
    request.quota?.correctCharge(request.quota.chargedNow(), costOfReading(done));
    return page;
  }

  /** A position of another store would wait for ever. @throws ApiError `BAD_USER_INPUT` */
  async #checkIsThere(after: number | null): Promise<void> {
    if (after === null || after <= (this.reached() ?? 0)) return;
    // Another node may be ahead of this one.
    const last = (await this.parts.store.lastPosition()) ?? 0;
    if (after <= last) return;
    throw badInput([
      {
        path: 'after',
        problem: `is after the last position, ${last}: is it of another server?`,
        inFrench: `est après la dernière position, ${last} : vient-elle d’un autre serveur ?`,
      },
    ]);
  }

  /** Calls back after each batch of events that the views reflect. @returns a function that unsubscribes */
  onEvents(changed: () => void): () => void {
    return this.parts.reading.runner.onEvents(changed);
  }

  /** The position that the views behind the policy reflect: what comes later nobody can be given yet. Null before the first event. */
  reached(): number | null {
    return positionOfAll(this.parts.reading, viewsOfPolicy);
  }
}

const installation: Scope = { kind: 'installation' };

/** What a read costs beside what it reads. */
export const READ_COST = 5;
const LONGEST_WAIT_SECONDS = 5;

/** Reads one page: what it finds out of a stream holds for the page. */
class ChangeReader {
  readonly #streams = new Map<string, { readonly subject: Subject; readonly scope: Scope } | null>();
  readonly #readable = new Map<string, boolean>();
  readonly #kinds: ReadonlySet<string> | null;
  readonly #types: ReadonlySet<string> | null;

  constructor(
    private readonly parts: ChangeFeedParts,
    private readonly request: RequestContext,
    private readonly asked: AskedChanges,
  ) {
    this.#kinds = setOf(asked.kinds);
    this.#types = setOf(asked.types);
  }

  readonly see = (stored: StoredEvent): Change | null => {
    const { type, stream } = stored;
    if (this.#types !== null && !this.#types.has(type)) return null;
    let known = this.#streams.get(stream);
    if (known === undefined) this.#streams.set(stream, (known = this.#placeOf(stream)));
    if (known === null || !this.#mayRead(known.subject, known.scope, type)) return null;
    try {
      return this.#show(decodeEvent(stored), known.subject);
    } catch (error) {
      if (!(error instanceof AlteredEvent || error instanceof UnreadableEvent)) throw error;
      return makeUnreadableChange(stored, known.subject, this.parts.source);
    }
  };

  /** What a stream is about and whose it is; null where it is not asked for. */
  #placeOf(stream: string): { readonly subject: Subject; readonly scope: Scope } | null {
    const subject = subjectOf(stream);
    if (subject === null || (this.#kinds !== null && !this.#kinds.has(subject.kind))) return null;
    const { tournamentId, seasonId, clubId } = this.asked;
    if (tournamentId != null && tournamentOfChange(stream) !== tournamentId) return null;
    if (seasonId != null && !(subject.kind === 'season' && subject.id === seasonId)) return null;
    const scope = this.#scopeOf(subject, stream);
    const { scopes } = this.parts;
    const isOfClub = (): boolean => chainOf(scope, scopes).some((each) => each.kind === 'club' && each.clubId === clubId);
    return clubId == null || isOfClub() ? { subject, scope } : null;
  }

  #scopeOf({ kind, id }: Subject, stream: string): Scope {
    const { scopes } = this.parts;
    switch (kind) {
      case 'tournament':
      case 'hand':
      case 'dispute':
        return { kind: 'tournament', tournamentId: ownerOfStream(stream)! };
      case 'sheet':
        return scopes.ownerOfSheet(id) ?? installation;
      case 'season':
        return scopes.ownerOfSeason(id) ?? installation;
      case 'club':
        return { kind: 'club', clubId: id };
      case 'federation':
        return { kind: 'federation', federationId: id };
      case 'player':
        return scopes.scopeOfPlayer(id) ?? installation;
    }
  }

  #mayRead({ kind, id }: Subject, scope: Scope, type: string): boolean {
    const { policy } = this.parts;
    const { principal } = this.request;
    const group = groupOfChange(kind, type);
    const question = `${group} ${kind === 'player' ? id : JSON.stringify(scope)}`;
    let may = this.#readable.get(question);
    if (may === undefined) {
      may = kind === 'player' ? policy.seesDataOf(principal, group, id) : policy.reads(principal, group, scope);
      this.#readable.set(question, may);
    }
    return may;
  }

  #show(event: RecordedEvent, subject: Subject): Change {
    const { parts, request } = this;
    const { policy, reading, source } = parts;
    const tournamentId = ownerOfStream(event.stream);
    const cards = tournamentId !== null && policy.seesCards(request.principal, tournamentId);
    const seen = eventsSeenBy(policy, request)(cards ? event : hideRecordedSecrets(event));
    const nameOf = (playerId: PlayerId): string | null => nameSeen(reading.people, playerId, policy.sightOfName(request, playerId));
    const currency = currencyOf(reading.views, tournamentId);
    const { role, id } = event.metadata.actor;
    return makeChange(seen, {
      subject,
      source,
      by: { role, id: policy.seesActors(request.principal) ? id : null },
      text: { en: eventText(seen, 'en', nameOf, currency), fr: eventText(seen, 'fr', nameOf, currency) },
    });
  }
}

const setOf = (words: readonly string[] | null | undefined): ReadonlySet<string> | null =>
  words == null || words.length === 0 ? null : new Set(words);
