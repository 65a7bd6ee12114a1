/**
 * What holds of tournaments whose hands are corrected: any hand, at any time, with any winner: chips, seats and places are whole.
 */
import * as fc from 'fast-check';
import type { HandId, PlayerId } from '../../../events/ids.js';
import { give, inPlay } from '../../../test/tournament-checks.js';
import { after, draw, friday, outcome, register, seed, START, tournamentId, when } from '../../../test/tournament-scenario.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import { initialTournamentState, type TournamentState } from '../state.js';

interface Played {
  readonly handId: HandId;
  readonly correction: number;
  readonly stacks: readonly { readonly playerId: PlayerId; readonly stackBefore: number; readonly stackAfter: number }[];
}

/** What is done at a table: a hand is played out, one is opened or settled, an earlier one is corrected, the table is closed. */
const step = fc.record({
  what: fc.constantFrom('hand', 'hand', 'open', 'settle', 'correct', 'correct', 'correct', 'close'),
  table: fc.nat(3),
  loser: fc.nat(3),
  winner: fc.nat(3),
  part: fc.constantFrom(1, 1, 2),
  back: fc.nat(2),
});
type Step = (typeof step extends fc.Arbitrary<infer S> ? S : never) & object;

class Night {
  readonly seen = new Set<string>();
  readonly hands: Played[] = [];

  constructor(public state: TournamentState) {}

  do(one: Step): void {
    const tables = inPlay(this.state)?.tables.filter(({ broken }) => !broken) ?? [];
    const table = tables[one.table % Math.max(tables.length, 1)];
    if (table === undefined) return;
    if (one.what === 'correct') this.correct(one);
    else if (one.what === 'close') this.take({ type: 'BreakTable', table: table.table });
    else {
      if (one.what !== 'settle') this.take({ type: 'OpenHand', tournamentId, table: table.table, absent: [], at: START });
      if (one.what !== 'open') this.settle(table.table, one);
    }
  }

  /** The loser's chips, all or a half, go to the winner. */
  settle(table: number, { loser, winner, part }: Step): void {
    const opened = inPlay(this.state)!.tables[table - 1]!.openHand;
    if (opened === null) return;
    const { seats, handId } = opened;
    const from = seats[loser % seats.length]!;
    const to = seats[winner % seats.length]!;
    const lost = from === to ? 0 : Math.floor(from.stack / part);
    const after = ({ playerId, stack }: (typeof seats)[number]): number =>
      stack + (playerId === to.playerId ? lost : 0) - (playerId === from.playerId ? lost : 0);
    this.take({ type: 'SettleHand', handId, stacks: seats.map((seat) => ({ playerId: seat.playerId, stack: after(seat) })), at: START });
    const stacks = seats.map((seat) => ({ playerId: seat.playerId, stackBefore: seat.stack, stackAfter: after(seat) }));
    this.hands.push({ handId, correction: 0, stacks });
  }

  correct({ loser, winner, part, back }: Step): void {
    const at = this.hands.length - 1 - back;
    const hand = this.hands[at];
    if (hand === undefined) return;
    const from = hand.stacks[loser % hand.stacks.length]!;
    const to = hand.stacks[winner % hand.stacks.length]!;
    const amount = Math.floor(from.stackAfter / part);
    if (from === to || amount === 0) return;
    const changes = [
      { playerId: from.playerId, amount: -amount },
      { playerId: to.playerId, amount },
    ];
    const stacks = hand.stacks.map((each) => ({
      ...each,
      stackAfter: each.stackAfter + (changes.find(({ playerId }) => playerId === each.playerId)?.amount ?? 0),
    }));
    const { handId, correction } = hand;
    const done = this.take({ type: 'CorrectSettlement', handId, correction: correction + 1, changes, results: stacks, at: START });
    if (done) this.hands[at] = { handId, correction: correction + 1, stacks };
  }

  take(command: TournamentCommand): boolean {
    const said = outcome(when(this.state, command));
    for (const type of Array.isArray(said) ? said : [said]) this.seen.add(type);
    this.state = give(this.state, command);
    return Array.isArray(said);
  }
}

const begun = (players: number): TournamentState =>
  after(initialTournamentState, friday, ...register(...Array.from({ length: players }, (_, index) => `p${index}`)), ...draw(seed('7')), {
    type: 'StartTournament',
    at: START,
  });

describe('a tournament whose hands are corrected', () => {
  it('conserves chips, keeps each player at one seat and gives every place', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), fc.array(step, { minLength: 5, maxLength: 40 }), (players, steps) => {
        const night = new Night(begun(players));
        for (const one of steps) night.do(one);
        for (const type of night.seen) seen.add(type);
      }),
      { numRuns: 200 },
    );
    // The random nights must come to all of this, or the property says little.
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'SettlementCorrected',
        'PlayerReinstated',
        'PlaceCorrected',
        'PlayerEliminated',
        'TournamentFinished',
        'TournamentReopened',
        'TableBroken',
        'STACK_TOO_SHORT',
      ]),
    );
  });
});
