import { nameSeats } from './named-seats.js';

const names = new Map([
  [2, 'Anna'],
  [3, 'Bram'],
  [8, 'Zoé'],
]);
const named = (text: string, language: 'en' | 'fr'): string => nameSeats(text, (seat) => names.get(seat) ?? null, language);

describe('the seats of a sentence get the names of their players', () => {
  it.each([
    ['seat 2 folds', 'seat 2 (Anna) folds'],
    ['skipped: seats 2, 3 and 8', 'skipped: seats 2 (Anna), 3 (Bram) and 8 (Zoé)'],
    ['6,000 to seat 8, 3,000 to seat 3', '6,000 to seat 8 (Zoé), 3,000 to seat 3 (Bram)'],
    ['500 to seat 8, 2 to seat 3', '500 to seat 8 (Zoé), 2 to seat 3 (Bram)'],
    ['seat 5 calls 3,000', 'seat 5 calls 3,000'],
    ['seat 2 says “seat 3 is out”', 'seat 2 (Anna) says “seat 3 is out”'],
  ])('%s', (text, expected) => expect(named(text, 'en')).toBe(expected));

  it.each([
    ['siège 2 se couche', 'siège 2 (Anna) se couche'],
    ['sautés : sièges 2, 3', 'sautés : sièges 2 (Anna), 3 (Bram)'],
    ['6\u202f000 au siège 8, 3\u202f000 au siège 3', '6\u202f000 au siège 8 (Zoé), 3\u202f000 au siège 3 (Bram)'],
    ['siège 2, puis siège 3', 'siège 2 (Anna), puis siège 3 (Bram)'],
  ])('%s', (text, expected) => expect(named(text, 'fr')).toBe(expected));
});
