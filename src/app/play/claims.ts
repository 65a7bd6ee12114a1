/**
 * The facts for claims on pots and corrections of entries that come from outside the hand: how long ago it was, how far the next hand is,
 * and who has the chips. They are read while the tournament is stopped, so that an accepted command can be carried out completely.
 */
import type { HandCommand } from '../../../commands/hand.js';
import type { Progress } from '../../../commands/hand/claims.js';
import { handIdOf, handStream, tableOfHand, tournamentOfHand, type HandId, type PlayerId } from '../../../events/ids.js';
import type { Refusal } from '../../decider.js';
import { cannotBeUndone, countReachable } from '../../hand/claims/reach.js';
import { handDecider } from '../../hand/decider.js';
import { indexOf, type HandState } from '../../hand/state.js';
import { readEvents } from '../../store/stream-pieces.js';
import { wasBreakAt } from '../../tournament/timing/clock.js';
import { tournamentDecider } from '../../tournament/decider.js';
import { findHolderOf } from '../../tournament/entry/transfer.js';
import { outOf, seatOf, unseatedOf, type Finished, type OpenedHand, type Running, type TournamentState } from '../../tournament/state.js';
import type { StoppedDecision, DispatchedCommand } from '../dispatch/aggregate.js';
import type { Sources } from '../dispatch/sources.js';
import { makeSettlementCorrection, makeStackCorrections } from '../reactions/hand-lifecycle.js';
import type { StreamReader } from '../../store/event-store.js';

/** The commands that are decided with what happened since: claims on pots, and the correction of what was typed. */
export type RetrospectiveCommand = 'ClaimReading' | 'ClaimAward' | 'ClaimAmount' | 'CorrectAward' | 'CorrectEntry';

interface Read extends Pick<Sources, 'load'> {
  readonly store: StreamReader;
}

/** The client's own statement of the progress is ignored. */
const retrospectiveDecision: StoppedDecision<'hand', RetrospectiveCommand> = {
  tournamentOf: (handId) => tournamentOfHand(handId as HandId),
  async findHands({ address, sources }) {
    const handId = address as HandId;
    const { state } = await sources.load('hand', handId);
    return { handId, others: (tournament) => handsConcerned(handId, state, tournament) };
  },
  async facts(on) {
    const { id, clientCommand, sources } = on;
    const { state: hand } = await sources.load('hand', id);
    const { state: tournament } = await sources.load('tournament', tournamentOfHand(id));
    const facts = { progress: await findProgress(sources, id, 'pot' in clientCommand ? clientCommand.pot : null, hand, tournament) };
    const refusal = await findObstacle(on, { ...clientCommand, ...facts }, hand, tournament);
    return refusal === null ? { facts } : { refusal };
  },
};

/** The compiler compares the names of the commands instead of their fields. */
export const decideInRetrospect = <Type extends RetrospectiveCommand>(): StoppedDecision<'hand', Type> =>
  retrospectiveDecision as unknown as StoppedDecision<'hand', Type>;

/** The hands being played at the table of a hand, and those of its players at other tables. */
function handsConcerned(id: HandId, { start }: HandState, tournament: TournamentState): HandId[] {
  if (tournament.phase === 'unknown' || tournament.phase === 'announced') return [];
  const players = new Set(start?.seats.map(({ playerId }) => findHolderOf(tournament, playerId, id)));
  return tournament.tables.flatMap(({ table, openHand }) =>
    openHand !== null && (table === tableOfHand(id) || openHand.seats.some(({ playerId }) => players.has(playerId)))
      ? [openHand.handId]
      : [],
  );
}

/** What has happened since the pots of a hand were pushed. When it is read without a lock, it may be outdated. */
export async function readProgress(sources: Read, id: HandId): Promise<Progress> {
  const { state: hand } = await sources.load('hand', id);
  const { state: tournament } = await sources.load('tournament', tournamentOfHand(id));
  return findProgress(sources, id, null, hand, tournament);
}

