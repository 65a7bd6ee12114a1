/**
 * What a field of a command is: its values, what it says, and whether it may be left out. Plain data, so that the types of the deciders,
 * the inputs and mutations of the API, the catalogue, the samples and the check of shapes all follow from one declaration.
 */

/** The values that a field can have. Bounds are inclusive. */
export type Shape =
  /** `lookedUp`: it names something of the state, such as a table; the decider refuses what it does not find. */
  | { readonly kind: 'whole'; readonly least?: number; readonly most?: number; readonly lookedUp?: true }
  | { readonly kind: 'chips'; readonly least: number }
  | { readonly kind: 'cents'; readonly least: number; readonly most?: number }
  /** `line`: a name or a title. `words`: what a person writes for the record. Lengths are in UTF-16 code units. */
  | { readonly kind: 'text'; readonly text: 'line' | 'words'; readonly least: number; readonly most: number }
  | { readonly kind: 'flag' }
  /** `name`: the enumeration of the schema; `words`: those of its values that the field takes. */
  | { readonly kind: 'word'; readonly name: string; readonly words: readonly string[] }
  /** `isOther`: the id of a club, say, and not of a person. */
  | { readonly kind: 'player'; readonly isOther?: true }
  | { readonly kind: 'hand' }
  /** `decimal`: a number, which French writes with a comma. */
  | { readonly kind: 'pattern'; readonly pattern: RegExp; readonly problem: string; readonly example: string; readonly decimal?: true }
  /** A value that the command has as the schema reads it. `example`: one in the form of the command, as JSON. */
  | { readonly kind: 'document'; readonly schema: DocumentSchema; readonly example: string }
  | { readonly kind: 'card' }
  | { readonly kind: 'instant' }
  | { readonly kind: 'part'; readonly part: Part }
  /** An input whose rules between fields are written by hand in the API, under this name. `texts`: the path of a text in it that a person types. */
  | { readonly kind: 'written'; readonly input: string; readonly texts?: readonly string[] }
  /** `once`: each value once, or each value of this field of the elements. */
  | { readonly kind: 'list'; readonly of: Shape; readonly least: number; readonly most: number; readonly once?: true | string }
  /** What Tapis puts in and reads from its own records: no client gives it, and its shape is not checked again. */
  | { readonly kind: 'inside' };

/** Reads a value that was parsed from JSON, or says what is wrong with it and where. */
export interface DocumentSchema<Value = unknown> {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: Value }
    | { readonly success: false; readonly error: { readonly issues: readonly DocumentIssue[] } };
}

export interface DocumentIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Whether a command always has the field. */
export type Presence = 'always' | 'maybe';

/**
 * Where the field comes from: the client; the node that takes the command, by its clock, as a constant (`putIn`), or made of what the client gave to the
 * API alone; what Tapis finds out or says itself; or the client for the vault and the API alone, so that the command does not carry it.
 */
export type Giver = 'client' | 'node' | 'tapis' | 'clientOnly';

declare const value: unique symbol;

export interface Field<Value = unknown, When extends Presence = Presence, From extends Giver = Giver> {
  readonly shape: Shape;
  /** What the schema says of it: one sentence, with its bounds and its unit. */
  readonly about: string;
  readonly when: When;
  readonly from: From;
  /** What null stands for, where it is a value and not the absence of one. */
  readonly nullMeans?: string;
  /** What the API puts in when the client leaves the field out. */
  readonly byDefault?: unknown;
  /** What Tapis puts in when a client gives the command: the instant by its clock, or a constant. */
  readonly putIn?: { readonly clock: true } | { readonly value: unknown };
  /** A secret: what is remembered of the command has this flag in place of the value. */
  readonly secret?: string;
  /** Of a text: why it concerns nobody, so that it stays in the log for good. Other texts go to the vault: see `concerns.ts`. */
  readonly ofNobody?: string;
  /** For the compiler alone. */
  readonly [value]?: Value;
}

export type Fields = Readonly<Record<string, Field>>;

/** A value of several fields that stands in commands. `name`: that of its input in the schema, without `Input`. */
export interface Part<Of extends Fields = Fields> {
  readonly name: string;
  readonly about: string;
  readonly fields: Of;
}

/**
 * Several fields of a command of which a client gives one: they stand in an input of their own, of which exactly one field is given
 * (`@oneOf`). The command has the field itself, and its choice is nothing that deciders see.
 */
export interface Choice<Name extends string = string> {
  /** The field of the input that holds the choice. */
  readonly name: string;
  /** The name of its input in the schema, without `Input`. */
  readonly input: string;
  /** What the schema says of it: one sentence. */
  readonly about: string;
  readonly of: readonly Name[];
}

export type ValueOf<Each> = Each extends Field<infer Value> ? Value : never;

/** The field may be left out. */
export function optional<Value, From extends Giver>(field: Field<Value, Presence, From>): Field<Value, 'maybe', From> {
  return { ...field, when: 'maybe' };
}

/** The field may be left out, and a program may give null for the same. */
export function optionalOrNull<Value, From extends Giver>(field: Field<Value, Presence, From>): Field<Value | null, 'maybe', From> {
  return { ...field, when: 'maybe' };
}

/** The command always has the field, and null is one of its values, with this meaning. A client may leave it out for null. */
export function nullMeans<Value, From extends Giver>(
  meaning: string,
  field: Field<Value, Presence, From>,
): Field<Value | null, 'always', From> {
  return { ...field, when: 'always', nullMeans: meaning };
}

/** A client may leave the field out, for this value. The command always has it, unless it is `optional` as well. */
export function defaultsTo<Value, When extends Presence>(
  byDefault: NoInfer<Value>,
  field: Field<Value, When, 'client'>,
): Field<Value, When, 'client'> {
  return { ...field, byDefault };
}

/** The API asks for the field, and the command does not carry it. */
export function forTheApi<Value, When extends Presence>(field: Field<Value, When, 'client'>): Field<Value, When, 'clientOnly'> {
  return { ...field, from: 'clientOnly' };
}

/** The text concerns nobody, and stays in the log. @param why in a few words */
export function ofNobody<Value, When extends Presence, From extends Giver>(
  why: string,
  field: Field<Value, When, From>,
): Field<Value, When, From> {
  return { ...field, ofNobody: why };
}

/** Nothing that is remembered of the command shows the value: this flag stands in its place. */
export function secret<Value, When extends Presence>(flag: string, field: Field<Value, When, 'client'>): Field<Value, When, 'client'> {
  return { ...field, secret: flag };
}

/** Makes a field that a client always gives. */
export function fieldOf<Value>(shape: Shape, about: string): Field<Value, 'always', 'client'> {
  return { shape, about, when: 'always', from: 'client' };
}

/** What Tapis puts in or reads from its own records. */
export function byTapis<Value>(about = ''): Field<Value, 'always', 'tapis'> {
  return { shape: { kind: 'inside' }, about, when: 'always', from: 'tapis' };
}

/** What the API makes of fields that the client gives to it alone. */
export function madeOf<Value>(): Field<Value, 'always', 'node'> {
  return { ...byTapis<Value>(), from: 'node' };
}

/** What Tapis gives in its own commands; with a client's command it is always this value. */
export function byTapisOr<Value>(constant: NoInfer<Value>): Field<Value, 'always', 'node'> {
  return { ...byTapis<Value>(), from: 'node', putIn: { value: constant } };
}
