import type { HandCommand } from '../../../commands/hand.js';
import type { HandEntry } from '../../../commands/hand/entry.js';
import { validateEvent } from '../../../events/catalogue.js';
import { firstEdition } from '../../../events/editions.js';
import type { Gesture } from '../../../events/judging.js';
import { Dice } from '../../../bench/soak/dice.js';
import { Deck, plainCommand, randomStart } from '../../../bench/soak/plain-play.js';
import { bookIds } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import { findLegalActions, type LegalActions } from '../betting/legal-actions.js';
import { handDecider } from '../decider.js';
import type { HandState } from '../state.js';
import { deriveEntries } from './derive-entries.js';
import { emptyRecord, listOnRecord } from '../state/record.js';

/** Random hands under five books with gestures, rulings and acts before their turn: what was typed is found again, and any of it can be corrected. */

/** `npm run soak` plays many more. */
const HANDS = 400;

const gestures: readonly Gesture[] = [
  { motions: [[1000]] },
  { motions: [[100, 100]] },
  { motions: [[100], [500]] },
  { words: { kind: 'raise', amount: 600 } },
  { words: { kind: 'raise' } },
  { words: { kind: 'call' } },
  { words: { kind: 'check' } },
  { words: { kind: 'fold' } },
  { words: { kind: 'amount', amount: 300 } },
  { words: { kind: 'bet', pot: true } },
  { words: { kind: 'allIn' } },
  { words: { kind: 'call' }, motions: [[500, 25]] },
  { taps: 1 },
];

/** What is done next: mostly plain play, some gestures in turn and before it, and rulings that are owed. */
function nextCommand(state: HandState, dice: Dice, deck: Deck): HandCommand | null {
  const ruling = state.actState?.ruling ?? null;
  if (ruling !== null)
    return { type: 'RuleOnAction', rulingId: ruling.rulingId, option: dice.pick(ruling.options).option, amount: null, reason: null };
  const legal = findLegalActions(state);
  const roll = dice.under(12);
  if (legal !== null && roll < 4) return { type: 'Act', seat: legal.seat, gesture: dice.pick(gestures) };
  const seats = state.start!.seats.map(({ seat }) => seat);
  if (legal !== null && roll === 4) return { type: 'Act', seat: dice.pick(seats), gesture: dice.pick(gestures) };
  if (legal !== null && roll === 5) {
    const other = dice.pick(seats);
    if (other !== legal.seat) {
      const acts = [legal.seat, other].map((seat) => ({ seat, gesture: dice.pick(gestures) }));
      return { type: 'ActSimultaneously', acts };
    }
  }
  if (state.phase === 'awaitingBoard' && roll < 3) {
    const street = (['flop', 'turn', 'river'] as const)[state.board.length]!;
    const dark = state.actState?.dark[0];
    if (dark !== undefined) return { type: 'ConfirmDarkBet', seat: dark.seat, street };
    return { type: 'BetInTheDark', seat: dice.pick(seats), street, gesture: dice.pick(gestures) };
  }
  return plainCommand(state, dice, deck);
}

interface RightHand {
  /** Those that had an effect. */
  readonly commands: HandCommand[];
  readonly table: HandAtTable;
  readonly dice: Dice;
}

/** A hand that was typed right; null for the rare one that waits for a ruling against the book. */
function playRight(seed: number): RightHand | null {
  const dice = new Dice(seed);
  const start = { ...randomStart(dice), rulebook: firstEdition(bookIds[seed % bookIds.length]!) };
  const deck = new Deck(dice);
  const table = new HandAtTable();
  const commands: HandCommand[] = [];
  const give = (command: HandCommand): void => {
    const taken = table.refusal(command) === undefined;
    deck.settle(taken);
    if (taken && table.give(command).length > 0) commands.push(command);
  };
  give({ type: 'StartHand', hand: start });
  for (let k = 0; table.state.phase !== 'completed'; k++) {
    if (k > 300) return null;
    const next = k > 120 ? (rulingFirst(table.state) ?? plainOrAny(table.state, dice, deck)) : nextCommand(table.state, dice, deck);
    if (next === null) return null;
    give(next);
  }
  return { commands, table, dice };
}

/** An act that did not stand may have left its player nothing that plain play would do. */
function plainOrAny(state: HandState, dice: Dice, deck: Deck): HandCommand | null {
  const legal = findLegalActions(state);
  if (legal === null || dice.either()) return plainCommand(state, dice, deck);
  const acts = listPlainActs(legal);
  return acts.length === 0 ? null : dice.pick(acts);
}

function listPlainActs({ seat, canCheck, callAmount, minRaiseTo, canFold, wager }: LegalActions): HandCommand[] {
  const acts: HandCommand[] = [];
  if (canFold) acts.push({ type: 'Act', seat, action: { type: 'fold' } });
  if (canCheck) acts.push({ type: 'Act', seat, action: { type: 'check' } });
  if (callAmount > 0) acts.push({ type: 'Act', seat, action: { type: 'call' } });
  if (minRaiseTo !== null) acts.push({ type: 'Act', seat, action: { type: wager, to: minRaiseTo } });
  return acts;
}

function rulingFirst({ actState }: HandState): HandCommand | null {
  const ruling = actState?.ruling ?? null;
  return ruling === null ? null : { type: 'RuleOnAction', rulingId: ruling.rulingId, option: ruling.default, amount: null, reason: null };
}

