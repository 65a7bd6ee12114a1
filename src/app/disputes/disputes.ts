/**
 * Takes the commands of disputes. A dispute knows nothing of the tournament itself: what a claim is about, who took part and what is on record is
 * found out here.
 */
import type { DisputeCommand } from '../../../commands/dispute.js';
import type { FoundClaim } from '../../../commands/dispute/disputes.js';
import {
  type DisputeId,
  disputeIdOf,
  disputeStream,
  MAX_DISPUTES,
  type PlayerId,
  type TournamentId,
  tournamentOfDispute,
} from '../../../events/ids.js';
import type { DisputeEvent } from '../../../events/dispute.js';
import { disputes } from '../../../projections/disputes.js';
import { disputeDecider, type GivenToDispute, isOver } from '../../dispute/decider.js';
import { refuse } from '../../dispute/refusals.js';
import type { DisputeState } from '../../dispute/state.js';
import { findRuledKind } from '../../tournament/entry/late-window.js';
import { CommandHandler, type CommandHandlerOptions } from '../command-handler.js';
import type { CommandContext, CommandOutcome, StreamState } from '../outcome.js';
import { keptAs } from '../registry/kept-as.js';
import type { RegistryParts } from '../registry/open-registry.js';
import type { Asked } from '../registry/registry.js';
import { hideStateSecrets } from '../../audit/secrets.js';
import type { ScopeTree } from '../registry/scope-tree.js';
import type { ProjectionRunner } from '../views/projection-runner.js';
import { reachViews } from '../views/reach-views.js';
import type { ViewStore } from '../views/view-store.js';
import type { KeptWords } from '../words/kept-words.js';
import { type Claimed, findSubject, type SubjectSources } from './find-subject.js';

export interface DisputesOptions extends Omit<SubjectSources, 'tookPart' | 'now' | 'player'> {
  readonly views: ViewStore;
  readonly runner: ProjectionRunner;
  readonly handling: CommandHandlerOptions;
  readonly scopes: Pick<ScopeTree, 'federationOf'>;
  readonly words: KeptWords;
  readonly entered: RegistryParts['entered'];
}

type Outcome = CommandOutcome<DisputeEvent>;

/** How long a command waits for the views, milliseconds. */
const PATIENCE_MS = 5_000;

export class Disputes {
  readonly #handler: CommandHandler<DisputeState, GivenToDispute, DisputeEvent>;

  constructor(private readonly options: DisputesOptions) {
    this.#handler = new CommandHandler(disputeDecider, options.store, options.handling);
  }

  load(id: DisputeId): Promise<StreamState<DisputeState>> {
    return this.#handler.load(disputeStream(id));
  }

