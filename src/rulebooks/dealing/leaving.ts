/**
 * Walking away from the table with a live hand; who is there for the deal is in `presence.ts`.
 */
import { choice, rule, says, stands, t } from '../definition.js';

export const leaving = {
  leavesLiveHand: {
    duty: rule`stays | Staying with a live hand: must stay | Rester avec une main vivante : doit rester
      | RC 31; MO 3.3 (RO 4.1); TDA 38 (RO 4.1); RO 4.1; RO 1.2; TF §4 b4 (RO 4.1)`,
    handFate: rule`dead | The hand of a player who walks away: dead | Main d’un joueur qui s’éloigne : morte
      | RC (RO 4.1) [CD-RC-17]; MO 3.2 (RO 4.1) [CD-MO-18]; RO 4.1; TF §4 b2 (RO 4.1) [CD-MO-18] | RO 4.1`,
    sanction: choice({
      title: t('Penalty for walking away from a hand', 'Sanction pour s’être éloigné d’une main'),
      about: t('Whether a player whose hand died so is punished as well.', 'Si celui dont la main est morte ainsi est aussi sanctionné.'),
      values: { possible: t('possible', 'possible'), due: t('due', 'due') },
      books: {
        redcactus: says('possible', 'RC 31', { reading: 'CD-RC-24' }),
        ropta: says('possible', 'RO 11.1; RO 4.1', { reading: 'CD-RO-29' }),
      },
      silent: stands('possible', 'RO 11.1'),
    }),
  },
  leavesAllIn: {
    handFate: rule`live | The hand of an all-in player who walks away: live | Main d’un joueur à tapis qui s’éloigne : vivante
      | RC 31 (RO 4.1); MO (RO 4.1) [CD-MO-18]; RO 4.1 [CD-RO-15]; TF (RO 4.1) [CD-MO-18] | RO 4.1`,
    sanction: choice({
      title: t('Penalty for an all-in player who walks away', 'Sanction d’un joueur à tapis qui s’éloigne'),
      about: t('Whether an all-in player who leaves the table is punished.', 'Si un joueur à tapis qui quitte la table est sanctionné.'),
      values: {
        possibleWhileBetting: t('possible, while somebody may still bet', 'possible, tant que quelqu’un peut encore miser'),
        dueUnlessOut: t('due, unless the player is out of the tournament', 'due, sauf si le joueur sort du tournoi'),
      },
      books: {
        redcactus: says('possibleWhileBetting', 'RC 31', { reading: 'CD-RC-24' }),
        ropta: says('dueUnlessOut', 'RO 4.1', { reading: 'CD-RO-29' }),
      },
      silent: stands('dueUnlessOut', 'RO 4.1'),
    }),
  },
  movesAwayOutOfTurn: rule`penalty | Moving about when it is not their turn: a penalty is due
    | S’éloigner quand ce n’est pas son tour : une sanction est due | RO 4.1 [CD-RO-29] | RO 4.1`,
};
