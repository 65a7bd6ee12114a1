/**
 * Hands that die without a fold, and what comes back to their player.
 */
import { choice, rule, says, stands, t } from '../definition.js';

export const protect = {
  duty: rule`player | Who guards a hand: the player, until the award | Qui protège une main : le joueur lui-même, jusqu’à l’attribution
    | RC 65-A; RC 13; RC 2; MO 5.8; MO 9.2; TDA 28; RO 8.1; TF §6 b7; TF §10 b2`,
};

export const kill = {
  byOtherPlayer: rule`asByDealer | A hand thrown away by another player: as if the dealer had done it
    | Main jetée par un autre joueur : comme si le donneur l’avait fait | MO 5.8; RO 8.2; TF §6 b7 | RO 8.2`,
  notIdentifiable: rule`dead | A hand that cannot be told apart: dead, without recourse
    | Main qui ne se reconnaît plus : morte, sans recours | RC 65-A; MO 5.8; TDA 28; RO 8.5; TF §6 b7`,
  stillIdentifiable: choice({
    title: t('A live hand put into the muck by somebody else', 'Main vivante mise au rebut par un autre'),
    about: t(
      'What becomes of a hand that the dealer or another player threw into the muck while both its cards can still be told apart.',
      'Ce que devient une main jetée au rebut par le donneur ou un autre joueur alors que ses deux cartes restent reconnaissables.',
    ),
    values: { dead: t('dead', 'morte'), live: t('live', 'vivante') },
    books: {
      redcactus: says('dead', 'RC 65-A; RC 14', { reading: 'CD-RC-14' }),
      mons: says('dead', 'MO 5.8'),
      tdaFr: says('dead', 'TDA 28', { completedBy: 'RO 8.2' }),
      ropta: says('dead', 'RO 8.2', { reading: 'CD-RO-10' }),
      toufflers: says('dead', 'TF §6 b7'),
    },
  }),
  touched: rule`live | A live hand touched, never in the muck: live: an official gives it back
    | Main vivante touchée, jamais au rebut : vivante : un responsable la rend | RC 65-B [CD-RC-14]; RO 8.1; RO 8.5 [CD-RO-10]
    | RO 8.1; RO 8.5`,
  cardsThrownOnIt: rule`liveIfIdentifiable | Cards thrown onto a live hand: live while it can be told apart, else dead
    | Cartes jetées sur une main vivante : vivante si elle est reconnaissable, sinon morte | RC 65-B; RC 65-A; RO 8.5 | RO 8.5`,
  throwerSanction: rule`due | Penalty for throwing cards onto another’s hand: due, meant or not
    | Sanction pour avoir jeté ses cartes sur la main d’un autre : due, voulu ou non | RO 8.5 | RO 8.5`,
  protectionSanction: rule`warning | For not having guarded a hand given back: a warning
    | Pour n’avoir pas protégé une main rendue : un avertissement | RO 8.1; RO 8.5 | RO 8.1`,
  chipsAlreadyCalled: rule`lost | Called chips of a killed hand: lost | Jetons payés d’une main tuée : perdus
    | RC 65-A; MO 5.8; TDA 28; RO 8.2; TF §6 b7`,
  refund: {
    openingBetUncalled: rule`returned | A killed opener whom nobody called: comes back | Ouverture tuée que nul n’a payée : revient
      | RC 65-A; MO 5.8; TDA 28 (RO 8.2) [CD-TD-03]; RO 8.2; TF §6 b7`,
    raiseUncalled: rule`aboveOthers | A killed raiser whom nobody called: what lies above the most that another has in front of them
      | Relance tuée que nul n’a payée : ce qui dépasse le plus gros montant devant un autre
      | RC 65-A; RC 15 [CD-RC-12]; MO 5.8 [CD-MO-08]; TDA 28 [CD-TD-03]; RO 8.2; TF §6 b7 [CD-MO-08]`,
    lastActionCheckOrCall: rule`nothing | A killed hand that had checked or called: nothing | Main tuée ayant checké ou suivi : rien
      | RC 65-A; MO 5.8; TDA 28; RO 8.2; TF §6 b7`,
    betAlreadyCalled: rule`nothing | A killed hand whose bet was called: nothing | Main tuée dont la mise était payée : rien
      | RC 65-A; MO 5.8; TDA 28; RO 8.2; TF §6 b7`,
    betAlreadyRaised: rule`nothing | A killed hand whose bet was raised: nothing | Main tuée dont la mise était relancée : rien
      | MO 5.8 [CD-MO-08]; RO 8.2; RO 8.3 [CD-RO-11]; TF §6 b7 [CD-MO-08] | RO 8.3`,
    postedBlind: rule`nothing | A killed hand that had only posted a blind: nothing | Main tuée n’ayant posé qu’une blinde : rien
      | RC 65-A; MO 5.8 [CD-MO-08]; TDA 28; RO 8.2; TF §6 b7 [CD-MO-08]`,
    earlierStreets: rule`nothing | A killed hand’s bets of earlier rounds: nothing | Mises des tours précédents d’une main tuée : rien
      | RC 65-A; MO 5.8; TDA 28; RO 8.2; TF §6 b7`,
    decidedBy: rule`rule | Who decides on such a refund: the rule itself | Qui décide d’un tel remboursement : la règle elle-même
      | RC 65-A; MO 5.8; TDA 28; RO 8.2; TF §6 b7`,
  },
  tabledWinningHand: rule`cannotBeKilled | A winning hand that was tabled: cannot be killed: its player is paid
    | Main gagnante étalée : ne peut être tuée : son joueur est payé
    | RC 13; MO 9.12 [CD-MO-07]; TDA 29; RO 10.2 [CD-RO-26]; TF §10 b12 [CD-MO-07]`,
};

/** Cards of a live hand below the table or out of sight; the other questions on cards are those of `card-counts.ts`. */
export const hiddenCards = {
  offTableOrHidden: choice({
    title: t('Cards kept out of view', 'Cartes tenues hors de vue'),
    about: t(
      'To whose cost it goes when a player’s hidden cards misled the others.',
      'À qui il en coûte quand les cartes cachées d’un joueur ont trompé les autres.',
    ),
    values: {
      directorDecides: t('the director decides', 'le directeur décide'),
      againstPlayer: t('the player who hid them', 'au joueur qui les cachait'),
    },
    books: {
      redcactus: says('directorDecides', 'RC 25; RC 1'),
      mons: says('againstPlayer', 'MO 11.1'),
      tdaFr: stands('directorDecides', 'RO 8.1; TDA 1'),
      ropta: says('directorDecides', 'RO 8.1; RO 3.4; RO 1.1'),
      toufflers: says('directorDecides', 'TF §3 b1', { completedBy: 'RO 1.1' }),
    },
  }),
};
