/**
 * Who deals, shuffles and cuts, how the cards are given, and when the deck is changed.
 */
import { agreed, choice, integer, says, stands, t, yesOrNo } from '../definition.js';

const required = t('required', 'obligatoire');

export const deal = {
  dealer: agreed('button', t('the player on the button', 'le joueur au bouton'), {
    title: t('Who deals', 'Qui donne'),
    about: t('Who deals a hand at a table without a dealer of its own.', 'Qui donne le coup à une table sans croupier.'),
    unread: t('A hand knows its button, and who deals follows from it', "Un coup connaît son bouton, et qui donne s'ensuit"),
    cites: 'RC preamble, course of a hand; RC preamble, dealer button; MO 2.1; RO 4.3; TF §2 b1',
    silent: 'custom',
  }),
  deadButtonDealer: choice({
    title: t('Who deals for a dead button', 'Qui donne pour un bouton mort'),
    about: t('Who deals when nobody sits at the button.', 'Qui donne quand nul ne se tient au bouton.'),
    values: {
      rightOfButton: t('the player to the right of it', 'le joueur à sa droite'),
      previousDealer: t(
        'the dealer of the last hand, if there and no blind; else the player to the right of it',
        "le donneur du dernier coup, s'il est là et n'est pas de blinde ; sinon le joueur à sa droite",
      ),
    },
    books: {
      mons: says('previousDealer', 'MO 7.13; MO 7.14', { completedBy: 'RO 4.3', reading: 'CT-RO-10' }),
      ropta: says('rightOfButton', 'RO 4.3', { reading: 'CT-RO-10' }),
      toufflers: says('previousDealer', 'TF §8 b10; TF §8 b11', { completedBy: 'RO 4.3', reading: 'CT-RO-10' }),
    },
    silent: stands('rightOfButton', 'RO 4.3'),
  }),
  absentDealer: choice({
    title: t('Who deals for an absent button', 'Qui donne pour un bouton absent'),
    about: t(
      'Who deals when the player on the button is away or suspended.',
      'Qui donne quand le joueur au bouton est absent ou suspendu.',
    ),
    values: {
      rightOfButton: t('the player to the right of it, who is there', 'le joueur présent à sa droite'),
      previousDealer: t(
        'the dealer of the last hand, if there and no blind; else the player to the right of it',
        "le donneur du dernier coup, s'il est là et n'est pas de blinde ; sinon le joueur à sa droite",
      ),
    },
    books: { mons: says('previousDealer', 'MO 7.14; MO 3.2', { completedBy: 'RO 4.3' }) },
    silent: stands('rightOfButton', 'RO 4.3'),
  }),
  burnBeforeEachStreet: agreed('one', t('one card', 'une carte'), {
    title: t('Burn card', 'Carte brûlée'),
    about: t('What is put aside before the flop, the turn and the river.', "Ce qu'on écarte avant le flop, la turn et la river."),
    unread: t(
      'The places of the stub are counted with one burn before each street',
      'Les places du talon se comptent avec une carte brûlée avant chaque tirage',
    ),
    cites: 'RC preamble, flop; RC preamble, turn; RC preamble, river; MO 2.5; MO 2.8; RO 7; TF §2 b5; TF §2 b8',
    silent: 'RO 7',
  }),
  oneCardAtATime: agreed('yes', t('one by one, face down', 'une à une, faces cachées'), {
    title: t('How cards are dealt', 'Comment se donnent les cartes'),
    about: t('How the two cards come to the players.', 'Comment les deux cartes arrivent aux joueurs.'),
    unread: t(
      'The order of the deal is in the numbers of its cards, which the table counts',
      "L'ordre de la donne est dans les numéros de ses cartes, que la table compte",
    ),
    cites: 'RC preamble, course of a hand',
    silent: 'RC preamble, course of a hand',
  }),
  headsUpOrder: agreed(
    'bigBlindFirst',
    t('the big blind gets the first card, the button the last', 'la première carte à la grosse blinde, la dernière au bouton'),
    {
      title: t('Order of the deal between two', 'Ordre de la donne en tête-à-tête'),
      about: t('Who gets the first card when two players are left.', 'Qui reçoit la première carte quand il reste deux joueurs.'),
      unread: t(
        'The first card goes to the left of the button, which heads-up is the big blind',
        'La première carte va à gauche du bouton, soit à la grosse blinde en tête-à-tête',
      ),
      cites: 'RC 34; MO 2.4; MO 7.16; RO 4.4',
      silent: 'RO 4.4',
    },
  ),
};

export const decks = {
  perTable: agreed('twoPreferred', t('two if possible, of different backs', 'deux si possible, de dos différents'), {
    title: t('Decks per table', 'Paquets par table'),
    about: t('How many decks a table plays with.', 'Avec combien de paquets joue une table.'),
    unread: t(
      'How many decks a table has is seen there, and stated with each cut',
      "Le nombre de paquets d'une table s'y voit, et se dit à chaque coupe",
    ),
    cites: 'RC G, shuffle and cut; RO 5.2; RO 5.1',
    silent: 'RO 5.2',
  }),
};

