/**
 * Takes back the last hand of a table that was recorded or opened by mistake: button, blinds and the number of the hand go back, and with
 * them what players had missed by it. Hands that were played and settled are corrected, not taken back.
 */
import { type HandId, tableOfHand } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { foldAll } from '../evolve.js';
import { carryOutExpulsions } from '../ranking/expulsion.js';
import type { FollowedBy } from '../refusals/hands.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import type { BeforeHand, InPlay, Running, SeatedPlayer, Table } from '../state.js';
import { findTableInPlay, refuseDuringHand } from '../tables.js';

/** A hand that was recorded as played, and was not, or not at this table. */
export function decideWithdrawal({ table: number, hand, reason }: CommandOf<'WithdrawHandPlayed'>, running: Running): TournamentDecision {
  const table = findTableInPlay(running, number);
  if (table.refusal) return table;
  const refused = refuseDuringHand(running, table);
  if (refused) return refused;
  if (table.beforeHand === null) return refuse('NO_HAND_TO_WITHDRAW', { table: number });
  const meant = hand ?? table.hands;
  const out = running.eliminations.find(({ from, hands }) => from.table === number && hands >= meant);
  if (out !== undefined) return refuse('HAND_TOOK_PLAYERS_OUT', { table: number, hand: out.hands, playerId: out.playerId });
  const kept = refuseRoundOver(running, table) ?? (meant === table.hands ? null : refuseFollowed(running, table, meant));
  return kept ?? { events: [makeWithdrawn(running, table, table.beforeHand, null, reason, meant)] };
}

/**
 * An earlier hand is taken back where those after it are as if one fewer had been played: the last position of the button goes back, and each has
 * the number before its own.
 */
function refuseFollowed({ chips, handForHand, playedHandForHand }: Running, table: Table, meant: number): Refused | null {
  const { table: number, played, hands, seats } = table;
  const [first, ...later] = played.filter(({ hand }) => hand >= meant);
  const follows = (by: FollowedBy): Refused => refuse('HAND_FOLLOWED', { table: number, hand: meant, last: hands, by });
  if (first?.hand !== meant) return refuse('HAND_NOT_PLAYED', { table: number, hand: meant, first: played[0]?.hand ?? hands, last: hands });
  const rounds = [...(handForHand?.hands ?? []), ...(playedHandForHand?.hands ?? [])];
  if (rounds.some((each) => each.table === number && each.hand >= meant)) return refuse('HAND_ROUND_OVER', { table: number });
  if ((chips.counted.get(number) ?? 0) >= meant) return follows('count');
  if (later.some(({ ordered }) => ordered)) return follows('button');
  if (!hasSameSeats(first.seats, seats)) return follows('seats');
  return later.some(({ missed }) => missed.join() !== first.missed.join()) ? follows('penalty') : null;
}

function hasSameSeats(one: readonly SeatedPlayer[], other: readonly SeatedPlayer[]): boolean {
  return one.length === other.length && one.every(({ seat, playerId }, k) => other[k]!.seat === seat && other[k]!.playerId === playerId);
}

/** A hand that was opened and annulled in its own stream. A second time gives no events. */
export function decideAnnulment({ handId, reason }: CommandOf<'RecordAnnulment'>, tournament: InPlay): TournamentDecision {
  const table = tournament.tables[tableOfHand(handId) - 1];
  if (table?.openHand?.handId !== handId || table.beforeHand === null) return { events: [] };
  const withdrawn = makeWithdrawn(tournament, table, table.beforeHand, handId, reason);
  if (tournament.phase === 'finished') return { events: [withdrawn] };
  // Whoever was excluded during the hand goes all the same.
  return { events: [withdrawn, ...carryOutExpulsions(foldAll(tournament, [withdrawn]), handId, [])] };
}

/** A round that is over has put the clock forward, and may have ranked those who went out in it. */
function refuseRoundOver({ handForHand: play }: InPlay, { table, hands }: Table): Refused | null {
  if (play === null || play.round === 0) return null;
  const round = play.hands.find((each) => each.table === table && each.hand === hands)?.round ?? 0;
  return play.open && round === play.round ? null : refuse('HAND_ROUND_OVER', { table });
}

function makeWithdrawn(
  { discipline }: InPlay,
  { table, hands }: Table,
  before: BeforeHand,
  handId: HandId | null,
  reason: string,
  meant = hands,
): TournamentEvent {
  const missed = before.missed.flatMap(({ penaltyId, playerId, remaining }) => {
    const { stage } = discipline.penalties[penaltyId - 1]!;
    return stage === 'running' || stage === 'served' ? [{ penaltyId, playerId, remaining: remaining + 1 }] : [];
  });
  return {
    type: 'HandWithdrawn',
    data: {
      table,
      handNumber: hands,
      handId,
      reason,
      ...(meant === hands ? undefined : { meant }),
      ...(missed.length === 0 ? undefined : { missed }),
    },
  };
}
