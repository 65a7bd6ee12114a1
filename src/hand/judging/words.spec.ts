import { firstEdition } from '../../../events/editions.js';
import type { Gesture } from '../../../events/judging.js';
import { bookIds, flop, push, pushInMotions, rule, say, sayAndPush } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';

const everyBook = it.each(bookIds);

describe('RO 9.4, RC 42, MO 8.2, TDA 30: words bind', () => {
  everyBook('a call with too many chips is a call (%s)', (book) => {
    expect(rule(flop(book).act(1, 300), 2, sayAndPush('call', 500, 500))).toMatchObject({ ruling: 'call', to: 300, returned: 700 });
  });

  everyBook('a raise without an amount is what its chips make (%s)', (book) => {
    expect(rule(flop(book).act(1, 300), 2, sayAndPush('raise', 500, 500))).toMatchObject({ ruling: 'raise', to: 1000 });
  });

  everyBook('an announced total is the total, never the addition (%s)', (book) => {
    expect(rule(flop(book).act(1, 2000), 2, say('raise', 8000))).toMatchObject({ ruling: 'raise', to: 8000, toAdd: 8000 });
  });

  everyBook('a raise said to less than the minimum is completed to it (%s)', (book) => {
    expect(rule(flop(book).act(1, 300), 2, say('raise', 400))).toMatchObject({ ruling: 'raise', to: 600 });
  });

  everyBook('a call with nothing to call is a check (%s)', (book) => {
    expect(rule(flop(book), 1, say('call'))).toMatchObject({ ruling: 'check', to: 0 });
  });

  everyBook('a raise when nobody has bet is at least a minimum bet (%s)', (book) => {
    expect(rule(flop(book), 1, sayAndPush('raise', 50))).toMatchObject({ ruling: 'bet', to: 100, toAdd: 50 });
  });

  everyBook('a check over a bet leaves call or fold (%s)', (book) => {
    expect(rule(flop(book).act(1, 300), 2, say('check'))).toMatchObject({ ruling: 'void', options: ['call', 'fold'] });
  });

  everyBook('"I bet 1000" over a bet is the amount alone (%s)', (book) => {
    expect(rule(flop(book).act(1, 300), 2, say('bet', 1000))).toMatchObject({ ruling: 'raise', to: 1000 });
  });

  everyBook('all-in is the whole stack (%s)', (book) => {
    expect(rule(flop(book, 4, { 2: 290 }).act(1, 200), 2, say('allIn'))).toMatchObject({ ruling: 'allIn', to: 290 });
    expect(rule(flop(book, 4, { 2: 290 }).act(1, 200), 2, { allInShown: true })).toMatchObject({ ruling: 'allIn', to: 290 });
  });
});

describe('words and chips at the same moment (RC 40; RO 9.4; TF §9 b2)', () => {
  const together = { ...sayAndPush('call', 500, 100, 100, 100), first: 'together' as const };

  it.each([
    ['redcactus', { ruling: 'raise', to: 800 }, 'RC 40'],
    ['mons', { ruling: 'call', to: 300 }, 'RO 9.4'],
    ['tdaFr', { ruling: 'call', to: 300 }, 'RO 9.4'],
    ['ropta', { ruling: 'call', to: 300 }, 'RO 9.4'],
    ['toufflers', { ruling: 'raise', to: 800 }, 'TF §9 b2'],
  ])('that nobody can understand are the chips where the words must be clear, else the words (%s)', (book, expected, article) => {
    const outcome = rule(flop(book).act(1, 300), 2, { ...together, unclear: true });
    expect(outcome).toMatchObject(expected);
    expect(outcome.articles[0]).toBe(article);
  });

  everyBook('are the words where they are clear (%s)', (book) => {
    expect(rule(flop(book).act(1, 300), 2, together)).toMatchObject({ ruling: 'call', to: 300 });
  });
});

