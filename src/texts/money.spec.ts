import { moneyText } from './money.js';

describe('a sum of money', () => {
  it.each([
    [9750, 'EUR', '€97.50', '97,50 €'],
    [1_250_000, 'EUR', '€12,500.00', '12 500,00 €'],
    [-400, 'EUR', '−€4.00', '−4,00 €'],
    [6000, 'CHF', 'CHF 60.00', '60,00 CHF'],
  ])('of %d hundredths in %s is %s and %s', (cents, currency, en, fr) => {
    const plain = (text: string): string => text.replaceAll(/\s/g, ' ');
    expect([plain(moneyText(cents, 'en', currency)), plain(moneyText(cents, 'fr', currency))]).toEqual([en, fr]);
  });

  it('has no space in French at which a line could break', () => {
    expect(moneyText(1_250_000, 'fr')).not.toMatch(/ /);
  });
});
