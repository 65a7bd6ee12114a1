/**
 * Acts out of turn with all-ins, side pots, absences, deaths of hands and forced bets. Each was written down as a referee would rule it, with its articles,
 * before it was run (decision 82).
 */
import { exceptUnder, describeSituations, type Seen, type Situation } from '../../test/fixtures/hand-steps.js';

const k5 = [5_000, 5_000, 5_000, 5_000];

const situations: readonly Situation[] = [
  // Acts out of turn, all-ins, side pots.
  {
    title: 'a call out of turn and an all-in for exactly the bet: nothing has changed, the call binds',
    articles: 'RC 44-A; MO 8.14; TDA 30; RO 9.3; TF §9 b14',
    from: { flop: 4, stacks: { 2: 300 } },
    steps: '1:300 3!call 2:allIn',
    seen: { turn: [4, 300], stacks: [19_700, 0, 19_700, 20_000] },
  },
  {
    title: 'a call out of turn, released by a short all-in: who bet first may not raise again',
    articles: 'RC 44-A, 48; MO 8.13, 8.14; TDA 10, 30; RO 9.3, 9.21; TF §9 b13, b14',
    from: { flop: 4, stacks: { 2: 350 } },
    steps: '1:300 3!call 2:allIn 3:call 4:fold',
    seen: { turn: [1, 50], mayRaise: false },
  },
  {
    title: 'an all-in out of turn over a fold, called by the bettor',
    articles: 'RC 44-A; MO 8.14; TDA 30; RO 9.3; TF §9 b14',
    from: { flop: 4, stacks: { 3: 900 } },
    steps: '1:300 3!allIn 2:fold 4:fold 1:call',
    seen: { pots: [[2_200, 1, 3]], phase: 'awaitingBoard' },
  },
  {
    title: 'a short all-in out of turn, released by a raise: its chips are the player’s again',
    articles: 'RC 44-A; MO 8.14; TDA 30; RO 9.3; TF §9 b14',
    from: { flop: 4, stacks: { 3: 400 } },
    steps: '1:1000 3!allIn 2:2500 3:fold',
    seen: { stacks: [19_000, 17_500, 400, 20_000], turn: [4, 2_500] },
  },
  {
    title: 'a fold out of turn of the last caller of a side pot leaves the bettor alone in it',
    articles: 'RC 44-A, 58; MO 5.1, 9.9; TDA 4; RO 9.3, 10.7; TF §6 b1',
    from: { flop: 4, stacks: { 1: 200 } },
    steps: '1:allIn 2:call 3:call 4:call turn 4!fold 2:check 3:500 2:fold',
    seen: { pots: [[1_200, 1, 3]], returned: [[3, 500]], live: [1, 3] },
  },
  {
    title: 'a skipped player after a bet, an all-in and a fold over them: what they may still do',
    articles: 'RC 44-B; MO 8.15; RO 9.3, 6.7',
    from: { flop: 4, stacks: { 3: 900 } },
    steps: '2!bet200 3!allIn 4!fold 1:600',
    seen: exceptUnder<Seen>({ refused: 'TURN_LOST' }, { redcactus: { refused: null }, mons: { refused: 'SKIPPED_HAND_DEAD' } }),
  },
  {
    title: 'a skipped player whose hand is dead by three persons, one of whom folded: the acts stand, and the all-in is called',
    articles: 'MO 8.15',
    books: ['mons'],
    from: { flop: 4, stacks: { 3: 900 } },
    steps: '2!bet200 3!allIn 4!fold skipped~1 2:call',
    seen: { pots: [[2_200, 2, 3]], live: [2, 3] },
  },
  {
    title: 'the director lets a skipped player call or fold after an all-in over them',
    articles: 'RC 44-B',
    books: ['redcactus'],
    from: { flop: 4, stacks: { 3: 900 } },
    steps: '2!bet200 3!allIn 4!fold skipped~1 limit~1 1:1800',
    seen: { refused: 'TURN_LOST', turn: [1, 900] },
  },
  {
    title: 'the director kills the hand of a skipped player: an all-in over it wins what lies there',
    articles: 'RC 44-B',
    books: ['redcactus'],
    from: { flop: 3, stacks: { 3: 900 } },
    steps: '2!bet200 3!allIn skipped~1 killed~1 2:fold',
    seen: { stacks: [20_000, 19_800, 1_400] },
  },
  {
    title: 'a saved hand calls an all-in that was made over it, and no more',
    articles: 'MO 8.15',
    books: ['mons'],
    from: { flop: 4, stacks: { 3: 900 } },
    steps: '2!bet200 3!allIn 4!call skipped~1 save~1 1:allIn',
    seen: { refused: 'TURN_LOST', turn: [1, 900] },
  },
  {
    title: 'the big blind keeps their option where the player before them was skipped and calls',
    articles: 'RC 44-A; MO 7.3; TDA 30; RO 9.3; TF §8 b3',
    from: { stacks: k5 },
    steps: '4!call 1!call 3:call',
    seen: { turn: [2, 0], mayRaise: true },
  },
  {
    title: 'three act over the first player before the flop, the last of them with a check',
    articles: 'RC 44; MO 8.15; TDA 30; RO 9.3',
    from: { stacks: k5 },
    steps: '4!call 1!call 2!check 3:call',
    seen: exceptUnder<Seen>({ refused: null, pots: [[400, 1, 2, 3, 4]] }, { mons: { refused: 'SKIPPED_HAND_DEAD' } }),
  },
  {
    title: 'a blocked raiser stays blocked when the short all-in came out of turn',
    articles: 'RC 48; MO 8.13; TDA 10; RO 9.21; TF §9 b13',
    from: { stacks: [300, 5_000, 5_000, 5_000] },
    steps: '3:225 1!allIn 4:call 2:fold',
    seen: { turn: [3, 75], mayRaise: false },
  },
  {
    title: 'two short all-ins that double the bet free the bettor, the second made out of turn and once more in turn',
    articles: 'RC 48; MO 8.13; TDA 10; RO 9.21; TF §9 b13',
    from: { flop: 4, stacks: { 2: 180, 3: 210 } },
    steps: '1:100 3!allIn 2:allIn 3:allIn 4:call',
    seen: { turn: [1, 110], mayRaise: true },
  },
  {
    title: 'heads-up: a bet out of turn is released by an all-in for less, and can be a call',
    articles: 'RC 44-A; MO 8.14; TDA 30; RO 9.3; TF §9 b14',
    from: { flop: 2, stacks: { 1: 150 } },
    steps: '2!bet200 1:allIn 2:call',
    seen: { pots: [[500, 1, 2]], phase: 'awaitingBoard' },
  },
  {
    title: 'a bet out of turn binds after the player before it is disqualified',
    articles: 'RC 44-A, 71; MO 8.14, 13.1; TDA 7, 30; RO 9.3, 11.2; TF §9 b14',
    from: { flop: 4 },
    steps: '1:check 3!bet200 4!call expel~2',
    seen: { turn: [1, 200], live: [1, 3, 4] },
  },
  {
    title: 'a bet out of turn binds after the player before it leaves the table',
    articles: 'RC 31, 44-A; MO 8.14; TDA 30; RO 4.1, 9.3; TF §9 b14',
    from: { flop: 4 },
    steps: '1:check 3!bet200 leave~2',
    seen: { turn: [4, 200], live: [1, 3, 4] },
  },
  {
    title: 'a raise out of turn of a player whose hand is swept away then: nothing of it is in the pot',
    articles: 'RC 65-A; MO 5.8; TDA 28; RO 8.2; TF §6 b7',
    from: { flop: 4 },
    steps: '1:300 3!raise900 swept~3 2:fold 4:fold',
    seen: { stacks: [20_400, 20_000, 20_000, 20_000] },
  },
  {
    title: 'a call out of turn of a player who then leaves the table counts as given up after the call: its chips stay',
    articles: 'RC 31, 44-A; MO 5.1, 8.14; TDA 30; RO 4.1, 9.3; TF §9 b14',
    from: { flop: 4 },
    steps: '1:300 3!call leave~3 2:fold 4:fold',
    seen: { stacks: [20_700, 20_000, 19_700, 20_000] },
  },
  {
    title: 'time runs out for a skipped player: their hand is dead, or checks, and the bet over them binds',
    articles: 'RC 29; MO 5.6; TDA 5; RO 3.5; TF §6 b5',
    from: { flop: 4 },
    steps: '2!bet200 time~1 approved expired',
    seen: exceptUnder<Seen>({ turn: [3, 200], live: [2, 3, 4] }, { redcactus: { turn: [3, 200], live: [1, 2, 3, 4] } }),
  },
  // Absent players, forced bets and acts out of turn.
  {
    title: 'an absent small blind, a raise out of turn that binds, and nobody calls it',
    articles: 'RC 30, 44-A; MO 3.2, 8.14; TDA 8, 30; RO 4.1, 9.3; TF §4 b2',
    from: { stacks: k5, dead: [1] },
    steps: '4!raise300 3:fold 2:fold',
    seen: { stacks: [4_950, 4_900, 5_000, 5_150] },
  },
  {
    title: 'an absent big blind, an all-in out of turn below it: a call is the whole big blind',
    articles: 'RC preamble; MO 8.6; RO 9.7; TF §9 b6',
    from: { stacks: [5_000, 5_000, 5_000, 80], dead: [2] },
    steps: '4!allIn 3:fold 1:call',
    seen: {
      pots: [
        [240, 1, 4],
        [20, 1],
      ],
      stacks: [4_920, 4_900, 5_000, 0],
    },
  },
  {
    title: 'a big blind of less than a big blind, a call out of turn, all others fold',
    articles: 'RC preamble; MO 8.6; RO 9.7; TF §9 b6',
    from: { stacks: [5_000, 60, 5_000, 5_000] },
    steps: '4!call 3:fold 1:fold',
    seen: { pots: [[170, 2, 4]], returned: [[4, 40]] },
  },
  {
    title: 'a walk for a big blind who paid the ante first, after a fold out of turn of the small blind',
    articles: 'RO 4.2, example 2.1',
    from: {
      stacks: [5_000, 1_400, 5_000],
      stakes: { smallBlind: 500, bigBlind: 1_000, ante: 1_000, anteFormat: 'bigBlind', antePriority: 'anteFirst' },
    },
    steps: '1!fold 3:fold',
    seen: { stacks: [4_600, 1_800, 5_000], returned: [[1, 100]] },
  },
  {
    title: 'a walk for a big blind who paid the blind first, after a fold out of turn of the small blind',
    articles: 'RC preamble, big blind ante',
    from: {
      stacks: [5_000, 1_400, 5_000],
      stakes: { smallBlind: 500, bigBlind: 1_000, ante: 1_000, anteFormat: 'bigBlind', antePriority: 'blindFirst' },
    },
    steps: '1!fold 3:fold',
    seen: { stacks: [4_500, 1_900, 5_000] },
  },
  {
    title: 'both others away or gone: the small blind wins what lies there',
    articles: 'RC 30; MO 3.2; TDA 8; RO 4.1; TF §4 b3',
    from: { stacks: [1_000, 1_000, 1_000], dead: [2] },
    steps: 'leave~3',
    seen: { stacks: [1_100, 900, 1_000], phase: 'completed' },
  },
  {
    title: 'two of three absent: the one who is there takes the blinds without an act, out of turn or in it',
    articles: 'RC 30; MO 3.2; TDA 8; RO 4.1; TF §4 b3',
    from: { stacks: [1_000, 1_000, 1_000], dead: [1, 2] },
    steps: '3:fold',
    seen: { stacks: [950, 900, 1_150], phase: 'completed', refused: 'HAND_COMPLETED' },
  },
  {
    title: 'an absent big blind who posts less than it, an all-in of the small blind, and a fold out of turn',
    articles: 'RC preamble; RO 9.7, 9.8',
    from: { stacks: [150, 60, 5_000], dead: [2] },
    steps: '3!call 1:allIn 3:fold',
    seen: { stacks: [310, 0, 4_900] },
  },
];

describeSituations(situations);
