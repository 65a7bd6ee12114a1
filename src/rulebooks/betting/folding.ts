/**
 * Folding, and bets made before the cards come.
 */
import { choice, rule, says, stands, t } from '../definition.js';

export const fold = {
  form: rule`wordOrCards | How a hand is folded: by a word, or by cards pushed face down
    | Comment on passe : par un mot, ou par les cartes poussées faces cachées
    | RC 68; RC 42; MO 5.1; MO 5.2; TDA 30; RO 9.3; RO 8.3; RO 8.4; TF §6 b1; TF §6 b2`,
  whenCheckPossible: {
    result: rule`handDead | Folding when a check was free: the hand is dead | Passer quand la parole était possible : la main est morte
      | RC 58; MO 5.1 (RO 8.3); RO 8.3; TF §6 b1 (RO 8.3) | RO 8.3`,
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
      'Si la grosse blinde qui pouvait checker est traitée à part.',
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
        'exceptionnellement, par le directeur, si elle n’a touché aucune carte morte',
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
  allowed: rule`allowed | Betting in the dark: allowed, for any number of players and rounds
    | Jouer dans le noir : permis, sans limite de joueurs ni de tours | RO 9.16 | RO 9.16`,
  binding: rule`confirmedByDealer | What a bet in the dark binds to: as announced and confirmed by the dealer
    | À quoi engage une mise dans le noir : telle qu’annoncée et confirmée par le donneur | RO 9.16; RO 9.3 | RO 9.16`,
  dispute: rule`directorDecides | Disputed bets in the dark: the floor decides on the testimony
    | Désaccord sur le noir : le floor tranche selon les témoignages | RO 9.16 | RO 9.16`,
};
