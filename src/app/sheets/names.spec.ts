import { canBeNameOf, plainName, similarName } from './names.js';

it.each([
  ['Zoé Müller', 'MULLER Zoe'],
  ['Łukasz Nowak', 'Lukasz NOWAK'],
  ['Søren Weiß', 'Soren Weiss'],
  ['Zoe Mueller', 'Zoé Müller'],
  ['Cœur-Dupont, Æneas', 'Coeur Dupont Aeneas'],
  ['Joﬀrey Martin', 'Joffrey Martin'],
])('%s and %s are spelt alike', (one, other) => expect(similarName(one)).toBe(similarName(other)));

it('ids of waiting rows are made from a stricter form', () => {
  expect(plainName('Łukasz Nowak')).not.toBe(plainName('Lukasz Nowak'));
  expect(plainName('NOWAK, Élie')).toBe(plainName('Elie Nowak'));
});

it.each([
  ['A. Dupont', 'Anna Dupont', true],
  ['Jean Dupont', 'Jean-Pierre Dupont', true],
  ['DUPONT', 'Anna Dupont', true],
  ['Łukasz Nowak', 'Éloïse Lefèvre', false],
  ['B. Dupont', 'Anna Dupont', false],
  ['A. D.', 'Anna Dupont', true],
  ['A. E.', 'Anna Dupont', false],
  ['Anna Dupond', 'Anna Dupont', false],
])('%s can be a form of %s: %s', (typed, known, expected) => {
  expect(canBeNameOf(typed, known)).toBe(expected);
  expect(canBeNameOf(known, typed)).toBe(expected);
});
