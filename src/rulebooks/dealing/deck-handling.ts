/**
 * Who deals, shuffles and cuts, how the cards are given, and when the deck is changed.
 */
import { choice, integer, rule, says, stands, t, yesOrNo } from '../definition.js';

const required = t('required', 'obligatoire');

export const deal = {
  dealer: rule`button | Who deals: the player on the button | Qui donne : le joueur au bouton
    | RC preamble, course of a hand; RC preamble, dealer button; MO 2.1; RO 4.3; TF §2 b1 | custom`,
  deadButtonDealer: choice({
    title: t('Who deals for a dead button', 'Qui donne pour un bouton mort'),
    about: t('Who deals when nobody sits at the button.', 'Qui donne quand nul ne se tient au bouton.'),
    values: {
      rightOfButton: t('the player to the right of it', 'le joueur à sa droite'),
      previousDealer: t(
        'the dealer of the last hand, if there and no blind; else the player to the right of it',
        'le donneur de la dernière main, s’il est là et n’est pas de blinde ; sinon le joueur à sa droite',
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
        'le donneur de la dernière main, s’il est là et n’est pas de blinde ; sinon le joueur à sa droite',
      ),
    },
    books: { mons: says('previousDealer', 'MO 7.14; MO 3.2', { completedBy: 'RO 4.3' }) },
    silent: stands('rightOfButton', 'RO 4.3'),
  }),
  burnBeforeEachStreet: rule`one | Burn card: one card | Carte brûlée : une carte
    | RC preamble, flop; RC preamble, turn; RC preamble, river; MO 2.5; MO 2.8; RO 7; TF §2 b5; TF §2 b8 | RO 7`,
  oneCardAtATime: rule`yes | How cards are dealt: one by one, face down | Comment se donnent les cartes : une à une, faces cachées
    | RC preamble, course of a hand | RC preamble, course of a hand`,
  headsUpOrder: rule`bigBlindFirst | Order of the deal between two: the big blind gets the first card, the button the last
    | Ordre de la donne en tête-à-tête : la première carte à la grosse blinde, la dernière au bouton | RC 34; MO 2.4; MO 7.16; RO 4.4
    | RO 4.4`,
};

export const cut = {
  required: rule`required | Cut: required | Coupe : obligatoire | RC G, shuffle and cut; MO 2.3; RO 5.2; TF §2 b3 | RO 5.2`,
  by: {
    oneDeck: rule`rightNeighbour | Who cuts, with one deck: the dealer’s right neighbour
      | Qui coupe, à un paquet : le voisin de droite du donneur | RC G, shuffle and cut; MO 2.3; RO 5.2; TF §2 b3 | RO 5.2`,
    twoDecks: choice({
      title: t('Who cuts, with two decks', 'Qui coupe, à deux paquets'),
      about: t('Who cuts the deck that was shuffled during the last hand.', 'Qui coupe le paquet mélangé pendant la main précédente.'),
      values: {
        currentDealer: t('the dealer of the hand that is over', 'le donneur de la main terminée'),
        futureDealer: t('the dealer of the next hand', 'le donneur de la main suivante'),
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
  sameHandlerAlone: rule`forbidden | One player shuffles and cuts: forbidden | Un seul joueur mélange et coupe : interdit
    | RC G, shuffle and cut; MO 2.3; RO 5.2; TF §2 b3 | RO 5.2`,
  changeOnRequest: choice({
    title: t('Changing the deck', 'Changer de paquet'),
    about: t('Whether a player may have the deck changed.', 'Si un joueur peut faire changer le paquet.'),
    values: {
      ifDefective: t('if it is damaged', 's’il est abîmé'),
      ifMarked: t('if a card is marked', 'si une carte est marquée'),
      never: t('never; the organiser changes it', 'jamais ; l’organisateur le change'),
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
