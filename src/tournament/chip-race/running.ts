/**
 * The race of a table: with the cards that were dealt there or that Tapis draws, or by a threshold without cards. The result that the table
 * reports must be the one that follows from the book (RC 24; TDA 2; RO 3.2; TF §12).
 *
 * Old chips that somebody brings to a table that has raced, or that a correction gives to a player, are changed at par on arrival as far as they go;
 * what is left races there, by the same rule, among those who have such chips.
 */
import { Card } from '../../../events/values.js';
import { articleOf } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { refuseUnlessWhole } from '../bounds.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { type RaceRun, findStackUnit } from '../state/chip-race.js';
import { findPositions } from '../button/hand-positions.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { countSeatsAt } from '../seating/situation.js';
import type { Running, Table } from '../state.js';
import { refuseDuringHand, findTableInPlay } from '../tables.js';
import { refuseFloor } from './announcing.js';
import { DECK_SIZE, RACE_DECK_ALGORITHM, deriveRaceSeed, shuffleDeck } from './deck.js';
import { dealBlocks, type DealtCards, type RaceOutcome } from './race.js';
import { planRace, listRaceArticles, type RacePlan, type RaceTable, runRace } from './table-race.js';

type Run = CommandOf<'RunChipRace'>;

/** At a table without old chips it gives no events, if the command states nothing that its last race did not have. */
export function decideRace(command: Run, running: Running, book: Rulebook): TournamentDecision {
  const table = findTableInPlay(running, command.table);
  if (table.refusal) return table;
  const { runBy } = book.inventory.chipRace;
  const refused =
    refuseSeats(running, command) ??
    (runBy.value === 'director' ? refuseFloor(command.by ?? 'director', runBy) : undefined) ??
    refuseNotAnnounced(running, command);
  if (refused) return refused;
  if (!running.chipRace.oldChips.some((old) => old.table === table.table)) {
    const last = running.chipRace.races.find((race) => race.table === table.table);
    const { newSmallest } = command;
    return isAsRecorded(command, last) ? { events: [] } : refuse('NOTHING_TO_RACE', { table: table.table, newSmallest });
  }
  return (
    refuseDuringHand(running, table) ??
    (table.stacksFrom === 'unknown' ? refuse('COUNT_FIRST', { table: table.table }) : undefined) ??
    findRace(running, table, command, book)
  );
}

/** Whether the value that stays, cards, winners and the first seat, as far as they are stated, are those of the table's last race. */
function isAsRecorded({ newSmallest, cards, winners, rescued, startSeat }: Run, last: RaceRun | undefined): boolean {
  const dealt = (cards ?? []).map(({ seat, cards: own }) => `${seat} ${own.join()}`);
  const recorded = (last?.players ?? []).filter((each) => each.cards.length > 0).map((each) => `${each.seat} ${each.cards.join()}`);
  return (
    (last === undefined || newSmallest === last.newSmallest) &&
    (startSeat === undefined || startSeat === last?.deal?.startSeat || startSeat === findFirstDealt(last)) &&
    (cards === undefined || hasSame(dealt, recorded)) &&
    (winners === undefined || hasSame(winners, last?.winners ?? [])) &&
    (rescued === undefined || hasSame(rescued, last?.rescued ?? []))
  );
}

/** The first seat from the start of the deal on that was dealt a card; undefined without a deal. */
function findFirstDealt(last: RaceRun | undefined): number | undefined {
  const start = last?.deal?.startSeat;
  const dealt = (last?.players ?? []).filter(({ oddChips }) => oddChips > 0).map(({ seat }) => seat);
  return start === undefined ? undefined : (dealt.find((seat) => seat >= start) ?? dealt[0]);
}

function hasSame<Each>(some: readonly Each[], others: readonly Each[]): boolean {
  return some.length === others.length && some.every((each) => others.includes(each));
}

