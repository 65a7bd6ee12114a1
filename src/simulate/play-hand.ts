/** Plays one hand of invented players: shuffles, deals, chooses actions, shows or mucks. Pure; randomness comes in as numbers. */
import type { DataOf } from '../tournament/evolve/folds.js';
import type { HandEvent } from '../../events/hand.js';
import type { Card, HoleCards } from '../../events/values.js';
import type { HandCommand } from '../../commands/hand.js';
import { handDecider } from '../hand/decider.js';
import { findLegalActions } from '../hand/betting/legal-actions.js';
import { countChipsInPlay } from '../hand/pots/pots.js';
import { strengthOf } from '../hand/cards/ranking.js';
import { waitsForOtherTables } from '../hand/betting/all-in.js';
import { indexOf, type HandState } from '../hand/state.js';
import { countAble } from '../hand/state/round.js';
import type { HandStart } from '../../commands/hand/start.js';
import { chooseAction } from './players.js';
import type { Random } from './random.js';

const deck: readonly Card[] = Array.from('23456789TJQKA').flatMap((rank) => Array.from('cdhs', (suit) => `${rank}${suit}`));
const board = [
  { street: 'flop', from: 0, to: 3 },
  { street: 'turn', from: 3, to: 4 },
  { street: 'river', from: 4, to: 5 },
] as const;

/** The probability that a player shows a beaten hand. */
const SHOWS_BEATEN = 0.3;

/** Called with every event of a hand, and the state after it. */
export type HandListener = (event: HandEvent, after: HandState) => void;

/** The events of a whole hand. @param recorded whether the recorder knows all hole cards from the start, or only tabled ones */
export function playHand(start: HandStart, random: Random, recorded: boolean): readonly HandEvent[] {
  const hand = new PlayedHand(start, random, { recorded });
  hand.playOn();
  return hand.events;
}

/** A hand played until it is over, or has to wait for other tables. */
export class PlayedHand {
  readonly events: HandEvent[] = [];
  #state: HandState = handDecider.initialState;
  readonly #hole: ReadonlyMap<number, HoleCards>;
  readonly #runout: readonly Card[];
  readonly #random: Random;
  readonly #observe: HandListener | undefined;

  constructor(start: HandStart, random: Random, { recorded = false, observe }: { recorded?: boolean; observe?: HandListener } = {}) {
    this.#random = random;
    this.#observe = observe;
    const cards = shuffle(random);
    this.#hole = new Map(start.seats.map(({ seat }, i) => [seat, [cards[2 * i], cards[2 * i + 1]] as HoleCards]));
    this.#runout = cards.slice(2 * start.seats.length, 2 * start.seats.length + 5);
    this.#give({ type: 'StartHand', hand: start });
    if (!recorded) return;
    for (const [seat, held] of this.#hole) if (!isOver(this.#state)) this.#give({ type: 'RecordHoleCards', seat, cards: held });
  }

  /** @returns whether it is over; otherwise players are all in and wait for other tables */
  playOn(): boolean {
    while (!isOver(this.#state)) {
      if (waitsForOtherTables(this.#state)) return false;
      this.#give(nextCommand(this.#state, this.#hole, this.#runout, this.#random));
    }
    return true;
  }

  /** The other tables are done. */
  release(): void {
    this.#give({ type: 'ReleaseAllInHands' });
  }

  /** Disqualifies a player during the hand. Repeating it changes nothing. */
  expel({ from, order, uncalled }: DataOf<'ExpulsionOrdered'>): void {
    this.#give({ type: 'ExpelFromHand', seat: from.seat, order, ...(uncalled === undefined ? {} : { uncalled }) });
  }

  #give(command: HandCommand): void {
    const decision = handDecider.decide(command, this.#state);
    if (decision.refusal !== undefined) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decision.refusal)}`);
    for (const event of decision.events) {
      this.#state = handDecider.evolve(this.#state, event);
      this.events.push(event);
      this.#observe?.(event, this.#state);
    }
  }
}

const isOver = (state: HandState): boolean => state.phase === 'completed';

function nextCommand(state: HandState, hole: ReadonlyMap<number, HoleCards>, runout: readonly Card[], random: Random): HandCommand {
  const legal = findLegalActions(state);
  if (legal !== null) {
    const { seat } = legal;
    const lying = state.board.flatMap((street) => street ?? []);
    const spot = { legal, hole: hole.get(seat) as HoleCards, board: lying, stack: state.stacks[indexOf(state, seat)] as number };
    const bigBlind = state.start?.stakes.bigBlind ?? 0;
    return { type: 'Act', seat, action: chooseAction({ ...spot, pot: countChipsInPlay(state), bigBlind, random }) };
  }
  const faceDown = [...hole.keys()].filter((seat) => isSet(state.live & ~state.tabled, indexOf(state, seat)));
  if (state.phase === 'awaitingBoard') {
    const [allIn] = countAble(state) < 2 ? faceDown : [];
    if (allIn !== undefined) return { type: 'TableHand', seat: allIn, cards: hole.get(allIn) as HoleCards };
    const { street, from, to } = board[state.board.length]!;
    return { type: 'DealBoard', street, cards: runout.slice(from, to) };
  }
  const seat = (state.showdownOrder ?? []).find((next) => faceDown.includes(next)) as number;
  const held = hole.get(seat) as HoleCards;
  return mayMuck(state, hole, runout, seat) && random() >= SHOWS_BEATEN
    ? { type: 'MuckHand', seat }
    : { type: 'TableHand', seat, cards: held };
}

/** A hand may be mucked when nobody is all in and a face-up hand beats it, so that it can win no pot. */
function mayMuck(state: HandState, hole: ReadonlyMap<number, HoleCards>, runout: readonly Card[], seat: number): boolean {
  if (state.allIn !== 0) return false;
  const strength = (of: number): number => strengthOf(hole.get(of) as HoleCards, runout);
  return [...hole.keys()].some((other) => isSet(state.tabled, indexOf(state, other)) && strength(other) > strength(seat));
}

const isSet = (mask: number, index: number): boolean => ((mask >> index) & 1) === 1;

function shuffle(random: Random): Card[] {
  const cards = [...deck];
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const picked = Math.floor(random() * (last + 1));
    [cards[last], cards[picked]] = [cards[picked] as Card, cards[last] as Card];
  }
  return cards;
}
