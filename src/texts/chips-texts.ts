/**
 * The refusals about chips that are counted, lost, found or confiscated, and the names of the
 * tables that a wrong count may come from.
 */
import type { RefusalParameters } from '../decider.js';
import type { ChipsRefusals } from '../tournament/refusals/chips.js';
import { fill, type Language, type Sentence } from './sentences.js';
import type { TextsOf } from './shared-texts.js';

export const chipsTexts: TextsOf<ChipsRefusals> = {
  CHIP_COUNT_MISMATCH: {
    en: 'Table {table} holds {expected} chips, but {counted} were counted. Count again.',
    fr: 'La table {table} détient {expected} jetons, mais {counted} ont été comptés. Recomptez.',
  },
  ELIMINATIONS_FIRST: {
    en: '{players} have no chips left at table {table}, and nobody knows what they had before. First report who went out together (eliminatePlayers, with “stack” or “order”), or one by one (eliminatePlayer); then count.',
    fr: '{players} n’ont plus de jetons à la table {table}, et nul ne sait ce qu’ils avaient avant. Signalez d’abord qui est sorti ensemble (eliminatePlayers, avec « stack » ou « order ») ou un par un (eliminatePlayer), puis comptez.',
  },
  COUNT_FIRST: {
    en: 'The stacks at table {table} are not known. Count them first (recordChipCounts). For players who go out, give their stacks with the command (“stack”), or say their order (“order”).',
    fr: 'Les tapis de la table {table} ne sont pas connus. Comptez-les d’abord (recordChipCounts). Pour des joueurs qui sortent, indiquez leur tapis dans la commande (« stack »), ou leur ordre (« order »).',
  },
  PLAYER_NOT_AWAY: {
    en: '{playerId} is not away, so nothing is taken from their stack. If they are, record it first (markAway).',
    fr: '{playerId} n’est pas absent : rien n’est prélevé sur son tapis. Sinon, notez d’abord son absence (markAway).',
  },
  STACKS_KNOWN: {
    en: 'The stacks of table {table} are known, with all blinds up to its last hand. Record the hands first (recordHandPlayed).',
    fr: 'Les tapis de la table {table} sont connus, blindes comprises jusqu’à sa dernière main. Enregistrez d’abord les mains (recordHandPlayed).',
  },
  BLINDS_NOT_OWED: {
    en: 'By the hands on record, {playerId} still owes {smallBlinds} small blinds, {bigBlinds} big blinds and {antes} antes at most. Where the button stood otherwise, count the table instead (recordChipCounts).',
    fr: 'D’après les mains enregistrées, {playerId} doit encore au plus {smallBlinds} petites blindes, {bigBlinds} grosses blindes et {antes} antes. Si le bouton était ailleurs, comptez plutôt la table (recordChipCounts).',
  },
  COUNT_NEEDS_REASON: {
    en: 'The stacks at table {table} were known, and this count changes those of {players}. Give the reason, or record the hands that were played first (recordHandPlayed).',
    fr: 'Les tapis de la table {table} étaient connus, et ce comptage change ceux de {players}. Donnez le motif, ou enregistrez d’abord les mains jouées (recordHandPlayed).',
  },
  NO_BLINDS_OWED: {
    en: 'Nothing is to be taken from {playerId}. Give the number of blinds or antes of each level.',
    fr: 'Rien n’est à prélever sur {playerId}. Indiquez le nombre de blindes ou d’antes de chaque palier.',
  },
  UNKNOWN_COUNT: {
    en: 'Table {table} has no count number {count}. The table shows its last count (lastCount).',
    fr: 'La table {table} n’a pas de comptage numéro {count}. La table montre son dernier comptage (lastCount).',
  },
  COUNT_SUPERSEDED: {
    en: 'Table {table} was counted again after count {count}: the last one is {last}. Correct that one, or count again.',
    fr: 'La table {table} a été recomptée après le comptage {count} : le dernier est le {last}. Corrigez celui-là, ou recomptez.',
  },
  NOT_AT_TABLE: {
    en: '{playerId} no longer sits at table {table}. Count the tables again (recordChipCounts, recordChipDiscrepancy).',
    fr: '{playerId} n’est plus à la table {table}. Recomptez les tables (recordChipCounts, recordChipDiscrepancy).',
  },
  UNKNOWN_DIFFERENCE: {
    en: 'No missing chips are on record under number {differenceId}. The chip ledger lists the numbers.',
    fr: 'Aucun jeton manquant n’est enregistré sous le numéro {differenceId}. Le journal des jetons donne les numéros.',
  },
  NOT_SO_MANY_MISSING: {
    en: 'Loss {differenceId} still has {missing} chips missing, so {amount} can’t be found. Give {missing} or fewer.',
    fr: 'La perte {differenceId} ne porte plus que sur {missing} jetons ; on ne peut pas en retrouver {amount}. Indiquez {missing} ou moins.',
  },
  LOST_BY_ANOTHER: {
    en: 'The chips of loss {differenceId} belong to {playerId}. Name that player.',
    fr: 'Les jetons de la perte {differenceId} appartiennent à {playerId}. Indiquez ce joueur.',
  },
  NO_DISCREPANCY: {
    en: 'The count of table {table} matches its {chips} chips. Record it as a count (recordChipCounts).',
    fr: 'Le compte de la table {table} correspond à ses {chips} jetons. Enregistrez-le comme un comptage (recordChipCounts).',
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
