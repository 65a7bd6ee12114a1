/**
 * The path from command to events: load, decide, append, and decide again after a conflict. The state of each stream is cached between
 * commands, so a command reads only new events.
 */
import type { DomainEvent } from '../../../events/catalogue.js';
import { numberEdition } from '../../../events/editions.js';
import { DECISIONS, type CommittedEvent, type RecordedEvent } from '../../../events/envelope.js';
import type { StreamName } from '../../../events/ids.js';
import { isPlainDigestOf, type PrintOf } from '../../audit/command-print.js';
import { makeRefuse, type CommandRefusals, type Decider, type Refusal } from '../../decider.js';
import { type EventStore, StoreError, type StreamReader } from '../../store/event-store.js';
import { RecentMap, UNUSED_MS } from '../../store/recent-map.js';
import type { AlteredStreams } from './altered-event.js';
import { ConflictPatience, type ConflictWaiting, giveUp } from './conflict-patience.js';
import { prepareChecks } from './event-check.js';
import { decodeEvent, sealEvents, type Provenance } from './event-codec.js';
import { type CommandReport, CommandWatch } from './command-report.js';
import { followStream, foldInto, type LoadedStream, makeLoadedStream, stateOf, type TakenCommand } from './loaded-stream.js';
import type { CommandContext, CommandOutcome, StreamState } from './outcome.js';
import { StreamTurns } from './stream-turns.js';
import { decideStop, isStopCommand, type StopCommand } from './stop.js';
import { decideOn, type DecisionBounds } from './decide-on.js';

const refuse = makeRefuse<CommandRefusals>();

/** The result of a command before it is appended. */
type Verdict<E extends DomainEvent> =
  | { readonly events: readonly E[]; readonly known?: undefined; readonly refusal?: undefined }
  | { readonly known: TakenCommand; readonly events?: undefined; readonly refusal?: undefined }
  | { readonly refusal: Refusal; readonly events?: undefined; readonly known?: undefined };

export interface CommandHandlerOptions extends DecisionBounds {
  /** Milliseconds since 1970; the node's clock. */
  readonly now: () => number;
  /** Computes the digest of a command and the ids of its events. */
  readonly printOf: PrintOf;
  /** By how many milliseconds the last value of `now` is ahead of the machine's clock. Default: 0. */
  readonly clockAdjustedBy?: () => number;
  /** The most cached streams; least recently used ones are dropped first. */
  readonly cachedStreams?: number;
  /** Whether nobody else writes the store, so that what is kept of a stream is all that stands in it. Default: false. */
  readonly isOnlyWriter?: boolean;
  /** How pauses between attempts are made. Default: by timers. */
  readonly waiting?: ConflictWaiting;
  /** Streams with altered events, which take no commands. Default: each command checks for itself. */
  readonly altered?: AlteredStreams;
  /** Called with the outcome of each command. */
  readonly report?: (report: CommandReport) => void;
}

/** Executes the commands of one kind of aggregate. */
export class CommandHandler<State, Command extends { readonly type: string }, E extends DomainEvent> {
  private readonly cache: RecentMap<StreamName, LoadedStream<State, E>>;
  private readonly turns = new StreamTurns();

  constructor(
    private readonly decider: Decider<State, Command, E>,
    private readonly store: EventStore,
    private readonly options: CommandHandlerOptions,
  ) {
    this.cache = new RecentMap(Math.ceil((options.cachedStreams ?? 5_000) / 2), UNUSED_MS);
  }

