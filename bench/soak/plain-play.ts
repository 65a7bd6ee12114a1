/**
 * What plain play does next in a hand: the start, acts that are legal, streets, tabled hands. Cards come from one shuffled deck, or
 * stay unknown.
 */
import { firstEdition } from '../../events/editions.js';
import type { PlayerId, TournamentId } from '../../events/ids.js';
import type { Card, HoleCards } from '../../events/values.js';
import type { HandCommand } from '../../commands/hand.js';
import { listContenders } from '../../src/hand/pots/showdown.js';
import { type LegalActions, findLegalActions } from '../../src/hand/betting/legal-actions.js';
import { listAllInHandsDue } from '../../src/hand/betting/all-in.js';
import type { HandState } from '../../src/hand/state.js';
import type { HandStart } from '../../commands/hand/start.js';
import { bookIds } from '../../src/rulebooks/setting.js';
import type { Dice } from './dice.js';

const UNIT = 25;
const DECK: readonly Card[] = Array.from('23456789TJQKA').flatMap((rank) => Array.from('cdhs', (suit) => `${rank}${suit}`));
const STREETS = ['flop', 'turn', 'river'] as const;

/** The cards of one hand: known ones are dealt from the top, as a real deck's are. */
export class Deck {
  private readonly cards: Card[];
  private offered: Card[] = [];
  readonly known: boolean;

  constructor(dice: Dice) {
    this.known = dice.under(3) > 0;
    this.cards = dice.shuffled(DECK);
  }

  /** Cards that have not come up yet, for the command that is given next. */
  deal(count: number): Card[] {
    const dealt = this.cards.splice(0, count);
    this.offered.push(...dealt);
    return dealt;
  }

  /** Cards of a command that was refused did not come up after all. */
  settle(taken: boolean): void {
    if (!taken) this.cards.push(...this.offered);
    this.offered = [];
  }
}

export function randomStart(dice: Dice): HandStart {
  const count = dice.from(2, 9);
  const seats = Array.from({ length: count }, (_, i) => ({
    seat: i + 1,
    playerId: `p${i + 1}` as PlayerId,
    stack: UNIT * (dice.onceIn(4) ? dice.from(1, 12) : dice.from(20, 400)),
    dead: i > 1 && dice.onceIn(12),
  }));
  const button = count === 2 ? 1 : count;
  const anteFormat = dice.pick(['none', 'none', 'classic', 'button', 'bigBlind'] as const);
  return {
    tournamentId: 'soak' as TournamentId,
    table: 1,
    handNumber: 1,
    level: 1,
    rulebook: firstEdition(dice.pick(bookIds)),
    seats,
    button,
    smallBlindSeat: 1,
    bigBlindSeat: 2,
    stakes: {
      smallBlind: 2 * UNIT,
      bigBlind: 4 * UNIT,
      ante: anteFormat === 'none' ? 0 : anteFormat === 'classic' ? UNIT : 4 * UNIT,
      anteFormat,
      antePriority: dice.pick(['blindFirst', 'anteFirst'] as const),
    },
    chipUnit: UNIT,
  };
}

/** The next command of a hand that nothing disturbs; null where plain play has nothing to do. */
export function plainCommand(state: HandState, dice: Dice, deck: Deck): HandCommand | null {
  const legal = findLegalActions(state);
  if (legal !== null) return act(legal, dice);
  if (state.phase === 'awaitingBoard') return nextStreet(state, deck);
  if (state.phase === 'showdown') return showOrMuck(state, dice, deck);
  return null;
}

function act({ seat, canCheck, canFold, callAmount, wager, minRaiseTo, maxRaiseTo }: LegalActions, dice: Dice): HandCommand {
  const roll = dice.under(10);
  if (minRaiseTo !== null && maxRaiseTo !== null && roll < 2) {
    const to = dice.onceIn(4) ? maxRaiseTo : minRaiseTo;
    return { type: 'Act', seat, action: to === maxRaiseTo ? { type: 'allIn' } : { type: wager, to } };
  }
  if (canFold && !canCheck && roll < 5) return { type: 'Act', seat, action: { type: 'fold' } };
  if (canCheck) return { type: 'Act', seat, action: { type: 'check' } };
  return { type: 'Act', seat, action: { type: callAmount > 0 ? 'call' : 'fold' } };
}

function nextStreet(state: HandState, deck: Deck): HandCommand {
  const street = STREETS[state.board.length]!;
  return { type: 'DealBoard', street, cards: deck.known ? deck.deal(street === 'flop' ? 3 : 1) : null };
}

function showOrMuck(state: HandState, dice: Dice, deck: Deck): HandCommand {
  // A held pot is pushed once nobody asks to see a hand.
  if (state.incidents?.showing.awardHeld === true && dice.onceIn(2)) return { type: 'AwardPots' };
  const waiting = state.start!.seats.map((_, i) => i).filter((i) => ((state.live & ~state.tabled) >> i) & 1);
  const i = waiting[0];
  if (i === undefined) {
    const winners = state.awards.flatMap((award, pot) => {
      const able = listContenders(state, state.pots[pot]!);
      return award === null && able.length > 0 ? [{ pot, seats: [dice.pick(able)] }] : [];
    });
    return { type: 'DeclareWinners', winners };
  }
  const { seat } = state.start!.seats[i]!;
  if (waiting.length > 1 && listAllInHandsDue(state) === null && dice.onceIn(3))
    return { type: 'MuckHand', seat, potWaits: dice.onceIn(3) };
  return { type: 'TableHand', seat, cards: state.holeCards[i] ?? (deck.deal(2) as [Card, Card] satisfies HoleCards) };
}
