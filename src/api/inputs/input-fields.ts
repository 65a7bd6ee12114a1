/**
 * Reads the fields of a command from the input of its mutation.
 */
import { type AddressedInput, addressedInputs, type AddressOf, type PreviewedCommandInput } from './command.inputs.js';

/**
 * A value in the form of the command. An optional field is left out when it is null; a required field may be null with a meaning of its
 * own: every table, no seat.
 */
export type Plain<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends readonly unknown[]
    ? { [Index in keyof Value]: Plain<Value[Index]> }
    : { [Field in keyof Value]: object extends Pick<Value, Field> ? Plain<NonNullable<Value[Field]>> : Plain<Value[Field]> };

/** The fields of a command in its input. */
export type FieldsOf<Input> = Plain<Omit<Input, AddressOf<Input>>>;

const ofEvery: readonly string[] = [
  'commandId',
  'expectedRevision',
  'correlationId',
  'preview',
] satisfies readonly (keyof PreviewedCommandInput)[];

/** The command's fields of a checked input in a fixed order, so that a repeated command has the same digest. */
export function readFields<Input extends AddressedInput>(input: Input): FieldsOf<Input> {
  const addressed = Object.entries(addressedInputs).flatMap(([field, type]) => (input instanceof type ? [field] : []));
  return fieldsOf(input, [...ofEvery, ...addressed]) as FieldsOf<Input>;
}

/** A checked value without missing fields. */
export function plainly<Value extends object>(value: Value): Plain<Value> {
  return fieldsOf(value) as Plain<Value>;
}

function fieldsOf(value: object, except: readonly string[] = []): object {
  const fields: Record<string, unknown> = {};
  const given = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [name, field] of given) {
    if (except.includes(name)) continue;
    if (field != null) fields[name] = plain(field);
    else if (alwaysThere(value).has(name)) fields[name] = null;
  }
  return fields;
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  return typeof value === 'object' && value !== null ? fieldsOf(value) : value;
}

const nullsByClass = new WeakMap<object, ReadonlySet<string>>();

/** The fields that a class declares as null when they are not given. */
function alwaysThere({ constructor }: object): ReadonlySet<string> {
  let names = nullsByClass.get(constructor);
  if (names === undefined) {
    const empty: object = Reflect.construct(constructor, []);
    names = new Set(Object.entries(empty).flatMap(([name, value]) => (value === null ? [name] : [])));
    nullsByClass.set(constructor, names);
  }
  return names;
}