function refuseSeats(running: Running, { table, newDealer, startSeat }: Run): Refused | null {
  const seats = countSeatsAt(running, table);
  return (
    (newDealer === undefined ? null : refuseUnlessWhole('newDealer', newDealer, 1, seats)) ??
    (startSeat === undefined ? null : refuseUnlessWhole('startSeat', startSeat, 1, seats))
  );
}

/** A race goes to the value that was announced, or to a nearer one on the way there. */
function refuseNotAnnounced(running: Running, { table, newSmallest }: Run): Refused | null {
  const { chipUnit, gone } = running.chipRace;
  const unit = findStackUnit(running, table);
  const isOnTheWay = newSmallest > unit && newSmallest % unit === 0 && chipUnit % newSmallest === 0;
  return gone.length > 0 && (newSmallest === chipUnit || isOnTheWay) ? null : refuse('RACE_NOT_ANNOUNCED', { newSmallest, chipUnit });
}

function findRace(running: Running, table: Table, command: Run, book: Rulebook): TournamentDecision {
  const { newSmallest } = command;
  const situation = raceTableOf(running, table, newSmallest, command);
  if ('refusal' in situation) return situation;
  const plan = planRace(situation, book);
  const dealt = dealOf(running, table, command, plan, book);
  if (dealt.refusal) return dealt;
  const outcome = runRace(situation, plan, dealt.cards);
  const refused = refuseStated(command, plan, outcome, book);
  if (refused) return refused;
  const { chipsToAward, winners, rescued, removed: removedValue, issued: issuedValue } = outcome;
  const after = new Map(outcome.stacks.map(({ seat, stack }) => [seat, stack]));
  return {
    events: [
      {
        type: 'ChipRaceRun',
        data: {
          table: table.table,
          removed: situation.removed,
          newSmallest,
          method: plan.rules.method,
          deal: dealt.deal,
          players: plan.stacks.map(({ seat, oddChips }, index) => ({
            seat,
            playerId: table.seats[index]!.playerId,
            before: table.seats[index]!.stack,
            oddChips,
            cards: [...(dealt.cards.find((each) => each.seat === seat)?.cards ?? [])],
            after: after.get(seat)!,
          })),
          chipsToAward,
          winners: [...winners],
          rescued: [...rescued],
          removedValue,
          issuedValue,
          delta: issuedValue - removedValue,
          articles: listRaceArticles(book, plan, rescued),
        },
      },
    ],
  };
}

/** The race that a table would run now, with whom its next hand finds as dealer. */
export function raceTableOf(
  running: Running,
  table: Table,
  newSmallest: number,
  { newDealer, houseDealer }: Pick<Run, 'newDealer' | 'houseDealer'>,
): RaceTable | Refused {
  const dealer = dealerOf(running, table, newDealer);
  if (typeof dealer !== 'number') return dealer;
  return {
    removed: findStackUnit(running, table.table),
    newSmallest,
    stacks: table.seats,
    size: countSeatsAt(running, table.table),
    houseDealer: houseDealer === true,
    newDealer: dealer,
  };
}

/**
 * Who deals the next hand: as stated, or by rule; a player alone at their table deals. Before a table's first button is known there is no dealer:
 * the last seat stands in for one, so that what begins on the dealer's left begins at seat 1.
 */
function dealerOf(running: Running, table: Table, newDealer: number | undefined): number | Refused {
  if (newDealer !== undefined) return newDealer;
  if (table.seats.length < 2) return table.seats[0]?.seat ?? 1;
  if (table.positions === null && table.firstButton === null) return countSeatsAt(running, table.table);
  const positions = findPositions(running, table, undefined);
  return positions.refusal ? positions : positions.data.dealer;
}

type Dealt = { readonly cards: readonly DealtCards[]; readonly deal: RaceRun['deal']; readonly refusal?: undefined } | Refused;

