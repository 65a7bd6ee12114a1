/**
 * Who may enter and what they accept by it; special needs.
 */
import { choice, integer, rule, says, stands, t, yesOrNo } from '../definition.js';

export const registration = {
  minimumAge: integer({
    title: t('Youngest age', 'Âge minimum'),
    about: t('How old a player must be to enter.', 'Quel âge il faut pour entrer dans le tournoi.'),
    minimum: 0,
    maximum: 30,
    unit: t('years', 'ans'),
    books: { mons: says(18, 'MO 1.2'), ropta: says(18, 'RO 1.4', { reading: 'CT-RO-26' }) },
    silent: stands(18, 'RO 1.4'),
  }),
  identityDocument: choice({
    title: t('Identity', 'Identité'),
    about: t('What shows who a player is when they register.', 'Ce qui montre qui est un joueur à son inscription.'),
    values: {
      identityCard: t('an identity card', 'une carte d’identité'),
      playerChecks: t('no document; the player checks what was written down', 'aucun document ; le joueur vérifie ce qui est noté'),
    },
    books: {
      redcactus: says('playerChecks', 'RC 2'),
      mons: says('identityCard', 'MO 1.2'),
      ropta: says('playerChecks', 'RO 1.2'),
    },
    silent: stands('playerChecks', 'RO 1.2'),
  }),
  identityFraud: rule`excluded | False name or age: they are excluded at once | Faux nom ou faux âge : il est exclu aussitôt | RO 1.4
    | RO 1.4`,
  rulesAcceptance: rule`byEntering | Accepting the rules: by entering | Acceptation du règlement : en entrant dans le tournoi
    | RC 2; MO 1.1; RO 1.2 | RO 1.2`,
  specialNeeds: rule`accommodated | Special needs: met where it can be done | Besoins particuliers : pris en compte quand c’est possible
    | RC 8; RO 2.1 | RO 2.1`,
};

const no = t('no', 'non');

export const reEntry = {
  allowed: yesOrNo({
    title: t('Re-entry', 'Re-entry'),
    about: t('Whether a player who is out may enter again.', 'Si un joueur éliminé peut entrer à nouveau.'),
    yes: t('yes, while late entry is open', 'oui, tant que les retardataires sont admis'),
    no,
    books: { redcactus: says(false, 'RC 7'), ropta: says(false, 'RO presentation') },
    silent: stands(false, 'RO presentation'),
  }),
};

export const rebuy = {
  allowed: choice({
    title: t('Rebuys', 'Recaves'),
    about: t('Whether a player may buy chips again on their seat.', 'Si un joueur peut racheter des jetons à sa place.'),
    values: {
      no,
      oldVenuesWeekly: t(
        'at weekly events of venues that began before 2018, if announced',
        'aux tournois hebdomadaires des lieux débutés avant 2018, si annoncé',
      ),
      ifOffered: t('if the event offers them', 'si le tournoi en propose'),
    },
    books: {
      redcactus: says('oldVenuesWeekly', 'RC 27', { reading: 'CT-RC-09' }),
      tdaFr: says('ifOffered', 'TDA 18'),
      ropta: says('no', 'RO presentation'),
    },
    silent: stands('no', 'RO presentation'),
  }),
  decision: rule`immediate | Deciding on a rebuy: at once, without missing a hand
    | Se décider pour une recave : aussitôt, sans manquer une main | TDA 18 | TDA 18`,
  chipsLive: rule`atOnce | Chips of a rebuy: at once, and they owe the price | Jetons d’une recave : aussitôt, et il en doit le prix
    | TDA 18 | TDA 18`,
};

export const addOn = {
  allowed: yesOrNo({
    title: t('Add-ons', 'Add-ons'),
    about: t(
      'Whether players may buy chips once at a moment that is fixed for all.',
      'Si les joueurs peuvent acheter une fois des jetons à un moment fixé pour tous.',
    ),
    yes: t('yes, if the event offers them', 'oui, si le tournoi en propose'),
    no,
    books: { redcactus: stands(false, 'RC 27'), ropta: says(false, 'RO presentation') },
    silent: stands(false, 'RO presentation'),
  }),
};
