/**
 * Invariants after every event of a simulated tournament, compared with the players' real chips: no chips made or lost, every player at one
 * seat, nobody out with chips or in without, button and blinds by their principles, every move explained.
 */
import type { DataOf } from '../tournament/evolve/folds.js';
import type { HandEvent } from '../../events/hand.js';
import type { PlayerId } from '../../events/ids.js';
import type { TournamentEvent } from '../../events/tournament.js';
import { countChipsInPlay } from '../hand/pots/pots.js';
import type { HandState } from '../hand/state.js';
import { rulebookFor } from '../rulebooks/adopted-book.js';
import { breachesOf } from '../tournament/button/principles.js';
import { readButtonRules, lastHandOf } from '../tournament/button/hand-positions.js';
import { countSeatsAt } from '../tournament/seating/situation.js';
import type { Finished, Running, Table, TournamentState } from '../tournament/state.js';

type InPlay = Running | Finished;
/** The violated invariant; null for none. */
export type Verdict = string | null;

export class Checks {
  /** Each player's place, as `table.seat`. */
  readonly #places = new Map<PlayerId, string>();
  #chips = 0;
  #issued = 0;

  /** @param stacks each player's real chips, recorded or not, after the hand of the event */
  constructor(private readonly stacks: ReadonlyMap<PlayerId, number>) {}

