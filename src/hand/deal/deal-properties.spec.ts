import { firstEdition } from '../../../events/editions.js';
import * as fc from 'fast-check';
import { validateEvent } from '../../../events/catalogue.js';
import { DealFault, MisdealCause } from '../../../events/hand-deal.js';
import { bookIds, say } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import type { Action } from '../../../commands/hand/action.js';
import type { HandCommand } from '../../../commands/hand.js';
import { handDecider } from '../decider.js';
import { countChipsInPlay } from '../pots/pots.js';

/** Whatever goes wrong with the deal and is put right, under every book: chips are neither lost nor made, a misdeal is dealt again on the same blinds, doing it twice does it once, and the hand ends. */

const START = Date.UTC(2026, 0, 1, 20);

const games = fc.record({
  book: fc.constantFrom(...bookIds),
  stacks: fc.array(fc.constantFrom(30, 90, 300, 1000, 5000, 20_000), { minLength: 2, maxLength: 7 }),
  anteFormat: fc.constantFrom('none', 'classic', 'button', 'bigBlind'),
  steps: fc.array(fc.record({ what: fc.nat(29), pick: fc.nat(1000), seat: fc.nat(9) }), { minLength: 10, maxLength: 80 }),
});

type Game = typeof games extends fc.Arbitrary<infer G> ? G : never;
type Step = Game['steps'][number];

function start({ book, stacks, anteFormat }: Game): HandAtTable {
  return HandAtTable.with({ stacks, rulebook: firstEdition(book), stakes: { anteFormat, ante: anteFormat === 'none' ? 0 : 100 } });
}

const of = <T>(list: readonly T[], pick: number): T => list[pick % list.length]!;

function commandOf(table: HandAtTable, { what, pick, seat: any }: Step): HandCommand | null {
  const { state, legal } = table;
  const seats = state.start!.seats.map((each) => each.seat);
  const seat = of(seats, any);
  const ruling = state.actState?.ruling ?? null;
  if (ruling !== null && what < 20) return { type: 'RuleOnAction', rulingId: ruling.rulingId, option: of(ruling.options, pick).option };
  switch (what) {
    case 10:
      return { type: 'BeginDeal', at: START };
    case 11:
      return { type: 'CompleteDeal', at: START + 9000, absent: pick % 5 === 0 ? [seat] : [] };
    case 12:
      return { type: 'CheckPresence', seat, seatedAt: pick % 3 === 0 ? null : START, leftAt: pick % 4 === 0 ? START + 5000 : null };
    case 13:
    case 14:
      return { type: 'ReportDealFault', fault: of(DealFault.options, pick), seats: [seat], count: of([0, 1, 3], pick) };
    case 15:
      return { type: 'DeclareMisdeal', cause: of(MisdealCause.options, pick), byDirector: pick % 2 === 0 };
    case 16:
    case 17:
    case 18:
    case 19:
      return { type: 'Redeal', penalised: pick % 5 === 0 ? [seat] : [] };
    case 20: {
      const unit = of([10, 50, 200], pick);
      const stakes = { ...state.start!.stakes, smallBlind: unit, bigBlind: 2 * unit };
      return { type: 'CorrectLevel', level: unit, stakes };
    }
    case 21:
      return { type: 'CorrectBlinds', button: of(seats, pick), smallBlindSeat: of(seats, pick + 1), bigBlindSeat: of(seats, pick + 2) };
    case 22:
      return {
        type: 'CorrectMisreadAction',
        seat: of(seats, state.aggressor < 0 ? any : state.aggressor),
        to: of([0, 100, 200, 400, 900], pick),
      };
    case 23:
      return { type: 'ResolveSkippedPlayer', seat: legal?.seat ?? seat, reasonableTimePassed: pick % 2 === 0 };
    case 24:
      return { type: 'Act', seat, gesture: say(of(['check', 'call', 'fold', 'bet', 'raise', 'allIn'] as const, pick)) };
    case 25:
      return {
        type: 'RuleOnIncident',
        question: of(['misdeal', 'aberration'] as const, pick),
        option: of(['misdeal', 'playOn', 'voidRefund'] as const, any),
        reason: 'as it was',
      };
    case 26:
      return {
        type: 'RuleOnIncident',
        question: 'skippedPlayer',
        seat,
        option: of(['dead', 'foldOrCall', 'actNormally'] as const, pick),
        reason: 'as it was',
      };
    default:
      return onwards(table, pick);
  }
}

