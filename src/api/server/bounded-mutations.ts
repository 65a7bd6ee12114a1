/**
 * What bounds the mutations of one operation: each after the first waits for a turn of its own, so that sixty of them hold up nobody; and one whose
 * principal made as many events as their role needs is refused.
 */
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { costOfCommand } from './cost/command-costs.js';
import { tooManyEvents } from '../request/network-errors.js';
import { lineOf } from '../request/principal-turns.js';
import type { RequestContext } from '../request/request-context.js';
import { nextTurn } from '../request/turns.js';

type Resolver = GraphQLFieldResolver<unknown, RequestContext>;

function wrapMutations(schema: GraphQLSchema, wrap: (resolve: Resolver, name: string) => Resolver): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()!.getFields())) {
    if (field.resolve !== undefined) field.resolve = wrap(field.resolve, field.name);
  }
  return schema;
}

/** To be put around the policy: what it refuses takes time too. */
export function withTurnsOfMutations(schema: GraphQLSchema): GraphQLSchema {
  return wrapMutations(schema, (resolve, name) => {
    const price = costOfCommand(name);
    return (source, args, request, info) => {
      // The first has its turn with the operation.
      if (request.mutations++ === 0) return resolve(source, args, request, info);
      const turn = request.hasRoles ? (request.turns?.take(lineOf(request.principal), price) ?? null) : nextTurn();
      return turn === null ? resolve(source, args, request, info) : turn.then(() => resolve(source, args, request, info));
    };
  });
}

/** To be put inside of the policy, which says in which role a command is given. */
export function withBoundedEvents(schema: GraphQLSchema): GraphQLSchema {
  return wrapMutations(schema, (resolve) => (source, args, request, info) => {
    const { quota, admitted } = request;
    const excess = quota === null || admitted === null ? null : quota.admitEvents(admitted.actor.role);
    if (excess !== null) throw tooManyEvents(excess.seconds, excess.limit);
    return resolve(source, args, request, info);
  });
}
