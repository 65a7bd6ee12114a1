/**
 * Deals among the players who are left: proposed on known stacks, made once everybody has accepted. A deal ends the tournament, the others
 * giving up for whoever is placed first, or leaves something to play for.
 */
import { bookOf } from '../book.js';
import { foldAll } from '../evolve.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { PlayerId } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { MAX_CENTS } from '../../../events/tournament-prizes.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import { refuseUnlessWhole } from '../bounds.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { makePlaceEvent } from '../places/places.js';
import { assignPlaces, rankTogether } from '../places/together.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import type { Finished, InPlay, Running, Table } from '../state.js';
import { refuseDuringHand } from '../tables.js';
import { computeChipChop, computeIcm, MAX_ICM_PLAYERS } from './deals.js';
import { canGrow, computePrizes } from './pot.js';
import type { DealProposal } from '../state/prizes.js';

type Proposal = CommandOf<'ProposeDeal'>;

interface StillIn {
  readonly table: number;
  readonly seat: number;
  readonly playerId: PlayerId;
  readonly stack: number;
}

export function decideProposal(command: Proposal, running: Running, book: Rulebook): TournamentDecision {
  const { terms, deal, deals, proposal } = running.prizes;
  const { deals: allowed } = book.floor.prize;
  const { method, leftForWinner, playOn, at } = command;
  const refused = allowed.value ? undefined : refuse('DEALS_NOT_ALLOWED', {}, articleOf(allowed));
  if (refused) return refused;
  if (terms === null) return refuse('NO_PRIZES_SET');
  if (deal !== null) return refuse('DEAL_ALREADY_MADE', { deal: deal.deal });
  const notNow = (canGrow(running, at) ? refuse('ENTRIES_STILL_OPEN') : undefined) ?? refuseTables(running, method !== 'agreed' || !playOn);
  if (notNow) return notNow;
  const players = listPlayersByStack(running);
  const now = computePrizes(running, terms);
  const prizes = players.map((_, place) => now[place] ?? 0);
  const cents = amountsOf(command, players, prizes);
  if ('refusal' in cents) return cents;
  const winner = winnerOf(command, players);
  if (winner.refusal) return winner;
  const known = running.tables.every(({ stacksFrom }) => stacksFrom !== 'unknown');
  const shares = players.map(({ playerId, stack }, index) => ({ playerId, stack: known ? stack : null, cents: cents[index]! }));
  const above = findAboveFirst(shares, prizes[0]!);
  const data = { deal: deals + 1, method, shares, leftForWinner, playOn, winner: winner.playerId, ...above, articles: cite(allowed) };
  const isProposed = proposal !== null && JSON.stringify({ ...data, deal: deals }) === JSON.stringify(withoutAccepted(proposal));
  const { acceptedBy = [] } = command;
  if (isProposed && acceptedBy.every((playerId) => proposal.accepted.includes(playerId))) return { events: [] };
  return acceptAtOnce(running, { type: 'DealProposed', data }, command);
}

/** After the end: null where no deal was made. */
export function refuseSecondDeal(_command: Proposal, { prizes: { deal } }: Finished): Refused | null {
  return deal === null ? null : refuse('DEAL_ALREADY_MADE', { deal: deal.deal });
}

/** The proposal, with the players who accept it in the same breath. */
function acceptAtOnce(running: Running, proposed: TournamentEvent & { readonly type: 'DealProposed' }, { acceptedBy = [], at }: Proposal) {
  const events: TournamentEvent[] = [proposed];
  for (const playerId of acceptedBy) {
    const accepted = decideAcceptance({ type: 'AcceptDeal', deal: proposed.data.deal, playerId, at }, foldAll(running, events));
    if (accepted.refusal !== undefined) return accepted;
    events.push(...accepted.events);
  }
  return { events };
}