describe('a raise in several motions', () => {
  it.each([
    ['redcactus', 'may', 'RC 71-B'],
    ['mons', 'ifRepeated', 'MO 8.17'],
    ['tdaFr', 'may', 'TDA 7'],
    ['ropta', 'may', 'RO 11.1'],
    ['toufflers', 'may', 'TDA practice'],
  ])('can be punished each time, or when it is abused (%s: %s, %s)', (book, sanction, article) => {
    const events = flop(book)
      .act(1, 200)
      .give({ type: 'Act', seat: 2, gesture: pushInMotions([100, 100], [500, 100]) });
    expect(events.find(({ type }) => type === 'InfractionNoted')).toMatchObject({
      data: { seat: 2, offence: 'stringBet', sanction, article: { article } },
    });
  });
});

describe('words that the table disagrees on (RC 40; RO 9.5; TF §9 b2)', () => {
  const disputed = { ...sayAndPush('call', 500, 100, 100, 100), heardByAll: false };
  it.each([
    ['redcactus', { ruling: 'directorDecides', options: ['call', 'raise'], proposed: 'call' }],
    ['mons', { ruling: 'directorDecides', options: ['call', 'raise'], proposed: 'call' }],
    ['tdaFr', { ruling: 'directorDecides', options: ['call', 'raise'], proposed: 'call' }],
    ['ropta', { ruling: 'directorDecides', options: ['call', 'raise'], proposed: 'call' }],
    ['toufflers', { ruling: 'raise', to: 800 }],
  ])('%s', (book, expected) => {
    expect(rule(flop(book).act(1, 300), 2, disputed)).toMatchObject(expected);
  });

  it.each([
    ['redcactus', 'RC 40', 'directorDecides', 'wordsDisputed'],
    ['mons', 'MO 13.2', 'directorDecides', 'wordsDisputed'],
    ['tdaFr', 'TDA 1', 'directorDecides', 'wordsDisputed'],
    ['ropta', 'RO 9.5', 'directorDecides', 'wordsDisputed'],
    ['toufflers', 'TF §9 b2', 'void', 'chipsRaise'],
  ])('where no chip was pushed are not compared with chips: %s (%s)', (book, article, ruling, reasonWithChips) => {
    const facingBet = (words: Gesture) => rule(flop(book).act(1, 300), 2, { ...words, heardByAll: false });
    for (const judged of [
      facingBet(say('call')),
      facingBet(say('raise', 800)),
      rule(flop(book), 1, { ...say('bet', 500), heardByAll: false }),
    ]) {
      expect(judged).toMatchObject({ ruling, reason: 'wordsUnheard' });
      expect(judged.articles).toContain(article);
    }
    expect(facingBet(disputed).reason).toBe(reasonWithChips);
  });

  everyBook('raise no question where words and chips come to the same (%s)', (book) => {
    expect(rule(flop(book).act(1, 300), 2, { ...sayAndPush('call', 100, 100, 100), heardByAll: false })).toMatchObject({
      ruling: 'call',
      to: 300,
    });
  });
});

describe('amounts said aloud (RC 47-B, 57; RO 9.1; TDA 39; MO 8.17)', () => {
  it.each([
    ['redcactus', 8000],
    ['mons', 6000],
    ['tdaFr', 6000],
    ['ropta', 6000],
    ['toufflers', 6000],
  ])('"6000 more" over 2000 (%s): to %i', (book, to) => {
    expect(rule(flop(book).act(1, 2000), 2, say('raise', 6000, { plus: true }))).toMatchObject({ ruling: 'raise', to });
  });

  it.each([
    ['redcactus', 7000],
    ['mons', 4000],
    ['tdaFr', 4000],
    ['ropta', 4000],
    ['toufflers', 4000],
  ])('"I raise your 2000 and 5000 more" (%s): to %i', (book, to) => {
    expect(rule(flop(book).act(1, 2000), 2, say('raise', 2000, { more: 5000 }))).toMatchObject({ ruling: 'raise', to });
  });

  everyBook('"5" is 500 while the pot is below 5000, 5000 from there, 5 where chips of 5 are in play (%s)', (book) => {
    expect(rule(flop(book), 1, say('bet', 5, { abbreviated: true }))).toMatchObject({ ruling: 'bet', to: 500 });
    expect(rule(flop(book).act(1, 5000), 2, say('raise', 5, { abbreviated: true })).to).toBe(10_000);
    expect(rule(flop(book), 1, { ...say('bet', 500, { abbreviated: true }), chipValuesInPlay: [500] })).toMatchObject({ to: 500 });
  });
});