/** The cards as they were typed in, or drawn; none where nobody has odd chips or the book deals none. */
function dealOf(running: Running, table: Table, { cards, startSeat, newSmallest }: Run, plan: RacePlan, book: Rulebook): Dealt {
  const { chipRace } = book.inventory;
  if (plan.startSeat === null) {
    return cards === undefined || cards.length === 0
      ? { cards: [], deal: null }
      : refuse('RACE_WITHOUT_CARDS', {}, articleOf(chipRace.method));
  }
  const { order, oddChips } = plan;
  if (startSeat !== undefined && startSeat !== plan.startSeat && startSeat !== order[0]) {
    return refuse('WRONG_START_SEAT', { startSeat, expected: plan.startSeat }, articleOf(chipRace.startSeat));
  }
  if (oddChips > DECK_SIZE) {
    return refuse('TOO_MANY_ODD_CHIPS', { table: table.table, oddChips, cards: DECK_SIZE }, articleOf(chipRace.cardsPerChip));
  }
  if (cards !== undefined) {
    return refuseCards(cards, plan, articleOf(chipRace.cardsPerChip)) ?? { cards, deal: { kind: 'typed', startSeat: plan.startSeat } };
  }
  if (oddChips === 0) return { cards: [], deal: null };
  const seed = deriveRaceSeed(running, table, newSmallest);
  const deal = { kind: 'drawn' as const, startSeat: plan.startSeat, algorithm: RACE_DECK_ALGORITHM, seed };
  return { cards: dealBlocks(plan.stacks, plan.startSeat, shuffleDeck(seed)), deal };
}

/** Each player was dealt a card for each of their odd chips, and no card came twice. */
export function refuseCards(cards: readonly DealtCards[], { stacks }: RacePlan, article: string | null): Refused | null {
  const stranger = cards.find(
    ({ seat }, index) => !stacks.some((stack) => stack.seat === seat) || cards.findIndex((each) => each.seat === seat) < index,
  );
  if (stranger !== undefined)
    return refuse('WRONG_CARD_COUNT', { seat: stranger.seat, cards: stranger.cards.length, oddChips: 0 }, article);
  for (const { seat, oddChips } of stacks) {
    const dealt = cards.find((each) => each.seat === seat)?.cards.length ?? 0;
    if (dealt !== oddChips) return refuse('WRONG_CARD_COUNT', { seat, cards: dealt, oddChips }, article);
  }
  const all = cards.flatMap(({ cards: own }) => own);
  const wrong = all.find((card, index) => !Card.safeParse(card).success || all.indexOf(card) < index);
  return wrong === undefined ? null : refuse('NOT_A_RACE_CARD', { card: wrong });
}

/** Refuses a reported result that is not the one of the book. */
export function refuseStated(
  { winners, rescued }: Pick<Run, 'winners' | 'rescued'>,
  { stacks }: RacePlan,
  outcome: RaceOutcome,
  { inventory: { chipRace } }: Rulebook,
): Refused | null {
  if (winners !== undefined) {
    const twice = winners.find((seat, index) => winners.indexOf(seat) < index);
    if (twice !== undefined) return refuse('MORE_THAN_ONE_CHIP', { seat: twice }, articleOf(chipRace.maxPerPlayer));
    const { chipsToAward: expected } = outcome;
    if (winners.length !== expected)
      return refuse('WRONG_AWARD_COUNT', { awarded: winners.length, expected }, articleOf(chipRace.rounding));
    if (!winners.every((seat) => outcome.winners.includes(seat))) {
      const deciding = stacks.length > 0 && chipRace.method.value === 'threshold' ? chipRace.rounding : chipRace.winners;
      return refuse('WRONG_WINNERS', { winners: [...winners], expected: [...outcome.winners] }, articleOf(deciding));
    }
  }
  if (rescued === undefined) return null;
  const article = articleOf(chipRace.noElimination);
  const out = outcome.rescued.find((seat) => !rescued.includes(seat));
  if (out !== undefined) return refuse('PLAYER_RACED_OUT', { seat: out }, article);
  const spared = rescued.find((seat) => !outcome.rescued.includes(seat));
  return spared === undefined ? null : refuse('NOT_RACED_OUT', { seat: spared }, article);
}
