/**
 * Decides how much a raise must be, and to whom short all-ins leave the betting open.
 * Two small functions, apart from the rest because rulebooks differ on them.
 * Hard-coded, because all five books agree: `blinds.bigBlindIsABet`, `blinds.smallBlindIsABet`, `minRaise.floorIncrement`,
 * `minRaise.resetsEachStreet`, `minRaise.afterShortAllIn`, `shortAllIn.isARaise`, `shortAllIn.callAmount`, `reopen.cumulative`,
 * `reopen.threshold`, `reopen.blockedPlayers`, `reopen.notYetActed`, `reopen.afterLaterFullRaise`, `reopen.minRaiseTo`,
 * `allInBelowBB.preflop.callAmount`, `allInBelowBB.preflop.minRaiseTo`, `allInBelowBB.postflop.callAmount`,
 * `allInBelowBB.postflop.minRaiseTo`, `ante.anteOnlyBigBlind.callAmount`.
 */

/**
 * What the next raise must at least add, after a wager to `to` over `currentBet`, in chips. A full wager sets it: to its own
 * increment (RO 9.6: 150 to 250, then 350), or, where raises double (`doubling`; RC 47-A, MO 8.8: 100, 200, then 400), to its
 * total. A short all-in leaves it as it was (RO 9.8: over a bet of 100, all-in 150, then 250 at least).
 */
export function findIncrement(doubling: boolean, currentBet: number, increment: number, to: number): number {
  const raised = to - currentBet;
  if (raised < increment) return increment;
  return doubling ? to : raised;
}

/**
 * Whether a seat may raise. One that has acted on this street may do so only when it faces at least the increment that was
 * in force after its own last action: by one full raise or by several short all-ins together (RO 9.21).
 * @param incrementWhenActed chips; 0 for a seat that has not acted on this street
 * @param faced what stands between its bet and the current bet, in chips
 */
export function isRaiseOpen(incrementWhenActed: number, faced: number): boolean {
  return incrementWhenActed === 0 || faced >= incrementWhenActed;
}
