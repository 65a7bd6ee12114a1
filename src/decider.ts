/**
 * What a decider is, in the sense of functional event sourcing, and what it answers: events, or one refusal.
 * Pure. May import: nothing.
 */

/** The values that a refusal's sentence names: seats, amounts in chips, ids. */
export type RefusalParameters = Readonly<Record<string, string | number | boolean | null | readonly (string | number)[]>>;

/**
 * Why a command changes nothing. The sentence, in English and French, is made at the edge from the code and the parameters.
 */
export interface Refusal<Code extends string = string> {
  /** SCREAMING_SNAKE: what is wrong. */
  readonly code: Code;
  /** The rulebook article that forbids it, such as `RO 9.6`; null where no rule but sense or the software does. */
  readonly article: string | null;
  readonly parameters: RefusalParameters;
}

export type Decision<Event, Code extends string = string> =
  { readonly events: readonly Event[]; readonly refusal?: undefined } | { readonly refusal: Refusal<Code>; readonly events?: undefined };

/**
 * One aggregate's rules. `evolve` and `decide` are synchronous, total and pure: time, ids and seeds come in with the
 * command. A command whose effect already holds gives no events.
 */
export interface Decider<State, Command, Event, Code extends string = string> {
  readonly initialState: State;
  readonly evolve: (state: State, event: Event) => State;
  readonly decide: (command: Command, state: State) => Decision<Event, Code>;
}

export function refuse<Code extends string>(
  code: Code,
  parameters: RefusalParameters = {},
  article: string | null = null,
): { readonly refusal: Refusal<Code> } {
  return { refusal: { code, article, parameters } };
}
