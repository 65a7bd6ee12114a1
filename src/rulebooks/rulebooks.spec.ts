import { rulebookNumbered, rulebookOf, rulebooks } from './rulebooks.js';

describe('the rulebooks', () => {
  it('are five, each in its first edition, with a name in both languages', () => {
    expect(rulebooks.map(({ id, version }) => `${id} ${version}`)).toEqual(['redcactus 1', 'mons 1', 'tdaFr 1', 'ropta 1', 'toufflers 1']);
    for (const { name } of rulebooks) {
      expect(name.fr).not.toBe('');
      expect(name.en).not.toBe('');
      expect(name.fr).not.toBe(name.en);
    }
  });

  it('are found by id and version, and by nothing else', () => {
    expect(rulebookNumbered('ropta', 1)?.articles.seatDraw).toBe('RO 2.1');
    expect(rulebookOf('ropta', 2)).toBeUndefined();
    expect(rulebookNumbered('ROPTA', 1)).toBeUndefined();
    expect(rulebookNumbered('toString', 1)).toBeUndefined();
    expect(rulebookOf('ropta', Number.NaN)).toBeUndefined();
  });

  it('all say that seats are drawn by lot', () => {
    for (const { id, articles } of rulebooks) expect({ id, article: articles.seatDraw }).toEqual({ id, article: expect.any(String) });
  });
});
