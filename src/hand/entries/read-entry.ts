/**
 * The command that an entry of a list stands for.
 */
import type { HandCommand } from '../../../commands/hand.js';
import type { HandEntry } from '../../../commands/hand/entry.js';

/** @returns undefined where not exactly one thing is given */
export function readEntry({ act, board, holeCards, tabled, mucked, winners, ruling, result }: HandEntry): HandCommand | undefined {
  const commands: (HandCommand | undefined)[] = [];
  if (act != null) commands.push(readAct(act));
  if (board != null) commands.push({ type: 'DealBoard', street: board.street, cards: board.cards ?? null });
  if (holeCards != null) commands.push({ type: 'RecordHoleCards', ...holeCards });
  if (tabled != null) commands.push({ type: 'TableHand', ...tabled });
  if (mucked != null) commands.push({ type: 'MuckHand', seat: mucked });
  if (winners != null) commands.push({ type: 'DeclareWinners', winners });
  if (ruling != null) commands.push({ type: 'RuleOnAction', ...ruling });
  if (result != null) commands.push({ type: 'RecordHandResult', ...result });
  return commands.length === 1 ? commands[0] : undefined;
}

function readAct({ seat, action, gesture }: NonNullable<HandEntry['act']>): HandCommand | undefined {
  if (action == null) return gesture == null ? undefined : { type: 'Act', seat, gesture };
  return gesture == null ? { type: 'Act', seat, action } : undefined;
}
