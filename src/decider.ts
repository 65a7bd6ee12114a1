/**
 * What a decider is, in the sense of functional event sourcing, and what it answers: events, or one refusal.
 */

/** The values that a refusal's sentence names: seats, amounts in chips, ids. */
export type RefusalParameters = Readonly<Record<string, string | number | boolean | null | readonly (string | number)[]>>;

/** Of what kind a private parameter of a refusal is. `src/api/policy/private-parameters.ts` says who sees it. */
export type ParameterKind = 'cards' | 'birthDate' | 'suspensions' | 'discipline';

declare const kind: unique symbol;

/**
 * A parameter of a refusal that not everybody sees who may give the command: it is withheld from them. `src/texts/withheld-texts.ts` has to say what they
 * read instead, or does not compile.
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

/** The sentence of each refusal of a catalogue, but for those that stand elsewhere: it stands beside the catalogue, in both languages. */
export type SentencesOf<Refusals, Elsewhere extends keyof Refusals = never> = Readonly<
  Record<Exclude<keyof Refusals, Elsewhere>, { readonly en: string; readonly fr: string }>
>;

/** What a refusal carries that says all by its code. */
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

/** Refusals that the way of a command gives by itself, whatever the decider. */
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
 * One aggregate's rules. `evolve` and `decide` are synchronous, total and pure: time, ids and seeds come in with the
 * command. A command whose effect already holds gives no events.
 */
export interface Decider<State, Command, Event, Refused extends Refusal = Refusal> {
  readonly initialState: State;
  readonly evolve: (state: State, event: Event) => State;
  readonly decide: (command: Command, state: State) => Decision<Event, Refused>;
  /** The same for those who do not see what is secret in the state: no answer follows from that. Default: nothing is. */
  readonly decideUnseen?: (command: Command, state: State) => Decision<Event, Refused>;
}

/** The refusal alone. A check that may refuse gives this or null. */
export interface RefusedBy<Refusal> {
  readonly refusal: Refusal;
}

/** A decision of several events in the making: each is folded in as it is added, so that the next is decided on the state that it left. */
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

/** Makes refusals of a catalogue: no code without the parameters that are declared for it. */
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

/** A number as a refusal's parameter: those that JSON cannot hold become text. */
export function toPlain(value: number): number | string {
  return Number.isFinite(value) ? value : String(value);
}
