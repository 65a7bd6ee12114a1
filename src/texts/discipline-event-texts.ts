/**
 * Offences and penalties, each event in one short line.
 */
import type { disciplineEvents, OffenceFinding, Official } from '../../events/tournament-discipline.js';
import { consequenceNames, dueNames, penaltyText, stepText } from './discipline-names.js';
import { type EventTexts, players, where } from './event-phrases.js';
import { offenceNames } from './ruling-names.js';
import type { Sentence } from './sentences.js';
import { plural, pluriel } from './numbers.js';
import { de } from './typography.js';
import { handName, inHand } from './event-phrases.js';
import { numberOf } from './numbers.js';

const officials: Readonly<Record<Official, Sentence>> = {
  director: { en: 'the director', fr: 'le directeur' },
  floor: { en: 'the floor', fr: 'le floor' },
};

const findings: Readonly<Record<OffenceFinding, Sentence>> = {
  unpunished: { en: 'closed without a penalty', fr: 'classée sans sanction' },
  unfounded: { en: 'found not to be an offence', fr: 'jugée sans fondement' },
};

export const disciplineEventTexts: EventTexts<typeof disciplineEvents> = {
  OffenceRecorded({ offenceId, playerId, offence, others, due, proposed, follows, earlier, source }, say) {
    const { player, language } = say;
    const name = offenceNames[offence];
    const company = where(others.length > 0, `, with ${players(others, say)}`, `, avec ${players(others, say)}`);
    const [by, par] =
      source.kind === 'hand' ? ['the rules of the hand', 'les règles de la main'] : [officials[source.by].en, officials[source.by].fr];
    const hand = inHand(source.handId);
    const before = where(earlier > 0, `, ${numberOf(earlier, 'time', 'fois').en} before`, `, ${earlier} fois auparavant`);
    const step = proposed === null ? '' : `, ${stepText(proposed, language)}`;
    const more = follows === undefined ? { en: '', fr: '' } : consequenceNames[follows];
    return {
      en: `offence ${offenceId} of ${player(playerId)}${company.en}: ${name.en}${before.en}; noted by ${by}${hand.en}; ${dueNames[due].en}${step}${more.en === '' ? '' : `; ${more.en}`}`,
      fr: `faute n° ${offenceId}, ${player(playerId)}${company.fr} : ${name.fr}${before.fr} ; notée par ${par}${hand.fr} ; ${dueNames[due].fr}${step}${more.fr === '' ? '' : ` ; ${more.fr}`}`,
    };
  },
  MisdealNoted: ({ handId, playerId }, { player }) => ({
    en: `${handName(handId).en}: a misdeal of ${player(playerId)} is on record`,
    fr: `${handName(handId).fr} : une fausse donne ${de(player(playerId))} est notée`,
  }),
  OffenceClosed: ({ offenceId, playerId, finding, by }, { player }) => ({
    en: `offence ${offenceId} of ${player(playerId)} is ${findings[finding].en} by ${officials[by].en}`,
    fr: `faute n° ${offenceId}, ${player(playerId)} : ${findings[finding].fr} par ${officials[by].fr}`,
  }),
  SanctionWaived: ({ offenceId, playerId }, { player }) => ({
    en: `the director spares ${player(playerId)} the penalty for offence ${offenceId}`,
    fr: `le directeur dispense ${player(playerId)} de sanction pour la faute n° ${offenceId}`,
  }),
  PenaltyIssued({ penaltyId, offenceId, playerId, offence, unit, count, handsToMiss, proposed, by, beyond }, { player, language }) {
    const hands = where(
      handsToMiss > 0,
      `${unit === 'hands' ? ' ' : `, ${handsToMiss} ${plural(handsToMiss, 'hand')} `}to miss`,
      `${unit === 'hands' ? ' ' : `, soit ${handsToMiss} ${pluriel(handsToMiss, 'main')} `}à manquer`,
    );
    const scale = proposed === null ? null : stepText(proposed, language);
    const asked = where(scale !== null, `; the scale: ${scale}`, ` ; le barème : ${scale}`);
    const check = where(
      beyond !== undefined,
      `; check the number: the scales of the rulebooks end at ${beyond} hands at this table`,
      ` ; vérifiez le nombre : les barèmes des règlements s’arrêtent à ${beyond} mains à cette table`,
    );
    return {
      en: `penalty ${penaltyId} by ${officials[by].en}: ${player(playerId)}, ${penaltyText(unit, count, 'en')}${hands.en}, for offence ${offenceId} (${offenceNames[offence].en})${asked.en}${check.en}`,
      fr: `sanction n° ${penaltyId} par ${officials[by].fr} : ${player(playerId)}, ${penaltyText(unit, count, 'fr')}${hands.fr}, pour la faute n° ${offenceId} (${offenceNames[offence].fr})${asked.fr}${check.fr}`,
    };
  },
  PenaltyServed: ({ penaltyId, playerId, handsMissed }, { player }) => ({
    en: `penalty ${penaltyId} of ${player(playerId)} is served: ${handsMissed} ${plural(handsMissed, 'hand')} missed`,
    fr: `sanction n° ${penaltyId}, ${player(playerId)} : purgée, ${handsMissed} ${pluriel(handsMissed, 'main')} ${pluriel(handsMissed, 'manquée')}`,
  }),
  PenaltyLifted({ penaltyId, offenceId, playerId, remaining, missed = 0 }, { player }) {
    const left = where(
      remaining > 0,
      `; ${remaining} ${plural(remaining, 'hand')} not to be missed`,
      ` ; ${remaining} ${pluriel(remaining, 'main')} en moins`,
    );
    const gone = where(
      missed > 0,
      `; ${missed} ${plural(missed, 'hand')} already missed, which can’t be played again`,
      ` ; ${missed} ${plural(missed, 'main')} déjà ${plural(missed, 'manquée')}, qui ne se rejouent pas`,
    );
    return {
      en: `penalty ${penaltyId} of ${player(playerId)} for offence ${offenceId} is taken back${left.en}${gone.en}`,
      fr: `sanction n° ${penaltyId}, ${player(playerId)}, faute n° ${offenceId} : retirée${left.fr}${gone.fr}`,
    };
  },
};
