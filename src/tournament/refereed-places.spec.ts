/**
 * Places and chips after moves, corrections, re-entries and disqualifications, at tables with and without hand entry. Each was written down as a director would
 * rule it, with its articles, before it was run (decision 82).
 */
import type { PlayerId } from '../../events/ids.js';
import {
  at,
  away,
  deadIn,
  describeEvenings,
  givesUp,
  goesOut,
  headsUp,
  reason,
  reinstates,
  type EveningSituation,
} from '../../test/fixtures/evening-situations.js';
import { EveningInSteps } from '../../test/fixtures/evening-steps.js';
import { asRunning, open } from '../../test/tournament-scenario.js';
import type { TournamentCommand } from '../../commands/tournament.js';

const enters = (playerId: PlayerId): TournamentCommand => ({ type: 'ReEnter', playerId, at });
const cancels = (playerId: PlayerId): TournamentCommand => ({ type: 'CancelPurchase', playerId, purchase: 'reEntry', reason, at });
const banned = (playerId: PlayerId): TournamentCommand => ({ type: 'DisqualifyPlayer', playerId, cause: 'other', reason, at });

const situations: readonly EveningSituation[] = [
  // Moves and hands.
  {
    title: 'a move that waits for the end of a hand lapses when its player goes out in it, and is not revived by a correction',
    articles: 'RC 10, 22; MO 7.7; TDA 25; RO 2.3; TF §8 b1',
    play(book) {
      const night = new EveningInSteps(book).hand(1, { 3: 0, 4: 20_000 });
      night.do(open(2), { type: 'MovePlayer', playerId: night.p('2.1'), table: 1, seat: 3, reason });
      night.settled(2, { 1: 0, 2: 20_000 });
      const places = night.places();
      night.do(night.corrected(2, night.p('2.2'), night.p('2.1'), 4_000));
      const seat = asRunning(night.state).tables[1]!.seats.find(({ playerId }) => playerId === night.p('2.1'));
      return [places, seat?.stack, night.places(), night.isConserved];
    },
    seen: [['p1.3 8/1', 'p2.1 7/1'], 4_000, ['p1.3 8/1'], true],
  },
  {
    title: 'a correction gives chips to a player whose table has been broken since: they are in again, and no chip is lost',
    articles: 'RC 22; RO 10.9, 1.1; MO 10.1, 13.2',
    play(book) {
      const night = new EveningInSteps(book)
        .hand(1, { 1: 0, 2: 20_000 })
        .hand(1, { 2: 0, 3: 30_000 })
        .hand(2, { 3: 0, 4: 20_000 })
        .hand(2, { 1: 0, 4: 30_000 });
      const correction = night.corrected(2, night.p('2.4'), night.p('2.1'), 5_000);
      night.do({ type: 'BreakTable', table: 2 }, correction);
      return [night.stack(night.p('2.1')), asRunning(night.state).playersLeft, night.isConserved, night.places()];
    },
    seen: [5_000, 5, true, ['p1.1 8/1', 'p1.2 7/1', 'p2.3 6/1']],
  },
  // Re-entries with places and corrections.
  {
    title: 'who entered again is placed once, by their last elimination, with the one who went out beside them',
    articles: 'RO 1.10; MO 9.10; TF §10 b10',
    play(book) {
      const night = new EveningInSteps(book).hand(1, { 1: 0, 2: 20_000 });
      night.do(enters(night.p('1.1')));
      const { table, seats } = asRunning(night.state).tables.find((each) =>
        each.seats.some(({ playerId }) => playerId === night.p('1.1')),
      )!;
      const mine = seats.find(({ playerId }) => playerId === night.p('1.1'))!.seat;
      const other = seats.find(({ seat, stack }) => seat !== mine && stack === 10_000)!;
      const third = seats.find(({ seat }) => seat !== mine && seat !== other.seat)!;
      night.hand(table, { [other.seat]: 4_000, [third.seat]: third.stack + 6_000 });
      night.hand(table, { [mine]: 0, [other.seat]: 0, [third.seat]: third.stack + 20_000 });
      const placeOf = (id: string) => night.inPlay.eliminations.filter(({ playerId }) => playerId === id).map(({ place }) => place);
      return [placeOf(night.p('1.1')), placeOf(other.playerId), night.isConserved];
    },
    seen: [[7], [8], true],
  },
  {
    title: 'a player who entered again cannot be held to have been the wrong one before the re-entry is cancelled',
    articles: 'RC 7; RO 1.1',
    play(book) {
      const night = new EveningInSteps(book).played(1);
      night.do(goesOut(night.p('1.1')), enters(night.p('1.1')));
      const wrong: TournamentCommand = { type: 'CorrectElimination', playerId: night.p('1.1'), wentOut: night.p('1.2'), reason, at };
      const first = typeof night.tries(wrong);
      return [first, night.isConserved, asRunning(night.state).playersLeft];
    },
    seen: ['string', true, 8],
  },
  {
    title: 'a re-entry is cancelled after a correction gave the pot back, and another player entered into the seat meanwhile',
    articles: 'RC 7, 22; RO 1.1',
    play(book) {
      const night = new EveningInSteps(book, 4).hand(1, { 1: 0, 2: 20_000 });
      night.do(enters(night.p('1.1')), night.corrected(1, night.p('1.2'), night.p('1.1'), 20_000), cancels(night.p('1.1')));
      return [night.stack(night.p('1.1')), night.stack(night.p('1.2')), night.isConserved, night.places()];
    },
    seen: [20_000, undefined, true, ['p1.2 4/1']],
  },
  {
    title: 'an entry is annulled of a player who is out: who went out after them moves down a place',
    articles: 'RO 1.1, 1.4; RC 2',
    play(book) {
      const night = new EveningInSteps(book).hand(1, { 1: 0, 2: 20_000 }).hand(2, { 1: 0, 2: 20_000 });
      night.do({ type: 'AnnulEntry', playerId: night.p('1.1'), reason, at });
      return [night.places(), night.isConserved];
    },
    seen: [['p2.1 7/1'], true],
  },
  // Disqualification, abandonment and the end.
  {
    title: 'a player who is disqualified during a hand is placed as of the order; who goes out in that hand stands before them',
    articles: 'MO 13.1; TDA 7; RO 1.9, 11.2',
    play(book) {
      const night = new EveningInSteps(book).do(open(1));
      night.do(banned(night.p('1.1')));
      night.settled(1, { 2: 0, 3: 20_000 });
      return [night.places(), night.isConserved, night.inPlay.entry.removed];
    },
    seen: [['p1.1 8/1', 'p1.2 7/1'], true, 10_000],
  },
  {
    title: 'heads-up, one is disqualified during the hand and loses it besides: the other has won once',
    articles: 'MO 1.4, 13.1; TDA 7; RO 1.9, 11.2',
    play(book) {
      const night = headsUp(book).do(open(1));
      night.do(banned(night.p('1.1')));
      const second = night.tries(banned(night.p('1.2')));
      night.settled(1, { 1: 0, 2: 20_000 });
      return [second, night.inPlay.phase, night.places()];
    },
    seen: ['NOBODY_WOULD_BE_LEFT', 'finished', ['p1.1 2/1']],
  },
  {
    title: 'the last finalist wins by an abandonment, the abandonment was a mistake, and play goes on with all chips',
    articles: 'RO 1.9, 1.1',
    play(book) {
      const night = headsUp(book).hand(1, { 1: 4_000, 2: 16_000 });
      night.do(givesUp(night.p('1.1')));
      const ended = night.inPlay.phase;
      night.do(reinstates(night.p('1.1')));
      return [ended, night.inPlay.phase, night.stack(night.p('1.1')), night.isConserved];
    },
    seen: ['finished', 'running', 4_000, true],
  },
  // Untracked tables: places, counts, hand for hand.
  {
    title: 'one is reported out, then two with the next hand: three hands, three places, and stacks are asked for two of one hand',
    articles: 'RO 1.10; MO 9.10; TF §10 b10',
    play(book) {
      const night = new EveningInSteps(book).played(1).played(1);
      night.do(goesOut(night.p('1.1')));
      const unsaid = night.tries({
        type: 'RecordHandPlayed',
        table: 1,
        out: [{ playerId: night.p('1.2') }, { playerId: night.p('1.3') }],
        at,
      });
      night.do({
        type: 'RecordHandPlayed',
        table: 1,
        out: [
          { playerId: night.p('1.2'), stack: 900 },
          { playerId: night.p('1.3'), stack: 900 },
        ],
        at,
      });
      return [unsaid, night.places(), night.isConserved];
    },
    seen: ['COUNT_FIRST', ['p1.1 8/1', 'p1.2 6/2', 'p1.3 6/2'], true],
  },
  {
    title: 'two are reported out of one hand in an order, one of them is in again: the other takes the lower place',
    articles: 'RO 1.10, 1.1; MO 9.10; TF §10 b10',
    play(book) {
      const night = new EveningInSteps(book).played(1);
      const players = [night.p('1.1'), night.p('1.2')].map((playerId) => ({ playerId }));
      night.do({ type: 'EliminatePlayers', players, order: 'asListed', at });
      const before = night.places();
      night.do(reinstates(night.p('1.1')));
      return [before, night.places(), night.isConserved];
    },
    seen: [['p1.1 8/1', 'p1.2 7/1'], ['p1.2 8/1'], true],
  },
  {
    title: 'hand for hand, one of each table goes out in a round, and one of them is in again: the other is last alone',
    articles: 'RO 1.10, 2.7; MO 9.10; TF §10 b10',
    play(book) {
      const night = new EveningInSteps(book, 8, { atStake: { paidPlaces: 7 } });
      night.do({ type: 'AnnounceHandForHand', reason: 'bubble', at });
      night.do({ type: 'RecordHandPlayed', table: 1, out: [{ playerId: night.p('1.1'), stack: 7_000 }], at });
      night.do({ type: 'RecordHandPlayed', table: 2, out: [{ playerId: night.p('2.1'), stack: 3_000 }], at });
      const before = night.places();
      night.do(reinstates(night.p('1.1')));
      return [before, night.places(), night.isConserved];
    },
    seen: [['p1.1 7/2', 'p2.1 7/2'], ['p2.1 8/1'], true],
    others: {
      mons: [['p1.1 7/1', 'p2.1 8/1'], ['p2.1 8/1'], true],
      toufflers: [['p1.1 7/1', 'p2.1 8/1'], ['p2.1 8/1'], true],
    },
  },
  {
    title: 'the blinds of an absent player have put them out at an untracked table; they were at another table: in again, nothing is lost',
    articles: 'RC 30; MO 3.2; TDA 7; RO 1.9, 1.1; TF §4 b2',
    play(book) {
      const night = new EveningInSteps(book).hand(1, { 1: 25, 2: 19_975 });
      night.do(away(night.p('1.1')));
      const owes = (): number | null => asRunning(night.state).tables[0]!.positions?.bigBlindSeat ?? null;
      for (let hands = 0; hands < 4 && owes() !== 1; hands += 1) night.played(1);
      night.do({
        type: 'RecordAbsentBlinds',
        playerId: night.p('1.1'),
        blinds: [{ level: 1, smallBlinds: 0, bigBlinds: 1, antes: 0 }],
        at,
      });
      const places = night.places();
      night.do(reinstates(night.p('1.1'), { stack: 25 }));
      return [places, night.places(), night.isConserved];
    },
    seen: [['p1.1 8/1'], [], true],
  },
  {
    title: 'a typed table and an untracked one lose a player each: who is reported first is out first, whatever their stacks',
    articles: 'RO 1.10; MO 9.10; TF §10 b10',
    play(book) {
      const night = new EveningInSteps(book).played(2);
      night.do(goesOut(night.p('2.1')));
      night.hand(1, { 1: 0, 2: 20_000 });
      return night.places();
    },
    seen: ['p1.1 7/1', 'p2.1 8/1'],
  },
  {
    title: 'a day ends only when all stacks are known; who is absent on the next is dealt in dead with their chips',
    articles: 'RO 1.8, 4.1; RC 30; MO 3.2; TDA 8; TF §4 b2',
    play(book) {
      const night = new EveningInSteps(book, 4).played(1);
      const early = night.tries({ type: 'EndDay', at });
      night.do({
        type: 'RecordChipCounts',
        table: 1,
        stacks: [1, 2, 3, 4].map((seat) => ({ playerId: night.p(`1.${seat}`), stack: seat * 4_000 })),
        at,
      });
      night.do({ type: 'EndDay', at }, { type: 'StartDay', absent: [night.p('1.4')], at: at + 1 });
      return [early, deadIn(night.gives(open(1, at + 2))), night.stack(night.p('1.4'))];
    },
    seen: ['COUNT_FIRST', [4], 16_000],
  },
];

describeEvenings(situations);
