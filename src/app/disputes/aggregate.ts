/**
 * How commands reach disputes. The dispute does not know the tournament, so the facts of a claim, who took part and what is recorded are
 * loaded here.
 */
import type { FoundClaim } from '../../../commands/dispute/disputes.js';
import {
  type DisputeId,
  disputeIdOf,
  disputeStream,
  MAX_DISPUTES,
  type PlayerId,
  type StreamName,
  type TournamentId,
  tournamentOfDispute,
} from '../../../events/ids.js';
import { disputes } from '../../../projections/disputes.js';
import { hideStateSecrets } from '../../audit/secrets.js';
import { disputeDecider, isOver } from '../../dispute/decider.js';
import { refuse } from '../../dispute/refusals.js';
import { findRuledKind } from '../../tournament/timing/late-window.js';
import type { Aggregate, DispatchedCommand } from '../dispatch/aggregate.js';
import type { Sources } from '../dispatch/sources.js';
import { survivingIdOf } from '../registry/surviving-id.js';
import { findSubject } from './find-subject.js';

export const disputeAggregate: Aggregate<'dispute'> = {
  kind: 'dispute',
  streamOf: disputeStream,
  decider: disputeDecider,
  passesId: true,
  concerned: ({ claim }) => (claim === null ? [] : [...(claim.playerId === null ? [] : [claim.playerId]), ...claim.parties]),
  facts: {
    async OpenDispute(on) {
      const { playerId = null } = on.clientCommand;
      return {
        tookPart: playerId === null || (await tookPart(on.sources, on.address as TournamentId, playerId)),
        about: await findClaim(on),
      };
    },
    RecordEvidence: async ({ id, clientCommand: { playerId }, sources }) => ({
      tookPart: playerId == null || (await tookPart(sources, tournamentOfDispute(id), playerId)),
    }),
    DisownRemedy: async ({ id, clientCommand, sources }) => ({ event: await findRemedy(sources, id, clientCommand.position) }),
    OpenCards: async ({ id, sources }) => ({ sealed: await findSealedCards(sources, id) }),
  },
  specials: {
    OpenDispute: {
      concerned: ({ about }) => about.found?.parties ?? [],
      /** Opens the dispute under the next number of its tournament. */
      async handle({ address, clientCommand, facts, sources }, execute) {
        const claimant = clientCommand.playerId ?? null;
        let openOfClaimant = 0;
        for (let number = 1; number <= MAX_DISPUTES; number += 1) {
          const disputeId = disputeIdOf(address as TournamentId, number);
          // An existing dispute refuses, unless this same command opened it.
          const outcome = await execute(disputeId, { about: { ...facts.about, openOfClaimant } });
          if (outcome.accepted || outcome.refusal.code !== 'DISPUTE_ALREADY_OPENED') return outcome;
          const { state } = await sources.load('dispute', disputeId);
          if (claimant !== null && state.claim?.playerId === claimant && !isOver(state)) openOfClaimant += 1;
        }
        return { accepted: false, refusal: refuse('TOO_MANY_DISPUTES', { most: MAX_DISPUTES }).refusal };
      },
    },
  },
  // The payload waits for the view that it shows, and no role depends on a dispute.
  waitsFor: [],
};

/** Whether a person entered a tournament or has a result in it. */
async function tookPart({ registry, views }: Sources, id: TournamentId, playerId: PlayerId): Promise<boolean> {
  return (await registry.entered(survivingIdOf(views, playerId))).includes(id);
}

async function findClaim({ address, clientCommand, context, sources }: DispatchedCommand<'dispute', 'OpenDispute'>): Promise<FoundClaim> {
  const id = address as TournamentId;
  const found = await findSubject(id, clientCommand, {
    sources,
    tookPart: (of, playerId) => tookPart(sources, of, playerId),
    player: context.actor.role === 'player' ? (clientCommand.playerId ?? null) : null,
  });
  // The claimant's open disputes are counted when the number is assigned.
  const none = { found, openOfClaimant: 0 };
  const { state } = await sources.load('tournament', id);
  if (state.phase === 'unknown') return { ...none, rulebook: null, ofFederation: false };
  const { rulebook, clubId } = state.settings;
  const isOwn = findRuledKind(state.settings) !== 'weekly' && clubId !== undefined && sources.scopes.federationOf(clubId) !== null;
  return { ...none, rulebook, ofFederation: isOwn };
}

async function findRemedy(
  { reach, views }: Sources,
  id: DisputeId,
  position: number,
): Promise<{ readonly stream: StreamName; readonly revision: number } | null> {
  await reach([disputes.name]);
  const remedy = views.get(disputes, id)?.body.remedies.find((each) => each.position === position);
  return remedy === undefined ? null : { stream: remedy.stream, revision: remedy.revision };
}

async function findSealedCards({ load }: Sources, id: DisputeId): Promise<readonly number[]> {
  const { claim } = (await load('dispute', id)).state;
  if (claim?.subject.kind !== 'hand') return [];
  const { state } = await load('hand', claim.subject.handId);
  const { start, holeCards } = hideStateSecrets(state);
  return start?.seats.flatMap(({ seat }, index) => (state.holeCards[index] == null || holeCards[index] != null ? [] : [seat])) ?? [];
}
