/**
 * Players who went out at the same time: in one round of hand-for-hand, or because the director says so. They are placed with one
 * another, whether or not they were out before (RO 1.10, 2.7; MO 9.10; TF §10 b10).
 * Pure. May import: `events/`, `rulebooks/`, its neighbours.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { cite } from '../../rulebooks/citing.js';
import { refuseUnlessChips } from '../bounds.js';
import { countOfTheLast } from '../chips/counts.js';
import type { CommandOf } from '../commands.js';
import { articleOn, inPlay } from '../phase.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { type Elimination, outOf, type Running, type SeatedPlayer, seatOf, type Table, type TournamentState } from '../state.js';
import { paidPlaces } from '../prizes/pot.js';
import { refuseDuringHand } from '../tables.js';
import { qualifiersOf } from './end.js';
import { bustOf, momentsOf } from './places.js';
import { acrossTables, type Bust, type Placed, placesDown, rankTogether } from './together.js';

type Command = CommandOf<'EliminatePlayers'>;
type Named = Command['players'][number];

/** A player who still sits somewhere, and goes out now. */
interface Leaver {
  readonly table: Table;
  readonly seated: SeatedPlayer;
}

export function decideSimultaneous(command: Command, state: TournamentState): TournamentDecision {
  const running = inPlay(state);
  if (running.refusal) return running;
  const { players } = command;
  const refused = firstRepeated(players) ?? firstUnbounded(players);
  if (refused) return refused;
  const leavers: Leaver[] = [];
  for (const named of players) {
    const found = seatOf(running.tables, named.playerId);
    if (found !== undefined) leavers.push(found);
    else if (outOf(running, named.playerId) === undefined) return refuse('UNKNOWN_PLAYER', { playerId: named.playerId });
  }
  const stuck = firstStuck(running, leavers);
  if (stuck) return stuck;
  const moments = momentsTogether(running, players, leavers.length > 0);
  if (moments.refusal) return moments;
  return placedTogether(running, command, leavers, moments.eliminations);
}

/** Who is out already of those who went out together, with all who went out in the same hand: they stand side by side among the places. */
function momentsTogether(
  { eliminations }: Running,
  players: readonly Named[],
  andNow: boolean,
): { readonly eliminations: readonly Elimination[]; readonly refusal?: undefined } | Refused {
  const moments = momentsOf(eliminations);
  const named = (moment: readonly Elimination[]): boolean =>
    moment.some(({ playerId }) => players.some((player) => player.playerId === playerId));
  const first = moments.findIndex(named);
  if (first < 0) return { eliminations: [] };
  const together = moments.slice(first, andNow ? undefined : moments.findLastIndex(named) + 1);
  const other = together.find((moment) => !named(moment) || moment.some(({ cause }) => cause !== 'chips'));
  if (other !== undefined)
    return refuse('NOT_SIMULTANEOUS', { playerId: (other.find(({ cause }) => cause !== 'chips') ?? other[0]!).playerId });
  return { eliminations: together.flat() };
}

function placedTogether(
  running: Running,
  { players, bubble: told }: Command,
  leavers: readonly Leaver[],
  out: readonly Elimination[],
): TournamentDecision {
  const stackOf = (playerId: PlayerId): number | undefined => players.find((named) => named.playerId === playerId)?.stack;
  const wrong = out.find(({ playerId, handId, stackBefore }) => handId !== null && (stackOf(playerId) ?? stackBefore) !== stackBefore);
  if (wrong !== undefined) {
    const { playerId, from, stackBefore } = wrong;
    return refuse('CHIP_COUNT_MISMATCH', { table: from.table, expected: stackBefore, counted: stackOf(playerId) ?? 0 });
  }
  const busts: Bust[] = [
    ...out.map(bustOf).map((bust) => ({ ...bust, stack: stackOf(bust.playerId) ?? bust.stack })),
    ...leavers.map(({ table, seated }) => ({ ...seated, table: table.table, stack: stackOf(seated.playerId) ?? seated.stack })),
  ];
  // The worst place that they take: below those who were left when they went.
  const best = out.length > 0 ? out.at(-1)!.place - leavers.length : running.playersLeft - leavers.length + 1;
  const worst = best + busts.length - 1;
  const paid = qualifiersOf(running.settings) ?? paidPlaces(running);
  const bubble = told ?? (paid !== undefined && best <= paid && paid < worst);
  const { event: together, placed } = togetherEvent(running, busts, worst, bubble);
  const events = [...corrected(out, placed), ...eliminated(leavers, placed, busts)];
  if (events.length === 0 && isOneMoment(out, busts, bubble)) return { events: [] };
  return { events: [...events, together] };
}

