/**
 * What happened to result sheets, each event in one short line.
 */
import type { ResultState } from '../../events/sheet-row.js';
import type { SheetCauseKind, sheetEvents } from '../../events/sheet.js';
import { type EventTexts, rank } from './event-phrases.js';
import type { Sentence } from './sentences.js';
import { plural, pluriel } from './numbers.js';
import { dayIn } from './times.js';
import { de } from './typography.js';

const causes: Readonly<Record<SheetCauseKind, Sentence>> = {
  finished: { en: 'the tournament is over', fr: 'le tournoi est terminé' },
  reopened: { en: 'the tournament goes on', fr: 'le tournoi reprend' },
  placeCorrected: { en: 'a place was corrected', fr: 'une place a été corrigée' },
  disqualified: { en: 'a disqualification', fr: 'une disqualification' },
  declassed: { en: 'a loss of points', fr: 'un déclassement' },
  entryCorrected: { en: 'an entry was corrected', fr: 'une inscription a été corrigée' },
  prizesChanged: { en: 'the prizes changed', fr: 'les prix ont changé' },
  announcementCorrected: { en: 'the announcement was corrected', fr: 'l’annonce a été corrigée' },
  dayCorrected: { en: 'the day was corrected', fr: 'la date a été corrigée' },
  byDirector: { en: 'published by the director', fr: 'publication par le directeur' },
  wronglyImported: { en: 'wrongly imported', fr: 'importation par erreur' },
  imported: { en: 'imported', fr: 'importation' },
};

export const resultStateNames: Readonly<Record<ResultState, Sentence>> = {
  finished: { en: 'finished', fr: 'au classement' },
  withdrawn: { en: 'withdrawn', fr: 'abandon' },
  disqualified: { en: 'disqualified', fr: 'disqualification' },
  declassed: { en: 'without points', fr: 'déclassement' },
  qualified: { en: 'qualified', fr: 'qualification' },
  notStarted: { en: 'did not start', fr: 'absence au départ' },
};

export const sheetEventTexts: EventTexts<typeof sheetEvents> = {
  SheetPublished: ({ facts, cause }) => ({
    en: `results of ${facts.name} published, ${facts.entrants} ${plural(facts.entrants, 'entrant')}: ${causes[cause.kind].en}`,
    fr: `résultats ${de(facts.name)} publiés, ${facts.entrants} ${pluriel(facts.entrants, 'participant')} : ${causes[cause.kind].fr}`,
  }),
  SheetRevised: ({ revision, changes, cause }) => ({
    en: `results revised (${revision}), ${changes.length} ${plural(changes.length, 'row')} changed: ${causes[cause.kind].en}`,
    fr: `résultats révisés (${revision}), ${changes.length} ${pluriel(changes.length, 'ligne')} ${pluriel(changes.length, 'modifiée')} : ${causes[cause.kind].fr}`,
  }),
  SheetDayCorrected: ({ before, date }) => ({
    en: `the day of the tournament is ${dayIn(date).en}, not ${dayIn(before).en}`,
    fr: `le tournoi a eu lieu le ${dayIn(date).fr}, et non le ${dayIn(before).fr}`,
  }),
  SheetWithdrawn: ({ cause }) => ({
    en: `results withdrawn: ${causes[cause.kind].en}`,
    fr: `résultats retirés : ${causes[cause.kind].fr}`,
  }),
  SheetRatified: ({ revision }) => ({ en: `results ratified (revision ${revision})`, fr: `résultats homologués (révision ${revision})` }),
  RowAmended({ amendment, playerId, state, place, promote }, { player }) {
    const said = (language: 'en' | 'fr'): string =>
      [
        ...(state === null ? [] : [resultStateNames[state][language]]),
        ...(place === null ? [] : [rank(place)[language]]),
        ...(promote ? [{ en: 'those behind move up', fr: 'les suivants remontent' }[language]] : []),
      ].join(', ');
    return {
      en: `amendment ${amendment}: ${player(playerId)}: ${said('en')}`,
      fr: `décision n° ${amendment} : ${player(playerId)} : ${said('fr')}`,
    };
  },
  AmendmentLifted: ({ amendment, playerId }, { player }) => ({
    en: `amendment ${amendment} lifted: ${player(playerId)}`,
    fr: `décision n° ${amendment} levée : ${player(playerId)}`,
  }),
  RowReassigned: ({ recordedAs, playerId }, { player }) => ({
    en: `the result of ${player(recordedAs)} belongs to ${player(playerId)}`,
    fr: `le résultat ${de(player(recordedAs))} est celui ${de(player(playerId))}`,
  }),
};
