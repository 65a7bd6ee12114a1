/**
 * Why a tournament refuses what is asked about chips that are lost, found, confiscated or miscounted.
 */
import type { SentencesOf } from '../../decider.js';
export interface ChipsRefusals {
  /** `table`, `expected`, `counted`: chips. Of a count of a whole table also `difference` (counted less expected), and the tables that could explain it: `opposite` with a difference the other way, `moved` with players who changed between the two since a count, `uncertain` not counted since hands were played there that nobody typed in, with `countedAfter`: the hands that each of those had begun at its last count. */
  CHIP_COUNT_MISMATCH: { table: number; expected: number; counted: number };
  /** `table`: hands were played or players lost since the stacks were last known. `players`: whose stacks the command needs, where it is not everybody's. */
  COUNT_FIRST: { table: number; players?: readonly string[] };
  /** `table`, `players`: they have nothing left, and nobody knows what they had before: their places have to be said first. */
  ELIMINATIONS_FIRST: { table: number; players: readonly string[] };
  /** `table`, `count`: the table was not counted so often. */
  UNKNOWN_COUNT: { table: number; count: number };
  /** `table`, `count`, `last`: the table was counted again since; only its last count can be corrected. */
  COUNT_SUPERSEDED: { table: number; count: number; last: number };
  /** `playerId`, `table`: they do not sit there now. */
  NOT_AT_TABLE: { playerId: string; table: number };
  /** `playerId`: they are at their seat, so that they post by themselves. */
  PLAYER_NOT_AWAY: { playerId: string };
  /** `table`: no hand was played there that nobody recorded, since its stacks were known. */
  STACKS_KNOWN: { table: number };
  /** `playerId`; `smallBlinds`, `bigBlinds`, `antes`: how many of each the player owed at most in the hands on record since the stacks were known, less what was taken. */
  BLINDS_NOT_OWED: { playerId: string; smallBlinds: number; bigBlinds: number; antes: number };
  /** `table`, `players`: those whose stacks were known, and who would have others. */
  COUNT_NEEDS_REASON: { table: number; players: readonly string[] };
  /** `playerId`: the blinds and antes come to nothing, or nothing is left of the stack. */
  NO_BLINDS_OWED: { playerId: string };
  /** `differenceId` (as text): no chips were reported lost or missing under this number. */
  UNKNOWN_DIFFERENCE: { differenceId: string };
  /** `differenceId`, `amount`, `missing`: no more than that many of its chips are still missing. */
  NOT_SO_MANY_MISSING: { differenceId: number; amount: number; missing: number };
  /** `differenceId`, `playerId`: whose chips they are; another player was named. */
  LOST_BY_ANOTHER: { differenceId: number; playerId: string };
  /** `table`, `chips`: the count adds up. */
  NO_DISCREPANCY: { table: number; chips: number };
}

/** What a person reads of each. */
export const chipsSentences: SentencesOf<ChipsRefusals> = {
  CHIP_COUNT_MISMATCH: {
    en: 'Table {table} holds {expected} chip{expected||s}, but {counted} {counted|was|were} counted. Count again. If the difference stays, record it (recordChipDiscrepancy).',
    fr: 'La table {table} détient {expected} jeton{expected||s} ; compte obtenu : {counted}. Recomptez. Si l’écart demeure, enregistrez-le (recordChipDiscrepancy).',
  },
  ELIMINATIONS_FIRST: {
    en: '{players} have no chips left at table {table}, and nobody knows what they had before. First report who went out together (eliminatePlayers, with “stack” or “order”), or one by one (eliminatePlayer); then count.',
    fr: '{players} n’ont plus de jetons à la table {table}, et nul ne sait ce qu’ils avaient avant. Signalez d’abord qui est sorti ensemble (eliminatePlayers, avec « stack » ou « order ») ou un par un (eliminatePlayer), puis comptez.',
  },
  COUNT_FIRST: {
    en: 'The stacks at table {table} are not known[: {players}]. Count them first (recordChipCounts). For players who go out, give their stacks with the command (“stack”), or say their order (“order”).',
    fr: 'Tapis inconnus à la table {table}[ : {players}]. Comptez-les d’abord (recordChipCounts). Pour des joueurs qui sortent, indiquez leur tapis dans la commande (« stack »), ou leur ordre (« order »).',
  },
  PLAYER_NOT_AWAY: {
    en: '{playerId} is not away, so nothing is taken from their stack. If they are, record it first (markAway).',
    fr: 'L’absence de {playerId} n’est pas notée : rien n’est prélevé sur son tapis. Notez-la d’abord (markAway).',
  },
  STACKS_KNOWN: {
    en: 'The stacks of table {table} are known, with all blinds up to its last hand. Record the hands first (recordHandPlayed).',
    fr: 'Les tapis de la table {table} sont connus, blindes comprises jusqu’à sa dernière main. Enregistrez d’abord les mains (recordHandPlayed).',
  },
  BLINDS_NOT_OWED: {
    en: 'By the hands on record, {playerId} still owes {smallBlinds} small blind{smallBlinds||s}, {bigBlinds} big blind{bigBlinds||s} and {antes} ante{antes||s} at most. Where the button stood otherwise, count the table instead (recordChipCounts).',
    fr: 'D’après les mains enregistrées, {playerId} doit encore au plus {smallBlinds} {smallBlinds|petite blinde|petites blindes}, {bigBlinds} {bigBlinds|grosse blinde|grosses blindes} et {antes} ante{antes||s}. Si le bouton était ailleurs, comptez plutôt la table (recordChipCounts).',
  },
  COUNT_NEEDS_REASON: {
    en: 'The stacks at table {table} were known, and this count changes those of {players}. Give the reason, or record the hands that were played first (recordHandPlayed).',
    fr: 'Les tapis de la table {table} étaient connus, et ce comptage change ceux de {players}. Donnez le motif, ou enregistrez d’abord les mains jouées (recordHandPlayed).',
  },
  NO_BLINDS_OWED: {
    en: 'Nothing is to be taken from {playerId}. Give the number of blinds or antes of each level.',
    fr: 'Rien n’est à prélever sur {playerId}. Indiquez le nombre de blindes ou d’antes de chaque niveau.',
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
    en: 'Loss {differenceId} still has {missing} chip{missing||s} missing, so {amount} can’t be found. Give {missing} or fewer.',
    fr: 'La perte {differenceId} ne porte plus que sur {missing} jeton{missing||s} ; on ne peut pas en retrouver {amount}. Indiquez {missing} ou moins.',
  },
  LOST_BY_ANOTHER: {
    en: 'The chips of loss {differenceId} belong to {playerId}. Name that player.',
    fr: 'Les jetons de la perte {differenceId} appartiennent à {playerId}. Indiquez ce joueur.',
  },
  NO_DISCREPANCY: {
    en: 'The count of table {table} matches what it holds, {chips}. Record it as a count (recordChipCounts).',
    fr: 'Le compte de la table {table} correspond à ce qu’elle détient, {chips}. Enregistrez-le comme un comptage (recordChipCounts).',
  },
};
