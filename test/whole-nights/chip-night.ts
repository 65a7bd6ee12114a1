/**
 * A tournament night to which commands of every room that touches chips are given in any order, with what must hold of its chips at every
 * event: by the state that decisions are made on and, independently, by the ledger that is made of the events.
 */
import { firstEdition } from '../../events/editions.js';
import type { HandId, PlayerId } from '../../events/ids.js';
import { validateEvent } from '../../events/catalogue.js';
import { type ChipLedgerRow, chipLedger, inventoryKey } from '../../projections/chip-ledger.js';
import { foldEvents, RowsInMemory } from '../../projections/rows-in-memory.js';
import type { TournamentEvent } from '../../events/tournament.js';
import { findStackUnit } from '../../src/tournament/chip-race/state.js';
import type { TournamentCommand } from '../../commands/tournament.js';
import { tournamentDecider } from '../../src/tournament/decider.js';
import { initialTournamentState, type Finished, type Running, type Table, type TournamentState } from '../../src/tournament/state.js';
import { checkTournamentAgain } from '../decided-again.js';
import { History } from '../recorded-history.js';
import { draw, friday, minutes, player, register, seed, START, tournamentId } from '../tournament-scenario.js';

/** What is done next, and the numbers that say to whom. */
export interface Step {
  readonly what: keyof typeof acts;
  readonly table: number;
  readonly one: number;
  readonly other: number;
  readonly amount: number;
  readonly yes: boolean;
}

interface SettledByHand {
  readonly handId: HandId;
  readonly correction: number;
  readonly stacks: readonly { readonly playerId: PlayerId; readonly stackBefore: number; readonly stackAfter: number }[];
}

type StackOf = { readonly playerId: PlayerId; readonly stack: number };

export class ChipNight {
  /** Types of events and codes of refusals that have come. */
  readonly seen = new Set<string>();
  /** Types of commands of clients that had an effect: the audit agrees with them, or takes them over. */
  readonly audited = new Set<string>();
  readonly history = new History();
  readonly rows = new RowsInMemory<ChipLedgerRow>();
  readonly hands: SettledByHand[] = [];
  state: TournamentState = initialTournamentState;
  private newcomers = 0;
  private revision = 0;
  private now = START;

  constructor(book: string, players: number, automaticMoves: boolean) {
    const names = Array.from({ length: players }, (_, index) => `p${index}`);
    this.take({
      ...friday,
      rulebook: {
        ...firstEdition(book),
        houseRules: { 'reEntry.allowed': true, 'rebuy.allowed': 'ifOffered', 'addOn.allowed': true, 'stack.initial': 10_000 },
      },
      automaticMoves,
      anteFormat: 'none',
      structure: [
        { kind: 'level', smallBlind: 25, bigBlind: 50, ante: 0, seconds: 600 },
        { kind: 'level', smallBlind: 100, bigBlind: 200, ante: 0, seconds: 600 },
        { kind: 'level', smallBlind: 500, bigBlind: 1000, ante: 0, seconds: 600 },
      ],
      chipSet: [{ value: 25, count: 2000, inStack: 12 }, { value: 100, inStack: 12 }, { value: 500, inStack: 17 }, { value: 5000 }],
      entry: {
        reEntries: { most: 2 },
        rebuys: { chips: 7500, lastLevel: 3, most: 3 },
        addOn: { chips: 4000, lastLevel: 3 },
      },
    });
    for (const command of register(...names)) this.take(command);
    for (const command of draw(seed('5'))) this.take(command);
    this.take({ type: 'StartTournament', at: START, notThere: names.slice(0, players > 4 ? 1 : 0).map(player) });
    if (this.state.phase !== 'running') throw new Error(`the night does not begin: ${[...this.seen].join(', ')}`);
  }

  do(step: Step): void {
    if (this.inPlay === undefined) return;
    acts[step.what](this, step);
  }

  get inPlay(): Running | Finished | undefined {
    return this.state.phase === 'running' || this.state.phase === 'finished' ? this.state : undefined;
  }

