/**
 * What the dealing cases say of disputes on a pot, of amounts that were wrong, and of the moment between two hands, in our terms.
 */
import type { BoardStreet } from '../../../events/hand-deck.js';
import type { HandCommand } from '../../../commands/hand.js';
import type { Progress } from '../../../commands/hand/claims.js';
import type { TableGestures } from '../../../commands/tournament/hands.js';
import { findBeginning } from '../../../src/tournament/hands/hand-start.js';
import type { When } from './shape.js';
import { potName, sameFields } from './every-room.js';
import { type CommandReader, type DealingPlay, type EventReader, type StateReader, instant } from './play.js';
import { beginEvening, changeDeck, handStarted, isBetweenHands, startHand } from './tournament.js';

const SOME_CHIPS = 100;

export const commands: Readonly<Record<string, CommandReader>> = {
  StartHand: startHand,
  ChangeDeck: changeDeck,
  /** The winner's neighbour says that their own tabled hand was misread; nobody has entered its cards. */
  ClaimReading: (when, play) => {
    const [, claimant] = tabledOf(play);
    return [...sinceThen(when, play), { type: 'ClaimReading', pot: 0, seat: claimant!, by: claimant!, ...timing(when, play) }];
  },
  ClaimAward: (when, play) => {
    // A deck that was not right is no matter of one award.
    if (when.reason === 'irregularDeck')
      return [{ type: 'ReportDeckIrregularity', kind: 'missingCard', earlierHand: when['hand'] === 'previous' }];
    const killed = play.given['killedTabledWinner'];
    const right = typeof killed === 'number' ? { killedWinner: true, winners: [killed] } : {};
    return [...sinceThen(when, play), { type: 'ClaimAward', pot: 0, ...right, ...timing(when, play) }];
  },
  ClaimAmount: (when, play) => {
    const { betsGatheredAt } = play.given.timeline ?? {};
    const gathered = betsGatheredAt === undefined || when.at! >= betsGatheredAt;
    const [, seat] = tabledOf(play);
    const claim = { type: 'ClaimAmount', street: 'preflop', seat: seat!, amount: SOME_CHIPS, gathered, ...timing(when, play) } as const;
    return [...sinceThen(when, play), claim];
  },
  ReportBetError: reportBetError,
};

export const events: Readonly<Record<string, EventReader>> = {
  HandStarted: handStarted,
  DeckChanged: sameFields('DeckChanged'),
  ClaimAccepted: sameFields('ClaimAccepted'),
  AwardCorrected: (event) => {
    if (event.type !== 'PotAwardCorrected') return null;
    const { pot, amount, from, to } = event.data;
    return { pot: potName(pot), amount, from: from[0]?.seat, to: to[0]?.seat };
  },
  /** The seats that stand at the corrected amount: put right with it, or asked again and still in. */
  BetCorrected: (event, play) => {
    if (event.type !== 'BetCorrected') return null;
    const asked = new Set(play.events.flatMap((each) => (each.type === 'DecisionReopened' ? each.data.seats.map(({ seat }) => seat) : [])));
    const stated = play.events.flatMap((each) => {
      if (each.type !== 'BetCorrected' && !(each.type === 'Called' && asked.has(each.data.seat))) return [];
      return [{ seat: each.data.seat, to: each.data.to }];
    });
    return { seats: stated };
  },
};

export const states: Readonly<Record<string, StateReader>> = {
  /** What the wrong amount had to be at the least. */
  minRaiseTo: (play) => play.events.flatMap((event) => (event.type === 'BetCorrected' ? [event.data.to] : []))[0] ?? null,
  laterPlayersMayChange: (play) => play.events.some(({ type }) => type === 'DecisionReopened'),
};

export function begin(play: DealingPlay): boolean {
  if (!isBetweenHands(play)) return false;
  beginEvening(play);
  return true;
}

