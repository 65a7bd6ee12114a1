/**
 * Entities of the API: each has an id by which caches keep it, and by which the query `node` finds it again.
 */
import { applyDecorators } from '@nestjs/common';
import { Field, ID, InterfaceType } from '@nestjs/graphql';

/** The types of what the query `node` has found, until they are written into its answer. */
const foundTypes = new WeakMap<object, string>();

/** Remembers of which type an entity is that is found by its id alone. */
export function rememberType(entity: object, type: string): void {
  foundTypes.set(entity, type);
}

@InterfaceType({
  description: 'An object with an id that no other node has. Clients keep it by that id, and find it again by the query node.',
  resolveType: (entity: object) => foundTypes.get(entity),
})
export abstract class Node {
  @Field(() => ID, { description: 'The id of the node.' })
  readonly id!: string;
}

/** The id of an entity that other ids make up: `Standing:friday/anna`. Neither a plain id nor the id of a hand has a colon or a slash. */
export const entityId = (type: string, ...parts: readonly (string | number)[]): string => `${type}:${parts.join('/')}`;

/** What an id of {@link entityId} is made of; null where it is no such id. */
export function partsOfEntityId(id: string): { readonly type: string; readonly parts: readonly string[] } | null {
  const [, type, rest] = /^([A-Za-z]{1,40}):(.{1,140})$/.exec(id) ?? [];
  return type === undefined || rest === undefined ? null : { type, parts: rest.split('/') };
}

/** The field is the id of an entity, made by {@link entityId}. */
export const EntityId = (): PropertyDecorator =>
  applyDecorators(Field(() => ID, { description: 'Its id: no other entity has it, and caches can use it as a key.' }));
