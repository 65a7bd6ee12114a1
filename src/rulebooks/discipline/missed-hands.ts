/**
 * Hands that a player misses: how many, from when, what they pay, where they are (what they are dealt stands in `../dealing/presence.ts`).
 */
import { agreed, choice, says, silence, stands, t } from '../definition.js';

export const missedHands = {
  missedHandsFormula: agreed(
    'playersTimesRounds',
    t(
      'rounds times the players of the table, him included; a number of hands is itself',
      'les tours fois les joueurs de la table, lui compris ; un nombre de mains est lui-même',
    ),
    {
      title: t('How many hands a penalty is', 'Combien de mains dure une sanction'),
      about: t('How rounds are counted in hands.', 'Comment les tours se comptent en mains.'),
      cites: 'RC 71-A [CT-RC-15]; TDA 7; RO 11.1',
      silent: 'RO 11.1',
    },
  ),
  playersCounted: agreed('everyStack', t('everybody with chips there, away or not', 'tous ceux qui y ont des jetons, absents ou non'), {
    title: t('Players who count', 'Joueurs qui comptent'),
    about: t('Who is counted as a player of the table for it.', 'Qui compte pour cela comme joueur de la table.'),
    cites: 'RC 71-A (RO 2.3) [CT-RC-15]; TDA 7 (RO 2.3); RO 11.1; RO 2.3',
    silent: 'RO 11.1; RO 2.3',
  }),
  countFixedWhen: agreed('given', t('when the penalty is given', 'quand la sanction est donnée'), {
    title: t('When the number is fixed', 'Quand le nombre est fixé'),
    about: t('At what moment the players are counted.', 'À quel moment les joueurs sont comptés.'),
    cites: 'RC 71-A; RO 11.1',
    silent: 'RO 11.1',
  }),
  tableChange: agreed('keepsTheRest', t('he serves the rest there', 'il y purge le reste'), {
    title: t('Changing tables under penalty', 'Changer de table sous sanction'),
    about: t(
      'What is left of a penalty when its player is moved or his table shrinks.',
      "Ce qui reste d'une sanction quand le joueur est déplacé ou que sa table se vide.",
    ),
    unread: t(
      'What is left of a penalty is counted by the penalty, wherever its player sits',
      "Ce qui reste d'une sanction se compte par la sanction, où que siège son joueur",
    ),
    books: { redcactus: silence('RC 71-A'), ropta: silence('RO 11.1') },
    silent: 'RO 11.1',
  }),
  misdealCountsOnce: agreed('once', t('once, the replay included', 'une fois, nouvelle donne comprise'), {
    title: t('A misdeal under penalty', 'Fausse donne sous sanction'),
    about: t('For how many hands a misdeal and its replay count.', 'Pour combien de mains comptent une fausse donne et sa reprise.'),
    unread: t(
      "A penalty counts hands that are settled, and a misdeal's replay is the same hand",
      'Une sanction compte les coups réglés, et une fausse donne rejouée est le même coup',
    ),
    books: { redcactus: 'RC 35', ropta: silence('RC 35; RO 6.1') },
    silent: 'RC 35; RO 6.1',
  }),
  startsWhen: agreed('nextHand', t('with the hand after', 'avec le coup suivant'), {
    title: t('When a penalty begins', 'Quand commence une sanction'),
    about: t(
      'From which hand on hands are missed for a fault in a hand.',
      'À partir de quel coup se manquent les mains pour une faute dans un coup.',
    ),
    cites: 'RC 68 (RO 11.5); TDA 31 (RO 11.5); RO 11.5; RO 8.6',
    silent: 'RO 11.5',
  }),
  blinds: agreed('taken', t('taken, antes too', 'prélevées, antes aussi'), {
    title: t('Blinds under penalty', 'Blindes sous sanction'),
    about: t(
      'Whether blinds and antes of missed hands are taken from his stack.',
      'Si les blindes et antes des mains manquées lui sont prélevées.',
    ),
    unread: t(
      'A hand takes blinds and antes from every seat that is dealt in, dead or not',
      'Un coup prend blindes et antes de chaque place qui reçoit des cartes, morte ou non',
    ),
    cites: 'RC 71-C; MO 13.1; TDA 7; RO 11.2',
    silent: 'RO 11.2',
  }),
  blindsOfOneHand: choice({
    title: t('Blinds of a penalty of one hand', "Blindes d'une sanction d'une main"),
    about: t(
      'The same, where the warning comes with one missed hand; noted only, as hands are played with them in any case.',
      "De même, quand l'avertissement va avec une main manquée ; noté seulement, les coups se jouant toujours avec elles.",
    ),
    unread: t(
      'No hand can be opened without the blind of a seat that is dealt in: they are posted under any book',
      "Aucun coup ne peut s'ouvrir sans la blinde d'une place qui reçoit des cartes : elles sont posées sous tout livre",
    ),
    values: { taken: t('taken', 'prélevées'), officialDecides: t('the official decides', 'le responsable en décide') },
    books: {
      redcactus: says('taken', 'RC 71-C'),
      mons: says('taken', 'MO 13.1'),
      tdaFr: says('taken', 'TDA 7'),
      ropta: says('officialDecides', 'RO 11.2'),
    },
    silent: stands('officialDecides', 'RO 11.2'),
  }),
  away: agreed('awayFromTable', t('away from the table', 'éloigné de la table'), {
    title: t('Where a player under penalty is', 'Où se tient un joueur sous sanction'),
    about: t('Whether he may stay at the table.', 'Si le joueur peut rester à table.'),
    cites: 'RC 71-C; MO 13.1; TDA 7; RO 11.1; RO 11.2',
    silent: 'RO 11.1',
  }),
  canEliminate: agreed('possible', t('yes, by blinds and antes', 'oui, par les blindes et antes'), {
    title: t('Out under penalty', 'Éliminé sous sanction'),
    about: t('Whether a player can go out while he misses hands.', 'Si un joueur peut sortir pendant sa sanction.'),
    unread: t('Who has no chips once a hand is settled is out', "Qui n'a plus de jeton une fois un coup réglé est éliminé"),
    cites: 'RC 71-A; MO 13.1; TDA 7; RO 11.2',
    silent: 'RO 11.2',
  }),
};
