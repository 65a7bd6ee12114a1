/**
 * What happens on the floor: hands, claims on them, the clock, moves, and play hand for hand.
 */
import { type Night, reason, type Step, tournamentId } from './night.js';
import { part, shifted } from './stacks.js';

export const playActs = {
  open(night: Night, step: Step): void {
    night.take({ type: 'OpenHand', tournamentId, table: night.tableOf(step).table, absent: [], at: night.at });
  },
  hand(night: Night, step: Step): void {
    playActs.open(night, step);
    playActs.settle(night, step);
  },
  settle(night: Night, step: Step): void {
    const hand = night.tableOf(step).openHand;
    if (hand === null) return;
    const stacks = shifted(night, hand.seats, step);
    if (!night.take({ type: 'SettleHand', handId: hand.handId, stacks, at: night.at })) return;
    const results = hand.seats.map(({ playerId, stack }, index) => ({ playerId, stackBefore: stack, stackAfter: stacks[index]!.stack }));
    night.hands.push({ handId: hand.handId, correction: 0, stacks: results });
  },
  hidden(night: Night, step: Step): void {
    const hand = night.tableOf(step).openHand;
    if (hand === null) return;
    const { seat, stack } = hand.seats[step.one % hand.seats.length]!;
    const amount = Math.max(25, part(stack, step.amount));
    const origin = step.yes ? 'onTable' : 'outside';
    night.take({ type: 'NoteHiddenChips', handId: hand.handId, revision: night.nextRevision(), seat, amount, origin });
  },
  correct(night: Night, { one, other, amount, yes }: Step): void {
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
  played(night: Night, step: Step): void {
    night.take({ type: 'RecordHandPlayed', table: night.tableOf(step).table, at: night.at });
  },
  clock(night: Night): void {
    night.take({ type: 'AdvanceClock', at: night.wait() });
  },
  days(night: Night, step: Step): void {
    night.take(step.yes ? { type: 'EndDay', at: night.at } : { type: 'StartDay', absent: [], at: night.at });
  },
  move(night: Night, step: Step): void {
    const { playerId, stack } = night.seatedOf(step);
    const to = night.tableOf({ table: step.table + 1 + (step.other % 2) });
    const counted = step.yes ? { stack: Math.max(25, part(stack, step.amount)) } : {};
    night.take({ type: 'MovePlayer', playerId, table: to.table, seat: (step.other % 4) + 1, reason, ...counted });
  },
  break(night: Night, step: Step): void {
    night.take({ type: 'BreakTable', table: night.tableOf(step).table });
  },
  final(night: Night): void {
    night.take({ type: 'RedrawFinalTable' });
  },
  wrongSeat(night: Night, step: Step): void {
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
  playedOut(night: Night, step: Step): void {
    const out = [step.one, step.other].slice(0, step.yes ? 2 : 1).map((number) => ({ playerId: night.seatedOf(step, number).playerId }));
    const order = (['tied', 'asListed'] as const)[step.amount % 3];
    night.take({
      type: 'RecordHandPlayed',
      table: night.tableOf(step).table,
      out,
      ...(order === undefined ? {} : { order }),
      at: night.at,
    });
  },
  unplayed(night: Night, step: Step): void {
    night.take({ type: 'WithdrawHandPlayed', table: night.tableOf(step).table, reason });
  },
  confirm(night: Night, step: Step): void {
    const { playerId } = night.seatedOf(step);
    const to = night.tableOf({ table: step.table + 1 });
    night.take(
      step.yes ? { type: 'ConfirmMove', playerId, table: to.table, seat: (step.other % 4) + 1 } : { type: 'CancelMove', playerId, reason },
    );
  },
  seat(night: Night, step: Step): void {
    const waiting = night.inPlay!.unseated[0]?.playerId;
    if (waiting === undefined) return;
    const place = { table: night.tableOf(step).table, seat: (step.other % 4) + 1 };
    night.take({ type: 'SeatWaitingPlayer', playerId: waiting, ...(step.yes ? { place, reason } : {}), at: night.at });
  },
  halt(night: Night, step: Step): void {
    const { table } = night.tableOf(step);
    night.take(step.yes ? { type: 'HaltTable', table, reason } : { type: 'ResumeTable', table, reason });
  },
  newTable(night: Night): void {
    night.take({ type: 'OpenTable', reason });
  },
  dissolve(night: Night, step: Step): void {
    if (step.one < 3) night.take({ type: 'DissolveFinalTable', reason });
  },
  handForHand(night: Night, step: Step): void {
    if (step.one < 4) night.take({ type: 'AnnounceHandForHand', reason: 'bubble', at: night.at });
    else if (step.one < 7) night.take({ type: 'HoldAllIn', table: night.tableOf(step).table, handId: null, at: night.at });
    else night.take(step.yes ? { type: 'EndHandForHand', reason, at: night.at } : { type: 'RevealAllIns', at: night.at });
  },
  period(night: Night, step: Step): void {
    night.take(step.yes ? { type: 'PauseClock', at: night.at } : { type: 'ResumeClock', at: night.at });
  },
};