/** An amount on a street before that nobody put right: a raise to less than the case says that it had to be. */
export function onStreet({ hand, given, stated }: DealingPlay, street: BoardStreet): void {
  const [first] = stated.when;
  const due = first?.['legalMinimum'];
  if (street !== 'flop' || first?.command !== 'ReportBetError' || given.turnDealt !== true || typeof due !== 'number') return;
  const bet = due / 2;
  while (hand.turn !== null && hand.state.street === 'flop') {
    const opens = hand.state.currentBet === 0;
    const raises = hand.turn === first.seat && hand.state.currentBet === bet;
    if (!opens && !raises && !hand.pass()) return;
    if (opens) hand.play({ seat: hand.turn, action: 'bet', to: bet });
    if (raises) hand.play({ seat: hand.turn, action: 'raise', to: due - SOME_CHIPS });
  }
}

/** A pot that was pushed by what the table said, since nobody entered the board. */
export function prepare(play: DealingPlay): void {
  const { hand, given } = play;
  if (given.phase !== 'afterAward' || hand.state.phase === 'completed') return;
  const stated = given['wronglyAwardedTo'];
  const winner = typeof stated === 'number' ? stated : hand.liveSeats[0]!;
  play.bring({ type: 'DeclareWinners', winners: hand.state.pots.map((_, pot) => ({ pot, seats: [winner] })) });
}

/** Those who were asked again stay with what they did. */
function* reportBetError({ seat }: When, { hand, given }: DealingPlay): Generator<HandCommand> {
  const from = hand.events.length;
  yield { type: 'ReportWrongAmount', seat: seat!, gathered: given.gathered ?? false };
  const asked = hand.events.slice(from).flatMap((event) => (event.type === 'DecisionReopened' ? event.data.seats : []));
  for (const again of asked) {
    if (hand.turn !== again.seat) return;
    hand.play({ seat: again.seat, action: again.restored ? 'fold' : 'call' });
  }
}

/** What the table did before the claim, as far as the hand hears of it. */
function sinceThen({ at }: When, { given }: DealingPlay): HandCommand[] {
  const { cardsPickedUpAt } = given.timeline ?? {};
  if (at === undefined || cardsPickedUpAt === undefined || at < cardsPickedUpAt) return [];
  return [{ type: 'ReportCardsPickedUp', at: instant(cardsPickedUpAt) }];
}

/** When the claim was made, and how far the next hand had come. */
function timing({ at = '22:00:00' }: When, { given, book }: DealingPlay): { at: number; progress: Progress } {
  const { timeline = {} } = given;
  const did = {
    deckInHandAt: timeline['cards52InHandAt'],
    firstRiffleAt: timeline['firstRiffleAt'],
    firstCardAt: timeline['firstCardAt'],
  };
  const gestures: TableGestures = Object.fromEntries(
    Object.entries(did).flatMap(([gesture, time]) => (time === undefined ? [] : [[gesture, instant(time)]])),
  );
  // A hand of which the table did nothing yet begins never.
  const began = findBeginning(gestures, Number.POSITIVE_INFINITY, book);
  const { potAwardedAt, substantialActionAt } = timeline;
  return {
    at: instant(at),
    progress: {
      awardedAt: potAwardedAt === undefined ? null : instant(potAwardedAt),
      endedOnBreak: given['onBreak'] === true,
      nextHand:
        instant(at) < began
          ? null
          : { startedAt: began, substantialAction: substantialActionAt !== undefined && at >= substantialActionAt },
      behind: [],
    },
  };
}

/** The seats whose hands lie open, the winner's first. */
function tabledOf({ hand }: DealingPlay): number[] {
  const { state } = hand;
  const paid = new Set(state.awards.flatMap((award) => award?.shares.map(({ seat }) => seat) ?? []));
  const open = state.start!.seats.flatMap(({ seat }, i) => (((state.tabled >> i) & 1) === 1 ? [seat] : []));
  return [...open.filter((seat) => paid.has(seat)), ...open.filter((seat) => !paid.has(seat))];
}