  /**
   * Opens a dispute about a tournament, under its next number.
   * @throws StoreError when the store fails, ViewError where this node is behind; sending the command again is safe
   */
  async open(id: TournamentId, command: Asked<DisputeCommand> & Claimed, context: CommandContext): Promise<Outcome> {
    // A dispute has a stream of its own: no client has seen a revision of it.
    const { expectedRevision: _none, ...given } = { ...context, asGiven: context.asGiven ?? command };
    const claimant = (command['playerId'] as PlayerId | undefined) ?? null;
    const claim = await this.#findClaim(id, command, context.actor.role === 'player' ? claimant : null);
    const whole = { ...command, tookPart: claimant === null || (await this.#tookPart(id, claimant)) };
    const concerned = async (): Promise<readonly PlayerId[]> => claim.found?.parties ?? [];
    return this.options.words.give(whole, given, concerned, async (kept, as) => {
      let openOfClaimant = 0;
      for (let number = 1; number <= MAX_DISPUTES; number += 1) {
        const disputeId = disputeIdOf(id, number);
        const about: FoundClaim = { ...claim, openOfClaimant };
        // One that is there already refuses, unless this very command opened it.
        const outcome = await this.#take(disputeId, { ...kept, about }, as);
        if (outcome.accepted || outcome.refusal.code !== 'DISPUTE_ALREADY_OPENED') return outcome;
        const { state } = await this.load(disputeId);
        if (claimant !== null && state.claim?.playerId === claimant && !isOver(state)) openOfClaimant += 1;
      }
      return { accepted: false, refusal: refuse('TOO_MANY_DISPUTES', { most: MAX_DISPUTES }).refusal };
    });
  }

  /** @throws StoreError when the store fails, ViewError where this node is behind; sending the command again is safe */
  async give(id: DisputeId, command: Asked<DisputeCommand>, context: CommandContext): Promise<Outcome> {
    const given = { ...context, asGiven: context.asGiven ?? command };
    const whole = { ...command, ...(await this.#findOut(id, command)) };
    return this.options.words.give(
      whole,
      given,
      () => this.#concerned(id),
      (kept, as) => this.#take(id, kept, as),
    );
  }

  /** Whom a dispute concerns: the claimant, and the parties. */
  async #concerned(id: DisputeId): Promise<readonly PlayerId[]> {
    const { claim } = (await this.load(id)).state;
    return claim === null ? [] : [...(claim.playerId === null ? [] : [claim.playerId]), ...claim.parties];
  }

  #take(id: DisputeId, command: object, context: CommandContext): Promise<Outcome> {
    return this.#handler.execute(disputeStream(id), { ...command, of: id } as GivenToDispute, context);
  }

  async #findClaim(id: TournamentId, claimed: Claimed, player: PlayerId | null): Promise<Omit<FoundClaim, 'openOfClaimant'>> {
    const { handling, scopes, loadTournament } = this.options;
    const tookPart = this.#tookPart.bind(this);
    const found = await findSubject(id, claimed, { ...this.options, tookPart, now: handling.now, player });
    const { state } = await loadTournament(id);
    if (state.phase === 'unknown') return { found, rulebook: null, ofFederation: false };
    const { rulebook, clubId } = state.settings;
    const isOwn = findRuledKind(state.settings) !== 'weekly' && clubId !== undefined && scopes.federationOf(clubId) !== null;
    return { found, rulebook, ofFederation: isOwn };
  }

  async #findOut(id: DisputeId, command: Asked<DisputeCommand>): Promise<object> {
    switch (command.type) {
      case 'RecordEvidence': {
        const witness = command['playerId'] as PlayerId | undefined;
        return { tookPart: witness === undefined || (await this.#tookPart(tournamentOfDispute(id), witness)) };
      }
      case 'DisownRemedy':
        return { event: await this.#findRemedy(id, Number(command['position'])) };
      case 'OpenCards':
        return { sealed: await this.#findSealedCards(id) };
      default:
        return {};
    }
  }

  /** Whether a person entered a tournament, or has a result of it. */
  async #tookPart(id: TournamentId, playerId: PlayerId): Promise<boolean> {
    const { entered, views } = this.options;
    return (await entered(keptAs(views, playerId))).includes(id);
  }

  async #findRemedy(id: DisputeId, position: number): Promise<{ readonly stream: string; readonly revision: number } | null> {
    const { store, runner, views } = this.options;
    await reachViews(runner, (await store.lastPosition()) ?? 0, PATIENCE_MS, [disputes.name]);
    const remedy = views.get(disputes, id)?.body.remedies.find((each) => each.position === position);
    return remedy === undefined ? null : { stream: remedy.stream, revision: remedy.revision };
  }

  async #findSealedCards(id: DisputeId): Promise<readonly number[]> {
    const { claim } = (await this.load(id)).state;
    if (claim?.subject.kind !== 'hand') return [];
    const { state } = await this.options.loadHand(claim.subject.handId);
    const { start, holeCards } = hideStateSecrets(state);
    return start?.seats.flatMap(({ seat }, index) => (state.holeCards[index] == null || holeCards[index] != null ? [] : [seat])) ?? [];
  }
}
