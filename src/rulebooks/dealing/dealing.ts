/**
 * The dealing part of the rulebooks, group by group: the deal, the board, hands that die, the showdown, pots and claims. A setting's key
 * is the path of names to it, such as `flop.noBurn.unknownOrder`, and is the name that the matrix of the five books gives it.
 *
 * Rows of the matrix that are no setting, because another one decides them:
 *
 * | row                                                   | decided by                                                             |
 * |-------------------------------------------------------|------------------------------------------------------------------------|
 * | presence.arrivesDuringDeal, .leavesDuringDeal         | presence.cutoff                                                        |
 * | absent.atRedeal                                       | misdeal.replay.absentAtFirstDeal                                       |
 * | exposed.byDealer.firstTwoCards, .secondExposure       | misdeal.cause.firstTwoExposed, .twoExposed                             |
 * | boxed.twoInInitialDeal                                | misdeal.cause.twoBoxed                                                 |
 * | misdeal.cause.buttonShort                             | cards.button.oneMissing.completed, cards.button.twoMissing             |
 * | cards.smallBlind.oneExtra                             | misdeal.cause.smallBlindOneExtra                                       |
 * | cards.other.wrongCount.beforeSA                       | misdeal.cause.wrongCount.player                                        |
 * | sa.definition and its examples, sa.postedBlindsCount  | betting's substantialAction, for a misdeal with misdeal.deadline       |
 * | sa.mustBeInTurn                                       | nothing: acts follow each other as they were accepted                  |
 * | sa.stops.misdeal                                      | misdeal.deadline                                                       |
 * | sa.stops.boardError                                   | board.error.afterSA for a premature card, .othersAfterSA for the rest  |
 * | sa.stops.wrongLevel                                   | hand.startedOnWrongLevel                                               |
 * | sa.stops.skippedPlayer, .misreadAction                | betting's skipped and misreadByDealer.afterSubstantialAction           |
 * | sa.nextHand.closesPotClaim                            | claim.award.until, claim.amount.until                                  |
 *
 * A row that is also the beginning of other rows has a name of its own: misdeal.replay.exact, flop.premature.burnKnown,
 * deck.irregular.effect. Added is board.error.othersAfterSA.
 *
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
