/**
 * Types of the API made from the schema of a stored value, in the form of its inputs: a choice between kinds is a type of which one field is
 * not null, a record by name a list of entries.
 */
import type { Type } from '@nestjs/common';
import { Field, Int, ObjectType, type ReturnTypeFunc } from '@nestjs/graphql';
import { z } from 'zod';
import { Costs } from '../language/costs.js';
import { enumerationOf } from '../language/enums.js';
import { choicesOf, describedBy, namedOf, unwrap } from './schema-forms.js';

/** The entries of a list in a large season, for its cost. */
const ENTRIES = 20;

const outputs = new Map<string, Type>();

/** The type for a schema with a title. Schemas with the same title share it. */
export function outputOfSchema(given: z.ZodType): Type {
  const { schema } = unwrap(given);
  const { title, description, key, of, isWhole } = { ...namedOf(schema), ...describedBy(given) };
  const known = outputs.get(title!);
  if (known !== undefined) return known;
  const Output = class {};
  Object.defineProperty(Output, 'name', { value: title });
  outputs.set(title!, Output);
  if (schema instanceof z.ZodUnion) {
    for (const kind of choicesOf(schema)) declareField(Output.prototype, kind.field, kind.schema, kind.about, true);
  } else if (schema instanceof z.ZodRecord) {
    Field(() => (isWhole === true ? Int : String), { description: `The ${key!}.` })(Output.prototype, key!);
    declareField(Output.prototype, of!, schema.valueType as z.ZodType, `The ${of!} for this ${key!}.`, false);
  } else {
    for (const [field, each] of Object.entries((schema as z.ZodObject).shape) as [string, z.ZodType][])
      declareField(Output.prototype, field, each, describedBy(each).description!, unwrap(each).isOptional);
  }
  const about = schema instanceof z.ZodRecord ? `A ${of!} for a ${key!}.` : description!;
  ObjectType(title!, { description: schema instanceof z.ZodUnion ? `${about} One field is not null.` : about })(Output);
  return Output;
}

function declareField(prototype: object, name: string, schema: z.ZodType, description: string, nullable: boolean): void {
  const { schema: bare } = unwrap(schema);
  Field(typeOf(bare), { description, nullable })(prototype, name);
  if (bare instanceof z.ZodArray || bare instanceof z.ZodRecord) Costs({ entries: ENTRIES })(prototype, name);
}

function typeOf(schema: z.ZodType): ReturnTypeFunc {
  if (schema instanceof z.ZodNumber) return () => Int;
  if (schema instanceof z.ZodLiteral) return () => Boolean;
  if (schema instanceof z.ZodEnum) return () => enumerationOf(namedOf(schema).title!);
  if (schema instanceof z.ZodArray) {
    const { words } = namedOf(schema);
    const each = words === undefined ? typeOf(schema.element as z.ZodType) : () => enumerationOf(words);
    return () => [each()] as never;
  }
  if (schema instanceof z.ZodString) return () => String;
  const type = outputOfSchema(schema);
  return schema instanceof z.ZodRecord ? () => [type] : () => type;
}

type Fields = Readonly<Record<string, unknown>>;

/** A stored value in the form of its type. Words of a list that its enumeration does not have are left out: they match nothing. */
export function shownOf(given: z.ZodType, value: unknown): unknown {
  const { schema } = unwrap(given);
  if (value === undefined) return null;
  if (schema instanceof z.ZodArray) {
    const { words } = namedOf(schema);
    const known = words === undefined ? null : new Set<unknown>(Object.values(enumerationOf(words)));
    return (value as readonly unknown[])
      .filter((each) => known === null || known.has(each))
      .map((each) => shownOf(schema.element as z.ZodType, each));
  }
  if (schema instanceof z.ZodRecord) {
    const { key, of, isWhole } = namedOf(schema);
    return Object.entries(value as Fields).map(([name, each]) => ({
      [key!]: isWhole === true ? Number(name) : name,
      [of!]: shownOf(schema.valueType as z.ZodType, each),
    }));
  }
  if (schema instanceof z.ZodUnion) {
    const kind = choicesOf(schema).find(({ isOf }) => isOf(value))!;
    return { [kind.field]: kind.schema instanceof z.ZodLiteral ? true : shownOf(kind.schema, kind.within(value)) };
  }
  if (!(schema instanceof z.ZodObject)) return value;
  const fields = Object.entries(schema.shape);
  return Object.fromEntries(fields.map(([field, each]) => [field, shownOf(each, (value as Fields)[field])]));
}

/** All fields of the type of a schema, as a selection of a query. */
export function selectionOf(given: z.ZodType): string {
  const { schema } = unwrap(given);
  if (schema instanceof z.ZodArray) return selectionOf(schema.element as z.ZodType);
  if (schema instanceof z.ZodRecord) {
    const { key, of } = namedOf(schema);
    return `{ ${key!} ${of!} ${selectionOf(schema.valueType as z.ZodType)} }`;
  }
  const fields: readonly (readonly [string, z.ZodType])[] =
    schema instanceof z.ZodUnion
      ? choicesOf(schema).map((kind) => [kind.field, kind.schema])
      : schema instanceof z.ZodObject
        ? Object.entries(schema.shape)
        : [];
  if (fields.length === 0) return '';
  return `{ ${fields.map(([field, each]) => `${field} ${selectionOf(each)}`.trim()).join(' ')} }`;
}
