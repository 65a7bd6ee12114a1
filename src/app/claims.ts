/**
 * Takes claims on the pots of a hand, and corrections of what was typed in it. They are decided on more than the hand knows: how long ago it was, how far the next hand has come, who
 * still has the chips. That is read here, while the tournament stands still, so that what is accepted can be carried out to its end.
 */
import type { HandEvent } from '../../events/hand.js';
import { handIdOf, handStream, tableOfHand, tournamentOfHand, type HandId, type PlayerId, type TournamentId } from '../../events/ids.js';
import type { Refusal } from '../decider.js';
import type { ClaimCommand, Progress } from '../../commands/hand/claims.js';
import type { HandCommand, HandCommandOf } from '../../commands/hand.js';
import { handDecider } from '../hand/decider.js';
import { indexOf, type HandState } from '../hand/state.js';
import { cannotBeUndone, countReachable } from '../hand/claims/reach.js';
import type { EventStore } from '../store/event-store.js';
import { readEvents } from '../store/stream-pieces.js';
import { wasBreakAt } from '../tournament/clock/clock.js';
import { tournamentDecider } from '../tournament/decider.js';
import { findHolderOf } from '../tournament/entry/transfer.js';
import { outOf, seatOf, unseatedOf, type Finished, type OpenedHand, type Running, type TournamentState } from '../tournament/state.js';
import type { CommandContext, CommandOutcome, StreamState } from './outcome.js';
import { makeSettlementCorrection, makeStackCorrections } from './hand-lifecycle.js';

/** The commands that are decided with what happened since: claims on pots, and the correction of what was typed. */
export type LookBack = Exclude<ClaimCommand, { readonly type: 'ReportCardsPickedUp' | 'CorrectStacks' }> | HandCommandOf<'CorrectEntry'>;

const lookBacks: ReadonlySet<HandCommand['type']> = new Set<LookBack['type']>([
  'ClaimReading',
  'ClaimAward',
  'ClaimAmount',
  'CorrectAward',
  'CorrectEntry',
]);

export function isLookBack(command: HandCommand): command is LookBack {
  return lookBacks.has(command.type);
}

export interface ClaimsOptions {
  readonly store: EventStore;
  readonly loadHand: (id: HandId) => Promise<StreamState<HandState>>;
  readonly loadTournament: (id: TournamentId) => Promise<StreamState<TournamentState>>;
  /** Takes the command and the reactions to it. */
  readonly take: (id: HandId, command: HandCommand, context: CommandContext) => Promise<CommandOutcome<HandEvent>>;
}

export class Claims {
  constructor(private readonly options: ClaimsOptions) {}

  /** Must run while nothing else of the tournament does. What the client says of the progress counts for nothing. */
  async take(id: HandId, given: LookBack, context: CommandContext): Promise<CommandOutcome<HandEvent>> {
    const { progress: _said, ...asGiven } = given;
    const { state: hand } = await this.options.loadHand(id);
    const { state: tournament } = await this.options.loadTournament(tournamentOfHand(id));
    const command = { ...asGiven, progress: await this.#progressOf(id, 'pot' in given ? given.pot : null, hand, tournament) } as LookBack;
    const refusal = await this.#obstacle(id, command, hand, tournament, context);
    if (refusal !== null) return { accepted: false, refusal };
    return this.options.take(id, command, { ...context, asGiven: context.asGiven ?? asGiven });
  }

  /** What has happened since the pots of a hand were pushed. Read beside whatever goes on, it may be past by the time it is looked at. */
  async progressOf(id: HandId): Promise<Progress> {
    const { state: hand } = await this.options.loadHand(id);
    const { state: tournament } = await this.options.loadTournament(tournamentOfHand(id));
    return this.#progressOf(id, null, hand, tournament);
  }

  async #progressOf(id: HandId, pot: number | null, hand: HandState, tournament: TournamentState): Promise<Progress> {
    const awardedAt = await this.#awardedAt(id, pot);
    if (tournament.phase === 'unknown' || tournament.phase === 'announced' || hand.phase !== 'completed') {
      return { awardedAt, endedOnBreak: false, nextHand: null, behind: [] };
    }
    const endedOnBreak = awardedAt !== null && wasBreakAt(tournament.clock, tournament.settings.structure, awardedAt);
    return {
      awardedAt,
      endedOnBreak,
      nextHand: await this.#nextHand(id, hand, tournament),
      behind: await this.#behind(id, hand, tournament),
    };
  }