describe('a number cut short other than 5', () => {
  it.each([
    ['redcactus', 20_000],
    ['mons', 2000],
    ['tdaFr', 2000],
    ['ropta', 2000],
    ['toufflers', 2000],
  ])('"2" in a pot of 20,400 (%s): %i', (book, to) => {
    const table = flop(book, 4, { 1: 90_000, 2: 90_000 }).act(1, 10_000).act(2, 'call').act(3, 'fold').act(4, 'fold').deal('turn');
    expect(rule(table, 1, say('bet', 2, { abbreviated: true }))).toMatchObject({ ruling: 'bet', to });
  });
});

describe('taps on the table (RC 3; MO 8.4; RO 1.6; TF §9 b4)', () => {
  everyBook('are a check when nobody has bet (%s)', (book) => {
    expect(rule(flop(book), 1, { taps: 2 })).toMatchObject({ ruling: 'check' });
  });

  it.each([
    ['redcactus', { ruling: 'void', options: ['call', 'fold'], articles: ['RC 3', 'RC 55'] }],
    ['mons', { ruling: 'fold', articles: ['MO 8.4'] }],
    ['tdaFr', { ruling: 'void', options: ['call', 'fold'], articles: ['RO 1.6', 'RO 9.4'] }],
    ['ropta', { ruling: 'void', options: ['call', 'fold'], articles: ['RO 1.6', 'RO 9.4'] }],
    ['toufflers', { ruling: 'fold', articles: ['TF §9 b4'] }],
  ])('over a bet (%s)', (book, expected) => {
    expect(rule(flop(book).act(1, 300), 2, { taps: 3 })).toMatchObject(expected);
  });

  it.each([
    ['redcactus', 'check'],
    ['mons', 'void'],
    ['tdaFr', 'void'],
    ['ropta', 'void'],
    ['toufflers', 'void'],
  ])('a single one (%s): %s', (book, ruling) => {
    expect(rule(flop(book), 1, { taps: 1 }).ruling).toBe(ruling);
  });
});

describe('bets in several motions (RC 46-C, 56; MO 8.17; TDA 39; RO 9.5; TF §9 b16)', () => {
  it.each([
    ['redcactus', { ruling: 'call', to: 200, returned: 400, articles: ['RC 56'] }],
    ['mons', { ruling: 'raise', to: 400, returned: 200, articles: ['MO 8.17', 'MO 8.9'] }],
    ['tdaFr', { ruling: 'raise', to: 400, returned: 200, articles: ['TDA 39', 'TDA 10'] }],
    ['ropta', { ruling: 'raise', to: 400, returned: 200, articles: ['RO 9.5', 'RO 9.6', 'RO 9.2', 'RO 9.10', 'RO 9.13'] }],
    ['toufflers', { ruling: 'raise', to: 400, returned: 200, articles: ['TF §9 b16', 'TF §9 b9'] }],
  ])('in silence, 350 then 250 over 200 (%s)', (book, expected) => {
    expect(rule(flop(book).act(1, 200), 2, pushInMotions([100, 100, 100, 50], [100, 100, 50]))).toMatchObject(expected);
  });

  everyBook('the exact call, then more, in silence, is a call (%s)', (book) => {
    expect(rule(flop(book).act(1, 200), 2, pushInMotions([100, 100], [500, 100]))).toMatchObject({
      ruling: 'call',
      to: 200,
      returned: 600,
    });
  });

  it.each([
    ['redcactus', 800, 0],
    ['mons', 400, 400],
    ['tdaFr', 400, 400],
    ['ropta', 400, 400],
    ['toufflers', 400, 400],
  ])('"raise", the exact call, then 600 (%s): to %i', (book, to, returned) => {
    const gesture = { ...say('raise'), ...pushInMotions([100, 100], [500, 100]) };
    expect(rule(flop(book).act(1, 200), 2, gesture)).toMatchObject({ ruling: 'raise', to, returned });
  });

  everyBook('after an announced total they are that total (%s)', (book) => {
    const gesture = { ...say('raise', 800), ...pushInMotions([100, 100], [500, 100]) };
    expect(rule(flop(book).act(1, 200), 2, gesture)).toMatchObject({ ruling: 'raise', to: 800, returned: 0 });
  });

  everyBook('when nobody has bet, the first motion is the bet (%s)', (book) => {
    expect(rule(flop(book), 1, pushInMotions([100, 100], [500]))).toMatchObject({ ruling: 'bet', to: 200, returned: 500 });
  });
});