  /** The open table that a number stands for. */
  tableOf({ table }: Pick<Step, 'table'>): Table {
    const open = this.inPlay!.tables.filter(({ broken }) => !broken);
    return open[table % open.length] ?? this.inPlay!.tables[0]!;
  }

  seatedOf(step: Step, number = step.one): { readonly playerId: PlayerId; readonly seat: number; readonly stack: number } {
    const { seats } = this.tableOf(step);
    return seats[number % Math.max(seats.length, 1)] ?? { playerId: player('nobody'), seat: 1, stack: 1 };
  }

  outOf({ one }: Step): PlayerId {
    const { eliminations } = this.inPlay!;
    return eliminations[one % Math.max(eliminations.length, 1)]?.playerId ?? player('nobody');
  }

  newcomer(): PlayerId {
    return player(`late${this.newcomers++}`);
  }

  nextRevision(): number {
    return this.revision++;
  }

  get at(): number {
    return this.now;
  }

  wait(): number {
    return (this.now += minutes(4));
  }

  nextLevel(): number {
    return (this.now = START + (Math.floor((this.now - START) / minutes(10)) + 1) * minutes(10));
  }

  take(command: TournamentCommand): boolean {
    const decision = tournamentDecider.decide(command, this.state);
    if (decision.refusal !== undefined) {
      this.seen.add(decision.refusal.code);
      return false;
    }
    if (checkTournamentAgain(command, this.state, decision.events) !== null) this.audited.add(command.type);
    for (const event of decision.events) {
      validateEvent(event);
      this.seen.add(event.type);
      this.state = tournamentDecider.evolve(this.state, event);
      this.record(event);
      this.check();
    }
    return true;
  }

  private record(event: TournamentEvent): void {
    this.history.add(`tournament-${tournamentId}`, event);
    foldEvents(chipLedger, this.history.events.slice(-1), this.rows);
    // Only the last one is read.
    if (this.history.events.length > 1) this.history.events.splice(0, this.history.events.length - 1);
  }

  private check(): void {
    const played = this.inPlay;
    if (played === undefined) return;
    const { tables, entry, chipRace, chips } = played;
    const atTables = tables.reduce((sum, table) => sum + table.chips, 0);
    expect(atTables).toBe(entry.issued - entry.removed + chipRace.rounding + chips.found - chips.lost);
    expect(tables.filter((table) => !addsUp(table))).toEqual([]);
    const { accounts } = this.rows.get(inventoryKey(tournamentId))!.body as Extract<ChipLedgerRow, { kind: 'inventory' }>;
    const { inPlay, handedOut, rounding, found, lost, confiscated, withPlayers, takenBack } = accounts;
    expect(inPlay).toBe(atTables);
    expect(inPlay + takenBack + withPlayers + confiscated + lost - found).toBe(handedOut + rounding);
    expect({ handedOut, rounding, left: takenBack + withPlayers, net: found - lost - confiscated }).toEqual({
      handedOut: entry.issued,
      rounding: chipRace.rounding,
      left: entry.removed,
      net: chips.found - chips.lost,
    });
    expect([handedOut, found, lost, confiscated, takenBack].every((account) => account >= 0)).toBe(true);
  }
}

/** Whether the stacks of a table, as far as they are known, are its chips, and nobody has fewer than none. */
function addsUp({ seats, stacksFrom, chips }: Table): boolean {
  const sum = seats.reduce((all, { stack }) => all + stack, 0);
  return (stacksFrom === 'unknown' || sum === chips) && seats.every(({ stack }) => stack >= 0);
}

/** What of a stack, in chips of a value; all of it for the largest numbers. */
const part = (stack: number, amount: number, unit = 25): number =>
  amount > 900 ? stack : Math.floor((stack * amount) / 1000 / unit) * unit;

/** A few chips. */
const some = (amount: number): number => 25 * (1 + (amount % 40));

