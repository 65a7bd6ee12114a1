/**
 * Inputs of the API made from the schema of a stored value: its fields, bounds and descriptions are declared once. A choice between kinds
 * becomes an input with a field for each kind (`@oneOf`). A record by name becomes a list of entries.
 */
import type { Type } from '@nestjs/common';
import { Field, InputType, Int, type ReturnTypeFunc } from '@nestjs/graphql';
import { z } from 'zod';
import { capitalsOf } from '../../../commands/command.js';
import { enumerationOf } from '../language/enums.js';
import { choicesOf, describedBy, namedOf, unwrap } from './schema-forms.js';

const inputs = new Map<string, Type>();

/** The input for a schema with a title. Schemas with the same title share it. */
export function inputOfSchema(given: z.ZodType): Type {
  const { schema } = unwrap(given);
  const { title, description } = { ...namedOf(schema), ...describedBy(given) };
  const known = inputs.get(title!);
  if (known !== undefined) return known;
  const Input = class {};
  Object.defineProperty(Input, 'name', { value: `${title!}Input` });
  inputs.set(title!, Input);
  if (schema instanceof z.ZodUnion) {
    for (const { field, schema: each, about } of choicesOf(schema)) declareField(Input.prototype, field, each, about, true);
  } else if (schema instanceof z.ZodRecord) {
    const { key, of, isWhole } = namedOf(schema);
    Field(() => (isWhole === true ? Int : String), { description: `The ${key!}.` })(Input.prototype, key!);
    declareField(Input.prototype, of!, schema.valueType as z.ZodType, `The ${of!} for this ${key!}.`, false);
  } else {
    for (const [field, each] of Object.entries((schema as z.ZodObject).shape) as [string, z.ZodType][])
      declareField(Input.prototype, field, each, describedBy(each).description!, unwrap(each).isOptional);
  }
  const about = schema instanceof z.ZodRecord ? `A ${namedOf(schema).of!} for a ${namedOf(schema).key!}.` : description!;
  InputType(`${title!}Input`, { description: about, isOneOf: schema instanceof z.ZodUnion })(Input);
  return Input;
}

function declareField(prototype: object, name: string, schema: z.ZodType, description: string, nullable: boolean): void {
  Field(typeOf(schema), { description, nullable })(prototype, name);
}

function typeOf(given: z.ZodType): ReturnTypeFunc {
  const { schema } = unwrap(given);
  if (schema instanceof z.ZodNumber) return () => Int;
  if (schema instanceof z.ZodLiteral) return () => Boolean;
  if (schema instanceof z.ZodEnum) return () => enumerationOf(namedOf(schema).title!);
  if (schema instanceof z.ZodArray) {
    const { words } = namedOf(schema);
    const each = words === undefined ? typeOf(schema.element as z.ZodType) : () => enumerationOf(words);
    return () => [each()] as never;
  }
  if (schema instanceof z.ZodRecord) {
    const entry = inputOfSchema(schema);
    return () => [entry];
  }
  if (schema instanceof z.ZodString) return () => String;
  const input = inputOfSchema(schema);
  return () => input;
}

/**
 * Turns a given value into the stored form. It checks nothing: the schema does that afterwards. Null counts as absent. Words of enumerations
 * may be written as in an answer.
 */
export function storedOf(given: z.ZodType, value: unknown): unknown {
  const { schema } = unwrap(given);
  if (value == null) return undefined;
  if (schema instanceof z.ZodArray) {
    const { words } = namedOf(schema);
    const known = words === undefined ? null : new Map<unknown, string>(Object.entries(enumerationOf(words)));
    return (value as readonly unknown[]).map((each) => known?.get(each) ?? storedOf(schema.element as z.ZodType, each));
  }
  if (schema instanceof z.ZodEnum) return schema.options.find((word) => capitalsOf(String(word)) === value) ?? value;
  if (schema instanceof z.ZodUnion) {
    const fields = value as Readonly<Record<string, unknown>>;
    const kind = choicesOf(schema).find(({ field }) => fields[field] != null);
    return kind?.store(storedOf(kind.schema, fields[kind.field]));
  }
  if (schema instanceof z.ZodRecord) return storedRecord(schema, value as readonly Readonly<Record<string, unknown>>[]);
  if (!(schema instanceof z.ZodObject)) return value;
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>).map(([field, each]) => {
    return [field, storedOf(each, (value as Readonly<Record<string, unknown>>)[field])] as const;
  });
  return Object.fromEntries(fields.filter(([, each]) => each !== undefined));
}

