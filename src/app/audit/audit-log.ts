/**
 * Makes every decision of a log again and compares it with the recorded events. Commands that Tapis gave itself are derived from the event
 * that caused them, by the process manager that gave them.
 */
import { secretFieldsOf } from '../../../events/catalogue.js';
import type { HandEvent } from '../../../events/hand.js';
import { type HandId, handStream, type StreamName, tournamentStream } from '../../../events/ids.js';
import { DECISIONS, type RecordedEvent } from '../../../events/envelope.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import type { HandCommand } from '../../../commands/hand.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import { decideHandAgain, decideTournamentAgain, type Otherwise, type Outcome } from '../../audit/again/decide-again.js';
import type { EarlierRule } from '../../audit/again/earlier-rules.js';
import type { TakenOver } from '../../audit/again/taken-over.js';
import { hashEvent, unsealMetadata } from '../../audit/hash-chain.js';
import { handDecider } from '../../hand/decider.js';
import type { EventReader, StoredEvent } from '../../store/event-store.js';
import { readEvents, readPieces } from '../../store/stream-pieces.js';
import { tournamentDecider } from '../../tournament/decider.js';
import { decodeUnchecked } from '../dispatch/event-codec.js';
import { type ReactionCommands, lifecycleEvents, react, readHands } from '../reactions/hand-lifecycle.js';
import { FoldedStreams } from './folded-streams.js';

/** A place where the log differs from the decision. */
export interface AuditFailure extends Pick<StoredEvent, 'position' | 'stream' | 'revision' | 'type'> {
  readonly command: string;
  /** Null for an event whose content does not match its hash. */
  readonly otherwise: Otherwise | null;
}

export interface AuditReport {
  readonly events: number;
  /** The number of decisions that came out the same. */
  readonly agreed: number;
  /** How many decisions were accepted without comparison, by reason and command. */
  readonly takenOver: ReadonlyMap<TakenOver, ReadonlyMap<string, number>>;
  /** For those accepted as `earlier`: the corrected rules that explain them, each with the number of decisions. */
  readonly earlierRules: ReadonlyMap<EarlierRule, number>;
  /** In the order of the log, at most {@link MOST_FAILURES}. After a failure, decisions are compared on the recorded state. */
  readonly failures: readonly AuditFailure[];
  /** The number of failures, including those that are not kept. */
  readonly failureCount: number;
  /** Streams with an unreadable event. Decisions after it cannot be checked. */
  readonly lost: readonly StreamName[];
}

/** The most failures that are kept; a damaged log can have one for each event. */
const MOST_FAILURES = 1_000;

export interface AuditOptions {
  readonly reader: Pick<EventReader, 'readAll' | 'readStream'>;
  /** Reads an event; for a bundle, withheld values are null. */
  readonly decode?: (stored: StoredEvent) => RecordedEvent;
  readonly onProgress?: (events: number) => void;
}

/** Reads the log once. Memory holds the state of recently used tournaments and hands. */
export async function auditLog({
  reader,
  decode = (stored) => decodeUnchecked(stored),
  onProgress = () => undefined,
}: AuditOptions): Promise<AuditReport> {
  const audit = new Audit(reader, decode);
  let events = 0;
  for await (const page of reader.readAll(null)) {
    for (const event of page) {
      const waits = audit.see(event);
      if (waits !== null) await waits;
    }
    events += page.length;
    onProgress(events);
  }
  await audit.flush();
  const { agreed, takenOver, earlierRules, failures, failureCount, lost } = audit;
  return { events, agreed, takenOver, earlierRules, failures, failureCount, lost: [...lost] };
}

/** The most expected commands kept: an event caused them, and their own events have not come yet. */
const MOST_EXPECTED = 10_000;

class Audit {
  agreed = 0;
  readonly takenOver = new Map<TakenOver, Map<string, number>>();
  readonly earlierRules = new Map<EarlierRule, number>();
  readonly failures: AuditFailure[] = [];
  failureCount = 0;
  readonly lost = new Set<StreamName>();
  readonly #tournaments = new FoldedStreams(tournamentDecider, 500);
  readonly #hands = new FoldedStreams(handDecider, 5_000);
  readonly #expected = new Map<string, TournamentCommand | HandCommand>();
  /** The numbers of the streams begun by another release. */
  readonly #earlier = new Map<StreamName, number>();
  readonly #lastHashes = new Map<StreamName, string>();
  /** Consecutive events of one command. */
  #together: RecordedEvent[] = [];

