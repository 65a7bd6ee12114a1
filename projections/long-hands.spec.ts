/** A hand costs the same after ten thousand acts as after ten: its state and rows are bounded by seats and streets. */
import * as fc from 'fast-check';
import type { HandEvent } from '../events/hand.js';
import type { HandId } from '../events/ids.js';
import type { HandCommand } from '../commands/hand.js';
import { type Setting, startWith } from '../test/fixtures/hand-at-table.js';
import { refuseBeyondBounds } from '../src/hand/bounds.js';
import { findLegalActions } from '../src/hand/betting/legal-actions.js';
import { handDecider } from '../src/hand/decider.js';
import { emptyRecord } from '../src/hand/state/record.js';
import type { HandState } from '../src/hand/state.js';
import { addToTableHand } from './hand-pieces.js';
import type { EventNamed } from './projection.js';
import { RowsInMemory } from './rows-in-memory.js';
import { type HandOnTable, makeTableHand, showTableHand } from './table-hand.js';
import type { TableRow } from './table-row.js';

/** The most bytes of a state or row, by the number of seats. */
const mostBytes = (seats: number): number => 64_000 + 4_000 * seats;

class LongHand {
  state: HandState = handDecider.initialState;
  shown: HandOnTable;
  readonly rows = new RowsInMemory<TableRow>();
  events = 0;
  most = 0;

  constructor(readonly setting: Setting) {
    const hand = startWith(setting);
    const opened = { type: 'HandOpened', data: { ...hand, handId: 'friday.1.1' as HandId } } as unknown as EventNamed<'HandOpened'>;
    this.shown = makeTableHand(opened);
    this.give({ type: 'StartHand', hand });
  }

  /** Whether it was accepted; without limits, as in a store of earlier releases. */
  give(command: HandCommand): boolean {
    const { events } = handDecider.decide(command, this.state);
    for (const event of events ?? []) this.apply(event);
    return events !== undefined;
  }

  /** Gives a command like the application. */
  take(command: HandCommand): void {
    const { events } = handDecider.decide(command, this.state);
    if (events !== undefined && refuseBeyondBounds(command, this.state, events) === null) for (const event of events) this.apply(event);
  }

  /** The smallest raise; another act when there is none. */
  raise(): void {
    const { seat, minRaiseTo, wager } = findLegalActions(this.state)!;
    const action = minRaiseTo === null ? ({ type: 'call' } as const) : ({ type: wager, to: minRaiseTo } as const);
    expect(this.give({ type: 'Act', seat, action })).toBe(true);
  }

  get seats(): number {
    return this.setting.stacks.length;
  }

  get isOpen(): boolean {
    return this.isBetting || this.state.phase === 'awaitingBoard';
  }

  get isBetting(): boolean {
    return findLegalActions(this.state) !== null;
  }

  bytesOfState(): number {
    return JSON.stringify({ ...this.state, record: emptyRecord }).length;
  }

  /** The largest row of the table and its pieces. */
  bytesOfRows(): number {
    const pieces = [...this.rows.all()].map(({ body }) => JSON.stringify(body).length);
    return Math.max(JSON.stringify(this.shown).length, ...pieces);
  }

  private apply(event: HandEvent): void {
    this.state = handDecider.evolve(this.state, event);
    this.shown = addToTableHand(this.shown, event, this.rows);
    this.events += 1;
    this.most = Math.max(this.most, JSON.stringify(this.shown).length);
  }
}

const blinds = { smallBlind: 1, bigBlind: 2 };

describe('a street of 20,000 raises', () => {
  const hand = new LongHand({ stacks: [50_000, 50_000], stakes: blinds });
  const times: number[] = [];
  for (let part = 0; part < 10; part++) {
    const from = performance.now();
    for (let k = 0; k < 2_000; k++) hand.raise();
    times.push(performance.now() - from);
  }

  it('leaves a state and rows that are as small as after a few', () => {
    expect(hand.state.raises).toBeGreaterThan(19_999);
    expect(hand.bytesOfState()).toBeLessThan(3_500);
    expect(hand.most).toBeLessThan(mostBytes(2));
    expect(hand.bytesOfRows()).toBeLessThan(mostBytes(2));
  });

  it('is shown as it is', () => {
    const { seats, potTotal } = showTableHand(hand.shown);
    expect(seats.map(({ stack }) => stack)).toEqual(hand.state.stacks);
    expect(potTotal).toBe(hand.state.bets[0]! + hand.state.bets[1]!);
  });

  it('takes no longer for an act at its end than at its beginning', () => {
    expect(Math.min(...times.slice(-4))).toBeLessThan(5 * Math.max(...times.slice(0, 2)));
  });

  it('shows what is left when an entry far back is taken out', () => {
    const again = new LongHand(hand.setting);
    for (let k = 0; k < 300; k++) again.raise();
    const entry = again.events - 250;
    again.give({ type: 'CorrectEntry', entry, reason: 'typed twice', instead: { act: { seat: 1, action: { type: 'fold' } } }, at: 0 });
    expect(again.state.record.length).toBeGreaterThan(entry);
    expect(showTableHand(again.shown).seats.map(({ stack }) => stack)).toEqual(again.state.stacks);
    expect(again.shown.recent.length + 40 * again.shown.pieces).toBeLessThan(100);
  });
});

describe('a long hand of any kind', () => {
  it('has a state and rows of bounded size', () => {
    const game = fc.record({ seats: fc.integer({ min: 2, max: 10 }), choices: fc.infiniteStream(fc.nat(999)) });
    let longest = 0;
    fc.assert(
      fc.property(game, ({ seats, choices }) => {
        const hand = new LongHand({ stacks: Array.from({ length: seats }, () => 100_000), stakes: blinds });
        for (let k = 0; k < 400 && hand.isOpen; k++) {
          const street = (['flop', 'turn', 'river'] as const)[hand.state.board.length];
          if (!hand.isBetting) {
            hand.take({ type: 'DealBoard', street: street!, cards: null });
            continue;
          }
          const { seat, callAmount, minRaiseTo, wager } = findLegalActions(hand.state)!;
          const choice = choices.next().value!;
          const { start, aggressor, currentBet } = hand.state;
          const author = start!.seats[Math.max(0, aggressor)]!.seat;
          if (choice < 700 && minRaiseTo !== null) hand.take({ type: 'Act', seat, action: { type: wager, to: minRaiseTo } });
          else if (choice < 705) hand.take({ type: 'Act', seat, action: { type: 'call' } });
          else if (choice < 800) hand.take({ type: 'CorrectMisreadAction', seat: author, to: currentBet + 1 + (choice % 5) });
          else if (choice < 920) hand.take({ type: 'RecordUncorrected', seat, action: 'call', to: Math.max(1, callAmount - 1) });
          else if (choice < 960) hand.take({ type: 'RecordUncorrected', seat, action: wager, to: (minRaiseTo ?? 4) - 1 });
          else hand.take({ type: 'ReportTalk', seat, kind: 'advice' } as unknown as HandCommand);
          expect(hand.bytesOfState()).toBeLessThan(mostBytes(seats));
        }
        expect(hand.most).toBeLessThan(mostBytes(seats));
        expect(hand.bytesOfRows()).toBeLessThan(mostBytes(seats));
        longest = Math.max(longest, hand.events);
        expect(showTableHand(hand.shown).seats.map(({ stack }) => stack)).toEqual(hand.state.stacks);
      }),
      { numRuns: 30 },
    );
    expect(longest).toBeGreaterThan(200);
  });
});
