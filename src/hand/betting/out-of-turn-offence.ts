/**
 * An act before its turn as an offence: noted once for each act, when it is made or when it is known whether it binds (RC 44-A; MO 8.16;
 * TDA 36; RO 9.3, 11.1; TF §9 b15).
 */
import type { HandEvent } from '../../../events/hand.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { cite } from '../../rulebooks/citing.js';
import type { Betting } from '../state/street-rules.js';
import type { HandState } from '../state.js';
import type { EarlyAct } from '../state/acts.js';

/** How the act ended, as far as a book punishes by it. */
export type OutOfTurnEnd = 'fold' | 'released' | 'stands';

/** Whether the book punishes by how the act ends. */
export function dependsOnEnd({ oot }: Pick<Betting, 'oot'>): boolean {
  return oot.penalty.value === 'dueIfReleasedOrFold';
}

export function makeOutOfTurnOffence(seat: number, { oot }: Pick<Betting, 'oot'>, end: OutOfTurnEnd): HandEvent {
  const due = dependsOnEnd({ oot }) && end !== 'stands';
  const sanction = oot.penalty.value === 'possible' ? 'may' : due ? 'must' : 'ifRepeated';
  const offence = end === 'fold' ? 'foldOutOfTurn' : 'actOutOfTurn';
  return { type: 'InfractionNoted', data: { seat, offence, sanction, startsAt: null, article: cite(oot.penalty)[0]! } };
}

/** The offences of acts whose turn never comes: of one seat, or of all. */
export function listOpenOffences({ actState, start }: HandState, seat: number | null = null): HandEvent[] {
  const open = actState?.early.filter((act: EarlyAct) => act.sanctionOpen && (seat === null || act.seat === seat)) ?? [];
  const book = open.length === 0 ? null : rulebookFor(start!.rulebook);
  return book === null ? [] : open.map((act) => makeOutOfTurnOffence(act.seat, book.betting, 'stands'));
}
