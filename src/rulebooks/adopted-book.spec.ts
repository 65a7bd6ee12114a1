import { firstEdition } from '../../events/editions.js';
import { rulebookFor } from './adopted-book.js';
import { rulebookNumbered } from './rulebooks.js';

describe('the book of a tournament', () => {
  it('is the edition itself without house rules, and none for a book that is not known', () => {
    expect(rulebookFor(firstEdition('mons'))).toBe(rulebookNumbered('mons', 1));
    expect(rulebookFor({ id: 'mons', edition: '2' })).toBeNull();
    expect(rulebookFor(firstEdition('conformance'))).toBeNull();
  });

  it('has the house rules laid over it, and is laid out once', () => {
    const reference = () => ({ ...firstEdition('mons'), houseRules: { 'timeCall.seconds': 30 } });
    const book = rulebookFor(reference());
    expect(book?.betting.timeCall.seconds.value).toBe(30);
    expect(book?.betting.timeCall.seconds.source).toMatchObject({ kind: 'house' });
    expect(rulebookFor(reference())).toBe(book);
    expect(rulebookNumbered('mons', 1)?.betting.timeCall.seconds.value).not.toBe(30);
  });

  it('of an earlier release may name a setting that is gone: its other rules stand', () => {
    const book = rulebookFor({ ...firstEdition('mons'), houseRules: { 'chips.piles': 'free', 'timeCall.seconds': 30 } });
    expect(book?.betting.timeCall.seconds.value).toBe(30);
    expect(book?.houseRules).toEqual({ 'timeCall.seconds': 30 });
  });

  it('may name a common rule with the value that it has, and no other', () => {
    const cutBy = (value: string) =>
      rulebookFor({ ...firstEdition('mons'), houseRules: { 'cut.by.oneDeck': value } })?.dealing.cut.by.oneDeck;
    expect(cutBy('rightNeighbour')).toMatchObject({ value: 'rightNeighbour', source: { kind: 'house' } });
    expect(cutBy('leftNeighbour')).toMatchObject({ value: 'rightNeighbour', source: { kind: 'article' } });
  });

  it('stays the same for the same rules however many others were asked for between', () => {
    const asked = (seconds: number) => rulebookFor({ ...firstEdition('ropta'), houseRules: { 'timeCall.seconds': seconds } });
    const first = asked(1);
    for (let seconds = 2; seconds < 100; seconds++) expect(asked(seconds)?.betting.timeCall.seconds.value).toBe(seconds);
    expect(asked(1)).toEqual(first);
  });
});
