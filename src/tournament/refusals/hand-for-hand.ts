/**
 * Why a tournament refuses what hand-for-hand play does not allow.
 */
import type { None, SentencesOf } from '../../decider.js';

export interface HandForHandRefusals {
  /** `table`, `waitsFor`: the tables that have not finished. The table has played its hand, and waits for the signal. */
  HAND_FOR_HAND_WAIT: { table: number; waitsFor: readonly number[] };
  /** `tables`: those that have not finished their hand. */
  OTHER_TABLES_STILL_PLAYING: { tables: readonly number[] };
  /** Tables do not play hand for hand. */
  NOT_HAND_FOR_HAND: None;
  /** `round`, `waitsFor`: tables. A round is played hand for hand: the clock stands, and is put forward at its end. */
  CLOCK_STANDS_FOR_ROUND: { round: number; waitsFor: readonly number[] };
  /** `reason`: for which hand-for-hand play was announced already. */
  HAND_FOR_HAND_RUNNING: { reason: string };
  /** `tables`, `minimum`: open tables; one alone has nobody to wait for. */
  TOO_FEW_TABLES: { tables: number; minimum: number };
  /** `playersLeft`, `until`: what it was announced for comes when no more than these are left; the director may say why it ends before. */
  BUBBLE_NOT_OVER: { playersLeft: number; until: number };
}

/** What a person reads of each. */
export const handForHandSentences: SentencesOf<HandForHandRefusals, 'HAND_FOR_HAND_WAIT'> = {
  OTHER_TABLES_STILL_PLAYING: {
    en: 'The round is not over. Still playing: {tables}. To end it without them, use advanceHandForHandRound.',
    fr: 'Le tour n’est pas fini. Encore en jeu : {tables}. Pour le finir sans attendre : advanceHandForHandRound.',
  },
  NOT_HAND_FOR_HAND: {
    en: 'The tables do not play hand for hand. Announce it first (announceHandForHand).',
    fr: 'Les tables ne jouent pas main par main. Annoncez-le d’abord (announceHandForHand).',
  },
  CLOCK_STANDS_FOR_ROUND: {
    en: 'Round {round} is being played and the clock is stopped. It moves when {waitsFor|this table finishes|these tables finish}: {waitsFor}. To let it run, end hand-for-hand play first (endHandForHand).',
    fr: 'Le tour {round} se joue et le chronomètre est arrêté. Il avancera quand {waitsFor|cette table aura|ces tables auront} fini : {waitsFor}. Pour le relancer, terminez d’abord le main par main (endHandForHand).',
  },
  HAND_FOR_HAND_RUNNING: {
    en: 'The tables already play hand for hand, for {reason}. End it first (endHandForHand).',
    fr: 'Les tables jouent déjà main par main, pour {reason}. Terminez-le d’abord (endHandForHand).',
  },
  TOO_FEW_TABLES: {
    en: 'Hand-for-hand play needs {minimum} table{minimum||s}. There {tables|is|are} {tables}.',
    fr: 'Le main par main demande {minimum} table{minimum||s}. Il y en a {tables}.',
  },
  BUBBLE_NOT_OVER: {
    en: '{playersLeft} {playersLeft|player is|players are} left, and it was announced until {until} {until|is|are} left. Give a reason to end it now.',
    fr: 'Il reste {playersLeft} joueur{playersLeft||s}, et il a été annoncé jusqu’à {until}. Donnez une raison pour le finir maintenant.',
  },
};
