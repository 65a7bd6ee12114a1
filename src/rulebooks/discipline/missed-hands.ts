/**
 * Hands that a player misses: how many, from when, what they pay, where they are (what they are dealt stands in `../dealing/presence.ts`).
 */
import { rule } from '../definition.js';

export const missedHands = {
  missedHandsFormula: rule`playersTimesRounds
    | How many hands a penalty is: rounds times the players of the table, the offender included; a number of hands is itself
    | Combien de mains dure une sanction : les tours fois les joueurs de la table, lui compris ; un nombre de mains est lui-même
    | RC 71-A [CT-RC-15]; TDA 7; RO 11.1 | RO 11.1`,
  playersCounted: rule`everyStack | Players who count: everybody with chips there, away or not
    | Joueurs qui comptent : tous ceux qui y ont des jetons, absents ou non | RC 71-A (RO 2.3) [CT-RC-15]; TDA 7 (RO 2.3); RO 11.1; RO 2.3
    | RO 11.1; RO 2.3`,
  countFixedWhen: rule`given | When the number is fixed: when the penalty is given | Quand le nombre est fixé : quand la sanction est donnée
    | RC 71-A; RO 11.1 | RO 11.1`,
  tableChange: rule`keepsTheRest | Changing tables under penalty: they serve the rest there
    | Changer de table sous sanction : il y purge le reste | RC (RC 71-A) | RO 11.1`,
  misdealCountsOnce: rule`once | A misdeal under penalty: once, the replay included
    | Fausse donne sous sanction : une fois, nouvelle donne comprise | RC 35 | RC 35; RO 6.1`,
  startsWhen: rule`nextHand | When a penalty begins: with the hand after | Quand commence une sanction : avec la main suivante
    | RC 68 (RO 11.5); TDA 31 (RO 11.5); RO 11.5; RO 8.6 | RO 11.5`,
  blinds: rule`taken | Blinds under penalty: taken, antes too | Blindes sous sanction : prélevées, antes aussi
    | RC 71-C; MO 13.1; TDA 7; RO 11.2 | RO 11.2`,
  away: rule`awayFromTable | Where a player under penalty is: away from the table
    | Où se tient un joueur sous sanction : éloigné de la table | RC 71-C; MO 13.1; TDA 7; RO 11.1; RO 11.2 | RO 11.1`,
  canEliminate: rule`possible | Out under penalty: yes, by blinds and antes | Éliminé sous sanction : oui, par les blindes et antes
    | RC 71-A; MO 13.1; TDA 7; RO 11.2 | RO 11.2`,
};