  constructor(
    private readonly reader: AuditOptions['reader'],
    private readonly decode: NonNullable<AuditOptions['decode']>,
  ) {}

  /** @returns null when there is nothing to wait for */
  see(stored: StoredEvent): Promise<void> | null {
    if (this.lost.has(stored.stream)) return null;
    if (!this.#checkHash(stored)) this.#fail(stored, '', null);
    const [first] = this.#together;
    const event = this.#decodeOrNull(stored);
    // A stream begun by another release may have decisions of that release.
    if (event?.revision === 0 && event.metadata.decisions !== DECISIONS) this.#earlier.set(event.stream, event.metadata.decisions ?? 0);
    const belongs = event !== null && first?.stream === event.stream && first.metadata.commandId === event.metadata.commandId;
    if (belongs) {
      this.#together.push(event);
      return null;
    }
    const waits = this.flush();
    if (event !== null) this.#together = [event];
    else this.#lose(stored);
    return waits;
  }

  /** Compares the decision for the collected events. */
  flush(): Promise<void> | null {
    const events = this.#together;
    this.#together = [];
    const [first] = events;
    if (first === undefined) return null;
    if (first.stream.startsWith('tournament-')) return this.#tournament(first.stream, events as readonly RecordedEvent<TournamentEvent>[]);
    if (first.stream.startsWith('hand-')) return this.#hand(first.stream, events as readonly RecordedEvent<HandEvent>[]);
    this.#count({ kind: 'takenOver', why: 'elsewhere' }, events);
    return null;
  }

  #tournament(stream: StreamName, events: readonly RecordedEvent<TournamentEvent>[]): Promise<void> | null {
    const { revision } = events[0]!;
    const state = this.#tournaments.at(stream, revision);
    if (state === undefined) return this.#refold(this.#tournaments, stream, revision, () => this.#tournament(stream, events));
    this.#count(decideTournamentAgain(this.#standingOf(events), state, this.#takeExpected(events[0]!) as TournamentCommand | null), events);
    this.#tournaments.fold(stream, events);
    return this.#follow(events);
  }

  #hand(stream: StreamName, events: readonly RecordedEvent<HandEvent>[]): Promise<void> | null {
    const { revision } = events[0]!;
    const state = this.#hands.at(stream, revision);
    if (state === undefined) return this.#refold(this.#hands, stream, revision, () => this.#hand(stream, events));
    const given = this.#takeExpected(events[0]!) as HandCommand | null;
    const outcome: Outcome = events.some(isWithheld)
      ? { kind: 'takenOver', why: 'withheld' }
      : decideHandAgain(this.#standingOf(events), state, given);
    this.#count(outcome, events);
    this.#hands.fold(stream, events);
    return this.#follow(events);
  }