async function findProgress(
  sources: Read,
  id: HandId,
  pot: number | null,
  hand: HandState,
  tournament: TournamentState,
): Promise<Progress> {
  const awardedAt = await findAwardedAt(sources, id, pot);
  if (tournament.phase === 'unknown' || tournament.phase === 'announced' || hand.phase !== 'completed') {
    return { awardedAt, endedOnBreak: false, nextHand: null, behind: [] };
  }
  const endedOnBreak = awardedAt !== null && wasBreakAt(tournament.clock, tournament.settings.structure, awardedAt);
  return {
    awardedAt,
    endedOnBreak,
    nextHand: await findNextHand(sources, id, hand, tournament),
    behind: await findBehind(sources, id, hand, tournament),
  };
}

/** When a pot was first pushed; without a number, when the last pot was. */
async function findAwardedAt({ store }: Read, id: HandId, pot: number | null): Promise<number | null> {
  let at: number | null = null;
  for await (const event of readEvents(store, handStream(id))) {
    if (event.type !== 'PotAwarded') continue;
    if (pot !== null && (JSON.parse(event.data) as { pot: number }).pot !== pot) continue;
    at = (JSON.parse(event.metadata) as { recordedAt: number }).recordedAt;
  }
  return at;
}

async function findNextHand({ load }: Read, id: HandId, hand: HandState, { tables }: Running | Finished): Promise<Progress['nextHand']> {
  const table = tables[tableOfHand(id) - 1];
  const number = hand.start!.handNumber;
  if (table === undefined || table.hands === number) return null;
  const open = table.openHand;
  // That hand is over, recorded or not, so it cannot be undone.
  if (table.hands > number + 1 || open === null) return { startedAt: open?.startedAt ?? 0, substantialAction: true };
  const { state } = await load('hand', handIdOf(tournamentOfHand(id), table.table, number + 1));
  return { startedAt: open.startedAt ?? 0, substantialAction: cannotBeUndone(state) };
}

async function findBehind(sources: Read, id: HandId, hand: HandState, tournament: Running | Finished): Promise<Progress['behind']> {
  return Promise.all(
    hand.start!.seats.map(async ({ seat, playerId }) => {
      const holder = findHolderOf(tournament, playerId, id);
      const found = seatOf(tournament.tables, holder);
      if (found === undefined) return { seat, amount: stackAway(tournament, holder) };
      const dealt = found.table.openHand === null ? null : seatIn(found.table.openHand, holder);
      return { seat, amount: dealt === null ? found.seated.stack : await findStackIn(sources, found.table.openHand!, dealt) };
    }),
  );
}

async function findStackIn({ load }: Read, { handId }: OpenedHand, { seat, stack }: OpenedHand['seats'][number]): Promise<number> {
  const { state } = await load('hand', handId);
  const i = indexOf(state, seat);
  return i < 0 ? stack : countReachable(state, i);
}

/** Why the consequences of the claim cannot be carried out. They are decided here first, so that the streams stay consistent. */
async function findObstacle(
  { id, context, sources: { load } }: DispatchedCommand<'hand', RetrospectiveCommand>,
  command: HandCommand & { readonly at: number },
  hand: HandState,
  tournament: TournamentState,
): Promise<Refusal | null> {
  const decide = context.isBlind === true ? handDecider.decideUnseen! : handDecider.decide;
  const corrected = decide(command, hand).events?.find((event) => event.type === 'HandResultCorrected');
  if (corrected?.type !== 'HandResultCorrected' || tournament.phase === 'unknown') return null;
  const settled = tournamentDecider.decide(makeSettlementCorrection(id, corrected.data, command.at), tournament);
  if (settled.refusal !== undefined) return settled.refusal;
  for (const event of settled.events) {
    if (event.type !== 'SettlementCorrected') continue;
    for (const [handId, correction] of makeStackCorrections(event.data)) {
      const { state } = await load('hand', handId);
      const { refusal } = handDecider.decide(correction, state);
      if (refusal !== undefined) return refusal;
    }
  }
  return null;
}

/** The chips of a player without a seat: while they wait for one, or when they left play. */
function stackAway(tournament: Running | Finished, playerId: PlayerId): number {
  const out = outOf(tournament, playerId);
  if (out === undefined) return unseatedOf(tournament, playerId)?.stack ?? 0;
  return out.cause === 'chips' ? 0 : out.stackBefore;
}

function seatIn({ seats }: OpenedHand, playerId: string): OpenedHand['seats'][number] | null {
  return seats.find((seated) => seated.playerId === playerId) ?? null;
}
