import { firstEdition } from '../../../events/editions.js';
import * as fc from 'fast-check';
import { validateEvent } from '../../../events/catalogue.js';
import type { HandEvent } from '../../../events/hand.js';
import { bookIds } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import type { Action } from '../betting/action.js';
import type { HandCommand } from '../commands.js';
import { handDecider } from '../decider.js';
import { type HandState, indexOf } from '../state.js';

/**
 * Whatever happens to hands between acts, under every book: chips are neither lost nor made, a dead hand lives again only where that is
 * said, the same report twice changes nothing, and the hand ends.
 */

const games = fc.record({
  book: fc.constantFrom(...bookIds),
  stacks: fc.array(fc.constantFrom(30, 90, 300, 1000, 5000), { minLength: 2, maxLength: 6 }),
  anteFormat: fc.constantFrom('none', 'classic', 'bigBlind'),
  steps: fc.array(fc.record({ what: fc.nat(25), pick: fc.nat(1000), seat: fc.nat(9), flags: fc.nat(31) }), {
    minLength: 10,
    maxLength: 70,
  }),
});
type Game = typeof games extends fc.Arbitrary<infer G> ? G : never;
type Step = Game['steps'][number];

const of = <T>(list: readonly T[], pick: number): T => list[pick % list.length]!;
const STREETS = ['flop', 'turn', 'river'] as const;

/** Questions of this room, with their answers. */
const QUESTIONS = [
  ['killIdentifiable', 'live'],
  ['killIdentifiable', 'dead'],
  ['retrieveDiscard', 'giveBack'],
  ['retrieveDiscard', 'dead'],
  ['refundAfterMistake', 'none'],
  ['refundAfterMistake', 'refund'],
  ['leftTable', 'live'],
  ['leftTable', 'dead'],
  ['phoneUse', 'warning'],
  ['phoneUse', 'dead'],
  ['hiddenCards', 'none'],
] as const;

function commandOf(table: HandAtTable, { what, pick, seat: any, flags }: Step): HandCommand {
  const { state } = table;
  const seats = state.start!.seats.map((each) => each.seat);
  const seat = of(seats, any);
  const other = of(seats, any + 1 + (pick % 3));
  const facts = { touchedMuck: (flags & 1) === 0, identifiable: (flags & 2) === 0 };
  const held = state.incidents?.discards.held ?? null;
  if (held !== null && what < 20) {
    return { type: 'RuleOnIncident', question: 'thoughtHeWon', seat: held.seat, option: of(held.options, pick), reason: 'as seen' };
  }
  switch (what) {
    case 10:
    case 11:
      return {
        type: 'ReportHandKilled',
        seat,
        cause: of(
          ['sweptByDealer', 'thrownByOther', 'thrownIntoMuck', 'touchedByOther', 'cardsThrownOn', 'notIdentifiable', 'timeExpired'],
          pick,
        ),
        identifiable: facts.identifiable,
        by: (flags & 4) === 0 ? null : other,
      };
    case 12:
    case 13:
    case 14:
      return {
        type: 'ReportDiscard',
        seat,
        reason: of(['fold', 'mistake', 'thoughtHeWon', 'misledByOpponent', 'dodge'], pick),
        ...facts,
        crossedLine: of([null, true, false], flags),
        laidInFront: flags === 31,
        manner: of(['flat', 'flat', 'high', 'faceUp'], flags),
      };
    case 15:
      return { type: 'RetrieveHand', seat, ...facts };
    case 16:
    case 17:
      return {
        type: 'ReportExposedHand',
        seat,
        to: of(['table', 'outOfHand', 'livePlayer'], pick),
        shownTo: (flags & 1) === 0 ? null : other,
        intentional: (flags & 2) === 0,
        inTurn: (flags & 4) === 0,
        folding: (flags & 24) === 0,
      };
    case 18:
      return { type: 'ReportPhoneUse', seat, kind: of(['talking', 'reading', 'other'], pick), repeat: (flags & 1) === 0 };
    case 19:
      return { type: 'RecordLeftTable', seat, withinReach: (flags & 1) === 0 };
    case 20:
      return { type: 'ReportHiddenCards', seat };
    case 21:
    case 22:
    case 23: {
      const [question, option] = of(QUESTIONS, pick);
      return { type: 'RuleOnIncident', question, seat, option, reason: 'as seen' };
    }
    case 24:
      return { type: 'Act', seat, gesture: { words: { kind: of(['check', 'call', 'fold', 'raise'], pick) } } };
    case 25:
      return { type: 'MuckHand', seat };
    default:
      if (table.legal !== null) return { type: 'Act', seat: table.legal.seat, action: plain(table, pick) };
      return { type: 'DealBoard', street: of(STREETS, state.board.length), cards: null };
  }
}

