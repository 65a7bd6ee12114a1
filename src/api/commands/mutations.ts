/**
 * The mutations that are commands, of a tournament or a hand. Each is its input, whose fields are those of the command, and one call.
 * May import: Nest, the facade, its neighbours.
 */
import { Inject, UseGuards } from '@nestjs/common';
import { Mutation, type ReturnTypeFunc } from '@nestjs/graphql';
import type { CommandOutcome } from '../../app/outcome.js';
import type { Tapis } from '../../app/tapis.js';
import type { HandCommand } from '../../hand/commands.js';
import type { TournamentCommand } from '../../tournament/commands.js';
import { TAPIS } from '../reading/view-reading.js';
import { refused } from '../server/error-presentation.js';
import type { RequestContext } from '../server/request-context.js';
import { TokenGuard } from '../server/token.guard.js';
import { commandContext } from './command-context.js';
import { HandPayload, TournamentPayload } from './command-payload.js';
import type { AddressedInput, HandCommandInput, TournamentCommandInput } from './command.inputs.js';
import { type Added, type Fitting, told } from './told.js';

type OfType<Command, Type> = Extract<Command, { readonly type: Type }>;
type Accepted = Extract<CommandOutcome, { readonly accepted: true }>;

/**
 * Declares a mutation. All are nullable: GraphQL answers several mutations of one request one after the other, and an error in one that were not
 * would take away the answers of those that are recorded already.
 */
export const CommandMutation = (payload: ReturnTypeFunc, { description }: { readonly description: string }): MethodDecorator =>
  Mutation(payload, { nullable: true, description });

/** All need the admin token. */
@UseGuards(TokenGuard)
abstract class Mutations<Command extends { readonly type: string }, Inputs extends AddressedInput, Payload> {
  constructor(@Inject(TAPIS) protected readonly tapis: Tapis) {}

  /** The instant of a command that has one, by the clock of this node. */
  protected now(): { readonly at: number } {
    return { at: this.tapis.now() };
  }

  /**
   * Gives the command of this type that the input tells.
   * @param added what the command has and no client says
   * @throws ApiError with the refusal's code
   */
  protected take<Type extends Command['type'], Input extends Inputs>(
    type: Type,
    input: Input & Fitting<OfType<Command, Type>, Input>,
    request: RequestContext,
    ...[added]: object extends Added<OfType<Command, Type>, Input>
      ? [added?: Added<OfType<Command, Type>, Input>]
      : [added: Added<OfType<Command, Type>, Input>]
  ): Promise<Payload> {
    const given = { type, ...(told<Input>(input) as object) };
    // The compiler has held the parts against the command: see `Fitting`.
    return this.give(input, request, { ...given, ...added } as unknown as Command, given);
  }

  /**
   * Gives a command whose fields are not those of its input.
   * @param asGiven the command as the client gave it, where the server added to it
   * @throws ApiError with the refusal's code
   */
  protected abstract give(input: Inputs, request: RequestContext, command: Command, asGiven?: object): Promise<Payload>;
}

export abstract class TournamentMutations extends Mutations<TournamentCommand, TournamentCommandInput, TournamentPayload> {
  protected async give(input: TournamentCommandInput, request: RequestContext, command: TournamentCommand, asGiven?: object) {
    const { tournamentId } = input;
    const outcome = acceptedOf(await this.tapis.tournament(tournamentId, command, commandContext(input, request, asGiven)));
    return new TournamentPayload(outcome, this.tapis, tournamentId);
  }
}

export abstract class HandMutations extends Mutations<HandCommand, HandCommandInput, HandPayload> {
  protected async give(input: HandCommandInput, request: RequestContext, command: HandCommand, asGiven?: object) {
    const { handId } = input;
    const outcome = acceptedOf(await this.tapis.hand(handId, command, commandContext(input, request, asGiven)));
    return new HandPayload(outcome, this.tapis, handId);
  }
}

/** @throws ApiError with the code of a refusal */
export function acceptedOf(outcome: CommandOutcome): Accepted {
  if (!outcome.accepted) throw refused(outcome.refusal);
  return outcome;
}
