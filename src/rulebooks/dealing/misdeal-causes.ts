/**
 * What makes a misdeal.
 */
import { agreed, choice, cites, says, silence, stands, t, yesOrNo } from '../definition.js';

const isMisdeal = t('misdeal', 'fausse donne');
const isNone = t('no misdeal', 'pas de fausse donne');

export const cause = {
  firstTwoExposed: agreed('misdeal', isMisdeal, {
    title: t('First or second card turned up', 'Première ou deuxième carte retournée'),
    about: t(
      'What it is when one of the first two cards of the deal is turned up.',
      "Ce qu'il en est quand l'une des deux premières cartes de la donne est retournée.",
    ),
    cites: 'RC 35 [CD-ALL-01]; MO 2.17 [CD-ALL-01]; TDA 27 [CD-ALL-01]; RO 6.1 [CD-RO-02]; TF §2 b16 [CD-ALL-01]',
  }),
  twoExposed: agreed('misdeal', isMisdeal, {
    title: t('Two cards turned up', 'Deux cartes retournées'),
    about: t(
      'What it is when two cards are turned up in one deal.',
      "Ce qu'il en est quand deux cartes sont retournées dans une même donne.",
    ),
    cites: 'RC 35; MO 2.17; TDA 27 (RO 6.1) [CD-TD-02]; RO 6.1; RO 6.3 [CD-RO-02]; TF §2 b16',
  }),
  twoBoxed: agreed('misdeal', isMisdeal, {
    title: t('Two boxed cards in the deal', "Deux cartes à l'envers à la donne"),
    about: t(
      'What it is when two cards of the deck lie face up during the deal.',
      "Ce qu'il en est quand deux cartes du paquet sont à l'envers pendant la donne.",
    ),
    cites: 'RC 35; RO 5.3',
    silent: 'RO 5.3',
  }),
  firstCardWrongSeat: agreed('misdeal', isMisdeal, {
    title: t('First card to the wrong seat', 'Première carte au mauvais siège'),
    about: t('What it is when the deal begins at the wrong seat.', "Ce qu'il en est quand la donne commence au mauvais siège."),
    books: { redcactus: 'RC 35', mons: 'MO 2.17', ropta: silence('RC 35', { reading: 'CD-RO-20' }), toufflers: 'TF §2 b16' },
    silent: 'RC 35',
  }),
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
  forbiddenSeat: agreed('misdeal', isMisdeal, {
    title: t('A card to a seat out of the hand', 'Carte à un siège hors du coup'),
    about: t(
      'What it is when a seat that should get none is dealt a card.',
      "Ce qu'il en est quand un siège qui n'en attend pas reçoit une carte.",
    ),
    cites: 'RC 35; MO 2.17; RO 6.1; TF §2 b16',
    silent: 'RO 6.1',
  }),
  playerSkipped: agreed('misdeal', isMisdeal, {
    title: t('A player was dealt nothing', 'Joueur oublié à la donne'),
    about: t(
      'What it is when a player who should play got no cards, the button aside.',
      "Ce qu'il en est quand un joueur qui devait jouer n'a pas reçu de cartes, bouton à part.",
    ),
    cites: 'RC 35; MO 2.17; RO 6.1; TF §2 b16',
    silent: 'RO 6.1',
  }),
  wrongCount: {
    player: agreed('misdeal', isMisdeal, {
      title: t('One card or three', 'Une carte ou trois'),
      about: t(
        'What it is when a player has one card or three, the blinds and the button aside.',
        "Ce qu'il en est quand un joueur a une carte ou trois, blindes et bouton à part.",
      ),
      books: {
        redcactus: silence('RO 6.1', { reading: 'CD-RC-11' }),
        mons: 'MO 2.17',
        ropta: cites('RO 6.1', { reading: 'CD-RO-03' }),
        toufflers: 'TF §2 b16',
      },
      silent: 'RO 6.1',
    }),
  },
  smallBlindOneExtra: yesOrNo({
    title: t('One card too many for the small blind', 'Une carte de trop à la petite blinde'),
    about: t(
      'Whether it is a misdeal, or goes back to be the burn card.',
      "Si c'est une fausse donne, ou si elle est reprise pour être brûlée.",
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
      out: t('no misdeal; only they are out of the hand', 'pas de fausse donne ; lui seul est hors du coup'),
      outAndSanctioned: t(
        'no misdeal; only they are out of the hand, and are punished',
        'pas de fausse donne ; lui seul est hors du coup, et sanctionné',
      ),
    },
    books: {
      mons: says('out', 'MO 2.17', { reading: 'CD-MO-01' }),
      ropta: says('outAndSanctioned', 'RO 6.1', { reading: 'CD-RO-12' }),
      toufflers: stands('outAndSanctioned', 'RO 6.1', { reading: 'CD-TF-05' }),
    },
    silent: stands('outAndSanctioned', 'RO 6.1'),
  }),
  tableShouldHaveStopped: agreed('noMisdeal', isNone, {
    title: t('A table that should have stopped', "Table qui aurait dû s'arrêter"),
    about: t(
      'Whether dealing at a table that should have stopped is a misdeal.',
      "Si donner à une table qui devait s'arrêter fait fausse donne.",
    ),
    cites: 'RC 10',
    silent: 'RC 10',
  }),
};
