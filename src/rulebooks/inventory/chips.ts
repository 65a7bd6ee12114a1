/**
 * Chips at the table, under way, lost and found. Chips hidden from an all-in and chips brought back from a pocket stand in
 * `../betting/end-of-round.ts`.
 */
import { choice, rule, says, t } from '../definition.js';

export const chips = {
  lostThenFound: choice({
    title: t('Chips lost and found', 'Jetons perdus puis retrouvés'),
    about: t('What becomes of chips that were lost and come to light.', 'Ce que deviennent des jetons perdus qui réapparaissent.'),
    values: {
      removed: t('removed, back to the inventory', 'retirés et remis à l’inventaire'),
      removedIfOutOfView: t(
        'removed if they had left the table or were out of view',
        'retirés s’ils avaient quitté la table ou la vue de tous',
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
  removedGoTo: rule`inventory | Where removed chips go: to the inventory, for good
    | Où vont les jetons retirés : à l’inventaire, définitivement | RC 63; RC 64; MO 11.3; TDA 23; RO 3.7; TF §3 b3`,
};
