/**
 * The dealing part of the rulebooks, group by group: the deal, the board, hands that die, the showdown, pots and claims. A setting's key
 * is the path of names to it, such as `flop.noBurn.unknownOrder`, and is the name that the matrix of the five books gives it.
 * Pure. May import: its neighbours.
 */
import type { DefinitionTree } from '../definition.js';
import { board, premature } from './board-errors.js';
import { cards, sa } from './card-counts.js';
import { falseAnnouncement } from './cards-speak.js';
import { claim } from './claims.js';
import { cut, deal, decks, shuffle } from './deck-handling.js';
import { discard } from './discards.js';
import { exposed, fallen } from './exposed-cards.js';
import { flop } from './flop-errors.js';
import { kill } from './killed-hands.js';
import { misdeal } from './misdeals.js';
import { boxed, deadCard, flashed } from './odd-cards.js';
import { phone } from './phones.js';
import { split } from './pots.js';
import { absent, penalised, presence } from './presence.js';
import { control, see } from './seeing.js';
import { show } from './showing.js';
import { hand, level } from './start.js';
import { river, turn } from './turn-river-errors.js';
import { deck, stub, voidHand } from './void-hands.js';

export const dealing = {
  hand,
  level,
  presence,
  absent,
  penalised,
  deal,
  decks,
  shuffle,
  cut,
  deck,
  exposed,
  fallen,
  boxed,
  flashed,
  deadCard,
  misdeal,
  sa,
  cards,
  flop,
  turn,
  river,
  premature,
  board,
  stub,
  void: voidHand,
  kill,
  discard,
  show,
  phone,
  see,
  control,
  falseAnnouncement,
  split,
  claim,
} as const satisfies DefinitionTree;
