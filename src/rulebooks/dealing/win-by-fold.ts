/**
 * Winning because everybody else has given up, and the cards that no longer come.
 */
import { agreed, choice, says, silence, stands, t } from '../definition.js';

export const winByFold = {
  mustShow: agreed('no', t('no', 'non'), {
    title: t('Showing a hand that won without showdown', 'Montrer une main gagnante sans abattage'),
    about: t('Whether the last player left must show his hand.', 'Si le dernier joueur restant doit montrer sa main.'),
    unread: t('The last live hand is paid at once', 'La dernière main vivante est payée aussitôt'),
    cites: 'RC 17; MO 9.5; MO 9.6; RO 10.1; TF §10 b5',
    silent: 'RO 10.1',
  }),
  mayShowOneCard: agreed('allowed', t('allowed', 'permis'), {
    title: t('Showing one card of it', "N'en montrer qu'une carte"),
    about: t('Whether the winner may show a single card.', "Si le gagnant peut ne montrer qu'une carte."),
    unread: t('A hand can be shown by one card or by both', 'Une main peut se montrer par une carte ou par les deux'),
    cites: 'MO 9.6; RO 10.1',
    silent: 'RO 10.1',
  }),
  showOneShowAll: agreed('shownToAll', t('to all', 'à tous'), {
    title: t('Showing it to one person', 'La montrer à une personne'),
    about: t(
      'To whom cards must be shown that the winner showed to one person.',
      'À qui se montrent les cartes que le gagnant a montrées à une personne.',
    ),
    cites: 'MO 9.5; RO 10.1; TF §10 b5',
    silent: 'RO 10.1',
  }),
  verifyFolds: agreed('winner', t('the winner', 'le gagnant'), {
    title: t('Making sure that everybody has folded', "S'assurer que tous ont passé"),
    about: t(
      'Whose task it is to check folds and amounts before he throws or shows his hand.',
      'À qui il revient de vérifier abandons et montants avant de jeter ou montrer sa main.',
    ),
    unread: t(
      'A hand is over once one is left, whatever its player looks at',
      "Un coup est fini quand il n'en reste qu'une, quoi que son joueur regarde",
    ),
    books: { redcactus: silence('RC 15'), mons: 'MO 9.2', toufflers: 'TF §10 b2' },
    silent: 'MO 9.2',
  }),
};

export const rabbitHunting = choice({
  title: t('Looking at the cards that would have come', 'Regarder les cartes qui seraient venues'),
  about: t('Whether a player who does so after the hand is over is punished.', 'Si celui qui le fait après la fin du coup est sanctionné.'),
  values: {
    possible: t('forbidden; a penalty is possible', 'interdit ; une sanction est possible'),
    due: t('forbidden; a penalty is due', 'interdit ; une sanction est due'),
  },
  books: {
    redcactus: says('possible', 'RC 28'),
    mons: says('due', 'MO 12.3'),
    tdaFr: says('possible', 'TDA 21'),
    ropta: says('possible', 'RO 3.6'),
  },
  silent: stands('possible', 'RO 3.6'),
});
