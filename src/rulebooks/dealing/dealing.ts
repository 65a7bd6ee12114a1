/**
 * The dealing part of the rulebooks, group by group: the deal, the board, hands that die, the showdown, pots and claims. A setting whose name
 * would also begin the names of others has a last name of its own: `misdeal.replay.exact`, `flop.premature.burnKnown`, `deck.irregular.effect`.
 */
import type { DefinitionTree } from '../definition.js';
import { allIn } from './all-in-hands.js';
import { board, premature } from './board-errors.js';
import { cards, sa } from './card-counts.js';
import { cardsSpeak, falseAnnouncement } from './cards-speak.js';
import { claim, retroactivity } from './claims.js';
import { cut, deal } from './deck-handling.js';
import { discard, fold } from './discards.js';
import { exposed, fallen } from './exposed-cards.js';
import { flop } from './flop-errors.js';
import { hiddenCards, kill, protect } from './killed-hands.js';
import { leaving } from './leaving.js';
import { misdeal } from './misdeals.js';
import { boxed, deadCard, flashed } from './odd-cards.js';
import { phone } from './phones.js';
import { pot, split } from './pots.js';
import { absent, penalised, presence } from './presence.js';
import { control, see } from './seeing.js';
import { showdown, table } from './showdown.js';
import { folded, readHand, show, showOneShowAll, talk } from './showing.js';
import { hand, level } from './start.js';
import { river, turn } from './turn-river-errors.js';
import { deck, stub, voidHand } from './void-hands.js';
import { rabbitHunting, winByFold } from './win-by-fold.js';

export const dealing = {
  hand,
  level,
  presence: { ...presence, ...leaving },
  absent,
  penalised,
  deal,
  cut,
  deck,
  exposed,
  fallen,
  boxed,
  flashed,
  deadCard,
  misdeal,
  sa,
  cards: { ...cards, ...hiddenCards },
  flop,
  turn,
  river,
  premature,
  board,
  stub,
  void: voidHand,
  protect,
  kill,
  fold,
  discard,
  show,
  showOneShowAll,
  folded,
  talk,
  readHand,
  phone,
  allIn,
  showdown,
  table,
  see,
  control,
  cardsSpeak,
  falseAnnouncement,
  winByFold,
  rabbitHunting,
  pot,
  split,
  claim,
  retroactivity,
} as const satisfies DefinitionTree;
