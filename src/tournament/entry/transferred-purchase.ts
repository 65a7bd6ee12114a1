/**
 * A rebuy or an add-on that was recorded for the wrong player, whose chips are lost: the player who bought it has it, and owes it. The chips stay
 * where the hands and the counts have them.
 */
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import { type InPlay, isIn, outOf } from '../state.js';
import { countBought, purchasesOf } from '../state/entry.js';

export function decidePurchaseTransfer(command: CommandOf<'TransferPurchase'>, tournament: InPlay): TournamentDecision {
  const { playerId, toPlayer, purchase, reason } = command;
  for (const id of [playerId, toPlayer]) {
    if (!isIn(tournament, id) && outOf(tournament, id) === undefined) return refuse('UNKNOWN_PLAYER', { playerId: id });
  }
  if (playerId === toPlayer) return refuse('PLAYER_REPEATED', { playerId });
  const [from, to] = [purchasesOf(tournament.entry, playerId), purchasesOf(tournament.entry, toPlayer)];
  if (countBought(from, purchase) === 0) return refuse('NOTHING_BOUGHT', { playerId, purchase });
  if (purchase === 'addOn' && to.addOn) return refuse('ADDON_TAKEN', { playerId: toPlayer });
  const most = tournament.settings.entry?.rebuys?.most ?? 0;
  if (purchase === 'rebuy' && to.rebuys >= most) return refuse('NO_REBUY_LEFT', { playerId: toPlayer, most });
  // What is owed goes along; what was paid, the buyer has paid.
  const debt = Math.min(from.owed, 1);
  return {
    events: [
      { type: 'PurchaseTransferred', data: { playerId, toPlayer, purchase, owed: from.owed - debt, toOwed: to.owed + debt, reason } },
    ],
  };
}
