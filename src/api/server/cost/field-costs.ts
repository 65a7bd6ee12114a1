/** The price of each schema field: declared by `@Costs`, or the default. Mutations: `command-costs.ts`. */
import { getNullableType, type GraphQLField, type GraphQLSchema, isListType, isObjectType } from 'graphql';
import { queryAskedBy } from '../../graph/edges.js';
import { declaredCostOf, type FieldCost } from '../../language/costs.js';
import { costOfCommand } from './command-costs.js';

type Field = Pick<GraphQLField<unknown, unknown>, 'name' | 'extensions'>;

/** A query reads at least one view row, or folds a cached stream. */
const QUERY = 100;
/**
 * A field at a past moment folds the events since the last kept moment of the tournament: about sixty in a club night, hundreds in a long
 * one.
 */
export const MOMENT = 3_000;
/** The arguments for a moment. */
export const momentArguments: ReadonlySet<string> = new Set(['asOf', 'since']);

/** @param parent the name of its type. Introspection: `introspection-cost.ts` */
export function priceOf(parent: string, field: Field): Required<Omit<FieldCost, 'whenIdle'>> {
  const isQuery = parent === 'Query' || queryAskedBy(field) !== null;
  const { weight, entries = 1, row = 1, settledBy = isQuery ? 'reading' : 'weight' } = declaredCostOf(field) ?? {};
  return { weight: weight ?? defaultWeightOf(parent, field.name, isQuery), entries, row, settledBy };
}

const defaultWeightOf = (parent: string, name: string, isQuery: boolean): number =>
  parent === 'Mutation' ? costOfCommand(name) : isQuery ? QUERY : 1;

/** The cost of a selection of an unknown field, which other rules refuse. */
export const weightOfUnknown = (parent: string, name: string): number => defaultWeightOf(parent, name, parent === 'Query');

/** The number of entries of a list. @param page the requested page size, in a connection */
export function entriesOf({ entries }: Required<Omit<FieldCost, 'whenIdle'>>, page: number | null): number {
  return entries === 'page' ? (page ?? 1) : entries;
}

/** A list declares no length, so the program does not start. */
export class PriceGap extends Error {
  readonly code = 'PRICE_GAP';
  override readonly name = 'PriceGap';
}

/** @throws PriceGap when a list has no declared length */
export function withPrices(schema: GraphQLSchema): GraphQLSchema {
  const gaps = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) || type.name.startsWith('__')) return [];
    const lists = Object.values(type.getFields()).filter((field) => isListType(getNullableType(field.type)));
    return lists.filter((field) => declaredCostOf(field)?.entries === undefined).map(({ name }) => `${type.name}.${name}`);
  });
  if (gaps.length === 0) return schema;
  throw new PriceGap(`nobody has said how long ${gaps.join(', ')} can be: put @Costs({ entries }) beside the field`);
}
