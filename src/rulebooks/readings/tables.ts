/**
 * How passages on balancing and breaking tables are read that are unclear, contradictory or silent, in every book.
 */
import { reading } from './reading.js';

export const tables = {
  'CT-RC-07': reading(
    [
      'Seats between button and small blind of the next hand are left out of the draw while others are free; else their player waits a hand.',
      'such a seat is drawn like any other, and only its cards are withheld (as TDA 24).',
    ],
    [
      'Les sièges entre bouton et petite blinde de la main suivante sont écartés du tirage tant qu’il en reste d’autres ; sinon leur joueur passe une main.',
      'un tel siège se tire comme un autre, et seules les cartes sont refusées (comme TDA 24).',
    ],
  ),
  'CT-RC-11': reading(
    [
      'RedCactus prints only the difference that halts a table; players move from 3 (RO 2.3), and from 2 once the director tightens.',
      'players move only when a table halts.',
    ],
    [
      'RedCactus n’imprime que l’écart qui arrête une table ; on bouge dès 3 (RO 2.3), et dès 2 quand le directeur resserre.',
      'on ne bouge que lorsqu’une table s’arrête.',
    ],
  ),
  'CT-RC-21': reading(
    [
      'Hand for hand comes to RedCactus with the whole procedure of RO 2.7, hidden all-ins included; RC 16 speaks of play as usual.',
      'all-in hands are turned up at once there too (RC 16).',
    ],
    [
      'Le main par main vient à RedCactus avec toute la procédure de RO 2.7, tapis cachés compris ; RC 16 vise le jeu ordinaire.',
      'les mains à tapis s’ouvrent là aussi sans délai (RC 16).',
    ],
  ),
  'CT-MO-01': reading(
    ['A difference of 2 already moves a player (as TF §8 b1).', '2 is the most that is tolerated, and 3 moves a player.'],
    ['Un écart de 2 fait déjà bouger (comme TF §8 b1).', '2 est l’écart toléré, et 3 fait bouger.'],
  ),
  'CT-MO-02': reading(
    [
      'The next big blind is chosen, and leaves once they are out of the hand.',
      'the player nearest to the big blind who has folded leaves at once.',
    ],
    [
      'La future grosse blinde est désignée, et part dès qu’elle n’est plus en jeu.',
      'le joueur le plus proche de la grosse blinde qui a passé part aussitôt.',
    ],
  ),
  'CT-MO-03': reading(
    ['The nearest seat is looked for on the left of the big blind (MO 7.8).', 'a seat on its right may be the nearest (MO 7.1).'],
    [
      'Le siège le plus proche se cherche à gauche de la grosse blinde (MO 7.8).',
      'un siège à sa droite peut être le plus proche (MO 7.1).',
    ],
  ),
  'CT-MO-15': reading(
    [
      'Players are placed by seat number, each from the button of the table that receives them, anticlockwise.',
      'the walk, or the order of the players, begins at the button of the broken table.',
    ],
    [
      'Les joueurs se placent par numéro de siège, chacun depuis le bouton de la table qui le reçoit, en sens antihoraire.',
      'le parcours, ou l’ordre des joueurs, part du bouton de la table fermée.',
    ],
  ),
  'CT-TDA-03': reading(
    ['A difference of 3 moves a player.', '3 is the most that is tolerated.'],
    ['Un écart de 3 fait bouger.', '3 est l’écart toléré.'],
  ),
  'CT-TDA-07': reading(
    [
      'A table never halts at a difference at which TDA 25 moves nobody, for it would wait for ever.',
      'late in the event it halts from 2, as under RO 2.3.',
    ],
    [
      'Une table ne s’arrête jamais à un écart où TDA 25 ne fait bouger personne : elle attendrait sans fin.',
      'en fin de tournoi elle s’arrête dès 2, comme à RO 2.3.',
    ],
  ),
  'CT-RO-05': reading(
    [
      'The difference to the fullest table counts; the numbers of the example suppose that one to be full.',
      'a table of 10 seats halts at 7 players, whatever the others hold.',
    ],
    [
      'L’écart avec la table la plus pleine compte ; les nombres de l’exemple la supposent complète.',
      'une table de 10 s’arrête à 7 joueurs, quelles que soient les autres.',
    ],
  ),
  'CT-RO-06': reading(
    [
      'Balancing tightens at a number of tables set before the start; unless set, when the director says so.',
      'it tightens at the last two or three tables.',
    ],
    [
      'L’équilibrage se resserre à un nombre de tables fixé avant le début ; à défaut, quand le directeur le dit.',
      'il se resserre aux deux ou trois dernières tables.',
    ],
  ),
  'CT-RO-07': reading(
    [
      'Of the rule on balancing, a break takes over the side that receives; players are placed from the next big blind on.',
      'they are drawn by lot, as at the start.',
    ],
    [
      'De la règle d’équilibrage, une fermeture reprend le côté qui reçoit ; les joueurs se placent à partir de la future grosse blinde.',
      'ils se tirent au sort, comme au début.',
    ],
  ),
  'CT-RO-20': reading(
    [
      'What a step runs over goes to the next level, on which the next hand is played.',
      'the level ends at 0, and the rest of the step is lost.',
    ],
    ['L’excédent d’un pas va au niveau suivant, auquel se joue la main d’après.', 'le niveau finit à 0, et le reste du pas est perdu.'],
  ),
  'CT-TF-01': reading(
    [
      'Players of a broken table draw among the free seats; everybody draws again for the final table alone.',
      'nobody draws before the final table.',
    ],
    [
      'Les joueurs d’une table fermée tirent parmi les sièges libres ; tous retirent pour la seule table finale.',
      'nul ne tire avant la table finale.',
    ],
  ),
  'CT-X-02': reading(
    [
      'A seat is chosen by the blinds of the hand in progress; whether its player is dealt in, by those of the next hand when it begins.',
      'both go by the blinds of the next hand, as they stand when the player is called.',
    ],
    [
      'Un siège se choisit d’après les blindes de la main en cours ; y jouer dépend de celles de la main suivante, quand elle commence.',
      'les deux dépendent des blindes de la main suivante, telles qu’à l’appel du joueur.',
    ],
  ),
};
