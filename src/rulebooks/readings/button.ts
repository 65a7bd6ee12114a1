/**
 * How passages on button, blinds and newcomers are read that are unclear, contradictory or silent, in every book.
 */
import { reading } from './reading.js';

export const button = {
  'CT-RC-01': reading(
    [
      'The big blind advances and the button may be dead (RC 32); the preamble describes a table that nobody leaves.',
      'all three buttons go to the next player (preamble), even past a small blind that is owed.',
    ],
    [
      'La grosse blinde avance et le bouton peut être mort (RC 32) ; le préambule décrit une table que nul ne quitte.',
      'les trois boutons vont au joueur suivant (préambule), même par-dessus une petite blinde due.',
    ],
  ),
  'CT-RC-05': reading(
    [
      'Whoever sits where the big blind has just left posts the small blind; a player moved to balance is only seated there when no other seat is free.',
      'they would be big blind there again, and the table would play without a small blind.',
    ],
    [
      'Qui s’assoit où la grosse blinde vient de sortir pose la petite ; un joueur déplacé à l’équilibrage n’y est mis que faute d’autre siège libre.',
      'il y serait encore de grosse blinde, et la table jouerait sans petite blinde.',
    ],
  ),
  'CT-RC-06': reading(
    [
      'Between the old button and the old small blind a newcomer plays, and the button goes to the old small blind.',
      'the button stops on their seat, and the blinds stand still for a hand.',
    ],
    [
      'Entre l’ancien bouton et l’ancienne petite blinde, un nouveau venu joue et le bouton va à l’ancienne petite blinde.',
      'le bouton s’arrête à son siège, et les blindes n’avancent pas.',
    ],
  ),
  'CT-RC-16': reading(
    [
      'The Finals are the regional and national events; elsewhere the button starts at seat 1, or at the first occupied seat after it, at a final table too.',
      'a Final is any final table, whose first button is drawn.',
    ],
    [
      'Les Finales sont les tournois régionaux et national ; ailleurs le bouton débute au siège 1, ou au premier siège occupé ensuite, en table finale aussi.',
      'une Finale est toute table finale, dont le premier bouton se tire au sort.',
    ],
  ),
  'CT-RC-20': reading(
    [
      'A player at the wrong seat moves when the hand in progress is over (RC 31 keeps live hands at the table).',
      'they move in the middle of a hand.',
    ],
    [
      'Un joueur mal assis se déplace à la fin de la main en cours (RC 31 retient les mains vivantes à table).',
      'il se déplace en pleine main.',
    ],
  ),
  'CT-MO-04': reading(
    [
      'The seat meant lies between the new button and the new small blind and was empty in the last hand; after one hand the button jumps over its player.',
      'it is any seat next to the new button, that of the old big blind included.',
    ],
    [
      'Le siège visé est entre nouveau bouton et nouvelle petite blinde, vide à la dernière main ; une main après, le bouton saute son joueur.',
      'c’est tout siège voisin du nouveau bouton, celui de l’ancienne grosse blinde compris.',
    ],
  ),
  'CT-MO-05': reading(
    [
      'The seat meant lies between the old button and the old small blind; on a button that was dead already the newcomer plays with the button.',
      'it is the dead button itself, whose newcomer would hand the button on to the old big blind.',
    ],
    [
      'Le siège visé est entre l’ancien bouton et l’ancienne petite blinde ; sur un bouton déjà mort, le nouveau venu joue avec le bouton.',
      'c’est le bouton mort lui-même, d’où le bouton passerait à l’ancienne grosse blinde.',
    ],
  ),
  'CT-MO-06': reading(
    [
      'MO 7.8 limits where a player is seated to balance; MO 7.9 says what the occupant of a seat just left owes, the small blind too.',
      'a player moved to balance never posts a small blind, wherever they sit.',
    ],
    [
      'MO 7.8 limite où s’assoit un joueur déplacé à l’équilibrage ; MO 7.9 dit ce que doit l’occupant d’un siège à peine libéré, petite blinde comprise.',
      'un joueur déplacé à l’équilibrage ne pose jamais de petite blinde, où qu’il soit.',
    ],
  ),
  'CT-MO-07': reading(
    [
      'A blind or dealer is missing when nobody has the seat; a player who is only away is blinded (MO 3.2; TF §4 b2).',
      'a player away from the table skips their small blind.',
    ],
    [
      'Une blinde ou un donneur manque quand nul n’a le siège ; un joueur seulement éloigné paie ses blindes (MO 3.2 ; TF §4 b2).',
      'un joueur éloigné de la table échappe à sa petite blinde.',
    ],
  ),
  'CT-MO-16': reading(
    ['After the redraw of the final table the button starts at seat 1 again.', 'it goes on from where the last hand left it.'],
    ['Après le tirage de la table finale, le bouton repart du siège 1.', 'il repart d’où l’a laissé la dernière main.'],
  ),
  'CT-MO-18': reading(
    [
      'The hand without a small blind and the dead button after it make the same dealer deal twice, as two articles say of one thing.',
      'each article adds a deal, so that they deal three times.',
    ],
    [
      'La main sans petite blinde et le bouton mort qui suit font donner deux fois le même donneur : deux articles disent la même chose.',
      'chaque article ajoute une donne, et il donne trois fois.',
    ],
  ),
  'CT-TDA-05': reading(
    ['The small blind follows from the big one (RO 4.3), though TDA 6 names only the button.', 'the small blind is always posted.'],
    ['La petite blinde suit la grosse (RO 4.3), bien que TDA 6 ne nomme que le bouton.', 'la petite blinde est toujours posée.'],
  ),
  'CT-TDA-06': reading(
    ['They get no cards until the button has passed them: one hand.', 'they get none until the big blind reaches them.'],
    ['Il ne reçoit pas de cartes tant que le bouton ne l’a pas passé : une main.', 'il n’en reçoit pas avant d’être de grosse blinde.'],
  ),
  'CT-RO-03': reading(
    [
      'When two are left, nobody is big blind twice running (RO 4.4), even if a small blind loses their turn on the button.',
      'the right to the button (RO 2.5) holds there too, and the big blind pays twice.',
    ],
    [
      'Au passage à deux, nul n’est deux fois de suite de grosse blinde (RO 4.4), même si une petite blinde y perd son tour au bouton.',
      'le droit au bouton (RO 2.5) vaut là aussi, et la grosse blinde paie deux fois.',
    ],
  ),
  'CT-RO-04': reading(
    [
      'The big blind steps back only where newcomers fill that seat and all of two or more seats between the blinds.',
      'it steps back whenever newcomers sit between the blinds, or never.',
    ],
    [
      'La grosse blinde ne recule que si des nouveaux venus occupent son siège et tous les sièges, deux au moins, entre les blindes.',
      'elle recule dès que des nouveaux venus s’assoient entre les blindes, ou jamais.',
    ],
  ),
  'CT-RO-09': reading(
    [
      'The big blind is the first of the two after the last one; the other has the button, also where neither has paid a big blind yet.',
      'the button goes to the last to have paid a big blind, wherever they sat.',
    ],
    [
      'La grosse blinde est le premier des deux après la dernière ; l’autre a le bouton, même si aucun n’en a encore payé.',
      'le bouton va au dernier à avoir payé une grosse blinde, où que ce fût.',
    ],
  ),
  'CT-RO-10': reading(
    [
      'ROPTA: the player to the right of the dead button deals; where a book names the old dealer, they deal while there and no blind.',
      'the last dealer always deals, or always the player to the right.',
    ],
    [
      'ROPTA : le joueur à droite du bouton mort donne ; où un livre nomme l’ancien donneur, il donne tant qu’il est là sans être de blinde.',
      'le dernier donneur donne toujours, ou toujours le joueur à droite.',
    ],
  ),
  'CT-RO-25': reading(
    [
      'With a wrong number of chips as well, the director rules; a proven error of amount is put right first.',
      'they move with what they have, and nothing is put right.',
    ],
    [
      'Si le montant était faux aussi, le directeur tranche ; un montant prouvé faux se rectifie d’abord.',
      'il se déplace avec ce qu’il a, sans rien rectifier.',
    ],
  ),
  'CT-TF-09': reading(
    ['The first dealer is drawn among the occupied seats.', 'each player is dealt a card, and the best one deals.'],
    ['Le premier donneur se tire parmi les sièges occupés.', 'chacun reçoit une carte, et la plus forte donne.'],
  ),
  'CT-X-01': reading(
    [
      'Between the big blind and the button they are big blind; on the other side they have the button, and nobody waits.',
      'they wait, and one more hand is played between two.',
    ],
    [
      'Entre la grosse blinde et le bouton il est de grosse blinde ; de l’autre côté il a le bouton, et personne n’attend.',
      'il attend, et une main de plus se joue à deux.',
    ],
  ),
  'CT-X-04': reading(
    [
      'Nobody waits if that left fewer than two players, or if all sit between the old blinds; with exactly two the hand is played by them.',
      'the table pauses until the button has passed the newcomers.',
    ],
    [
      'Personne n’attend s’il restait moins de deux joueurs, ou si tous sont entre les anciennes blindes ; à deux exactement, la main se joue entre eux.',
      'la table attend que le bouton ait passé les nouveaux venus.',
    ],
  ),
};
