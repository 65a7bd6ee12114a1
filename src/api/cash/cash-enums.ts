import type { PaymentMethod } from '../../../events/tournament-cash.js';
import type { Payout, Priced } from '../../tournament/state/cash.js';
import { enumeration } from '../language/enums.js';

export const PaymentMethodEnum = enumeration<PaymentMethod>('PaymentMethod', 'How money changes hands.', {
  cash: 'Coins and notes.',
  card: 'A card.',
  transfer: 'A transfer between accounts.',
  other: 'Another way, such as a voucher.',
});

export const CashItemEnum = enumeration<Priced>('CashItem', 'What a player pays for.', {
  entry: 'An entry, the first or another.',
  rebuy: 'A rebuy.',
  addOn: 'The add-on.',
});

export const PayoutKindEnum = enumeration<Payout['kind']>('PayoutKind', 'Why money is given out.', {
  refund: 'It was paid and is due back.',
  prize: 'A prize, a share of a deal, or bounties.',
});
