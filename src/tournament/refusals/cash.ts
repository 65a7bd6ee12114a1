/**
 * Why a tournament refuses what is asked of it about money that the cash desk gives out. Sums are in cents.
 */
import type { SentencesOf } from '../../decider.js';

export interface CashRefusals {
  /** `playerId`: nothing is due back to them. */
  NO_REFUND_DUE: { playerId: string };
  /** `playerId`: no prize is due to them now. */
  NO_PRIZE_DUE: { playerId: string };
  /** `playerId`, `given`, `due`: more was given than is due to them. */
  MORE_THAN_DUE: { playerId: string; given: number; due: number };
  /** `playerId`, `payout`: nothing was paid out to them under this number. */
  UNKNOWN_PAYOUT: { playerId: string; payout: number };
}

/** What a person reads of each. */
export const cashSentences: SentencesOf<CashRefusals> = {
  NO_REFUND_DUE: {
    en: 'Nothing is due back to {playerId}. A payment that was recorded by mistake is taken back (withdrawEntryPayment, withdrawPayment).',
    fr: 'Rien n’est à rembourser à {playerId}. Un paiement saisi par erreur se retire (withdrawEntryPayment, withdrawPayment).',
  },
  NO_PRIZE_DUE: {
    en: 'No prize is due to {playerId}. Places are paid once late entry and purchases are over and the player is out.',
    fr: 'Aucun prix n’est à verser à {playerId}. Une place se paie après l’élimination, une fois les entrées tardives et les achats clos.',
  },
  MORE_THAN_DUE: {
    en: '{given:money} is more than is due to {playerId}: {due:money}. Give that or less.',
    fr: '{given:money}, c’est plus que ce qui revient à {playerId} : {due:money}. Indiquez ce montant ou moins.',
  },
  UNKNOWN_PAYOUT: {
    en: 'Nothing was paid out to {playerId} under number {payout}. The cash desk shows the numbers (cashDesk).',
    fr: 'Rien n’a été versé à {playerId} sous le numéro {payout}. La caisse montre les numéros (cashDesk).',
  },
};