/** The players who get more by the deal than the first prize. This happens in a chip-chop with one large stack. */
function findAboveFirst(shares: DealProposal['shares'], prize: number): Pick<DealProposal, 'aboveFirst'> {
  const players = shares.filter(({ cents }) => cents > prize).map(({ playerId }) => playerId);
  return players.length === 0 ? {} : { aboveFirst: { prize, players } };
}

function withoutAccepted({ accepted: _accepted, ...proposal }: DealProposal): Omit<DealProposal, 'accepted'> {
  return proposal;
}

/** No deal while a hand runs, nor by stacks that nobody knows. */
function refuseTables(running: Running, byStacks: boolean): Refused | null {
  for (const table of running.tables) {
    const refused = refuseDuringHand(running, table) ?? (byStacks ? refuseUncounted(table) : undefined);
    if (refused) return refused;
  }
  return null;
}

function refuseUncounted({ table, stacksFrom, seats }: Table): Refused | null {
  return stacksFrom === 'unknown' && seats.length > 0 ? refuse('COUNT_FIRST', { table }) : null;
}

/** The most chips first; of equal stacks the lower table and seat. */
function listPlayersByStack({ tables, unseated }: Running): StillIn[] {
  const seated = tables.flatMap(({ table, seats }) => seats.map(({ seat, playerId, stack }) => ({ table, seat, playerId, stack })));
  const players = [...seated, ...unseated.map(({ playerId, stack, from }) => ({ ...from, playerId, stack }))];
  return players.sort((one, other) => other.stack - one.stack || one.table - other.table || one.seat - other.seat);
}

/** What each gets, in the order of the players. */
function amountsOf(
  { method, amounts, leftForWinner, playOn }: Proposal,
  players: readonly StillIn[],
  prizes: readonly number[],
): number[] | Refused {
  const all = prizes.reduce((sum, prize) => sum + prize, 0);
  if (all === 0) return refuse('NO_PRIZE_MONEY_LEFT');
  if (leftForWinner > 0 && !playOn) return refuse('PLAY_MUST_GO_ON', { leftForWinner });
  if (method !== 'agreed' && amounts !== undefined) return refuse('AMOUNTS_NOT_AGREED');
  const maximum = method === 'agreed' ? all : prizes[0]! - prizes[1]!;
  if (leftForWinner > maximum) return refuse('LEFT_TOO_MUCH', { given: leftForWinner, maximum });
  if (method === 'agreed') return findAgreedAmounts(amounts ?? [], players, all - leftForWinner);
  const shared = prizes.with(0, prizes[0]! - leftForWinner);
  const stacks = players.map(({ stack }) => stack);
  if (method === 'chipChop') return computeChipChop(shared, stacks);
  if (players.length > MAX_ICM_PLAYERS) return refuse('TOO_MANY_FOR_ICM', { players: players.length, maximum: MAX_ICM_PLAYERS });
  return computeIcm(shared, stacks);
}

function findAgreedAmounts(amounts: NonNullable<Proposal['amounts']>, players: readonly StillIn[], expected: number): number[] | Refused {
  for (const [index, { cents }] of amounts.entries()) {
    const refused = refuseUnlessWhole(`amounts.${index}.cents`, cents, 0, MAX_CENTS);
    if (refused) return refused;
  }
  const named = amounts.map(({ playerId }) => playerId);
  const isIn = new Set(players.map(({ playerId }) => playerId));
  const missing = [...isIn].filter((playerId) => !named.includes(playerId));
  const unexpected = named.filter((playerId) => !isIn.has(playerId));
  const repeated = named.filter((playerId, index) => named.indexOf(playerId) < index);
  if (missing.length + unexpected.length + repeated.length > 0)
    return refuse('PLAYERS_MISMATCH', { table: null, missing, unexpected, repeated });
  const given = amounts.reduce((sum, { cents }) => sum + cents, 0);
  if (given !== expected) return refuse('DEAL_SUM_DIFFERS', { expected, given });
  return players.map(({ playerId }) => amounts.find((amount) => amount.playerId === playerId)!.cents);
}

