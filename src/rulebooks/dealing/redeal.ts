/**
 * The second deal after a misdeal.
 */
import { agreed, t } from '../definition.js';

const dealtDead = t('dealt in, hand taken away dead', 'il reçoit des cartes, sa main est retirée morte');

export const replay = {
  exact: agreed('sameHand', t('the same hand again', 'le même coup, à nouveau'), {
    title: t('After a misdeal', 'Après une fausse donne'),
    about: t('What is dealt after a misdeal.', "Ce qu'on donne après une fausse donne."),
    cites: 'RC 35; RO 6.1',
    silent: 'RO 6.1',
  }),
  button: agreed('stays', t('stays', 'reste'), {
    title: t('Button after a misdeal', 'Bouton après une fausse donne'),
    about: t('Whether the button moves for the second deal.', 'Si le bouton avance pour la seconde donne.'),
    cites: 'RC 35; RO 6.1',
    silent: 'RO 6.1',
  }),
  level: agreed('same', t('the same, though it has ended since', "le même, même s'il a pris fin depuis"), {
    title: t('Level after a misdeal', 'Palier après une fausse donne'),
    about: t('On which level the second deal is played.', 'À quel palier se joue la seconde donne.'),
    cites: 'RC 35; RO 6.1',
    silent: 'RO 6.1',
  }),
  newPlayer: agreed('mayNot', t('may not play it', 'ne la joue pas'), {
    title: t('A newcomer at the second deal', 'Nouveau joueur à la seconde donne'),
    about: t(
      'Whether a player who came to the table after the first deal plays the second.',
      'Si un joueur arrivé à la table après la première donne joue la seconde.',
    ),
    cites: 'RC 35 [CD-RC-19]; RO 6.1',
    silent: 'RO 6.1',
  }),
  absentAtFirstDeal: agreed('dealtDead', dealtDead, {
    title: t('Absent at the first deal', 'Absent à la première donne'),
    about: t(
      'Whether a player who was away from the first deal plays the second, once back.',
      'Si un absent de la première donne joue la seconde une fois revenu.',
    ),
    cites: 'RC 35 [CD-RC-18]; RO 6.1',
    silent: 'RO 6.1',
  }),
  penalised: agreed('dealtDead', dealtDead, {
    title: t('Under penalty at the second deal', 'Sous pénalité à la seconde donne'),
    about: t('What a player under penalty is dealt the second time.', 'Ce que reçoit un joueur sous pénalité à la seconde donne.'),
    cites: 'RC 35; RO 11.2',
    silent: 'RC 35; RO 11.2',
  }),
  penaltyHandsCounted: agreed('one', t('one', 'un seul'), {
    title: t('Hands of a penalty, with a misdeal', 'Coups de pénalité, avec fausse donne'),
    about: t(
      'How many hands of a penalty both deals count for together.',
      'Pour combien de coups de pénalité comptent les deux donnes ensemble.',
    ),
    cites: 'RC 35',
    silent: 'RC 35',
  }),
  postedBlinds: agreed('stay', t('stay as posted', 'restent posées'), {
    title: t('Blinds after a misdeal', 'Blindes après une fausse donne'),
    about: t(
      'What becomes of blinds and antes posted for the first deal.',
      'Ce que deviennent blindes et antes posées pour la première donne.',
    ),
    cites: 'RC 35; RO 6.1',
    silent: 'RO 6.1',
  }),
  betsBeforeSA: agreed('returned', t('come back', 'reviennent'), {
    title: t('Bets after a misdeal', 'Mises après une fausse donne'),
    about: t(
      'What becomes of bets made before the misdeal was seen in time.',
      "Ce que deviennent les mises faites avant qu'on voie à temps la fausse donne.",
    ),
    cites: 'RC 35; RO 6.1; RO 7.8',
    silent: 'RO 7.8',
  }),
};