function plain(table: HandAtTable, pick: number): Action {
  const { wager, minRaiseTo } = table.legal!;
  const raise: Action = { type: wager, to: minRaiseTo ?? 100 };
  return of<Action>([{ type: 'call' }, { type: 'check' }, raise, raise, { type: 'fold' }, { type: 'allIn' }], pick);
}

/** Events after which a hand that was dead may live. */
const REVIVING = new Set<HandEvent['type']>(['HandRetrieved', 'HandRestored', 'DecisionReopened', 'HandShownOnRequest']);

function give(table: HandAtTable, command: HandCommand): void {
  const before = table.state;
  if (handDecider.decide(command, before).refusal !== undefined) return;
  const events = table.give(command);
  for (const event of events) validateEvent(event);
  const { state } = table;
  expect(state.stacks.every((stack) => stack >= 0)).toBe(true);
  expect(state.bets.every((bet) => bet >= 0)).toBe(true);
  if ((state.live & ~before.live) !== 0) expect(events.some(({ type }) => REVIVING.has(type))).toBe(true);
  checkTurn(state);
  // The same report twice changes nothing; who acts twice may have had two turns.
  if (command.type.startsWith('Re') || command.type === 'RuleOnIncident') {
    const again = handDecider.decide(command, state);
    expect(again.events ?? []).toEqual([]);
  }
}

/** Somebody with a live hand and chips is to act, and only while bets are possible. */
function checkTurn({ phase, turn, live, stacks }: HandState): void {
  if (turn < 0) return;
  expect(phase).toBe('betting');
  expect([(live >> turn) & 1, stacks[turn]! > 0]).toEqual([1, true]);
}

/** Rules as the books propose, folds, deals, and names a winner. */
function finish(table: HandAtTable): void {
  for (let k = 0; k < 100 && table.state.phase !== 'completed'; k++) {
    const { state, legal } = table;
    const held = state.incidents?.discards.held ?? null;
    const ruling = state.actState?.ruling ?? null;
    if (held !== null) {
      table.give({ type: 'RuleOnIncident', question: 'thoughtHeWon', seat: held.seat, option: held.default, reason: 'as proposed' });
    } else if (ruling !== null) table.give({ type: 'RuleOnAction', rulingId: ruling.rulingId, option: ruling.default });
    else if (legal !== null) table.act(legal.seat, legal.canFold ? 'fold' : legal.callAmount > 0 ? 'call' : 'allIn');
    else if (state.phase === 'awaitingBoard') table.deal(of(STREETS, state.board.length));
    else table.give({ type: 'DeclareWinners', winners: someWinners(state) });
  }
}

function someWinners(state: HandState): { pot: number; seats: number[] }[] {
  const isLive = (seat: number): boolean => ((state.live >> indexOf(state, seat)) & 1) === 1;
  return state.pots.map(({ seats }, pot) => ({
    pot,
    seats: state.awards[pot]?.shares.map(({ seat }) => seat) ?? [
      seats.find(isLive) ?? state.start!.seats.find(({ seat }) => isLive(seat))!.seat,
    ],
  }));
}

describe('what happens to hands', () => {
  it('loses no chip, revives nobody unsaid, and lets the hand end', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(games, ({ book, stacks, anteFormat, steps }) => {
        const stakes = { anteFormat, ante: anteFormat === 'none' ? 0 : 100 };
        const table = HandAtTable.with({ stacks, rulebook: firstEdition(book), stakes });
        for (const step of steps) {
          if (table.state.phase === 'completed') break;
          give(table, commandOf(table, step));
        }
        finish(table);
        expect(table.state.phase).toBe('completed');
        for (const { type } of table.events) seen.add(type);
      }),
      { numRuns: 1000, seed: 42 },
    );
    const expected = [
      'HandKilled',
      'BetRefunded',
      'HandRetrieved',
      'DiscardHeldAside',
      'HandOpenedToAll',
      'BettingRoundRestarted',
      'DefaultRuled',
      'IncidentRuled',
    ];
    expect(expected.filter((type) => !seen.has(type))).toEqual([]);
  });
});