/** Who is placed first where play ends: the one who is named, else the one with the most chips; null where play goes on. */
function winnerOf(
  { winner, playOn }: Proposal,
  players: readonly StillIn[],
): { readonly playerId: PlayerId | null; readonly refusal?: undefined } | Refused {
  if (playOn) return { playerId: null };
  if (winner !== undefined)
    return players.some(({ playerId }) => playerId === winner) ? { playerId: winner } : refuse('NOT_IN_DEAL', { playerId: winner });
  const leaders = players.filter(({ stack }) => stack === players[0]!.stack).map(({ playerId }) => playerId);
  return leaders.length === 1 ? { playerId: leaders[0]! } : refuse('WINNER_NEEDED', { players: leaders });
}

/** A deal that was made was accepted by everybody in it: once more gives no events. Null for any other deal. */
export function repeatAcceptance({ deal, playerId }: CommandOf<'AcceptDeal'>, { prizes }: InPlay): TournamentDecision | null {
  const made = prizes.deal;
  return made?.deal === deal && made.shares.some((share) => share.playerId === playerId) ? { events: [] } : null;
}

export function decideAcceptance(command: CommandOf<'AcceptDeal'>, running: Running): TournamentDecision {
  const repeated = repeatAcceptance(command, running);
  if (repeated !== null) return repeated;
  const { deal, playerId } = command;
  const proposal = makeProposed(running, deal, playerId);
  if (proposal.refusal) return proposal;
  if (proposal.accepted.includes(playerId)) return { events: [] };
  const accepted: TournamentEvent = { type: 'DealAccepted', data: { deal, playerId } };
  if (proposal.accepted.length + 1 < proposal.shares.length) return { events: [accepted] };
  const { method, shares, leftForWinner, articles } = proposal;
  const events: TournamentEvent[] = [accepted, { type: 'DealMade', data: { deal, method, shares, leftForWinner, articles } }];
  if (proposal.winner === null) return { events };
  return { events: [...events, ...findGivingUp(running, proposal.winner)] };
}

export function decideDecline({ deal, playerId }: CommandOf<'DeclineDeal'>, running: Running): TournamentDecision {
  const { proposal: open, deals } = running.prizes;
  if (open === null && deal === deals && running.prizes.deal?.deal !== deal) return { events: [] };
  const proposal = makeProposed(running, deal, playerId);
  return proposal.refusal ? proposal : { events: [{ type: 'DealDeclined', data: { deal, playerId } }] };
}

function makeProposed({ prizes }: Running, deal: number, playerId: PlayerId): (DealProposal & { readonly refusal?: undefined }) | Refused {
  const { proposal } = prizes;
  if (proposal === null || proposal.deal !== deal) return refuse('NO_DEAL_PROPOSED', { deal });
  return proposal.shares.some((share) => share.playerId === playerId) ? proposal : refuse('NOT_IN_DEAL', { playerId });
}

/** All but the winner give up (RO 1.9), the shortest stack first; with equal stacks they share a place, as players of one table would. */
function findGivingUp(running: Running, winner: PlayerId): TournamentEvent[] {
  const leaving = listPlayersByStack(running).filter(({ playerId }) => playerId !== winner);
  const groups = rankTogether(leaving, 'byStack').toReversed();
  const { leave, ranking, prize } = bookOf(running.settings).floor;
  const articles = cite(leave.announced, ranking.abandonment, prize.deals);
  const gone = groups.flat().map(({ table, seat, playerId, stack }, index): TournamentEvent => ({
    type: 'PlayerWithdrew',
    data: {
      playerId,
      from: { table, seat },
      removed: stack,
      place: running.playersLeft - index,
      reason: null,
      cause: 'deal',
      articles,
    },
  }));
  const tied = assignPlaces(groups, running.playersLeft).filter((placed) => placed.tied > 1);
  return [...gone, ...tied.map((placed) => makePlaceEvent(placed, { cause: 'deal', handId: null, reason: null, articles }))];
}
