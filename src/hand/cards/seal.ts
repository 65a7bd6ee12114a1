/**
 * What takes the place of a hole card in a hand that is decided on for those who do not see it: a text that is no card, and equal to none.
 */

/** From the private use area: no typed text and no card begins with it. */
const SEAL = '\uE0F0';

export const makeSeal = (number: number): string => `${SEAL}${number}`;

export const isSeal = (card: string): boolean => card.startsWith(SEAL);

/** Whether cards of a seat are on record that whoever asks does not see. */
export const areSealed = (cards: readonly string[] | null): boolean => cards !== null && cards.some(isSeal);
