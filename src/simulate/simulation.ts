/**
 * Plays a tournament from its announcement to its winner. Tables play side by side in simulated time: a typed hand is open for a minute or
 * two while others begin and end, so that moves have to wait; at untracked tables the floor says that hands were played,
 * who went out, and what it counts now and then.
 */
import { type HandId, PlayerId, TournamentId } from '../../events/ids.js';
import type { TournamentEvent } from '../../events/tournament.js';
import type { Refusal } from '../decider.js';
import { readClock } from '../tournament/timing/clock.js';
import { findBetUnit } from '../tournament/chip-race/bet-unit.js';
import { adviceOf } from '../tournament/hand-for-hand/advice.js';
import { refuseToPlayOn } from '../tournament/hand-for-hand/waiting.js';
import { makeHandStart } from '../tournament/hands/opened-hand.js';
import { hashSeed } from '../tournament/lots/seat-draw.js';
import type { OpenedHand, Settings, Table } from '../tournament/state.js';
import { announcementOf } from './announcement.js';
import { bringBack, waitsForPlayers } from './bring-back.js';
import { Incidents } from './incidents/incidents.js';
import { Floor, type StackAfter } from './floor.js';
import type { SimulationOptions, SimulationProgress } from './options.js';
import type { PlayedHand } from './play-hand.js';
import { between, randomFrom, seedFrom, type Random } from './random.js';
import type { EventRecord } from './record.js';
import { Waits } from './waits.js';

/** 2026-01-10, 12:00 UTC. */
const START = 1_768_046_400_000;
const SECOND = 1000;
const HOUR = 3_600_000;
const TOURNAMENT = TournamentId.parse('simulated');

/** A table that may not play looks again so much later. */
const LOOK_AGAIN = 20 * SECOND;
/** The floor counts an untracked table after so many hands. */
const HANDS_TO_A_COUNT = 6;
/** How often players are all in at an untracked table, while play is hand for hand. */
const ALL_IN_UNTYPED = 0.2;
/** A tournament in which nobody has been dealt a hand for so long stands still for ever. */
const STANDSTILL = 3 * HOUR;

/** The book does not have a tournament announced like this. */
export class AnnouncementRefused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

export class Simulation {
  readonly floor: Floor;
  readonly waits = new Waits();
  readonly settings: Settings;
  /** Null for an evening on which nothing else happens. */
  readonly incidents: Incidents | null;
  readonly #random: Random;
  /** When each table does something next, by number less one. */
  #next: number[] = [];
  /** The hands of each table when it was last counted. */
  readonly #countedAt = new Map<number, number>();
  /** All-in hands that wait for other tables. */
  readonly #held = new Map<HandId, { readonly hand: PlayedHand; released: boolean }>();
  #at = START;
  #lastHand = START;

