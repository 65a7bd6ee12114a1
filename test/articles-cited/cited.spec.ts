import { type Cited, collectCited, findUnread, readKept } from './cited.js';

describe('the articles that events and refusals cite', () => {
  const cited = collectCited();
  const kept = readKept();

  it('were read and kept, on every occasion (a new list: read the articles, then add it to cited.json)', () => {
    expect(findUnread(cited, kept)).toEqual({});
  });

  it('are still cited', () => {
    const gone = Object.keys(kept).filter((occasion) => cited[occasion] === undefined);
    expect(gone.length).toBeLessThan(Object.keys(kept).length / 20);
  });

  it('are of the rulebook of the hand, or marked as a fallback or a house rule, each once', () => {
    const prefix: Readonly<Record<string, string>> = { redcactus: 'RC', mons: 'MO', tdaFr: 'TDA', ropta: 'RO', toufflers: 'TF' };
    const wrong: Cited = Object.fromEntries(
      Object.entries(cited).flatMap(([occasion, lists]) => {
        const [book, what] = occasion.split(' ');
        const isRight = (list: string): boolean => {
          const articles = list === '' ? [] : list.split(' + ');
          const isOwn = what === 'refused' || articles.every((one) => one.startsWith(`${prefix[book!]!} `) || /[~!]$/.test(one));
          return isOwn && new Set(articles).size === articles.length;
        };
        const found = lists.filter((list) => !isRight(list));
        return found.length === 0 ? [] : [[occasion, found]];
      }),
    );
    expect(wrong).toEqual({});
  });
});
