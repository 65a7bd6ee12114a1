/**
 * The price of each field of the schema: what is declared beside it by `@Costs`, and what holds for a field that declares nothing. Mutations:
 * `command-costs.ts`.
 */
import { getNullableType, type GraphQLField, type GraphQLSchema, isListType, isObjectType } from 'graphql';
import { queryAskedBy } from '../../graph/edges.js';
import { declaredCostOf, type FieldCost } from '../../language/costs.js';
import { costOfCommand } from './command-costs.js';

type Field = Pick<GraphQLField<unknown, unknown>, 'name' | 'extensions'>;

/** A query reads at least one row of a view, or folds what was kept of a stream. */
const QUERY = 100;
/**
 * A field that is asked as of a moment folds the events since the last moment that is kept of the tournament: some sixty of a night of a club, some
 * hundred of a long one.
 */
export const MOMENT = 3_000;
/** The arguments that name a moment. */
export const momentArguments: ReadonlySet<string> = new Set(['asOf', 'since']);

/** Introspection, which no class declares. What is selected of it is counted while it is answered; where it is asked with others, lists are as long as can be. */
const introspection: ReadonlyMap<string, FieldCost> = new Map<string, FieldCost>([
  ['Query.__schema', { weight: 20_000 }],
  ['Query.__type', { weight: 2_000 }],
  ['__Schema.types', { entries: 500 }],
  ['__Schema.directives', { entries: 10 }],
  ['__Type.fields', { entries: 120 }],
  ['__Type.inputFields', { entries: 40 }],
  ['__Type.enumValues', { entries: 400 }],
  ['__Type.interfaces', { entries: 5 }],
  ['__Type.possibleTypes', { entries: 20 }],
  ['__Field.args', { entries: 20 }],
  ['__Directive.args', { entries: 5 }],
]);

/** @param parent the name of its type */
export function priceOf(parent: string, field: Field): Required<FieldCost> {
  const isQuery = parent === 'Query' || queryAskedBy(field) !== null;
  const {
    weight,
    entries = 1,
    row = 1,
    settledBy = isQuery ? 'reading' : 'weight',
  } = declaredCostOf(field) ?? introspection.get(`${parent}.${field.name}`) ?? {};
  return { weight: weight ?? defaultWeightOf(parent, field.name, isQuery), entries, row, settledBy };
}

const defaultWeightOf = (parent: string, name: string, isQuery: boolean): number =>
  parent === 'Mutation' ? costOfCommand(name) : isQuery ? QUERY : 1;

/** What a selection costs that names no field: other rules refuse it. */
export const weightOfUnknown = (parent: string, name: string): number => defaultWeightOf(parent, name, parent === 'Query');

/** How many entries a list has. @param page how many a page was asked to have, in a connection */
export function entriesOf({ entries }: Required<FieldCost>, page: number | null): number {
  return entries === 'page' ? (page ?? 1) : entries;
}

/** Lists say nothing of their length: the program does not start. */
export class PriceGap extends Error {
  readonly code = 'PRICE_GAP';
  override readonly name = 'PriceGap';
}

/** @throws PriceGap where a list has no declared length */
export function withPrices(schema: GraphQLSchema): GraphQLSchema {
  const gaps = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) || type.name.startsWith('__')) return [];
    const lists = Object.values(type.getFields()).filter((field) => isListType(getNullableType(field.type)));
    return lists.filter((field) => declaredCostOf(field)?.entries === undefined).map(({ name }) => `${type.name}.${name}`);
  });
  if (gaps.length === 0) return schema;
  throw new PriceGap(`nobody has said how long ${gaps.join(', ')} can be: put @Costs({ entries }) beside the field`);
}
