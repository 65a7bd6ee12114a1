/**
 * The API as a graph. A query about a tournament is declared once, and here it also becomes a field of `Tournament`. The field calls the
 * same query, so tokens, personal data, argument checks, waits and prices are the same.
 */
import { Extensions } from '@nestjs/graphql';
import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql';

type Field = GraphQLField<unknown, unknown>;
type Arguments = Readonly<Record<string, unknown>>;

/** A field of a type that calls a query. */
interface Edge {
  readonly of: string;
  readonly as: string;
  /** Arguments of the query that come from the parent, each with the name of the parent's property. */
  readonly given: Readonly<Record<string, string>>;
}

interface InGraph {
  readonly edges?: readonly Edge[];
  /** Whether the query is also a field of `Query`. */
  readonly root: 'stays' | 'none';
  /** The arguments that make up the node id of the result, in order, when the result is a node. */
  readonly node?: readonly string[];
}

/** Declares the place of a query in the graph. */
export const inGraph = (place: InGraph): MethodDecorator & PropertyDecorator => Extensions({ graph: place });

/** The query is about a tournament, so it is a field of `Tournament`. */
export const OnTournament = (as: string, node: Pick<InGraph, 'node'> = {}): MethodDecorator =>
  inGraph({ edges: [{ of: 'Tournament', as, given: { tournamentId: 'id' } }], root: 'none', ...node });

/** The query is about a hand, so it is a field of `Hand` and `HandSummary`. */
export const OnHand = (as: string, { root = 'none', ...node }: Partial<Pick<InGraph, 'root' | 'node'>> = {}): MethodDecorator =>
  inGraph({ edges: ['Hand', 'HandSummary'].map((of) => ({ of, as, given: { handId: 'id' } })), root, ...node });

/** The place of a query in the graph; undefined for none. */
const placeOf = ({ extensions }: Field): InGraph | undefined => extensions['graph'] as InGraph | undefined;

/** The query that a field calls; null for none. */
export const queryAskedBy = ({ extensions }: Pick<Field, 'extensions'>): string | null =>
  (extensions['asks'] as string | undefined) ?? null;

/** How a node of a type is found. */
export interface NodeQuery {
  readonly query: Field;
  readonly by: readonly string[];
}

/** How nodes are found, by type. Kept in the schema, because it includes queries that are not fields of `Query`. */
export const nodeQueriesOf = ({ extensions }: GraphQLSchema): ReadonlyMap<string, NodeQuery> =>
  (extensions['nodes'] as ReadonlyMap<string, NodeQuery> | undefined) ?? new Map();

/** Makes the edges. Call it before the schema is sorted, and after all other changes of resolvers. */
export function withGraph(schema: GraphQLSchema): GraphQLSchema {
  const queries = schema.getQueryType()!.getFields();
  const nodes = new Map<string, NodeQuery>();
  for (const query of Object.values(queries)) {
    const place = placeOf(query);
    if (place === undefined) continue;
    for (const edge of place.edges ?? []) addEdge(schema, query, edge);
    if (place.node !== undefined) nodes.set(String(query.type), { query, by: place.node });
    if (place.root === 'none') delete queries[query.name];
  }
  schema.extensions = { ...schema.extensions, nodes };
  return schema;
}

function addEdge(schema: GraphQLSchema, query: Field, { of, as, given }: Edge): void {
  const fields = (schema.getType(of) as GraphQLObjectType).getFields();
  if (fields[as] !== undefined) throw new Error(`${of} has two fields ${as}`);
  const { resolve } = query;
  fields[as] = {
    ...query,
    name: as,
    // A parent read at a position or a moment passes that on.
    args: query.args.filter(({ name }) => given[name] === undefined && name !== 'atLeast'),
    extensions: { ...query.extensions, asks: query.name },
    resolve: (parent, args: Arguments, context, info) => {
      const source = parent as Readonly<Record<string, unknown>>;
      const handedOn = Object.fromEntries(Object.entries(given).map(([argument, property]) => [argument, source[property]]));
      // The parent's value may be null, such as the club of a tournament without one.
      if (Object.values(handedOn).some((value) => value == null)) return null;
      const then = source['asOf'] == null ? {} : { asOf: source['asOf'] };
      return resolve!(undefined, { ...then, ...args, ...handedOn, atLeast: source['atLeast'] }, context, info);
    },
  };
}
