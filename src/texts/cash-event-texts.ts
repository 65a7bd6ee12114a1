/**
 * What the cash desk pays out, each event in one short line.
 */
import type { cashEvents, PaymentMethod } from '../../events/tournament-cash.js';
import { type EventTexts } from './event-phrases.js';
import type { Sentence } from './sentences.js';

/** How money changes hands, as it stands after a sum. */
export const paymentMethods: Readonly<Record<PaymentMethod, Sentence>> = {
  cash: { en: 'cash', fr: 'espèces' },
  card: { en: 'card', fr: 'carte' },
  transfer: { en: 'transfer', fr: 'virement' },
  other: { en: 'another way', fr: 'autre moyen' },
};

interface Said {
  readonly method?: PaymentMethod | undefined;
  readonly receipt?: string | undefined;
}

/** “ (cash, receipt R17)”; nothing where nothing was said. */
export function paidHow({ method, receipt }: Said): Sentence {
  if (method === undefined && receipt === undefined) return { en: '', fr: '' };
  const phrase = (language: 'en' | 'fr', word: string): string =>
    ` (${[...(method === undefined ? [] : [paymentMethods[method][language]]), ...(receipt === undefined ? [] : [`${word} ${receipt}`])].join(', ')})`;
  return { en: phrase('en', 'receipt'), fr: phrase('fr', 'reçu') };
}

export const cashEventTexts: EventTexts<typeof cashEvents> = {
  RefundGiven({ payout, playerId, cents, ...said }, { player, money }) {
    const how = paidHow(said);
    return {
      en: `payout ${payout}: ${player(playerId)} gets ${money(cents)} back${how.en}`,
      fr: `versement n° ${payout} : ${money(cents)} à ${player(playerId)}, en remboursement${how.fr}`,
    };
  },
  PrizePaid({ payout, playerId, cents, ...said }, { player, money }) {
    const how = paidHow(said);
    return {
      en: `payout ${payout}: ${player(playerId)} gets ${money(cents)} of the prizes${how.en}`,
      fr: `versement n° ${payout} : ${money(cents)} à ${player(playerId)}, au titre des prix${how.fr}`,
    };
  },
  PayoutWithdrawn: ({ payout, playerId, cents }, { player, money }) => ({
    en: `payout ${payout} is taken back: ${money(cents)} to ${player(playerId)}`,
    fr: `versement n° ${payout} annulé : ${money(cents)} à ${player(playerId)}`,
  }),
};
