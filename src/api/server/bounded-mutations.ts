/**
 * Bounds the mutations of an operation: each after the first waits for its own turn, so that sixty of them delay nobody. A mutation is
 * refused when its principal made too many events for their role.
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

/** Goes around the policy, because refusals take time too. */
export function withTurnsOfMutations(schema: GraphQLSchema): GraphQLSchema {
  return wrapMutations(schema, (resolve, name) => {
    const price = costOfCommand(name);
    return (source, args, request, info) => {
      // The first mutation has its turn with the operation.
      if (request.mutations++ === 0) return resolve(source, args, request, info);
      const turn = request.hasRoles ? (request.turns?.waitForTurn(lineOf(request.principal), price) ?? null) : nextTurn();
      return turn === null ? resolve(source, args, request, info) : turn.then(() => resolve(source, args, request, info));
    };
  });
}

/** Goes inside the policy, which determines the role of a command. */
export function withBoundedEvents(schema: GraphQLSchema): GraphQLSchema {
  return wrapMutations(schema, (resolve) => (source, args, request, info) => {
    const { quota, admitted } = request;
    const excess = quota === null || admitted === null ? null : quota.admitEvents(admitted.actor.role);
    if (excess !== null) throw tooManyEvents(excess.seconds, excess.limit);
    return resolve(source, args, request, info);
  });
}
