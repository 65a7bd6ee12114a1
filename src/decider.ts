/** The type of a decider, in the sense of functional event sourcing, and of its result: events, or one refusal. */

/** The values in a refusal's sentence: seats, amounts in chips, ids. */
export type RefusalParameters = Readonly<Record<string, string | number | boolean | null | readonly (string | number)[]>>;

/** The kind of a private parameter of a refusal. `src/api/policy/private-parameters.ts` decides who sees it. */
export type ParameterKind = 'cards' | 'birthDate' | 'suspensions' | 'discipline';

declare const kind: unique symbol;

/**
 * A parameter of a refusal that is withheld from some senders of the command. `src/texts/withheld-texts.ts` must have their sentence, or
 * does not compile.
 */
export type Private<Kind extends ParameterKind, Value> = Value extends null ? null : Value & { readonly [kind]?: Kind };

type KindOf<Value> = [Value] extends [never]
  ? never
  : typeof kind extends keyof NonNullable<Value>
    ? Exclude<NonNullable<Value>[typeof kind], undefined>
    : never;

/** The private parameters of a refusal, each with its kind. */
export type PrivateIn<Parameters> = {
  readonly [Name in keyof Parameters as [KindOf<Parameters[Name]>] extends [never] ? never : Name]: KindOf<Parameters[Name]>;
};

/** The sentences of a catalogue's refusals in both languages, beside the catalogue, except for those elsewhere. */
export type SentencesOf<Refusals, Elsewhere extends keyof Refusals = never> = Readonly<
  Record<Exclude<keyof Refusals, Elsewhere>, { readonly en: string; readonly fr: string }>
>;

/** The parameters of a refusal that needs none. */
export type None = Readonly<Record<string, never>>;

/**
 * Why a command changes nothing. The sentence, in English and French, is made at the edge from the code and the parameters.
 */
export interface Refusal<Code extends string = string, Parameters = RefusalParameters> {
  /** SCREAMING_SNAKE: what is wrong. */
  readonly code: Code;
  /** The rulebook article that forbids it, such as `RO 9.6`; null where no rule but sense or the software does. */
  readonly article: string | null;
  readonly parameters: Readonly<Parameters>;
}

/** One of the refusals that are declared in a catalogue: an interface with the parameters of each code. */
export type RefusalOf<Refusals> = { [Code in keyof Refusals & string]: Refusal<Code, Refusals[Code]> }[keyof Refusals & string];

/** Refusals from the execution of commands, whatever the decider. */
export interface CommandRefusals {
  /** `expected`, `current`: revisions; current is -1 for no stream. */
  STALE_REVISION: { expected: number; current: number };
  /** Another command was given under this id. */
  COMMAND_ID_REUSED: { commandId: string; command: string };
  /** `handId` that is decided on, `stopId`, `stream` that stands still. */
  PLAY_STOPPED: { handId: string; stopId: string; stream: string };
  TOO_MANY_CONFLICTS: { attempts: number };
  /** `events` that the command would record, `most`. */
  COMMAND_TOO_LARGE: { events: number; most: number };
  /** `events` that the stream would have, `most`. What finishes what was decided before is still taken. */
  STREAM_TOO_LONG: { events: number; most: number };
  /** A text of the command holds a character that is not taken. `field` is its path, `character` such as `U+202E`, `place` from 1 in code points. */
  TEXT_UNFIT: { field: string; kind: string; character: string; place: number };
  /** A preview of `command` would show a secret, such as the seed of a draw. */
  PREVIEW_WITHHELD: { command: string };
}

export type Decision<Event, Refused extends Refusal = Refusal> =
  | { readonly events: readonly Event[]; readonly refusal?: undefined }
  | { readonly refusal: Refused; readonly events?: undefined };

/**
 * One aggregate's rules. `evolve` and `decide` are synchronous, total and pure: time, ids and seeds come with the command. A command that
 * has no effect left to make gives no events.
 */
export interface Decider<State, Command, Event, Refused extends Refusal = Refusal> {
  readonly initialState: State;
  readonly evolve: (state: State, event: Event) => State;
  readonly decide: (command: Command, state: State) => Decision<Event, Refused>;
  /** The same for senders who may not see the secrets of the state: the result does not depend on them. Default: there are no secrets. */
  readonly decideUnseen?: (command: Command, state: State) => Decision<Event, Refused>;
}

/** Only a refusal. A check returns this or null. */
export interface RefusedBy<Refusal> {
  readonly refusal: Refusal;
}

/** Builds a decision of several events: each is folded as it is added, so that the next is decided on the new state. */
export class Unfolding<State, Event> {
  readonly events: Event[] = [];

  constructor(
    public state: State,
    private readonly evolve: (state: State, event: Event) => State,
  ) {}

  push(event: Event): void {
    this.events.push(event);
    this.state = this.evolve(this.state, event);
  }
}

/** Makes refusals of a catalogue, with the declared parameters of each code. */
export interface Refuse<Refusals> {
  <Code extends { [Each in keyof Refusals]: Refusals[Each] extends None ? Each : never }[keyof Refusals] & string>(
    code: Code,
  ): { readonly refusal: RefusalOf<Pick<Refusals, Code>> };
  <Code extends keyof Refusals & string>(
    code: Code,
    parameters: Refusals[Code],
    article?: string | null,
  ): { readonly refusal: RefusalOf<Pick<Refusals, Code>> };
}

export function makeRefuse<Refusals>(): Refuse<Refusals> {
  return ((code: string, parameters: RefusalParameters = {}, article: string | null = null) => ({
    refusal: { code, article, parameters },
  })) as Refuse<Refusals>;
}

/** A number as a refusal's parameter: a number that JSON cannot represent becomes text. */
export function toPlain(value: number): number | string {
  return Number.isFinite(value) ? value : String(value);
}
