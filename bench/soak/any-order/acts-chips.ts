/**
 * What happens to chips beside hands: counts, races, losses and finds, and how each of them is put right.
 */
import { type Night, reason, type Step } from './night.js';
import { likelyStacks, part, shifted, some } from './stacks.js';

export const chipActs = {
  count(night: Night, step: Step): void {
    const table = night.tableOf(step);
    if (table.seats.length === 0) return;
    const stacks = shifted(night, likelyStacks(table), step);
    night.take({ type: 'RecordChipCounts', table: table.table, stacks, ...(step.yes && { reason }), at: night.at });
  },
  miscount(night: Night, step: Step): void {
    const table = night.tableOf(step);
    if (table.seats.length === 0) return;
    const stacks = shifted(night, likelyStacks(table), step);
    // Few amounts, so that differences match one another.
    const difference = [25, 100, 500][step.one % 3]! * (step.yes ? 1 : -1);
    const wrong = stacks.map((each, index) => (index === 0 ? { ...each, stack: Math.max(0, each.stack + difference) } : each));
    if (!night.take({ type: 'RecordChipCounts', table: table.table, stacks: wrong, at: night.at }))
      night.take({ type: 'RecordChipDiscrepancy', table: table.table, stacks: wrong, reason, at: night.at });
  },
  announce(night: Night, step: Step): void {
    // A level begins, or one goes on.
    if (step.one < 5) night.take({ type: 'AdvanceClock', at: night.nextLevel() });
    night.take({ type: 'AnnounceChipRace', newSmallest: step.yes ? 100 : 500, at: night.at });
  },
  race(night: Night, step: Step): void {
    const { gone, chipUnit } = night.inPlay!.chipRace;
    if (gone.length === 0) return;
    // At one table, or all.
    const tables = step.yes ? night.inPlay!.tables.filter(({ broken }) => !broken) : [night.tableOf(step)];
    for (const { table } of tables) night.take({ type: 'RunChipRace', table, newSmallest: chipUnit });
  },
  found(night: Night, step: Step): void {
    const value = night.inPlay!.chipRace.gone[0] ?? 25;
    night.take({ type: 'ReportFoundChips', playerId: night.seatedOf(step).playerId, value, count: 1 + (step.amount % 9) });
  },
  exchange(night: Night, step: Step): void {
    const gives = [{ value: 25, count: 4 }];
    const gets = [{ value: 100, count: 1 }];
    const { playerId } = night.seatedOf(step);
    night.take({ type: 'ExchangeChips', table: night.tableOf(step).table, playerId, otherId: null, gives, gets, by: 'floor' });
  },
  add(night: Night, step: Step): void {
    night.take({ type: 'AddChips', playerId: night.seatedOf(step).playerId, amount: some(step.amount), reason });
  },
  remove(night: Night, step: Step): void {
    night.take({ type: 'RemoveChips', playerId: night.seatedOf(step).playerId, amount: some(step.amount), reason });
  },
  lose(night: Night, step: Step): void {
    night.take({ type: 'ReportLostChips', playerId: night.seatedOf(step).playerId, amount: some(step.amount), reason });
  },
  find(night: Night, step: Step): void {
    const { differences } = night.inPlay!.chips;
    const loss = differences.findLast(({ open }) => open < 0);
    const playerId = loss?.playerId ?? night.seatedOf(step).playerId;
    const amount = step.yes ? -(loss?.open ?? -25) : 25;
    night.take({ type: 'ReportLostChipsFound', differenceId: loss?.differenceId ?? 1, playerId, amount, outOfView: step.one % 2 === 0 });
  },
  confiscate(night: Night, step: Step): void {
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
  recount(night: Night, step: Step): void {
    const table = night.tableOf(step);
    const last = night.inPlay!.chips.lastCounts.get(table.table);
    if (last === undefined || table.seats.length < 2) return;
    night.take({ type: 'CorrectChipCount', table: table.table, count: last.count, stacks: shifted(night, last.stacks, step), reason });
  },
  raceAgain(night: Night, step: Step): void {
    const { table } = night.tableOf(step);
    const race = night.inPlay!.chipRace.races.findLast((each) => each.table === table);
    if (race === undefined || step.one < 2) {
      night.take({ type: 'WithdrawChipRace', reason });
      return;
    }
    // The cards of two players were mixed up.
    const dealt = race.players.filter(({ cards }) => cards.length > 0);
    const [one, other] = [dealt[step.one % dealt.length], dealt[step.other % dealt.length]];
    const cards = dealt.map((each) => {
      const of = each === one ? other! : each === other ? one! : each;
      return { seat: each.seat, cards: of.cards.length === each.cards.length ? of.cards : each.cards };
    });
    night.take({ type: 'CorrectChipRace', table, cards, reason });
  },
  colorUp(night: Night, step: Step): void {
    night.take(step.yes ? { type: 'AnnounceColorUp', value: 25, extent: 'partial' } : { type: 'WithdrawColorUp', value: 25, reason });
  },
  blinds(night: Night, step: Step): void {
    const { away } = night.inPlay!.entry;
    const playerId = away[step.other % Math.max(1, away.length)] ?? night.seatedOf(step).playerId;
    const blinds = [{ level: 1, smallBlinds: step.one % 3, bigBlinds: 1, antes: 0 }];
    night.take({ type: 'RecordAbsentBlinds', playerId, blinds, at: night.at });
  },
};
