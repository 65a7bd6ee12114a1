/**
 * The lines of a discipline sheet, in English and French.
 */
import { toPrintableLine } from '../../events/free-text.js';
import type { Citation } from '../../events/judging.js';
import type { OffenceEntry, OffenceOutcome, PenaltyEntry, PenaltyStage } from '../../projections/discipline.js';
import { consequenceNames, dueNames, penaltyText, stepText } from '../texts/discipline-names.js';
import { offenceNames } from '../texts/ruling-names.js';
import { articleText } from '../texts/ruling-texts.js';
import { fill, type Language, type Sentence } from '../texts/sentences.js';

const outcomes: Readonly<Record<OffenceOutcome, Sentence>> = {
  open: { en: 'waits for a decision of the officials', fr: 'attend une décision des responsables' },
  punished: { en: 'a penalty was given', fr: 'une sanction a été prononcée' },
  disqualified: { en: 'the player was disqualified', fr: 'disqualification' },
  waived: { en: 'the penalty was waived', fr: 'dispense de sanction' },
  unpunished: { en: 'no penalty was given', fr: 'aucune sanction n’a été prononcée' },
  unfounded: { en: 'it was no offence', fr: 'ce n’était pas une faute' },
};

const stages: Readonly<Record<PenaltyStage, Sentence>> = {
  running: { en: 'hands missed: {missed} of {hands}, {remaining} to go', fr: 'mains manquées : {missed} sur {hands}, reste {remaining}' },
  served: { en: 'served; hands missed: {missed} of {hands}', fr: 'purgée ; mains manquées : {missed} sur {hands}' },
  ended: {
    en: 'ended, the player is out; hands missed: {missed} of {hands}',
    fr: 'close, joueur éliminé ; mains manquées : {missed} sur {hands}',
  },
  lifted: { en: 'taken back; hands missed: {missed} of {hands}', fr: 'retirée ; mains manquées : {missed} sur {hands}' },
};

const sentences = {
  where: { en: 'hand {hand}, step {step}', fr: 'main {hand}, étape {step}' },
  inHand: { en: 'hand {hand}', fr: 'main {hand}' },
  replay: { en: 'tapis replay {hand} --up-to {step}', fr: 'tapis replay {hand} --up-to {step} --lang fr' },
  outside: { en: 'outside a recorded hand', fr: 'hors d’une main enregistrée' },
  times: { en: 'committed {times} times before', fr: 'déjà commise {times} fois' },
  once: { en: 'committed once before', fr: 'déjà commise une fois' },
  due: { en: 'Penalty {due}; proposed: {step}', fr: 'Sanction {due} ; proposition : {step}' },
  nothing: { en: 'nothing', fr: 'rien' },
  given: { en: 'Given: {penalty}', fr: 'Sanction prononcée : {penalty}' },
  byFloor: { en: 'by a floor', fr: 'par un floor' },
  byActor: { en: 'recorded by {actor}', fr: 'saisie par {actor}' },
  because: { en: 'reason: {reason}', fr: 'raison : {reason}' },
} as const satisfies Readonly<Record<string, Sentence>>;

const say = (key: keyof typeof sentences, parameters: Parameters<typeof fill>[1], language: Language): string =>
  toPrintableLine(fill(sentences[key][language], parameters, language));

const articlesIn = (articles: readonly Citation[], language: Language): string =>
  articles.map((citation) => articleText(citation, language)).join('; ');

/** An offence: kind, place, proposal, outcome. */
export function offenceLines(entry: OffenceEntry, language: Language): string[] {
  const { offenceId, offence, source, due, proposed, follows, earlier, note, outcome, reason, articles, actor } = entry;
  const { handId: hand, revision } = source;
  // Steps are written without digit grouping, as commands take them.
  const step = revision === null ? null : String(revision);
  const place = hand === null ? say('outside', {}, language) : say(step === null ? 'inHand' : 'where', { hand, step }, language);
  const before = earlier === 0 ? [] : [say(earlier === 1 ? 'once' : 'times', { times: earlier }, language)];
  const proposal = proposed === null ? sentences.nothing[language] : stepText(proposed, language);
  const why = reason === null || outcome === 'punished' ? '' : `, ${say('because', { reason }, language)}`;
  return [
    `#${offenceId} ${[offenceNames[offence][language], place, ...before, say('byActor', { actor: actor.id }, language)].join(', ')}`,
    ...(hand === null || step === null ? [] : [`   ${say('replay', { hand, step }, language)}`]),
    ...(note === null ? [] : [`   « ${toPrintableLine(note)} »`]),
    `   ${say('due', { due: dueNames[due][language], step: proposal }, language)} (${articlesIn(articles, language)})`,
    ...(follows === undefined ? [] : [`   ${consequenceNames[follows][language]}`]),
    ...(outcome === 'punished' ? [] : [`   ${outcomes[outcome][language]}${why}`]),
  ];
}

/** A penalty: kind, reason, and progress. */
export function penaltyLines(entry: PenaltyEntry, language: Language): string[] {
  const { unit, count, reason, by, stage, handsToMiss: hands, missed, remaining, liftedBecause, articles, actor } = entry;
  const given = [
    say('given', { penalty: penaltyText(unit, count, language) }, language),
    ...(by === 'floor' ? [sentences.byFloor[language]] : []),
    say('byActor', { actor: actor.id }, language),
    ...(reason === null ? [] : [say('because', { reason }, language)]),
  ].join(', ');
  const served = fill(stages[stage][language], { missed: missed.length, hands, remaining }, language);
  const why = liftedBecause === null ? '' : `, ${say('because', { reason: liftedBecause }, language)}`;
  return [
    `   ${given} (${articlesIn(articles, language)})`,
    ...(hands === 0 && stage !== 'lifted' ? [] : [`   ${served}${why}`]),
    ...missed.map(({ table, handNumber, remaining: left }) =>
      language === 'fr'
        ? `     table ${table}, main ${handNumber} : reste ${left}`
        : `     table ${table}, hand ${handNumber}: ${left} to go`,
    ),
  ];
}
