/**
 * The mutations that are commands, of a tournament or a hand: made from the declarations of a room.
 */
import { Inject, type Type } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { type Aggregate, type Command, mutationNameOf } from '../../../commands/command.js';
import type { CommandGroup } from '../../../commands/command-group.js';
import type { DisputeCommand } from '../../../commands/dispute.js';
import type { ClubCommand, FederationCommand, PersonCommand } from '../../../commands/federation.js';
import type { HandCommand } from '../../../commands/hand.js';
import type { SeasonCommand } from '../../../commands/season.js';
import type { SheetCommand } from '../../../commands/sheet.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import { type DisputeId, type HandId, isDisputeId, type PlayerId, tournamentOfDispute, tournamentOfHand } from '../../../events/ids.js';
import { refuseRemedy } from '../../dispute/decider.js';
import { officialBy } from '../../access/policy/acting.js';
import type { CommandOutcome } from '../../app/outcome.js';
import type { Asked } from '../../app/registry/registry.js';
import type { Tapis } from '../../app/tapis.js';
import { DisputePayload } from '../disputes/dispute-payload.js';
import { ClubPayload, FederationPayload, PlayerPayload } from '../registry/registry-payloads.js';
import { SeasonPayload } from '../seasons/season.types.js';
import { SheetPayload } from '../sheets/sheet.types.js';
import { TAPIS } from '../reading/view-reading.js';
import { POLICY, type Policy } from '../policy/policy.js';
import { refused } from '../server/error-presentation.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import { commandContext } from './command-context.js';
import { HandPayload, TournamentPayload } from './command-payload.js';
import {
  type AddressedInput,
  ClubCommandInput,
  DisputeCommandInput,
  FederationCommandInput,
  HandCommandInput,
  PlayerCommandInput,
  SeasonCommandInput,
  SheetCommandInput,
} from './command.inputs.js';
import { inputOfCommand } from './input-classes.js';
import { readInput } from './read-input.js';

type Accepted = Extract<CommandOutcome, { readonly accepted: true }>;
type Payload =
  | TournamentPayload
  | HandPayload
  | FederationPayload
  | ClubPayload
  | PlayerPayload
  | SheetPayload
  | SeasonPayload
  | DisputePayload;

export abstract class Mutations {
  constructor(
    @Inject(TAPIS) readonly tapis: Tapis,
    @Inject(POLICY) readonly policy: Policy,
  ) {}

  /**
   * Gives the command that the input asks for.
   * @param added what the command has and no client says
   * @throws ApiError with the refusal's code
   */
  take(command: Command, input: AddressedInput, request: RequestContext, added: object = {}): Promise<Payload> {
    const { given, carried } = readInput(command, input, this.tapis.now());
    return this.give(input, request, { ...carried, ...decidedBy(command, carried, request), ...added }, given);
  }

  /**
   * Gives a command whose fields are not those of its input.
   * @param asGiven the command as the client gave it, where the server added to it
   * @throws ApiError with the refusal's code
   */
  async give(input: AddressedInput, request: RequestContext, command: object, asGiven?: object): Promise<Payload> {
    const inOwnCause = await this.#rulesOnThemselves(input, request);
    const context = { ...commandContext(input, request, asGiven), inOwnCause };
    if (input instanceof DisputeCommandInput) {
      const { disputeId } = input;
      const outcome = acceptedOf(await this.tapis.disputes.give(disputeId, command as Asked<DisputeCommand>, context));
      return new DisputePayload(outcome, this.tapis, disputeId);
    }
    if (input instanceof HandCommandInput) {
      const seesCards = this.policy.seesCards(request.principal, tournamentOfHand(input.handId));
      const outcome = acceptedOf(await this.tapis.hand(input.handId, command as HandCommand, { ...context, isBlind: !seesCards }));
      return new HandPayload(outcome, this.tapis, seesCards, input.handId);
    }
    // The shape of a command is that of its declaration, which its input was made from.
    if (input instanceof FederationCommandInput) {
      const { federationId } = input;
      const outcome = acceptedOf(await this.tapis.registry.federation(federationId, command as FederationCommand, context));
      return new FederationPayload(outcome, this.tapis, federationId);
    }
    if (input instanceof ClubCommandInput) {
      const outcome = acceptedOf(await this.tapis.registry.club(input.clubId, command as ClubCommand, context));
      return new ClubPayload(outcome, this.tapis, input.clubId);
    }
    if (input instanceof SheetCommandInput) {
      const outcome = acceptedOf(await this.tapis.sheets.give(input.sheetId, command as Asked<SheetCommand>, context));
      return new SheetPayload(outcome, this.tapis, input.sheetId);
    }
    if (input instanceof PlayerCommandInput) {
      const outcome = acceptedOf(await this.tapis.registry.person(input.playerId, command as PersonCommand, context));
      return new PlayerPayload(outcome, this.tapis, input.playerId);
    }
    if (input instanceof SeasonCommandInput) {
      const outcome = acceptedOf(await this.tapis.seasons.give(input.seasonId, command as Asked<SeasonCommand>, context));
      return new SeasonPayload(outcome, this.tapis, input.seasonId);
    }
    const { tournamentId } = input;
    const outcome = acceptedOf(await this.tapis.tournament(tournamentId, command as TournamentCommand, context));
    return new TournamentPayload(outcome, this.tapis, this.policy.seesCards(request.principal, tournamentId), tournamentId);
  }

