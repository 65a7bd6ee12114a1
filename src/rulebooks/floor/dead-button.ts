/**
 * The dead button: what moves from hand to hand, what may be missing, and the two principles that settle disputes.
 */
import { agreed, says, t, yesOrNo } from '../definition.js';

export const deadButton = {
  used: agreed('yes', t('the big blind advances; the rest follows it', 'la grosse blinde avance ; le reste la suit'), {
    title: t('Dead button', 'Bouton mort'),
    about: t(
      'What moves on after a hand when players have left the table.',
      'Ce qui avance après un coup quand des joueurs ont quitté la table.',
    ),
    cites: 'RC 32 [CT-RC-01]; MO 7.6; TDA 6 (RO 4.3) [CT-TDA-05]; RO 4.3; TF §8 b10; TF §8 b11; TF §8 b14',
  }),
  smallBlindOut: agreed(
    'buttonDead',
    t('dead button; the old big blind posts the small one', 'bouton mort ; la grosse blinde devient petite blinde'),
    {
      title: t('The small blind has left', 'La petite blinde est sortie'),
      about: t(
        'Where button and blinds stand once the small blind of the last hand is gone.',
        'Où sont bouton et blindes quand la petite blinde du dernier coup est partie.',
      ),
      cites: 'RC 32 (RO 4.3); MO 7.6; MO 7.14 (RO 4.3); TDA 6 (RO 4.3); RO 4.3; TF §8 b11 (RO 4.3)',
    },
  ),
  bigBlindOut: agreed(
    'noSmallBlind',
    t('no small blind; a dead button in the hand after', 'pas de petite blinde ; bouton mort au coup d’après'),
    {
      title: t('The big blind has left', 'La grosse blinde est sortie'),
      about: t(
        'Where button and blinds stand once the big blind of the last hand is gone.',
        'Où sont bouton et blindes quand la grosse blinde du dernier coup est partie.',
      ),
      cites: 'RC 32 (RO 4.3); MO 7.13 [CT-MO-18]; TDA 6 (RO 4.3); RO 4.3; TF §8 b10 [CT-MO-18]',
    },
  ),
  bothBlindsOut: agreed('bigBlindAlone', t('dead button and no small blind', 'bouton mort et pas de petite blinde'), {
    title: t('Both blinds have left', 'Les deux blindes sont sorties'),
    about: t(
      'Where button and blinds stand once both blinds of the last hand are gone.',
      'Où sont bouton et blindes quand les deux blindes du dernier coup sont parties.',
    ),
    cites: 'RC 32 (RO 4.3); MO 7.13; MO 7.14; TDA 6 (RO 4.3); RO 4.3; TF §8 b10; TF §8 b11',
  }),
  buttonOut: agreed('nothingDead', t('nothing is dead', "rien n'est mort"), {
    title: t('The button has left', 'Le bouton est sorti'),
    about: t(
      'Where button and blinds stand once the button of the last hand is gone.',
      'Où sont bouton et blindes quand le bouton du dernier coup est parti.',
    ),
    unread: t(
      'It is the course of the dead button itself, which no book has otherwise',
      "C'est la marche même du bouton mort, qu'aucun livre ne règle autrement",
    ),
    cites: 'RC 32; MO 7.6; TDA 6; RO 4.3; RO 2.5',
    silent: 'RO 4.3; RO 2.5',
  }),
  dealerGone: agreed('rightOfButton', t('the next player to the right of the button', 'le joueur suivant à droite du bouton'), {
    title: t('The last dealer has left too', 'Le dernier donneur est sorti aussi'),
    about: t(
      'Who deals for a dead button once the player who dealt last is gone.',
      'Qui donne pour un bouton mort quand le dernier donneur est parti.',
    ),
    cites: 'RO 4.3 [CT-RO-10]',
    silent: 'RO 4.3',
  }),
  awayPlayer: agreed('keepsPosition', t('keeps button and blinds', 'garde bouton et blindes'), {
    title: t('A position whose player is away', 'Position d’un joueur éloigné'),
    about: t(
      'Whether a seat whose player is only away from the table counts as empty.',
      'Si le siège d’un joueur seulement éloigné de la table compte comme vide.',
    ),
    unread: t(
      'Positions go by stacks; whether a player is at the table is not asked',
      "Les positions suivent les tapis ; il n'est pas demandé si le joueur est à table",
    ),
    cites: 'RC 30; MO 3.2 [CT-MO-07]; RO 2.3; TF §4 b2 [CT-MO-07]',
    silent: 'RO 2.3',
  }),
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
  correctionLimit: agreed('substantialAction', t('until substantial action', "jusqu'à une action substantielle"), {
    title: t('Wrong blinds put right', 'Blindes fausses rectifiées'),
    about: t(
      'Until when button and blinds that stand wrong can be put right.',
      'Jusqu’à quand se rectifient un bouton et des blindes mal placés.',
    ),
    unread: t(
      'The hand refuses it by what it takes for substantial action',
      "Le coup la refuse par ce qu'il tient pour action substantielle",
    ),
    cites: 'RO 2.3; RO 6.7',
    silent: 'RO 2.3',
  }),
};

export const principles = {
  bigBlindAdvances: agreed('always', t('to the next player, always', 'au joueur suivant, toujours'), {
    title: t('First principle: the big blind', 'Premier principe : la grosse blinde'),
    about: t('Where the big blind goes from hand to hand.', 'Où va la grosse blinde d’un coup à l’autre.'),
    cites: 'RC 10; RC 32; MO 7.6; TDA 6; RO 2.3; TF §8 b14',
  }),
  rightToButton: agreed('unlessHeadsUp', t('nobody loses it, but when two are left', 'nul ne le perd, sauf au passage à deux'), {
    title: t('Second principle: the button', 'Second principe : le bouton'),
    about: t(
      'Whether a player can be deprived of being last to act in their turn.',
      'Si un joueur peut être privé de parler en dernier à son tour.',
    ),
    unread: t(
      'It is the course of the dead button itself, which no book has otherwise',
      "C'est la marche même du bouton mort, qu'aucun livre ne règle autrement",
    ),
    cites: 'RC 10 [CT-RO-03]; RO 2.3; RO 2.5 [CT-RO-03]',
    silent: 'RO 2.5',
  }),
  use: agreed('settlesDisputes', t('they settle every dispute', 'ils tranchent tout litige'), {
    title: t('What the two principles are for', 'À quoi servent les deux principes'),
    about: t(
      'What decides where no article says where button and blinds go.',
      'Ce qui décide là où aucun article ne place bouton et blindes.',
    ),
    unread: t('What decides is written out for every case of it', 'Ce qui décide est écrit pour chacun de ses cas'),
    cites: 'RC 10; RO 2.3',
    silent: 'RO 2.3',
  }),
};

export const headsUp = {
  transition: agreed('bigBlindChangesPlayer', t('the big blind changes player', 'la grosse blinde change de joueur'), {
    title: t('From three players to two', 'De trois joueurs à deux'),
    about: t('Where the button goes when two players are left.', 'Où va le bouton quand il ne reste que deux joueurs.'),
    cites: 'RC 34; MO 7.17; TDA 35; RO 4.4 [CT-RO-09]; TF §8 b14',
  }),
};