  /**
   * Decides and appends. Commands for one stream run one after the other; those for different streams run together.
   * @throws StoreError when the store fails, AlteredEvent when the stream was altered; UnreadableEvent or another error when there is a
   * bug. Then sending the command again is safe
   */
  async execute(stream: StreamName, command: Command | StopCommand, context: CommandContext): Promise<CommandOutcome<E>> {
    const watch = new CommandWatch(command.type, context.actor.id, this.options.report);
    const turn = this.turns.acquire(stream);
    if (turn !== null) await turn;
    try {
      this.options.altered?.refuse(stream);
      const given = givenOf(command, context);
      const { digest, idStart } = this.options.printOf(stream, context.commandId, given);
      const kept = this.cache.get(stream);
      let loaded = kept ?? this.nothing();
      // The cached state may be behind the stream. It rarely is, so the command decides on it first: the append fails if there are newer
      // events. A decision that appends nothing is made on the read state.
      let mayBeStale = kept === undefined || this.options.isOnlyWriter !== true;
      const patience = new ConflictPatience(this.options.waiting);
      for (;;) {
        let verdict = this.judge(stream, loaded, command, context, given, digest);
        if (mayBeStale && verdict.known === undefined && !verdict.events?.length) {
          loaded = await this.catchUp(stream, loaded);
          verdict = this.judge(stream, loaded, command, context, given, digest);
        }
        mayBeStale = false;
        if (context.isBlind === true && (await this.isOfAnother(stream, loaded, context)))
          return watch.answer(refuseReused(command, context));
        if (verdict.refusal !== undefined) return watch.answer({ accepted: false, refusal: verdict.refusal });
        if (verdict.known !== undefined) return watch.answer(await this.answerAgain(stream, loaded, verdict.known));
        if (verdict.events.length === 0) {
          // Cached and not recorded, because it has no events. If it is sent again, it must not have an effect after all.
          loaded.commands.set(context.commandId, { digest, from: loaded.revision + 1, count: 0, by: context.actor.id });
          return watch.answer({ accepted: true, events: [], revision: loaded.revision, position: loaded.position, repeated: false });
        }
        if (patience.isOver) return watch.answer(giveUp(stream, patience));
        await prepareChecks(verdict.events);
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
          ...(loaded.revision === -1 && isDecidedAgain(stream) ? { decisions: DECISIONS } : undefined),
        };
        const sealed = sealEvents(stream, loaded.revision + 1, loaded.lastHash, verdict.events, by, idStart);
        const result = await watch.append(this.store.append(stream, sealed.texts, loaded.revision === -1 ? 'noStream' : loaded.revision));
        if (result.ok && !result.duplicate) return watch.answer(this.accept(stream, loaded, sealed.committed, result));
        watch.conflicted();
        // There are newer events, perhaps from this same command; they are read first.
        const before = loaded.revision;
        loaded = await this.catchUp(stream, loaded);
        if (loaded.revision === before) loaded.revision = (await this.store.passOver?.(stream, before)) ?? before;
        await patience.meet(loaded.revision > before);
      }
    } catch (error) {
      this.options.altered?.meet(error);
      this.cache.delete(stream);
      watch.failed();
      throw error;
    } finally {
      this.turns.release(stream);
    }
  }

  /**
   * The state of a stream after its last event, and after commands in progress.
   * @param keptIsEnough whether the cached state will do, which may be behind when other nodes write
   */
  async load(stream: StreamName, keptIsEnough = false): Promise<StreamState<State>> {
    const kept = keptIsEnough ? this.cache.get(stream) : undefined;
    if (kept !== undefined) return stateOf(kept);
    const turn = this.turns.acquire(stream);
    if (turn !== null) await turn;
    try {
      this.options.altered?.refuse(stream);
      return stateOf(await this.catchUp(stream, this.cache.get(stream) ?? this.nothing()));
    } catch (error) {
      this.options.altered?.meet(error);
      this.cache.delete(stream);
      throw error;
    } finally {
      this.turns.release(stream);
    }
  }

  /**
   * The same for a query. While the leader cannot be reached, it reads from another node of the store or from the cache, and it does not
   * wait for commands that wait for the store.
   */
  async loadForQuery(stream: StreamName): Promise<StreamState<State>> {
    const reads = this.store.forQueries;
    if (reads === undefined) return this.load(stream);
    const isOurTurn = await this.turns.acquireUnless(reads.away, stream);
    const kept = this.cache.get(stream);
    try {
      this.options.altered?.refuse(stream);
      if (isOurTurn) return stateOf(await this.catchUp(stream, kept ?? this.nothing(), reads));
      const aside = this.nothing();
      await followStream(aside, stream, reads, this.decider.evolve);
      return stateOf(aside);
    } catch (error) {
      if (error instanceof StoreError && error.code === 'STORE_UNREACHABLE' && kept !== undefined) return stateOf(kept);
      this.options.altered?.meet(error);
      throw error;
    } finally {
      if (isOurTurn) this.turns.release(stream);
    }
  }

  private judge(
    stream: StreamName,
    loaded: LoadedStream<State, E>,
    command: Command | StopCommand,
    context: CommandContext,
    given: object,
    digest: string,
  ): Verdict<E> {
    const { commandId, expectedRevision } = context;
    const known = loaded.commands.get(commandId);
    if (known !== undefined) {
      const isSame = known.digest === digest || isPlainDigestOf(known.digest, stream, commandId, given);
      return isSame ? { known } : refuseReused(command, context);
    }
    if (expectedRevision !== undefined && expectedRevision !== loaded.revision) {
      return refuse('STALE_REVISION', { expected: expectedRevision, current: loaded.revision });
    }
    if (isStopCommand(command)) return decideStop(stream, command, loaded) as Verdict<never>;
    return decideOn(this.decider, this.options, stream, loaded, command, context);
  }

  /**
   * The refusal when the id belongs to another sender's command. A sender with fewer rights must not learn whether the two commands are
   * equal: they could try all cards.
   */
  private async isOfAnother(
    stream: StreamName,
    { commands }: LoadedStream<State, E>,
    { commandId, actor }: CommandContext,
  ): Promise<boolean> {
    const known = commands.get(commandId);
    if (known === undefined) return false;
    if (known.count === 0) return known.by !== actor.id;
    const [first] = await this.store.readStream(stream, { fromRevision: known.from, limit: 1 });
    return first !== undefined && decodeEvent(first).metadata.actor.id !== actor.id;
  }

  private accept(
    stream: StreamName,
    loaded: LoadedStream<State, E>,
    events: readonly CommittedEvent<E>[],
    { revision, position }: { readonly revision: number; readonly position: number },
  ): CommandOutcome<E> {
    for (const event of events) foldInto(loaded, event, this.decider.evolve);
    const { revision: from, metadata } = events[0]!;
    loaded.commands.set(metadata.commandId, { digest: metadata.commandDigest, from, count: events.length });
    loaded.revision = revision;
    loaded.position = position;
    loaded.lastHash = events.at(-1)!.metadata.hash;
    loaded.answered = events;
    this.cache.set(stream, loaded);
    return { accepted: true, events, revision, position, repeated: false };
  }

  private async answerAgain(stream: StreamName, loaded: LoadedStream<State, E>, { from, count }: TakenCommand): Promise<CommandOutcome<E>> {
    const { revision, position, answered } = loaded;
    if (count === 0) return { accepted: true, events: [], revision, position, repeated: true };
    const isLast = answered[0]?.revision === from && from + count - 1 === revision;
    if (isLast) return { accepted: true, events: answered, revision, position, repeated: true };
    const stored = await this.store.readStream(stream, { fromRevision: from, limit: count });
    const events = stored.map((event) => decodeEvent(event) as RecordedEvent<E>);
    const last = events.at(-1)!;
    return { accepted: true, events, revision: last.revision, position: last.position, repeated: true };
  }

  private nothing(): LoadedStream<State, E> {
    return makeLoadedStream(this.decider.initialState);
  }

  private async catchUp(stream: StreamName, loaded: LoadedStream<State, E>, reader: StreamReader = this.store): Promise<typeof loaded> {
    await followStream(loaded, stream, reader, this.decider.evolve);
    if (loaded.revision >= 0) this.cache.set(stream, loaded);
    return loaded;
  }
}

const refuseReused = (
  { type }: { readonly type: string },
  { commandId }: CommandContext,
): Extract<CommandOutcome, { accepted: false }> => ({
  accepted: false,
  refusal: refuse('COMMAND_ID_REUSED', { commandId, command: type }).refusal,
});

/**
 * The command as the client sent it, without the instant that the server adds. The first edition of a rulebook keeps its old form without
 * an edition name, so that a command from that time has the same digest when it is sent again.
 */
function givenOf(command: object, { originalCommand: given = command }: CommandContext): object {
  if ('rulebook' in given) return numberEdition(given);
  if ('hand' in given && typeof given.hand === 'object') return { ...given, hand: numberEdition(given.hand!) };
  if (!('at' in given)) return given;
  const { at: _at, ...untimed } = given;
  return untimed;
}

/** Whether the audit decides the commands of this stream again. */
function isDecidedAgain(stream: StreamName): boolean {
  return stream.startsWith('tournament-') || stream.startsWith('hand-');
}