describe('"I bet the pot" (RC 54-C; RO 9.15)', () => {
  everyBook('binds to a bet, its amount to be set, and can be punished (%s)', (book) => {
    const table = flop(book);
    expect(rule(table, 1, say('bet', undefined, { pot: true }))).toMatchObject({
      ruling: 'bet',
      to: null,
      minTo: 100,
      options: ['anyLegalBet'],
      reason: 'potBet',
    });
    expect(table.all('InfractionNoted')).toMatchObject([{ offence: 'potBet', sanction: 'may' }]);
    expect(table.legal).toMatchObject({ canFold: false, canCheck: false, minRaiseTo: 100 });
    expect(rule(table, 1, push(500))).toMatchObject({ ruling: 'bet', to: 500 });
  });

  everyBook('binds to a raise over a bet (%s)', (book) => {
    const pot = say('bet', undefined, { pot: true });
    expect(rule(flop(book).act(1, 300), 2, pot)).toMatchObject({ ruling: 'raise', to: null, minTo: 600, options: ['anyLegalRaise'] });
    expect(rule(flop(book, 4, { 2: 250 }).act(1, 300), 2, pot)).toMatchObject({ ruling: 'allIn', to: 250, reason: 'potBet' });
  });
});

describe('folding when a check was free (RC 58; RO 9.22, 8.3)', () => {
  it.each([
    ['redcactus', 'may', ['may']],
    ['mons', 'must', []],
    ['tdaFr', 'must', []],
    ['ropta', 'must', []],
    ['toufflers', 'must', []],
  ])('is binding and sanctioned under %s: %s; the big blind on his option %j', (book, sanction, ofBigBlind) => {
    const table = flop(book);
    expect(rule(table, 1, say('fold'))).toMatchObject({ ruling: 'fold', binding: true });
    expect(table.all('InfractionNoted')).toMatchObject([{ seat: 1, offence: 'foldWhenCheckFree', sanction }]);
    const preflop = HandAtTable.with({ stacks: [900, 900, 900], rulebook: firstEdition(book) })
      .act(3, 'call')
      .act(1, 'fold');
    expect(rule(preflop, 2, say('fold'))).toMatchObject({ ruling: 'fold', to: 100 });
    expect(preflop.all('InfractionNoted').map((noted) => noted.sanction)).toEqual(ofBigBlind);
  });

  it.each([
    ['redcactus', 'may', 'RC 58', ['may']],
    ['mons', 'must', 'RO 9.22', []],
    ['tdaFr', 'must', 'RO 9.22', []],
    ['ropta', 'must', 'RO 9.22', []],
    ['toufflers', 'must', 'RO 9.22', []],
  ])('is sanctioned without a gesture too under %s: %s (%s); the big blind on his option %j', (book, sanction, article, ofBigBlind) => {
    const fold = (seat: number) => ({ type: 'Act', seat, action: { type: 'fold' } }) as const;
    const noted = {
      seat: 1,
      offence: 'foldWhenCheckFree',
      sanction,
      startsAt: null,
      article: expect.objectContaining({ article }) as unknown,
    };
    const table = flop(book);
    expect(table.give(fold(1))).toEqual([
      { type: 'InfractionNoted', data: noted },
      { type: 'Folded', data: { seat: 1 } },
    ]);
    table.act(2, 300);
    expect(table.give(fold(3))).toEqual([{ type: 'Folded', data: { seat: 3 } }]);
    const preflop = HandAtTable.with({ stacks: [900, 900, 900], rulebook: firstEdition(book) })
      .act(3, 'call')
      .act(1, 'fold');
    preflop.give(fold(2));
    expect(preflop.all('InfractionNoted').map((each) => each.sanction)).toEqual(ofBigBlind);
    expect(preflop.state.phase).toBe('completed');
  });
});

/** RC 68; MO 6.1; TDA 31; RO 8.6; TF §7. */
const exposingIs: Readonly<Record<string, string>> = { redcactus: 'may', mons: 'must', tdaFr: 'must', ropta: 'must', toufflers: 'must' };