/** Plain play. */
function onwards({ state, legal }: HandAtTable, pick: number): HandCommand | null {
  if (legal !== null) {
    const { seat, wager, minRaiseTo } = legal;
    const acts: Action[] = [
      { type: 'call' },
      { type: 'check' },
      { type: 'call' },
      { type: wager, to: minRaiseTo ?? 1 },
      { type: 'fold' },
      { type: 'allIn' },
    ];
    return { type: 'Act', seat, action: of(acts, pick) };
  }
  if (state.phase === 'awaitingBoard')
    return { type: 'DealBoard', street: (['flop', 'turn', 'river'] as const)[state.board.length]!, cards: null };
  return null;
}

/** The simplest way to its end. */
function toTheEnd(table: HandAtTable): void {
  for (let k = 0; k < 200 && table.state.phase !== 'completed'; k++) {
    const { state, legal } = table;
    const ruling = state.actState?.ruling ?? null;
    if (ruling !== null) table.give({ type: 'RuleOnAction', rulingId: ruling.rulingId, option: ruling.default });
    else if (state.phase === 'awaitingRedeal') table.give({ type: 'Redeal' });
    else if (state.phase === 'dealing') table.give({ type: 'CompleteDeal', at: START + 9000 });
    else if (legal !== null) {
      const { restriction = null } = state.actState ?? {};
      const awaited = restriction?.awaited ?? null;
      if (awaited !== null) table.give({ type: 'Act', seat: legal.seat, action: { type: awaited, to: legal.minRaiseTo! } });
      else table.act(legal.seat, legal.canFold ? 'fold' : 'call');
    } else if (state.phase === 'awaitingBoard') table.give(onwards(table, 0)!);
    else {
      const winners = state.pots.flatMap(({ seats }, pot) => {
        const winner = seats.find((seat) => ((state.live >> state.indexOfSeat[seat]!) & 1) === 1)!;
        return state.awards[pot] === null ? [{ pot, seats: [winner] }] : [];
      });
      table.give({ type: 'DeclareWinners', winners });
    }
  }
}

describe('a hand whose deal goes wrong', () => {
  it('keeps every chip, decides the same twice, deals again on the same blinds, and ends', () => {
    fc.assert(
      fc.property(games, (game) => {
        const table = start(game);
        for (const step of game.steps) {
          const command = commandOf(table, step);
          if (command === null || table.state.phase === 'completed') continue;
          const once = handDecider.decide(command, table.state);
          expect(handDecider.decide(command, table.state)).toEqual(once);
          if (once.refusal !== undefined) continue;
          const { start: before } = table.state;
          for (const event of table.give(command)) validateEvent(event);
          if (command.type !== 'Redeal' || once.events.length === 0) continue;
          const { state } = table;
          expect(state.start).toBe(before);
          expect(state).toMatchObject({ street: 'preflop', board: [], acts: 0 });
          expect(table.give(command)).toEqual([]);
          if (state.phase !== 'betting') continue;
          const fresh = HandAtTable.with({ stacks: game.stacks });
          fresh.state = handDecider.initialState;
          fresh.give({ type: 'StartHand', hand: before! });
          expect(state.bets).toEqual(fresh.state.bets);
          expect(state.stacks).toEqual(fresh.state.stacks);
        }
        toTheEnd(table);
        expect(table.state.phase).toBe('completed');
        expect(countChipsInPlay(table.state)).toBe(0);
        expect(table.state.stacks.reduce((sum, stack) => sum + stack, 0)).toBe(game.stacks.reduce((sum, stack) => sum + stack, 0));
      }),
      { numRuns: 400 },
    );
  });
});
