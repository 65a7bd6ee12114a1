/**
 * The mutations that are commands: made from the declarations of a room.
 */
import { Injectable, type Type } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { type Aggregate, type Command, mutationNameOf } from '../../../commands/command.js';
import type { CommandGroup } from '../../../commands/command-group.js';
import type { DisputeId, HandId, PlayerId, TournamentId } from '../../../events/ids.js';
import { tournamentOfDispute, tournamentOfHand } from '../../../events/ids.js';
import { officialBy } from '../../access/policy/acting.js';
import type { ClientCommand, Kinds } from '../../app/dispatch/kinds.js';
import { aggregates } from '../../app/dispatch/aggregates.js';
import { remedyOf } from '../../app/dispatch/remedies.js';
import { UnfitField } from '../../app/dispatch/unfit-field.js';
import { badInput } from '../language/api-error.js';
import { DisputePayload } from '../disputes/dispute-payload.js';
import { ClubPayload, FederationPayload, PlayerPayload } from '../registry/registry-payloads.js';
import { SeasonPayload } from '../seasons/season.types.js';
import { SheetPayload } from '../sheets/sheet.types.js';
import { Policy } from '../policy/policy.js';
import { type Accepted, acceptedOf, previewed } from '../answers/accepted.js';
import { CommandPreviewType } from '../answers/preview.types.js';
import { nameSeen } from '../language/player.types.js';
import { CommandPreviews, type PreviewedKind } from '../../app/play/command-previews.js';
import type { GivenContext } from '../../app/dispatch/aggregate.js';
import type { Refusal } from '../../decider.js';
import { checkedInput } from '../inputs/input-validation.js';
import { RequestContext } from '../request/request-context.js';
import { commandContext } from '../request/command-context.js';
import { HandPayload, TournamentPayload } from '../answers/command-payload.js';
import { addressIn, type AddressedInput } from '../inputs/command.inputs.js';
import { inputOfCommand } from '../inputs/input-classes.js';
import { spreadChoice } from '../inputs/one-of.js';
import { type ReadCommand, readInput } from '../inputs/read-input.js';
import { Reading } from '../reading/reading.js';
import { ClientCommands } from '../../app/play/client-commands.js';

/** The kinds of streams whose commands have mutations. */
type Kind = Exclude<Aggregate, 'access'>;

/** What a mutation answers: the class, and how one is made. */
interface Answer<K extends Kind> {
  readonly type: Type;
  readonly make: (outcome: Accepted, reading: Reading, seesCards: boolean, id: Kinds[K]['id']) => object;
}

const answers: { readonly [K in Kind]: Answer<K> } = {
  tournament: {
    type: TournamentPayload,
    make: (outcome, reading, seesCards, id) => new TournamentPayload(outcome, reading, seesCards, id),
  },
  hand: { type: HandPayload, make: (outcome, reading, seesCards, id) => new HandPayload(outcome, reading, seesCards, id) },
  federation: { type: FederationPayload, make: (outcome, reading, _seesCards, id) => new FederationPayload(outcome, reading, id) },
  club: { type: ClubPayload, make: (outcome, reading, _seesCards, id) => new ClubPayload(outcome, reading, id) },
  player: { type: PlayerPayload, make: (outcome, reading, _seesCards, id) => new PlayerPayload(outcome, reading, id) },
  sheet: { type: SheetPayload, make: (outcome, reading, _seesCards, id) => new SheetPayload(outcome, reading, id) },
  season: { type: SeasonPayload, make: (outcome, reading, _seesCards, id) => new SeasonPayload(outcome, reading, id) },
  dispute: { type: DisputePayload, make: (outcome, reading, _seesCards, id) => new DisputePayload(outcome, reading, id) },
};

/** How a mutation differs from what its declaration makes. */
export interface Way {
  /** Reads the command, where its input has another form. */
  readonly read?: (command: Command, input: AddressedInput, reading: Reading) => ReadCommand | Promise<ReadCommand>;
  /** What it answers, where that shows more. */
  readonly payload?: {
    readonly type: Type;
    readonly make: (outcome: Accepted, reading: Reading, seesCards: boolean, input: AddressedInput) => object;
  };
}

@Injectable()
export abstract class Mutations {
  constructor(
    readonly commands: ClientCommands,
    readonly reading: Reading,
    readonly policy: Policy,
    readonly previews: CommandPreviews,
  ) {}

  /**
   * Gives the command that the input asks for.
   * @throws ApiError with the refusal's code
   */
  async give(command: Command, { read, payload }: Way, input: AddressedInput, request: RequestContext): Promise<object> {
    const kind = command.on as Kind;
    await this.#admitRemedy(kind, input, request);
    const { given, carried, aside } = await (read ?? readInput)(command, input, this.reading);
    const seesCards = this.#seesCards(input, request);
    const context = {
      ...commandContext(input, request, given),
      aside,
      inOwnCause: await this.#rulesOnThemselves(input, request),
      mayName: (playerId: PlayerId) => this.policy.mayName(request.principal, playerId),
      ...(kind === 'hand' ? { isBlind: !seesCards } : undefined),
    };
    // The shape of a command is that of its declaration, which its input was made from.
    const asked = { ...carried, ...decidedBy(command, carried, request) } as ClientCommand<Kind>;
    const address = addressIn(input) as Kinds[Kind]['address'];
    const taken =
      'preview' in input && input.preview === true
        ? await this.#preview(kind as PreviewedKind, address, asked, context, request, seesCards).catch(throwAsInput)
        : await this.commands.give(kind, address, asked, context).catch(throwAsInput);
    const outcome = acceptedOf(taken);
    if (payload !== undefined) return payload.make(outcome, this.reading, seesCards, input);
    return (answers[kind] as Answer<Kind>).make(outcome, this.reading, seesCards, taken.id);
  }

