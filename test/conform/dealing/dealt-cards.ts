/**
 * What the dealing cases say of single cards of the deal, in the hand's own terms: turned up, fallen, seen, face up in the deck, missing or
 * one too many.
 */
import type { HandCommand } from '../../../commands/hand.js';
import { dealOf } from '../../../src/hand/deal/spoilt-cards.js';
import { handDecider } from '../../../src/hand/decider.js';
import { deckOf } from '../../../src/hand/cards/places.js';
import { cardOf } from './cards.js';
import type { When } from './shape.js';
import { sameCommand, sameFields } from './every-room.js';
import { type CommandReader, type DealingPlay, type EventReader, type StateReader, instant } from './play.js';

/** The last card of a deal of which the case tells no instant. */
const LAST_CARD_AT = '20:01:00';

/** Cards that were turned up, or lay face up, before the case begins. */
export function inDeal(play: DealingPlay): void {
  const { exposures = [], boxedInDeal: count } = play.given;
  for (const { ordinal, seat, cause, card } of exposures) {
    play.bring({ type: 'ReportExposedCard', ordinal, seat, cause: cause as 'dealer', card: named(card) });
  }
  if (count !== undefined) play.bring({ type: 'ReportBoxedCard', duringInitialDeal: true, count });
}

const named = (label: string | undefined) => (label === undefined ? null : cardOf(label));

const countIn = ({ given }: DealingPlay, seat: number): number | null => given.cards?.[String(seat)] ?? null;

/** The exchange, and the end of the deal where the case says that all cards were dealt. */
function* replaceExposedCards(_when: When, { given }: DealingPlay): Generator<HandCommand> {
  yield { type: 'ReplaceExposedCards' };
  if (given['initialDealComplete'] === true) yield { type: 'CompleteDeal', at: instant(LAST_CARD_AT) };
}

export const commands: Readonly<Record<string, CommandReader>> = {
  ReportExposedCard: (when) => [sameCommand(when, { card: named(when.card) })],
  ReplaceExposedCards: replaceExposedCards,
  ReportBoxedCard: (when) => [sameCommand(when)],
  ReportFallenCard: (when) => [sameCommand(when)],
  ReportFlashedCard: (when) => [sameCommand(when)],
  ReportMixedDeadCard: (when) => [sameCommand(when)],
  CompleteButtonHand: ({ seat = 0 }, play) => [{ type: 'CompleteButtonHand', seat, count: countIn(play, seat) }],
  TakeBackExtraCard: ({ seat = 0 }, { given }) => [
    {
      type: 'TakeBackExtraCard',
      seat,
      lastDealt: given['extraWas'] === 'lastDealt',
      identifiable: given['extraIdentifiable'] === true,
      seen: (given['extraSeenBy'] as readonly number[] | undefined)?.length !== 0,
    },
  ],
};

export const events: Readonly<Record<string, EventReader>> = {
  CardPlays: sameFields('CardPlays'),
  CardDeclaredDead: sameFields('CardDeclaredDead'),
  ReplacementDue: (event) => (event.type === 'ReplacementDue' ? { ...event.data, card: event.data.slot } : null),
  ExposedCardReplaced: (event) => (event.type === 'ExposedCardReplaced' ? { ...event.data, card: event.data.slot } : null),
  DeadCardSeparated: sameFields('DeadCardSeparated'),
  BoxedCardSetAside: sameFields('BoxedCardSetAside'),
  DealContinues: sameFields('DealContinues'),
  ButtonHandCompleted: (event) =>
    event.type === 'ButtonHandCompleted' ? { seat: event.data.seat, card: event.data.slots.join(' ') } : null,
  ExtraCardTakenBack: sameFields('ExtraCardTakenBack'),
};

const NOT_MENDED = new Set(['MISDEAL_REQUIRED', 'EXCEPTION_NOT_IN_RULEBOOK', 'CARD_NOT_IDENTIFIABLE']);

export const states: Readonly<Record<string, StateReader>> = {
  boxed: ({ hand }) => dealOf(hand.state).boxed,
  /** The hand is not mended, and a misdeal for its number of cards is taken. */
  misdealDue: (play) => {
    const { refusal, stated, hand } = play;
    const seat = stated.when.at(-1)?.seat ?? 0;
    const declared = handDecider.decide({ type: 'DeclareMisdeal', cause: 'wrongCount', seats: [seat] }, hand.state);
    return NOT_MENDED.has(refusal?.code ?? '') && declared.refusal === undefined;
  },
  nextBurn: ({ hand }) => deckOf(hand.state, 'flop').slot(0),
  flop: ({ hand }) => [1, 2, 3].map((n) => deckOf(hand.state, 'flop').slot(n)),
};
