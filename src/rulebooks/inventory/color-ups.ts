/**
 * Exchanging small chips for larger ones at their exact value.
 */
import { agreed, choice, says, stands, t } from '../definition.js';

export const colorUp = {
  decidedBy: agreed('director', t('the director, at any time', 'le directeur, à tout moment'), {
    title: t('Who calls a colour-up', 'Qui décide un color-up'),
    about: t('Who may have small chips changed, and when.', 'Qui peut faire changer les petits jetons, et quand.'),
    cites: 'RC 25; RO 3.2',
    silent: 'RO 3.2',
  }),
  extent: agreed('totalOrPartial', t('all chips of a value, or some of them', "tous les jetons d'une valeur, ou certains"), {
    title: t('How much is changed', 'Ampleur du change'),
    about: t(
      'Whether some chips of a value can be changed and others stay.',
      "Si l'on peut changer certains jetons d'une valeur et pas les autres.",
    ),
    cites: 'RO 3.2',
    silent: 'RO 3.2',
  }),
  value: agreed('exact', t('at exactly equal value', 'à valeur exactement égale'), {
    title: t('Value of an exchange', "Valeur d'un échange"),
    about: t('What chips are worth that are changed for others.', "Ce que valent les jetons changés contre d'autres."),
    cites: 'RC 24; RO 3.2',
    silent: 'RO 3.2',
  }),
  collector: choice({
    title: t('Who gathers the small chips', 'Qui regroupe les petits jetons'),
    about: t('Who exchanges chips with the players of a table.', "Qui échange des jetons avec les joueurs d'une table."),
    values: {
      chipLeaderIfAsked: t(
        'the player with most chips, if the director asks them',
        'le joueur qui a le plus de jetons, si le directeur le lui demande',
      ),
      playersThenFloor: t(
        'one player, usually the one with most chips; a floor then exchanges with them',
        'un joueur, en général le plus riche ; un floor échange ensuite avec lui',
      ),
      floorOnly: t('a floor; players never exchange among themselves', 'un floor ; jamais les joueurs entre eux'),
    },
    books: {
      redcactus: says('chipLeaderIfAsked', 'RC 24'),
      mons: says('floorOnly', 'MO 9.8', { reading: 'CT-MO-17' }),
      ropta: says('playersThenFloor', 'RO 3.2', { reading: 'CT-RO-23' }),
    },
    silent: stands('playersThenFloor', 'RO 3.2'),
  }),
  paidIn: agreed('largestChips', t('in chips as large as can be', 'en jetons aussi gros que possible'), {
    title: t('Chips given for those gathered', 'Jetons rendus contre ceux regroupés'),
    about: t(
      'With which chips the last exchange at a table is best made.',
      "Avec quels jetons se fait de préférence le dernier échange d'une table.",
    ),
    cites: 'RO 3.2',
    silent: 'RO 3.2',
  }),
};
