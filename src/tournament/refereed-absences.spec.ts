/**
 * Players who are away or suspended, with breaks, balancing, late players and hands that are taken back. Each was written down as a director would
 * rule it, with its articles, before it was run (decision 82).
 */
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
  suspends,
  type EveningSituation,
} from '../../test/fixtures/evening-situations.js';
import { EveningInSteps } from '../../test/fixtures/evening-steps.js';
import { asRunning, open, player } from '../../test/tournament-scenario.js';
import type { TournamentCommand } from '../../commands/tournament.js';
import { makeCurrentPlan } from './seating/proposal.js';

const situations: readonly EveningSituation[] = [
  // Both finalists, and whole tables, away.
  {
    title: 'both finalists are away: no hand is dealt, because an absent player wins none and nobody deals',
    articles: 'RC 30; MO 2.18, 3.2; TDA 8; RO 1.9, 4.1; TF §4 b2',
    play(book) {
      const night = headsUp(book).do(...[1, 2].map((seat) => away(headsUp(book).p(`1.${seat}`))));
      return night.tries(open(1));
    },
    seen: 'EVERYONE_ABSENT',
  },
  {
    title: 'both finalists are away at an untracked table: no hand can have been played there',
    articles: 'RC 30; MO 2.18, 3.2; TDA 8; RO 1.9, 4.1; TF §4 b2',
    play(book) {
      const night = headsUp(book);
      night.do({ type: 'RecordHandPlayed', table: 1, at }, away(night.p('1.1')), away(night.p('1.2')));
      return night.tries({ type: 'RecordHandPlayed', table: 1, at });
    },
    seen: 'EVERYONE_ABSENT',
  },
  {
    title: 'both finalists are away: the director judges that one has given up, and the other has won',
    articles: 'RO 1.9; MO 1.4',
    play(book) {
      const night = headsUp(book);
      night.do(away(night.p('1.1')), away(night.p('1.2')), givesUp(night.p('1.1')));
      return [night.inPlay.phase, night.places()];
    },
    seen: ['finished', ['p1.1 2/1']],
  },
  {
    title: 'both finalists are away, then one comes back: they are dealt in, and the other’s hand is dead',
    articles: 'RC 30; MO 3.2; TDA 8; RO 1.9, 4.1; TF §4 b2',
    play(book) {
      const night = headsUp(book).hand(1);
      night.do(away(night.p('1.1')), away(night.p('1.2')), { type: 'MarkBack', playerId: night.p('1.2'), at });
      return deadIn(night.gives(open(1)));
    },
    seen: [1],
  },
  {
    title: 'one finalist is suspended and the other away: nobody is there either',
    articles: 'RC 30, 71; MO 3.2, 13.1; TDA 7, 8; RO 4.1, 11.1; TF §4 b2',
    play(book) {
      const night = headsUp(book);
      night.do(suspends(night.p('1.1')), away(night.p('1.2')));
      return night.tries(open(1));
    },
    seen: 'EVERYONE_ABSENT',
  },
  {
    title: 'a whole table is away: it waits, and the other plays on',
    articles: 'RC 30; MO 3.2; TDA 8; RO 1.9, 4.1; TF §4 b2',
    play(book) {
      const night = new EveningInSteps(book);
      night.do(...[1, 2, 3, 4].map((seat) => away(night.p(`1.${seat}`))));
      return [night.tries(open(1)), night.tries(open(2)).includes('HandOpened')];
    },
    seen: ['EVERYONE_ABSENT', true],
  },
  {
    title: 'both finalists stay away on the second day; one has given notice, and the other has won',
    articles: 'RO 1.8',
    play(book) {
      const night = headsUp(book);
      night.do({ type: 'EndDay', at }, { type: 'StartDay', absent: [night.p('1.1'), night.p('1.2')], at: at + 1 });
      const hand = night.tries(open(1, at + 2));
      night.do({ type: 'RemoveAbsentPlayer', playerId: night.p('1.1'), gaveNotice: true, at: at + 3 });
      return [hand, night.inPlay.phase];
    },
    seen: ['EVERYONE_ABSENT', 'finished'],
  },
  // Absences and suspensions with breaks, moves and hands that are taken back.
  {
    title: 'a player who is away keeps their chips when their table is broken, and is dealt in dead at the new one',
    articles: 'RC 9, 30; MO 3.2, 7.1; TDA 8, 24; RO 2.3, 2.4, 4.1; TF §4 b2',
    play(book) {
      const night = new EveningInSteps(book);
      night.hand(2, { 1: 9_000, 2: 11_000 }).hand(1, { 1: 0, 2: 20_000 }).hand(1, { 3: 0, 2: 30_000 });
      night.played(2).do(away(night.p('2.1')), goesOut(night.p('2.3')), goesOut(night.p('2.4')));
      night.do({
        type: 'RecordChipCounts',
        table: 2,
        stacks: [
          { playerId: night.p('2.1'), stack: 9_000 },
          { playerId: night.p('2.2'), stack: 31_000 },
        ],
        at,
      });
      night.do({ type: 'BreakTable', table: 2 });
      const { seats } = asRunning(night.state).tables[0]!;
      const sits = seats.find(({ playerId }) => playerId === night.p('2.1'))!;
      return [sits.stack, deadIn(night.gives(open(1))).includes(sits.seat), night.isConserved];
    },
    seen: [9_000, true, true],
  },
  {
    title: 'a suspension goes on at the new table after a break',
    articles: 'RC 71-A; MO 13.1; TDA 7; RO 11.1, 11.2',
    play(book) {
      const night = new EveningInSteps(book);
      night.hand(2).hand(1, { 1: 0, 2: 20_000 }).hand(1, { 3: 0, 2: 30_000 }).hand(2, { 3: 0, 4: 20_000 }).hand(2, { 4: 0, 2: 30_000 });
      night.do(suspends(night.p('2.1'), 2), { type: 'BreakTable', table: 2 });
      const seatOf = () => asRunning(night.state).tables[0]!.seats.find(({ playerId }) => playerId === night.p('2.1'))!.seat;
      const dead: boolean[] = [];
      for (let times = 0; times < 5; times += 1) {
        dead.push(deadIn(night.gives(open(1))).includes(seatOf()));
        night.settled(1);
      }
      // Two rounds of two players, as many as sat at the table when the penalty was given.
      return dead;
    },
    seen: [true, true, true, true, false],
  },
  {
    title: 'a suspended player misses no hand that was annulled',
    articles: 'RC 35, 71; RO 6.1, 11.1',
    books: ['redcactus', 'ropta', 'toufflers'],
    play(book) {
      const night = new EveningInSteps(book, 4);
      night.do({ type: 'IssuePenalty', playerId: night.p('1.3'), offence: 'insult', unit: 'hands', count: 1, reason });
      const { handId } = night.gives(open(1)).find(({ type }) => type === 'HandOpened')!.data as { handId: never };
      night.do({ type: 'RecordAnnulment', handId, reason, at });
      const second = deadIn(night.gives(open(1)));
      night.settled(1);
      return [second, deadIn(night.gives(open(1)))];
    },
    seen: [[3], []],
  },
  {
    title: 'a suspended player misses no hand that was recorded by mistake at an untracked table',
    articles: 'RC 71; MO 13.1; TDA 7; RO 11.1',
    play(book) {
      const night = new EveningInSteps(book, 4).played(1);
      night.do(suspends(night.p('1.3')));
      night.played(1).do({ type: 'WithdrawHandPlayed', table: 1, reason });
      night.played(1).played(1).played(1);
      night.do({
        type: 'RecordChipCounts',
        table: 1,
        stacks: [1, 2, 3, 4].map((seat) => ({ playerId: night.p(`1.${seat}`), stack: 10_000 })),
        at,
      });
      const fourth = deadIn(night.gives(open(1)));
      night.settled(1);
      return [fourth, deadIn(night.gives(open(1)))];
    },
    seen: [[3], []],
  },
  {
    title: 'MO 3.1: a late player pays those who are at the table, not who is away or suspended',
    articles: 'MO 3.1, 3.2, 13.1',
    books: ['mons'],
    play(book) {
      const night = new EveningInSteps(book, 7);
      const table = asRunning(night.state).tables.find(({ seats }) => seats.length === 3)!.table;
      const [one, two, three] = asRunning(night.state).tables[table - 1]!.seats.map(({ playerId }) => playerId);
      night.do(suspends(one!), away(two!));
      night.do({ type: 'AdmitLatePlayer', playerId: player('late'), adult: true, showsDocument: true, at });
      return [night.stack(player('late')), night.stack(one!), night.stack(two!), night.stack(three!), night.isConserved];
    },
    seen: [9_975, 10_000, 10_000, 10_025, true],
  },
  {
    title: 'RC 7: a late player loses a blind for each player who is out; one who is in again does not count',
    articles: 'RC 7, 27',
    books: ['redcactus'],
    play(book) {
      const late: TournamentCommand = { type: 'AdmitLatePlayer', playerId: player('late'), adult: true, showsDocument: true, at };
      const cost = (inAgain: boolean): number => {
        const night = new EveningInSteps(book, 8, { kind: 'weekly' });
        night.do(goesOut(night.p('1.1')), goesOut(night.p('1.2')), ...(inAgain ? [reinstates(night.p('1.2'))] : []), late);
        return 10_000 - night.stack(player('late'))!;
      };
      return [cost(false) > 0, cost(false) / cost(true)];
    },
    seen: [true, 2],
  },
  {
    title: 'the future big blind is moved to balance tables though they are away: chips count as players',
    articles: 'MO 7.1, 7.7; TF §8 b1; RO 2.3',
    books: ['mons', 'toufflers'],
    play(book) {
      const night = new EveningInSteps(book).hand(1).hand(2, { 3: 0, 4: 20_000 }).hand(2, { 4: 0, 2: 30_000 });
      const plan = () => makeCurrentPlan(asRunning(night.state)) as { from?: unknown; due: string };
      const before = plan();
      for (const seat of [1, 2, 3, 4]) night.do(away(night.p(`1.${seat}`)));
      return [before.due, JSON.stringify(plan()) === JSON.stringify(before)];
    },
    seen: ['balance', true],
  },
];

describeEvenings(situations);
