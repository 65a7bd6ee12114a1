/** Enumerations of the board and the deck: errors and remedies. */
import type { BoardErrorKind, DealtAs, Handler, ProcedureStep, Settlement } from '../../../events/hand-deck.js';
import type { DeckCommand, EarlyAct, NamedVoidCause } from '../../../commands/hand/deck.js';
import { voidCauses } from '../../texts/deck-event-texts.js';
import { enumeration } from '../language/enums.js';
import { explained } from './incident-enums.js';

type KindOf<Type extends DeckCommand['type']> = Extract<DeckCommand, { readonly type: Type; readonly kind: string }>['kind'];

export const BoardErrorKindEnum = enumeration<BoardErrorKind>('BoardErrorKind', 'What went wrong with a street of the board.', {
  noBurn: 'A burn was due, and none was made.',
  twoBurns: 'There was one burn too many.',
  extraCard: 'One card too many was turned up.',
  premature: 'It was turned up before the betting of the street before it was over.',
});

export const ProcedureStepEnum = enumeration<ProcedureStep['step']>('ProcedureStepKind', 'What the person who holds the deck does.', {
  burn: 'These cards are the burn of the street.',
  keepBurn: 'This many of the cards, any of them, stay the burn.',
  place: 'These cards lie face up as the street, or as a part of it.',
  returnToStub: 'These cards go back into the stub, and the stub is shuffled.',
  shuffleApart: 'These cards are shuffled among themselves, face down.',
  drawFromApart: 'Cards are drawn from those that were shuffled among themselves.',
  dealFromStub: 'Cards come from the stub.',
  setAside: 'These cards lie next to the board until they go back.',
  finishBettingRound: 'The round that was cut short is played out first.',
  outOfPlay: 'These cards go out for the hand.',
});

export const DealtAsEnum = enumeration<DealtAs>('DealtAs', 'What a card counts as.', {
  burn: 'The burn of the street.',
  flop: 'The flop.',
  turn: 'The turn.',
  river: 'The river.',
  turnBurn: 'The burn of the turn, made already.',
  riverBurn: 'The burn of the river, made already.',
});

export const HandlerEnum = enumeration<Handler>('Handler', 'Who handles the cards.', {
  dealer: 'The dealer.',
  official: 'An official, if one is free, else the dealer.',
  director: 'The tournament director.',
});

enumeration<EarlyAct['action']>('EarlyAction', 'What a seat did on a street that was turned up too early.', {
  fold: 'It folded.',
  check: 'It checked.',
  call: 'It called.',
  bet: 'It bet.',
  raise: 'It raised.',
  allIn: 'It put all its chips in.',
});

enumeration<KindOf<'ReportStubIncident'>>('StubIncidentKind', 'What happened to the stub.', {
  mixedWithMuck: 'It can no longer be separated from discarded cards.',
  dropped: 'The stub fell.',
  revealed: 'Cards of the stub were seen.',
});

enumeration<KindOf<'ReportDeckIrregularity'>>('DeckIrregularityKind', 'What is wrong with the deck.', {
  joker: 'There is a joker in it.',
  duplicate: 'A card is in it twice.',
  oddBack: 'A card has another back.',
  missingCard: 'A card is missing from it.',
  otherCard: 'A card is in it that is not of the deck.',
  twoDecks: 'Cards of two decks were dealt in one hand.',
});

enumeration<NamedVoidCause>('VoidCause', 'Why a hand is to be ended before its time.', {
  ...explained(voidCauses),
  repeatedBoardErrors: 'Errors of the board have added up; they end no hand.',
  other: 'Something else; it ends no hand.',
});

enumeration<Settlement>('Settlement', 'What happens to the chips of a hand that is ended before its time.', {
  refundAll: 'All players get back what they put in, blinds and antes too, and the hand is dealt again.',
  split: 'Uncalled chips go back, and those still in share each pot.',
});
