/**
 * The fields of the schema that hold personal data. What the asker of a request may see is said by {@link RequestContext.sees}.
 */
import { isObjectType, type GraphQLSchema } from 'graphql';
import type { PersonalData } from './personal-data.js';
import type { RequestContext } from './request-context.js';

/** The extension of a field that holds personal data: it is null for who may not see it. */
export const personal = (kind: keyof PersonalData): { readonly personal: keyof PersonalData } => ({ personal: kind });

/** Officials see the name; the public sees what the person, their club or their federation chose. */
function nameFor(request: RequestContext, source: Record<string, unknown>): unknown {
  if (!request.sees('names')) return null;
  return request.bearer ? source['name'] : source['publicName'];
}

/**
 * Makes each field that is marked with {@link personal} ask who asks. A field whose data everybody may see stays as it is, and costs nothing.
 * Such fields are plain properties of their type.
 */
export function withPersonalFields(schema: GraphQLSchema, settings: PersonalData): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const [name, field] of Object.entries(type.getFields())) {
      const kind = field.extensions['personal'] as keyof PersonalData | undefined;
      if (kind === undefined) continue;
      if (kind === 'names') {
        field.resolve = (source: Record<string, unknown>, _args, request: RequestContext) => nameFor(request, source);
        continue;
      }
      if (settings[kind] === 'public') continue;
      field.resolve = (source: Record<string, unknown>, _args, request: RequestContext) => (request.sees(kind) ? source[name] : null);
    }
  }
  return schema;
}
