/**
 * The dead button: what moves from hand to hand, what may be missing, and the two principles that settle disputes.
 */
import { rule, says, t, yesOrNo } from '../definition.js';

export const deadButton = {
  used: rule`yes | Dead button: the big blind advances; the rest follows it | Bouton mort : la grosse blinde avance ; le reste la suit
    | RC 32 [CT-RC-01]; MO 7.6; TDA 6 (RO 4.3) [CT-TDA-05]; RO 4.3; TF §8 b10; TF §8 b11; TF §8 b14`,
  smallBlindOut: rule`buttonDead | The small blind has left: dead button; the old big blind posts the small one
    | La petite blinde est sortie : bouton mort ; la grosse blinde devient petite blinde
    | RC 32 (RO 4.3); MO 7.6; MO 7.14 (RO 4.3); TDA 6 (RO 4.3); RO 4.3; TF §8 b11 (RO 4.3)`,
  bigBlindOut: rule`noSmallBlind | The big blind has left: no small blind; a dead button in the hand after
    | La grosse blinde est sortie : pas de petite blinde ; bouton mort à la main d’après
    | RC 32 (RO 4.3); MO 7.13 [CT-MO-18]; TDA 6 (RO 4.3); RO 4.3; TF §8 b10 [CT-MO-18]`,
  bothBlindsOut: rule`bigBlindAlone | Both blinds have left: dead button and no small blind
    | Les deux blindes sont sorties : bouton mort et pas de petite blinde
    | RC 32 (RO 4.3); MO 7.13; MO 7.14; TDA 6 (RO 4.3); RO 4.3; TF §8 b10; TF §8 b11`,
  buttonOut: rule`nothingDead | The button has left: nothing is dead | Le bouton est sorti : rien n’est mort
    | RC 32; MO 7.6; TDA 6; RO 4.3; RO 2.5 | RO 4.3; RO 2.5`,
  dealerGone: rule`rightOfButton | The last dealer has left too: the next player to the right of the button
    | Le dernier donneur est sorti aussi : le joueur suivant à droite du bouton | RO 4.3 [CT-RO-10] | RO 4.3`,
  awayPlayer: rule`keepsPosition | A position whose player is away: keeps button and blinds
    | Position d’un joueur éloigné : garde bouton et blindes | RC 30; MO 3.2 [CT-MO-07]; RO 2.3; TF §4 b2 [CT-MO-07] | RO 2.3`,
  bigBlindMovesBack: yesOrNo({
    title: t('The big blind steps back', 'La grosse blinde recule'),
    about: t(
      'Whether newcomers on every seat from the old small blind to the old big blind pull the blinds back.',
      'Si des nouveaux venus sur tous les sièges entre les anciennes blindes font reculer celles-ci.',
    ),
    yes: t(
      'where newcomers fill two seats or more between them, and that of the big blind',
      'si tous arrivent, sur deux sièges au moins et le sien',
    ),
    no: t('never', 'jamais'),
    books: {
      redcactus: says(false, 'RC 32; RC 10'),
      mons: says(false, 'MO 7.6'),
      tdaFr: says(false, 'TDA 6'),
      ropta: says(true, 'RO 2.3', { reading: 'CT-RO-04' }),
      toufflers: says(false, 'TF §8 b7'),
    },
  }),
  correctionLimit: rule`substantialAction | Wrong blinds put right: until substantial action
    | Blindes fausses rectifiées : jusqu’à une action substantielle | RO 2.3; RO 6.7 | RO 2.3`,
};

export const principles = {
  bigBlindAdvances: rule`always | First principle, the big blind: to the next player, always
    | Premier principe, la grosse blinde : au joueur suivant, toujours | RC 10; RC 32; MO 7.6; TDA 6; RO 2.3; TF §8 b14`,
  rightToButton: rule`unlessHeadsUp | Second principle, the button: nobody loses it, but when two are left
    | Second principe, le bouton : nul ne le perd, sauf au passage à deux | RC 10 [CT-RO-03]; RO 2.3; RO 2.5 [CT-RO-03] | RO 2.5`,
  use: rule`settlesDisputes | What the two principles are for: they settle every dispute
    | À quoi servent les deux principes : ils tranchent tout litige | RC 10; RO 2.3 | RO 2.3`,
};

export const headsUp = {
  transition: rule`bigBlindChangesPlayer | From three players to two: the big blind changes player
    | De trois joueurs à deux : la grosse blinde change de joueur | RC 34; MO 7.17; TDA 35; RO 4.4 [CT-RO-09]; TF §8 b14`,
};
