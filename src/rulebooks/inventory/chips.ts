/**
 * Chips at the table, under way, lost and found. Chips hidden from an all-in and chips brought back from a pocket stand in
 * `../betting/end-of-round.ts`.
 */
import { agreed, choice, says, stands, t } from '../definition.js';

export const chips = {
  lostThenFound: choice({
    title: t('Chips lost and found', 'Jetons perdus puis retrouvés'),
    about: t('What becomes of chips that were lost and come to light.', 'Ce que deviennent des jetons perdus qui réapparaissent.'),
    values: {
      removed: t('removed, back to the inventory', "retirés et remis à l'inventaire"),
      removedIfOutOfView: t(
        'removed if they had left the table or were out of view',
        "retirés s'ils avaient quitté la table ou la vue de tous",
      ),
    },
    books: {
      redcactus: says('removed', 'RC 64'),
      mons: says('removedIfOutOfView', 'MO 11.3'),
      tdaFr: says('removedIfOutOfView', 'TDA 23'),
      ropta: says('removedIfOutOfView', 'RO 3.7'),
      toufflers: says('removedIfOutOfView', 'TF §3 b3'),
    },
  }),
  removedGoTo: agreed('inventory', t('to the inventory, for good', "à l'inventaire, définitivement"), {
    title: t('Where removed chips go', 'Où vont les jetons retirés'),
    about: t(
      'What becomes of chips that are confiscated, voided or removed.',
      'Ce que deviennent des jetons confisqués, annulés ou retirés.',
    ),
    cites: 'RC 63; RC 64; MO 11.3; TDA 23; RO 3.7; TF §3 b3',
  }),
  racks: choice({
    title: t('Racks', 'Racks'),
    about: t('When chips may be in a rack.', 'Quand des jetons peuvent être dans un rack.'),
    unread: t('How chips are carried is for people to see', 'Comment se portent les jetons se voit par des personnes'),
    values: {
      advisedToCarry: t('advised for carrying chips', 'conseillés pour transporter des jetons'),
      onlyWhenMoving: t('only on the way from table to table', "seulement d'une table à l'autre"),
    },
    books: {
      redcactus: says('advisedToCarry', 'RC 63'),
      mons: says('onlyWhenMoving', 'MO 11.2'),
      ropta: says('onlyWhenMoving', 'RO 3.3; RO 3.7'),
    },
    silent: stands('onlyWhenMoving', 'RO 3.3'),
  }),
  highValueVisible: agreed('always', t('in view at all times', 'visibles en permanence'), {
    title: t('Large chips', 'Gros jetons'),
    about: t("Where a player's chips of the highest value stand.", "Où sont les jetons de plus haute valeur d'un joueur."),
    unread: t('How chips lie on the table is for people to see', 'Comment sont posés les jetons se voit par des personnes'),
    cites: 'RC 25; MO 11.2; TDA 19; RO 3.3; TF §3 b2 (RO 3.3)',
  }),
  piles: choice({
    title: t('How chips are stacked', 'Rangement des jetons'),
    about: t(
      'In which piles chips are to stand so that others can estimate them.',
      'En quelles piles ranger ses jetons pour que les autres les estiment.',
    ),
    unread: t('How chips lie on the table is for people to see', 'Comment sont posés les jetons se voit par des personnes'),
    values: {
      twentiesAdvised: t('by value, twenty to a pile advised', 'par valeur, piles de vingt conseillées'),
      tensOrTwentiesAdvised: t('as the player likes, ten or twenty to a pile advised', 'librement, piles de dix ou vingt conseillées'),
      free: t('as the player likes, so long as they can be estimated', "librement, tant qu'on peut les estimer"),
    },
    books: {
      redcactus: says('twentiesAdvised', 'RC 25'),
      mons: says('tensOrTwentiesAdvised', 'MO 11.2'),
      ropta: says('twentiesAdvised', 'RO 3.3'),
      toufflers: says('free', 'TF §3 b2'),
    },
    silent: stands('twentiesAdvised', 'RO 3.3'),
  }),
};
