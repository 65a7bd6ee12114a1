/**
 * The query that finds any node by its id. It asks the query of the node's type, so that nobody sees by it what they could not see otherwise.
 */
import { Args, ArgsType, Context, Field, ID, Info, Query, Resolver } from '@nestjs/graphql';
import { MaxLength } from 'class-validator';
import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql';
import { ApiError, badInput } from '../language/api-error.js';
import { AtLeastArgs } from '../language/connections.js';
import { checkedArgs } from '../inputs/input-validation.js';
import type { RequestContext } from '../request/request-context.js';
import { nodeQueriesOf, type NodeQuery } from './edges.js';
import { Node, partsOfEntityId, rememberType } from './node.js';
import { ForEverybody } from '../policy/operations.js';
import { Costs } from '../language/costs.js';

@ArgsType()
class NodeArgs extends AtLeastArgs {
  @Field(() => ID, { description: 'The id of the node, as its field id gives it.' })
  @MaxLength(200)
  id!: string;
}

/** What an id says: the type of the node, and the values of the arguments that find it. */
function readId(id: string): { readonly type: string; readonly parts: readonly string[] } {
  return partsOfEntityId(id) ?? { type: id.includes('.') ? 'Hand' : 'Tournament', parts: [id] };
}

/** The arguments of the query that finds a node; null where the id cannot be one of its type. */
function argumentsOf({ query, by }: NodeQuery, parts: readonly string[]): Record<string, unknown> | null {
  if (parts.length !== by.length) return null;
  const values = by.map((name, index) => {
    const isNumber = String(query.args.find((argument) => argument.name === name)!.type) === 'Int!';
    const part = parts[index]!;
    return isNumber ? (/^[1-9]\d{0,8}$/.test(part) ? Number(part) : null) : part;
  });
  return values.includes(null) ? null : Object.fromEntries(by.map((name, index) => [name, values[index]]));
}

const noNode = (): ApiError =>
  badInput([
    {
      path: 'id',
      problem: 'must be the id of a node, as its field id gives it, such as "Standing:friday/anna"',
      inFrench: 'doit être l’identifiant d’un nœud, tel que son champ id le donne, comme « Standing:friday/anna »',
    },
  ]);

@Resolver()
export class NodeResolver {
  // It asks the query of what it finds, which has a row of its own.
  // Nobody knows before which node it is: as much as the costliest.
  @Costs({ weight: 4_000 })
  @ForEverybody()
  @Query(() => Node, { nullable: true, description: 'Any node, by its id alone; null when there is none of this id.' })
  async node(
    @Args(checkedArgs) { id, atLeast }: NodeArgs,
    @Context() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    const { type, parts } = readId(id);
    const found = nodeQueriesOf(info.schema).get(type);
    const args = found === undefined ? null : argumentsOf(found, parts);
    if (found === undefined || args === null) throw noNode();
    const resolve = found.query.resolve as GraphQLFieldResolver<unknown, RequestContext>;
    try {
      const entity = (await resolve(undefined, { ...args, atLeast }, context, info)) as object | null;
      if (entity !== null) rememberType(entity, type);
      return entity;
    } catch (error) {
      // The query names its own argument, which whoever asks does not know.
      if (error instanceof ApiError && error.code === 'BAD_USER_INPUT') throw noNode();
      throw error;
    }
  }
}
