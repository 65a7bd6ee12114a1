/** The cost of a schema field, declared beside it. One unit is about a microsecond. `server/cost` adds up the fields of an operation. */
import { Extensions } from '@nestjs/graphql';
import type { GraphQLField } from 'graphql';

/**
 * How the cost of an answered query is computed. `reading`: from the rows and events read. `tables`: from its weight, scaled by the
 * tournament's tables. `weight`: from its weight alone.
 */
export type SettledBy = 'reading' | 'tables' | 'weight';

export interface FieldCost {
  /**
   * The cost of the field without its selections, measured with the longest inputs and with tournaments of a hundred tables. Default: 1,
   * and the common weight for a query.
   */
  readonly weight?: number;
  /** The most entries of its list in a large tournament or a long hand; `page`: the requested page size of its parent. */
  readonly entries?: number | 'page';
  /** The cost of each row before selections. Default: 1. */
  readonly row?: number;
  /** The cost of the whole operation when the field is its only one and nothing was there to read: for queries that programs repeat. */
  readonly whenIdle?: number;
  /** Default: `reading` for a query, `weight` for any other field. */
  readonly settledBy?: SettledBy;
}

/** For a query that folds a tournament's stream, which may have thousands of events: few tournaments of a list are cached. */
export const TOURNAMENT_FOLD = 800;

/** Declares the cost of a field that is more than a read. Every list must declare its `entries`, or the program does not start. */
export const Costs = (cost: FieldCost): MethodDecorator & PropertyDecorator => Extensions({ cost });

/** The declared cost of a field; undefined for none. */
export const declaredCostOf = ({ extensions }: Pick<GraphQLField<never, never>, 'extensions'>): FieldCost | undefined =>
  extensions['cost'] as FieldCost | undefined;
