/**
 * One hand from its seed: legal acts, errors of the deal and of the board, hands that die, claims, rulings and entries that were typed
 * wrongly, in random order, until the hand is completed. What must always hold is checked after every event.
 */
import { validateEvent } from '../../events/catalogue.js';
import type { HandEvent } from '../../events/hand.js';
import type { IncidentOption, IncidentQuestion } from '../../events/hand-incidents.js';
import type { Card } from '../../events/values.js';
import type { HandCommand } from '../../commands/hand.js';
import type { Refusal } from '../../src/decider.js';
import { dealOf } from '../../src/hand/deal/spoilt-cards.js';
import { handDecider } from '../../src/hand/decider.js';
import { countChipsInPlay } from '../../src/hand/pots/pots.js';
import type { HandState } from '../../src/hand/state.js';
import type { HandStart } from '../../commands/hand/start.js';
import { correctionCommand } from './corrections.js';
import { Dice } from './dice.js';
import { incidentCommand, pressingCommand } from './incidents.js';
import { Deck, plainCommand, randomStart } from './plain-play.js';

/** A hand that is longer than this does not end. */
const MOST_COMMANDS = 400;
/** From here on nothing disturbs the hand. */
const QUIET_AFTER = 120;

export type Ending = 'completed' | 'cancelled' | 'replayed';

export interface SoakedHand {
  readonly ending: Ending;
  readonly events: readonly HandEvent[];
  readonly commands: number;
  /** Each refusal, as it was given. */
  readonly refused: readonly Refusal[];
  /** The rulebook of the hand. */
  readonly book: string;
}

/** What went wrong in the hand of a seed, and the commands that led there. */
export class SoakFailure extends Error {
  constructor(
    readonly seed: number,
    what: string,
    readonly commands: readonly HandCommand[],
  ) {
    super(`seed ${seed}: ${what}`);
  }
}

export interface SoakOptions {
  /** Every event is checked against its published schema too: ten times slower. */
  readonly schemas?: boolean;
  /** Is given each decision, with the state before it. */
  readonly onDecision?: (command: HandCommand, state: HandState, events: readonly HandEvent[]) => void;
}

/** @throws SoakFailure where something does not hold */
export function soakHand(seed: number, { schemas = false, onDecision = () => undefined }: SoakOptions = {}): SoakedHand {
  const dice = new Dice(seed);
  const start = randomStart(dice);
  const troubled = dice.from(0, 5);
  let deck = new Deck(dice);
  const commands: HandCommand[] = [];
  const events: HandEvent[] = [];
  const refused: Refusal[] = [];
  let refusal = '';
  let owed: HandCommand | null = null;
  let state = handDecider.initialState;
  const fail = (what: string): never => {
    throw new SoakFailure(seed, what, commands);
  };
  const give = (command: HandCommand): boolean => {
    commands.push(command);
    const decision = decideSafely(command, state, fail);
    if (decision.refusal !== undefined) {
      refused.push(decision.refusal);
      deck.settle(false);
      refusal = decision.refusal.code;
      owed = answerTo(decision.refusal, command, deck);
      return false;
    }
    deck.settle(true);
    owed = null;
    onDecision(command, state, decision.events);
    for (const event of decision.events) {
      if (schemas) validateEvent(event);
      state = handDecider.evolve(state, event);
      events.push(event);
      const broken = brokenBy(state, state.start ?? start, event);
      if (broken !== null) fail(broken);
      if (event.type === 'HandRedealt') deck = new Deck(dice);
    }
    return decision.events.length > 0;
  };

  give({ type: 'StartHand', hand: start });
  let stuck = 0;
  while (state.phase !== 'completed') {
    if (commands.length > MOST_COMMANDS) fail(`does not end: ${state.phase}, ${JSON.stringify(state.incidents)}`);
    const disturbed = commands.length < QUIET_AFTER && dice.under(10) < troubled;
    const corrected = commands.length < QUIET_AFTER && dice.onceIn(30);
    const command =
      (corrected ? correctionCommand(state, dice) : null) ??
      (disturbed ? incidentCommand(state, dice, deck) : owed) ??
      pressingCommand(state, dice, deck) ??
      plainCommand(state, dice, deck);
    if (command === null) return fail(`nothing can be done: ${state.phase}, ${JSON.stringify(state.incidents)}`);
    const effective = give(command);
    stuck = effective || disturbed || corrected ? 0 : stuck + 1;
    if (stuck > 20) fail(`is stuck: ${command.type} is refused again and again, ${refusal}`);
  }
  for (let late = dice.under(4); late > 0; late--) {
    const command = dice.onceIn(3) ? correctionCommand(state, dice) : incidentCommand(state, dice, deck);
    if (command !== null) give(command);
  }
  return { ending: endingOf(events), events, commands: commands.length, refused, book: start.rulebook.id };
}

