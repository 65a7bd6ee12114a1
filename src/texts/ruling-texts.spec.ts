import { reasonKeys } from '../hand/judging/reasons.js';
import { articleText, reasonSentences, reasonText } from './ruling-texts.js';

const parametersOf = (template: string): string[] => [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).sort();

describe('the sentence of every reason', () => {
  it.each(reasonKeys)('%s exists in English and French and names the same amounts', (key) => {
    const { en, fr } = reasonSentences[key];
    expect(en).toMatch(/^[A-Z“].*\.$/s);
    expect(fr).toMatch(/^[A-ZÀ-Ý«].*\.$/s);
    expect(parametersOf(en)).toEqual(parametersOf(fr));
  });

  it('ends with the article, and says when that stands for a silence or is a house rule', () => {
    const reason = { key: 'overchipCall', parameters: { pushed: 1000, price: 300 } };
    const article = { article: 'RO 9.11', fallback: false, house: false };
    expect(reasonText(reason, [article], 'en')).toBe('A single oversized chip without a word is a call: 1,000 facing 300. (RO 9.11)');
    expect(articleText({ ...article, fallback: true }, 'en')).toBe('rulebook silent: RO 9.11');
    expect(articleText({ ...article, house: true, fallback: true }, 'fr')).toBe('règle maison ; silence du règlement : RO 9.11');
  });

  it('keeps an unknown key rather than hide it', () => {
    expect(reasonText({ key: 'somethingNew', parameters: {} }, [], 'fr')).toBe('somethingNew');
  });
});
