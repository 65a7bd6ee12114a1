/** Earlier rules of releases, in words for the audit report. */
import type { EarlierRule } from '../audit/again/earlier-rules.js';
import type { Language } from '../texts/sentences.js';

export const earlierRuleTexts: Readonly<Record<EarlierRule, Readonly<Record<Language, string>>>> = {
  emptyPlaces: {
    en: 'a place whose share was rounded down to nothing counted as paid; now it does not',
    fr: 'une place dont la part arrondie valait zéro comptait comme payée ; ce n’est plus le cas',
  },
  wonBounty: {
    en: 'the bounty could be changed by a simple call after one was won; now the director rules on it',
    fr: 'la prime pouvait être changée d’un simple appel après avoir été gagnée ; le directeur doit désormais le décider',
  },
  awardedAgain: {
    en: 'prizes that were awarded again did not say what players were to get before; now they do',
    fr: 'des prix attribués à nouveau ne disaient pas ce que les joueurs devaient toucher avant ; ils le disent désormais',
  },
  foldOutOfTurn: {
    en: 'a fold out of turn waited for its turn; now the hand is dead when it is thrown (RC 44-A, 58; MO 5.1; TDA 30; RO 9.3; TF §6 b1)',
    fr: 'un abandon hors tour attendait son tour ; la main meurt désormais dès qu’elle est jetée (RC 44-A, 58 ; MO 5.1 ; TDA 30 ; RO 9.3 ; TF §6 b1)',
  },
  unmatchedChips: {
    en: 'chips that no live player could match stayed in the pot; now they go back (RC preamble; RO 4.2, 9.7)',
    fr: 'les jetons qu’aucun joueur en jeu ne pouvait suivre restaient au pot ; ils reviennent désormais (RC préambule ; RO 4.2, 9.7)',
  },
  muckedSidePot: {
    en: 'whether a pot waits for a request to see was asked for all pots at once; now for each (RC 18; RO 10.5)',
    fr: 'l’attente d’une demande à voir se décidait pour tous les pots ensemble ; désormais pour chacun (RC 18 ; RO 10.5)',
  },
  actsAtOnce: {
    en: 'of acts made at once a second all-in was released; now it stands where it agrees (RO 9.18)',
    fr: 'de deux actes simultanés, un second tapis était annulé ; il demeure désormais s’il est cohérent (RO 9.18)',
  },
  claimOnBlinds: {
    en: 'a claim on the hand before stopped short of the posted blinds; now it reaches them (RC 22)',
    fr: 'une réclamation sur la main d’avant n’atteignait pas les blindes posées ; elle les atteint désormais (RC 22)',
  },
  unknownStacks: {
    en: 'places were ranked by stacks that nobody knew; now the director says the order (RO 1.10; MO 9.10; TF §10 b10)',
    fr: 'des places se classaient par des tapis que personne ne connaissait ; le directeur dit désormais l’ordre (RO 1.10 ; MO 9.10 ; TF §10 b10)',
  },
  cancelledReEntry: {
    en: 'a cancelled re-entry took all chips of the player; now it takes its own',
    fr: 'une ré-entrée annulée retirait tous les jetons du joueur ; elle ne retire désormais que les siens',
  },
  absentDealer: {
    en: 'an absent player was named as the dealer; now somebody deals who is there (MO 3.2, 7.14; RO 4.3)',
    fr: 'un joueur absent était désigné pour donner ; désormais c’est un joueur présent (MO 3.2, 7.14 ; RO 4.3)',
  },
  stringReason: {
    en: 'chips put in by several motions were explained as if they came in one; now the motions are named (RC 41, 56; MO 8.17; TDA 39; RO 9.5; TF §9 b16)',
    fr: 'des jetons venus en plusieurs gestes étaient expliqués comme un seul ; les gestes sont désormais nommés (RC 41, 56 ; MO 8.17 ; TDA 39 ; RO 9.5 ; TF §9 b16)',
  },
  latePrice: {
    en: 'a late player paid for suspended players too; now for those at the table (MO 3.1, 13.1)',
    fr: 'un retardataire payait aussi pour les joueurs suspendus ; désormais pour les présents (MO 3.1, 13.1)',
  },
  announcedLateness: {
    en: 'who had announced that they would be late counted as present where others were named as absent; now they stay late (RC 7; TF §4 b1)',
    fr: 'qui avait annoncé son retard comptait comme présent si d’autres absents étaient désignés ; désormais le retard reste (RC 7 ; TF §4 b1)',
  },
  noticeOfPresent: {
    en: 'a player who had given notice was taken out on the first day too, and at their seat (RO 1.8)',
    fr: 'qui avait prévenu était retiré même le premier jour, et présent à sa place (RO 1.8)',
  },
  other: { en: 'another rule that was mended since', fr: 'une autre règle corrigée depuis' },
};
