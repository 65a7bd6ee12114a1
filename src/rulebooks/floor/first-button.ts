/**
 * How seats are drawn, where the first button stands, and a player who sat down elsewhere.
 */
import { choice, rule, says, stands, t } from '../definition.js';

const places = {
  seat1: t('seat 1', 'siège 1'),
  drawn: t('drawn by lot among the occupied seats', 'tiré au sort parmi les sièges occupés'),
};

export const seatDraw = {
  method: rule`random | Seats: by lot | Places : par tirage au sort | RC 6; MO 1.3; TDA 13; RO 2.1; TF §1 b1`,
  when: rule`atStart | When seats are drawn: just before the start | Quand se tirent les places : juste avant le début | RC 6; RO 2.1
    | RO 2.1`,
};

export const firstButton = {
  standard: choice({
    title: t('First button', 'Premier bouton'),
    about: t('Where the button stands in a table’s first hand.', 'Où se tient le bouton à la première main d’une table.'),
    values: places,
    books: {
      redcactus: says('seat1', 'RC 6', { reading: 'CT-RC-16' }),
      mons: says('seat1', 'MO 2.2'),
      toufflers: says('drawn', 'TF §2 b2', { reading: 'CT-TF-09' }),
    },
    silent: stands('drawn', 'custom'),
  }),
  finals: choice({
    title: t('First button in the Finals', 'Premier bouton des Finales'),
    about: t(
      'Where the button stands first in an event that is a regional or the national final.',
      'Où se tient d’abord le bouton dans une finale régionale ou nationale.',
    ),
    values: places,
    books: {
      redcactus: says('drawn', 'RC 6', { reading: 'CT-RC-16' }),
      mons: says('seat1', 'MO 2.2'),
      toufflers: says('drawn', 'TF §2 b2', { reading: 'CT-TF-09' }),
    },
    silent: stands('drawn', 'custom'),
  }),
  finalTable: rule`asAtStart | First button of the final table: as at the start of the event
    | Premier bouton de la table finale : comme au début du tournoi | RC (RC 6) [CT-RC-16]; MO 2.2; MO 7.2 [CT-MO-16]; TF (TF §2 b2)
    | custom`,
  seatEmpty: rule`nextOccupied | Nobody on the seat of the first button: the first occupied seat clockwise
    | Personne au siège du premier bouton : le premier siège occupé dans le sens horaire | RC (custom) [CT-RC-16] | custom`,
};

export const wrongSeat = {
  action: rule`movedWithCurrentChips | A player at the wrong seat: goes to their own seat with the chips they have now, between two hands
    | Joueur au mauvais siège : rejoint son siège avec ses jetons actuels, entre deux mains | RC 6 [CT-RC-20]; RO 2.1 | RO 2.1`,
  wrongAmount: rule`ruling | Wrong seat and wrong chips: the director rules | Mauvais siège et mauvais tapis : le directeur tranche
    | MO (MO 13.2); TDA (TDA 1); RO (RO 1.1) [CT-RO-25]; TF (RO 1.1) | RC 1`,
  penalty: rule`optional | Penalty for a wrong seat: as the circumstances ask | Sanction du mauvais siège : selon les circonstances | RO 2.1
    | RO 2.1`,
};
