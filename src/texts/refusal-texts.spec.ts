import type { Refusal } from '../decider.js';
import { itHoldsForEach } from '../../test/each-item.js';
import { refusalSentences, refusalText } from './refusal-texts.js';
import { grouped } from './sentences.js';

const parametersOf = (template: string): string[] => [...template.matchAll(/\{(\w+)(?::\w+)?\}/g)].map((match) => match[1]!).sort();

describe('the sentence of every refusal', () => {
  const sentences = Object.entries(refusalSentences);
  itHoldsForEach(
    'exists in English and French and names the same parameters',
    sentences,
    ([code]) => code,
    ([, { en, fr }]) => {
      expect(en).toMatch(/^[A-Z"{].*[.}]\]?$/s);
      expect(fr).toMatch(/^[A-ZÀ-Ý«{].*[.}]\]?$/s);
      expect(parametersOf(en)).toEqual(parametersOf(fr));
    },
  );

  it('shows amounts in groups, the article at the end', () => {
    const refusal = { code: 'BELOW_MINIMUM_RAISE', article: 'RO 9.6', parameters: { seat: 3, to: 1500, minRaiseTo: 2000, max: 12500 } };
    expect(refusalText(refusal, 'en')).toBe('A raise to 1,500 is too small; the smallest is to 2,000, the largest to 12,500. (RO 9.6)');
    expect(refusalText(refusal, 'fr')).toBe(
      'Une relance à 1\u202f500 est trop petite\u202f; la plus petite est à 2\u202f000, la plus grande à 12\u202f500. (RO 9.6)',
    );
  });

  it('names questions, options and causes as a person does, those of acts and of incidents each by its own', () => {
    const said = (code: string, parameters: Refusal['parameters'], language: 'en' | 'fr'): string =>
      refusalText({ code, article: null, parameters }, language);
    const asked = { question: 'handControl', options: ['check', 'refuse'], default: 'refuse' };
    expect(said('TD_RULING_REQUIRED', asked, 'en')).toMatch(/: a request to check a hand\..*: check it, refuse\.$/);
    expect(said('TD_RULING_REQUIRED', asked, 'fr')).toMatch(
      /\u00a0: une demande de contrôle d’une main\..*\u00a0: la contrôler, refuser\.$/,
    );
    expect(said('OPTION_NOT_ALLOWED', { option: 'check', options: ['call', 'fold'] }, 'fr')).toMatch(
      /\u00a0: check\. .*\u00a0: suivre, se coucher\.$/,
    );
    expect(said('OPTION_NOT_ALLOWED', { option: 'show', options: ['check', 'refuse'] }, 'fr')).toMatch(/\u00a0: la contrôler, refuser\.$/);
    expect(said('OPTION_NOT_OFFERED', { seat: 3, options: ['callOrFold'] }, 'en')).toBe(
      'Seat 3 may only choose: the player calls or folds.',
    );
    expect(said('NOT_A_VOID_CAUSE', { cause: 'joker' }, 'en')).toBe(
      'Under this rulebook this does not cancel a hand: a joker in the deck.',
    );
  });

  it('keeps an unknown code rather than hide it', () => {
    expect(refusalText({ code: 'SOMETHING_NEW', article: null, parameters: {} }, 'en')).toBe('SOMETHING_NEW');
  });

  it('speaks of one seat or of several, as many as its list holds', () => {
    const said = (seats: number[], language: 'en' | 'fr'): string =>
      refusalText({ code: 'HANDS_NOT_TABLED', article: null, parameters: { seats } }, language);
    expect(said([2], 'en')).toMatch(/; seat 2 has not shown them\.$/);
    expect(said([2, 5], 'en')).toMatch(/; seats 2, 5 have not shown them\.$/);
    expect(said([2], 'fr')).toMatch(/\u202f; le siège 2 ne l’a pas fait\.$/);
    expect(said([2, 5], 'fr')).toMatch(/\u202f; les sièges 2, 5 ne l’ont pas fait\.$/);
  });

  it('leaves out what a refusal has nothing to say of', () => {
    const said = (missing: string[], repeated: string[]): string =>
      refusalText({ code: 'PLAYERS_MISMATCH', article: null, parameters: { table: 2, missing, unexpected: [], repeated } }, 'en');
    expect(said([], ['ann'])).toBe('Each player must be named once. Named twice: ann.');
    expect(said(['bob'], [])).toBe('Each player must be named once. Missing: bob.');
  });

  it('groups thousands as the language does', () => {
    expect(grouped(1234567, 'en')).toBe('1,234,567');
    expect(grouped(-1234, 'fr')).toBe('-1\u202f234');
    expect(grouped(999, 'en')).toBe('999');
  });
});
