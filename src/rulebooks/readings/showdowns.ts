/**
 * How unclear or contradictory passages on showdown, seeing hands, pots and claims are read.
 */
import { reading } from './reading.js';

export const showdowns = {
  'CD-ALL-05': reading(
    [
      'An opening bet makes its author the one who shows first, as a raise does.',
      'only a raise does; after a mere bet nobody is named, or the button.',
    ],
    [
      'Une ouverture fait montrer son auteur en premier, comme une relance.',
      'seule une relance le fait ; après une simple mise nul n’est nommé, ou le bouton.',
    ],
  ),
  'CD-ALL-06': reading(
    ['To claim a pot both cards are shown, but not against hands that were all thrown.', 'the last player must show as well.'],
    ['Pour prétendre au pot on montre ses deux cartes, mais pas contre des mains toutes jetées.', 'le dernier joueur doit montrer aussi.'],
  ),
  'CD-ALL-07': reading(
    ['What one player alone put in comes back first; the rest falls into the next inner pot.', 'it all goes back to those who put it in.'],
    ['Ce qu’un seul a mis en plus revient d’abord ; le reste tombe dans le pot intérieur suivant.', 'tout revient à ceux qui l’ont mis.'],
  ),
  'CD-ALL-08': reading(
    ['Books that speak of one odd chip do not give several to one player.', 'all of them go to the first winner.'],
    ['Un livre qui parle d’un jeton indivisible n’en donne pas plusieurs au même.', 'tous vont au premier gagnant.'],
  ),
  'CD-ALL-09': reading(
    ['The count begins at the button’s seat, empty or not.', 'it begins at the player who dealt.'],
    ['Le compte part du siège du bouton, vide ou non.', 'il part du joueur qui a donné.'],
  ),
  'CD-RC-03': reading(
    [
      'A misread hand is disputed until the next one begins, any other award until substantial action in it.',
      'a misread hand is a wrong award too, and has the longer time.',
    ],
    [
      'Une main mal lue se conteste jusqu’à la main suivante, toute autre attribution jusqu’à une action substantielle de celle-ci.',
      'une main mal lue est aussi une attribution fausse, et a le délai long.',
    ],
  ),
  'CD-RC-04': reading(
    [
      'Before a break one minute holds for every claim; a reading ends sooner if a hand begins sooner.',
      'the minute is added to the usual time.',
    ],
    [
      'Avant une pause, une minute vaut pour toute contestation ; une lecture s’arrête plus tôt si une main commence.',
      'la minute s’ajoute au délai ordinaire.',
    ],
  ),
  'CD-RC-15': reading(
    [
      'With an all-in in the hand everybody tables, players of a side pot too (RC 16).',
      'players with chips keep the order and the freedom of RC 17.',
    ],
    [
      'S’il y a un tapis dans la main, tous tablent, ceux d’un pot extérieur aussi (RC 16).',
      'les joueurs à jetons gardent l’ordre et la liberté de RC 17.',
    ],
  ),
  'CD-RC-16': reading(
    ['A caller who threw their cards untabled has lost their right (first half of RC 18).', 'the right cannot be lost (its second half).'],
    [
      'Qui a payé puis jeté ses cartes sans les tabler a perdu son droit (première moitié de RC 18).',
      'le droit ne se perd pas (sa seconde moitié).',
    ],
  ),
  'CD-RC-20': reading(
    ['In play means in the tournament: a value raced off is not.', 'it means in that pot.'],
    ['En jeu veut dire dans le tournoi : une valeur retirée ne compte plus.', 'cela veut dire dans ce pot.'],
  ),
  'CD-RC-21': reading(
    [
      'What the preamble calls the side pot is the all-in player’s own: they win from each what they put in.',
      'it is the pot of the others.',
    ],
    [
      'Ce que le préambule nomme pot extérieur est celui du joueur à tapis : il gagne de chacun ce qu’il a mis.',
      'c’est le pot des autres.',
    ],
  ),
  'CD-MO-10': reading(
    ['The official looks at the hand and decides whether to show it.', 'it is shown to everybody, as a caller would have it.'],
    ['Le responsable regarde la main et décide de la montrer ou non.', 'elle est montrée à tous, comme pour qui a payé.'],
  ),
  'CD-MO-12': reading(
    ['At most one live player has chips, and has matched the last bet.', 'exactly one has (the letter of MO 9.7 and TF §10 b7).'],
    ['Un joueur vivant au plus a des jetons, et il a égalé la dernière mise.', 'un exactement en a (la lettre de MO 9.7 et TF §10 b7).'],
  ),
  'CD-MO-13': reading(
    ['Errors are put right until the next hand begins, and not after, even if all agree.', 'agreement still allows it.'],
    ['Les erreurs se réparent jusqu’au début de la main suivante, pas après, même d’accord.', 'l’accord de tous le permet encore.'],
  ),
  'CD-MO-14': reading(
    [
      'A gathered pot closes who put in how much, not who receives it nor how it is shared out (MO 10.2, MO 9.11; TF §11 b2, §10 b11).',
      'nothing about it can be disputed from then on.',
    ],
    [
      'Un pot réuni clôt qui a mis combien, non à qui il va ni son partage (MO 10.2, MO 9.11 ; TF §11 b2, §10 b11).',
      'rien de lui ne se conteste plus.',
    ],
  ),
  'CD-MO-17': reading(
    ['A shared pot is broken with its own chips only.', 'change may be had down to the smallest chip in play.'],
    ['Un pot partagé ne se casse qu’avec ses propres jetons.', 'on fait la monnaie jusqu’au plus petit jeton en jeu.'],
  ),
  'CD-TD-07': reading(
    ['TDA 29 sets no end to corrections: that of RO 10.9 stands.', 'an award can be corrected without limit.'],
    ['TDA 29 ne borne pas les corrections : la borne de RO 10.9 vaut.', 'une attribution se corrige sans limite.'],
  ),
  'CD-RO-01': reading(
    [
      'The new hand of RO 3.1 only sets the level; claims end when the cards are picked up.',
      'they end with the award, which leaves no time at all.',
    ],
    [
      'La main nouvelle de RO 3.1 ne fixe que le niveau ; les réclamations finissent au ramassage des cartes.',
      'elles finissent à l’attribution, donc sans aucun délai.',
    ],
  ),
  'CD-RO-13': reading(
    ['One all-in called by a player with chips is enough: no bet is possible.', 'two players must be all-in (the letter of RO 10.4).'],
    ['Un tapis payé par un joueur à jetons suffit : on ne peut plus miser.', 'il faut deux joueurs à tapis (la lettre de RO 10.4).'],
  ),
  'CD-RO-14': reading(
    [
      'A hand seen by right lives again (RO 10.5), one seen for control does not (RO 10.6).',
      'both do, or a thrown hand never does (RO 8.3, RO 8.4).',
    ],
    [
      'Une main vue de droit revit (RO 10.5), une main contrôlée non (RO 10.6).',
      'les deux revivent, ou une main jetée jamais (RO 8.3, RO 8.4).',
    ],
  ),
  'CD-RO-18': reading(
    ['The player still in whom RO 10.8 names is one of those who share that pot.', 'any player with a live hand.'],
    ['Le joueur en jeu que nomme RO 10.8 est de ceux qui partagent ce pot.', 'tout joueur à la main vivante.'],
  ),
  'CD-RO-19': reading(
    ['Both limits of RO 10.9 are one: the cards picked up.', 'a misreading ends there, any other claim when the next hand begins.'],
    [
      'Les deux limites de RO 10.9 n’en font qu’une : les cartes ramassées.',
      'une mauvaise lecture finit là, toute autre réclamation à la main suivante.',
    ],
  ),
  'CD-RO-27': reading(
    ['Seeing by a caller’s right (RO 10.5) and checking on a suspicion (RO 10.6) are two demands.', 'RO 10.6 lets anybody see any hand.'],
    [
      'Voir, droit de qui a payé (RO 10.5), et contrôler sur soupçon (RO 10.6) sont deux demandes.',
      'RO 10.6 laisse chacun voir toute main.',
    ],
  ),
};
