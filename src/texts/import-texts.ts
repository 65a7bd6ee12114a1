/** What an importer of results should look at, in one or two sentences without names. */
import type { ImportPoint, ImportPointKind } from '../sheet/import-point.js';
import type { Sentence } from './sentences.js';

const pointSentences: Readonly<Record<ImportPointKind, (point: ImportPoint) => Sentence>> = {
  otherName: ({ row }) => ({
    en: `Result ${row}: the id or the licence is of a person with another name. Correct it, or confirm that it is this person.`,
    fr: `Résultat n° ${row} : l’identifiant ou la licence est d’une personne qui porte un autre nom. Corrigez-le, ou confirmez que c’est bien elle.`,
  }),
  nameTwice: ({ row, otherRow }) => ({
    en: `Results ${otherRow} and ${row} have the same name. Confirm that they are two people; a person who entered twice is one result with two entries.`,
    fr: `Les résultats n° ${otherRow} et n° ${row} portent le même nom. Confirmez que ce sont deux personnes ; un joueur entré deux fois est un seul résultat avec deux entrées.`,
  }),
  sameEvening: () => ({
    en: 'The club already has results of this day with mostly the same players at the same places. Confirm that this is another tournament.',
    fr: 'Le club a déjà des résultats de ce jour, avec presque les mêmes joueurs aux mêmes places. Confirmez que c’est un autre tournoi.',
  }),
  licenceEnded: ({ row }) => ({
    en: `Result ${row}: the licence had ended before the day of the tournament.`,
    fr: `Résultat n° ${row} : la licence n’était plus valable le jour du tournoi.`,
  }),
};

export const importPointSentence = (point: ImportPoint): Sentence => pointSentences[point.kind](point);
