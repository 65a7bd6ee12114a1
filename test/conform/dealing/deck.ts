/**
 * What the dealing cases say of the board and the deck, in the hand's own terms. The kit does what our procedure prescribes with the stub
 * of the case, card by card, and enters what then lies open.
 */
import type { BoardStreet, ProcedureStep } from '../../../events/hand-deck.js';
import type { HandEvent } from '../../../events/hand.js';
import type { Card } from '../../../events/values.js';
import type { HandCommand } from '../../../commands/hand.js';
import { handDecider } from '../../../src/hand/decider.js';
import { BOARD_STREETS, cardCountOf, deckOf } from '../../../src/hand/cards/places.js';
import type { BoardErrorRuling } from '../../../src/hand/state/deck.js';
import type { HandState } from '../../../src/hand/state.js';
import { cardOf, cardsOf as cardsOfLabels, drawnCards, labelOf } from './cards.js';
import type { Given, When } from './shape.js';
import { REASON, refusedCode, sameCommand, sameFields } from './every-room.js';
import type { CommandReader, DealingPlay, EventReader, StateReader } from './play.js';
import { skippedIn } from './roster.js';

/** Where a play keeps the cards that came out of a shuffle: nobody can say which place of the stub they had. */
const SHUFFLED = 'shuffled';

export const commands: Readonly<Record<string, CommandReader>> = {
  /** The cards that are stated, or those that should come. */
  DealBoard: ({ street, cards }, play) => {
    play.hand.finishRound();
    const dealt = cards === undefined ? cardsToCome(play.hand.state, street!) : cardsOfLabels(cards);
    return [{ type: 'DealBoard', street: street!, cards: dealt }];
  },
  ReportBoardError: reportAndPutRight,
  /** A question: the street that came too early is reported, and the record says which cards can come again. */
  *ReshuffleList(when, play) {
    yield {
      type: 'ReportBoardError',
      street: when.street!,
      kind: 'premature',
      burnKnown: true,
      cards: cardsOfLabels(play.given.wrong!.exposed),
    };
    play.hand.finishRound();
  },
  ReportBoardRemoved: (when) => [sameCommand(when)],
  ReportStubIncident: (when) => [sameCommand(when)],
  ReportDeckIrregularity: (when) => [sameCommand(when)],
  VoidHand: (when) => [sameCommand(when, { settlement: when['settlement'] ?? 'refundAll', reason: REASON })],
};

export const events: Readonly<Record<string, EventReader>> = {
  BoardErrorRuled: (event, _play, stated) =>
    event.type === 'BoardErrorRuled'
      ? { ...event.data, procedure: event.data.procedure.map((step, k) => toldStep(step, event.data.street, stepIn(stated, k))) }
      : null,
  BoardCorrected: (event, play) => (event.type === 'BoardCorrected' ? { board: labelsOn(play, stateAfter(play, event)) } : null),
  /** Bets on a street that the hand never counted go back by an event of their own. */
  BetsReturned: (event) => (event.type === 'BetsReturned' || event.type === 'EarlyBetsReturned' ? event.data : null),
  BoardRestored: sameFields('BoardRestored'),
  BoardCancelled: sameFields('BoardCancelled'),
  StubReshuffled: sameFields('StubReshuffled'),
  HandVoided: sameFields('HandVoided'),
  /** A burn is stated with the street that it comes before. */
  Burned: (event, play) => {
    if (event.type !== 'BoardDealt') return null;
    const before = stateAfter(play, event, 'before');
    const exposed = event.data.street === 'flop' && before.incidents?.deal.firstBurn === 'exposedCard';
    return { card: deckOf(before, event.data.street).slot(0), faceUpThenDown: exposed };
  },
  StreetDealt: (event) =>
    event.type === 'BoardDealt' ? { street: event.data.street, cards: (event.data.cards ?? []).map(labelOf) } : null,
};

/** A street and its burn are one event of ours. */
export const parts: ReadonlySet<string> = new Set(['Burned']);