  constructor(
    private readonly options: SimulationOptions,
    private readonly record: EventRecord,
    private readonly onProgress: ((progress: SimulationProgress) => void) | undefined,
  ) {
    this.#random = randomFrom(options.seed);
    this.floor = new Floor(record, this.#random);
    this.settings = announcementOf(options);
    this.incidents = options.incidents === true ? new Incidents(this.#random, this.floor.stacks) : null;
  }

  /** The time that was played, milliseconds. */
  get duration(): number {
    return this.#at - START;
  }

  /** @throws AnnouncementRefused, SimulationFault */
  play(): void {
    this.#begin();
    this.#next = this.floor.running.tables.map(() => START + between(this.#random, 10, 90) * SECOND);
    while (this.floor.state.phase === 'running') this.#step();
  }

  #begin(): void {
    const seed = seedFrom(this.#random);
    const { refusal } = this.floor.ask({ type: 'CreateTournament', commitment: hashSeed(seed), ...this.settings });
    if (refusal !== undefined) throw new AnnouncementRefused(refusal);
    const digits = String(this.options.players).length;
    for (let number = 1; number <= this.options.players; number += 1) {
      const playerId = PlayerId.parse(`p${String(number).padStart(digits, '0')}`);
      this.floor.give({ type: 'RegisterPlayer', playerId, adult: true, showsDocument: true });
    }
    this.floor.give({ type: 'DrawSeats', seed });
    this.#give({ type: 'StartTournament', at: START, notThere: [] });
  }

  /** What comes next: a period of the clock, or the table whose time it is. */
  #step(): void {
    const { clock, settings, tables } = this.floor.running;
    // Tables that were opened since.
    while (this.#next.length < tables.length) this.#next.push(this.#in(10, 90));
    const table = this.#next.reduce((first, at, index) => (at < this.#next[first]! ? index : first), 0);
    const at = this.#next[table]!;
    if (clock.pausedWith === null && clock.endsAt <= at && clock.period + 1 < settings.structure.length) {
      this.#at = clock.endsAt;
      this.#give({ type: 'AdvanceClock', at: this.#at });
      return;
    }
    this.#at = at;
    if (at - this.#lastHand > STANDSTILL) this.floor.fault('no table has begun a hand for hours, and none will');
    this.#next[table] = this.#turn(this.floor.running.tables[table]!);
    this.onProgress?.(this.#progress());
  }

  /** @returns when the table does something next */
  #turn(table: Table): number {
    if (table.broken) return Number.POSITIVE_INFINITY;
    if (table.openHand !== null) return this.#endHand(table.table, table.openHand);
    if (this.#somethingHappens(table)) return this.#in(5, 15);
    if (this.#countIsDue(table)) {
      this.#count(table.table);
      return this.#in(5, 15);
    }
    const { running } = this.floor;
    const { isBreak, endsAt } = readClock(running.clock, running.settings.structure, this.#at);
    if (isBreak) return (endsAt ?? this.#at) + between(this.#random, 5, 60) * SECOND;
    if (table.seats.length < 2 || running.seating.halted.some((halted) => halted.table === table.table)) return this.#at + LOOK_AGAIN;
    const away = table.seats.filter(({ playerId }) => running.entry.away.includes(playerId)).map(({ seat }) => seat);
    if (waitsForPlayers(running, table, away)) {
      const command = bringBack(running, table, away, this.#at, this.#random);
      if (command !== null) this.#give(command);
      return this.#at + LOOK_AGAIN;
    }
    if (this.#waitsForOthers(table.table)) return this.#at + LOOK_AGAIN / 2;
    return this.#isUntyped(table.table) ? this.#playUntyped(table) : this.#openHand(table);
  }

  /** Whether something else happens before the next hand of the table. */
  #somethingHappens(table: Table): boolean {
    const commands = this.incidents?.at(this.floor.running, table, this.#at) ?? [];
    if (commands.length === 0) return false;
    const { events, refused } = this.floor.correct(commands);
    this.#follow(events);
    this.incidents!.count(refused === undefined ? commands : [refused.command], refused?.code);
    return refused === undefined;
  }

  #openHand({ table }: Table): number {
    this.#begins(table);
    this.#give({ type: 'OpenHand', tournamentId: TOURNAMENT, table, absent: [], at: this.#at });
    return this.#in(60, 160);
  }

  /** Plays a hand that was opened; where it waits for other tables, as far as it goes. */
  #endHand(table: number, opened: OpenedHand): number {
    const { handId } = opened;
    const waiting = this.#held.get(handId);
    if (waiting !== undefined && !waiting.released) return this.#at + LOOK_AGAIN;
    const hand = waiting?.hand ?? this.floor.deal(handId, makeHandStart(opened, TOURNAMENT));
    for (const order of this.floor.running.expulsions.pending) if (order.handId === handId) hand.expel(order);
    if (!hand.playOn()) {
      this.#held.set(handId, { hand, released: false });
      this.#give({ type: 'HoldAllIn', table, handId, at: this.#at });
      return this.#in(5, 20);
    }
    this.#held.delete(handId);
    const stacks = this.floor.settle(hand.events).map(({ playerId, stackAfter: stack }) => ({ playerId, stack }));
    this.#give({ type: 'SettleHand', handId, stacks, at: this.#at });
    this.waits.handEnds(table, this.#at);
    return this.#in(8, 25);
  }

  /** Whether play is hand for hand and the table has played its hand, or has one in which players are all in. */
  #waitsForOthers(table: number): boolean {
    const { running } = this.floor;
    const play = running.handForHand;
    if (play === null) return false;
    if (refuseToPlayOn(running, table) !== null || play.held.includes(table)) return true;
    if (!this.#isUntyped(table) || play.revealed.includes(table) || this.#random() > ALL_IN_UNTYPED) return false;
    this.#give({ type: 'HoldAllIn', table, handId: null, at: this.#at });
    return true;
  }

  /** A hand that is over by now, and what the floor has to say of it. */
  #playUntyped({ table }: Table): number {
    this.#begins(table);
    const events = this.#give({ type: 'RecordHandPlayed', table, at: this.#at });
    const played = events.find((event) => event.type === 'HandPlayed');
    if (played?.type !== 'HandPlayed' || played.data.dealt === undefined) return this.floor.fault('nobody knows who was dealt in');
    const { handNumber, level, button, smallBlindSeat, bigBlindSeat, dealer, dealt, missed } = played.data;
    const { rulebook } = this.settings;
    const chipUnit = findBetUnit(this.floor.running, table, dealt.stakes);
    // Who is away or punished has a dead hand.
    const dead = new Set([...this.floor.running.entry.away, ...(missed ?? []).map(({ playerId }) => playerId)]);
    const seats = dealt.seats.map(({ seat, playerId }) => {
      return { seat, playerId, stack: this.floor.stacks.get(playerId) ?? 0, dead: dead.has(playerId) };
    });
    const positions = { button, smallBlindSeat, bigBlindSeat, dealer };
    const about = { tournamentId: TOURNAMENT, table, handNumber, level, rulebook, chipUnit };
    this.#out(table, this.floor.playUntyped({ ...about, ...positions, seats, stakes: dealt.stakes }));
    this.waits.handEnds(table, this.#at);
    const after = this.floor.state.phase === 'running' ? this.floor.state.tables[table - 1]! : null;
    if (after !== null && this.#countIsDue(after)) this.#count(table);
    return this.#in(70, 180);
  }

  /** The floor says who went out: by name, or by a count of the table that it makes all the same. */
  #out(table: number, results: readonly StackAfter[]): void {
    const out = results.filter(({ stackAfter }) => stackAfter === 0);
    const [first, ...others] = out;
    if (first === undefined) return;
    if (others.length > 0) {
      const players = out.map(({ playerId, stackBefore: stack }) => ({ playerId, stack }));
      this.#give({ type: 'EliminatePlayers', players, at: this.#at });
    } else if (this.#random() < 0.3) this.#count(table);
    else this.#give({ type: 'EliminatePlayer', playerId: first.playerId, at: this.#at });
  }

  /** Whether the floor must know the stacks of a table, or has not counted them for long. */
  #countIsDue({ table, stacksFrom, hands }: Table): boolean {
    if (stacksFrom !== 'unknown') return false;
    // A typed hand begins with known stacks.
    if (!this.#isUntyped(table)) return true;
    if (hands - (this.#countedAt.get(table) ?? 0) >= HANDS_TO_A_COUNT) return true;
    const { running } = this.floor;
    const { due, halted } = running.seating;
    const closes = halted.some((each) => each.cause === 'finalTable' || (each.cause === 'tableBreak' && each.table === table));
    return closes || due.some(({ from }) => from.table === table);
  }

  #count(table: number): void {
    const { seats, hands } = this.floor.running.tables[table - 1]!;
    const stacks = seats.map(({ playerId }) => ({ playerId, stack: this.floor.stacks.get(playerId) ?? 0 }));
    this.#countedAt.set(table, hands);
    this.#give({ type: 'RecordChipCounts', table, stacks, at: this.#at });
  }

  #isUntyped(table: number): boolean {
    return this.options.untyped === 'all' || (this.options.untyped === 'half' && table % 2 === 1);
  }

  #begins(table: number): void {
    this.waits.handBegins(table, this.#at);
    this.#lastHand = this.#at;
  }

  #give(command: Parameters<Floor['give']>[0]): ReturnType<Floor['give']> {
    const events = this.floor.give(command);
    this.#follow(events);
    if (events.some(({ type }) => type === 'PlayerEliminated')) this.#announceHandForHand();
    return events;
  }

  #follow(events: readonly TournamentEvent[]): void {
    for (const event of events) {
      this.waits.take(event);
      if (event.type === 'AllInsRevealed') this.#release(event.data.hands);
    }
  }

  #release(hands: readonly HandId[]): void {
    for (const handId of hands) {
      const held = this.#held.get(handId);
      if (held === undefined || held.released) continue;
      held.hand.release();
      held.released = true;
    }
  }

  #announceHandForHand(): void {
    const { state } = this.floor;
    if (state.phase !== 'running' || state.handForHand !== null) return;
    const { reason } = adviceOf(state);
    if (reason !== null) this.#give({ type: 'AnnounceHandForHand', reason, at: this.#at });
  }

  /** An instant that many seconds from now. */
  #in(least: number, most: number): number {
    return this.#at + between(this.#random, least, most) * SECOND;
  }

  #progress(): SimulationProgress {
    const { state, tally } = this.floor;
    const inPlay = state.phase === 'running' || state.phase === 'finished';
    return {
      playersLeft: inPlay ? state.playersLeft : 0,
      tables: inPlay ? state.tables.filter(({ broken }) => !broken).length : 0,
      hands: tally.hands.typed + tally.hands.untyped,
      level: tally.level,
      events: this.record.count,
    };
  }
}