  /** @param change of the chips in play by the event, negative when it removes chips */
  after(before: TournamentState, event: TournamentEvent, state: TournamentState, change: number): Verdict {
    if (state.phase !== 'running' && state.phase !== 'finished') return null;
    const tables = before.phase === 'running' || before.phase === 'finished' ? before.tables : [];
    if (event.type === 'TournamentStarted') this.#issued = event.data.players * event.data.startingStack;
    this.#issued += change;
    return (
      this.#tables(tables, state) ??
      addedUp(
        { chips: this.#chips + countWaitingChips(state), seated: this.#places.size + state.unseated.length },
        { chips: this.#issued, players: state.playersLeft },
      ) ??
      this.#event(event, tables, state)
    );
  }

  /** Compares every table with the players' real chips. */
  hold(state: TournamentState): Verdict {
    if (state.phase !== 'running' && state.phase !== 'finished') return null;
    return state.tables.reduce<Verdict>((wrong, table) => wrong ?? this.#stacks(table), null);
  }

  /** Chips in a hand, after one of its events. */
  inHand({ type }: HandEvent, state: HandState): Verdict {
    const dealt = state.start?.seats.reduce((sum, { stack }) => sum + stack, 0) ?? 0;
    const now = state.stacks.reduce((sum, stack) => sum + stack, 0) + countChipsInPlay(state);
    if (now !== dealt) return `${type} leaves ${now} chips of the ${dealt} with which the hand began`;
    return state.stacks.some((stack) => stack < 0) ? `${type} leaves a stack below nothing` : null;
  }

  /** The tables changed by the event. */
  #tables(before: readonly Table[], state: InPlay): Verdict {
    const changed = state.tables.filter((table, index) => table !== before[index]);
    for (const { table } of changed) {
      const was = before[table - 1];
      if (was === undefined) continue;
      this.#chips -= was.chips;
      for (const { playerId } of was.seats) this.#places.delete(playerId);
    }
    let wrong: Verdict = null;
    for (const table of changed) {
      this.#chips += table.chips;
      const seated = seatedWell(table, countSeatsAt(state, table.table), this.#places);
      wrong ??= seated ?? this.#stacks(table);
    }
    return wrong;
  }

  #stacks({ table, seats, chips, stacksFrom }: Table): Verdict {
    const there = seats.reduce((sum, { playerId }) => sum + this.#has(playerId), 0);
    if (there !== chips) return `table ${table} holds ${there} chips, and is taken to hold ${chips}`;
    if (stacksFrom === 'unknown') return null;
    const wrong = seats.find(({ playerId, stack }) => stack !== this.#has(playerId));
    return wrong === undefined ? null : `${wrong.playerId} has ${this.#has(wrong.playerId)} chips, and is taken to have ${wrong.stack}`;
  }

  #event(event: TournamentEvent, before: readonly Table[], state: InPlay): Verdict {
    switch (event.type) {
      case 'HandOpened':
      case 'HandPlayed':
        return this.#positions(event.data, before[event.data.table - 1]!, state) ?? this.#dealt(event);
      case 'PlayerEliminated': {
        const chips = this.#has(event.data.playerId);
        return chips === 0 ? null : `${event.data.playerId} is out with ${chips} chips`;
      }
      case 'PlayerMoved':
        return explained(event.data);
      case 'TableBroken':
        return brokenWell(event.data);
      case 'FinalTableFormed':
        return event.data.articles.length > 0 ? null : 'the final table is formed without an article';
      default:
        return null;
    }
  }

  #dealt(event: Extract<TournamentEvent, { type: 'HandOpened' | 'HandPlayed' }>): Verdict {
    const dealt = event.type === 'HandOpened' ? event.data.seats : [];
    const wrong = dealt.find(({ playerId, stack }) => stack === 0 || stack !== this.#has(playerId));
    return wrong === undefined ? null : `${wrong.playerId} plays with ${wrong.stack} chips, and has ${this.#has(wrong.playerId)}`;
  }

  #positions(dealt: DataOf<'HandOpened' | 'HandPlayed'>, { positions, seats }: Table, { settings, entry }: InPlay): Verdict {
    const { waiting, dealer, button, smallBlindSeat, smallBlindPosition, bigBlindSeat } = dealt;
    const broke = seats.find(({ seat, playerId }) => !waiting.includes(seat) && this.#has(playerId) === 0);
    if (broke !== undefined) return `${broke.playerId} plays without chips`;
    // The first hand has no predecessor.
    if (positions === null) return null;
    const stays = (seat: number): boolean =>
      seats.some((is) => is.seat === seat && positions.seats.some((was) => was.seat === seat && was.playerId === is.playerId));
    const occupied = seats.map(({ seat }) => seat);
    const dealtIn = occupied.filter((seat) => !waiting.includes(seat));
    const [breach] = breachesOf(
      { ...lastHandOf(positions), smallBlindPosted: positions.smallBlindSeat !== null },
      {
        button: { seat: button, live: dealtIn.includes(button) },
        smallBlind: { seat: smallBlindPosition, posted: smallBlindSeat !== null },
        bigBlind: bigBlindSeat,
        dealtIn,
        waiting,
        dealer,
      },
      {
        occupied,
        newcomers: occupied.filter((seat) => !stays(seat)),
        stays,
        mayGoBack: readButtonRules(rulebookFor(settings.rulebook)!).bigBlindGoesBack,
        absent: seats
          .filter(({ seat, playerId }) => isDead(dealt, seat, playerId) || entry.away.includes(playerId))
          .map(({ seat }) => seat),
      },
    );
    return breach === undefined ? null : `hand ${dealt.handNumber} of table ${dealt.table}: it does not hold that ${breach}`;
  }

  #has(playerId: PlayerId): number {
    return this.stacks.get(playerId) ?? 0;
  }
}

/** Whether a player's hand is dead from the start: they are away, or miss it as a penalty. */
function isDead(dealt: DataOf<'HandOpened' | 'HandPlayed'>, seat: number, playerId: PlayerId): boolean {
  if ('seats' in dealt) return dealt.seats.some((each) => each.seat === seat && each.dead);
  return dealt.missed?.some((each) => each.playerId === playerId) === true;
}

/**
 * Players sit at existing seats, one per seat and at one table; a broken table has no players, no hand and no chips.
 * @param most the number of seats
 * @param places the places of players at other tables; those of this one are added
 */
export function seatedWell({ table, seats, broken, chips, openHand }: Table, most: number, places: Map<PlayerId, string>): Verdict {
  if (broken && (seats.length > 0 || chips !== 0 || openHand !== null))
    return `table ${table} is broken, and ${seats.length} players and ${chips} chips are there`;
  let last = 0;
  for (const { seat, playerId } of seats) {
    const place = `${table}.${seat}`;
    const elsewhere = places.get(playerId);
    if (elsewhere !== undefined) return `${playerId} sits at ${elsewhere} and at ${place}`;
    if (!(seat > last && seat <= most)) return `two players sit at ${place}, or there is no such seat, or it stands out of order`;
    places.set(playerId, place);
    last = seat;
  }
  return null;
}

/** The chips of players who wait for a seat. */
export function countWaitingChips({ unseated }: InPlay): number {
  return unseated.reduce((sum, { stack }) => sum + stack, 0);
}

/** The chips and players at tables, and waiting for seats, equal those brought in minus those that left. */
export function addedUp(
  { chips, seated }: { readonly chips: number; readonly seated: number },
  due: { readonly chips: number; readonly players: number },
): Verdict {
  if (chips !== due.chips) return `there are ${chips} chips at the tables, and ${due.chips} were issued`;
  return seated === due.players ? null : `${seated} players sit at tables, and ${due.players} are left`;
}

/** Breaking an empty table needs no reason. */
function brokenWell({ table, seatsBy, articles = [] }: DataOf<'TableBroken'>): Verdict {
  return seatsBy === undefined || articles.length > 0 ? null : `table ${table} is broken without an article`;
}

function explained({ playerId, reason, book }: DataOf<'PlayerMoved'>): Verdict {
  if (reason === '' || book === undefined) return `${playerId} is moved without a reason`;
  if (book.articles.length === 0) return `${playerId} is moved without an article`;
  return book.followed ? null : `${playerId} is moved otherwise than the book has it`;
}