  async #refold<State, E extends HandEvent | TournamentEvent>(
    streams: FoldedStreams<State, E>,
    stream: StreamName,
    revision: number,
    then: () => Promise<void> | null,
  ): Promise<void> {
    const fold = streams.begin(stream);
    for await (const piece of readPieces(this.reader, stream, { limit: revision }))
      fold(piece.map(this.decode) as unknown as readonly RecordedEvent<E>[]);
    await then();
  }

  #checkHash({ stream, revision, id, type, data, metadata }: StoredEvent): boolean {
    const sealed = unsealMetadata(metadata);
    if (sealed === null) return false;
    const before = this.#lastHashes.get(stream);
    // The next event refers to this hash, even if it is wrong.
    this.#lastHashes.set(stream, sealed.hash);
    if (hashEvent(stream, revision, id, type, sealed.unsealed, data) !== sealed.hash) return false;
    return sealed.unsealed.endsWith(`"previousHash":${before === undefined ? 'null' : `"${before}"`}}`);
  }

  /** Null for an unreadable event; `tapis verify` explains it. */
  #decodeOrNull(stored: StoredEvent): RecordedEvent | null {
    try {
      return this.decode(stored);
    } catch {
      return null;
    }
  }

  #standingOf<E extends HandEvent | TournamentEvent>(events: readonly RecordedEvent<E>[]) {
    const {
      stream,
      metadata: { recordedAt, command },
    } = events[0]!;
    return { events, recordedAt, command, decisions: this.#earlier.get(stream) ?? DECISIONS };
  }

  #count(outcome: Outcome, events: readonly RecordedEvent[]): void {
    const { command } = events[0]!.metadata;
    if (outcome.kind === 'takenOver' && outcome.why === 'earlier')
      this.earlierRules.set(outcome.rule, (this.earlierRules.get(outcome.rule) ?? 0) + 1);
    if (outcome.kind === 'agrees') this.agreed += 1;
    else if (outcome.kind === 'takenOver') {
      const counts = this.#countsOf(outcome.why);
      counts.set(command, (counts.get(command) ?? 0) + 1);
    } else this.#fail(events[Math.min(outcome.otherwise.at, events.length - 1)]!, command, outcome.otherwise);
  }

  #countsOf(why: TakenOver): Map<string, number> {
    const counts = this.takenOver.get(why) ?? new Map<string, number>();
    this.takenOver.set(why, counts);
    return counts;
  }

  #fail(
    { position, stream, revision, type }: Pick<StoredEvent, 'position' | 'stream' | 'revision' | 'type'>,
    command: string,
    otherwise: Otherwise | null,
  ): void {
    this.failureCount += 1;
    if (this.failures.length < MOST_FAILURES) this.failures.push({ position, stream, revision, type, command, otherwise });
  }

  #lose(stored: StoredEvent): void {
    if (this.failures.at(-1)?.position !== stored.position) this.#fail(stored, '', null);
    this.lost.add(stored.stream);
  }

  #takeExpected({ stream, metadata }: Pick<RecordedEvent, 'stream' | 'metadata'>): TournamentCommand | HandCommand | null {
    const key = `${stream} ${metadata.commandId}`;
    const command = this.#expected.get(key);
    if (command === undefined) return null;
    this.#expected.delete(key);
    return command;
  }

  /** Remembers the commands that these events cause, until their own events come. */
  #follow(events: readonly RecordedEvent[]): Promise<void> | null {
    const causes = events.filter(({ type }) => lifecycleEvents.has(type));
    return causes.length === 0 ? null : this.#expectAll(causes);
  }

  async #expectAll(causes: readonly RecordedEvent[]): Promise<void> {
    for (const cause of causes) await react(cause, this.#takers);
  }

  #expect(stream: StreamName, command: TournamentCommand | HandCommand, commandId: string): void {
    if (this.#expected.size >= MOST_EXPECTED) this.#expected.delete(this.#expected.keys().next().value!);
    this.#expected.set(`${stream} ${commandId}`, command);
  }

  /** These takers execute nothing: they only record the commands. */
  readonly #takers: ReactionCommands = {
    tournament: (id, command, { commandId }) => this.#keep(tournamentStream(id), command, commandId),
    hand: (id, command, { commandId }) => this.#keep(handStream(id), command, commandId),
    ...readHands((id) => this.#handNow(id)),
    startOpened: () => Promise.resolve(),
  };

  #keep(stream: StreamName, command: TournamentCommand | HandCommand, commandId: string) {
    this.#expect(stream, command, commandId);
    return Promise.resolve({ accepted: true as const, events: [], revision: 0, position: null, repeated: false });
  }

  async #handNow(id: HandId) {
    const stream: StreamName = `hand-${id}`;
    const known = this.#hands.latest(stream);
    if (known !== undefined) return known;
    let state = handDecider.initialState;
    for await (const stored of readEvents(this.reader, stream)) {
      const event = this.#decodeOrNull(stored);
      if (event !== null) state = handDecider.evolve(state, event as RecordedEvent<HandEvent>);
    }
    return state;
  }
}

/** Whether a bundle withholds a value of the event. */
function isWithheld({ type, data }: RecordedEvent): boolean {
  return secretFieldsOf(type)?.some((field) => (data as Readonly<Record<string, unknown>>)[field] === null) === true;
}
