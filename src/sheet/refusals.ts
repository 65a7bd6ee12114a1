/**
 * Why a command of a result sheet is refused.
 */
import { makeRefuse, type Decision, type None, type RefusalOf, type SentencesOf } from '../decider.js';

export interface SheetRefusals {
  SHEET_NOT_FOUND: None;
  SHEET_WITHDRAWN: None;
  /** Its results are not there yet. */
  TOURNAMENT_NOT_OVER: None;
  /** It follows the tournament, and is withdrawn with it alone. */
  SHEET_OF_TOURNAMENT: None;
  /** The same source and id was imported for another club before, or it is a tournament of Tapis. */
  SHEET_OF_ANOTHER: None;
  /** `rows` have the place, and `tied` is said to share it; or the next place is not free. */
  PLACES_INCONSISTENT: { place: number; tied: number; rows: number };
  /** A person has two rows. */
  PERSON_TWICE: { playerId: string };
  ENTRANTS_TOO_FEW: { entrants: number; rows: number };
  ROW_NOT_FOUND: { recordedAs: string };
  ROW_PERSON_UNKNOWN: { playerId: string };
  /** Rows are counted from 1. */
  ROW_ID_TWICE: { first: number; row: number };
  /** Two rows of a sheet wait under the name. */
  ROW_NAME_TWICE: None;
  /** So many points of an import are not confirmed. */
  IMPORT_UNCONFIRMED: { points: number };
  /** No day of the calendar. */
  SHEET_DAY_INVALID: { day: string };
  AMENDMENT_EMPTY: None;
  AMENDMENT_NOT_FOUND: { amendment: number };
}

export type SheetDecision<Event> = Decision<Event, RefusalOf<SheetRefusals>>;

export const refuse = makeRefuse<SheetRefusals>();

/** What a person reads of each. */
export const sheetSentences: SentencesOf<SheetRefusals> = {
  SHEET_NOT_FOUND: {
    en: 'There are no results under this id. Check it.',
    fr: 'Aucun résultat ne porte cet identifiant. Vérifiez-le.',
  },
  SHEET_WITHDRAWN: {
    en: 'These results were withdrawn. They can be ratified once they are published again.',
    fr: 'Ces résultats ont été retirés. Ils pourront être homologués une fois republiés.',
  },
  TOURNAMENT_NOT_OVER: {
    en: 'The tournament is not over. Its results are published when it is.',
    fr: 'Le tournoi n’est pas terminé. Ses résultats seront publiés à la fin.',
  },
  SHEET_OF_TOURNAMENT: {
    en: 'These results are of a tournament on Tapis and follow it. Correct the tournament.',
    fr: 'Ces résultats sont ceux d’un tournoi joué sur Tapis et le suivent. Corrigez le tournoi.',
  },
  SHEET_OF_ANOTHER: {
    en: 'Another club already imported a tournament under this source and id. Give the tournament another id.',
    fr: 'Un autre club a déjà importé un tournoi avec cette source et cet identifiant. Donnez un autre identifiant au tournoi.',
  },
  PLACES_INCONSISTENT: {
    en: 'The places do not fit together: place {place} is on {rows} row{rows||s} and said to be shared by {tied}. Check the places and ties.',
    fr: 'Les places ne concordent pas : la place {place} figure sur {rows} ligne{rows||s} et serait partagée par {tied}. Vérifiez les places et les ex aequo.',
  },
  PERSON_TWICE: {
    en: '{playerId} already has a result on this sheet. A person has one result a tournament.',
    fr: '{playerId} a déjà un résultat sur cette feuille. Une personne a un seul résultat par tournoi.',
  },
  ENTRANTS_TOO_FEW: {
    en: 'There are results of {rows} player{rows||s}, but only {entrants} took part. Check the number of entrants.',
    fr: 'Il y a des résultats pour {rows} joueur{rows||s}, mais seulement {entrants} participant{entrants||s}. Vérifiez le nombre de participants.',
  },
  ROW_NOT_FOUND: {
    en: 'Nobody has a result under the id {recordedAs} on this sheet. Check the id.',
    fr: 'Personne n’a de résultat sous l’identifiant {recordedAs} sur cette feuille. Vérifiez l’identifiant.',
  },
  ROW_PERSON_UNKNOWN: {
    en: 'Nobody is known under the id {playerId}. Register the person first (registerPerson).',
    fr: 'Personne n’est connu sous l’identifiant {playerId}. Enregistrez d’abord la personne (registerPerson).',
  },
  ROW_ID_TWICE: {
    en: 'Row {row} has the same id or licence as row {first}. A person who entered twice is one row with two entries.',
    fr: 'La ligne {row} a le même identifiant ou la même licence que la ligne {first}. Un joueur entré deux fois est une seule ligne avec deux entrées.',
  },
  ROW_NAME_TWICE: {
    en: 'Two results of this tournament wait under the name. They are two people: assign each by itself (reassignRow).',
    fr: 'Deux résultats de ce tournoi attendent sous ce nom. Ce sont deux personnes : attribuez chacun à part (reassignRow).',
  },
  IMPORT_UNCONFIRMED: {
    en: '{points} point{points||s} of this import must be confirmed first. Read its points in a dry run, and send their keys in confirmed.',
    fr: '{points} point{points||s} de cet import {points|reste|restent} à confirmer. Lisez ses points lors d’un essai à blanc et envoyez leurs clés dans confirmed.',
  },
  SHEET_DAY_INVALID: {
    en: '{day:day} is not a possible day. Check it.',
    fr: '{day:day} n’est pas un jour possible. Vérifiez-le.',
  },
  AMENDMENT_EMPTY: {
    en: 'The amendment changes nothing. Give a state, a place, a tie, or promote those behind.',
    fr: 'La décision ne change rien. Indiquez un état, une place, un ex aequo, ou faites remonter les suivants.',
  },
  AMENDMENT_NOT_FOUND: {
    en: 'Amendment {amendment} does not stand on this sheet. Check the number.',
    fr: 'La décision n° {amendment} n’est pas en vigueur sur cette feuille. Vérifiez le numéro.',
  },
};
