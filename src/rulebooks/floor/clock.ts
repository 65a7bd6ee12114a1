/**
 * Breaks and hand-for-hand. When a hand begins and which level it is played on stands in `../dealing/start.ts`.
 */
import { agreed, choice, integer, says, silence, stands, t } from '../definition.js';

export const breaks = {
  chips: choice({
    title: t('Chips during a break', 'Jetons pendant une pause'),
    about: t('Where the chips of a player are while play rests.', 'Où sont les jetons d’un joueur pendant une pause.'),
    unread: t(
      'Where chips lie in a break is seen; no command tells it',
      'Où sont les jetons pendant une pause se voit ; aucune commande ne le dit',
    ),
    values: {
      onTable: t('on the table', 'sur la table'),
      inView: t('on the table, or carried in full view', 'sur la table, ou portés bien en vue'),
    },
    books: {
      redcactus: says('inView', 'RC 63'),
      mons: says('onTable', 'MO 11.3'),
      tdaFr: says('onTable', 'TDA 23'),
      ropta: says('inView', 'RO 3.7'),
      toufflers: says('onTable', 'TF §3 b3'),
    },
  }),
};

export const handForHand = {
  when: agreed(
    'oneToGo',
    t('advised with one player to go before the final table or a bubble', 'conseillé à un joueur de la table finale ou d’une bulle'),
    {
      title: t('When tables play hand for hand', 'Quand on joue main par main'),
      about: t('At how many players tables begin to wait for each other.', 'À combien de joueurs les tables commencent à s’attendre.'),
      cites: 'RO 2.7',
      silent: 'RO 2.7',
    },
  ),
  announcement: agreed('endOfCurrentHand', t('for the end of the hand in progress', 'pour la fin du coup en cours'), {
    title: t('Announcing hand for hand', 'Annoncer le main par main'),
    about: t('From which hand on an announced hand for hand holds.', 'À partir de quel coup vaut le main par main annoncé.'),
    cites: 'RO 2.7',
    silent: 'RO 2.7',
  }),
  tablesWait: agreed('allTables', t('for the signal that every table has finished', 'du signal que toutes les tables ont fini'), {
    title: t('What a table waits for', 'Ce qu’attend une table'),
    about: t(
      'What a table needs to begin its next hand, hand for hand.',
      'Ce qu’il faut à une table pour débuter son coup, main par main.',
    ),
    cites: 'RO 2.7',
    silent: 'RO 2.7',
  }),
  allIn: agreed('faceDown', t('face down until every other table is done', 'face cachée jusqu’à la fin des autres tables'), {
    title: t('A called all-in, hand for hand', 'Tapis payé, main par main'),
    about: t(
      'How the hands of a called all-in lie while other tables still play.',
      "Comment restent les mains d'un tapis payé pendant que d'autres tables jouent.",
    ),
    books: { redcactus: silence('RO 2.7', { reading: 'CT-RC-21' }), ropta: 'RO 2.7' },
    silent: 'RO 2.7',
  }),
  clock: agreed(
    'fixedStepAHand',
    t('stopped at the first hand, put forward by a fixed step after each', 'arrêté au premier coup, avancé d’un pas fixe après chacun'),
    {
      title: t('Clock, hand for hand', 'Chronomètre, main par main'),
      about: t('How the clock runs while tables wait for each other.', 'Comment va le chronomètre pendant que les tables s’attendent.'),
      cites: 'RO 2.7 [CT-RO-20]',
      silent: 'RO 2.7',
    },
  ),
  minutesPerHand: integer({
    title: t('Minutes of one hand, hand for hand', 'Minutes d’un coup, main par main'),
    about: t('By how much the clock is put forward after each hand.', 'De combien le chronomètre avance après chaque coup.'),
    minimum: 1,
    maximum: 15,
    unit: t('minutes', 'minutes'),
    books: { ropta: says(2, 'RO 2.7') },
    silent: stands(2, 'RO 2.7'),
  }),
};
