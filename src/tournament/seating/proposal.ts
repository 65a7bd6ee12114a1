/**
 * What the book proposes at a moment, as the events of moves carry it beside what was done.
 */
import type { Citation, Reason } from '../../../events/judging.js';
import type { PlayerId } from '../../../events/ids.js';
import type { MoveWaitsFor, SeatingProposal } from '../../../events/tournament-seating.js';
import type { Place } from '../../../events/values.js';
import { type Running, seatOf } from '../state.js';
import { isDealtIn } from '../tables/seat-checks.js';
import { findBalancingMove, makePlan, type SeatingPlan, type SpareTables } from './plan.js';
import { floorRulesOf, readFloorSituation } from './situation.js';

/** Why somebody moves, or nobody, as the key of a sentence. */
export type SeatingReasonKey =
  /** `difference`, `trigger`. */
  | 'noMoveDue'
  /** As `noMoveDue`, with `players`, `tables`: how many are open, `needed`: how many would hold them. Late players are admitted. */
  | 'tablesKeptForLate'
  /** As before, with `expected`: registered players who are still to come. */
  | 'tablesKeptForExpected'
  /** As before: a break was taken back. */
  | 'tablesKeptReopened'
  /** `players`, `size`: of the final table, for which the last two tables wait. */
  | 'lastTwoTables'
  /** As before: it is formed once late entry is closed. */
  | 'finalTableWaits'
  /** `players`: of a tournament that plays at one table. */
  | 'oneTable'
  /** `fromTable`, `fromPlayers`, `fromSeat`, `toTable`, `toPlayers`, `toSeat`, `trigger`. */
  | 'balancing'
  /** As `balancing`: only the seat that the last big blind left is free. */
  | 'balancingOntoSmallBlind'
  /** `table`, `players`, `tables`: how many tables hold them. */
  | 'tableBreakDue'
  /** As before, with the numbers of all `breaks` in one text. */
  | 'tableBreaksDue'
  /** `players`, `size`. */
  | 'finalTableDue'
  /** As before, while late players are still admitted. */
  | 'finalTableDueDoorsOpen'
  /** `table`, `toTable`, `toSeat`: a ticket was drawn for the player. */
  | 'tableBrokenDrawn'
  /** As before: the table with the fewest players, there the first free seat anticlockwise from the button. */
  | 'tableBrokenFromButton'
  /** As before: the table with the fewest players, there the free seat that comes to the big blind soonest. */
  | 'tableBrokenByBigBlind'
  /** As before: the director has the player sit there. */
  | 'tableBrokenByDirector';

export type SeatingReason = Reason & { readonly key: SeatingReasonKey };

export function reasonOf(plan: SeatingPlan, openTables: number): SeatingReason {
  const { balance, players } = plan;
  switch (plan.due) {
    case 'nothing':
      return openTables < 2 ? { key: 'oneTable', parameters: { players } } : whyNothing(plan, openTables);
    case 'balance': {
      const { from, to, fromPlayers, toPlayers, ontoSmallBlind } = plan.move;
      return {
        key: ontoSmallBlind ? 'balancingOntoSmallBlind' : 'balancing',
        parameters: {
          fromTable: from.table,
          fromPlayers,
          fromSeat: from.seat,
          toTable: to.table,
          toPlayers,
          toSeat: to.seat,
          trigger: balance.trigger,
        },
      };
    }
    case 'tableBreak':
      return plan.breaks.length === 1
        ? { key: 'tableBreakDue', parameters: { table: plan.table, players, tables: openTables - 1 } }
        : {
            key: 'tableBreaksDue',
            parameters: { breaks: plan.breaks.map(({ table }) => table).join(', '), players, tables: openTables - plan.breaks.length },
          };
    case 'finalTable':
      return { key: plan.doorsOpen ? 'finalTableDueDoorsOpen' : 'finalTableDue', parameters: { players, size: plan.size } };
  }
}

const keptBecause: Readonly<Record<SpareTables['because'], SeatingReasonKey>> = {
  late: 'tablesKeptForLate',
  expected: 'tablesKeptForExpected',
  reopened: 'tablesKeptReopened',
  lastTwo: 'lastTwoTables',
  waits: 'finalTableWaits',
};

/** Why nobody moves, and why tables stay that the players do not need. */
function whyNothing({ balance, players, spare }: Extract<SeatingPlan, { due: 'nothing' }>, tables: number): SeatingReason {
  const { difference, trigger } = balance;
  if (spare === null) return { key: 'noMoveDue', parameters: { difference, trigger } };
  const { because, needed, size, expected } = spare;
  return { key: keptBecause[because], parameters: { difference, trigger, players, tables, needed, size, expected } };
}

/** The rules that decided what is due, the weightiest first. */
export function planArticlesOf(plan: SeatingPlan): SeatingProposal['articles'] {
  switch (plan.due) {
    case 'nothing':
      return [...plan.balance.articles, ...(plan.spare?.articles ?? []).filter((cited) => !isCited(plan.balance, cited))];
    case 'balance': {
      const more = plan.move.articles.filter((cited) => !isCited(plan.balance, cited));
      return [...plan.balance.articles, ...more];
    }
    default:
      return [...plan.articles];
  }
}

function isCited({ articles }: SeatingPlan['balance'], { article }: Citation): boolean {
  return articles.some((each) => each.article === article);
}

/** What is due now, with the players who are on their way where they go. */
export function makeCurrentPlan(running: Running): SeatingPlan {
  const rules = floorRulesOf(running.settings);
  return makePlan(readFloorSituation(running, rules), rules);
}

/** What a player has to wait for before they can leave their table; null for nothing, and for nobody. */
export function findWait({ tables }: Running, playerId: PlayerId | null): MoveWaitsFor | null {
  const found = playerId === null ? undefined : seatOf(tables, playerId);
  if (found === undefined) return null;
  if (isDealtIn(found.table, found.seated)) return 'hand';
  return found.table.stacksFrom === 'unknown' ? 'count' : null;
}

/** Who sits at a place; null for nobody. */
export function findPlayer({ tables }: Running, { table, seat }: Place): PlayerId | null {
  return tables[table - 1]?.seats.find((seated) => seated.seat === seat)?.playerId ?? null;
}

/** The proposal beside which a player goes to a seat. @param first what is due now */
export function makeProposalBeside(running: Running, playerId: PlayerId, to: Place, first = makeCurrentPlan(running)): SeatingProposal {
  const openTables = running.tables.filter(({ broken }) => !broken).length;
  const proposed = findBalancingMove(first);
  const mover = proposed === null ? null : findPlayer(running, proposed.from);
  const move = proposed === null || mover === null ? null : { playerId: mover, from: { ...proposed.from }, to: { ...proposed.to } };
  const followed = move?.playerId === playerId && move.to.table === to.table && move.to.seat === to.seat;
  // A move that the book proposes balances tables, also while others are to be broken.
  const plan: SeatingPlan = followed && proposed !== null ? { ...first, due: 'balance', move: proposed } : first;
  return { due: plan.due, move, followed, why: reasonOf(plan, openTables), articles: planArticlesOf(plan) };
}
