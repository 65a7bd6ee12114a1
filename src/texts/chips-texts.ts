/**
 * What a tournament says when it refuses what is asked about chips that are counted, lost, found or confiscated; and how it names the
 * tables that a wrong count may come from.
 * Pure. May import: its neighbours, the refusal codes.
 */
import type { RefusalParameters } from '../decider.js';
import type { ChipsRefusals } from '../tournament/chips/refusals.js';
import { fill, type Language, type Sentence } from './sentences.js';
import type { TextsOf } from './shared-texts.js';

export const chipsTexts: TextsOf<ChipsRefusals> = {
  CHIP_COUNT_MISMATCH: {
    en: 'Table {table} holds {expected} chips, but {counted} were counted; count again.',
    fr: 'La table {table} détient {expected} jetons, mais {counted} ont été comptés ; recomptez.',
  },
  COUNT_FIRST: {
    en: 'The stacks at table {table} are not known; count them first. confirmMove, movePlayer, recordAbandonment and disqualifyPlayer take the “stack” of their one player instead.',
    fr: 'Les tapis de la table {table} ne sont pas connus ; comptez-les d’abord. confirmMove, movePlayer, recordAbandonment et disqualifyPlayer prennent à la place le « stack » de leur seul joueur.',
  },
  UNKNOWN_DIFFERENCE: {
    en: 'No chips are on record as missing under the number {differenceId}.',
    fr: 'Aucun jeton manquant n’est enregistré sous le numéro {differenceId}.',
  },
  NOT_SO_MANY_MISSING: {
    en: 'Of loss {differenceId}, {missing} are still missing; {amount} can’t be found.',
    fr: 'De la perte {differenceId}, il manque encore {missing} ; on ne peut en retrouver {amount}.',
  },
  LOST_BY_ANOTHER: {
    en: 'The chips of loss {differenceId} are those of {playerId}.',
    fr: 'Les jetons de la perte {differenceId} sont ceux de {playerId}.',
  },
  NO_DISCREPANCY: {
    en: 'The count of table {table} adds up to its {chips} chips; record it as a count.',
    fr: 'Le compte de la table {table} tombe juste ({chips}) ; enregistrez-le comme un comptage.',
  },
};

/** Why tables could explain a wrong count, the likeliest first. */
const whys: readonly (readonly [parameter: string, one: Sentence, many: Sentence])[] = [
  [
    'opposite',
    { en: 'table {tables} (differs the other way)', fr: 'la table {tables} (écart inverse)' },
    { en: 'tables {tables} (differ the other way)', fr: 'les tables {tables} (écart inverse)' },
  ],
  [
    'moved',
    { en: 'table {tables} (players changed between the two)', fr: 'la table {tables} (joueurs passés de l’une à l’autre)' },
    {
      en: 'tables {tables} (players changed between them and this one)',
      fr: 'les tables {tables} (joueurs passés entre elles et celle-ci)',
    },
  ],
  [
    'uncertain',
    { en: 'table {tables} (not counted lately)', fr: 'la table {tables} (pas comptée depuis)' },
    { en: 'tables {tables} (not counted lately)', fr: 'les tables {tables} (pas comptées depuis)' },
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
  if (named.length === 0) return language === 'en' ? ' No other table could explain it.' : ' Aucune autre table ne peut l’expliquer.';
  return language === 'en' ? ` What could explain it: ${named.join('; ')}.` : ` Ce qui peut l’expliquer : ${named.join(' ; ')}.`;
}
