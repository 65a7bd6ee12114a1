/**
 * A mutation for every command that a client can give to a tournament. May import: Nest, the facade.
 */
import { Inject, UseGuards } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { PlayerId, TournamentId } from '../../../events/ids.js';
import type { Period } from '../../../events/tournament.js';
import type { ChipInSet } from '../../../events/tournament-chip-race.js';
import type { RulebookReference } from '../../../events/values.js';
import type { Tapis } from '../../app/tapis.js';
import type { TournamentCommand } from '../../tournament/commands.js';
import type { TableGestures } from '../../tournament/hands/commands.js';
import { orderOf } from '../button/button.inputs.js';
import { commandContext } from '../commands/command.input.js';
import { OpenHandPayload, TournamentPayload } from '../commands/command-payload.js';
import { atStakeOf, entryTermsOf } from '../entry/entry-terms.inputs.js';
import { refused } from '../server/error-presentation.js';
import { ChangeDeckInput, OpenHandInput, RecordHandPlayedInput, type TableGesturesInput } from '../hand/hand-opening.inputs.js';
import { checkedInput } from '../server/input-validation.js';
import { Player } from '../language/player.types.js';
import { RequestContext } from '../server/request-context.js';
import { TokenGuard } from '../server/token.guard.js';
import { takeTournamentCommand } from '../commands/tournament-command-taking.js';
import {
  AdvanceClockInput,
  CloseRegistrationInput,
  CommitDrawInput,
  type ChipInSetInput,
  CreateTournamentInput,
  DrawSeatsInput,
  EliminatePlayerInput,
  NamePlayerInput,
  PauseClockInput,
  type PeriodInput,
  RecordChipCountsInput,
  ReopenRegistrationInput,
  ResumeClockInput,
  type RulebookInput,
  StartPeriodInput,
  StartTournamentInput,
  type TournamentCommandInput,
} from './tournament.inputs.js';
import { TAPIS } from '../reading/view-reading.js';

@Resolver()
@UseGuards(TokenGuard)
export class TournamentCommandsResolver {
  constructor(@Inject(TAPIS) private readonly tapis: Tapis) {}

  @Mutation(() => TournamentPayload, { description: 'Announces a tournament under an id of the client’s choice.' })
  createTournament(
    @Args('input', checkedInput) input: CreateTournamentInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    const { name, club, rulebook, startingStack, seatsPerTable, anteFormat, antePriority, chipUnit, automaticMoves } = input;
    return this.take(input, request, {
      type: 'CreateTournament',
      name,
      club,
      ...(input.kind == null ? {} : { kind: input.kind }),
      rulebook: referenceOf(rulebook),
      startingStack,
      seatsPerTable,
      ...(input.largerTables == null ? {} : { largerTables: input.largerTables }),
      anteFormat,
      ...(antePriority == null ? {} : { antePriority }),
      chipUnit,
      ...(input.chipSet == null ? {} : { chipSet: input.chipSet.map(chipOf) }),
      ...(automaticMoves ? { automaticMoves } : {}),
      structure: input.structure.map(periodOf),
      ...(input.atStake == null ? {} : { atStake: atStakeOf(input.atStake) }),
      ...(input.entry == null ? {} : { entry: entryTermsOf(input.entry) }),
    });
  }

