/**
 * What a tournament says when it refuses what hand-for-hand play does not allow, and what that play is for.
 * Pure. May import: `events/` (types), its neighbours, codes of the tournament.
 */
import type { HandForHandReason } from '../../events/tournament-hand-for-hand.js';
import type { HandForHandRefusals } from '../tournament/hand-for-hand/refusals.js';
import type { Sentence } from './sentences.js';
import type { TextsOf } from './shared-texts.js';

export const handForHandTexts: TextsOf<HandForHandRefusals> = {
  OTHER_TABLES_STILL_PLAYING: {
    en: 'The round is not over: these tables still play: {tables}.',
    fr: 'Le tour n’est pas fini : ces tables jouent encore : {tables}.',
  },
  NOT_HAND_FOR_HAND: {
    en: 'The tables do not play hand for hand; announce it first.',
    fr: 'Les tables ne jouent pas main par main ; annoncez-le d’abord.',
  },
  CLOCK_STANDS_FOR_ROUND: {
    en: 'Round {round} is being played and the clock stands: it is put forward when these tables are done: {waitsFor}. To let it run, end hand-for-hand play first.',
    fr: 'Le tour {round} se joue et le chronomètre est arrêté : il avancera quand ces tables auront fini : {waitsFor}. Pour le relancer, terminez d’abord le main par main.',
  },
  HAND_FOR_HAND_RUNNING: {
    en: 'The tables play hand for hand already, for {reason}; end it first.',
    fr: 'Les tables jouent déjà main par main, pour {reason} ; terminez-le d’abord.',
  },
  TOO_FEW_TABLES: {
    en: 'Tables play hand for hand from {minimum} on; there are {tables}.',
    fr: 'On joue main par main à partir de {minimum} tables ; il y en a {tables}.',
  },
  BUBBLE_NOT_OVER: {
    en: '{playersLeft} players are left, and it was announced until {until} are; say why it ends now.',
    fr: 'Il reste {playersLeft} joueurs, et il vaut jusqu’à {until} ; dites pourquoi il finit maintenant.',
  },
};

export const handForHandReasons: Readonly<Record<HandForHandReason, Sentence>> = {
  finalTable: { en: 'the final table', fr: 'la table finale' },
  bubble: { en: 'the bubble', fr: 'la bulle' },
  payJump: { en: 'a higher prize', fr: 'un palier de gains' },
};
