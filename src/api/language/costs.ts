/**
 * What a field of the schema costs, declared beside it. One unit is about a microsecond. `server/cost` adds the fields of an operation up.
 */
import { Extensions } from '@nestjs/graphql';
import type { GraphQLField } from 'graphql';

/**
 * How the cost of an answered query is worked out. `reading`: from the rows and events that were read. `tables`: from its weight, scaled by how many
 * tables the tournament has. `weight`: from its weight alone.
 */
export type SettledBy = 'reading' | 'tables' | 'weight';

export interface FieldCost {
  /**
   * What it takes to work the field out, beside what is selected of it: measured with the longest inputs, and with tournaments of a hundred tables.
   * Left out: 1, and for a query what any query weighs.
   */
  readonly weight?: number;
  /** How many entries its list has in a large tournament or a long hand, at the most; `page`: as many as its parent was asked to have. */
  readonly entries?: number | 'page';
  /** What each row of its page costs before anything is selected of it. Left out: 1. */
  readonly row?: number;
  /** Left out: `reading` for a query, `weight` for any other field. */
  readonly settledBy?: SettledBy;
}

/** A query that folds a tournament's own stream, which may be thousands of events long: of those of a list, few are kept folded. */
export const TOURNAMENT_FOLD = 800;

/** Declares what a field costs, where that is more than to read it. Every list declares its `entries`: the program does not start without. */
export const Costs = (cost: FieldCost): MethodDecorator & PropertyDecorator => Extensions({ cost });

/** What a field declares; undefined where it declares nothing. */
export const declaredCostOf = ({ extensions }: Pick<GraphQLField<never, never>, 'extensions'>): FieldCost | undefined =>
  extensions['cost'] as FieldCost | undefined;