  @Mutation(() => TournamentPayload, {
    description:
      'Publishes the hash of the organiser’s own seed for the next draw, instead of the one that the server has settled. Before registration closes, once a draw.',
  })
  commitDraw(@Args('input', checkedInput) input: CommitDrawInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'CommitDraw', hash: input.hash });
  }

  @Mutation(() => TournamentPayload, {
    description: 'Closes the list of players; who comes after that is late. A draw closes it by itself.',
  })
  closeRegistration(
    @Args('input', checkedInput) input: CloseRegistrationInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'CloseRegistration' });
  }

  @Mutation(() => TournamentPayload, {
    description: 'Opens the list of players again, for a reason that is recorded; seats that were drawn are void.',
  })
  reopenRegistration(
    @Args('input', checkedInput) input: ReopenRegistrationInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'ReopenRegistration', reason: input.reason });
  }

  @Mutation(() => TournamentPayload, {
    description:
      'Draws seats for all registered players by a documented algorithm, from the seed whose hash was published before registration closed; once for a list.',
  })
  drawSeats(@Args('input', checkedInput) input: DrawSeatsInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take(input, request, {
      type: 'DrawSeats',
      ...(input.seed == null ? {} : { seed: input.seed }),
      ...(input.tables == null ? {} : { tables: input.tables }),
    });
  }

  @Mutation(() => TournamentPayload, { description: 'Starts the tournament: stacks are given and the first level begins.' })
  startTournament(
    @Args('input', checkedInput) input: StartTournamentInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    const { notThere } = input;
    const absent = notThere == null ? {} : { notThere: notThere.map((id) => id as PlayerId) };
    return this.take(input, request, { type: 'StartTournament', at: this.tapis.now(), ...absent });
  }

  @Mutation(() => TournamentPayload, { description: 'Records the levels and breaks whose time has come; no events when nothing is due.' })
  advanceClock(@Args('input', checkedInput) input: AdvanceClockInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'AdvanceClock', at: this.tapis.now() });
  }

  @Mutation(() => TournamentPayload, { description: 'Goes to a period of the structure by hand, now.' })
  startPeriod(@Args('input', checkedInput) input: StartPeriodInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'StartPeriod', period: input.period, at: this.tapis.now() });
  }

  @Mutation(() => TournamentPayload, { description: 'Stops the clock.' })
  pauseClock(@Args('input', checkedInput) input: PauseClockInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'PauseClock', at: this.tapis.now() });
  }

  @Mutation(() => TournamentPayload, { description: 'Lets the clock run again.' })
  resumeClock(@Args('input', checkedInput) input: ResumeClockInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'ResumeClock', at: this.tapis.now() });
  }

  @Mutation(() => OpenHandPayload, {
    description: 'Opens the next hand of a table; it begins in a stream of its own, with antes and blinds taken.',
  })
  async openHand(@Args('input', checkedInput) input: OpenHandInput, @Context() request: RequestContext): Promise<OpenHandPayload> {
    const tournamentId = input.tournamentId as TournamentId;
    const { table, absent, gestures } = input;
    const did = gestures == null ? {} : { gestures: gesturesOf(gestures) };
    const order = orderOf(input.positions);
    const command: TournamentCommand = { type: 'OpenHand', tournamentId, table, absent, at: this.tapis.now(), ...did, ...order };
    const outcome = await this.tapis.tournament(tournamentId, command, commandContext(input, request));
    if (!outcome.accepted) throw refused(outcome.refusal);
    const opened = outcome.events.find((event) => event.type === 'HandOpened');
    return new OpenHandPayload(outcome, this.tapis, tournamentId, table, opened?.data.handId ?? null);
  }

  @Mutation(() => TournamentPayload, {
    description:
      'Has a table play on with another deck, between two hands; whether a player can ask for it is the rulebook’s (RC 26; MO 2.19; TDA 16; RO 3.4).',
  })
  changeDeck(@Args('input', checkedInput) input: ChangeDeckInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    const { table, requestedBy = null, defect } = input;
    return this.take(input, request, { type: 'ChangeDeck', table, requestedBy, defect });
  }

  @Mutation(() => TournamentPayload, {
    description: 'Records that a hand which nobody typed in was played, for the button and the blinds.',
  })
  recordHandPlayed(
    @Args('input', checkedInput) input: RecordHandPlayedInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    const { table, positions } = input;
    return this.take(input, request, { type: 'RecordHandPlayed', table, at: this.tapis.now(), ...orderOf(positions) });
  }

  @Mutation(() => TournamentPayload, { description: 'Records the stacks of a whole table, as the floor counted them.' })
  recordChipCounts(
    @Args('input', checkedInput) input: RecordChipCountsInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    const stacks = input.stacks.map(({ playerId, stack }) => ({ playerId: playerId as PlayerId, stack }));
    return this.take(input, request, { type: 'RecordChipCounts', table: input.table, stacks, at: this.tapis.now() });
  }

  @Mutation(() => TournamentPayload, { description: 'Records that a player lost his last chips at a table whose hands nobody types in.' })
  eliminatePlayer(
    @Args('input', checkedInput) input: EliminatePlayerInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'EliminatePlayer', playerId: input.playerId as PlayerId, at: this.tapis.now() });
  }

  @Mutation(() => Player, {
    description: 'Gives a player a name, or forgets the one he has. Names stand beside the events, so this makes none.',
  })
  namePlayer(@Args('input', checkedInput) { playerId, name }: NamePlayerInput): Player {
    const { people } = this.tapis;
    if (name == null) people.forget(playerId as PlayerId);
    else people.rename(playerId as PlayerId, name);
    return new Player(playerId as PlayerId, people);
  }

  private take(
    input: TournamentCommandInput,
    request: RequestContext,
    command: TournamentCommand,
    asGiven?: object,
  ): Promise<TournamentPayload> {
    return takeTournamentCommand(this.tapis, input, request, command, asGiven);
  }
}

/** The gestures that were told; a level that is still to be announced is one without an instant. */
function gesturesOf({ levelNotAnnounced, ...told }: TableGesturesInput): TableGestures {
  const known = Object.fromEntries(Object.entries(told).filter(([, at]) => at != null));
  return levelNotAnnounced ? { ...known, levelAnnouncedAt: null } : known;
}

function referenceOf({ id, version, houseRules }: RulebookInput): RulebookReference {
  if (houseRules.length === 0) return { id, version };
  return { id, version, houseRules: Object.fromEntries(houseRules.map(({ setting, value }) => [setting, value])) };
}

function periodOf({ kind, seconds, smallBlind, bigBlind, ante }: PeriodInput): Period {
  return kind === 'break' ? { kind, seconds } : { kind, smallBlind: smallBlind!, bigBlind: bigBlind!, ante: ante ?? 0, seconds };
}

function chipOf({ value, count, inStack }: ChipInSetInput): ChipInSet {
  return { value, ...(count == null ? {} : { count }), ...(inStack == null ? {} : { inStack }) };
}
