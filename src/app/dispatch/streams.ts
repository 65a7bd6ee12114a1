/**
 * The streams of all kinds: what each amounts to, and how a whole command is decided on and appended to one of them.
 */
import type { EventStore } from '../../store/event-store.js';
import { CommandHandler, type CommandHandlerOptions } from './command-handler.js';
import { type CommandRefusals, type Decision, makeRefuse } from '../../decider.js';
import { decideOn } from './decide-on.js';
import type { CommandContext, CommandOutcome, PreviewContext, StreamState } from './outcome.js';
import type { StopCommand } from './stop.js';
import type { Aggregate } from './aggregate.js';
import type { KindName, Kinds } from './kinds.js';

/** What a command would do to its stream, and the stream before it. */
export type Preview<K extends KindName> = Decision<Kinds[K]['event']> & { readonly loaded: StreamState<Kinds[K]['state']> };

export type Aggregates = { readonly [K in KindName]: Aggregate<K> };

const refuse = makeRefuse<CommandRefusals>();

type Handler = CommandHandler<unknown, { readonly type: string }, Kinds[KindName]['event']>;

export class Streams {
  readonly #handlers: Readonly<Record<KindName, Handler>>;

  constructor(
    readonly aggregates: Aggregates,
    store: EventStore,
    handling: CommandHandlerOptions,
  ) {
    const all = Object.values(aggregates) as unknown as readonly Aggregate<KindName>[];
    const handlers = all.map(({ kind, decider, handling: own }) => [
      kind,
      new CommandHandler(decider as never, store, { ...handling, ...own }),
    ]);
    this.#handlers = Object.fromEntries(handlers) as Record<KindName, Handler>;
  }

  /** What a stream amounts to as of its last event, after the commands that are being taken. @throws StoreError, AlteredEvent */
  async load<K extends KindName>(kind: K, id: Kinds[K]['id']): Promise<StreamState<Kinds[K]['state']>> {
    const { streamOf, count } = this.#of(kind);
    const loaded = (await this.#handlers[kind].load(streamOf(id))) as StreamState<Kinds[K]['state']>;
    count?.(loaded.state);
    return loaded;
  }

  /**
   * The same for a query, which decides nothing: while the store is away, from any node of it or from what is kept here.
   * @throws StoreError, AlteredEvent
   */
  async loadForQuery<K extends KindName>(kind: K, id: Kinds[K]['id']): Promise<StreamState<Kinds[K]['state']>> {
    const { streamOf, count } = this.#of(kind);
    const loaded = (await this.#handlers[kind].loadForQuery(streamOf(id))) as StreamState<Kinds[K]['state']>;
    count?.(loaded.state);
    return loaded;
  }

  /**
   * What this node keeps of a stream: for what never changes, or what the append of the command checks. It may be behind where other nodes write.
   * @throws StoreError, AlteredEvent
   */
  async loadKept<K extends KindName>(kind: K, id: Kinds[K]['id']): Promise<StreamState<Kinds[K]['state']>> {
    return (await this.#handlers[kind].load(this.#of(kind).streamOf(id), true)) as StreamState<Kinds[K]['state']>;
  }

  /**
   * Decides on a whole command and appends. Nothing follows from it here: the dispatcher does the rest for commands that are given, and the reactor for
   * those that follow from events.
   * @throws StoreError when the store fails; sending the command again is safe
   */
  execute<K extends KindName>(
    kind: K,
    id: Kinds[K]['id'],
    command: Kinds[K]['command'] | StopCommand,
    context: CommandContext,
  ): Promise<CommandOutcome<Kinds[K]['event']>> {
    return this.#handlers[kind].execute(this.#of(kind).streamOf(id), this.#withId(kind, id, command), context);
  }

  /**
   * Decides on a whole command, and appends nothing.
   * @throws StoreError, AlteredEvent
   */
  async preview<K extends KindName>(
    kind: K,
    id: Kinds[K]['id'],
    command: Kinds[K]['command'],
    context: PreviewContext,
  ): Promise<Preview<K>> {
    const { streamOf, decider, handling = {} } = this.#of(kind);
    const loaded = await this.load(kind, id);
    const { expectedRevision = loaded.revision } = context;
    if (expectedRevision !== loaded.revision)
      return { ...refuse('STALE_REVISION', { expected: expectedRevision, current: loaded.revision }), loaded };
    const decision = decideOn(decider, handling, streamOf(id), loaded, this.#withId(kind, id, command) as never, context);
    return { ...decision, loaded };
  }

  #withId<K extends KindName>(kind: K, id: Kinds[K]['id'], command: Kinds[K]['command'] | StopCommand): { readonly type: string } {
    const whole = this.#of(kind).passesId ? { ...(command as object), of: id } : command;
    return whole as { readonly type: string };
  }

  #of<K extends KindName>(kind: K): Aggregate<K> {
    return this.aggregates[kind];
  }
}
