/** The streams of all kinds: loads their states, and decides and appends commands. */
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

  /** The state of a stream after its last event, and after commands in progress. @throws StoreError, AlteredEvent */
  async load<K extends KindName>(kind: K, id: Kinds[K]['id']): Promise<StreamState<Kinds[K]['state']>> {
    const { streamOf, count } = this.#of(kind);
    const loaded = (await this.#handlers[kind].load(streamOf(id))) as StreamState<Kinds[K]['state']>;
    count?.(loaded.state);
    return loaded;
  }

  /**
   * The same for a query. While the leader cannot be reached, it reads from another node of the store or from the cache.
   * @throws StoreError, AlteredEvent
   */
  async loadForQuery<K extends KindName>(kind: K, id: Kinds[K]['id']): Promise<StreamState<Kinds[K]['state']>> {
    const { streamOf, count } = this.#of(kind);
    const loaded = (await this.#handlers[kind].loadForQuery(streamOf(id))) as StreamState<Kinds[K]['state']>;
    count?.(loaded.state);
    return loaded;
  }

  /**
   * The cached state of a stream: for facts that never change, or that the append of the command checks. It may be behind when other nodes
   * write.
   * @throws StoreError, AlteredEvent
   */
  async loadKept<K extends KindName>(kind: K, id: Kinds[K]['id']): Promise<StreamState<Kinds[K]['state']>> {
    return (await this.#handlers[kind].load(this.#of(kind).streamOf(id), true)) as StreamState<Kinds[K]['state']>;
  }

  /**
   * Decides on a command and appends its events. It has no consequences here: the dispatcher runs them for commands of clients, and the
   * reactor for commands that follow from events.
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
