/**
 * The API as a graph. A query that reads something of a tournament is declared once, as a query; here it becomes a field of `Tournament` as well.
 * The field asks that very query, so that tokens, personal data, checks of arguments, waits and prices are the same by construction.
 */
import { Extensions } from '@nestjs/graphql';
import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql';

type Field = GraphQLField<unknown, unknown>;
type Arguments = Readonly<Record<string, unknown>>;

/** A field of a type that asks a query. */
interface Edge {
  readonly of: string;
  readonly as: string;
  /** Arguments of the query that the parent gives, each by the name of the parent's property. */
  readonly given: Readonly<Record<string, string>>;
}

interface InGraph {
  readonly edges?: readonly Edge[];
  /** Whether the query is a field of `Query` too. */
  readonly root: 'stays' | 'none';
  /** The arguments whose values make up the id of what the query finds, in that order, where that is a node. */
  readonly node?: readonly string[];
}

/** Declares what place a query has in the graph. */
export const inGraph = (place: InGraph): MethodDecorator & PropertyDecorator => Extensions({ graph: place });

/** The query reads something of a tournament: it is a field of `Tournament`. */
export const OnTournament = (as: string, node: Pick<InGraph, 'node'> = {}): MethodDecorator =>
  inGraph({ edges: [{ of: 'Tournament', as, given: { tournamentId: 'id' } }], root: 'none', ...node });

/** The query reads something of a hand: it is a field of `Hand` and of `HandSummary`. */
export const OnHand = (as: string, { root = 'none', ...node }: Partial<Pick<InGraph, 'root' | 'node'>> = {}): MethodDecorator =>
  inGraph({ edges: ['Hand', 'HandSummary'].map((of) => ({ of, as, given: { handId: 'id' } })), root, ...node });

/** The place of a query in the graph; undefined where it has none. */
const placeOf = ({ extensions }: Field): InGraph | undefined => extensions['graph'] as InGraph | undefined;

/** The name of the query that a field asks; null where it asks none. */
export const queryAskedBy = ({ extensions }: Pick<Field, 'extensions'>): string | null =>
  (extensions['asks'] as string | undefined) ?? null;

/** How a node of a type is found. */
export interface NodeQuery {
  readonly query: Field;
  readonly by: readonly string[];
}

/** How nodes are found, by type. Kept in the schema, as queries that stand at no root are found by it too. */
export const nodeQueriesOf = ({ extensions }: GraphQLSchema): ReadonlyMap<string, NodeQuery> =>
  (extensions['nodes'] as ReadonlyMap<string, NodeQuery> | undefined) ?? new Map();

/** Makes the edges. To be called before the schema is sorted, and after all else that changes how queries are resolved. */
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
    // A parent that was read at a position, or as of a moment, hands that on.
    args: query.args.filter(({ name }) => given[name] === undefined && name !== 'atLeast'),
    extensions: { ...query.extensions, asks: query.name },
    resolve: (parent, args: Arguments, context, info) => {
      const source = parent as Readonly<Record<string, unknown>>;
      const handedOn = Object.fromEntries(Object.entries(given).map(([argument, property]) => [argument, source[property]]));
      // A parent may name nothing, such as a tournament without a club.
      if (Object.values(handedOn).some((value) => value == null)) return null;
      const then = source['asOf'] == null ? {} : { asOf: source['asOf'] };
      return resolve!(undefined, { ...then, ...args, ...handedOn, atLeast: source['atLeast'] }, context, info);
    },
  };
}
