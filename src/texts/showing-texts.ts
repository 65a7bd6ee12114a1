/**
 * What refusals on the showdown say to a person.
 * Pure. May import: its neighbours, the hand's refusal codes.
 */
import type { ShowingRefusals } from '../hand/showing/refusals.js';
import type { TextsOf } from './shared-texts.js';

export const showingTexts: TextsOf<ShowingRefusals> = {
  BETTING_STILL_POSSIBLE: {
    en: 'Players with chips may still bet; no hand need be turned up yet.',
    fr: 'Des joueurs qui ont des jetons peuvent encore miser ; aucune main n’est encore à ouvrir.',
  },
  NOT_HELD_BACK: {
    en: 'In this rulebook all-in hands are turned up without waiting for other tables.',
    fr: 'Dans ce règlement, les mains à tapis s’ouvrent sans attendre les autres tables.',
  },
  ALL_IN_MUST_TABLE: {
    en: 'Players are all in and no betting is left: seat {seat} must turn up its hand.',
    fr: 'Des joueurs sont à tapis et les enchères sont closes : la place {seat} doit ouvrir sa main.',
  },
  LAST_HAND: {
    en: 'Seat {seat} holds the last hand and has won the pot; it need not show it.',
    fr: 'La place {seat} tient la dernière main et a gagné le pot ; elle n’est pas tenue de la montrer.',
  },
  NOT_OBLIGED: {
    en: 'Seat {seat} need not turn up its hand; it may muck it.',
    fr: 'La place {seat} n’est pas tenue d’ouvrir sa main ; elle peut la jeter.',
  },
  NOT_A_CALLER: {
    en: 'Seat {seat} called no bet on the last round, so it can’t ask to see a hand.',
    fr: 'La place {seat} n’a suivi aucune mise au dernier tour ; elle ne peut demander à voir une main.',
  },
  TARGET_NOT_LAST_AGGRESSOR: {
    en: 'Only the hand of seat {aggressor}, the last to bet or raise, can be asked for, not that of seat {seat}.',
    fr: 'Seule la main de la place {aggressor}, dernière à miser ou relancer, peut être demandée, pas celle de la place {seat}.',
  },
  REQUESTER_MUCKED: {
    en: 'Seat {seat} threw its hand away unseen and can’t ask to see another.',
    fr: 'La place {seat} a jeté sa main sans la montrer et ne peut plus demander à en voir une.',
  },
  POT_AWARDED: {
    en: 'A pot of this hand is pushed; this can be done only before that.',
    fr: 'Un pot de ce coup est attribué ; cela ne se fait qu’avant.',
  },
  SUSPICION_NOT_STATED: {
    en: 'Say what you suspect: hands are checked only against cheating.',
    fr: 'Dites ce que vous soupçonnez : les mains ne se contrôlent que contre la triche.',
  },
  NOT_AT_SHOWDOWN: {
    en: 'The hand of seat {seat} did not come to the showdown.',
    fr: 'La main de la place {seat} n’était pas à l’abattage.',
  },
  HAND_ALREADY_SHOWN: { en: 'The hand of seat {seat} lies face up.', fr: 'La main de la place {seat} est ouverte.' },
  HANDS_NOT_TABLED: {
    en: 'Both cards must lie face up to be read and to claim a pot or a share of it; seat{seats||s} {seats} {seats|has|have} not turned them up.',
    fr: 'Il faut ouvrir ses deux cartes pour qu’elles soient lues et pour prétendre à un pot ou à une part ; {seats|la place|les places} {seats} ne {seats|l’a|l’ont} pas fait.',
  },
  HAND_STILL_LIVE: {
    en: 'Seats {seats} have neither turned up nor thrown away their hands.',
    fr: 'Les places {seats} n’ont ni ouvert ni jeté leur main.',
  },
  WINNERS_NOT_NAMED: {
    en: 'The cards of pot {pot} (0 is the main pot) can’t all be read here; name its winners.',
    fr: 'Les cartes du pot {pot} (0 : pot principal) ne peuvent toutes être lues ici ; nommez ses gagnants.',
  },
  POTS_NOT_BUILT: {
    en: 'Chips of the {street} are not in the pots yet; finish its betting and gather them first.',
    fr: 'Des jetons du tour ({street}) ne sont pas encore dans les pots ; finissez les enchères et ramassez-les d’abord.',
  },
  CHIP_UNIT_REQUIRED: {
    en: 'Pot {pot} of {amount} can’t have {chip} for its smallest chip, where {chipUnit} is the smallest in play; count its chips again.',
    fr: 'Le pot {pot} de {amount} ne peut avoir {chip} pour plus petit jeton, quand le plus petit en jeu vaut {chipUnit} ; recomptez ses jetons.',
  },
};
