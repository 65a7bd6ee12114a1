/**
 * Rows 1 and 2: the hand engine, and the replay of a hand from its stored events.
 */
import { Table } from 'poker-ts';
import type { HandEvent } from '../events/hand.js';
import { handDecider } from '../src/hand/decider.js';
import { findLegalActions } from '../src/hand/betting/legal-actions.js';
import { benchHands, handsFile, type BenchHand } from './hands.js';
import { openPokerKit } from './poker-kit.js';
import { compare, perSecond, type Row } from './rounds.js';

/** It plays some two hundred a second. */
const POKERKIT_HANDS = 600;

/** Decides every command, folds every event, generates the legal actions of every step. */
function play(hands: readonly BenchHand[]): number {
  let chips = 0;
  for (const { commands } of hands) {
    let state = handDecider.initialState;
    for (const command of commands) {
      const { events } = handDecider.decide(command, state);
      for (const event of events!) state = handDecider.evolve(state, event);
      chips += findLegalActions(state)?.callAmount ?? 0;
    }
  }
  return chips;
}

/** The same betting in poker-ts, cards its own; false where it does not follow. */
function playInPokerTs({ record }: BenchHand): boolean {
  const table = new Table({ smallBlind: record.smallBlind, bigBlind: record.bigBlind, ante: record.ante }, record.players);
  record.stacks.forEach((stack, seat) => table.sitDown(seat, stack));
  table.startHand(record.button);
  for (const [index, action] of record.actions.entries()) {
    if (record.legalAtEachStep[index]?.vacuous === true) continue;
    if (!nextRound(table)) return false;
    if (table.playerToAct() !== action.seat) return false;
    table.legalActions();
    const type = action.type === 'allin' ? action.as! : action.type;
    table.actionTaken(type, type === 'bet' || type === 'raise' ? action.amountTo : undefined);
  }
  nextRound(table);
  if (table.isHandInProgress()) table.showdown();
  return true;
}

/** Ends rounds until a seat is to act; false for none. Without a bound it could end rounds forever. */
function nextRound(table: InstanceType<typeof Table>): boolean {
  for (let ended = 0; ended < 4 && !table.isBettingRoundInProgress() && !table.areBettingRoundsCompleted(); ended++)
    table.endBettingRound();
  return table.isBettingRoundInProgress();
}

/** The hands that poker-ts can play: no ante, and it follows the betting to the end. */
function inPokerTs(hands: readonly BenchHand[]): readonly BenchHand[] {
  return hands.filter((hand) => {
    // It deals cards of its own, and with some of them never ends a showdown: only hands that end before one.
    if (hand.record.anteFormat !== 'none' || hand.record.wentToShowdown) return false;
    try {
      return playInPokerTs(hand);
    } catch {
      return false;
    }
  });
}

/** The same hands in both, in one run. None where PokerKit is not at hand: a ratio to what another machine did says nothing. */
async function pokerKitRows(): Promise<Row[]> {
  const pokerKit = await openPokerKit(handsFile, POKERKIT_HANDS);
  if (pokerKit === null) return [];
  try {
    // It charges a short big blind otherwise than the rest of these hands.
    const hands = benchHands(POKERKIT_HANDS).filter(({ record }) => record.oracle === 'pokerkit');
    play(hands);
    return [
      await compare({
        name: `1  hand engine against PokerKit, ${hands.length} generated hands`,
        unit: 'hands/s',
        ours: () => perSecond(hands.length, () => play(hands)),
        bare: () => pokerKit.play(),
        target: 300,
      }),
    ];
  } finally {
    pokerKit.close();
  }
}

export async function engineRows(): Promise<Row[]> {
  const hands = benchHands(4000);
  const common = inPokerTs(hands.slice(0, 1500));
  play(hands);
  const stored = hands.slice(0, 1500).map(({ commands }) => eventsOf(commands).map((event) => JSON.stringify(event)));
  const events = stored.reduce((sum, hand) => sum + hand.length, 0);
  return [
    ...(await pokerKitRows()),
    await compare({
      name: `1  hand engine against poker-ts, ${common.length} hands that it can play`,
      unit: 'hands/s',
      ours: () => perSecond(common.length, () => play(common)),
      bare: () => perSecond(common.length, () => common.every(playInPokerTs)),
      target: 1,
    }),
    await compare({
      name: '2  hands replayed from stored events against JSON.parse',
      unit: 'events/s',
      ours: () => perSecond(events, () => stored.every(replay)),
      bare: () => perSecond(events, () => stored.every((hand) => hand.every((text) => JSON.parse(text) !== null))),
      target: 0.8,
    }),
  ];
}

function eventsOf(commands: BenchHand['commands']): HandEvent[] {
  let state = handDecider.initialState;
  return commands.flatMap((command) => {
    const events = handDecider.decide(command, state).events!;
    for (const event of events) state = handDecider.evolve(state, event);
    return [...events];
  });
}

function replay(texts: readonly string[]): boolean {
  let state = handDecider.initialState;
  for (const text of texts) state = handDecider.evolve(state, JSON.parse(text) as HandEvent);
  return state.phase === 'completed';
}