/** Whether the last paid place is one of those that a group covers, but not the last of them. */
function sharesPlace(placed: readonly Placed[], group: readonly Bust[], paid: number | undefined): boolean {
  const place = placed.find(({ playerId }) => playerId === group[0]!.playerId)!.place;
  return paid !== undefined && place <= paid && paid < place + group.length - 1;
}

function isOneMoment(out: readonly Elimination[], busts: readonly Bust[], bubble: boolean): boolean {
  const [first] = out;
  return out.every(
    (each) =>
      each.batch === first?.batch &&
      each.bubble === bubble &&
      busts.some((bust) => bust.playerId === each.playerId && bust.stack === each.stackBefore),
  );
}

/** What is told of players who went out together, and their places. @param worst the worst place that they take */
export function togetherEvent(
  running: Running,
  busts: readonly Bust[],
  worst: number,
  bubble: boolean,
): { readonly event: TournamentEvent; readonly placed: readonly Placed[] } {
  const book = rulebookFor(running.settings.rulebook)!;
  const paid = qualifiersOf(running.settings) ?? paidPlaces(running);
  const across = acrossTables(book, bubble);
  const groups = rankTogether(busts, across.value).toReversed();
  const placed = placesDown(groups, worst);
  const shared = groups.find((group) => sharesPlace(placed, group, paid));
  const { sameTable, sameTableEqualStacks } = book.floor.ranking;
  const severalTables = new Set(busts.map(({ table }) => table)).size > 1;
  const event: TournamentEvent = {
    type: 'EliminatedTogether',
    data: {
      players: groups.flat().map(({ playerId, table, stack }) => ({ playerId, table, stack })),
      bubble,
      sharedPrize: shared === undefined || paid === undefined ? null : { place: paid, players: shared.map(({ playerId }) => playerId) },
      articles: severalTables ? cite(across) : cite(sameTable, ...(groups.length < busts.length ? [sameTableEqualStacks] : [])),
    },
  };
  return { event, placed };
}

function corrected(out: readonly Elimination[], placed: readonly Placed[]): TournamentEvent[] {
  return out.flatMap((was): TournamentEvent[] => {
    const { playerId, place, tied } = placed.find((each) => each.playerId === was.playerId)!;
    return place === was.place && tied === was.tied ? [] : [{ type: 'PlaceCorrected', data: { playerId, place, tied } }];
  });
}

/** The worst place first; where one player is left with the chips of his table, they are known. */
function eliminated(leavers: readonly Leaver[], placed: readonly Placed[], busts: readonly Bust[]): TournamentEvent[] {
  const events = placed.flatMap(({ playerId, place, tied }): TournamentEvent[] => {
    const leaver = leavers.find(({ seated }) => seated.playerId === playerId);
    if (leaver === undefined) return [];
    const from = { table: leaver.table.table, seat: leaver.seated.seat };
    const stackBefore = busts.find((bust) => bust.playerId === playerId)!.stack;
    return [{ type: 'PlayerEliminated', data: { playerId, from, place, tied, handId: null, stackBefore } }];
  });
  const tables = [...Map.groupBy(leavers, ({ table }) => table)];
  return [
    ...events,
    ...tables.flatMap(([table, gone]) => {
      const left = table.seats.filter((seated) => !gone.some((each) => each.seated === seated));
      return countOfTheLast(table.table, left, table.chips);
    }),
  ];
}

/** Who can't go out: a hand runs at his table, or his chips are known and somebody has to have them. */
function firstStuck(running: Running, leavers: readonly Leaver[]): Refused | undefined {
  for (const { table, seated } of leavers) {
    const inHand = refuseDuringHand(running, table);
    if (inHand) return inHand;
    const everybody = table.seats.every((each) => leavers.some((leaver) => leaver.seated === each));
    if (table.stacksFrom === 'hand' || everybody) {
      return refuse('STILL_HAS_CHIPS', { playerId: seated.playerId, stack: seated.stack }, articleOn('elimination', running.settings));
    }
  }
  return undefined;
}

function firstRepeated(players: readonly Named[]): Refused | undefined {
  const repeated = players.find(({ playerId }, at) => players.findIndex((other) => other.playerId === playerId) < at);
  return repeated === undefined ? undefined : refuse('PLAYER_REPEATED', { playerId: repeated.playerId });
}

function firstUnbounded(players: readonly Named[]): Refused | undefined {
  for (const { stack } of players) {
    const refused = stack === undefined ? undefined : refuseUnlessChips('stack', stack);
    if (refused) return refused;
  }
  return undefined;
}
