/**
 * A player who is new at a table: when they get cards, on which seat they owe what. Which seats they may be given stands in `balancing.ts` and
 * `breaking.ts`.
 */
import { agreed, silence, t } from '../definition.js';

const playsOnButton = t('plays on the button at once', 'joue aussitôt au bouton');

export const newPlayer = {
  atButton: {
    seatJustVacatedBySB: agreed('playsOnButton', playsOnButton, {
      title: t("On the old small blind's seat", 'Au siège de l’ancienne petite blinde'),
      about: t(
        'What a newcomer does on the seat that the small blind has just left.',
        'Ce que fait un nouveau venu au siège que la petite blinde vient de quitter.',
      ),
      cites: 'RC 10; MO 7.9; TDA 24 (RO 2.3); RO 2.3; TF §8 b6',
    }),
    wouldStopBigBlind: agreed('passesButtonLeft', t('plays, and the button is on his left', 'joue, le bouton à sa gauche'), {
      title: t('Between the old button and the old small blind', 'Entre l’ancien bouton et l’ancienne petite blinde'),
      about: t(
        'What a newcomer does where the button on his seat would stop the big blind.',
        'Ce que fait un nouveau venu là où le bouton sur son siège arrêterait la grosse blinde.',
      ),
      cites: 'RC 10 [CT-RC-06]; MO 7.11 [CT-MO-05]; TDA 24 (RO 2.3); RO 2.3 [CT-RC-06]; TF §8 b8 [CT-MO-05]',
    }),
    seatEmptyLastHandToo: agreed('playsOnButton', playsOnButton, {
      title: t('On a dead button', 'Sur un bouton mort'),
      about: t(
        'What a newcomer does on the seat of the button when nobody sat there in the last hand either.',
        'Ce que fait un nouveau venu au siège du bouton quand nul ne l’occupait déjà au dernier coup.',
      ),
      cites: 'RC 10; MO 7.12 [CT-MO-05]; TDA 24 (RO 2.3); RO 2.3; TF §8 b9 [CT-MO-05]',
    }),
  },
  atSmallBlind: {
    oldBigBlindSeat: agreed('postsSmallBlind', t('plays and posts the small blind', 'joue et pose la petite blinde'), {
      title: t("On the old big blind's seat", 'Au siège de l’ancienne grosse blinde'),
      about: t(
        'What a newcomer does on the seat that the big blind has just left.',
        'Ce que fait un nouveau venu au siège que la grosse blinde vient de quitter.',
      ),
      cites: 'RC 10 [CT-RC-05]; MO 7.9 [CT-MO-06]; TDA 24 (RO 2.3); RO 2.3; TF §8 b6',
    }),
  },
  betweenButtonAndSmallBlind: agreed('waitsOneHand', t('waits one hand', 'passe un coup'), {
    title: t('Between button and small blind', 'Entre bouton et petite blinde'),
    about: t(
      'What a newcomer does between the button of the next hand and its small blind.',
      'Ce que fait un nouveau venu entre le bouton du coup suivant et sa petite blinde.',
    ),
    cites: 'RC 10; MO 7.10 [CT-MO-04]; TDA 24 (RO 2.3) [CT-TDA-06]; RO 2.3; TF §8 b7 [CT-MO-04]',
  }),
  afterWaiting: agreed('plays', t('plays, the button passing to his left', 'joue, la donne passant à sa gauche'), {
    title: t('After the hand that he waited', 'Après le coup passé à attendre'),
    about: t('What a newcomer who waited does in the hand after.', 'Ce que fait au coup suivant un nouveau venu qui a attendu.'),
    cites: 'MO 7.10 [CT-MO-04]; TF §8 b7 [CT-MO-04]',
    silent: 'MO 7.10',
  }),
  atBigBlind: agreed('postsBigBlind', t('plays and posts the big blind', 'joue et pose la grosse blinde'), {
    title: t('On the big blind', 'À la grosse blinde'),
    about: t(
      'What a newcomer owes on the seat of the next big blind, though he may have paid one elsewhere.',
      "Ce que doit un nouveau venu au siège de la grosse blinde à venir, même s'il vient d'en payer une ailleurs.",
    ),
    cites: 'RC 10; MO 7.9; MO 7.8; TDA 24 (RO 2.3); RO 2.3; TF §8 b6; TF §8 b12',
  }),
  otherSeats: agreed('playsAtOnce', t('plays at once and owes nothing', 'joue aussitôt et ne doit rien'), {
    title: t('On any other seat', 'À tout autre siège'),
    about: t('What a newcomer does elsewhere at the table.', 'Ce que fait un nouveau venu ailleurs à la table.'),
    cites: 'RC 10; MO 7.12; TDA 24 (RO 2.3); RO 2.3; TF §8 b9',
  }),
  directReplacement: agreed(
    'takesPosition',
    t('plays at once, with what the position brings and owes', 'joue aussitôt, avec les avantages et charges de la position'),
    {
      title: t('In the place of a player who just left', 'À la place d’un joueur à peine parti'),
      about: t(
        'What a newcomer takes over with a seat that was occupied in the last hand.',
        'Ce que reprend un nouveau venu avec un siège occupé au dernier coup.',
      ),
      cites: 'RC 10; MO 7.9 [CT-MO-06]; TDA 24 (RO 2.3); RO 2.3; TF §8 b6',
    },
  ),
  deadline: agreed('firstCard', t('until the first card, blinds posted or not', "jusqu'à la première carte, blindes posées ou non"), {
    title: t('In time for a hand', 'À temps pour un coup'),
    about: t(
      'Until when a newcomer is still dealt into the hand that is being prepared.',
      'Jusqu’à quand un nouveau venu reçoit encore des cartes dans le coup qui se prépare.',
    ),
    cites: 'RC 10; MO 2.18 (RO 2.3); RO 2.3',
    silent: 'RO 2.3',
  }),
  blindTwice: agreed('possible', t('possible, without recourse', 'possible, sans recours'), {
    title: t('A blind twice running', 'Deux blindes de suite'),
    about: t(
      'Whether a newcomer who has just paid a blind elsewhere may owe one again.',
      'Si un nouveau venu qui vient de payer une blinde ailleurs peut en devoir une autre.',
    ),
    unread: t('What a newcomer paid elsewhere is not asked', "Ce qu'un arrivant a payé ailleurs n'est pas demandé"),
    cites: 'RC 10; MO 7.15; TDA 24; RO 2.3; TF §8 b12',
  }),
  tooFewToDeal: agreed('nobodyWaits', t('nobody waits', 'personne n’attend'), {
    title: t('Too few players if newcomers wait', 'Trop peu de joueurs si les arrivants attendent'),
    about: t(
      'Who waits when fewer than two players would be dealt in, or every player sits between the old blinds.',
      'Qui attend quand moins de deux joueurs seraient servis, ou que tous se tiennent entre les anciennes blindes.',
    ),
    books: { ropta: silence('custom', { reading: 'CT-X-04' }) },
    silent: 'custom',
  }),
  atHeadsUpTable: agreed('playsAtOnce', t('plays at once: big blind, or button', 'joue aussitôt : grosse blinde, ou bouton'), {
    title: t('The third player at a table of two', 'Troisième joueur à une table de deux'),
    about: t('What a newcomer does at a table where two were playing.', 'Ce que fait un nouveau venu à une table où deux jouaient.'),
    cites: 'RC 10 [CT-X-01]; RO 2.3 [CT-X-01]',
    silent: 'RO 2.3',
  }),
};
