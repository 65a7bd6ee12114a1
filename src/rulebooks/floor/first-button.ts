/**
 * How seats are drawn, where the first button stands, and a player who sat down elsewhere.
 */
import { agreed, choice, cites, says, silence, stands, t } from '../definition.js';

const places = {
  seat1: t('seat 1', 'siège 1'),
  drawn: t('drawn by lot among the occupied seats', 'tiré au sort parmi les sièges occupés'),
};

export const seatDraw = {
  method: agreed('random', t('by lot', 'par tirage au sort'), {
    title: t('Seats', 'Places'),
    about: t('How players come to their tables and seats.', 'Comment les joueurs reçoivent table et siège.'),
    unread: t(
      'Seats are drawn by lot, from a seed: there is no other command',
      "Les places se tirent au sort, depuis une graine : il n'y a pas d'autre commande",
    ),
    cites: 'RC 6; MO 1.3; TDA 13; RO 2.1; TF §1 b1',
  }),
  when: agreed('atStart', t('just before the start', 'juste avant le début'), {
    title: t('When seats are drawn', 'Quand se tirent les places'),
    about: t('At what moment seats are drawn for the first time.', 'À quel moment les places se tirent pour la première fois.'),
    unread: t('A tournament begins with the seats of its draw', 'Un tournoi commence avec les places de son tirage'),
    cites: 'RC 6; RO 2.1',
    silent: 'RO 2.1',
  }),
};

export const firstButton = {
  standard: choice({
    title: t('First button', 'Premier bouton'),
    about: t("Where the button stands in a table's first hand.", 'Où se tient le bouton au premier coup d’une table.'),
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
  finalTable: agreed('asAtStart', t('as at the start of the event', 'comme au début du tournoi'), {
    title: t('First button of the final table', 'Premier bouton de la table finale'),
    about: t('Where the button stands once the final table was drawn.', 'Où se tient le bouton une fois la table finale tirée.'),
    books: {
      redcactus: silence('RC 6', { reading: 'CT-RC-16' }),
      mons: cites('MO 2.2; MO 7.2', { reading: 'CT-MO-16' }),
      toufflers: silence('TF §2 b2'),
    },
    silent: 'custom',
  }),
  seatEmpty: agreed('nextOccupied', t('the first occupied seat clockwise', 'le premier siège occupé dans le sens horaire'), {
    title: t('Nobody on the seat of the first button', 'Personne au siège du premier bouton'),
    about: t('Where the first button stands when its seat is empty.', 'Où se tient le premier bouton quand son siège est vide.'),
    books: { redcactus: silence('custom', { reading: 'CT-RC-16' }) },
    silent: 'custom',
  }),
};

export const wrongSeat = {
  action: agreed(
    'movedWithCurrentChips',
    t(
      'goes to their own seat with the chips they have now, between two hands',
      'rejoint son siège avec ses jetons actuels, entre deux coups',
    ),
    {
      title: t('A player at the wrong seat', 'Joueur au mauvais siège'),
      about: t(
        'What is done with a player who began the event on a seat that is not theirs.',
        'Ce qu’on fait de celui qui a débuté sur un siège qui n’est pas le sien.',
      ),
      cites: 'RC 6 [CT-RC-20]; RO 2.1',
      silent: 'RO 2.1',
    },
  ),
  wrongAmount: agreed('ruling', t('the director rules', 'le directeur tranche'), {
    title: t('Wrong seat and wrong chips', 'Mauvais siège et mauvais tapis'),
    about: t(
      'What is done when a player at the wrong seat did not begin with the right chips either.',
      "Que faire quand un joueur mal assis n'a pas non plus débuté avec le bon montant.",
    ),
    books: {
      redcactus: silence('RC 1'),
      mons: silence('MO 13.2'),
      tdaFr: silence('TDA 1'),
      ropta: silence('RO 1.1', { reading: 'CT-RO-25' }),
    },
    silent: 'RO 1.1',
  }),
  penalty: agreed('optional', t('as the circumstances ask', 'selon les circonstances'), {
    title: t('Penalty for a wrong seat', 'Sanction du mauvais siège'),
    about: t('Whether a player who sat at the wrong seat is punished.', 'Si celui qui s’est assis au mauvais siège est sanctionné.'),
    cites: 'RO 2.1',
    silent: 'RO 2.1',
  }),
};
