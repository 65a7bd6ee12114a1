/**
 * What makes a misdeal.
 */
import { choice, rule, says, stands, t, yesOrNo } from '../definition.js';

const isMisdeal = t('misdeal', 'fausse donne');
const isNone = t('no misdeal', 'pas de fausse donne');

export const cause = {
  firstTwoExposed: rule`misdeal | First or second card turned up: misdeal | Première ou deuxième carte retournée : fausse donne
    | RC 35 [CD-ALL-01]; MO 2.17 [CD-ALL-01]; TDA 27 [CD-ALL-01]; RO 6.1 [CD-RO-02]; TF §2 b16 [CD-ALL-01]`,
  twoExposed: rule`misdeal | Two cards turned up: misdeal | Deux cartes retournées : fausse donne
    | RC 35; MO 2.17; TDA 27 (RO 6.1) [CD-TD-02]; RO 6.1; RO 6.3 [CD-RO-02]; TF §2 b16`,
  twoBoxed: rule`misdeal | Two boxed cards in the deal: misdeal | Deux cartes à l’envers à la donne : fausse donne | RC 35; RO 5.3
    | RO 5.3`,
  firstCardWrongSeat: rule`misdeal | First card to the wrong seat: misdeal | Première carte au mauvais siège : fausse donne
    | RC 35; MO 2.17; RO (RC 35) [CD-RO-20]; TF §2 b16 | RC 35`,
  wrongOrderElsewhere: choice({
    title: t('Order broken after the first card', 'Ordre rompu après la première carte'),
    about: t(
      'Whether cards dealt in a wrong order are a misdeal, where everybody ends with two.',
      'Si des cartes données dans le mauvais ordre font fausse donne, quand chacun en a deux à la fin.',
    ),
    values: { yes: isMisdeal, no: isNone, ruling: t('the director rules', 'le directeur tranche') },
    books: {
      redcactus: says('ruling', 'RC 35'),
      mons: says('yes', 'MO 2.17'),
      ropta: stands('no', 'RO 6.1', { reading: 'CD-RO-20' }),
      toufflers: says('yes', 'TF §2 b16'),
    },
    silent: stands('no', 'RO 6.1'),
  }),
  forbiddenSeat: rule`misdeal | A card to a seat out of the hand: misdeal | Carte à un siège hors de la main : fausse donne
    | RC 35; MO 2.17; RO 6.1; TF §2 b16 | RO 6.1`,
  playerSkipped: rule`misdeal | A player was dealt nothing: misdeal | Joueur oublié à la donne : fausse donne
    | RC 35; MO 2.17; RO 6.1; TF §2 b16 | RO 6.1`,
  wrongCount: {
    player: rule`misdeal | One card or three: misdeal | Une carte ou trois : fausse donne
      | RC (RO 6.1) [CD-RC-11]; MO 2.17; RO 6.1 [CD-RO-03]; TF §2 b16 | RO 6.1`,
  },
  smallBlindOneExtra: yesOrNo({
    title: t('One card too many for the small blind', 'Une carte de trop à la petite blinde'),
    about: t(
      'Whether it is a misdeal, or goes back to be the burn card.',
      'Si c’est une fausse donne, ou si elle est reprise pour être brûlée.',
    ),
    yes: isMisdeal,
    no: t('taken back and burned', 'reprise et brûlée'),
    books: {
      mons: says(false, 'MO 2.17', { reading: 'CD-MO-03' }),
      ropta: says(true, 'RO 6.1'),
      toufflers: says(false, 'TF §2 b16', { reading: 'CD-MO-03' }),
    },
    silent: stands(true, 'RO 6.1'),
  }),
  deliberatePlayerAct: choice({
    title: t('A player who forces a misdeal', 'Joueur qui provoque une fausse donne'),
    about: t(
      'What follows when a player does on purpose what would make a misdeal.',
      'Ce qui suit quand un joueur fait exprès ce qui ferait fausse donne.',
    ),
    values: {
      out: t('no misdeal; only they are out of the hand', 'pas de fausse donne ; lui seul est hors de la main'),
      outAndSanctioned: t(
        'no misdeal; only they are out of the hand, and are punished',
        'pas de fausse donne ; lui seul est hors de la main, et sanctionné',
      ),
    },
    books: {
      mons: says('out', 'MO 2.17', { reading: 'CD-MO-01' }),
      ropta: says('outAndSanctioned', 'RO 6.1', { reading: 'CD-RO-12' }),
      toufflers: stands('outAndSanctioned', 'RO 6.1', { reading: 'CD-TF-05' }),
    },
    silent: stands('outAndSanctioned', 'RO 6.1'),
  }),
  tableShouldHaveStopped: rule`noMisdeal | A table that should have stopped: no misdeal
    | Table qui aurait dû s’arrêter : pas de fausse donne | RC 10 | RC 10`,
};
