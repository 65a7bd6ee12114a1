import { nameOf, rulebookNamed, rulebookNumbered, rulebookOf, rulebooks } from './rulebooks.js';

describe('the rulebooks', () => {
  it('are five, each from its first edition on, with a name in both languages', () => {
    const firsts = rulebooks.filter(({ version }) => version === 1);
    expect(firsts.map(nameOf)).toEqual(['redcactus@1', 'mons@1', 'tdaFr@1', 'ropta@2020-04', 'toufflers@1']);
    for (const { id } of firsts) {
      const versions = rulebooks.filter((book) => book.id === id).map(({ version }) => version);
      expect(versions).toEqual(versions.map((_, index) => index + 1));
    }
    for (const { name } of rulebooks) {
      expect(name.fr).not.toBe('');
      expect(name.en).not.toBe('');
      expect(name.fr).not.toBe(name.en);
    }
  });

  it('are found by id and edition, and by nothing else', () => {
    expect(rulebookOf('ropta', '2020-04')?.id).toBe('ropta');
    expect(rulebookOf('ropta', '2020-13')).toBeUndefined();
    expect(rulebookOf('ropta', '1')).toBeUndefined();
    expect(rulebookOf('ROPTA', '2020-04')).toBeUndefined();
    expect(rulebookOf('toString', '1')).toBeUndefined();
  });

  it('are found by id and number, and by nothing else', () => {
    expect(rulebookNumbered('ropta', 1)).toBe(rulebookOf('ropta', '2020-04'));
    expect(rulebookNumbered('ropta', 99)).toBeUndefined();
    expect(rulebookNumbered('ROPTA', 1)).toBeUndefined();
    expect(rulebookNumbered('ropta', Number.NaN)).toBeUndefined();
  });

  it.each(['ropta@2020-04', 'ropta@1'])('is found as %s by a person', (name) => {
    expect(rulebookNamed(name)).toBe(rulebookOf('ropta', '2020-04'));
  });

  it('is found in its newest edition by its name alone', () => {
    expect(rulebookNamed('ropta')).toBe(rulebooks.findLast(({ id }) => id === 'ropta'));
  });

  it.each(['ropta@99', 'ropta@', 'ropta@2020-04@1', '@1', ''])('is none as %p', (name) => {
    expect(rulebookNamed(name)).toBeUndefined();
  });

  it('all say that seats are drawn by lot', () => {
    for (const { floor } of rulebooks) expect(floor.seatDraw.method).toMatchObject({ value: 'random', source: { kind: 'article' } });
  });
});
