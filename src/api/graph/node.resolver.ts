/**
 * The query `node`, which finds a node by its id. It calls the query of the node's type, so it shows nothing that the asker could not see
 * otherwise.
 */
import { Args, ArgsType, Context, Field, ID, Info, Query, Resolver } from '@nestjs/graphql';
import { MaxLength } from 'class-validator';
import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql';
import { ApiError, badInput } from '../language/api-error.js';
import { AtLeastArgs } from '../language/connections.js';
import { checkedArgs } from '../inputs/input-validation.js';
import type { RequestContext } from '../request/request-context.js';
import { nodeQueriesOf, type NodeQuery } from './edges.js';
import { Node, partsOfEntityId, rememberType } from '../language/node.js';
import { ForEverybody } from '../policy/operations.js';
import { Costs } from '../language/costs.js';

@ArgsType()
class NodeArgs extends AtLeastArgs {
  @Field(() => ID, {
    description: 'The type and the id, as caches write them: "Club:mons". The type can be left out of the id of a tournament or a hand.',
  })
  @MaxLength(200)
  id!: string;
}

/** The type and the argument values in a node id. */
function readId(id: string): { readonly type: string; readonly parts: readonly string[] } {
  // A cache writes the type also before an id that begins with it.
  const [type = ''] = /^[A-Za-z]{1,40}:/.exec(id) ?? [];
  const once = type !== '' && id.startsWith(type, type.length) ? id.slice(type.length) : id;
  return partsOfEntityId(once) ?? { type: once.includes('.') ? 'Hand' : 'Tournament', parts: [once] };
}

/** The arguments of a node's query; null when the id is not valid for its type. */
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
      problem: 'must be the type and the id of a node, such as "Club:mons" or "Standing:friday/anna"',
      inFrench: 'doit être le type et l’identifiant d’un nœud, comme « Club:mons » ou « Standing:friday/anna »',
    },
  ]);

@Resolver()
export class NodeResolver {
  // It calls the query of the found node, which has its own price. The type is not known before, so this is the price of the costliest.
  @Costs({ weight: 4_000 })
  @ForEverybody()
  @Query(() => Node, { nullable: true, description: 'Any node, by its type and id: "Club:mons"; null when there is none.' })
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
      // The error names the query's own argument, which the asker does not know.
      if (error instanceof ApiError && error.code === 'BAD_USER_INPUT') throw noNode();
      throw error;
    }
  }
}
