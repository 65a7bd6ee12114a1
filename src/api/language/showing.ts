/**
 * How schema types show the program's values. A type is made from one value: a view's row, a part of an event, a state. Fields with the
 * same name are declared once, with their schema type and description; the compiler takes their types from the value.
 */
import { Field, ObjectType } from '@nestjs/graphql';
import type { GraphQLScalarType } from 'graphql';
import { Costs } from './costs.js';
import { isPrivate, type PrivateKind } from './private-fields.js';

/** A schema type made from one value. Its fields come from {@link withFields}, or are getters under Nest's `@Field`. */
export abstract class Showing<Value> {
  constructor(protected readonly shown: Value) {}
}

type Class<Instance> = abstract new (...given: never) => Instance;

/** A class that wraps each value. */
class Maker<Part, Made extends object> {
  constructor(readonly make: new (part: Part) => Made) {}
}

/** The schema type of a field. A class alone means that values have its fields already. */
type Kind =
  | GraphQLScalarType
  | StringConstructor
  | BooleanConstructor
  | Class<object>
  | Maker<never, object>
  | Readonly<Record<string, string>>;

/** The values of a kind. */
type ReadBy<Of> =
  Of extends GraphQLScalarType<infer Value, infer _Written>
    ? Value
    : Of extends StringConstructor
      ? string
      : Of extends BooleanConstructor
        ? boolean
        : Of extends Maker<infer Part, infer _Made>
          ? Part
          : Of extends Class<infer Instance>
            ? Instance
            : Of extends Readonly<Record<string, infer Word>>
              ? Word
              : never;

/** The wrapper of a kind's values; never when they are shown as they are. */
type MadeBy<Of> = Of extends Maker<never, infer Made> ? Made : never;

type Listed<Made> = [Made] extends [never] ? never : readonly Made[];
type Nullable<Made> = [Made] extends [never] ? never : Made | null;

declare const reads: unique symbol;
declare const makes: unique symbol;

/** A field that reads a value of type `Value` and shows it as it is, or wrapped as `Made`. */
interface ShownField<Value, Made> {
  readonly kind: Kind;
  /** The most entries of a list in a large tournament or a long hand; null for a single value. */
  readonly entries: number | null;
  readonly nullable: boolean | 'items';
  readonly description: string;
  readonly options: Options;
  /** Only for the compiler. */
  readonly [reads]?: (value: Value) => void;
  readonly [makes]?: Made;
}

interface Options {
  readonly isPrivate?: PrivateKind;
  /** The cost of the field, when it is more than a read. */
  readonly weight?: number;
}

/** A field that is never null. */
export function field<Of extends Kind>(kind: Of, description: string, options: Options = {}): ShownField<ReadBy<Of>, MadeBy<Of>> {
  return { kind, entries: null, nullable: false, description, options };
}

/** A nullable field. */
export function orNull<Of extends Kind>(
  kind: Of,
  description: string,
  options: Options = {},
): ShownField<ReadBy<Of> | null, Nullable<MadeBy<Of>>> {
  return { kind, entries: null, nullable: true, description, options };
}

/** A list. @param entries the most in a large tournament or a long hand, which is its cost */
export function list<Of extends Kind>(
  entries: number,
  kind: Of,
  description: string,
  options: Options = {},
): ShownField<readonly ReadBy<Of>[], Listed<MadeBy<Of>>> {
  return { kind, entries, nullable: false, description, options };
}

/** A {@link list} that may be null. */
export function listOrNull<Of extends Kind>(
  entries: number,
  kind: Of,
  description: string,
  options: Options = {},
): ShownField<readonly ReadBy<Of>[] | null, Nullable<Listed<MadeBy<Of>>>> {
  return { kind, entries, nullable: true, description, options };
}

/** A {@link list} that may contain nulls. */
export function listWithNulls<Of extends Kind>(
  entries: number,
  kind: Of,
  description: string,
  options: Options = {},
): ShownField<readonly (ReadBy<Of> | null)[], Listed<Nullable<MadeBy<Of>>>> {
  return { kind, entries, nullable: 'items', description, options };
}

