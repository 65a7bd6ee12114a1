/**
 * What the way of commands has to know of one kind of stream. All kinds go the same way (`dispatcher.ts`); where one differs, its entry says so, with the
 * reason.
 */
import type { Lead } from '../../../commands/concerns.js';
import type { HandId, PlayerId, StreamName, TournamentId } from '../../../events/ids.js';
import type { Decider, Refusal } from '../../decider.js';
import type { TournamentState } from '../../tournament/state.js';
import type { CommandHandlerOptions } from './command-handler.js';
import type { CommandContext, CommandOutcome } from './outcome.js';
import type { AsideAs, ClientCommandAs, FactsAs, KindName, Kinds, TypesOf } from './kinds.js';
import type { Sources } from './sources.js';

/** A command on its way. */
export interface DispatchedCommand<K extends KindName, Type = TypesOf<K>> {
  /** Whose stream it is given to. */
  readonly id: Kinds[K]['id'];
  /** What the client named that by. */
  readonly address: Kinds[K]['address'];
  readonly clientCommand: ClientCommandAs<K, Type>;
  /** What the client gave beside it: it goes to the vault. */
  readonly aside: AsideAs<K, Type>;
  readonly context: GivenContext;
  readonly sources: Sources;
}

/** The context of a command that an edge gives. */
export interface GivenContext extends CommandContext {
  /** Fields that no command carries, such as a name. */
  readonly aside?: object;
  /** Whether whoever gives it may name people who are named already. */
  readonly mayName?: (playerId: PlayerId) => boolean;
}

/** Before it is known whose stream it is given to. */
export type Addressed<K extends KindName, Type = TypesOf<K>> = Omit<DispatchedCommand<K, Type>, 'id'>;

type Awaitable<Value> = Promise<Value> | Value;
type Outcome<K extends KindName> = CommandOutcome<Kinds[K]['event']>;

/** Finds out what a decision needs to know of other streams, of the vault and of the views. */
type Finder<K extends KindName, Type> = (on: DispatchedCommand<K, Type>) => Awaitable<FactsAs<K, Type>>;

/** What it needs to know is read while play stands still. */
type NeedingRest = 'DealInNewcomer';

/** The commands that can't be decided without facts. */
type Needing<K extends KindName> = Exclude<AnyNeeding<K>, NeedingRest>;
type AnyNeeding<K extends KindName> = {
  [Type in TypesOf<K>]: object extends FactsAs<K, Type> ? never : Type;
}[TypesOf<K>];

/** What is decided on several streams: they stand still meanwhile, on all nodes. */
export interface AtRest<K extends KindName, Type = TypesOf<K>> {
  readonly tournamentOf: (address: Kinds[K]['address']) => TournamentId;
  /** The hand that it is decided on, and the others that stand still with it; a refusal where there is none. */
  meant(on: Addressed<K, Type>): Promise<Meant | { readonly refusal: Refusal }>;
  facts(on: DispatchedCommand<K, Type>): Promise<{ readonly facts: FactsAs<K, Type> } | { readonly refusal: Refusal }>;
}

export interface Meant {
  readonly handId: HandId;
  readonly others: (tournament: TournamentState) => readonly HandId[];
  readonly refusal?: undefined;
}

/** A command as a client gave it, which may be another release's form of it. */
type Given = Readonly<Record<string, unknown>>;

/** Where one command differs from others of its kind. */
export interface Special<K extends KindName, Type> {
  /** What a command that is sent again is compared with, in an order of fields that stays. Default: what was given. */
  readonly printed?: (given: Given, on: DispatchedCommand<K, Type>, facts: FactsAs<K, Type>) => object;
  /** It brings a value that nobody may know before it is recorded, such as the seed of a draw. */
  readonly hasNoPreview?: true;
  /** Decided while the tournament stands still. */
  readonly atRest?: AtRest<K, Type>;
  /** Whose stream it is given to, where the client named it by something else. */
  readonly idOf?: (on: Addressed<K, Type>) => Awaitable<Kinds[K]['id']>;
  /** The stream in which what it takes back was recorded, such as that of another id of a person. */
  readonly recordedAs?: (on: DispatchedCommand<K, Type>) => Promise<Kinds[K]['id']>;
  /** Whom its texts concern, where no state says so yet. */
  readonly concerned?: (facts: FactsAs<K, Type>) => readonly PlayerId[];
  /** Loads, decides and appends, where that takes more than one try. */
  readonly handle?: (
    on: DispatchedCommand<K, Type> & { readonly facts: FactsAs<K, Type> },
    execute: (id: Kinds[K]['id'], more?: Partial<FactsAs<K, Type>>) => Promise<Outcome<K>>,
  ) => Promise<Outcome<K>>;
  /** Takes care of what was given beside it, around all that is decided; `take` does the rest. */
  readonly keeping?: (on: DispatchedCommand<K, Type>, take: () => Promise<Outcome<K>>) => Promise<CommandOutcome>;
  /** What is done once it is taken, before it is answered. */
  readonly afterwards?: (on: DispatchedCommand<K, Type>) => Promise<void>;
}

/** One kind of stream. */
export interface Aggregate<K extends KindName> {
  readonly kind: K;
  readonly streamOf: (id: Kinds[K]['id']) => StreamName;
  readonly decider: Decider<Kinds[K]['state'], never, Kinds[K]['event']>;
  /** Whether its decider gets the id, because its events have it. */
  readonly passesId: boolean;
  /** What commands need to know. Compiles only where each command of clients has what it can't do without. */
  readonly facts: { readonly [Type in Needing<K>]: Finder<K, Type> } & {
    readonly [Type in Exclude<TypesOf<K>, Needing<K>>]?: Finder<K, Type>;
  };
  readonly specials?: { readonly [Type in TypesOf<K>]?: Special<K, Type> };
  /** Counts a state that was loaded as work of whoever asks for it. */
  readonly count?: (state: Kinds[K]['state']) => void;
  /** What its commands are where they name a dispute: they put the tournament right, or are for later account. Left out for what is no remedy. */
  readonly remedies?: 'ofTournament' | 'forLater';
  /** Whom texts of its commands concern, by its state; left out where its commands have none. */
  readonly concerned?: (state: Kinds[K]['state'], lead: Lead, value: unknown) => readonly PlayerId[];
  /** The tournament beside whose commands it is taken, and that may have to stand still; left out for what stands by itself. */
  readonly tournamentOf?: (id: Kinds[K]['id']) => TournamentId;
  /** The views by which this node lives, for which the answer waits: who reads again then sees it, and what was taken away is taken away. */
  readonly waitsFor: readonly string[] | ((clientCommand: ClientCommandAs<K, TypesOf<K>>) => readonly string[]);
  readonly handling?: Pick<CommandHandlerOptions, 'passing' | 'bound'>;
}