/** Some of one player's chips go to another, in chips of the table. */
function shifted(night: ChipNight, seats: readonly StackOf[], step: Step): StackOf[] {
  const { one, other, amount } = step;
  const from = seats[one % seats.length]!;
  const to = seats[other % seats.length]!;
  const lost = from === to ? 0 : part(from.stack, amount, findStackUnit(night.inPlay!, night.tableOf(step).table));
  const change = (playerId: PlayerId): number => (playerId === to.playerId ? lost : 0) - (playerId === from.playerId ? lost : 0);
  return seats.map(({ playerId, stack }) => ({ playerId, stack: stack + change(playerId) }));
}

/** The stacks of a table as they may stand, which add up to its chips. */
function likelyStacks({ seats, chips }: Table): StackOf[] {
  const missing = chips - seats.reduce((sum, { stack }) => sum + stack, 0);
  return seats.map(({ playerId, stack }, index) => ({ playerId, stack: Math.max(0, stack + (index === 0 ? missing : 0)) }));
}

const reason = 'so it was';

const acts = {
  open(night: ChipNight, step: Step): void {
    night.take({ type: 'OpenHand', tournamentId, table: night.tableOf(step).table, absent: [], at: night.at });
  },
  hand(night: ChipNight, step: Step): void {
    acts.open(night, step);
    acts.settle(night, step);
  },
  settle(night: ChipNight, step: Step): void {
    const hand = night.tableOf(step).openHand;
    if (hand === null) return;
    const stacks = shifted(night, hand.seats, step);
    if (!night.take({ type: 'SettleHand', handId: hand.handId, stacks, at: night.at })) return;
    const results = hand.seats.map(({ playerId, stack }, index) => ({ playerId, stackBefore: stack, stackAfter: stacks[index]!.stack }));
    night.hands.push({ handId: hand.handId, correction: 0, stacks: results });
  },
  hidden(night: ChipNight, step: Step): void {
    const hand = night.tableOf(step).openHand;
    if (hand === null) return;
    const { seat, stack } = hand.seats[step.one % hand.seats.length]!;
    const amount = Math.max(25, part(stack, step.amount));
    const origin = step.yes ? 'onTable' : 'outside';
    night.take({ type: 'NoteHiddenChips', handId: hand.handId, revision: night.nextRevision(), seat, amount, origin });
  },
  correct(night: ChipNight, { one, other, amount, yes }: Step): void {
    const at = night.hands.length - 1 - (one % 3);
    const hand = night.hands[at];
    if (hand === undefined) return;
    const from = hand.stacks[one % hand.stacks.length]!;
    // Whom the hand has put out, earlier than others.
    const to = hand.stacks.find(({ stackAfter }) => stackAfter === 0 && yes) ?? hand.stacks[other % hand.stacks.length]!;
    const changed = part(from.stackAfter, amount);
    if (from === to || changed === 0) return;
    const changes = [
      { playerId: from.playerId, amount: -changed },
      { playerId: to.playerId, amount: changed },
    ];
    const stacks = hand.stacks.map((each) => ({
      ...each,
      stackAfter: each.stackAfter + (changes.find(({ playerId }) => playerId === each.playerId)?.amount ?? 0),
    }));
    const correction = hand.correction + 1;
    if (night.take({ type: 'CorrectSettlement', handId: hand.handId, correction, changes, results: stacks, at: night.at }))
      night.hands[at] = { ...hand, correction, stacks };
  },
  played(night: ChipNight, step: Step): void {
    night.take({ type: 'RecordHandPlayed', table: night.tableOf(step).table, at: night.at });
  },
  count(night: ChipNight, step: Step): void {
    const table = night.tableOf(step);
    if (table.seats.length === 0) return;
    const stacks = shifted(night, likelyStacks(table), step);
    night.take({ type: 'RecordChipCounts', table: table.table, stacks, ...(step.yes && { reason }), at: night.at });
  },
  miscount(night: ChipNight, step: Step): void {
    const table = night.tableOf(step);
    if (table.seats.length === 0) return;
    const stacks = shifted(night, likelyStacks(table), step);
    // Few amounts, so that differences match one another.
    const difference = [25, 100, 500][step.one % 3]! * (step.yes ? 1 : -1);
    const wrong = stacks.map((each, index) => (index === 0 ? { ...each, stack: Math.max(0, each.stack + difference) } : each));
    if (!night.take({ type: 'RecordChipCounts', table: table.table, stacks: wrong, at: night.at }))
      night.take({ type: 'RecordChipDiscrepancy', table: table.table, stacks: wrong, reason, at: night.at });
  },
  out(night: ChipNight, step: Step): void {
    night.take({ type: 'EliminatePlayer', playerId: night.seatedOf(step).playerId, at: night.at });
  },
  together(night: ChipNight, step: Step): void {
    const players = [night.seatedOf(step), night.seatedOf({ ...step, table: step.table + 1 }, step.other)].map(({ playerId }) => ({
      playerId,
    }));
    night.take({ type: 'EliminatePlayers', players, at: night.at });
  },
  move(night: ChipNight, step: Step): void {
    const { playerId, stack } = night.seatedOf(step);
    const to = night.tableOf({ table: step.table + 1 + (step.other % 2) });
    const counted = step.yes ? { stack: Math.max(25, part(stack, step.amount)) } : {};
    night.take({ type: 'MovePlayer', playerId, table: to.table, seat: (step.other % 4) + 1, reason, ...counted });
  },
  break(night: ChipNight, step: Step): void {
    night.take({ type: 'BreakTable', table: night.tableOf(step).table });
  },
  final(night: ChipNight): void {
    night.take({ type: 'RedrawFinalTable' });
  },
  wrongSeat(night: ChipNight, step: Step): void {
    const to = night.tableOf({ table: step.table + 1 });
    const { playerId, stack } = night.seatedOf(step);
    const counted = step.yes ? { stack: Math.max(25, part(stack, step.amount)) } : {};
    const seat = (step.other % 4) + 1;
    night.take({
      type: 'CorrectWrongSeat',
      playerId,
      table: to.table,
      seat,
      rightAmount: true,
      exchange: step.yes,
      ruling: null,
      ...counted,
    });
  },
  late(night: ChipNight, step: Step): void {
    const place = { table: night.tableOf(step).table, seat: (step.other % 4) + 1 };
    const { expected } = night.inPlay!.entry;
    const playerId = step.yes ? (expected[0] ?? night.newcomer()) : night.newcomer();
    const facts = { adult: true, showsDocument: true, at: night.at };
    night.take({ type: 'AdmitLatePlayer', playerId, place, ...facts, ...(step.yes ? { ruling: { reason } } : {}) });
  },
  again(night: ChipNight, step: Step): void {
    const place = { table: night.tableOf(step).table, seat: (step.other % 4) + 1 };
    night.take({ type: 'ReEnter', playerId: night.outOf(step), at: night.at, ...(step.yes ? { place } : {}) });
  },
  rebuy(night: ChipNight, step: Step): void {
    const playerId = step.yes ? night.outOf(step) : night.seatedOf(step).playerId;
    night.take({ type: 'Rebuy', playerId, paid: step.yes, at: night.at });
  },
  addOn(night: ChipNight, step: Step): void {
    night.take({ type: 'TakeAddOn', playerId: night.seatedOf(step).playerId, paid: step.yes, at: night.at });
  },
  leave(night: ChipNight, step: Step): void {
    const { playerId, stack } = night.seatedOf(step);
    const counted = step.amount > 500 ? { stack: Math.max(25, part(stack, step.amount)) } : {};
    night.take({ type: 'RecordAbandonment', playerId, confirmed: step.yes, judged: true, reason, at: night.at, ...counted });
  },
  disqualify(night: ChipNight, step: Step): void {
    const { playerId } = night.seatedOf(step);
    const { playerId: other } = night.seatedOf(step, step.other);
    const others = step.yes && other !== playerId ? { others: [{ playerId: other }] } : {};
    night.take({ type: 'DisqualifyPlayer', playerId, cause: 'other', reason, at: night.at, ...others });
  },
  penalty(night: ChipNight, step: Step): void {
    const { playerId } = night.seatedOf(step);
    night.take({
      type: 'IssuePenalty',
      playerId,
      offence: 'hiddenChips',
      unit: step.yes ? 'hands' : 'warning',
      count: step.yes ? 2 : 0,
      reason,
    });
  },
  away(night: ChipNight, step: Step): void {
    const { playerId } = night.seatedOf(step);
    night.take(step.yes ? { type: 'MarkAway', playerId, official: false } : { type: 'MarkBack', playerId, at: night.at });
  },
  clock(night: ChipNight): void {
    night.take({ type: 'AdvanceClock', at: night.wait() });
  },
  announce(night: ChipNight, step: Step): void {
    // A level begins, or one goes on.
    if (step.one < 5) night.take({ type: 'AdvanceClock', at: night.nextLevel() });
    night.take({ type: 'AnnounceChipRace', newSmallest: step.yes ? 100 : 500, at: night.at });
  },
  race(night: ChipNight, step: Step): void {
    const { gone, chipUnit } = night.inPlay!.chipRace;
    if (gone.length === 0) return;
    // At one table, or all.
    const tables = step.yes ? night.inPlay!.tables.filter(({ broken }) => !broken) : [night.tableOf(step)];
    for (const { table } of tables) night.take({ type: 'RunChipRace', table, newSmallest: chipUnit });
  },
  found(night: ChipNight, step: Step): void {
    const value = night.inPlay!.chipRace.gone[0] ?? 25;
    night.take({ type: 'ReportFoundChips', playerId: night.seatedOf(step).playerId, value, count: 1 + (step.amount % 9) });
  },
  exchange(night: ChipNight, step: Step): void {
    const gives = [{ value: 25, count: 4 }];
    const gets = [{ value: 100, count: 1 }];
    const { playerId } = night.seatedOf(step);
    night.take({ type: 'ExchangeChips', table: night.tableOf(step).table, playerId, otherId: null, gives, gets, by: 'floor' });
  },
  add(night: ChipNight, step: Step): void {
    night.take({ type: 'AddChips', playerId: night.seatedOf(step).playerId, amount: some(step.amount), reason });
  },
  remove(night: ChipNight, step: Step): void {
    night.take({ type: 'RemoveChips', playerId: night.seatedOf(step).playerId, amount: some(step.amount), reason });
  },
  lose(night: ChipNight, step: Step): void {
    night.take({ type: 'ReportLostChips', playerId: night.seatedOf(step).playerId, amount: some(step.amount), reason });
  },
  find(night: ChipNight, step: Step): void {
    const { differences } = night.inPlay!.chips;
    const loss = differences.findLast(({ open }) => open < 0);
    const playerId = loss?.playerId ?? night.seatedOf(step).playerId;
    const amount = step.yes ? -(loss?.open ?? -25) : 25;
    night.take({ type: 'ReportLostChipsFound', differenceId: loss?.differenceId ?? 1, playerId, amount, outOfView: step.one % 2 === 0 });
  },
  confiscate(night: ChipNight, step: Step): void {
    const { playerId, stack } = night.seatedOf(step);
    const loss = night.inPlay!.chips.differences.find(({ open }) => open < 0);
    if (step.yes) {
      const amount = Math.max(25, part(stack, step.amount));
      night.take({ type: 'ConfiscateHiddenChips', playerId, amount, origin: 'onTable', reason, at: night.at });
      return;
    }
    const ofLoss = loss === undefined || step.one % 2 === 0 ? {} : { differenceId: loss.differenceId };
    night.take({ type: 'ConfiscateHiddenChips', playerId, amount: 25, origin: 'outside', reason, at: night.at, ...ofLoss });
  },
  days(night: ChipNight, step: Step): void {
    night.take(step.yes ? { type: 'EndDay', at: night.at } : { type: 'StartDay', absent: [], at: night.at });
  },
  absent(night: ChipNight, step: Step): void {
    night.take({ type: 'RemoveAbsentPlayer', playerId: night.seatedOf(step).playerId, gaveNotice: true, at: night.at });
  },
};

export const everyAct = Object.keys(acts) as readonly Step['what'][];