export const states: Readonly<Record<string, StateReader>> = {
  board: (play) => labelsOn(play, stands(play)),
  burnBeforeNextStreet: ({ hand }) => {
    const next = BOARD_STREETS[hand.state.board.length];
    return next === undefined ? null : hand.state.incidents?.deck.noBurn.includes(next) !== true;
  },
  burns: ({ hand }) => BOARD_STREETS.slice(0, hand.state.board.length).map((street) => deckOf(hand.state, street).slot(0)),
  bets: ({ hand, before }) => (hand.state.bets.join() === before.bets.join() ? 'stand' : 'changed'),
  /** What is left to the first of the players who were skipped, where the street stands. */
  skipped1: ({ events }) => (events.some(({ type, data }) => type === 'RaiseRightLost' && data['seat'] === 1) ? 'foldOrCallOnly' : 'free'),
  shuffled: ({ hand }) => [...stepsOf(hand.state).flatMap((step) => (step.step === 'returnToStub' ? step.cards : [])), 'stub'],
  excluded: (play) => [
    ...stepsOf(play.hand.state).flatMap((step) => (step.step === 'burn' ? step.cards : [])),
    ...outOfTheStub(play.given).filter((label) => !canCome(play, cardOf(label)!)),
  ],
  handContinues: ({ hand }) => hand.state.phase !== 'completed' && hand.state.phase !== 'awaitingRedeal',
  replay: ({ hand }) => hand.state.phase === 'awaitingRedeal',
  dealerWarningDue: ({ hand }) =>
    hand.events.some((event) => event.type === 'InfractionNoted' && event.data.offence === 'repeatedBoardErrors'),
};

/** Cards that everybody knows: a player's who then folds, one found in the deck, one that the whole table saw. */
export function inDeal(play: DealingPlay): void {
  const [first, second, boxed, seen] = outOfTheStub(play.given).map((label) => cardOf(label)!);
  if (first === undefined || second === undefined || boxed === undefined || seen === undefined) return;
  const { hand } = play;
  const folder = hand.turn!;
  play.bring({ type: 'ReportBoxedCard', duringInitialDeal: true, count: 1, cards: [boxed] });
  play.bring({ type: 'RecordHoleCards', seat: folder, cards: [first, second] });
  play.bring({ type: 'Act', seat: folder, action: { type: 'fold' } });
  play.bring({ type: 'ReportExposedHand', seat: hand.turn!, to: 'table', intentional: false, cards: [seen] });
}

/** Errors on streets before: each is put right when it happens. */
export function onStreet(play: DealingPlay, street: BoardStreet): void {
  if (!(play.given['boardErrors'] as readonly string[] | undefined)?.includes(street)) return;
  play.bring({ type: 'ReportBoardError', street, kind: 'noBurn', orderKnown: true });
  play.bring({ type: 'CorrectBoard', street, cards: null });
}

/** Lets the skipped player act on what they saw, before anybody noticed. */
export function prepare({ hand, given }: DealingPlay): void {
  for (const act of given.actionsOfSkippedPlayers ?? []) hand.play(act);
}

/** The report, the round that was cut short, then the cards that the procedure brings. */
function* reportAndPutRight(when: When, play: DealingPlay): Generator<HandCommand> {
  const { given, hand } = play;
  const { wrong, actionsSinceError = [] } = given;
  const early = skippedIn(given).length === 0 ? [] : actionsSinceError;
  const actsSince = early.map(({ seat, action, to }) => ({ seat, action, amount: to ?? 0 }));
  const cards = wrong === undefined ? null : cardsOfLabels(wrong.exposed);
  yield sameCommand(when, { cards, ...(actsSince.length === 0 ? {} : { actsSince }) });
  const ruling = hand.state.incidents?.deck.correcting ?? null;
  if (hand.refused !== null || ruling === null) return;
  hand.finishRound();
  yield { type: 'CorrectBoard', street: ruling.street, cards: cardsBrought(ruling, play) };
}

/** The board as it stands once the round that was cut short is played out, where acts have covered a street that came too early. */
function stands(play: DealingPlay): HandState {
  const { hand, given, stated } = play;
  const street = stated.when[0]?.street;
  if (refusedCode(play) !== 'ERROR_COVERED_BY_ACTION' || street === undefined || given.wrong === undefined) return hand.state;
  if (hand.state.board.length > BOARD_STREETS.indexOf(street)) return hand.state;
  hand.finishRound();
  play.bring({ type: 'DealBoard', street, cards: cardsOfLabels(given.wrong.exposed) });
  return hand.state;
}

