/**
 * What can happen to single cards of the deal: a random command of each kind.
 */
import { ExposedBy, SeenBy } from '../../events/hand-deal-cards.js';
import type { DealtCardCommand } from '../../commands/hand/dealt-cards.js';
import type { HandState } from '../../src/hand/state.js';
import type { Dice } from './dice.js';
import type { Maker } from './maker.js';

export const dealtCardMakers: { readonly [Type in DealtCardCommand['type']]: Maker<Extract<DealtCardCommand, { type: Type }>> } = {
  ReportExposedCard: ({ seat, dice, deck, state }) => ({
    type: 'ReportExposedCard',
    ...dealtTo(seat, state, dice),
    cause: dice.pick(ExposedBy.options),
    card: deck.known && dice.either() ? (deck.deal(1)[0] ?? null) : null,
  }),
  ReplaceExposedCards: () => ({ type: 'ReplaceExposedCards' }),
  ReportBoxedCard: ({ seat, dice, deck }) => ({
    type: 'ReportBoxedCard',
    duringInitialDeal: dice.either(),
    count: dice.from(1, 2),
    cards: deck.known && dice.either() ? deck.deal(1) : [],
    nextSeat: dice.either() ? seat : null,
    foldsInfluenced: dice.pick([null, true, false]),
  }),
  ReportFallenCard: ({ seat, dice, deck, state }) => ({
    type: 'ReportFallenCard',
    ...dealtTo(seat, state, dice),
    cause: dice.pick(['dealer', 'player'] as const),
    afterDeal: dice.pick([null, true, false]),
    card: deck.known && dice.either() ? (deck.deal(1)[0] ?? null) : null,
  }),
  ReportFlashedCard: ({ seat, other, dice, state }) => ({
    type: 'ReportFlashedCard',
    ...dealtTo(seat, state, dice),
    cause: dice.pick(['dealer', 'player'] as const),
    seenBy: dice.pick(SeenBy.options),
    touchedByOwner: dice.either(),
    ownerKeeps: dice.pick([null, true, false]),
    chosenBy: dice.onceIn(4) ? other : null,
  }),
  ReportMixedDeadCard: ({ seat, state, dice }) => ({
    type: 'ReportMixedDeadCard',
    seat: state.incidents?.deal.spoilt.at(-1)?.seat ?? seat,
    liveCardIdentifiable: dice.either(),
  }),
  CompleteButtonHand: ({ seat, state, dice }) => ({
    type: 'CompleteButtonHand',
    seat: dice.either() ? state.start!.button : seat,
    count: dice.pick([null, 0, 1]),
  }),
  TakeBackExtraCard: ({ seat, state, dice }) => ({
    type: 'TakeBackExtraCard',
    seat: dice.either() ? (state.start!.smallBlindSeat ?? seat) : seat,
    lastDealt: dice.under(4) > 0,
    identifiable: dice.under(4) > 0,
    seen: dice.onceIn(4),
  }),
};

/** A card of the deal; its place as it was dealt, or not counted. */
function dealtTo(seat: number, { start }: HandState, dice: Dice): { seat: number; ordinal: number | null } {
  return { seat, ordinal: dice.onceIn(4) ? null : dice.from(1, 2 * start!.seats.length) };
}
