/**
 * How unclear or contradictory passages on the start of a hand, presence and the deal are read.
 */
import { reading } from './reading.js';

export const deal = {
  'CD-ALL-01': reading(
    ['The first two cards are those dealt first in the whole hand.', 'they are every player’s first and second.'],
    ['Les deux premières cartes sont les deux premières de toute la main.', 'ce sont la première et la deuxième de chaque joueur.'],
  ),
  'CD-ALL-03': reading(
    ['A card face up in the deck was nobody’s, so it is no card turned up in the deal.', 'it is one, and is exchanged.'],
    ['Une carte à l’envers dans le paquet n’était à personne : elle n’est pas retournée à la donne.', 'elle l’est, et s’échange.'],
  ),
  'CD-ALL-04': reading(
    [
      'Keeping the order of the stub and not caring for it come to the same: the stub is used as it lies.',
      'one of the two books makes up for the fault.',
    ],
    ['Garder l’ordre du paquet ou ne pas s’en soucier revient au même : il sert tel quel.', 'l’un des deux livres compense la faute.'],
  ),
  'CD-ALL-10': reading(
    ['The deal ends with its regular last card; exchanged cards come later.', 'it ends with the last card given to anybody.'],
    [
      'La donne finit à sa dernière carte régulière ; les échanges viennent après.',
      'elle finit à la dernière carte donnée, échanges compris.',
    ],
  ),
  'CD-RC-01': reading(
    ['The first riffle fixes the level (RC 23).', 'the first card dealt does (the preamble).'],
    ['Le premier battement fixe le niveau (RC 23).', 'c’est la première carte donnée (le préambule).'],
  ),
  'CD-RC-02': reading(
    [
      'With two decks the hand starts when the ready one is offered to be cut, never before the last pot is awarded.',
      'it starts with the first riffle, during the hand before.',
    ],
    [
      'À deux paquets, la main commence quand celui qui est prêt est présenté à la coupe, jamais avant l’attribution du pot précédent.',
      'elle commence au premier battement, pendant la main précédente.',
    ],
  ),
  'CD-RC-10': reading(
    [
      'The button may be completed until they act, after substantial action and from no card at all (RC 37); RC 38 is for the others.',
      'RC 38 kills the hand of the button too, and RC 35 makes a misdeal of a button without cards.',
    ],
    [
      'Le bouton se complète tant qu’il n’a pas agi, même après une action substantielle ou sans aucune carte (RC 37) ; RC 38 vise les autres.',
      'RC 38 tue aussi sa main, et RC 35 fait fausse donne d’un bouton sans cartes.',
    ],
  ),
  'CD-RC-11': reading(
    [
      'The list of RC 35 is open: one card or three before substantial action is a misdeal, as elsewhere.',
      'it is none, for want of a line in the list.',
    ],
    [
      'La liste de RC 35 est ouverte : une carte ou trois avant une action substantielle font fausse donne, comme ailleurs.',
      'elles n’en font pas, faute de figurer dans la liste.',
    ],
  ),
  'CD-RC-18': reading(
    ['Who was away when the misdeal was declared does not play the second deal.', 'presence is judged at the second deal alone.'],
    ['Qui était absent quand la fausse donne fut déclarée ne joue pas la seconde donne.', 'la présence ne se juge qu’à la seconde donne.'],
  ),
  'CD-RC-19': reading(
    ['A newcomer waits for the hand after the second deal (RC 35).', 'they play it, since its deal had not begun (RC 10).'],
    ['Un nouveau joueur attend la main qui suit la seconde donne (RC 35).', 'il la joue, puisque sa donne n’avait pas commencé (RC 10).'],
  ),
  'CD-RC-23': reading(
    ['Arm’s reach of the seat is enough, as the bracket defines it.', 'only a seated player is present.'],
    ['Être à portée de bras du siège suffit, comme la parenthèse le définit.', 'seul un joueur assis est présent.'],
  ),
  'CD-MO-01': reading(
    [
      'Turned by accident: dead and exchanged (MO 2.14). On purpose: it plays (MO 4.1), unless it would make a misdeal: then that player is out (MO 2.17).',
      'one of the three articles holds for every card that its player turned.',
    ],
    [
      'Retournée par mégarde : morte et échangée (MO 2.14). Exprès : elle joue (MO 4.1), sauf si elle ferait fausse donne : ce joueur sort alors de la main (MO 2.17).',
      'l’un des trois articles vaut pour toute carte que son joueur retourne.',
    ],
  ),
  'CD-MO-03': reading(
    [
      'Only one card too many for the small blind escapes, and only if it is the last dealt, known and unseen.',
      'the button short of a card may be completed too.',
    ],
    [
      'Seule échappe une carte de trop à la petite blinde, et seulement si c’est la dernière donnée, connue et non vue.',
      'le bouton à court d’une carte peut aussi être complété.',
    ],
  ),
  'CD-MO-04': reading(
    [
      'A call is a bet here too; those whose own cards are wrong are out; the director rules on absurdities.',
      'only openings and raises count; whoever took part in the fault is out.',
    ],
    [
      'Un suivi est ici aussi une mise ; ceux dont les cartes sont fautives sortent ; le directeur tranche les aberrations.',
      'seules ouvertures et relances comptent ; quiconque a pris part à la faute sort.',
    ],
  ),
  'CD-MO-05': reading(
    ['Holding the other deck starts nothing before the last pot is awarded.', 'the hand starts as soon as the dealer holds 52 cards.'],
    ['Tenir l’autre paquet n’ouvre rien avant l’attribution du pot précédent.', 'la main commence dès que le donneur tient 52 cartes.'],
  ),
  'CD-MO-06': reading(
    ['Present by the first card; officials who play are excused.', 'the exception means that the director may decide otherwise.'],
    [
      'Présent à la première carte ; les responsables qui jouent sont dispensés.',
      'l’exception veut dire que le directeur peut en décider autrement.',
    ],
  ),
  'CD-MO-16': reading(
    ['The hand dies even if its live card can still be told.', 'it lives as long as the card can be told (as RO 6.5).'],
    ['La main meurt même si sa carte vivante se reconnaît encore.', 'elle vit tant que la carte se reconnaît (comme RO 6.5).'],
  ),
  'CD-TD-01': reading(
    ['An announcement makes the level due, not the timer.', 'the timer does, announced or not.'],
    ['C’est l’annonce qui rend le niveau exigible, pas la minuterie.', 'c’est la minuterie, annoncée ou non.'],
  ),
  'CD-TD-02': reading(
    [
      'Two later cards turned up are a misdeal, since one burn card cannot replace two.',
      'each is replaced, for TDA 27 names only the first two cards.',
    ],
    [
      'Deux cartes suivantes retournées font fausse donne, car une brûlée n’en remplace pas deux.',
      'chacune est remplacée, car TDA 27 ne nomme que les deux premières.',
    ],
  ),
  'CD-TD-06': reading(
    ['Forced bets of an absent player are taken, as from one under penalty (TDA 7).', 'their hand dies and nothing is taken.'],
    ['Les mises forcées d’un absent sont prélevées, comme sous pénalité (TDA 7).', 'sa main meurt et rien n’est prélevé.'],
  ),
  'CD-TF-01': reading(
    ['Present by the last card of the deal (TF §4 b2 and b3 say the same).', 'present when the deal begins.'],
    ['Présent à la dernière carte de la donne (TF §4 b2 et b3 disent de même).', 'présent quand la donne commence.'],
  ),
  'CD-TF-03': reading(
    ['A seen card that its player has touched is kept, without a choice.', 'it is dead.'],
    ['Une carte vue que son joueur a touchée se garde, sans choix.', 'elle est morte.'],
  ),
  'CD-TF-05': reading(
    ['A player who forces a misdeal is out alone, though TF §2 b16 does not say so.', 'it is a misdeal like another.'],
    ['Qui provoque une fausse donne sort seul de la main, bien que TF §2 b16 n’en dise rien.', 'c’est une fausse donne comme une autre.'],
  ),
  'CD-RO-02': reading(
    [
      'The first two cards of the deal, or any two of the same deal, make a misdeal (RO 6.1); RO 6.3 is for a single later card.',
      'every card turned up is exchanged, and two only count within one round of the deal.',
    ],
    [
      'L’une des deux premières cartes, ou deux quelconques d’une même donne, font fausse donne (RO 6.1) ; RO 6.3 vise une seule carte suivante.',
      'toute carte retournée s’échange, et deux ne comptent que dans un même tour de donne.',
    ],
  ),
  'CD-RO-03': reading(
    [
      'The button one card short is completed (RO 6.8); other wrong counts are misdeals (RO 6.1).',
      'one card for the button is a misdeal too.',
    ],
    [
      'Le bouton à qui il manque une carte est complété (RO 6.8) ; les autres mauvais nombres font fausse donne (RO 6.1).',
      'une seule carte au bouton fait aussi fausse donne.',
    ],
  ),
  'CD-RO-04': reading(
    ['A card is dead only if the whole table saw it.', 'it is dead from three people on, or flashed cards exist after all.'],
    ['Une carte ne meurt que si toute la table l’a vue.', 'elle meurt dès trois personnes, ou les cartes flashées existent bien.'],
  ),
  'CD-RO-20': reading(
    ['A first card to the wrong seat is a misdeal (as RC 35); any other order stands.', 'no fault of order is one, for none is listed.'],
    [
      'La première carte au mauvais siège fait fausse donne (comme RC 35) ; tout autre ordre reste.',
      'aucune faute d’ordre n’en fait, car aucune n’est listée.',
    ],
  ),
  'CD-RO-22': reading(
    ['A misdeal for cards turned up leaves everybody two cards: all play on.', 'hands with such a card are dead.'],
    [
      'Une fausse donne pour cartes retournées laisse deux cartes à chacun : tous continuent.',
      'les mains qui en tiennent une sont mortes.',
    ],
  ),
  'CD-RO-24': reading(
    ['Before substantial action the blinds are put right, with the same cards.', 'the hand is dealt again, or stays on the old level.'],
    [
      'Avant une action substantielle, on rectifie les blindes, avec les mêmes cartes.',
      'la main est redonnée, ou reste à l’ancien niveau.',
    ],
  ),
};
