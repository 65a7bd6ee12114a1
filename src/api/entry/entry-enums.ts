/**
 * The enumerations of entries.
 */
import { enumeration } from '../language/enums.js';

export const PurchaseKindEnum = enumeration('PurchaseKind', 'What a player can buy after the first entry.', {
  rebuy: 'Chips again at the seat; of several the last.',
  addOn: 'The add-on.',
  reEntry: 'Another entry; of several the last.',
});
