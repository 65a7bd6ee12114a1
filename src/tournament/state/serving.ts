/**
 * Hands that players miss under penalty: from when, which ones, and how many are left. A hand is missed by a player who is dealt into it and
 * dead; it counts once it is over, a misdeal and its replay being one hand (RC 35, 71-A, 71-C; TDA 7; RO 11.1, 11.2). Penalties of one
 * player are served one after the other.
 */
import type { HandId, PlayerId } from '../../../events/ids.js';
import type { DisciplineState, Penalty } from './discipline.js';

interface Seated {
  readonly seat: number;
  readonly playerId: PlayerId;
}

/** The penalties under which players of a table miss its hand of this number: each player's first that has begun. */
export function listMissers(discipline: DisciplineState, table: number, handNumber: number, seated: readonly Seated[]): readonly Penalty[] {
  if (discipline.running.length === 0) return [];
  return seated.flatMap(({ playerId }) => findPenalty(discipline, table, handNumber, playerId) ?? []);
}

/** The seats of a table whose players miss its hand of this number. */
export function listSeatsUnderPenalty(
  discipline: DisciplineState,
  table: number,
  handNumber: number,
  seated: readonly Seated[],
): readonly number[] {
  if (discipline.running.length === 0) return [];
  return seated.filter(({ playerId }) => findPenalty(discipline, table, handNumber, playerId) !== undefined).map(({ seat }) => seat);
}

/** The hands that a player still has to miss, under all their penalties. */
export function countHandsLeft({ running, penalties }: DisciplineState, playerId: PlayerId): number {
  return running.reduce((sum, id) => {
    const penalty = penalties[id - 1]!;
    return penalty.playerId === playerId ? sum + penalty.remaining : sum;
  }, 0);
}

/** The penalties that were served in a hand that is over. */
export function listServed({ running, penalties }: DisciplineState, handId: HandId): readonly Penalty[] {
  return running.map((id) => penalties[id - 1]!).filter(({ serving }) => serving === handId);
}

function findPenalty({ running, penalties }: DisciplineState, table: number, handNumber: number, playerId: PlayerId): Penalty | undefined {
  for (const id of running) {
    const penalty = penalties[id - 1]!;
    if (penalty.playerId !== playerId) continue;
    // At another table than that of the penalty, the player can miss only hands to come.
    if (penalty.startsAfter.table !== table || handNumber > penalty.startsAfter.handNumber) return penalty;
  }
  return undefined;
}
