/**
 * Hands that do not hold two cards when the deal is over, and positions found wrong too late.
 */
import { agreed, choice, says, stands, t } from '../definition.js';

const completed = {
  complete: t('they get it while they have not acted', "il la reçoit tant qu'il n'a pas agi"),
  misdeal: t('misdeal', 'fausse donne'),
};

export const cards = {
  button: {
    oneMissing: {
      completed: choice({
        title: t('Button one card short', 'Une carte manque au bouton'),
        about: t('Whether the button is given their second card.', 'Si le bouton reçoit sa seconde carte.'),
        values: completed,
        books: {
          redcactus: says('complete', 'RC 37', { reading: 'CD-RC-10' }),
          mons: says('misdeal', 'MO 2.17', { reading: 'CD-MO-03' }),
          ropta: says('complete', 'RO 6.8', { reading: 'CD-RO-03' }),
          toufflers: says('misdeal', 'TF §2 b16', { reading: 'CD-MO-03' }),
        },
        silent: stands('complete', 'RO 6.8'),
      }),
    },
    twoMissing: choice({
      title: t('Button without cards', 'Bouton sans cartes'),
      about: t('Whether a button who got no card at all is given two.', "Si un bouton qui n'a rien reçu se voit donner deux cartes."),
      values: completed,
      books: {
        redcactus: says('complete', 'RC 37', { reading: 'CD-RC-10' }),
        mons: says('misdeal', 'MO 2.17'),
        ropta: says('misdeal', 'RO 6.1', { reading: 'CD-RO-03' }),
        toufflers: says('misdeal', 'TF §2 b16'),
      },
      silent: stands('misdeal', 'RO 6.1'),
    }),
    completion: {
      until: agreed('hasActed', t('until they have acted', "jusqu'à ce qu'il ait agi"), {
        title: t('Time to complete the button', 'Délai pour compléter le bouton'),
        about: t(
          'Until when a button short of cards may be completed, substantial action or not.',
          "Jusqu'à quand on complète un bouton à qui il manque des cartes, action substantielle ou non.",
        ),
        cites: 'RC 37 [CD-RC-10]; RO 6.8',
        silent: 'RO 6.8',
      }),
    },
    actedShort: agreed('handDead', t('their hand is dead', 'sa main est morte'), {
      title: t('Button who acted short of cards', 'Bouton qui a agi sans toutes ses cartes'),
      about: t(
        'What becomes of a button who played without all their cards.',
        'Ce que devient un bouton qui a joué sans toutes ses cartes.',
      ),
      cites: 'RC 37; MO 2.20; RO 6.8; TF §2 b17',
      silent: 'RO 6.8',
    }),
    completionCard: agreed('nextOfStub', t('the next of the stub', 'la suivante du paquet'), {
      title: t('Card that completes the button', 'Carte qui complète le bouton'),
      about: t('Which card a button short of one is given.', 'Quelle carte reçoit un bouton à qui il en manque une.'),
      silent: 'custom',
    }),
  },
  other: {
    wrongCount: {
      afterSA: agreed('handDead', t('that hand is dead, the others play on', 'cette main est morte, les autres continuent'), {
        title: t('Wrong number of cards, seen too late', 'Mauvais nombre de cartes, vu trop tard'),
        about: t(
          'What becomes of a hand of a wrong number of cards once it is too late for a misdeal.',
          'Ce que devient une main au mauvais nombre de cartes quand il est trop tard pour une fausse donne.',
        ),
        cites: 'RC 38; MO 2.20; RO 6.7; TF §2 b17',
        silent: 'RO 6.7',
      }),
    },
  },
  smallBlind: {
    oneExtra: {
      whichCard: agreed(
        'lastDealtUnseen',
        t(
          'the last one dealt, if it is known and unseen; else misdeal',
          "la dernière donnée, si elle est connue et que nul ne l'a vue ; sinon fausse donne",
        ),
        {
          title: t("Which of the small blind's three cards goes back", 'Laquelle des trois cartes de la petite blinde est reprise'),
          about: t(
            'Which card is taken back where one too many for the small blind is no misdeal.',
            "Quelle carte est reprise là où une carte de trop à la petite blinde n'est pas une fausse donne.",
          ),
          silent: 'custom',
        },
      ),
    },
  },
  stubAfterDeadHand: agreed('asItLies', t('used as it lies, one burn a street', 'tel quel, une carte brûlée par tour'), {
    title: t('The stub after a wrong number of cards', 'Le paquet après un mauvais nombre de cartes'),
    about: t(
      'Whether the stub makes up for a card too many or too few once the hand goes on.',
      'Si le paquet compense une carte de trop ou de moins quand le coup continue.',
    ),
    unread: t(
      'The stub is counted from its top, whoever holds how many cards',
      'Le talon se compte depuis le dessus, quel que soit le nombre de cartes de chacun',
    ),
    cites: 'RC 38 [CD-ALL-04]; RO 6.7 [CD-ALL-04]',
    silent: 'RO 6.7',
  }),
};

export const sa = {
  stops: {
    wrongPositions: agreed('stay', t('stay as they were', 'restent telles quelles'), {
      title: t('Wrong blinds, seen too late', 'Mauvaises blindes, vues trop tard'),
      about: t(
        'What becomes of wrong blinds or positions once substantial action was made.',
        'Ce que deviennent de mauvaises blindes ou positions après une action substantielle.',
      ),
      cites: 'RO 2.3',
      silent: 'RO 2.3',
    }),
  },
};