/** Does what the procedure says with the stub of the case; the cards that come out of a shuffle are any that can. */
function cardsBrought({ street, burned, shown, procedure }: BoardErrorRuling, play: DealingPlay): Card[] {
  const open: Card[] = [];
  const shuffled = new Set<Card>();
  let place = Math.max(...[...burned, ...shown].map((slot) => Number(slot.slice(1))));
  let mixed = false;
  let apart: readonly Card[] = [];
  const show = (card: Card, known: boolean): void => {
    open.push(card);
    if (!known) shuffled.add(card);
  };
  for (const step of procedure) {
    if (step.step === 'place') for (const slot of step.cards) show(cardOf(slot)!, true);
    else if (step.step === 'shuffleApart') apart = step.cards.map((slot) => cardOf(slot)!);
    else if (step.step === 'returnToStub') mixed ||= step.when === null;
    else if (step.step === 'drawFromApart' && step.as === street) for (const card of apart.slice(-step.n)) show(card, false);
    else if (step.step === 'dealFromStub') {
      for (let n = 0; n < step.n; n++) {
        place++;
        if (step.as === street) show(mixed ? drawnCards[n]! : cardOf(`X${place}`)!, !mixed);
      }
    }
  }
  play.notes.set(SHUFFLED, shuffled);
  return open;
}

/** A step as cases write it: a burn names its street only where it is a later one; who shuffles is stated where it matters. */
function toldStep(step: ProcedureStep, street: BoardStreet, stated: Readonly<Record<string, unknown>>): unknown {
  const fields: Record<string, unknown> = { ...step };
  if (step.step === 'burn' && step.forStreet === street) delete fields['forStreet'];
  if (step.step === 'returnToStub') {
    if (step.when === null) delete fields['when'];
    if (step.othersOf.length > 0) fields['plusOneOf'] = step.othersOf;
    delete fields['othersOf'];
  }
  if (fields['by'] === 'director') fields['by'] = 'td';
  for (const unsaid of ['by', 'faceDown']) if (stated[unsaid] === undefined) delete fields[unsaid];
  return fields;
}

function stepIn(stated: Readonly<Record<string, unknown>>, k: number): Readonly<Record<string, unknown>> {
  return (stated['procedure'] as readonly Readonly<Record<string, unknown>>[] | undefined)?.[k] ?? {};
}

/** The cards of a case that are known and out of the stub: folded, boxed, seen by the whole table. */
function outOfTheStub({ foldedHoleCards = [], boxed, seenByWholeTable = [] }: Given): string[] {
  return [...foldedHoleCards, ...(Array.isArray(boxed) ? boxed : []), ...seenByWholeTable];
}

function stepsOf({ incidents }: HandState): readonly ProcedureStep[] {
  return incidents?.deck.correcting?.procedure ?? [];
}

/** Whether the record takes a card for one of the street that comes out of the shuffled stub. */
function canCome({ hand }: DealingPlay, card: Card): boolean {
  const street = hand.state.incidents?.deck.correcting?.street ?? 'flop';
  const others = drawnCards.slice(1, cardCountOf(street));
  return handDecider.decide({ type: 'CorrectBoard', street, cards: [card, ...others] }, hand.state).refusal === undefined;
}

/** The labels of the cards on the board. */
function labelsOn(play: DealingPlay, { board }: HandState): string[] {
  const shuffled = (play.notes.get(SHUFFLED) as ReadonlySet<Card> | undefined) ?? new Set();
  return board.flatMap(
    (cards, k) =>
      cards?.map((card) => (shuffled.has(card) ? '?' : labelOf(card))) ?? Array<string>(cardCountOf(BOARD_STREETS[k]!)).fill('?'),
  );
}

/** The cards that come next from an untouched stub. */
function cardsToCome(state: HandState, street: BoardStreet): Card[] {
  const { burnsDue, slot } = deckOf(state, street);
  // The exposed card is the burn: none is taken from the stub for it.
  return Array.from({ length: cardCountOf(street) }, (_, n) => cardOf(slot(burnsDue + n))!);
}

/** The hand as it was when an event had been taken, or before. */
function stateAfter({ hand }: DealingPlay, event: HandEvent, side: 'before' | 'after' = 'after'): HandState {
  let state = handDecider.initialState;
  for (const each of hand.events) {
    if (each === event && side === 'before') return state;
    state = handDecider.evolve(state, each);
    if (each === event) return state;
  }
  return state;
}
