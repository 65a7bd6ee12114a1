/**
 * Hands that die, claims, cancelled hands and showdowns, with all-ins, absences and acts out of turn. Each was written down as a referee would rule it, with its articles,
 * before it was run (decision 82).
 */
import { exceptUnder, describeSituations, type Seen, type Situation } from '../../test/fixtures/hand-steps.js';

const k5 = [5_000, 5_000, 5_000, 5_000];

const situations: readonly Situation[] = [
  // Hands that die, and chips that nobody could match.
  {
    title: 'the bettor leaves over an all-in and a fold out of turn, the last player folds',
    articles: 'RC 31, preamble; RO 4.1, 4.2, 9.7',
    from: { flop: 4, stacks: { 2: 400 } },
    steps: '1:1000 2:allIn 4!fold leave~1 3:fold',
    seen: { stacks: [19_600, 1_200, 20_000, 20_000] },
  },
  {
    title: 'the bettor leaves over an all-in, the last player calls the whole bet',
    articles: 'RC 31, preamble; RO 4.1, 4.2, 9.7',
    from: { flop: 4, stacks: { 2: 400 } },
    steps: '1:1000 2:allIn 4!fold leave~1 3:call',
    seen: {
      pots: [
        [1_600, 2, 3],
        [600, 3],
      ],
      stacks: [19_000, 0, 19_600, 20_000],
    },
  },
  {
    title: 'an all-in hand is swept away after it was called: nothing goes back',
    articles: 'RC 65-A; MO 5.8; TDA 28; RO 8.2; TF §6 b7',
    from: { flop: 3, stacks: { 1: 500 } },
    steps: '1:allIn 2:call swept~1 3:fold',
    seen: { stacks: [0, 20_800, 20_000] },
  },
  {
    title: 'a bettor throws their hand, thinking they have won, over a short all-in: what nobody called goes back',
    articles: 'RC 15; RO 10.10',
    from: { flop: 3, stacks: { 2: 400 } },
    steps: '1:1000 2:allIn won~1 3:fold',
    seen: { stacks: [19_600, 1_100, 20_000] },
  },
  {
    title: 'a second phone in a hand that is all in and called costs it',
    articles: 'RC 4; MO 5.5, 12.5; TDA 15; RO 4.1',
    from: { flop: 3, stacks: { 2: 400 } },
    steps: '1:1000 2:allIn phone~2 3:fold',
    seen: { stacks: [20_700, 0, 20_000] },
  },
  {
    title: 'an all-in player who leaves keeps a live hand, and the side pot is played on',
    articles: 'RC 31; RO 4.1',
    from: { flop: 3, stacks: { 2: 400 } },
    steps: '1:1000 2:allIn leave~2 3:call',
    seen: {
      pots: [
        [1_500, 1, 2, 3],
        [1_200, 1, 3],
      ],
      live: [1, 2, 3],
    },
  },
  {
    title: 'a raiser who is all in shows their hand to somebody outside while two others are in',
    articles: 'RC 68; MO 6.1; TDA 31; RO 11.4; TF §7 b1',
    from: { flop: 3, stacks: { 2: 900 } },
    steps: '1:300 2:allIn shows~2 3:fold',
    seen: exceptUnder<Seen>({ turn: [1, 600], live: [1, 2] }, { ropta: { stacks: [21_200, 0, 20_000], phase: 'completed' } }),
  },
  {
    title: 'a hand shown to an opponent who has not acted, with an all-in behind it',
    articles: 'RC 67, 68; MO 12.7; TDA 12, 31; RO 11.4; TF §7 b1',
    from: { flop: 3, stacks: { 2: 200 } },
    steps: '1:300 2:allIn showsTo~1~3',
    seen: exceptUnder<Seen>({ turn: [3, 300], stacks: [19_700, 0, 20_000] }, { mons: { turn: [1, 0], stacks: [20_000, 200, 20_000] } }),
  },
  {
    title: 'a hand shown to an opponent who waits with an act out of turn: the round begins again without it',
    articles: 'MO 12.7, 8.14',
    books: ['mons'],
    from: { flop: 3 },
    steps: '1:300 3!call showsTo~1~2 1:check 2:check',
    seen: { turn: [3, 0], stacks: [20_000, 20_000, 20_000] },
  },
  {
    title: 'who turns a card up to have the deal cancelled, all in, is out alone; the bet stays',
    articles: 'MO 2.17; RO 6.1',
    from: { stacks: [5_000, 5_000, 800, 5_000] },
    steps: '3:allIn forces~3 4:fold 1:fold',
    seen: { stacks: [4_950, 5_850, 0, 5_000] },
  },
  {
    title: 'who turns a card up to have the deal cancelled before their turn, while their call waits',
    articles: 'MO 2.17, 8.14; RO 6.1, 9.3',
    from: { stacks: k5 },
    steps: '4!call forces~4 3:fold 1:fold',
    seen: { stacks: [4_950, 5_050, 5_000, 5_000] },
  },
  {
    title: 'a hand thrown by mistake is given back after an all-in, and calls it',
    articles: 'MO 5.4; RO 8.4; TF §6 b4',
    books: ['mons', 'tdaFr', 'ropta', 'toufflers'],
    from: { flop: 3, stacks: { 2: 400 } },
    steps: '1:check thrown~3 2:allIn giveBack~3 3:call 1:fold',
    seen: { pots: [[1_100, 2, 3]] },
  },
  // Claims, cancelled hands, chips of the hand before.
  {
    title: 'all chips go back when a hand with an all-in and a fold out of turn is cancelled, and all are dealt in again',
    articles: 'RC 35; RO 5.3, 7.8',
    from: { stacks: [1_000, 1_000, 800, 1_000] },
    steps: '3:allIn 1!fold void redeal',
    seen: { stacks: [950, 900, 800, 1_000], live: [1, 2, 3, 4], turn: [3, 100] },
  },
  {
    title:
      'a cancelled hand, the hand before corrected, and the new deal short for the big blind: an act out of turn is judged by what they have',
    articles: 'RC 22, 44-A; RO 5.3, 9.7',
    from: { stacks: [1_000, 1_000, 1_000, 1_000] },
    steps: 'void before~2-940,4+940 redeal 4!call 3:fold 1:fold',
    seen: { stacks: [950, 0, 1_000, 1_880], pots: [[170, 2, 4]] },
  },
  {
    title: 'the hand before takes chips from a player who waits with an all-in out of turn',
    articles: 'RC 22, 44-A; RO 9.3',
    from: { stacks: [1_000, 1_000, 1_000, 1_000] },
    steps: '4!allIn before~4-600,3+600 3:fold 1:fold 2:fold',
    seen: { stacks: [950, 900, 1_600, 550] },
  },
  {
    title: 'the hand before takes chips from a player whose fold out of turn is dead: they are out of nothing',
    articles: 'RC 22, 44-A',
    from: { stacks: [1_000, 1_000, 1_000, 1_000] },
    steps: '4!fold before~4-1000,3+1000 3:call 1:fold 2:check',
    seen: { stacks: [950, 900, 1_900, 0] },
  },
  {
    title: 'the hand before takes the blind of a player who is absent and posted it',
    articles: 'RC 22, 30; RO 4.1',
    from: { stacks: [1_000, 1_000, 1_000, 1_000], dead: [2] },
    steps: 'before~2-950,1+950 3:call 4:fold 1:fold',
    seen: { stacks: [1_900, 0, 1_100, 1_000] },
  },
  // Showdown, side pots, odd chips.
  {
    title: 'odd chips of main and side pot, split three ways and two ways, after an all-in in turn and a fold of the small blind',
    articles: 'RC 20, 21; MO 9.8, 9.9; TDA 3, 4; RO 10.7, 10.8; TF §10 b8, b9',
    from: { stacks: [5_000, 175, 5_000, 5_000], stakes: { smallBlind: 25, bigBlind: 50 }, chipUnit: 25 },
    steps:
      '3:200 4:call 1:fold 2:allIn flop 3:check 4:check turn 3:check 4:check river 3:check 4:check tables~3~AhAd tables~4~AsAc tables~2~QhQd',
    seen: { stacks: [4_975, 0, 5_100, 5_100] },
  },
  {
    title: 'three equal hands share a pot with one chip too many: it goes to the first left of the button, all in or not',
    articles: 'RC 20; MO 9.8; TDA 3; RO 10.8; TF §10 b8',
    from: { stacks: [5_000, 175, 5_000, 5_000], stakes: { smallBlind: 25, bigBlind: 50 }, chipUnit: 25 },
    steps:
      '3:200 4:call 1:fold 2:allIn flop 3:check 4:check turn 3:check 4:check river 3:check 4:check tables~3~AhQd tables~4~AsQc tables~2~AdQh',
    seen: { stacks: [4_975, 200, 5_000, 5_000] },
  },
  {
    title: 'the bettor of a side pot asks to see the hand of its caller, while an all-in hand plays for the main pot',
    articles: 'RC 18; RO 10.5',
    books: ['redcactus', 'ropta'],
    from: { stacks: [300, 20_100, 20_100] },
    steps: '3:call 1:call 2:check flop 1:allIn 2:call 3:call turn 2:check 3:check river 2:500 3:call asks~2~3',
    seen: exceptUnder<Seen>({}, { redcactus: { refused: 'TD_RULING_REQUIRED' }, ropta: { refused: 'NOT_A_CALLER' } }),
  },
  {
    title: 'all contenders of a side pot give up but one, while the all-in hand is tabled: it is pushed without showing',
    articles: 'RO 10.5, 10.7; MO 9.1, 9.9; TDA 4; TF §10 b1, b9',
    books: ['mons', 'tdaFr', 'ropta', 'toufflers'],
    from: { stacks: [300, 20_100, 20_100] },
    steps: '3:call 1:call 2:check flop 1:allIn 2:call 3:call turn 2:check 3:check river 2:500 3:call tables~1~AhAd mucks~3 tables~2~KhQs',
    seen: { stacks: [900, 20_300, 19_300] },
  },
  {
    title: 'who has called an all-in may not give up their hand unseen, though they lose the side pot',
    articles: 'RC 16',
    books: ['redcactus'],
    from: { stacks: [300, 20_100, 20_100] },
    steps: '3:call 1:call 2:check flop 1:allIn 2:call 3:call turn 2:check 3:check river 2:500 3:call tables~1~AhAd mucks~3',
    seen: { refused: 'ALL_IN_MUST_TABLE' },
  },
  {
    title: 'two folds out of turn on the river leave a main pot to two',
    articles: 'RC 44-A, 58; MO 5.1; TDA 30; RO 9.3, 10.7; TF §6 b1',
    from: { stacks: [300, 20_100, 20_100, 20_100] },
    steps:
      '3:call 4:call 1:call 2:check flop 1:allIn 2:call 3:call 4:call turn 2:check 3:check 4:check river 4!fold 3!fold tables~1~AhAd tables~2~KhQs',
    seen: { stacks: [1_200, 19_800, 19_800, 19_800] },
  },
];

describeSituations(situations);
