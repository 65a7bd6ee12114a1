/** Nodes of the API: each has an id that is unique within its type, and the query `node` finds it by both. */
import { applyDecorators } from '@nestjs/common';
import { Field, ID, InterfaceType } from '@nestjs/graphql';

/** The types of nodes found by the query `node`, until the answer is written. */
const foundTypes = new WeakMap<object, string>();

/** Remembers the type of a node that was found by its id. */
export function rememberType(entity: object, type: string): void {
  foundTypes.set(entity, type);
}

@InterfaceType({
  description: 'An object with an id that no other of its type has. Caches keep it by __typename and id; the query node finds it by both.',
  resolveType: (entity: object) => foundTypes.get(entity),
})
export abstract class Node {
  @Field(() => ID, { description: 'The id of the node, unique within its type.' })
  readonly id!: string;
}

/** An id made of other ids: `Standing:friday/anna`. Plain ids and hand ids contain no colon or slash. */
export const entityId = (type: string, ...parts: readonly (string | number)[]): string => `${type}:${parts.join('/')}`;

/** The parts of an id of {@link entityId}; null for another id. */
export function partsOfEntityId(id: string): { readonly type: string; readonly parts: readonly string[] } | null {
  const [, type, rest] = /^([A-Za-z]{1,40}):(.{1,140})$/.exec(id) ?? [];
  return type === undefined || rest === undefined ? null : { type, parts: rest.split('/') };
}

/** Marks the id field of a node, made by {@link entityId}. */
export const EntityId = (): PropertyDecorator =>
  applyDecorators(Field(() => ID, { description: 'Its id: no other entity has it, and caches can use it as a key.' }));
