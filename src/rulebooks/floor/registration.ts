/**
 * Who may enter and what they accept by it; special needs.
 */
import { agreed, choice, integer, says, stands, t, yesOrNo } from '../definition.js';

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
    about: t('What shows who a player is when he registers.', 'Ce qui montre qui est un joueur à son inscription.'),
    values: {
      identityCard: t('an identity card', "une carte d'identité"),
      playerChecks: t('no document; the player checks what was written down', 'aucun document ; le joueur vérifie ce qui est noté'),
    },
    books: {
      redcactus: says('playerChecks', 'RC 2'),
      mons: says('identityCard', 'MO 1.2'),
      ropta: says('playerChecks', 'RO 1.2'),
    },
    silent: stands('playerChecks', 'RO 1.2'),
  }),
  identityFraud: agreed('excluded', t('he is excluded at once', 'il est exclu aussitôt'), {
    title: t('False name or age', 'Faux nom ou faux âge'),
    about: t(
      'What becomes of a player who lied on who or how old he is, once the director notices.',
      'Ce que devient un joueur qui a menti sur son identité ou son âge, une fois le directeur averti.',
    ),
    cites: 'RO 1.4',
    silent: 'RO 1.4',
  }),
  identityConcealment: agreed('directorJudges', t('not for long; the director alone judges', 'pas longtemps ; le directeur seul juge'), {
    title: t('Clothes that hide the face', 'Tenue qui cache le visage'),
    about: t('Whether a player may hide who he is by what he wears.', 'Si un joueur peut cacher qui il est par sa tenue.'),
    unread: t(
      'What a player wears is seen, and the director alone judges it',
      'Ce que porte un joueur se voit, et le directeur seul en juge',
    ),
    cites: 'RO 1.2',
    silent: 'RO 1.2',
  }),
  rulesAcceptance: agreed('byEntering', t('by entering', 'en entrant dans le tournoi'), {
    title: t('Accepting the rules', 'Acceptation du règlement'),
    about: t('How a player accepts the rules of the event.', 'Comment un joueur accepte le règlement du tournoi.'),
    cites: 'RC 2; MO 1.1; RO 1.2',
    silent: 'RO 1.2',
  }),
  rulesAvailable: agreed('available', t('open to every player', 'à la disposition des joueurs'), {
    title: t('Reading the rules', 'Consulter le règlement'),
    about: t(
      "Where players find the book and the event's own rules.",
      'Où les joueurs trouvent le livre et les règles propres au tournoi.',
    ),
    unread: t(
      'The book and the house rules of an event can be read by everybody who can read the event',
      "Le livre et les règles maison d'un tournoi peuvent être lus par tous ceux qui peuvent le lire",
    ),
    cites: 'RO 1.1',
    silent: 'RO 1.1',
  }),
  preRegistration: agreed('advised', t('advised', 'conseillée'), {
    title: t('Registering beforehand', 'Préinscription'),
    about: t('Whether players register before the day.', "Si les joueurs s'inscrivent avant le jour dit."),
    unread: t(
      'Advice to players; who registers before the day is on the list like anybody else',
      "Conseil aux joueurs ; qui s'inscrit avant le jour est sur la liste comme tout autre",
    ),
    cites: 'RO 1.8',
    silent: 'RO 1.8',
  }),
  specialNeeds: agreed('accommodated', t('met where it can be done', 'pris en compte quand c’est possible'), {
    title: t('Special needs', 'Besoins particuliers'),
    about: t(
      'Whether a player with particular needs may be given a seat or other help out of turn.',
      'Si un joueur aux besoins particuliers peut recevoir une place ou une aide à part.',
    ),
    cites: 'RC 8; RO 2.1',
    silent: 'RO 2.1',
  }),
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
    about: t('Whether a player may buy chips again on his seat.', 'Si un joueur peut racheter des jetons à sa place.'),
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
  decision: agreed('immediate', t('at once, without missing a hand', 'aussitôt, sans manquer un coup'), {
    title: t('Deciding on a rebuy', 'Se décider pour une recave'),
    about: t('When a player must say that he rebuys.', "Quand un joueur doit dire qu'il se recave."),
    cites: 'TDA 18',
    silent: 'TDA 18',
  }),
  chipsLive: agreed('atOnce', t('at once, and he owes the price', 'aussitôt, et il en doit le prix'), {
    title: t('Chips of a rebuy', 'Jetons d’une recave'),
    about: t(
      'When the chips of an announced rebuy count as in front of him.',
      "Quand les jetons d'une recave annoncée sont censés être devant lui.",
    ),
    cites: 'TDA 18',
    silent: 'TDA 18',
  }),
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
