/** What is said of a payment, whoever makes it. */
import { PaymentMethod } from '../../events/tournament-cash.js';
import { optional } from '../field.js';
import { receiptNumber, word } from '../fields.js';

export const howPaid = {
  method: optional(word('PaymentMethod', PaymentMethod.options, 'How the money changed hands; not given where nobody says it.')),
  receipt: optional(
    receiptNumber('The number of the receipt, such as "R17": at most four letters, then digits, "-" or "/", at most 19 characters.'),
  ),
};

/** What a command says of its payment. */
export interface HowPaid {
  readonly method?: PaymentMethod | undefined;
  readonly receipt?: string | undefined;
}
