/**
 * The one way a command becomes events: load, decide, append, and decide again when somebody was faster.
 * State is kept per stream between commands, so that a command reads only what it has not seen.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { DomainEvent } from '../../events/catalogue.js';
import { numberEdition } from '../../events/editions.js';
import type { CommittedEvent, RecordedEvent } from '../../events/envelope.js';
import type { StreamName } from '../../events/ids.js';
import { isPlainDigestOf, type PrintOf } from '../audit/command-print.js';
import { makeRefuse, type CommandRefusals, type Decider, type Refusal } from '../decider.js';
import type { EventStore } from '../store/event-store.js';
import { RecentMap } from '../store/recent-map.js';
import { decodeEvent, sealEvents, type Provenance } from './event-codec.js';
import type { CommandContext, CommandOutcome, StreamState } from './outcome.js';
import { decideStop, isStopCommand, refuseStopped, type Stop, type StopCommand } from './stop.js';

const refuse = makeRefuse<CommandRefusals>();

/** A command that was taken: what it made of the stream, if anything. */
interface TakenCommand {
  readonly digest: string;
  /** The revision of its first event, and how many there are. */
  readonly from: number;
  count: number;
}

/** What is kept of a stream between commands. */
interface Loaded<State> {
  state: State;
  /** -1: the stream does not exist. */
  revision: number;
  position: number | null;
  lastHash: string | null;
  stop: Stop | null;
  /** Every command that made events of this stream. */
  readonly commands: Map<string, TakenCommand>;
}

/** What a command comes to before anything is appended. */
type Verdict<E extends DomainEvent> =
  | { readonly events: readonly E[]; readonly known?: undefined; readonly refusal?: undefined }
  | { readonly known: TakenCommand; readonly events?: undefined; readonly refusal?: undefined }
  | { readonly refusal: Refusal; readonly events?: undefined; readonly known?: undefined };

/** Milliseconds between two attempts after conflicts: each wait about twice the one before, while what was faster can't be read. */
const FIRST_WAIT = 10;
const LONGEST_WAIT = 500;
/** Milliseconds after which a command that meets conflicts again and again is given up. */
const CONFLICT_PATIENCE = 10_000;

export interface CommandHandlerOptions {
  /** Milliseconds since 1970; the node's clock. */
  readonly now: () => number;
  /** Makes the digest of a command and the ids of its events. */
  readonly printOf: PrintOf;
  /** By how many milliseconds the instant that `now` gave last is later than the machine's clock said. Default: never. */
  readonly clockAdjustedBy?: () => number;
  /** How many streams' states to keep at the most; about the least recently used go first. */
  readonly cachedStreams?: number;
  /** The types of commands that are taken while play stands still: those that finish what was decided before. Default: none. */
  readonly passing?: ReadonlySet<string>;
  /** Whether nobody else writes the store, so that what is kept of a stream is all that stands in it. Default: false. */
  readonly alone?: boolean;
  /** How waits between attempts are made. Default: the machine's. */
  readonly waiting?: ConflictWaiting;
}

/** How a command waits after another node was faster. */
export interface ConflictWaiting {
  /** Milliseconds by a clock that is never set. */
  readonly elapsed: () => number;
  /** At least 0 and less than 1, so that two nodes do not wait equally long. */
  readonly random: () => number;
  readonly pause: (ms: number) => Promise<void>;
}

const machineWaiting: ConflictWaiting = {
  elapsed: () => performance.now(),
  random: Math.random,
  pause: async (ms) => delay(ms),
};

/** Takes the commands of one kind of aggregate. */
export class CommandHandler<State, Command extends { readonly type: string }, E extends DomainEvent> {
  private readonly cache: RecentMap<StreamName, Loaded<State>>;
  /** The streams at which somebody works, each with those who wait for their turn. */
  private readonly turns = new Map<StreamName, (() => void)[] | null>();
  private readonly waiting: ConflictWaiting;

  constructor(
    private readonly decider: Decider<State, Command, E>,
    private readonly store: EventStore,
    private readonly options: CommandHandlerOptions,
  ) {
    this.waiting = options.waiting ?? machineWaiting;
    this.cache = new RecentMap(Math.ceil((options.cachedStreams ?? 5_000) / 2));
  }

