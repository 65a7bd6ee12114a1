/**
 * Players who went out at the same time: in one round of hand-for-hand, or because the director says so. They are placed with one
 * another, whether or not they were out before (RO 1.10, 2.7; MO 9.10; TF §10 b10).
 */
import { bookOf } from '../book.js';
import type { PlayerId } from '../../../events/ids.js';
import type { EliminationOrder } from '../../../events/tournament-places.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import { refuseUnlessChips } from '../bounds.js';
import { countLastPlayer } from '../chips/counts.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { type Elimination, outOf, type Running, type SeatedPlayer, seatOf, type Table } from '../state.js';
import { countWinningPlaces } from '../prizes/pot.js';
import { refuseAbsentee } from '../tables/seat-checks.js';
import { refuseDuringHand } from '../tables.js';
import { makeBust, groupByMoment, makePlaceEvents } from '../places/places.js';
import { markEstimated } from '../places/elimination.js';
import { wereStacksKnown } from '../places/known-before.js';
import {
  readAcrossTables,
  type Bust,
  type Placed,
  assignPlaces,
  listRankedByStack,
  rankByOrder,
  rankTogether,
} from '../places/together.js';

type Command = CommandOf<'EliminatePlayers'>;
type Named = Command['players'][number];
/** What is known of a moment beside the chips. `found`: who was reported one by one is together by the record. */
interface Told {
  readonly reason?: string | undefined;
  readonly order?: EliminationOrder | undefined;
  readonly found?: 'sameHand';
}
type TogetherEvent = Extract<TournamentEvent, { type: 'EliminatedTogether' }>;

/** A player who still sits somewhere, and goes out now. */
interface Leaver {
  readonly table: Table;
  readonly seated: SeatedPlayer;
}

export function decideSimultaneous(command: Command, running: Running): TournamentDecision {
  const { players } = command;
  const refused = findRepeated(players) ?? findUnbounded(players);
  if (refused) return refused;
  const leavers: Leaver[] = [];
  for (const named of players) {
    const found = seatOf(running.tables, named.playerId);
    if (found !== undefined) leavers.push(found);
    else if (outOf(running, named.playerId) === undefined) return refuseAbsentee(running, named);
  }
  const stuck = findStuck(running, leavers);
  if (stuck) return stuck;
  const moments = listMoments(running, players, leavers.length > 0);
  if (moments.refusal) return moments;
  const unnamed = moments.eliminations.find(({ playerId }) => !players.some((named) => named.playerId === playerId));
  // Who went out in one typed hand with somebody who is named is none of an order.
  if (command.order !== undefined && unnamed !== undefined) return refuse('NOT_SIMULTANEOUS', { playerId: unnamed.playerId });
  return placeTogether(running, command, leavers, moments.eliminations);
}

