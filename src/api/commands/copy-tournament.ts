/**
 * The mutation that copies a tournament: its terms under another id, with all entries. The copy is announced, and the original stays as it is.
 */
import { Args, Context, Field, ID, InputType, Mutation, Resolver } from '@nestjs/graphql';
import type { AdmissionCheck } from '../../../events/tournament-entry.js';
import { type PlayerId, type TournamentId, tournamentStream } from '../../../events/ids.js';
import type { TournamentCommandOf } from '../../../commands/tournament.js';
import type { Scope } from '../../access/principal.js';
import { decodeEvent } from '../../app/dispatch/event-codec.js';
import { makeRefuse } from '../../decider.js';
import { readEvents } from '../../store/stream-pieces.js';
import type { TournamentRefusals } from '../../tournament/refusals.js';
import { countPaidEntries } from '../../tournament/state/entry.js';
import type { Settings, TournamentState } from '../../tournament/state.js';
import { acceptedOf } from '../answers/accepted.js';
import { TournamentPayload } from '../answers/command-payload.js';
import { fateOf, type ListedFate, TournamentListPayload } from '../answers/list-payload.js';
import { CommandInput } from '../inputs/command.inputs.js';
import { checkedInput, IsPlainId } from '../inputs/input-validation.js';
import { Costs, TOURNAMENT_FOLD } from '../language/costs.js';
import { For } from '../policy/operations.js';
import { commandContext } from '../request/command-context.js';
import { refused } from '../request/error-presentation.js';
import { RequestContext } from '../request/request-context.js';
import { Mutations } from './mutations.js';

const refuse = makeRefuse<TournamentRefusals>();

@InputType({ description: 'Copies a tournament under another id, with its entries.' })
class CopyTournamentInput extends CommandInput {
  @Field(() => ID, { description: 'The id of the tournament that is copied.' })
  @IsPlainId()
  tournamentId!: TournamentId;

  @Field(() => ID, { description: 'The id of the copy: 1 to 64 letters, digits, "-" or "_", starting with a letter or digit.' })
  @IsPlainId()
  copyId!: TournamentId;
}

type Entrants = Map<PlayerId, AdmissionCheck | undefined>;

@Resolver()
export class CopyMutations extends Mutations {
  @Costs({ weight: TOURNAMENT_FOLD })
  @For('club.tournaments', 'tournamentId')
  @Mutation(() => TournamentListPayload, {
    nullable: true,
    description:
      'Copies a tournament that can no longer be corrected: its terms under another id, and every entry, with what was paid for it. The copy is announced; the original stays as it is. What was typed wrongly is corrected in the copy (correctTerms). Sent again with the same commandId, it has no second effect.',
  })
  async copyTournament(
    @Args('input', checkedInput) input: CopyTournamentInput,
    @Context() request: RequestContext,
  ): Promise<TournamentListPayload> {
    const { tournamentId } = input;
    const { state } = await this.reading.load('tournament', tournamentId);
    if (state.phase === 'unknown') throw refused(refuse('TOURNAMENT_NOT_FOUND').refusal);
    this.policy.require('copyTournament', 'club.tournaments', { scope: scopeOf(state.settings) }, request.principal);
    const announced = await this.#give(input, 'copy', { type: 'CreateTournament', ...state.settings }, request);
    const taken = [announced];
    const fates: ListedFate[] = [];
    for (const [playerId, check] of await this.#listEntrants(tournamentId)) {
      const registration = this.#give(input, playerId, makeRegistration(playerId, check, state), request);
      const outcome = await this.answerEach(registration, { input: { tournamentId: input.copyId, playerId } }, request);
      if ('events' in outcome) taken.push(outcome);
      fates.push(fateOf(playerId, outcome));
    }
    return new TournamentListPayload(fates, taken);
  }

  /** No client’s id has a slash, so that the id of an entry is that of no other command. */
  async #give(
    input: CopyTournamentInput,
    part: string,
    command: TournamentCommandOf<'CreateTournament' | 'RegisterPlayer'>,
    request: RequestContext,
  ): Promise<TournamentPayload> {
    const { expectedRevision: _ofTheOriginal, ...context } = commandContext(input, request);
    const own = { ...context, commandId: `${input.commandId}/${part}` };
    const outcome = acceptedOf(await this.commands.dispatch('tournament', input.copyId, command, own));
    return new TournamentPayload(outcome, this.reading, false, input.copyId);
  }

  /** Who has entered, in the order in which they came, and how they were checked. */
  async #listEntrants(tournamentId: TournamentId): Promise<Entrants> {
    const entrants: Entrants = new Map();
    for await (const stored of readEvents(this.reading.events, tournamentStream(tournamentId))) {
      const event = decodeEvent(stored);
      if (event.type === 'PlayerRegistered' || event.type === 'PlayerWaitlisted') {
        entrants.set(event.data.playerId, event.data.admission);
      } else if (event.type === 'PlayerCheckedIn') {
        entrants.set(event.data.playerId, event.data.admission);
      } else if (event.type === 'LatePlayerAdmitted') {
        if (event.data.admission !== null) entrants.set(event.data.playerId, event.data.admission);
      } else if (event.type === 'EntryTransferred') {
        entrants.delete(event.data.playerId);
        entrants.set(event.data.toPlayer, event.data.admission);
      } else if (event.type === 'RegistrationWithdrawn' || event.type === 'PlayerExcluded' || event.type === 'EntryAnnulled') {
        entrants.delete(event.data.playerId);
      }
    }
    return entrants;
  }
}

/** Whose the copy is: that of the original. */
function scopeOf({ clubId }: Settings): Scope {
  return clubId === undefined ? { kind: 'installation' } : { kind: 'club', clubId };
}

/** They were checked when they entered the original; what was paid for it counts for the copy. */
function makeRegistration(
  playerId: PlayerId,
  check: AdmissionCheck | undefined,
  state: Exclude<TournamentState, { phase: 'unknown' }>,
): TournamentCommandOf<'RegisterPlayer'> {
  const { age, identity } = check ?? {};
  const paid = countPaidEntries(state.phase === 'announced' ? state.list : state.entry, playerId) > 0;
  return {
    type: 'RegisterPlayer',
    playerId,
    ...(age === 'notChecked' ? { inAdvance: true } : { adult: true }),
    ...(identity === 'document' ? { showsDocument: true } : {}),
    ...(identity === 'dataConfirmed' ? { confirmsData: true } : {}),
    ...(paid ? { paid } : {}),
  };
}