  /**
   * Decides and appends. Commands for one stream are taken in turn; those for different streams run together.
   * @throws StoreError when the store fails; UnreadableEvent or another error when there is a bug. Then nothing is known to be written, and sending again is safe
   */
  async execute(stream: StreamName, command: Command | StopCommand, context: CommandContext): Promise<CommandOutcome<E>> {
    const turn = this.turnAt(stream);
    if (turn !== null) await turn;
    try {
      const given = givenOf(command, context);
      const { digest, idStart } = this.options.printOf(stream, context.commandId, given);
      const kept = this.cache.get(stream);
      let loaded = kept ?? this.nothing();
      // What is kept may be behind: most streams of which nothing is do not exist yet, and nobody else writes to most of the others just now.
      // Where that is otherwise the append says so, and the read is spared. What is not appended has to be decided on what really stands.
      let isGuess = kept === undefined || this.options.alone !== true;
      let end: number | null = null;
      let stalled = 0;
      for (let attempt = 1; ; attempt++) {
        let verdict = this.judge(stream, loaded, command, context, given, digest);
        if (isGuess && verdict.known === undefined && !verdict.events?.length) {
          loaded = await this.catchUp(stream, loaded);
          verdict = this.judge(stream, loaded, command, context, given, digest);
        }
        isGuess = false;
        if (verdict.refusal !== undefined) return { accepted: false, refusal: verdict.refusal };
        if (verdict.known !== undefined) return await this.answerAgain(stream, verdict.known);
        if (verdict.events.length === 0) {
          // Kept with the stream, not recorded: nothing happened. Sent again meanwhile, it must not happen after all.
          loaded.commands.set(context.commandId, { digest, from: loaded.revision + 1, count: 0 });
          return { accepted: true, events: [], revision: loaded.revision, position: loaded.position, repeated: false };
        }
        const recordedAt = this.options.now();
        const clockAdjustedBy = this.options.clockAdjustedBy?.() ?? 0;
        const by: Provenance = {
          recordedAt,
          actor: context.actor,
          commandId: context.commandId,
          command: command.type,
          commandDigest: digest,
          causationId: context.causationId ?? null,
          correlationId: context.correlationId,
          ...(clockAdjustedBy === 0 ? undefined : { clockAdjustedBy }),
          ...(context.inOwnCause === true ? { inOwnCause: true } : undefined),
        };
        const sealed = sealEvents(stream, loaded.revision + 1, loaded.lastHash, verdict.events, by, idStart);
        const result = await this.store.append(stream, sealed.texts, loaded.revision === -1 ? 'noStream' : loaded.revision);
        if (result.ok && !result.duplicate) return this.accept(stream, loaded, sealed.committed, result);
        // Somebody was faster, perhaps with this very command: what stands in the stream is the truth.
        const before = loaded.revision;
        loaded = await this.catchUp(stream, loaded);
        end ??= this.waiting.elapsed() + CONFLICT_PATIENCE;
        if (this.waiting.elapsed() >= end) return { accepted: false, refusal: refuse('TOO_MANY_CONFLICTS', { attempts: attempt }).refusal };
        // What was faster may be known of before it can be read, where the cluster has just lost a node.
        if (loaded.revision === before) loaded.revision = (await this.store.passOver?.(stream, before)) ?? before;
        stalled = loaded.revision === before ? stalled + 1 : 0;
        if (attempt > 1 || stalled > 0) await this.waitAfter(stalled);
      }
    } catch (error) {
      this.cache.delete(stream);
      throw error;
    } finally {
      this.endTurn(stream);
    }
  }

  /** What a stream amounts to as of its last event, after the commands that are being taken. */
  async load(stream: StreamName): Promise<StreamState<State>> {
    const turn = this.turnAt(stream);
    if (turn !== null) await turn;
    try {
      const { state, revision, position, stop } = await this.catchUp(stream, this.cache.get(stream) ?? this.nothing());
      return { state, revision, position, stop };
    } finally {
      this.endTurn(stream);
    }
  }

  /** One piece of work at a time touches what is kept of a stream. @returns null when the turn has come */
  private turnAt(stream: StreamName): Promise<void> | null {
    const waiting = this.turns.get(stream);
    if (waiting === undefined) {
      this.turns.set(stream, null);
      return null;
    }
    return new Promise((go) => {
      if (waiting === null) this.turns.set(stream, [go]);
      else waiting.push(go);
    });
  }

  private endTurn(stream: StreamName): void {
    const next = this.turns.get(stream)?.shift();
    if (next === undefined) this.turns.delete(stream);
    else next();
  }

