/**
 * Who is in: entries, purchases, eliminations and everything by which they are put right.
 */
import { type Night, reason, type Step } from './night.js';
import { part } from './stacks.js';

const facts = { adult: true, showsDocument: true } as const;

export const peopleActs = {
  out(night: Night, step: Step): void {
    night.take({ type: 'EliminatePlayer', playerId: night.seatedOf(step).playerId, at: night.at });
  },
  together(night: Night, step: Step): void {
    const players = [night.seatedOf(step), night.seatedOf({ ...step, table: step.table + 1 }, step.other)].map(({ playerId }) => ({
      playerId,
    }));
    night.take({ type: 'EliminatePlayers', players, at: night.at });
  },
  late(night: Night, step: Step): void {
    const place = { table: night.tableOf(step).table, seat: (step.other % 4) + 1 };
    const { expected } = night.inPlay!.entry;
    const playerId = step.yes ? (expected[0] ?? night.newcomer()) : night.newcomer();
    const facts = { adult: true, showsDocument: true, at: night.at };
    night.take({ type: 'AdmitLatePlayer', playerId, place, ...facts, ...(step.yes ? { ruling: { reason } } : {}) });
  },
  again(night: Night, step: Step): void {
    const place = { table: night.tableOf(step).table, seat: (step.other % 4) + 1 };
    night.take({ type: 'ReEnter', playerId: night.outOf(step), at: night.at, ...(step.yes ? { place } : {}) });
  },
  rebuy(night: Night, step: Step): void {
    const playerId = step.yes ? night.outOf(step) : night.seatedOf(step).playerId;
    night.take({ type: 'Rebuy', playerId, paid: step.yes, at: night.at });
  },
  addOn(night: Night, step: Step): void {
    night.take({ type: 'TakeAddOn', playerId: night.seatedOf(step).playerId, paid: step.yes, at: night.at });
  },
  leave(night: Night, step: Step): void {
    const { playerId, stack } = night.seatedOf(step);
    const counted = step.amount > 500 ? { stack: Math.max(25, part(stack, step.amount)) } : {};
    night.take({ type: 'RecordAbandonment', playerId, confirmed: step.yes, judged: true, reason, at: night.at, ...counted });
  },
  disqualify(night: Night, step: Step): void {
    const { playerId } = night.seatedOf(step);
    const { playerId: other } = night.seatedOf(step, step.other);
    const others = step.yes && other !== playerId ? { others: [{ playerId: other }] } : {};
    night.take({ type: 'DisqualifyPlayer', playerId, cause: 'other', reason, at: night.at, ...others });
  },
  penalty(night: Night, step: Step): void {
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
  away(night: Night, step: Step): void {
    const { playerId } = night.seatedOf(step);
    night.take(step.yes ? { type: 'MarkAway', playerId, official: false } : { type: 'MarkBack', playerId, at: night.at });
  },
  absent(night: Night, step: Step): void {
    night.take({ type: 'RemoveAbsentPlayer', playerId: night.seatedOf(step).playerId, gaveNotice: true, at: night.at });
  },
  cancel(night: Night, step: Step): void {
    const purchase = (['rebuy', 'addOn', 'reEntry'] as const)[step.other % 3]!;
    night.take({ type: 'CancelPurchase', playerId: night.buyerOf(step), purchase, reason, at: night.at });
  },
  pay(night: Night, step: Step): void {
    const playerId = night.buyerOf(step);
    night.take(step.yes ? { type: 'PayPurchase', playerId } : { type: 'WithdrawPayment', playerId, reason });
  },
  annul(night: Night, step: Step): void {
    const playerId = step.yes ? night.outOf(step) : night.seatedOf(step).playerId;
    const counted = step.amount > 500 ? { stack: 25 * (1 + (step.amount % 99)) } : {};
    night.take({ type: 'AnnulEntry', playerId, reason, at: night.at, ...counted });
  },
  transfer(night: Night, step: Step): void {
    const playerId = step.yes ? night.outOf(step) : night.seatedOf(step).playerId;
    night.take({ type: 'TransferEntry', playerId, toPlayer: night.newcomer(), ...facts, reason, at: night.at });
  },
  reinstate(night: Night, step: Step): void {
    const place = { table: night.tableOf(step).table, seat: (step.other % 4) + 1 };
    const counted = step.amount > 600 ? { stack: 25 * (1 + (step.amount % 99)) } : {};
    night.take({ type: 'ReinstatePlayer', playerId: night.outOf(step), reason, at: night.at, ...(step.yes ? { place } : {}), ...counted });
  },
  wrongPlayer(night: Night, step: Step): void {
    const wentOut = night.seatedOf(step, step.other).playerId;
    const counted = step.yes ? { stack: 25 * (1 + (step.amount % 99)) } : {};
    night.take({ type: 'CorrectElimination', playerId: night.outOf(step), wentOut, reason, at: night.at, ...counted });
  },
  places(night: Night, step: Step): void {
    const { eliminations } = night.inPlay!;
    const [one, next] = [
      eliminations[step.one % Math.max(1, eliminations.length)],
      eliminations[(step.one + 1) % Math.max(1, eliminations.length)],
    ];
    if (one === undefined || next === undefined || one === next) return;
    const players = [
      { playerId: one.playerId, place: next.place },
      { playerId: next.playerId, place: step.yes ? next.place : one.place },
    ];
    night.take({ type: 'CorrectPlaces', players, article: 'RO 1.7', reason, at: night.at });
  },
  togetherAgain(night: Night, step: Step): void {
    const { eliminations } = night.inPlay!;
    const names = [eliminations.at(-1), eliminations.at(-2)].flatMap((out) => (out === undefined ? [] : [out.playerId]));
    if (names.length < 2) return;
    const players = names.map((playerId, index) => ({ playerId, ...(step.yes ? { stack: 100 * (1 + index) } : {}) }));
    const order = (['tied', 'asListed'] as const)[step.amount % 3];
    night.take({ type: 'EliminatePlayers', players, ...(order === undefined ? {} : { order }), reason, at: night.at });
  },
  declare(night: Night, step: Step): void {
    const playerId = night.outOf(step);
    if (step.other < 4) night.take({ type: 'DeclareElimination', playerId });
    else if (step.other < 7) night.take({ type: 'LiftDisqualification', playerId, reason, at: night.at });
    else night.take(step.yes ? { type: 'RecordUndeclaredElimination', playerId, reason } : { type: 'LiftDeclassing', playerId, reason });
  },
  lateEntry(night: Night, step: Step): void {
    if (step.one > 2) return;
    night.take(step.yes ? { type: 'CloseLateEntry', ruling: reason, at: night.at } : { type: 'ReopenLateEntry', reason, at: night.at });
  },
  bounty(night: Night, step: Step): void {
    night.take({ type: 'NameBountyWinners', playerId: night.outOf(step), by: [night.seatedOf(step, step.other).playerId] });
  },
  deal(night: Night, step: Step): void {
    const deal = night.inPlay!.prizes.deal?.deal ?? 1;
    const { playerId } = night.seatedOf(step, step.other);
    if (step.one === 0) night.take({ type: 'ProposeDeal', method: 'icm', leftForWinner: 0, playOn: step.yes, at: night.at });
    else if (step.one < 8) night.take({ type: 'AcceptDeal', playerId, deal, at: night.at });
    else night.take({ type: 'DeclineDeal', playerId, deal });
  },
  offence(night: Night, step: Step): void {
    const { offences, penalties } = night.inPlay!.discipline;
    const offenceId = 1 + (step.other % Math.max(1, offences.length));
    const penaltyId = 1 + (step.other % Math.max(1, penalties.length));
    const { playerId } = night.seatedOf(step);
    if (step.one < 3) night.take({ type: 'RecordOffence', playerId, offence: 'hiddenChips' });
    else if (step.one < 5) night.take({ type: 'CloseOffence', offenceId, finding: step.yes ? 'unpunished' : 'unfounded', reason });
    else if (step.one < 7) night.take({ type: 'WaiveSanction', offenceId, reason });
    else night.take({ type: 'LiftPenalty', penaltyId, reason });
  },
};
