/**
 * How unclear or contradictory passages on killed, thrown and shown hands, phones and leaving the table are read.
 */
import { reading } from './reading.js';

export const deadHands = {
  'CD-RC-12': reading(
    ['What comes back is what nobody covered (RC 15).', 'it is the whole bet (RC 65-A to the letter).'],
    ['Ce qui revient est ce que nul n’a couvert (RC 15).', 'la mise entière revient (RC 65-A à la lettre).'],
  ),
  'CD-RC-13': reading(
    ['A fold binds during the betting (RC 41, RC 44-A, RC 58); pushed cards may be tabled at showdown (RC 14).', 'RC 14 saves a fold too.'],
    [
      'Passer engage pendant les enchères (RC 41, RC 44-A, RC 58) ; des cartes poussées se tablent encore à l’abattage (RC 14).',
      'RC 14 sauve aussi un abandon.',
    ],
  ),
  'CD-RC-14': reading(
    [
      'A hand that the dealer put into the muck is dead (RC 14, RC 65-A); one only touched or covered lives (RC 65-B).',
      'it lives in the muck too while its cards are certain (RC 65-B).',
    ],
    [
      'Une main mise au rebut par le donneur est morte (RC 14, RC 65-A) ; seulement touchée ou couverte, elle vit (RC 65-B).',
      'elle vit au rebut aussi tant que ses cartes sont certaines (RC 65-B).',
    ],
  ),
  'CD-RC-17': reading(
    ['RC 31 says nothing of the hand, which dies as in RO 4.1.', 'RC 31 has only its penalty, and the hand lives.'],
    ['RC 31 ne dit rien de la main, qui meurt comme dans RO 4.1.', 'RC 31 n’a que sa sanction, et la main vit.'],
  ),
  'CD-RC-22': reading(
    ['RC 4 forbids screens to who has cards and names no effect: a warning first.', 'only slowing the game has one.'],
    ['RC 4 interdit l’écran à qui a des cartes sans dire l’effet : d’abord un avertissement.', 'seul le jeu ralenti en a un.'],
  ),
  'CD-RC-24': reading(
    ['Leaving exposes to a penalty, which the director may spare (RC 31).', 'it brings a penalty each time.'],
    ['S’éloigner expose à une sanction, dont le directeur peut se passer (RC 31).', 'cela entraîne une sanction à chaque fois.'],
  ),
  'CD-MO-08': reading(
    [
      'What comes back is what no bet or raise has answered, and a blind is no bet of its own.',
      'nothing comes back once anybody has called, or a blind does too.',
    ],
    [
      'Ce qui revient est ce qu’aucune mise ni relance n’a rejoint, et une blinde n’est pas une mise propre.',
      'rien ne revient dès que quelqu’un a payé, ou la blinde revient aussi.',
    ],
  ),
  'CD-MO-07': reading(
    [
      'A tabled winner cannot be killed (MO 9.12; TF §10 b12); any other hand picked up is dead (MO 5.8; TF §6 b7).',
      'a tabled hand that was picked up is dead as well.',
    ],
    [
      'Une main gagnante étalée ne meurt pas (MO 9.12 ; TF §10 b12) ; toute autre main ramassée est morte (MO 5.8 ; TF §6 b7).',
      'une main étalée puis ramassée est morte aussi.',
    ],
  ),
  'CD-MO-11': reading(
    [
      'The bets of the round come back, blinds aside, and it begins again with the same live players; folds stand.',
      'only the acts after the showing are played again, or folded players come back.',
    ],
    [
      'Les mises du tour reviennent, blindes à part, et il recommence avec les mêmes joueurs vivants ; les abandons valent.',
      'seuls les actes après la révélation se rejouent, ou ceux qui ont passé reviennent.',
    ],
  ),
  'CD-MO-15': reading(
    ['MO 5.5 and MO 12.5 are one rule, for all-in hands too.', 'an all-in hand is spared.'],
    ['MO 5.5 et MO 12.5 sont une seule règle, à tapis aussi.', 'une main à tapis est épargnée.'],
  ),
  'CD-MO-18': reading(
    [
      'To be up counts as absence at the deal; later, leaving kills a hand that is not all-in.',
      'whoever gets up is absent, and their hand dead, all-in or not.',
    ],
    [
      'Être levé vaut absence à la donne ; ensuite, s’éloigner tue une main qui n’est pas à tapis.',
      'qui se lève est absent, et sa main morte, à tapis ou non.',
    ],
  ),
  'CD-TD-03': reading(
    ['A bet comes back like a raise, and of a raise what exceeds the bet it raised.', 'only a raise comes back.'],
    ['Une mise revient comme une relance, et d’une relance ce qui dépasse la mise relancée.', 'seule une relance revient.'],
  ),
  'CD-TF-04': reading(
    [
      'At a table with a line, a hand pushed wholly across it is dead; who may give others back is the director.',
      'a line changes nothing.',
    ],
    [
      'À une table avec ligne, une main poussée entièrement au-delà est morte ; c’est le directeur qui peut rendre les autres.',
      'la ligne ne change rien.',
    ],
  ),
  'CD-RO-10': reading(
    [
      'In front of its player a hand lives; touched by others it is given back (RO 8.1, RO 8.5); put into the muck by others (RO 8.2) or thrown by its player (RO 8.4, RO 10.5) it is dead, but for a ruling.',
      'an official may give back any hand that can be told apart (RO 8.1).',
    ],
    [
      'Devant son joueur une main vit ; touchée par d’autres, elle est rendue (RO 8.1, RO 8.5) ; mise au rebut par d’autres (RO 8.2) ou jetée par son joueur (RO 8.4, RO 10.5), elle est morte, sauf décision.',
      'un responsable peut rendre toute main reconnaissable (RO 8.1).',
    ],
  ),
  'CD-RO-11': reading(
    ['A raised bet is answered, so nothing of it comes back (RO 8.3).', 'it was not called, so it does (RO 8.2 to the letter).'],
    ['Une mise relancée a eu sa réponse : rien n’en revient (RO 8.3).', 'elle n’a pas été payée : elle revient (RO 8.2 à la lettre).'],
  ),
  'CD-RO-12': reading(
    [
      'Shown to the table a hand lives (RO 11.5); to one out of it, with two opponents or more, it dies (RO 11.4); to an opponent it is opened to all and lives.',
      'shown to an opponent it dies as well, or RO 6.1 puts every player out who shows on purpose.',
    ],
    [
      'Montrée à la table, une main vit (RO 11.5) ; à quelqu’un hors de la main, avec deux adversaires ou plus, elle meurt (RO 11.4) ; à un adversaire, elle s’ouvre à tous et vit.',
      'montrée à un adversaire elle meurt aussi, ou RO 6.1 met hors de la main quiconque montre exprès.',
    ],
  ),
  'CD-RO-15': reading(
    [
      'RO 1.9 is for who was away at the first card, RO 4.1 for who leaves later all-in.',
      'an absent player never wins, however they left.',
    ],
    [
      'RO 1.9 vise l’absent à la première carte, RO 4.1 celui qui part ensuite à tapis.',
      'un absent ne gagne jamais, de quelque façon qu’il soit parti.',
    ],
  ),
  'CD-RO-16': reading(
    ['All-in, leaving spares the hand and a second use of the phone does not.', 'either both kill it, or neither.'],
    ['À tapis, s’éloigner épargne la main, un second usage du téléphone non.', 'les deux la tuent, ou aucun des deux.'],
  ),
  'CD-RO-29': reading(
    ['The penalties that RO 4.1 imposes are due; RO 11.1 leaves open the one it does not name.', 'all are only possible (RO 11.1).'],
    [
      'Les sanctions que RO 4.1 impose sont dues ; RO 11.1 laisse ouverte celle qu’il ne nomme pas.',
      'toutes sont seulement possibles (RO 11.1).',
    ],
  ),
  'CD-RO-26': reading(
    ['A tabled winner is safe until the cards are picked up (RO 10.2), and not after (RO 10.9).', 'it is safe for ever.'],
    ['Une main gagnante étalée est sauve jusqu’au ramassage des cartes (RO 10.2), pas après (RO 10.9).', 'elle l’est sans limite.'],
  ),
};