  /** Whether an official rules on a hand that they were dealt into, or on a dispute that concerns them. */
  async #rulesOnThemselves(input: AddressedInput, { admitted, principal }: RequestContext): Promise<boolean> {
    if (principal.playerId === undefined || !rulings.has(admitted!.group)) return false;
    const concerned = await this.#listConcerned(input);
    return concerned.some((playerId) => this.policy.isOneself(principal, playerId));
  }

  async #listConcerned(input: AddressedInput): Promise<readonly PlayerId[]> {
    const { handId, disputeId } = input as { readonly handId?: HandId | null; readonly disputeId?: DisputeId };
    if (disputeId !== undefined) return (await this.tapis.disputes.load(disputeId)).state.claim?.parties ?? [];
    if (handId == null) return [];
    return (await this.tapis.loadHand(handId)).state.start?.seats.map(({ playerId }) => playerId) ?? [];
  }

  /**
   * A command that names a dispute as its correlation is recorded as a remedy of it: only those who have a say there may give one.
   * @throws ApiError with the code of a refusal
   */
  async admitRemedy({ on }: Command, input: AddressedInput, request: RequestContext): Promise<void> {
    const correlationId = request.correlateWith(input.correlationId);
    if (on === 'dispute' || !isDisputeId(correlationId)) return;
    const { state } = await this.tapis.disputes.load(correlationId);
    if (state.claim === null) return;
    const kind = ofTournaments.has(on) ? 'ofTournament' : 'forLater';
    const scope = { kind: 'tournament', tournamentId: tournamentOfDispute(correlationId) } as const;
    this.policy.require('correlationId', kind === 'forLater' ? 'dispute.commission' : 'dispute.open', { scope }, request.principal);
    const refusal = refuseRemedy(state, kind);
    if (refusal !== null) throw refused(refusal);
  }
}

/** By which official a command is decided under the book, where it says so: by the director only where that is who gave it. */
function decidedBy({ fields }: Command, carried: object, { admitted }: RequestContext): object {
  const { role } = admitted!.actor;
  if ('byDirector' in carried && role !== 'director') return { byDirector: false };
  if (!('by' in carried) || typeof carried.by !== 'string' || fields['by']?.shape.kind !== 'word') return {};
  return { by: officialBy(carried.by, role) };
}

/** Whose commands correct a tournament; those of others are for later account. */
const ofTournaments: ReadonlySet<string> = new Set<Aggregate>(['tournament', 'hand', 'sheet']);

/** Groups of decisions that an official should leave to others where they are concerned themselves. */
const rulings: ReadonlySet<string> = new Set<CommandGroup>(['floor.rule', 'td.decide', 'dispute.rule', 'dispute.commission']);

/** How a mutation gives its command where that takes more than its fields. */
export interface Way {
  readonly payload?: Type;
  /** `input` is an instance of the class that the declaration makes: see `inputOfCommand`. */
  give(mutations: Mutations, input: AddressedInput, request: RequestContext): Promise<unknown>;
}

const payloads = {
  tournament: TournamentPayload,
  hand: HandPayload,
  federation: FederationPayload,
  club: ClubPayload,
  player: PlayerPayload,
  sheet: SheetPayload,
  season: SeasonPayload,
  dispute: DisputePayload,
} as const;

/** A resolver with a mutation for each command of a room that clients give. */
export function resolverOf(room: string, commands: readonly Command[], ways: Readonly<Record<string, Way>>): Type<Mutations> {
  class RoomMutations extends Mutations {}
  Object.defineProperty(RoomMutations, 'name', { value: `${room}Mutations` });
  for (const command of commands) {
    if (command.mutation !== null) declareMutation(RoomMutations.prototype, command, ways[command.type]);
  }
  Resolver()(RoomMutations);
  return RoomMutations;
}

/**
 * All mutations are nullable: GraphQL answers several of one request one after the other, and an error in one that were not would take away the
 * answers of those that are recorded already.
 */
function declareMutation(prototype: Mutations, command: Command, way: Way | undefined): void {
  const name = mutationNameOf(command.type);
  const method: TypedPropertyDescriptor<(this: Mutations, input: AddressedInput, request: RequestContext) => Promise<unknown>> = {
    async value(input, request) {
      await this.admitRemedy(command, input, request);
      return way === undefined ? this.take(command, input, request) : way.give(this, input, request);
    },
  };
  Object.defineProperty(prototype, name, method);
  // Nest reads the classes of the arguments where the compiler writes them for a method.
  Reflect.defineMetadata('design:paramtypes', [inputOfCommand(command), RequestContext], prototype, name);
  Args('input', checkedInput)(prototype, name, 0);
  Context()(prototype, name, 1);
  const payload = way?.payload ?? payloads[command.on as keyof typeof payloads];
  Mutation(() => payload, { nullable: true, description: descriptionOf(command) })(prototype, name, method);
}

/** The articles stand in parentheses at the end of the last sentence. */
function descriptionOf({ about, articles }: Command): string {
  return articles === undefined ? about : `${about.slice(0, -1)} (${articles}).`;
}

/** @throws ApiError with the code of a refusal */
export function acceptedOf(outcome: CommandOutcome): Accepted {
  if (!outcome.accepted) throw refused(outcome.refusal);
  return outcome;
}