describe('other acts in turn', () => {
  everyBook('RO 8.6: a hand shown without a word leaves call or fold, and is sanctioned (%s)', (book) => {
    const table = flop(book).act(1, 300);
    expect(rule(table, 2, { exposedHand: true })).toMatchObject({ ruling: 'void', options: ['call', 'fold'] });
    expect(table.all('InfractionNoted')).toMatchObject([{ offence: 'exposedHand', sanction: exposingIs[book] }]);
  });

  everyBook('RC 3, 57, RO 1.6: a word without a meaning of its own binds to nothing, and he acts again (%s)', (book) => {
    const table = flop(book).act(1, 300);
    expect(rule(table, 2, say('bet'))).toMatchObject({ ruling: 'void', options: ['call', 'raise', 'fold'] });
  });

  everyBook('RC 51-B: who draws back his bet facing a raise must call or raise (%s)', (book) => {
    const table = flop(book).act(1, 100).act(2, 300).act(3, 'fold').act(4, 'fold');
    expect(rule(table, 1, { ...say('fold'), pulledBack: 100 })).toMatchObject({
      ruling: 'void',
      options: ['call', 'raise'],
      binding: true,
    });
    expect(table.refusalOf(1, 'fold')).toEqual({
      code: 'OPTION_NOT_OFFERED',
      article: null,
      parameters: { seat: 1, options: ['call', 'raise'] },
    });
  });

  it.each([
    ['redcactus', { ruling: 'directorDecides', options: ['holdToRaise', 'free'], proposed: 'free' }],
    ['mons', { ruling: 'void', options: ['call', 'raise', 'fold'], binding: false }],
    ['tdaFr', { ruling: 'void', binding: false }],
    ['ropta', { ruling: 'void', binding: false }],
    ['toufflers', { ruling: 'void', binding: false }],
  ])('RC 59-A, RO 9.19: an announcement on a condition (%s)', (book, expected) => {
    expect(rule(flop(book).act(1, 300), 2, say('raise', undefined, { conditional: true }))).toMatchObject(expected);
  });

  everyBook('RC 59-B: a call before the amount was said is for the director (%s)', (book) => {
    const given = rule(flop(book).act(1, 300), 2, { ...say('call'), amountKnown: false });
    expect(given).toMatchObject({
      ruling: 'directorDecides',
      options: ['callFullAmount', 'callSmallerAmount', 'free'],
      proposed: 'callFullAmount',
    });
  });

  everyBook('RO 9.20: a misread act is restored, or after substantial action stands as it was understood (%s)', (book) => {
    const misread = { ...say('call'), misreadAs: { type: 'fold' as const } };
    expect(rule(flop(book).act(1, 300), 2, misread)).toMatchObject({ ruling: 'call', to: 300, reason: 'misreadRestored' });
    const upheld = { ...say('bet', 500), misreadAs: { type: 'bet' as const, to: 200 }, substantialActionFollowed: true };
    expect(rule(flop(book), 1, upheld)).toMatchObject({ ruling: 'bet', to: 200 });
    const illegal = { ...upheld, misreadAs: { type: 'bet' as const, to: 50 } };
    expect(rule(flop(book), 1, illegal)).toMatchObject({ ruling: 'directorDecides', options: ['uphold', 'restore'], proposed: 'uphold' });
  });

  it.each([
    ['redcactus', { ruling: 'directorDecides', options: ['call', 'raise'], proposed: 'call' }],
    ['ropta', { ruling: 'call' }],
  ])('RC 51-A: chips added to chips in front that nobody can read (%s)', (book, expected) => {
    const table = flop(book).act(1, 100).act(2, 300).act(3, 'fold').act(4, 'fold');
    expect(rule(table, 1, { ...push(500), unclear: true })).toMatchObject(expected);
  });

  everyBook('a raise that short all-ins did not open to the player is for the director (%s)', (book) => {
    const table = flop(book, 4, { 2: 250 }).act(1, 200).act(2, 'allIn').act(3, 'call').act(4, 'call');
    expect(rule(table, 1, say('raise', 2000))).toMatchObject({
      ruling: 'directorDecides',
      options: ['call', 'callOrFold'],
      proposed: 'call',
    });
  });
});