  /** @param stalled how many attempts in a row met a conflict with something that can't be read yet */
  private async waitAfter(stalled: number): Promise<void> {
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** stalled);
    await this.waiting.pause(longest * (0.5 + this.waiting.random() / 2));
  }

  private judge(
    stream: StreamName,
    loaded: Loaded<State>,
    command: Command | StopCommand,
    context: CommandContext,
    given: object,
    digest: string,
  ): Verdict<E> {
    const { commandId, expectedRevision } = context;
    const known = loaded.commands.get(commandId);
    if (known !== undefined) {
      const isSame = known.digest === digest || isPlainDigestOf(known.digest, stream, commandId, given);
      return isSame ? { known } : refuse('COMMAND_ID_REUSED', { commandId, command: command.type });
    }
    if (expectedRevision !== undefined && expectedRevision !== loaded.revision) {
      return refuse('STALE_REVISION', { expected: expectedRevision, current: loaded.revision });
    }
    if (isStopCommand(command)) return decideStop(stream, command, loaded) as Verdict<never>;
    const { stop } = loaded;
    if (stop !== null && this.options.passing?.has(command.type) !== true) return refuseStopped(stream, stop);
    return this.decider.decide(command, loaded.state);
  }

  private accept(
    stream: StreamName,
    loaded: Loaded<State>,
    events: readonly CommittedEvent<E>[],
    { revision, position }: { readonly revision: number; readonly position: number },
  ): CommandOutcome<E> {
    for (const event of events) this.fold(loaded, event);
    const first = events[0]!;
    const { commandId, commandDigest } = first.metadata;
    loaded.commands.set(commandId, { digest: commandDigest, from: first.revision, count: events.length });
    loaded.revision = revision;
    loaded.position = position;
    loaded.lastHash = events.at(-1)!.metadata.hash;
    this.cache.set(stream, loaded);
    return { accepted: true, events, revision, position, repeated: false };
  }

  private async answerAgain(stream: StreamName, { from, count }: TakenCommand): Promise<CommandOutcome<E>> {
    if (count === 0) {
      const { revision, position } = this.cache.get(stream)!;
      return { accepted: true, events: [], revision, position, repeated: true };
    }
    const stored = await this.store.readStream(stream, { fromRevision: from, limit: count });
    const events = stored.map((event) => decodeEvent(event) as RecordedEvent<E>);
    const last = events.at(-1)!;
    return { accepted: true, events, revision: last.revision, position: last.position, repeated: true };
  }

  private nothing(): Loaded<State> {
    return { state: this.decider.initialState, revision: -1, position: null, lastHash: null, stop: null, commands: new Map() };
  }

  private fold(loaded: Loaded<State>, event: E): void {
    const { type, data }: DomainEvent = event;
    if (type === 'PlayStopped') loaded.stop = data;
    else if (type === 'PlayResumed') loaded.stop = null;
    loaded.state = this.decider.evolve(loaded.state, event);
  }

  /** Folds what the stream has beyond what is kept of it. */
  private async catchUp(stream: StreamName, loaded: Loaded<State>): Promise<Loaded<State>> {
    for (const stored of await this.store.readStream(stream, { fromRevision: loaded.revision + 1 })) {
      const event = decodeEvent(stored) as RecordedEvent<E>;
      const { commandId, commandDigest, hash: eventHash } = event.metadata;
      this.fold(loaded, event);
      loaded.revision = event.revision;
      loaded.position = event.position;
      loaded.lastHash = eventHash;
      const known = loaded.commands.get(commandId);
      if (known === undefined) loaded.commands.set(commandId, { digest: commandDigest, from: event.revision, count: 1 });
      else known.count++;
    }
    if (loaded.revision >= 0) this.cache.set(stream, loaded);
    return loaded;
  }
}

/**
 * The command as the client gave it, without the instant that the server adds. A rulebook's first edition keeps the form of the time before
 * editions had names. So a command from then has the same digest when it is sent again.
 */
function givenOf(command: object, { asGiven = command }: CommandContext): object {
  if ('rulebook' in asGiven) return numberEdition(asGiven);
  if ('hand' in asGiven && typeof asGiven.hand === 'object') return { ...asGiven, hand: numberEdition(asGiven.hand!) };
  if (!('at' in asGiven)) return asGiven;
  const { at: _at, ...given } = asGiven;
  return given;
}
