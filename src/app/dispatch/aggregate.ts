/**
 * What the dispatcher needs to know of one kind of stream. All kinds take the same path (`dispatcher.ts`); an entry declares where its kind
 * differs, with the reason.
 */
import type { Lead } from '../../../commands/concerns.js';
import type { HandId, PlayerId, StreamName, TournamentId } from '../../../events/ids.js';
import type { Decider, Refusal } from '../../decider.js';
import type { TournamentState } from '../../tournament/state.js';
import type { CommandHandlerOptions } from './command-handler.js';
import type { CommandContext, CommandOutcome } from './outcome.js';
import type { AsideAs, ClientCommandAs, FactsAs, KindName, Kinds, TypesOf } from './kinds.js';
import type { Sources } from './sources.js';

/** A command while it is dispatched. */
export interface DispatchedCommand<K extends KindName, Type = TypesOf<K>> {
  /** The id of the stream that decides on it. */
  readonly id: Kinds[K]['id'];
  /** How the client addressed it. */
  readonly address: Kinds[K]['address'];
  readonly clientCommand: ClientCommandAs<K, Type>;
  /** Values of the client that go to the vault and not into the command. */
  readonly aside: AsideAs<K, Type>;
  readonly context: GivenContext;
  readonly sources: Sources;
}

/** The context of a command from an API. */
export interface GivenContext extends CommandContext {
  /** Fields that are not part of the command, such as a name. */
  readonly aside?: object;
  /** Whether the sender may name a person who already has a name. */
  readonly mayName?: (playerId: PlayerId) => boolean;
}

/** The same before its stream is known. */
export type Addressed<K extends KindName, Type = TypesOf<K>> = Omit<DispatchedCommand<K, Type>, 'id'>;

type Awaitable<Value> = Promise<Value> | Value;
type Outcome<K extends KindName> = CommandOutcome<Kinds[K]['event']>;

/** Loads the facts that a decision needs from other streams, the vault and the views. */
type Finder<K extends KindName, Type> = (on: DispatchedCommand<K, Type>) => Awaitable<FactsAs<K, Type>>;

/** Commands whose facts are read while play is stopped. */
type NeedingStop = 'DealInNewcomer';

/** The commands that cannot be decided without facts. */
type Needing<K extends KindName> = Exclude<AnyNeeding<K>, NeedingStop>;
type AnyNeeding<K extends KindName> = {
  [Type in TypesOf<K>]: object extends FactsAs<K, Type> ? never : Type;
}[TypesOf<K>];

/** How a command on several streams is decided: they are stopped meanwhile, on all nodes. */
export interface StoppedDecision<K extends KindName, Type = TypesOf<K>> {
  readonly tournamentOf: (address: Kinds[K]['address']) => TournamentId;
  /** Finds the hand that decides and the others that are stopped with it, or a refusal. */
  findHands(on: Addressed<K, Type>): Promise<StoppedHands | { readonly refusal: Refusal }>;
  facts(on: DispatchedCommand<K, Type>): Promise<{ readonly facts: FactsAs<K, Type> } | { readonly refusal: Refusal }>;
}

export interface StoppedHands {
  readonly handId: HandId;
  readonly others: (tournament: TournamentState) => readonly HandId[];
  readonly refusal?: undefined;
}

/** A command as the client sent it, possibly in the form of another release. */
type Given = Readonly<Record<string, unknown>>;

/** How one command differs from others of its kind. */
export interface Special<K extends KindName, Type> {
  /** What a repeated command is compared by, with its fields in a fixed order. Default: what the client sent. */
  readonly printed?: (given: Given, on: DispatchedCommand<K, Type>, facts: FactsAs<K, Type>) => object;
  /** It brings a value that nobody may know before it is recorded, such as the seed of a draw. */
  readonly hasNoPreview?: true;
  /** Decided while the tournament stands still. */
  readonly whileStopped?: StoppedDecision<K, Type>;
  /** Finds the id of its stream, when the client addressed it by something else. */
  readonly idOf?: (on: Addressed<K, Type>) => Awaitable<Kinds[K]['id']>;
  /** The stream where the corrected entry was recorded, such as that of another id of the same person. */
  readonly recordedAs?: (on: DispatchedCommand<K, Type>) => Promise<Kinds[K]['id']>;
  /** Whom its texts concern, when the state does not have them yet. */
  readonly concerned?: (facts: FactsAs<K, Type>) => readonly PlayerId[];
  /** Loads, decides and appends, when one attempt is not enough. */
  readonly handle?: (
    on: DispatchedCommand<K, Type> & { readonly facts: FactsAs<K, Type> },
    execute: (id: Kinds[K]['id'], more?: Partial<FactsAs<K, Type>>) => Promise<Outcome<K>>,
  ) => Promise<Outcome<K>>;
  /** Stores the `aside` values around the decision; `take` decides. */
  readonly storeAside?: (on: DispatchedCommand<K, Type>, take: () => Promise<Outcome<K>>) => Promise<CommandOutcome>;
  /** Runs after the decision, before the answer. */
  readonly afterwards?: (on: DispatchedCommand<K, Type>) => Promise<void>;
}

/** One kind of stream. */
export interface Aggregate<K extends KindName> {
  readonly kind: K;
  readonly streamOf: (id: Kinds[K]['id']) => StreamName;
  readonly decider: Decider<Kinds[K]['state'], never, Kinds[K]['event']>;
  /** Whether the decider needs the id, because its events contain it. */
  readonly passesId: boolean;
  /** The facts of its commands. Does not compile when a command of clients lacks the facts that it needs. */
  readonly facts: { readonly [Type in Needing<K>]: Finder<K, Type> } & {
    readonly [Type in Exclude<TypesOf<K>, Needing<K>>]?: Finder<K, Type>;
  };
  readonly specials?: { readonly [Type in TypesOf<K>]?: Special<K, Type> };
  /** Charges the loading of a state to the sender. */
  readonly count?: (state: Kinds[K]['state']) => void;
  /**
   * What its commands are when they cite a dispute: remedies of the tournament, or for later account. Left out when they are no remedies.
   */
  readonly remedies?: 'ofTournament' | 'forLater';
  /** Finds the people whom a text of its commands concerns, from its state. Left out when its commands have no texts. */
  readonly concerned?: (state: Kinds[K]['state'], lead: Lead, value: unknown) => readonly PlayerId[];
  /** The tournament whose lock its commands take. Left out for streams without a tournament. */
  readonly tournamentOf?: (id: Kinds[K]['id']) => TournamentId;
  /**
   * The views that this node itself depends on. The answer waits for them, so a later read sees the change, and a revoked right is gone.
   */
  readonly waitsFor: readonly string[] | ((clientCommand: ClientCommandAs<K, TypesOf<K>>) => readonly string[]);
  readonly handling?: Pick<CommandHandlerOptions, 'passing' | 'bound'>;
}
