/**
 * How unclear or contradictory passages on the board, the deck and cancelled hands are read.
 */
import { reading } from './reading.js';

export const board = {
  'CD-ALL-02': reading(
    ['The table says whether the order is known; one objection makes it unknown.', 'the dealer says so, or the director.'],
    ['La table dit si l’ordre est connu ; une seule objection le rend inconnu.', 'c’est au donneur de le dire, ou au directeur.'],
  ),
  'CD-RC-07': reading(
    [
      'Four cards are shuffled and one is drawn, whether or not their order is known.',
      'the last is the burn when it is known, as elsewhere.',
    ],
    [
      'Les quatre cartes sont mélangées et l’une est tirée, que leur ordre soit connu ou non.',
      'la dernière est brûlée si on la connaît, comme ailleurs.',
    ],
  ),
  'CD-RC-08': reading(
    [
      'A premature turn follows RC 39-B; flop and river follow the procedure that RC 39-A names and does not print.',
      'the turn follows that procedure too, and the river becomes the turn.',
    ],
    [
      'Une turn prématurée suit RC 39-B ; flop et river suivent la procédure que RC 39-A nomme sans l’imprimer.',
      'la turn la suit aussi, et la river devient turn.',
    ],
  ),
  'CD-RC-09': reading(
    ['After substantial action boxed cards cancel nothing (end of RC 35).', 'two of them still cancel the hand, as in RO 5.3.'],
    [
      'Après une action substantielle, des cartes à l’envers n’annulent rien (fin de RC 35).',
      'deux d’entre elles annulent encore la main, comme RO 5.3.',
    ],
  ),
  'CD-MO-02': reading(
    ['Reshuffled means with the stub: each case then ends as a right flop does.', 'the cards are shuffled among themselves, as in RO 7.3.'],
    [
      'Remélangé veut dire avec le paquet : chaque cas finit alors comme un flop régulier.',
      'les cartes se mélangent entre elles, comme RO 7.3.',
    ],
  ),
  'CD-RO-05': reading(
    ['Boxed cards cancel a hand only while betting is possible (RO 5.3).', 'they always do (RO 7.8).'],
    ['Des cartes à l’envers n’annulent une main que tant qu’on peut miser (RO 5.3).', 'elles l’annulent toujours (RO 7.8).'],
  ),
  'CD-RO-06': reading(
    [
      'After folds that it did not influence, an irregular deck means a share (RO 7.8); otherwise chips come back.',
      'chips always come back (RO 5.4).',
    ],
    [
      'Après des abandons qu’il n’a pas influencés, un paquet irrégulier mène au partage (RO 7.8) ; sinon les jetons reviennent.',
      'les jetons reviennent toujours (RO 5.4).',
    ],
  ),
  'CD-RO-07': reading(
    [
      'A stub shown or dropped is shared after folds (RO 7.6), cancelled without any (RO 7.8).',
      'it is always shared, or always cancelled.',
    ],
    [
      'Un paquet dévoilé ou tombé mène au partage après des abandons (RO 7.6), à l’annulation sans abandon (RO 7.8).',
      'il mène toujours au partage, ou toujours à l’annulation.',
    ],
  ),
  'CD-RO-08': reading(
    [
      'What skipped players do never saves a premature card; substantial action on it does, where a book knows that for the board.',
      'either nothing saves it, or anything does.',
    ],
    [
      'Les actes des oubliés ne sauvent jamais une carte prématurée ; une action substantielle sur elle le fait, là où un livre la connaît pour le tableau.',
      'ou rien ne la sauve, ou tout la sauve.',
    ],
  ),
  'CD-RO-09': reading(
    ['RO 7.3 and RO 7.4 say what is burned; RO 7.2 holds for the rest.', 'nothing is ever burned again (RO 7.2).'],
    ['RO 7.3 et RO 7.4 disent ce qui est brûlé ; RO 7.2 vaut pour le reste.', 'on ne rebrûle jamais (RO 7.2).'],
  ),
  'CD-RO-21': reading(
    ['All five cards are shuffled among themselves, as after two burns.', 'they go back into the stub.'],
    ['Les cinq cartes se mélangent entre elles, comme après deux brûlées.', 'elles retournent au paquet.'],
  ),
  'CD-RO-28': reading(
    ['Only bets before the faulty round are kept, so those of that round come back.', 'they stand as well.'],
    ['Seules les mises d’avant le tour fautif sont gardées : celles de ce tour reviennent.', 'elles valent aussi.'],
  ),
};
