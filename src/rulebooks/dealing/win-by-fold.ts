/**
 * Winning because everybody else has given up, and the cards that no longer come.
 */
import { choice, rule, says, stands, t } from '../definition.js';

export const winByFold = {
  mustShow: rule`no | Showing a hand that won without showdown: no | Montrer une main gagnante sans abattage : non
    | RC 17; MO 9.5; MO 9.6; RO 10.1; TF §10 b5 | RO 10.1`,
  mayShowOneCard: rule`allowed | Showing one card of it: allowed | N’en montrer qu’une carte : permis | MO 9.6; RO 10.1 | RO 10.1`,
  showOneShowAll: rule`shownToAll | Showing it to one person: to all | La montrer à une personne : à tous | MO 9.5; RO 10.1; TF §10 b5
    | RO 10.1`,
  verifyFolds: rule`winner | Making sure that everybody has folded: the winner | S’assurer que tous ont passé : le gagnant
    | RC (RC 15); MO 9.2; TF §10 b2 | MO 9.2`,
};

export const rabbitHunting = choice({
  title: t('Looking at the cards that would have come', 'Regarder les cartes qui seraient venues'),
  about: t(
    'Whether a player who does so after the hand is over is punished.',
    'Si celui qui le fait après la fin de la main est sanctionné.',
  ),
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
