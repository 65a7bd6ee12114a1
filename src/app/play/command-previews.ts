/**
 * What a command would do: its events, the events that would follow from them at once, and the figures that they would change. Nothing is recorded.
 */
import type { DomainEvent } from '../../../events/catalogue.js';
import type { CommittedEvent } from '../../../events/envelope.js';
import { type HandId, type StreamName, type TournamentId, tournamentOfHand } from '../../../events/ids.js';
import type { Refusal } from '../../decider.js';
import type { GivenContext } from '../dispatch/aggregate.js';
import type { Dispatcher } from '../dispatch/dispatcher.js';
import type { ClientCommand, Kinds } from '../dispatch/kinds.js';
import type { CommandContext, CommandOutcome } from '../dispatch/outcome.js';
import type { Streams } from '../dispatch/streams.js';
import { type Difference, listDifferences } from '../past/differences.js';
import { foldAhead, viewsAhead } from '../past/rows-ahead.js';
import { readTournament } from '../past/tournament-then.js';
import { type ReactionCommands, lifecycleEvents, react, readHands, systemActor } from '../reactions/hand-lifecycle.js';
import type { ViewReads } from '../views/view-store.js';
import type { ViewWaits } from '../views/view-waits.js';

/** The kinds of streams whose commands can be previewed. */
export type PreviewedKind = 'tournament' | 'hand';

export interface CommandPreview {
  readonly tournamentId: TournamentId;
  /** Those of the command, then those that follow from them. */
  readonly events: readonly CommittedEvent[];
  /** Of the tournament. */
  readonly differences: readonly Difference[];
  /** The stream as it is. */
  readonly revision: number;
  readonly position: number | null;
}

type Previewed =
  | { readonly preview: CommandPreview; readonly refusal?: undefined }
  | { readonly refusal: Refusal; readonly preview?: undefined };

interface PreviewSources {
  readonly dispatcher: Pick<Dispatcher, 'prepare'>;
  readonly streams: Streams;
  readonly views: ViewReads;
  /** Waits until views show what was recorded up to a position. @throws ViewError */
  readonly waitFor: ViewWaits['waitFor'];
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export class CommandPreviews {
  constructor(private readonly sources: PreviewSources) {}

  /** @throws StoreError, ViewError */
  async preview<K extends PreviewedKind>(
    kind: K,
    address: Kinds[K]['address'],
    clientCommand: ClientCommand<K>,
    context: GivenContext,
  ): Promise<Previewed> {
    const { dispatcher, streams, views, waitFor, now } = this.sources;
    const prepared = await dispatcher.prepare(kind, address, clientCommand, context);
    if (prepared.refusal !== undefined) return { refusal: prepared.refusal };
    const { id, command } = prepared;
    const decided = await streams.preview(kind, id, command, context);
    if (decided.refusal !== undefined) return { refusal: decided.refusal };
    const { revision, position } = decided.loaded;
    const draft = new Draft(streams, { recordedAt: now(), command: command.type, context });
    await draft.add(kind, id, decided.events);
    const tournamentId = (kind === 'hand' ? tournamentOfHand(id as HandId) : id) as TournamentId;
    if (draft.from !== null) await waitFor(draft.from, viewsAhead);
    const before = readTournament(views, tournamentId);
    const after = readTournament(foldAhead(views, draft.events), tournamentId);
    const differences = before === null || after === null ? [] : listDifferences(before, after);
    return { preview: { tournamentId, events: draft.events, differences, revision, position } };
  }
}

interface DraftedStream {
  state: unknown;
  revision: number;
}

interface Drafting {
  readonly recordedAt: number;
  readonly command: string;
  readonly context: CommandContext;
}

/** Streams as commands would leave them. */
class Draft {
  readonly events: CommittedEvent[] = [];
  /** The last position of the streams that it began with; null for streams that do not exist. */
  from: number | null = null;
  readonly #drafted = new Map<StreamName, DraftedStream>();
  readonly #takers: ReactionCommands = {
    tournament: (id, command) => this.#follow('tournament', id, command),
    hand: (id, command) => this.#follow('hand', id, command),
    ...readHands((id) => this.#handNow(id)),
    startOpened: () => Promise.resolve(),
  };

  constructor(
    private readonly streams: Streams,
    private readonly drafting: Drafting,
  ) {}

  /** Folds events that were decided, and what follows from them. */
  async add(kind: PreviewedKind, id: TournamentId | HandId, events: readonly DomainEvent[]): Promise<CommittedEvent[]> {
    const { decider, streamOf } = this.streams.aggregates[kind];
    const stream = streamOf(id as never);
    const drafted = await this.#load(kind, id);
    const committed = events.map((event, index) => this.#envelope(stream, drafted.revision + 1 + index, event));
    for (const event of committed) drafted.state = (decider.evolve as (state: unknown, event: object) => unknown)(drafted.state, event);
    drafted.revision += committed.length;
    this.events.push(...committed);
    for (const event of committed) if (lifecycleEvents.has(event.type)) await react(event, this.#takers);
    return committed;
  }

  async #follow<K extends PreviewedKind>(kind: K, id: Kinds[K]['id'], command: Kinds[K]['command']): Promise<CommandOutcome<never>> {
    const { state, revision } = await this.#load(kind, id);
    const { decide } = this.streams.aggregates[kind].decider;
    const decision = decide(command as never, state as never);
    if (decision.refusal !== undefined) return { accepted: false, refusal: decision.refusal };
    const events = await this.add(kind, id, decision.events);
    return { accepted: true, events: events as never, revision: revision + events.length, position: null, repeated: false };
  }

  async #handNow(id: HandId): Promise<Kinds['hand']['state']> {
    return (await this.#load('hand', id)).state as Kinds['hand']['state'];
  }

  async #load(kind: PreviewedKind, id: TournamentId | HandId): Promise<DraftedStream> {
    const stream = this.streams.aggregates[kind].streamOf(id as never);
    let drafted = this.#drafted.get(stream);
    if (drafted === undefined) {
      const { state, revision, position } = await this.streams.load(kind, id);
      if (position !== null) this.from = Math.max(this.from ?? position, position);
      this.#drafted.set(stream, (drafted = { state, revision }));
    }
    return drafted;
  }

  /** An event as it would be recorded, without id and hash. */
  #envelope(stream: StreamName, revision: number, { type, data }: DomainEvent): CommittedEvent {
    const { recordedAt, command, context } = this.drafting;
    const { commandId, correlationId } = context;
    const actor = this.events.length === 0 ? context.actor : systemActor;
    const metadata = { version: 1, recordedAt, actor, commandId, command, commandDigest: '', causationId: null, correlationId };
    return { id: '', type, data, stream, revision, metadata: { ...metadata, previousHash: null, hash: '' } } as unknown as CommittedEvent;
  }
}
