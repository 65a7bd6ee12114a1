/**
 * Breaks and hand-for-hand. When a hand begins and which level it is played on stands in `../dealing/start.ts`.
 */
import { integer, rule, says, stands, t } from '../definition.js';

export const handForHand = {
  when: rule`oneToGo | When tables play hand for hand: advised with one player to go before the final table or a bubble
    | Quand on joue main par main : conseillé à un joueur de la table finale ou d’une bulle | RO 2.7 | RO 2.7`,
  announcement: rule`endOfCurrentHand | Announcing hand for hand: for the end of the hand in progress
    | Annoncer le main par main : pour la fin de la main en cours | RO 2.7 | RO 2.7`,
  tablesWait: rule`allTables | What a table waits for: for the signal that every table has finished
    | Ce qu’attend une table : du signal que toutes les tables ont fini | RO 2.7 | RO 2.7`,
  allIn: rule`faceDown | A called all-in, hand for hand: face down until every other table is done
    | Tapis payé, main par main : face cachée jusqu’à la fin des autres tables | RC (RO 2.7) [CT-RC-21]; RO 2.7 | RO 2.7`,
  clock: rule`fixedStepAHand | Clock, hand for hand: stopped at the first hand, put forward by a fixed step after each
    | Chronomètre, main par main : arrêté à la première main, avancé d’un pas fixe après chacune | RO 2.7 [CT-RO-20] | RO 2.7`,
  minutesPerHand: integer({
    title: t('Minutes of one hand, hand for hand', 'Minutes d’une main, main par main'),
    about: t('By how much the clock is put forward after each hand.', 'De combien le chronomètre avance après chaque main.'),
    minimum: 1,
    maximum: 15,
    unit: t('minutes', 'minutes'),
    books: { ropta: says(2, 'RO 2.7') },
    silent: stands(2, 'RO 2.7'),
  }),
};