  /** What a command would do, for whoever may give it. */
  async #preview(
    kind: PreviewedKind,
    address: Kinds[Kind]['address'],
    asked: ClientCommand<Kind>,
    context: GivenContext,
    request: RequestContext,
    cards: boolean,
  ): Promise<(Accepted | { readonly accepted: false; readonly refusal: Refusal }) & { readonly id: Kinds[Kind]['id'] }> {
    const id = address;
    const { preview, refusal } = await this.previews.preview(
      kind,
      address as HandId & TournamentId,
      asked as ClientCommand<typeof kind>,
      context,
    );
    if (refusal !== undefined) return { accepted: false, refusal, id };
    const { people } = this.reading;
    const nameOf = (playerId: PlayerId): string | null => nameSeen(people, playerId, this.policy.sightOfName(request, playerId));
    return { ...previewed(CommandPreviewType.of(preview, { cards, people, nameOf }), preview), id };
  }

  #seesCards(input: AddressedInput, { principal }: RequestContext): boolean {
    const { tournamentId, handId } = input as { readonly tournamentId?: TournamentId; readonly handId?: HandId };
    const id = tournamentId ?? (handId == null ? undefined : tournamentOfHand(handId));
    return id !== undefined && this.policy.seesCards(principal, id);
  }

  /** Whether an official rules on a hand that they were dealt into, or on a dispute that concerns them. */
  async #rulesOnThemselves(input: AddressedInput, { admitted, principal }: RequestContext): Promise<boolean> {
    if (principal.playerId === undefined || !rulings.has(admitted!.group)) return false;
    const concerned = await this.#listConcerned(input);
    return concerned.some((playerId) => this.policy.isOneself(principal, playerId));
  }

  async #listConcerned(input: AddressedInput): Promise<readonly PlayerId[]> {
    const { handId, disputeId } = input as { readonly handId?: HandId | null; readonly disputeId?: DisputeId };
    if (disputeId !== undefined) return (await this.reading.load('dispute', disputeId)).state.claim?.parties ?? [];
    if (handId == null) return [];
    return (await this.reading.load('hand', handId)).state.start?.seats.map(({ playerId }) => playerId) ?? [];
  }

  /**
   * A command that names a dispute as its correlation is recorded as a remedy of it: only those who have a say there may give one.
   * @throws ApiError
   */
  async #admitRemedy(kind: Kind, { correlationId }: AddressedInput, request: RequestContext): Promise<void> {
    const remedy = remedyOf(aggregates[kind], request.correlateWith(correlationId));
    if (remedy === null || (await this.reading.load('dispute', remedy.disputeId)).state.claim === null) return;
    const scope = { kind: 'tournament', tournamentId: tournamentOfDispute(remedy.disputeId) } as const;
    this.policy.require('correlationId', remedy.kind === 'forLater' ? 'dispute.commission' : 'dispute.open', { scope }, request.principal);
  }
}

/** By which official a command is decided under the book, where it says so: by the director only where that is who gave it. */
function decidedBy({ fields }: Command, carried: object, { admitted }: RequestContext): object {
  const { role } = admitted!.actor;
  if ('byDirector' in carried && role !== 'director') return { byDirector: false };
  if (!('by' in carried) || typeof carried.by !== 'string' || fields['by']?.shape.kind !== 'word') return {};
  return { by: officialBy(carried.by, role) };
}

/** Groups of decisions that an official should leave to others where they are concerned themselves. */
const rulings: ReadonlySet<string> = new Set<CommandGroup>(['floor.rule', 'td.decide', 'dispute.rule', 'dispute.commission']);

/** A resolver with a mutation for each command of a room that clients give. */
export function resolverOf(room: string, commands: readonly Command[], ways: Readonly<Record<string, Way>>): Type<Mutations> {
  class RoomMutations extends Mutations {}
  Object.defineProperty(RoomMutations, 'name', { value: `${room}Mutations` });
  for (const command of commands) {
    if (command.mutation !== null) declareMutation(RoomMutations.prototype, command, ways[command.type] ?? {});
  }
  Resolver()(RoomMutations);
  return RoomMutations;
}

/**
 * All mutations are nullable: GraphQL answers several of one request one after the other, and an error in one that were not would take away the
 * answers of those that are recorded already.
 */
function declareMutation(prototype: Mutations, command: Command, way: Way): void {
  const name = mutationNameOf(command.type);
  const method: TypedPropertyDescriptor<(this: Mutations, input: AddressedInput, request: RequestContext) => Promise<unknown>> = {
    value(input, request) {
      spreadChoice(command, input);
      return this.give(command, way, input, request);
    },
  };
  Object.defineProperty(prototype, name, method);
  // Nest reads the classes of the arguments where the compiler writes them for a method.
  Reflect.defineMetadata('design:paramtypes', [inputOfCommand(command), RequestContext], prototype, name);
  Args('input', checkedInput)(prototype, name, 0);
  Context()(prototype, name, 1);
  const { type } = way.payload ?? answers[command.on as Kind];
  Mutation(() => type, { nullable: true, description: descriptionOf(command) })(prototype, name, method);
}

/** The articles stand in parentheses at the end of the last sentence. */
function descriptionOf({ about, articles }: Command): string {
  return articles === undefined ? about : `${about.slice(0, -1)} (${articles}).`;
}

/** @throws ApiError that names the field of the input, where a command has one that can't be */
function throwAsInput(error: unknown): never {
  throw error instanceof UnfitField ? badInput([{ path: `input.${error.field}`, problem: error.problem }]) : error;
}
