/**
 * The dealing part of the rulebooks, group by group: the deal, the board, hands that die, the showdown, pots and claims. A setting's key
 * is the path of names to it, such as `flop.noBurn.unknownOrder`, and is the name that the matrix of the five books gives it.
 *
 * Rows of the matrix, sections 1 to 9, that are no setting, because another one decides them:
 *
 * | row                                                   | decided by                                                             |
 * |-------------------------------------------------------|------------------------------------------------------------------------|
 * | presence.arrivesDuringDeal, .leavesDuringDeal         | presence.cutoff                                                        |
 * | absent.atRedeal                                       | misdeal.replay.absentAtFirstDeal                                       |
 * | absent.blinds                                         | betting's blinds.absentPlayer                                          |
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
 * | sa.nextHand.closesPotClaim                            | claim.award.until, betting's pot.finalAfterGathering                   |
 *
 * A row that is also the beginning of other rows has a name of its own: misdeal.replay.exact, flop.premature.burnKnown,
 * deck.irregular.effect. Added is board.error.othersAfterSA.
 *
 * Rows of the matrix, sections 10 to 20, that are no setting, because another one decides them:
 *
 * | row                                       | decided by                                                                 |
 * |-------------------------------------------|----------------------------------------------------------------------------|
 * | kill.byDealer                             | kill.stillIdentifiable, kill.notIdentifiable                               |
 * | kill.timeExpired.facingBet, .notFacingBet | timeCall.expired.facingBet, .noBet                                         |
 * | fold.how                                  | betting's fold.form                                                        |
 * | discard.duringBetting.identifiable        | fold.takeBack: binding where it is never, else a ruling                    |
 * | discard.touchedMuck                       | fold.takeBack: dead for good where it asks to be clear of the muck         |
 * | discard.mistake.notFacingBet              | fold.whenCheckPossible, fold.bigBlindOnHisOption                           |
 * | discard.misledByFalseAnnouncement         | falseAnnouncement.opponentThrew                                            |
 * | show.toTable.duringPlay.sanction          | exposedHandPenalty                                                         |
 * | show.inTurnWithoutComment                 | exposedHandInTurn                                                          |
 * | showOneShowAll                            | show.toOnePerson, .toLivePlayer, .foldingHeadsUp, winByFold.showOneShowAll |
 * | phone.whileAllIn.handFate                 | phone.whileInHand.handFate, all-in or not                                  |
 * | presence.neededToCallTime                 | timeCall.whoMayAsk                                                         |
 * | pot.allInLimit                            | allIn.maxWin                                                               |
 * | pot.uncalledPartReturned                  | uncalledBet                                                                |
 * | pot.builtWhen                             | gather.when, sidePots                                                      |
 * | pot.eachSeparately, pot.awardOrder        | sidePots                                                                   |
 * | pot.ante.allInWinsWhole                   | ante.winnable.otherAllIn                                                   |
 * | pot.ante.shortBigBlindPaysFirst           | ante.bigBlind.shortOrder                                                   |
 * | pot.ante.bigBlindAllInOnAnte              | ante.winnable.payerAllInOnAnte, ante.anteOnlyBigBlind.callAmount           |
 * | pot.award.checkTogether                   | correction.duty                                                            |
 * | split.oddChip.perPot                      | sidePots                                                                   |
 * | split.shareNeedsBothCards                 | table.playsTheBoard                                                        |
 * | claim.amount.until, pot.completeWhen      | pot.finalAfterGathering; how a pot was shared out: claim.award.until       |
 * | claim.killedTabledWinner.until            | claim.award.until                                                          |
 * | betError.correctableUntil, .exception     | incorrectBet.correctionWindow, .laterPlayers                               |
 *
 * Added to them are kill.touched, kill.throwerSanction, discard.atShowdown.laidInFront, discard.acrossLine, talk.ownHand,
 * presence.leavesLiveHand.sanction and presence.leavesAllIn.sanction: parts of those rows on which a decider needs an answer of its own.
 *
 * Pure. May import: its neighbours.
 */
import type { DefinitionTree } from '../definition.js';
import { allIn } from './all-in-hands.js';
import { board, premature } from './board-errors.js';
import { cards, sa } from './card-counts.js';
import { cardsSpeak, correction, falseAnnouncement } from './cards-speak.js';
import { claim, retroactivity } from './claims.js';
import { cut, deal, decks, shuffle } from './deck-handling.js';
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
  correction,
  winByFold,
  rabbitHunting,
  pot,
  split,
  claim,
  retroactivity,
} as const satisfies DefinitionTree;
