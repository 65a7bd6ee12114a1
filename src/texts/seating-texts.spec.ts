import { seatingReasons, seatingReasonText } from './seating-texts.js';

const parametersOf = (template: string): string[] => [...new Set([...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!))].sort();

describe('why somebody moves', () => {
  it.each(Object.entries(seatingReasons))('%s is said in English and French, of the same tables and seats', (_key, { en, fr }) => {
    expect(en).toMatch(/^[A-Z{].*\.$/s);
    expect(fr).toMatch(/^[A-ZÀ-Ý{].*\.$/s);
    expect(parametersOf(en)).toEqual(parametersOf(fr));
  });

  it('ends with the article', () => {
    const reason = { key: 'noMoveDue', parameters: { difference: 2, trigger: 3 } };
    const article = (fallback: boolean) => [{ article: 'RO 2.3', fallback, house: false }];
    expect(seatingReasonText(reason, article(false), 'en')).toBe('Tables differ by 2 players: nobody moves before 3. (RO 2.3)');
    expect(seatingReasonText(reason, article(true), 'fr')).toBe(
      'L’écart entre les tables est de 2 : personne ne bouge avant 3. (muet, donc RO 2.3)',
    );
    expect(seatingReasonText(reason, [], 'en')).toBe('Tables differ by 2 players: nobody moves before 3.');
  });

  it('is kept as its key where it has no sentence', () => {
    expect(seatingReasonText({ key: 'somethingNew', parameters: {} }, [], 'en')).toBe('somethingNew');
  });
});