/** Wraps each value in the class: `list(60, shownAs(PeriodType), '…')`. Null stays null. */
export function shownAs<Part, Made extends object>(make: new (part: Part) => Made): Maker<Part, Made> {
  return new Maker(make);
}

type ValueOf<Base> = Base extends Class<Showing<infer Value>> ? Value : never;

/** The fields that can be declared for a value, each with a schema type that can show it. */
type FieldsOf<Value> = { readonly [Name in keyof Value]?: ShownField<Value[Name], unknown> };

/** The declared fields of the class: the value's own, or wrapped. */
type Shown<Value, Name extends keyof Value, Fields> = {
  readonly [Each in Name]: Fields[Each & keyof Fields] extends ShownField<never, infer Made>
    ? [Made] extends [never]
      ? Value[Each]
      : Made
    : never;
};

/**
 * The class with fields of the same names as in its value: `class Clock extends withFields(Showing<ClockRow>, { level: orNull(Int, 'The
 * number of the level, from 1.') })`. The compiler rejects unknown names and unsuitable schema types. A field that an interface of the
 * schema has too, such as the `id` of nodes, must be a getter; otherwise Nest uses the interface's description.
 */
export function withFields<
  Base extends Class<Showing<unknown>>,
  Fields extends FieldsOf<ValueOf<Base>> & Readonly<Record<Exclude<keyof Fields, keyof ValueOf<Base>>, never>>,
>(
  base: Base,
  fields: Fields,
): new (...given: ConstructorParameters<Base>) => InstanceType<Base> & Shown<ValueOf<Base>, keyof Fields & keyof ValueOf<Base>, Fields> {
  class WithFields extends (base as unknown as new (...given: unknown[]) => object) {}
  declareFields(WithFields, fields);
  for (const [name, { kind }] of Object.entries<ShownField<never, unknown>>(fields)) {
    Object.defineProperty(WithFields.prototype, name, { get: kind instanceof Maker ? makerOf(name, kind.make) : readerOf(name) });
  }
  return WithFields as never;
}

/** An object with these fields. */
type Having<Fields> = { readonly [Name in keyof Fields]: Fields[Name] extends ShownField<infer Value, unknown> ? Value : never };

/**
 * A schema class for plain objects that have all its fields: `class Pot extends ofFields({ amount: field(ChipsScalar, 'The chips in it.')
 * })`. The compiler derives the objects' type from the fields.
 */
export function ofFields<Fields extends Readonly<Record<string, ShownField<never, never>>>>(fields: Fields): new () => Having<Fields> {
  class OfFields {}
  declareFields(OfFields, fields);
  return OfFields as never;
}

/** Registers the fields with Nest. The class is abstract there, and its subclasses have the fields. */
function declareFields(of: new () => object, fields: Readonly<Record<string, ShownField<never, unknown>>>): void {
  ObjectType({ isAbstract: true })(of);
  for (const [name, { kind, entries, nullable, description, options }] of Object.entries(fields)) {
    const { isPrivate: privateKind, weight } = options;
    const type = kind instanceof Maker ? kind.make : kind;
    Field(() => (entries === null ? type : [type]), { nullable, description })(of.prototype, name);
    if (entries !== null) Costs({ entries, ...(weight !== undefined && { weight }) })(of.prototype, name);
    else if (weight !== undefined) Costs({ weight })(of.prototype, name);
    if (privateKind !== undefined) isPrivate(privateKind)(of.prototype, name);
  }
}

interface Holder {
  readonly shown: Readonly<Record<string, unknown>>;
}

function readerOf(name: string) {
  return function read(this: Holder): unknown {
    return this.shown[name];
  };
}

function makerOf(name: string, Made: new (part: never) => object) {
  const make = (part: unknown): object | null => (part === null ? null : new Made(part as never));
  return function made(this: Holder): unknown {
    const value = this.shown[name];
    return Array.isArray(value) ? value.map(make) : make(value);
  };
}