/** The answer of a table to a refusal: the director's proposed answer, cards as shown before. */
function answerTo({ code, parameters }: Refusal, refused: HandCommand, deck: Deck): HandCommand | null {
  switch (code) {
    case 'TD_RULING_REQUIRED': {
      const {
        question,
        seat = null,
        default: option,
      } = parameters as { question: IncidentQuestion; seat?: number | null; default: IncidentOption };
      return { type: 'RuleOnIncident', question, seat, option, reason: 'as the book proposes' };
    }
    case 'HAND_FOR_HAND_WAIT':
      return { type: 'TurnUpAllInHands', otherTablesFinished: true };
    case 'CORRECTED_CARDS_CONTRADICTED':
      return refused.type === 'CorrectBoard' ? { ...refused, cards: null } : null;
    case 'DECLARATION_CONTRADICTED': {
      if (refused.type !== 'DeclareWinners') return null;
      const { pot, byCards } = parameters as { pot: number; byCards: readonly number[] };
      return { ...refused, winners: refused.winners.map((each) => (each.pot === pot ? { pot, seats: byCards } : each)) };
    }
    case 'HOLE_CARDS_CONTRADICTED': {
      const known = parameters['known'] as readonly Card[];
      return refused.type === 'TableHand' ? { ...refused, cards: [...known, ...deck.deal(2 - known.length)] as [Card, Card] } : null;
    }
    default:
      return null;
  }
}

function decideSafely(command: HandCommand, state: HandState, fail: (what: string) => never): ReturnType<typeof handDecider.decide> {
  try {
    return handDecider.decide(command, state);
  } catch (error) {
    return fail(`${command.type} threw: ${(error as Error).stack ?? String(error)}`);
  }
}

/** What no longer holds after an event; null while all does. */
function brokenBy(state: HandState, start: HandStart, { type }: HandEvent): string | null {
  const chips = start.seats.reduce((sum, { stack }) => sum + stack, 0);
  const now = state.stacks.reduce((sum, stack) => sum + stack, 0) + countChipsInPlay(state);
  if (now !== chips) return `${type} leaves ${now} chips of ${chips}`;
  const short = state.stacks.findIndex((stack) => stack < 0 || !Number.isInteger(stack));
  if (short >= 0) return `${type} leaves seat ${start.seats[short]!.seat} with ${state.stacks[short]!}`;
  const owing = state.bets.findIndex((bet) => bet < 0);
  if (owing >= 0) return `${type} leaves ${state.bets[owing]!} in front of seat ${start.seats[owing]!.seat}`;
  const { spoilt, boxedCards } = dealOf(state);
  const dead = spoilt.flatMap(({ card, fate }) => (card === null || fate !== 'replaced' ? [] : [card]));
  const inHands = state.holeCards.flatMap((hole) => hole ?? []);
  const cards = [...state.board.flatMap((street) => street ?? []), ...inHands, ...dead, ...boxedCards];
  const twice = cards.find((card, k) => cards.indexOf(card) !== k);
  if (twice !== undefined) return `${type} leaves ${twice} in two places`;
  if (state.phase === 'betting' && state.turn >= 0 && ((state.live >> state.turn) & 1) === 0)
    return `${type} gives the turn to a dead hand`;
  if (state.phase === 'completed' && countChipsInPlay(state) !== 0)
    return `${type} completes the hand with ${countChipsInPlay(state)} chips in the middle`;
  return null;
}

/** A hand that was dealt again counts as replayed; one whose pot was shared or returned without a new deal as cancelled. */
function endingOf(events: readonly HandEvent[]): Ending {
  if (events.some(({ type }) => type === 'HandRedealt')) return 'replayed';
  return events.some((event) => event.type === 'HandVoided' || (event.type === 'PotAwarded' && event.data.basis === 'shared'))
    ? 'cancelled'
    : 'completed';
}
