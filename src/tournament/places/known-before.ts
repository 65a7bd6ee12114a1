/**
 * Whether anybody knows with how many chips the players of a table began its last hand: places are ranked by them.
 */
import { handNumberOf } from '../../../events/ids.js';
import type { Running, Table } from '../state.js';

/** By the start, a count or a typed hand just before that hand. Where nobody records hands, the stacks of the start say nothing. */
export function wereStacksKnown({ chips }: Pick<Running, 'chips'>, { table, hands, settled, stacksFrom }: Table): boolean {
  const known = Math.max(chips.counted.get(table) ?? 0, settled === null ? 0 : handNumberOf(settled.handId));
  if (hands === 0) return stacksFrom === 'count' || stacksFrom === 'hand';
  return hands - 1 <= known;
}
