/**
 * Hands turned up when nobody can bet.
 */
import { choice, rule, says, stands, t } from '../definition.js';

export const allIn = {
  faceUp: {
    when: choice({
      title: t('When all-in hands are turned up', 'Quand les mains à tapis s’ouvrent'),
      about: t(
        'When all hands must lie open because players are all in, before the board is complete or after it.',
        'Quand toutes les mains doivent être ouvertes parce que des joueurs sont à tapis, avant la fin du tableau ou après.',
      ),
      values: {
        noMoreBetting: t(
          'once at most one player still has chips and nothing is left to call',
          'dès qu’un joueur au plus a des jetons et que rien ne reste à suivre',
        ),
        allInAndBettingOver: t(
          'once somebody is all-in and the others have no betting left, also on the river between players with chips',
          'dès qu’un joueur est à tapis et que les autres n’ont plus d’enchères, à la river aussi entre joueurs qui ont des jetons',
        ),
      },
      books: {
        redcactus: says('allInAndBettingOver', 'RC 16', { reading: 'CD-RC-15' }),
        mons: says('noMoreBetting', 'MO 9.7', { reading: 'CD-MO-12' }),
        tdaFr: says('noMoreBetting', 'TDA 9'),
        ropta: says('noMoreBetting', 'RO 10.4', { reading: 'CD-RO-13' }),
        toufflers: says('noMoreBetting', 'TF §10 b7', { reading: 'CD-MO-12' }),
      },
    }),
    who: rule`everyLiveHand | Which hands are turned up: every live hand, in every pot
      | Quelles mains s’ouvrent : toute main vivante, dans tous les pots | RC 16 [CD-RC-15]; MO 9.7; TDA 9; RO 10.4; TF §10 b7`,
  },
  muckForbidden: rule`forbidden | Throwing a hand that must lie open: forbidden | Jeter une main qui doit être ouverte : interdit
    | RC 16; MO 9.7; TDA 9; RO 10.4; TF §10 b7`,
  delay: choice({
    title: t('Waiting before all-in hands are turned up', 'Attente avant de montrer les mains à tapis'),
    about: t('Whether the hands stay hidden for a while.', 'Si les mains restent cachées un temps.'),
    values: {
      none: t('none', 'aucune'),
      handForHand: t('hand for hand, until the other tables have finished', 'en main par main, jusqu’à la fin des autres tables'),
    },
    books: { redcactus: says('none', 'RC 16'), ropta: says('handForHand', 'RO 2.7; RO 10.4') },
    silent: stands('none', 'RC 16'),
  }),
  liveUntil: rule`award | Open hands stay live until: the award | Les mains ouvertes vivent jusqu’à : l’attribution
    | RC 16; MO 9.2; RO 8.1; TF §10 b2 | RC 16`,
  refusesToTable: rule`officialCalled | Refusing to turn a hand up: an official is called and decides
    | Refuser de montrer sa main : un responsable est appelé et décide | RC 15; RC 16 | RO 10.2`,
};