export const shuffle = {
  required: agreed('required', required, {
    title: t('Shuffle', 'Mélange'),
    about: t('Whether the deck is shuffled before every hand.', 'Si le paquet est mélangé avant chaque coup.'),
    unread: t('A shuffle that was not reported is taken to have been made', "Un mélange qui n'est pas signalé est tenu pour fait"),
    cites: 'RC G, shuffle and cut; MO 2.3; RO 5.2; TF §2 b3',
    silent: 'RO 5.2',
  }),
  by: {
    oneDeck: agreed('dealer', t('the dealer of the hand', 'le donneur du coup'), {
      title: t('Who shuffles, with one deck', 'Qui mélange, à un paquet'),
      about: t('Who shuffles the only deck.', "Qui mélange l'unique paquet."),
      unread: t(
        'Who shuffles is stated with the cut, and no book refuses a hand for it',
        'Qui mélange se dit avec la coupe, et aucun livre ne refuse un coup pour cela',
      ),
      cites: 'RC G, shuffle and cut; MO 2.3; RO 5.2; TF §2 b3',
      silent: 'RO 5.2',
    }),
    twoDecks: agreed('lastDealer', t('the player who dealt the last hand', 'le joueur qui a donné le coup précédent'), {
      title: t('Who shuffles, with two decks', 'Qui mélange, à deux paquets'),
      about: t(
        'Who shuffles one deck while their neighbour deals the other.',
        "Qui mélange un paquet pendant que son voisin donne l'autre.",
      ),
      unread: t(
        'Who shuffles is stated with the cut, and no book refuses a hand for it',
        'Qui mélange se dit avec la coupe, et aucun livre ne refuse un coup pour cela',
      ),
      cites: 'RC G, shuffle and cut; RO 5.2',
      silent: 'RO 5.2',
    }),
  },
  place: agreed('table', t('on the table', 'sur la table'), {
    title: t('Where cards are shuffled', 'Où se mélangent les cartes'),
    about: t('Where the deck stays while it is shuffled.', "Où reste le paquet pendant qu'on le mélange."),
    unread: t('Where the cards are shuffled is seen at the table', 'Où se mélangent les cartes se voit à table'),
    cites: 'RC G, shuffle and cut; RO 3.4; RO 5.2',
    silent: 'RO 3.4',
  }),
};

export const cut = {
  required: agreed('required', required, {
    title: t('Cut', 'Coupe'),
    about: t('Whether the deck is cut before every hand.', 'Si le paquet est coupé avant chaque coup.'),
    cites: 'RC G, shuffle and cut; MO 2.3; RO 5.2; TF §2 b3',
    silent: 'RO 5.2',
  }),
  by: {
    oneDeck: agreed('rightNeighbour', t("the dealer's right neighbour", 'le voisin de droite du donneur'), {
      title: t('Who cuts, with one deck', 'Qui coupe, à un paquet'),
      about: t('Who cuts the only deck.', "Qui coupe l'unique paquet."),
      cites: 'RC G, shuffle and cut; MO 2.3; RO 5.2; TF §2 b3',
      silent: 'RO 5.2',
    }),
    twoDecks: choice({
      title: t('Who cuts, with two decks', 'Qui coupe, à deux paquets'),
      about: t('Who cuts the deck that was shuffled during the last hand.', 'Qui coupe le paquet mélangé pendant le coup précédent.'),
      values: {
        currentDealer: t('the dealer of the hand that is over', 'le donneur du coup terminé'),
        futureDealer: t('the dealer of the next hand', 'le donneur du coup suivant'),
      },
      books: { redcactus: says('currentDealer', 'RC G, shuffle and cut'), ropta: says('futureDealer', 'RO 5.2') },
      silent: stands('futureDealer', 'RO 5.2'),
    }),
  },
  minCardsPerPile: integer({
    title: t('Smallest pile of the cut', 'Plus petit tas de la coupe'),
    about: t(
      'How many cards each of the two piles of a cut holds at least.',
      'Combien de cartes tient au moins chacun des deux tas de la coupe.',
    ),
    minimum: 1,
    maximum: 26,
    unit: t('cards', 'cartes'),
    books: {
      redcactus: says(3, 'RC G, shuffle and cut'),
      mons: says(3, 'MO 2.3'),
      ropta: says(3, 'RO 5.2'),
      toufflers: says(3, 'TF §2 b3'),
    },
    silent: stands(3, 'RO 5.2'),
  }),
  cutCard: yesOrNo({
    title: t('Cut card', 'Cut-card'),
    about: t('Whether the cut is made with a cut card.', 'Si la coupe se fait avec une cut-card.'),
    yes: required,
    no: t('not required', 'facultative'),
    books: { toufflers: says(true, 'TF §2 b3') },
    silent: stands(false, 'custom'),
  }),
};

export const handling = {
  sameHandlerAlone: agreed('forbidden', t('forbidden', 'interdit'), {
    title: t('One player shuffles and cuts', 'Un seul joueur mélange et coupe'),
    about: t(
      'Whether one player alone may handle the cards between two hands.',
      'Si un joueur seul peut manier les cartes entre deux coups.',
    ),
    cites: 'RC G, shuffle and cut; MO 2.3; RO 5.2; TF §2 b3',
    silent: 'RO 5.2',
  }),
  changeOnRequest: choice({
    title: t('Changing the deck', 'Changer de paquet'),
    about: t('Whether a player may have the deck changed.', 'Si un joueur peut faire changer le paquet.'),
    values: {
      ifDefective: t('if it is damaged', "s'il est abîmé"),
      ifMarked: t('if a card is marked', 'si une carte est marquée'),
      never: t('never; the organiser changes it', "jamais ; l'organisateur le change"),
    },
    books: {
      redcactus: says('ifDefective', 'RC 26'),
      mons: says('ifDefective', 'MO 2.19'),
      tdaFr: says('never', 'TDA 16'),
      ropta: says('ifMarked', 'RO 3.4'),
    },
    silent: stands('ifMarked', 'RO 3.4'),
  }),
};
