/**
 * How a type of the schema shows what the program has. It is made of one value: a view's row, a part of an event, a state. The fields that stand
 * there under the same name are declared once, each with its type in the schema and what it says: the compiler has their types from the value.
 */
import { Field, ObjectType } from '@nestjs/graphql';
import type { GraphQLScalarType } from 'graphql';
import { Costs } from './costs.js';
import { isPrivate, type PrivateKind } from './private-fields.js';

/** A type of the schema that is made of one value. Its fields are those of {@link withFields}, and getters under Nest's `@Field`. */
export abstract class Showing<Value> {
  constructor(protected readonly shown: Value) {}
}

type Class<Instance> = abstract new (...given: never) => Instance;

/** A class that each value is made into before it is shown. */
class Maker<Part, Made extends object> {
  constructor(readonly make: new (part: Part) => Made) {}
}

/** What a field is in the schema. A class alone stands for values that have its fields already. */
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

/** What a value of the kind is made into; never where it is shown as it is. */
type MadeBy<Of> = Of extends Maker<never, infer Made> ? Made : never;

type Listed<Made> = [Made] extends [never] ? never : readonly Made[];
type Nullable<Made> = [Made] extends [never] ? never : Made | null;

declare const reads: unique symbol;
declare const makes: unique symbol;

/** A field that reads a value of the type `Value`, and shows it as it is, or made into `Made`. */
interface ShownField<Value, Made> {
  readonly kind: Kind;
  /** How many entries a list has in a large tournament or a long hand, at the most; null for a single value. */
  readonly entries: number | null;
  readonly nullable: boolean | 'items';
  readonly description: string;
  readonly options: Options;
  /** For the compiler alone. */
  readonly [reads]?: (value: Value) => void;
  readonly [makes]?: Made;
}

interface Options {
  readonly isPrivate?: PrivateKind;
  /** What it takes to work the field out, where that is more than to read it. */
  readonly weight?: number;
}

/** A field that always has a value. */
export function field<Of extends Kind>(kind: Of, description: string, options: Options = {}): ShownField<ReadBy<Of>, MadeBy<Of>> {
  return { kind, entries: null, nullable: false, description, options };
}

/** A field whose value may be null. */
export function orNull<Of extends Kind>(
  kind: Of,
  description: string,
  options: Options = {},
): ShownField<ReadBy<Of> | null, Nullable<MadeBy<Of>>> {
  return { kind, entries: null, nullable: true, description, options };
}

/** A list. @param entries how many it has in a large tournament or a long hand, at the most: it costs that */
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

/** A {@link list} that may have nulls among its entries. */
export function listWithNulls<Of extends Kind>(
  entries: number,
  kind: Of,
  description: string,
  options: Options = {},
): ShownField<readonly (ReadBy<Of> | null)[], Listed<Nullable<MadeBy<Of>>>> {
  return { kind, entries, nullable: 'items', description, options };
}

/** Each value is made into the class, which shows it: `list(60, shownAs(PeriodType), '…')`. What is null stays null. */
export function shownAs<Part, Made extends object>(make: new (part: Part) => Made): Maker<Part, Made> {
  return new Maker(make);
}

type ValueOf<Base> = Base extends Class<Showing<infer Value>> ? Value : never;

/** What may be declared of a value: its own fields, each with a type of the schema that can show it. */
type FieldsOf<Value> = { readonly [Name in keyof Value]?: ShownField<Value[Name], unknown> };

/** The declared fields as a class has them: the value's own, or what they are made into. */
type Shown<Value, Name extends keyof Value, Fields> = {
  readonly [Each in Name]: Fields[Each & keyof Fields] extends ShownField<never, infer Made>
    ? [Made] extends [never]
      ? Value[Each]
      : Made
    : never;
};

/**
 * The class with fields that stand under the same name in what it shows:
 * `class Clock extends withFields(Showing<ClockRow>, { level: orNull(Int, 'The number of the level, from 1.') })`.
 * The compiler refuses a name that isn't there, and a type of the schema that can't show what stands there.
 * A field that an interface of the schema has too, such as the `id` of nodes, is a getter: Nest takes what the interface says of it otherwise.
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

/** What has these fields. */
type Having<Fields> = { readonly [Name in keyof Fields]: Fields[Name] extends ShownField<infer Value, unknown> ? Value : never };

/**
 * A class of the schema whose values are plain objects with all its fields, and never made by it:
 * `class Pot extends ofFields({ amount: field(ChipsScalar, 'The chips in it.') })`. The compiler has the type of the objects from them.
 */
export function ofFields<Fields extends Readonly<Record<string, ShownField<never, never>>>>(fields: Fields): new () => Having<Fields> {
  class OfFields {}
  declareFields(OfFields, fields);
  return OfFields as never;
}

/** Tells Nest of the fields. The class is abstract there: its fields are those of the classes that extend it. */
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
