/**
 * Exchanging small chips for larger ones at their exact value.
 */
import { choice, rule, says, stands, t } from '../definition.js';

export const colorUp = {
  decidedBy: rule`director | Who calls a colour-up: the director, at any time | Qui décide un color-up : le directeur, à tout moment
    | RC 25; RO 3.2 | RO 3.2`,
  extent: rule`totalOrPartial | How much is changed: all chips of a value, or some of them
    | Ampleur du change : tous les jetons d’une valeur, ou certains | RO 3.2 | RO 3.2`,
  value: rule`exact | Value of an exchange: at exactly equal value | Valeur d’un échange : à valeur exactement égale | RC 24; RO 3.2
    | RO 3.2`,
  collector: choice({
    title: t('Who gathers the small chips', 'Qui regroupe les petits jetons'),
    about: t('Who exchanges chips with the players of a table.', 'Qui échange des jetons avec les joueurs d’une table.'),
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
  paidIn: rule`largestChips | Chips given for those gathered: in chips as large as can be
    | Jetons rendus contre ceux regroupés : en jetons aussi gros que possible | RO 3.2 | RO 3.2`,
};
