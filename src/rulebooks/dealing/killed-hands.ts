/**
 * Hands that die without a fold, and what comes back to their player.
 */
import { agreed, choice, says, stands, t } from '../definition.js';

export const protect = {
  duty: agreed('player', t('the player himself, until the award', "le joueur lui-même, jusqu'à l'attribution"), {
    title: t('Who guards a hand', 'Qui protège une main'),
    about: t('Whose task it is that nothing happens to his cards.', "À qui il revient qu'il n'arrive rien à ses cartes."),
    unread: t(
      'What becomes of a hand that nobody guarded is ruled by what happened to it',
      "Le sort d'une main que nul n'a protégée se règle par ce qui lui est arrivé",
    ),
    cites: 'RC 65-A; RC 13; RC 2; MO 5.8; MO 9.2; TDA 28; RO 8.1; TF §6 b7; TF §10 b2',
  }),
};

export const kill = {
  byOtherPlayer: agreed('asByDealer', t('as if the dealer had done it', "comme si le donneur l'avait fait"), {
    title: t('A hand thrown away by another player', 'Main jetée par un autre joueur'),
    about: t('How a live hand fares that another player threw away.', "Ce que devient une main vivante qu'un autre joueur a jetée."),
    cites: 'MO 5.8; RO 8.2; TF §6 b7',
    silent: 'RO 8.2',
  }),
  notIdentifiable: agreed('dead', t('dead, without recourse', 'morte, sans recours'), {
    title: t('A hand that cannot be told apart', 'Main qui ne se reconnaît plus'),
    about: t(
      'What becomes of a live hand whose cards cannot be told with certainty any more.',
      'Ce que devient une main vivante dont les cartes ne sont plus reconnaissables avec certitude.',
    ),
    cites: 'RC 65-A; MO 5.8; TDA 28; RO 8.5; TF §6 b7',
  }),
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
  touched: agreed('live', t('live: an official gives it back', 'vivante : un arbitre la rend'), {
    title: t('A live hand touched, never in the muck', 'Main vivante touchée, jamais au rebut'),
    about: t(
      'What becomes of a hand that others touched or covered without its reaching the muck, while it can be told apart.',
      "Ce que devient une main que d'autres ont touchée ou couverte sans qu'elle atteigne le rebut, tant qu'elle est reconnaissable.",
    ),
    cites: 'RC 65-B [CD-RC-14]; RO 8.1; RO 8.5 [CD-RO-10]',
    silent: 'RO 8.1; RO 8.5',
  }),
  cardsThrownOnIt: agreed(
    'liveIfIdentifiable',
    t('live while it can be told apart, else dead', 'vivante si elle est reconnaissable, sinon morte'),
    {
      title: t('Cards thrown onto a live hand', 'Cartes jetées sur une main vivante'),
      about: t(
        "What becomes of a hand on which an opponent's discards landed.",
        "Ce que devient une main sur laquelle sont tombées les cartes jetées d'un adversaire.",
      ),
      cites: 'RC 65-B; RC 65-A; RO 8.5',
      silent: 'RO 8.5',
    },
  ),
  throwerSanction: agreed('due', t('due, meant or not', 'due, voulu ou non'), {
    title: t("Penalty for throwing cards onto another's hand", "Sanction pour avoir jeté ses cartes sur la main d'un autre"),
    about: t(
      'Whether the player whose discards landed on a live hand is punished.',
      'Si le joueur dont les cartes jetées sont tombées sur une main vivante est sanctionné.',
    ),
    cites: 'RO 8.5',
    silent: 'RO 8.5',
  }),
  protectionSanction: agreed('warning', t('a warning', 'un avertissement'), {
    title: t('For not having guarded a hand given back', "Pour n'avoir pas protégé une main rendue"),
    about: t(
      'What a player receives whose unguarded hand an official saved.',
      'Ce que reçoit le joueur dont un arbitre a sauvé la main non protégée.',
    ),
    cites: 'RO 8.1; RO 8.5',
    silent: 'RO 8.1',
  }),
  chipsAlreadyCalled: agreed('lost', t('lost', 'perdus'), {
    title: t('Called chips of a killed hand', "Jetons payés d'une main tuée"),
    about: t('What becomes of the bets that others have matched.', "Ce que deviennent les mises que d'autres ont égalées."),
    unread: t('Only what nobody matched comes back', "Seul revient ce que personne n'a suivi"),
    cites: 'RC 65-A; MO 5.8; TDA 28; RO 8.2; TF §6 b7',
  }),
  refund: {
    openingBetUncalled: agreed('returned', t('comes back', 'revient'), {
      title: t('A killed opener whom nobody called', 'Ouverture tuée que nul n’a payée'),
      about: t(
        'What a player recovers whose opening bet nobody had answered.',
        "Ce que récupère celui dont l'ouverture était sans réponse.",
      ),
      cites: 'RC 65-A; MO 5.8; TDA 28 (RO 8.2) [CD-TD-03]; RO 8.2; TF §6 b7',
    }),
    raiseUncalled: agreed(
      'aboveOthers',
      t('what lies above the most that another has in front of him', 'ce qui dépasse le plus gros montant devant un autre'),
      {
        title: t('A killed raiser whom nobody called', 'Relance tuée que nul n’a payée'),
        about: t(
          'What a player recovers of a raise that was not called, or only by a shorter stack.',
          "Ce que récupère un joueur d'une relance non payée, ou payée par un tapis plus court seulement.",
        ),
        cites: 'RC 65-A; RC 15 [CD-RC-12]; MO 5.8 [CD-MO-08]; TDA 28 [CD-TD-03]; RO 8.2; TF §6 b7 [CD-MO-08]',
      },
    ),
    lastActionCheckOrCall: agreed('nothing', t('nothing', 'rien'), {
      title: t('A killed hand that had checked or called', 'Main tuée ayant dit parole ou suivi'),
      about: t('What a player recovers whose last act was no bet.', "Ce que récupère celui dont le dernier acte n'était pas une mise."),
      unread: t(
        'Only the last bettor has something that nobody matched',
        "Seul le dernier à avoir misé a quelque chose que personne n'a suivi",
      ),
      cites: 'RC 65-A; MO 5.8; TDA 28; RO 8.2; TF §6 b7',
    }),
    betAlreadyCalled: agreed('nothing', t('nothing', 'rien'), {
      title: t('A killed hand whose bet was called', 'Main tuée dont la mise était payée'),
      about: t(
        'What a player recovers of a bet that an opponent matched.',
        "Ce que récupère un joueur d'une mise qu'un adversaire a égalée.",
      ),
      unread: t('What another has matched is not uncalled', "Ce qu'un autre a suivi n'est pas une mise non suivie"),
      cites: 'RC 65-A; MO 5.8; TDA 28; RO 8.2; TF §6 b7',
    }),
    betAlreadyRaised: agreed('nothing', t('nothing', 'rien'), {
      title: t('A killed hand whose bet was raised', 'Main tuée dont la mise était relancée'),
      about: t(
        'What a player recovers of a bet that an opponent raised.',
        "Ce que récupère un joueur d'une mise qu'un adversaire a relancée.",
      ),
      unread: t('Who was raised is the last bettor no more', "Qui a été relancé n'est plus le dernier à avoir misé"),
      cites: 'MO 5.8 [CD-MO-08]; RO 8.2; RO 8.3 [CD-RO-11]; TF §6 b7 [CD-MO-08]',
      silent: 'RO 8.3',
    }),
    postedBlind: agreed('nothing', t('nothing', 'rien'), {
      title: t('A killed hand that had only posted a blind', "Main tuée n'ayant posé qu'une blinde"),
      about: t(
        'What a blind recovers whose hand is killed before he acts.',
        "Ce que récupère une blinde dont la main est tuée avant qu'elle agisse.",
      ),
      unread: t('A blind is no bet of its player', "Une blinde n'est pas une mise de son joueur"),
      cites: 'RC 65-A; MO 5.8 [CD-MO-08]; TDA 28; RO 8.2; TF §6 b7 [CD-MO-08]',
    }),
    earlierStreets: agreed('nothing', t('nothing', 'rien'), {
      title: t("A killed hand's bets of earlier rounds", "Mises des tours précédents d'une main tuée"),
      about: t('What a player recovers of what he put in before this round.', "Ce que récupère un joueur de ses mises d'avant ce tour."),
      unread: t('Chips that are gathered are no bets any more', 'Des jetons réunis ne sont plus des mises'),
      cites: 'RC 65-A; MO 5.8; TDA 28; RO 8.2; TF §6 b7',
    }),
    decidedBy: agreed('rule', t('the rule itself', 'la règle elle-même'), {
      title: t('Who decides on such a refund', 'Qui décide d’un tel remboursement'),
      about: t('Whether the refund waits for the director.', 'Si le remboursement attend le directeur.'),
      unread: t('The refund follows by itself', "Le remboursement s'ensuit de lui-même"),
      cites: 'RC 65-A; MO 5.8; TDA 28; RO 8.2; TF §6 b7',
    }),
  },
  tabledWinningHand: agreed('cannotBeKilled', t('cannot be killed: its player is paid', 'ne peut être tuée : son joueur est payé'), {
    title: t('A winning hand that was tabled', 'Main gagnante étalée'),
    about: t(
      'Whether a hand that lay open and plainly won can still be lost by an error.',
      'Si une main ouverte et manifestement gagnante peut encore se perdre par une erreur.',
    ),
    cites: 'RC 13; MO 9.12 [CD-MO-07]; TDA 29; RO 10.2 [CD-RO-26]; TF §10 b12 [CD-MO-07]',
  }),
};

/** Cards of a live hand below the table or out of sight; the other questions on cards are those of `card-counts.ts`. */
export const hiddenCards = {
  offTableOrHidden: choice({
    title: t('Cards kept out of view', 'Cartes tenues hors de vue'),
    about: t(
      "To whose cost it goes when a player's hidden cards misled the others.",
      "À qui il en coûte quand les cartes cachées d'un joueur ont trompé les autres.",
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
