/**
 * The refusals about chips that are counted, lost, found or confiscated, and the names of the
 * tables that a wrong count may come from.
 */
import type { RefusalParameters } from '../decider.js';
import { fill, type Language, type Sentence } from './sentences.js';

/** Why tables could explain a wrong count, the likeliest first. */
const whys: readonly (readonly [parameter: string, one: Sentence, many: Sentence])[] = [
  [
    'opposite',
    { en: 'table {tables} (differs the other way)', fr: 'la table {tables} (écart inverse)' },
    { en: 'tables {tables} (differ the other way)', fr: 'les tables {tables} (écart inverse)' },
  ],
  [
    'moved',
    { en: 'table {tables} (players moved between the two)', fr: 'la table {tables} (joueurs passés de l’une à l’autre)' },
    {
      en: 'tables {tables} (players moved between them and this one)',
      fr: 'les tables {tables} (joueurs passés entre elles et celle-ci)',
    },
  ],
  [
    'uncertain',
    { en: 'table {tables} (not counted since)', fr: 'la table {tables} (pas comptée depuis)' },
    { en: 'tables {tables} (not counted since)', fr: 'les tables {tables} (pas comptées depuis)' },
  ],
];

/** More than these are not read. */
const MOST_NAMED = 12;

/** What follows a wrong count in a sentence: the tables to look at; nothing where none was looked for. */
export function suspectsText(parameters: RefusalParameters, language: Language): string {
  if (parameters['opposite'] === undefined) return '';
  const named = whys.flatMap(([parameter, one, many]) => {
    const tables = parameters[parameter];
    if (!Array.isArray(tables) || tables.length === 0) return [];
    const shown = tables.length > MOST_NAMED ? [...tables.slice(0, MOST_NAMED), '…'] : tables;
    return [fill((tables.length === 1 ? one : many)[language], { tables: shown }, language)];
  });
  if (named.length === 0) return language === 'en' ? ' No other table can explain it.' : ' Aucune autre table ne peut l’expliquer.';
  return language === 'en' ? ` What can explain it: ${named.join('; ')}.` : ` Ce qui peut l’expliquer : ${named.join(' ; ')}.`;
}
