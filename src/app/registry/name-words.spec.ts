import { isNamed, wordsOfName } from './name-words.js';

it.each([
  ['Émile Zola', 'emile zola'],
  ['D’Œuvre, Jean-Pierre', 'd oeuvre jean pierre'],
  ['GROß', 'gross'],
  ['Łukasz Ødegård', 'lukasz odegard'],
  ['İpek', 'ipek'],
  ['Άννα', 'αννα'],
  ['ﬁn 𝐀nna', 'fin anna'],
  [' .-– ', ''],
])('%s has the words %s, composed or not', (name, words) => {
  for (const form of ['NFC', 'NFD'] as const) expect(wordsOfName(name.normalize(form)).join(' ')).toBe(words);
});

it.each([
  ['Émile Zola', 'zola EMI', true],
  ['Émile Zola', 'mile', false],
  ['Émile Zola', 'emile z zo', true],
  ['Émile Zola', 'emile zolab', false],
])('%s is found by %s: %s', (name, asked, isFound) => {
  expect(isNamed(wordsOfName(name), wordsOfName(asked))).toBe(isFound);
});
