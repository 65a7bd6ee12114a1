/**
 * What can be asked of a tournament about where a table's button stands.
 * Pure. May import: `events/` (types), its neighbours.
 */
import type { HandId } from '../../../events/ids.js';
import type { SetPositions } from './positions.js';

/** Positions that the director orders, with his reason; without one, what he takes the rule to give. */
export interface OrderedPositions extends SetPositions {
  readonly reason?: string | undefined;
}

export type ButtonCommand =
  /** The director has drawn the seat of a table's first button himself, where the book has it drawn. */
  | { readonly type: 'DetermineFirstButton'; readonly table: number; readonly seat?: number }
  /** Given by the process manager when button and blinds of an open hand were put right; a second time gives no events. */
  | ({ readonly type: 'CorrectPositions'; readonly handId: HandId } & SetPositions);