function storedRecord(schema: z.ZodRecord, entries: readonly Readonly<Record<string, unknown>>[]): unknown {
  const { key, of } = namedOf(schema);
  return Object.fromEntries(entries.map((entry) => [String(entry[key!]), storedOf(schema.valueType as z.ZodType, entry[of!])]));
}

/** The first name that a list of entries has twice, and where; null for none. */
export function findTwice(
  given: z.ZodType,
  value: unknown,
  path: readonly string[] = [],
): { readonly at: string; readonly name: string } | null {
  const { schema } = unwrap(given);
  if (typeof value !== 'object' || value === null) return null;
  if (schema instanceof z.ZodRecord) {
    const names = (value as readonly Readonly<Record<string, unknown>>[]).map((entry) => String(entry[namedOf(schema).key!]));
    const twice = names.find((name, at) => names.indexOf(name) < at);
    return twice === undefined ? null : { at: path.join('.'), name: twice };
  }
  const fields =
    schema instanceof z.ZodUnion
      ? choicesOf(schema).map(({ field, schema: each }) => [field, each] as const)
      : schema instanceof z.ZodObject
        ? (Object.entries(schema.shape) as [string, z.ZodType][])
        : [];
  for (const [field, each] of fields) {
    const found = findTwice(each, (value as Readonly<Record<string, unknown>>)[field], [...path, field]);
    if (found !== null) return found;
  }
  return null;
}

/** The place in the given value, such as `.counting[0].name`, of one in the stored value. */
export function givenPathOf(given: z.ZodType, value: unknown, path: readonly PropertyKey[]): string {
  const [first, ...rest] = path;
  const { schema } = unwrap(given);
  if (typeof value !== 'object' || value === null) return '';
  if (schema instanceof z.ZodUnion) {
    const fields = value as Readonly<Record<string, unknown>>;
    const kind = choicesOf(schema).find(({ field }) => fields[field] != null);
    if (kind === undefined) return '';
    // The name of the kind is a field of the given value, and stands in the stored one beside the others.
    const below = schema instanceof z.ZodDiscriminatedUnion ? path : rest;
    return `.${kind.field}${givenPathOf(kind.schema, fields[kind.field], below)}`;
  }
  if (first === undefined) return '';
  if (schema instanceof z.ZodArray)
    return `[${String(first)}]${givenPathOf(schema.element as z.ZodType, (value as unknown[])[Number(first)], rest)}`;
  if (schema instanceof z.ZodRecord) {
    const { key, of } = namedOf(schema);
    const at = (value as readonly Readonly<Record<string, unknown>>[]).findIndex((entry) => String(entry[key!]) === String(first));
    // What is wrong with the name itself has no place below it.
    const isOfName = rest.length === 0 && !(schema.keyType as z.ZodType).safeParse(String(first)).success;
    const entry = (value as readonly Readonly<Record<string, unknown>>[])[at];
    return `[${at}].${isOfName ? key! : of!}${givenPathOf(schema.valueType as z.ZodType, entry?.[of!], rest)}`;
  }
  const shape = schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType | undefined>) : {};
  const field = String(first);
  const each = shape[field];
  return `.${field}${each === undefined ? '' : givenPathOf(each, (value as Readonly<Record<string, unknown>>)[field], rest)}`;
}
