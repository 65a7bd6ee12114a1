/**
 * Calling time on a player who thinks long.
 */
import { choice, integer, rule, says, t } from '../definition.js';

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
      'Combien de temps un joueur doit avoir réfléchi avant la demande ; 0 où le livre ne demande qu’un délai raisonnable.',
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
  adjustable: rule`adjustable | Another length: an official may set another length | Autre durée : un responsable peut fixer une autre durée
    | RC 29; RO 3.5 | RO 3.5`,
  expired: {
    facingBet: rule<'handDead'>`handDead | Time runs out, facing a bet: the hand is dead | Temps écoulé, face à une mise : la main est morte
      | RC 29; MO 5.6; TDA 5; RO 3.5; TF §6 b5`,
    noBet: choice({
      title: t('Time runs out, nothing to call', 'Temps écoulé, rien à suivre'),
      about: t(
        'What becomes of a player who has not acted in time and could have checked.',
        'Ce que devient celui qui n’a pas agi à temps et pouvait checker.',
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
  tie: rule`actionCounts | Acting as the count ends: the act counts | Agir à la fin du décompte : l’acte compte | RC 29; RO 3.5 | RO 3.5`,
};
