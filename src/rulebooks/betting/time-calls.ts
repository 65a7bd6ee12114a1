/**
 * Calling time on a player who thinks long.
 */
import { agreed, choice, integer, says, t } from '../definition.js';

const seconds = t('s', 's');

export const timeCall = {
  whoMayAsk: choice({
    title: t('Who may call time', 'Qui peut demander le temps'),
    about: t('Whose request starts the procedure.', 'À la demande de qui la procédure commence.'),
    values: {
      anyPlayerAtTable: t(
        'any player in the tournament, at their own seat of that table',
        'tout joueur du tournoi, assis à sa place à cette table',
      ),
      anyPlayerAtTableOrOfficial: t('any player seated at the table, or an official', 'tout joueur assis à la table, ou un responsable'),
      dealerOpponentOrSelf: t(
        'the dealer, an opponent still in the hand, or the player concerned',
        'le donneur, un adversaire encore en jeu, ou le joueur lui-même',
      ),
    },
    books: {
      redcactus: says('anyPlayerAtTable', 'RC 29; RC 30', { reading: 'CB-RC-12' }),
      mons: says('anyPlayerAtTableOrOfficial', 'MO 5.6'),
      tdaFr: says('anyPlayerAtTableOrOfficial', 'TDA 8', { completedBy: 'RO 3.5' }),
      ropta: says('anyPlayerAtTableOrOfficial', 'RO 3.5'),
      toufflers: says('dealerOpponentOrSelf', 'TF §6 b5', { reading: 'CB-TF-05' }),
    },
  }),
  minimumWait: integer({
    title: t('Wait before time may be called', 'Attente avant la demande'),
    about: t(
      'How long a player must have thought before time may be called; 0 where the book only asks for a reasonable time.',
      "Combien de temps un joueur doit avoir réfléchi avant la demande ; 0 où le livre ne demande qu'un délai raisonnable.",
    ),
    minimum: 0,
    maximum: 600,
    unit: seconds,
    books: {
      redcactus: says(0, 'RC 29'),
      mons: says(0, 'MO 5.6'),
      tdaFr: says(0, 'TDA 5'),
      ropta: says(60, 'RO 3.5', { reading: 'CB-RO-20' }),
      toufflers: says(0, 'TF §6 b5'),
    },
  }),
  approval: agreed('required', t('an official must approve, and may refuse', 'un responsable doit valider, et peut refuser'), {
    title: t('Approval', 'Validation'),
    about: t('Whether the clock waits for an official.', 'Si le décompte attend un responsable.'),
    unread: t(
      'Every call for time waits for the official, whatever the book',
      "Toute demande de temps attend l'officiel, quel que soit le livre",
    ),
    books: { redcactus: 'RC 29', ropta: 'RO 3.5' },
    silent: 'RO 3.5',
  }),
  seconds: integer({
    title: t('Time given', 'Temps accordé'),
    about: t('Seconds given before the count aloud.', 'Secondes accordées avant le décompte à voix haute.'),
    minimum: 0,
    maximum: 600,
    unit: seconds,
    books: {
      redcactus: says(25, 'RC 29'),
      mons: says(60, 'MO 5.6'),
      tdaFr: says(60, 'TDA 5'),
      ropta: says(25, 'RO 3.5'),
      toufflers: says(60, 'TF §6 b5'),
    },
  }),
  countdownSeconds: integer({
    title: t('Count aloud', 'Décompte à voix haute'),
    about: t('Seconds counted aloud at the end.', 'Secondes comptées à voix haute à la fin.'),
    minimum: 0,
    maximum: 60,
    unit: seconds,
    books: {
      redcactus: says(5, 'RC 29'),
      mons: says(10, 'MO 5.6'),
      tdaFr: says(10, 'TDA 5'),
      ropta: says(5, 'RO 3.5'),
      toufflers: says(10, 'TF §6 b5'),
    },
  }),
  whoCounts: agreed(
    'floorOrConsentedPlayer',
    t('the floor or, with its consent, a player who is not in the hand', 'le floor ou, avec son accord, un joueur hors du coup'),
    {
      title: t('Who counts', 'Qui décompte'),
      about: t('Who keeps the time.', 'Qui tient le temps.'),
      unread: t('Who counts aloud is not stated to the program', "Qui compte à voix haute n'est pas rapporté au programme"),
      books: { ropta: 'RO 3.5' },
      silent: 'RO 3.5',
    },
  ),
  adjustable: agreed('adjustable', t('an official may set another length', 'un responsable peut fixer une autre durée'), {
    title: t('Another length', 'Autre durée'),
    about: t('Whether the time given can be changed.', 'Si le temps accordé peut être changé.'),
    books: { redcactus: 'RC 29', ropta: 'RO 3.5' },
    silent: 'RO 3.5',
  }),
  expired: {
    facingBet: agreed('handDead', t('the hand is dead', 'la main est morte'), {
      title: t('Time runs out, facing a bet', 'Temps écoulé, face à une mise'),
      about: t(
        'What becomes of a player who has not acted in time and has a bet to call.',
        "Ce que devient celui qui n'a pas agi à temps et doit suivre une mise.",
      ),
      books: { redcactus: 'RC 29', mons: 'MO 5.6', tdaFr: 'TDA 5', ropta: 'RO 3.5', toufflers: 'TF §6 b5' },
    }),
    noBet: choice({
      title: t('Time runs out, nothing to call', 'Temps écoulé, rien à suivre'),
      about: t(
        'What becomes of a player who has not acted in time and could have checked.',
        "Ce que devient celui qui n'a pas agi à temps et pouvait dire parole.",
      ),
      values: { check: t('a check', 'parole'), handDead: t('the hand is dead', 'la main est morte') },
      books: {
        redcactus: says('check', 'RC 29'),
        mons: says('handDead', 'MO 5.6', { reading: 'CB-MO-09' }),
        tdaFr: says('handDead', 'TDA 5', { reading: 'CB-MO-09' }),
        ropta: says('handDead', 'RO 3.5', { reading: 'CB-RO-20' }),
        toufflers: says('handDead', 'TF §6 b5', { reading: 'CB-MO-09' }),
      },
    }),
  },
  tie: agreed('actionCounts', t('the act counts', "l'acte compte"), {
    title: t('Acting as the count ends', 'Agir à la fin du décompte'),
    about: t('Who is favoured when an act and the end of the time coincide.', "Qui l'emporte quand un acte et la fin du temps coïncident."),
    books: { redcactus: 'RC 29', ropta: 'RO 3.5' },
    silent: 'RO 3.5',
  }),
  penalty: choice({
    title: t('Penalty around time calls', 'Sanction autour du temps'),
    about: t(
      'What is an offence: playing slowly on purpose, and perhaps calling time too readily.',
      'Ce qui est une faute : la lenteur voulue, et peut-être la demande trop facile.',
    ),
    unread: t(
      'Abuse of the clock is noticed by people, and recorded as the offence abuseOfTimeCalls',
      "L'abus du chronomètre est vu par des personnes, et noté comme la faute abuseOfTimeCalls",
    ),
    values: {
      slowness: t('abusive slowness', 'la lenteur abusive'),
      slownessAndCalls: t('abusive slowness and abusive calls', 'la lenteur abusive et les demandes abusives'),
    },
    books: {
      redcactus: says('slowness', 'RC 29; RC 70'),
      mons: says('slowness', 'MO 5.7'),
      tdaFr: says('slowness', 'TDA 36'),
      ropta: says('slownessAndCalls', 'RO 3.5'),
      toufflers: says('slowness', 'TF §6 b6'),
    },
  }),
};