  /** When the pot was first pushed; without a number, when the last one was. */
  async #awardedAt(id: HandId, pot: number | null): Promise<number | null> {
    let at: number | null = null;
    for await (const event of readEvents(this.options.store, handStream(id))) {
      if (event.type !== 'PotAwarded') continue;
      if (pot !== null && (JSON.parse(event.data) as { pot: number }).pot !== pot) continue;
      at = (JSON.parse(event.metadata) as { recordedAt: number }).recordedAt;
    }
    return at;
  }

  async #nextHand(id: HandId, hand: HandState, { tables }: Running | Finished): Promise<Progress['nextHand']> {
    const table = tables[tableOfHand(id) - 1];
    const number = hand.start!.handNumber;
    if (table === undefined || table.hands === number) return null;
    const open = table.openHand;
    // Over already, typed in or not: nothing of it can be undone.
    if (table.hands > number + 1 || open === null) return { startedAt: open?.startedAt ?? 0, substantialAction: true };
    const { state } = await this.options.loadHand(handIdOf(tournamentOfHand(id), table.table, number + 1));
    return { startedAt: open.startedAt ?? 0, substantialAction: cannotBeUndone(state) };
  }

  async #behind(id: HandId, hand: HandState, tournament: Running | Finished): Promise<Progress['behind']> {
    return Promise.all(
      hand.start!.seats.map(async ({ seat, playerId }) => {
        const holder = findHolderOf(tournament, playerId, id);
        const found = seatOf(tournament.tables, holder);
        if (found === undefined) return { seat, amount: stackAway(tournament, holder) };
        const dealt = found.table.openHand === null ? null : seatIn(found.table.openHand, holder);
        return { seat, amount: dealt === null ? found.seated.stack : await this.#stackIn(found.table.openHand!, dealt) };
      }),
    );
  }

  async #stackIn({ handId }: OpenedHand, { seat, stack }: OpenedHand['seats'][number]): Promise<number> {
    const { state } = await this.options.loadHand(handId);
    const i = indexOf(state, seat);
    return i < 0 ? stack : countReachable(state, i);
  }

  /** Why what the claim would lead to can't be carried out: decided here first, so that no stream goes ahead of the others. */
  async #obstacle(
    id: HandId,
    command: LookBack,
    hand: HandState,
    tournament: TournamentState,
    { isBlind }: CommandContext,
  ): Promise<Refusal | null> {
    const decide = isBlind === true ? handDecider.decideUnseen! : handDecider.decide;
    const corrected = decide(command, hand).events?.find((event) => event.type === 'HandResultCorrected');
    if (corrected?.type !== 'HandResultCorrected' || tournament.phase === 'unknown') return null;
    const settled = tournamentDecider.decide(makeSettlementCorrection(id, corrected.data, command.at), tournament);
    if (settled.refusal !== undefined) return settled.refusal;
    for (const event of settled.events) {
      if (event.type !== 'SettlementCorrected') continue;
      for (const [handId, correction] of makeStackCorrections(event.data)) {
        const { state } = await this.options.loadHand(handId);
        const { refusal } = handDecider.decide(correction, state);
        if (refusal !== undefined) return refusal;
      }
    }
    return null;
  }
}

/** The chips of a player without a seat: those with which they wait for one, or left play. */
function stackAway(tournament: Running | Finished, playerId: PlayerId): number {
  const out = outOf(tournament, playerId);
  if (out === undefined) return unseatedOf(tournament, playerId)?.stack ?? 0;
  return out.cause === 'chips' ? 0 : out.stackBefore;
}

function seatIn({ seats }: OpenedHand, playerId: string): OpenedHand['seats'][number] | null {
  return seats.find((seated) => seated.playerId === playerId) ?? null;
}
