/**
 * The refusals about hand-for-hand play, and the reasons for it.
 */
import type { HandForHandReason } from '../../events/tournament-hand-for-hand.js';
import type { HandForHandRefusals } from '../tournament/refusals/hand-for-hand.js';
import type { Sentence } from './sentences.js';
import type { TextsOf } from './shared-texts.js';

export const handForHandTexts: TextsOf<HandForHandRefusals> = {
  OTHER_TABLES_STILL_PLAYING: {
    en: 'The round is not over. These tables still play: {tables}. To end it without them, use advanceHandForHandRound.',
    fr: 'Le tour n’est pas fini. Ces tables jouent encore : {tables}. Pour le finir sans elles : advanceHandForHandRound.',
  },
  NOT_HAND_FOR_HAND: {
    en: 'The tables do not play hand for hand. Announce it first (announceHandForHand).',
    fr: 'Les tables ne jouent pas main par main. Annoncez-le d’abord (announceHandForHand).',
  },
  CLOCK_STANDS_FOR_ROUND: {
    en: 'Round {round} is being played and the clock is stopped. It moves when these tables finish: {waitsFor}. To let it run, end hand-for-hand play first (endHandForHand).',
    fr: 'Le tour {round} se joue et le chronomètre est arrêté. Il avancera quand ces tables auront fini : {waitsFor}. Pour le relancer, terminez d’abord le main par main (endHandForHand).',
  },
  HAND_FOR_HAND_RUNNING: {
    en: 'The tables already play hand for hand, for {reason}. End it first (endHandForHand).',
    fr: 'Les tables jouent déjà main par main, pour {reason}. Terminez-le d’abord (endHandForHand).',
  },
  TOO_FEW_TABLES: {
    en: 'Hand-for-hand play needs {minimum} tables. There are {tables}.',
    fr: 'Le main par main demande {minimum} tables. Il y en a {tables}.',
  },
  BUBBLE_NOT_OVER: {
    en: '{playersLeft} players are left, and it was announced until {until} are left. Give a reason to end it now.',
    fr: 'Il reste {playersLeft} joueurs, et il a été annoncé jusqu’à {until}. Donnez une raison pour le finir maintenant.',
  },
};

export const handForHandReasons: Readonly<Record<HandForHandReason, Sentence>> = {
  finalTable: { en: 'the final table', fr: 'la table finale' },
  bubble: { en: 'the bubble', fr: 'la bulle' },
  payJump: { en: 'a pay jump', fr: 'un palier de gains' },
};
