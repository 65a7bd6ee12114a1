import { readdirSync, readFileSync } from 'node:fs';
import { knownProblem, problemInFrench } from './input-texts.js';

/** The English phrases of the API's own checks that have no French one beside them. */
function phrasesOfTheApi(): string[] {
  const files = readdirSync('src/api', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  return files.flatMap((file) => {
    const source = readFileSync(`src/api/${file}`, 'utf8');
    const phrase = /(?:message|problem): (['`])((?:must|is|cannot|stands)\b.*?)\1(?!.*\n\s*(?:context: \{ )?inFrench)/g;
    return [...source.matchAll(phrase)].map(([, , text]) => text!.replaceAll(/\$\{.*?\}/g, '7'));
  });
}

describe('what is wrong with an argument', () => {
  const phrases = phrasesOfTheApi();

  it('is found in the sources', () => {
    expect(phrases.length).toBeGreaterThan(15);
  });

  it.each([...new Set(phrases)])('%s: exists in French', (phrase) => {
    expect(knownProblem(phrase)).not.toBeNull();
  });

  it.each([
    ['must be an integer number', 'doit être un nombre entier'],
    ['must not be less than 1', 'doit être au moins 1'],
    ['must not be greater than 10', 'doit être au plus 10'],
    ['must contain at least 2 elements', 'doit compter au moins 2 éléments'],
    ['must contain no more than 2 elements', 'doit compter au plus 2 éléments'],
    ["All cards's elements must be unique", 'doit indiquer chaque élément une seule fois'],
    ['must be a boolean value', 'doit être true ou false'],
    ['must be one of the following values: a, b', 'doit être l’une de ces valeurs\u00a0: a, b'],
    ['each value in taps must not be less than 1', 'contient une valeur qui doit être au moins 1'],
    ['must have one of: action, gesture', 'doit indiquer l’un de ces champs\u00a0: action, gesture'],
  ])('%s', (english, french) => {
    expect(problemInFrench(english)).toBe(french);
  });

  it('leaves no English where a phrase is unknown', () => {
    expect(problemInFrench('must be something that nobody has foreseen')).toBe('n’est pas accepté');
  });
});
