/**
 * Makes fields that are read most plain again. Nest gives every field of a class a resolver of its own that does no more than read
 * the property; without it the compiled engine reads the property itself, which makes a page of standings twice as fast.
 * Only for properties that cannot throw: the compiled engine catches what a resolver throws, not what a property does.
 */
import { isObjectType, type GraphQLSchema } from 'graphql';

/** The extension of a type whose properties cannot throw. */
export const plain = { plain: true } as const;

/** The extension of a field of such a type that reads more than memory: it keeps its resolver, so that a failure is the field's error. */
export const works = { works: true } as const;

/** Takes away the resolvers of the fields of {@link plain} types, but for those that are marked with {@link works}. */
export function withPlainFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.extensions['plain'] !== true) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.extensions['works'] !== true) delete field.resolve;
    }
  }
  return schema;
}