/** Who is out already of those who went out together, with all who went out in the same hand: they stand side by side among the places. */
function listMoments(
  { eliminations }: Running,
  players: readonly Named[],
  andNow: boolean,
): { readonly eliminations: readonly Elimination[]; readonly refusal?: undefined } | Refused {
  const moments = groupByMoment(eliminations);
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

function placeTogether(
  running: Running,
  { players, bubble: told, reason, order }: Command,
  leavers: readonly Leaver[],
  out: readonly Elimination[],
): TournamentDecision {
  const stackOf = (playerId: PlayerId): number | undefined => players.find((named) => named.playerId === playerId)?.stack;
  const wrong = out.find(({ playerId, handId, stackBefore }) => handId !== null && (stackOf(playerId) ?? stackBefore) !== stackBefore);
  if (wrong !== undefined) {
    const { playerId, from, stackBefore } = wrong;
    return refuse('CHIP_COUNT_MISMATCH', { table: from.table, expected: stackBefore, counted: stackOf(playerId) ?? 0 });
  }
  const named = (playerId: PlayerId): number => players.findIndex((player) => player.playerId === playerId);
  const busts = [
    ...out.map((each) => readOut(each, stackOf(each.playerId))),
    ...leavers.map((leaver) => readLeaver(running, leaver, stackOf(leaver.seated.playerId))),
  ].toSorted((one, other) => (order === undefined ? 0 : named(one.playerId) - named(other.playerId)));
  // The worst place that they take: below those who were left when they went.
  const best = out.length > 0 ? out.at(-1)!.place - leavers.length : running.playersLeft - leavers.length + 1;
  const worst = best + busts.length - 1;
  const paid = countWinningPlaces(running);
  const bubble = told ?? (paid !== undefined && best <= paid && paid < worst);
  const across = readAcrossTables(bookOf(running.settings), bubble);
  const unknown = order === undefined ? listRankedByStack(busts, across.value).filter(({ estimated }) => estimated) : [];
  if (unknown.length > 0) {
    const { table } = unknown[0]!;
    return refuse('COUNT_FIRST', { table, players: unknown.filter((each) => each.table === table).map(({ playerId }) => playerId) });
  }
  const { event: together, placed } = makeTogetherEvent(running, busts, worst, bubble, { reason, order });
  const events = [
    ...makePlaceEvents(out, placed, { cause: 'together', handId: null, reason: reason ?? null, articles: together.data.articles }),
    ...makeEliminated(leavers, placed, busts),
  ];
  if (events.length === 0 && isOneMoment(out, busts, bubble)) return { events: [] };
  return { events: [...events, together] };
}

interface PlacedBust extends Bust {
  /** Nobody knows the stack. */
  readonly estimated: boolean;
}

function readOut(out: Elimination, stack: number | undefined): PlacedBust {
  const bust = makeBust(out);
  return { ...bust, stack: stack ?? bust.stack, estimated: stack === undefined && out.estimated };
}

function readLeaver(running: Running, { table, seated: { playerId, stack: last } }: Leaver, stack: number | undefined): PlacedBust {
  return { playerId, table: table.table, stack: stack ?? last, estimated: stack === undefined && !wereStacksKnown(running, table) };
}

/** Whether the last paid place is one of those that a group covers, but not the last of them. */
function isPlaceShared(placed: readonly Placed[], group: readonly Bust[], paid: number | undefined): boolean {
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

/** The event for players who went out together, and their places. @param worst the worst place that they take @param said how it was found, and their order */
export function makeTogetherEvent(
  running: Running,
  busts: readonly Bust[],
  worst: number,
  bubble: boolean,
  { reason, order, found }: Told = {},
): { readonly event: TogetherEvent; readonly placed: readonly Placed[] } {
  const book = bookOf(running.settings);
  const paid = countWinningPlaces(running);
  const across = readAcrossTables(book, bubble);
  const groups = (order === undefined ? rankTogether(busts, across.value) : rankByOrder(busts, order)).toReversed();
  const placed = assignPlaces(groups, worst);
  const shared = groups.find((group) => isPlaceShared(placed, group, paid));
  const { sameTable, sameTableEqualStacks } = book.floor.ranking;
  const severalTables = new Set(busts.map(({ table }) => table)).size > 1;
  const event: TogetherEvent = {
    type: 'EliminatedTogether',
    data: {
      players: groups.flat().map(({ playerId, table, stack }) => ({ playerId, table, stack })),
      bubble,
      sharedPrize: shared === undefined || paid === undefined ? null : { place: paid, players: shared.map(({ playerId }) => playerId) },
      ...(reason === undefined ? {} : { reason }),
      ...(found === undefined ? {} : { found }),
      ...(order === undefined ? {} : { order }),
      articles:
        order !== undefined
          ? []
          : severalTables
            ? cite(across)
            : cite(sameTable, ...(groups.length < busts.length ? [sameTableEqualStacks] : [])),
    },
  };
  return { event, placed };
}

/** The worst place first; where one player is left with all chips of their table, the stack is known. */
function makeEliminated(leavers: readonly Leaver[], placed: readonly Placed[], busts: readonly PlacedBust[]): TournamentEvent[] {
  const events = placed.flatMap(({ playerId, place, tied }): TournamentEvent[] => {
    const leaver = leavers.find(({ seated }) => seated.playerId === playerId);
    if (leaver === undefined) return [];
    const from = { table: leaver.table.table, seat: leaver.seated.seat };
    const { stack: stackBefore, estimated } = busts.find((bust) => bust.playerId === playerId)!;
    return [{ type: 'PlayerEliminated', data: { playerId, from, place, tied, handId: null, stackBefore, ...markEstimated(estimated) } }];
  });
  const tables = [...Map.groupBy(leavers, ({ table }) => table)];
  return [
    ...events,
    ...tables.flatMap(([table, gone]) => {
      const left = table.seats.filter((seated) => !gone.some((each) => each.seated === seated));
      return countLastPlayer(table.table, left, table.chips);
    }),
  ];
}

/** Finds a player who can't go out: a hand runs at their table, or their chips are known and somebody has to have them. */
function findStuck(running: Running, leavers: readonly Leaver[]): Refused | null {
  for (const { table, seated } of leavers) {
    const inHand = refuseDuringHand(running, table);
    if (inHand) return inHand;
    const everybody = table.seats.every((each) => leavers.some((leaver) => leaver.seated === each));
    if (table.stacksFrom === 'hand' || everybody) {
      return refuse(
        'STILL_HAS_CHIPS',
        { playerId: seated.playerId, stack: seated.stack },
        articleOf(bookOf(running.settings).floor.elimination.when),
      );
    }
  }
  return null;
}

function findRepeated(players: readonly Named[]): Refused | null {
  const repeated = players.find(({ playerId }, at) => players.findIndex((other) => other.playerId === playerId) < at);
  return repeated === undefined ? null : refuse('PLAYER_REPEATED', { playerId: repeated.playerId });
}

function findUnbounded(players: readonly Named[]): Refused | null {
  for (const { stack } of players) {
    const refused = stack === undefined ? null : refuseUnlessChips('stack', stack);
    if (refused) return refused;
  }
  return null;
}
