/**
 * What fields cost that cost more than to read them, and how long lists are that nobody asks a page of. One unit is about a microsecond.
 * What is not declared weighs one, and a list that is not declared has a few entries.
 */
import type { GraphQLCompositeType } from 'graphql';

/** What it takes to work a field out, beside what is selected of it. */
const weights: Readonly<Record<string, number>> = {
  'EventTypeInfo.schema': 40,
};

const ENTRIES = 5;

/** How many entries lists have in a large tournament, or a long hand. */
const entries: Readonly<Record<string, number>> = {
  'Query.eventCatalogue': 150,
};

/** The weight of a field. */
export function weightOf(parent: GraphQLCompositeType, field: string): number {
  return weights[`${parent.name}.${field}`] ?? 1;
}

/** How many entries a list has. @param page how many a page was asked to have, in a connection */
export function entriesOf(parent: GraphQLCompositeType, field: string, page: number | null): number {
  if (page !== null && (field === 'nodes' || field === 'edges')) return page;
  return entries[`${parent.name}.${field}`] ?? ENTRIES;
}
