/**
 * A mutation for every command that a client can give to a tournament. May import: Nest, its neighbours.
 */
import { Args, Context, Resolver } from '@nestjs/graphql';
import type { Period } from '../../../events/tournament.js';
import type { RulebookReference } from '../../../events/values.js';
import type { TournamentCommand } from '../../tournament/commands.js';
import type { TableGestures } from '../../tournament/hands/commands.js';
import { commandContext } from '../commands/command-context.js';
import { OpenHandPayload, TournamentPayload } from '../commands/command-payload.js';
import { acceptedOf, CommandMutation, TournamentMutations } from '../commands/mutations.js';
import { type Told, told as toldBy } from '../commands/told.js';
import { ChangeDeckInput, OpenHandInput, RecordHandPlayedInput, type TableGesturesInput } from '../hand/hand-opening.inputs.js';
import { Player } from '../language/player.types.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import { editionNameAsked } from '../rulebook/asked-edition.js';
import { RulebookInput, PeriodInput, CreateTournamentInput } from './creation.inputs.js';
import {
  CloseRegistrationInput,
  CommitDrawInput,
  DrawSeatsInput,
  EliminatePlayerInput,
  NamePlayerInput,
  RecordChipCountsInput,
  ReopenRegistrationInput,
  StartTournamentInput,
} from './tournament.inputs.js';

@Resolver()
export class TournamentCommandsResolver extends TournamentMutations {
  @CommandMutation(() => TournamentPayload, { description: 'Announces a tournament under an id of the client’s choice.' })
  createTournament(
    @Args('input', checkedInput) input: CreateTournamentInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    const { rulebook, structure, ...told } = toldBy(input);
    const created = { ...told, structure: structure.map(periodOf) };
    return this.give(
      input,
      request,
      { type: 'CreateTournament', ...created, rulebook: referenceOf(rulebook) },
      { type: 'CreateTournament', ...told, rulebook: givenReference(rulebook), structure: created.structure },
    );
  }

  @CommandMutation(() => TournamentPayload, {
    description:
      'Publishes the hash of the organiser’s own seed for the next draw, instead of the one that the server has settled. Before registration closes, once a draw.',
  })
  commitDraw(@Args('input', checkedInput) input: CommitDrawInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('CommitDraw', input, request);
  }

  @CommandMutation(() => TournamentPayload, {
    description: 'Closes the list of players; who comes after that is late. A draw closes it by itself.',
  })
  closeRegistration(
    @Args('input', checkedInput) input: CloseRegistrationInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('CloseRegistration', input, request);
  }

  @CommandMutation(() => TournamentPayload, {
    description: 'Opens the list of players again, for a reason that is recorded; seats that were drawn are void.',
  })
  reopenRegistration(
    @Args('input', checkedInput) input: ReopenRegistrationInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('ReopenRegistration', input, request);
  }

  @CommandMutation(() => TournamentPayload, {
    description:
      'Draws seats for all registered players by a documented algorithm, from the seed whose hash was published before registration closed; once for a list.',
  })
  drawSeats(@Args('input', checkedInput) input: DrawSeatsInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('DrawSeats', input, request);
  }

  @CommandMutation(() => TournamentPayload, { description: 'Starts the tournament: stacks are given and the first level begins.' })
  startTournament(
    @Args('input', checkedInput) input: StartTournamentInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('StartTournament', input, request, this.now());
  }

  @CommandMutation(() => OpenHandPayload, {
    description: 'Opens the next hand of a table; it begins in a stream of its own, with antes and blinds taken.',
  })
  async openHand(@Args('input', checkedInput) input: OpenHandInput, @Context() request: RequestContext): Promise<OpenHandPayload> {
    const { tournamentId, table } = input;
    const { gestures, ...told } = toldBy(input);
    const did = gestures === undefined ? {} : { gestures: gesturesOf(gestures) };
    const command: TournamentCommand = { type: 'OpenHand', tournamentId, ...told, ...did, ...this.now() };
    const outcome = acceptedOf(await this.tapis.tournament(tournamentId, command, commandContext(input, request)));
    const opened = outcome.events.find((event) => event.type === 'HandOpened');
    return new OpenHandPayload(outcome, this.tapis, tournamentId, table, opened?.data.handId ?? null);
  }

  @CommandMutation(() => TournamentPayload, {
    description:
      'Has a table play on with another deck, between two hands; whether a player can ask for it is the rulebook’s (RC 26; MO 2.19; TDA 16; RO 3.4).',
  })
  changeDeck(@Args('input', checkedInput) input: ChangeDeckInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('ChangeDeck', input, request);
  }

  @CommandMutation(() => TournamentPayload, {
    description: 'Records that a hand which nobody typed in was played, for the button and the blinds.',
  })
  recordHandPlayed(
    @Args('input', checkedInput) input: RecordHandPlayedInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('RecordHandPlayed', input, request, this.now());
  }

  @CommandMutation(() => TournamentPayload, { description: 'Records the stacks of a whole table, as the floor counted them.' })
  recordChipCounts(
    @Args('input', checkedInput) input: RecordChipCountsInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('RecordChipCounts', input, request, this.now());
  }

  @CommandMutation(() => TournamentPayload, {
    description: 'Records that a player lost his last chips at a table whose hands nobody types in.',
  })
  eliminatePlayer(
    @Args('input', checkedInput) input: EliminatePlayerInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('EliminatePlayer', input, request, this.now());
  }

  @CommandMutation(() => Player, {
    description: 'Gives a player a name, or forgets the one he has. Names stand beside the events, so this makes none.',
  })
  namePlayer(@Args('input', checkedInput) { playerId, name }: NamePlayerInput): Player {
    const { people } = this.tapis;
    if (name == null) people.forget(playerId);
    else people.rename(playerId, name);
    return new Player(playerId, people);
  }
}

/** The gestures that were told; a level that is still to be announced is one without an instant. */
function gesturesOf({ levelNotAnnounced, ...told }: Told<TableGesturesInput>): TableGestures {
  return levelNotAnnounced ? { ...told, levelAnnouncedAt: null } : told;
}

function referenceOf(input: Told<RulebookInput>): RulebookReference {
  return { id: input.id, edition: editionNameAsked(input), ...houseRulesOf(input) };
}

/** The book as the client gave it: which edition is the newest may have changed when the command is sent again. */
function givenReference(input: Told<RulebookInput>): object {
  const { id, edition, version } = input;
  return { id, ...(edition === undefined ? { version: version ?? 1 } : { edition }), ...houseRulesOf(input) };
}

function houseRulesOf({ houseRules }: Told<RulebookInput>): Pick<RulebookReference, 'houseRules'> {
  return houseRules.length === 0 ? {} : { houseRules: Object.fromEntries(houseRules.map(({ setting, value }) => [setting, value])) };
}

function periodOf({ kind, seconds, smallBlind, bigBlind, ante = 0 }: Told<PeriodInput>): Period {
  return kind === 'break' ? { kind, seconds } : { kind, smallBlind: smallBlind!, bigBlind: bigBlind!, ante, seconds };
}
