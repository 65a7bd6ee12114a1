/**
 * Folding, and bets made before the cards come.
 */
import { agreed, choice, cites, says, stands, t } from '../definition.js';

export const fold = {
  form: agreed('wordOrCards', t('by a word, or by cards pushed face down', 'par un mot, ou par les cartes poussées faces cachées'), {
    title: t('How a hand is folded', 'Comment on passe'),
    about: t('By what a player gives up their hand.', 'Par quoi un joueur abandonne sa main.'),
    books: {
      redcactus: 'RC 68; RC 42',
      mons: 'MO 5.1; MO 5.2',
      tdaFr: 'TDA 30',
      ropta: 'RO 9.3; RO 8.3; RO 8.4',
      toufflers: 'TF §6 b1; TF §6 b2',
    },
  }),
  whenCheckPossible: {
    result: agreed('handDead', t('the hand is dead', 'la main est morte'), {
      title: t('Folding when a check was free', 'Passer quand la parole était possible'),
      about: t('Whether a fold stands when there was nothing to call.', "Si un abandon vaut quand il n'y avait rien à suivre."),
      books: {
        redcactus: 'RC 58',
        mons: cites('MO 5.1', { completedBy: 'RO 8.3' }),
        ropta: 'RO 8.3',
        toufflers: cites('TF §6 b1', { completedBy: 'RO 8.3' }),
      },
      silent: 'RO 8.3',
    }),
    penalty: choice({
      title: t('Penalty for folding when a check was free', 'Sanction pour avoir passé sans mise'),
      about: t('Whether folding without a bet to call is punished.', 'Si passer sans mise à suivre est sanctionné.'),
      values: { possible: t('possible', 'possible'), due: t('due', 'due') },
      books: { redcactus: says('possible', 'RC 58'), ropta: says('due', 'RO 9.22; RO 9.3; RO 8.3', { reading: 'CB-RO-08' }) },
      silent: stands('due', 'RO 9.22'),
    }),
  },
  bigBlindOnHisOption: choice({
    title: t('The big blind who folds on their option', 'Grosse blinde qui passe sur son option'),
    about: t(
      'Whether the big blind who could have checked is treated apart.',
      'Si la grosse blinde qui pouvait dire parole est traitée à part.',
    ),
    values: {
      asAnyPlayer: t('as any other player', 'comme tout joueur'),
      blindLostNoPenalty: t('the blind is lost, without other penalty', 'la blinde est perdue, sans autre sanction'),
    },
    books: { redcactus: says('asAnyPlayer', 'RC 58'), ropta: says('blindLostNoPenalty', 'RO 8.3', { reading: 'CB-RO-08' }) },
    silent: stands('blindLostNoPenalty', 'RO 8.3'),
  }),
  takeBack: choice({
    title: t('Taking a folded hand back', 'Reprendre une main jetée'),
    about: t('Whether a folded hand can come back to life.', 'Si une main jetée peut revivre.'),
    values: {
      never: t('never', 'jamais'),
      directorIfClearOfMuck: t(
        'exceptionally, by the director, if it touched no dead card',
        "exceptionnellement, par le directeur, si elle n'a touché aucune carte morte",
      ),
      directorIfIdentifiable: t(
        'in rare cases, by the director, if it can be told apart',
        'dans de rares cas, par le directeur, si elle est discernable',
      ),
    },
    books: {
      redcactus: says('never', 'RC 41; RC 58; RC 44-A'),
      mons: says('directorIfClearOfMuck', 'MO 5.4; MO 5.3'),
      ropta: says('directorIfIdentifiable', 'RO 8.4; RO 8.3'),
      toufflers: says('directorIfClearOfMuck', 'TF §6 b4; TF §6 b3'),
    },
    silent: stands('directorIfIdentifiable', 'RO 8.4'),
  }),
};

export const dark = {
  allowed: agreed('allowed', t('allowed, for any number of players and rounds', 'permis, sans limite de joueurs ni de tours'), {
    title: t('Betting in the dark', 'Jouer dans le noir'),
    about: t(
      'Whether a player may act before the cards of the round are turned up.',
      'Si un joueur peut agir avant que les cartes du tour soient retournées.',
    ),
    books: { ropta: 'RO 9.16' },
    silent: 'RO 9.16',
  }),
  binding: agreed('confirmedByDealer', t('as announced and confirmed by the dealer', "telle qu'annoncée et confirmée par le donneur"), {
    title: t('What a bet in the dark binds to', 'À quoi engage une mise dans le noir'),
    about: t(
      'Which announcements made in the dark count; a changed action releases them.',
      "Quelles annonces dans le noir comptent ; un changement d'action les annule.",
    ),
    books: { ropta: 'RO 9.16; RO 9.3' },
    silent: 'RO 9.16',
  }),
  dispute: agreed('directorDecides', t('the floor decides on the testimony', 'le floor tranche selon les témoignages'), {
    title: t('Disputed bets in the dark', 'Désaccord sur le noir'),
    about: t('Who settles how much was announced in the dark.', 'Qui tranche ce qui a été annoncé dans le noir.'),
    books: { ropta: 'RO 9.16' },
    silent: 'RO 9.16',
  }),
};