/** A command as it is given in a correction; null for one that a correction does not take. */
function entryOf(command: HandCommand): HandEntry | null {
  switch (command.type) {
    case 'Act': {
      const { type: _type, ...act } = command;
      return { act };
    }
    case 'DealBoard':
      return { board: { street: command.street, cards: command.cards } };
    case 'TableHand':
      return { tabled: { seat: command.seat, cards: command.cards } };
    case 'MuckHand':
      return command.potWaits === true ? null : { mucked: command.seat };
    case 'DeclareWinners':
      return { winners: command.winners };
    case 'RuleOnAction': {
      const { type: _type, ...ruling } = command;
      return { ruling };
    }
    default:
      return null;
  }
}

/** Another thing that could be typed at this moment. */
function mistakeFor(right: HandCommand, state: HandState, dice: Dice): HandCommand | null {
  if (right.type === 'DealBoard') {
    const known = new Set([...state.board.flatMap((street) => street ?? []), ...state.holeCards.flatMap((hole) => hole ?? [])]);
    const others = Array.from('AKQJT', (rank) => `${rank}h`).filter((card) => !known.has(card));
    return { ...right, cards: others.slice(0, right.street === 'flop' ? 3 : 1) };
  }
  const legal = findLegalActions(state);
  if (legal === null || right.type !== 'Act') return null;
  return dice.pick([...listPlainActs(legal), { type: 'Act', seat: legal.seat, gesture: dice.pick(gestures) }]);
}

const visible = (state: HandState): HandState => ({ ...state, record: emptyRecord });

const rightHands = Array.from({ length: HANDS }, (_, k) => playRight(k + 1)).filter((hand) => hand !== null);

describe('what was typed in a hand', () => {
  it('is found from its events, command by command, and gives the same events again', () => {
    const unknown = new Map<string, number>();
    expect(rightHands.length).toBeGreaterThan(0.97 * HANDS);
    for (const { table, commands } of rightHands) {
      const entries = deriveEntries(listOnRecord(table.state.record), handDecider.decide);
      for (const { command, head } of entries) if (command === null) unknown.set(head.type, (unknown.get(head.type) ?? 0) + 1);
      expect(entries.length).toBe(commands.length);
      const again = new HandAtTable();
      for (const { command } of entries) again.give(command!);
      expect(again.state).toEqual(table.state);
    }
    expect(Object.fromEntries(unknown)).toEqual({});
  });
});

describe('an entry that was typed wrongly', () => {
  it('leaves, once it is corrected, the hand as if it had been typed right at once, and no chip is lost at any event', () => {
    const outcomes = { corrected: 0, withConflicts: 0, withoutConflicts: 0, repeated: 0 };
    for (const { commands, table: right, dice } of rightHands) {
      const k = dice.from(1, commands.length - 1);
      const table = new HandAtTable();
      for (const command of commands.slice(0, k)) table.give(command);
      const entry = table.events.length;
      const instead = entryOf(commands[k]!);
      const wrong = mistakeFor(commands[k]!, table.state, dice);
      if (instead === null || wrong === null || table.refusal(wrong) !== undefined || table.give(wrong).length === 0) continue;
      let typed = 0;
      for (const command of commands.slice(k + 1, k + 1 + dice.under(12))) {
        if (table.state.phase === 'completed' || table.refusal(command) !== undefined || table.give(command).length === 0) break;
        typed++;
      }
      if (table.state.phase === 'completed') continue;
      const correction: HandCommand = { type: 'CorrectEntry', entry, reason: 'mistyped', instead, at: 1 };
      const [struck] = table.give(correction);
      if (struck === undefined) continue;
      for (const event of table.events.slice(entry)) validateEvent(event);
      if (struck.type !== 'EntryCorrected') throw new Error('a correction begins with what it strikes');
      const conflicts = struck.data.conflicts.length;
      outcomes.corrected++;
      outcomes[conflicts === 0 ? 'withoutConflicts' : 'withConflicts']++;
      outcomes.repeated += typed - conflicts;
      for (const command of commands.slice(k + 1 + typed - conflicts)) table.give(command);
      expect(visible(table.state)).toEqual(visible(right.state));
      // What counts is the hand that was typed right, event by event.
      expect(listOnRecord(table.state.record).map(({ event }) => event)).toEqual(right.events);
      expect(table.refusal({ ...correction, reason: 'again' })).toEqual({ code: 'ENTRY_STRUCK', article: null, parameters: { entry } });
    }
    // Fixed seeds: the hands must go on being of all kinds.
    expect(outcomes.corrected).toBeGreaterThan(HANDS / 3);
    expect(Math.min(outcomes.withConflicts, outcomes.withoutConflicts)).toBeGreaterThan(10);
    expect(outcomes.repeated).toBeGreaterThan(HANDS / 2);
  });

  it('can be one that should not be there, and several in a row', () => {
    for (const { commands, table: right, dice } of rightHands) {
      const k = dice.from(1, commands.length - 1);
      const table = new HandAtTable();
      for (const command of commands.slice(0, k)) table.give(command);
      for (let mistakes = 0; mistakes < 3; mistakes++) {
        const entry = table.events.length;
        const wrong = mistakeFor(commands[k]!, table.state, dice);
        if (wrong === null || table.refusal(wrong) !== undefined || table.give(wrong).length === 0) break;
        if (table.state.phase === 'completed') break;
        table.give({ type: 'CorrectEntry', entry, reason: 'nothing was done', at: 1 });
      }
      if (table.state.phase === 'completed') continue;
      for (const command of commands.slice(k)) table.give(command);
      expect(visible(table.state)).toEqual(visible(right.state));
    }
  });
});
