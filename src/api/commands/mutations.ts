/** Makes mutations from the declarations of commands. */
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
import { type ApiError, badInput } from '../language/api-error.js';
import { RefusedError } from '../language/refused-error.js';
import { sayRefusal } from '../policy/private-parameters.js';
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
import { currencyOf } from '../reading/currency-of.js';
import { Reading } from '../reading/reading.js';
import { ClientCommands } from '../../app/play/client-commands.js';

/** The kinds of streams that have mutations. */
type Kind = Exclude<Aggregate, 'access'>;

/** The answer of a mutation: its class, and a factory. */
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

/** How a mutation differs from the one made of its declaration. */
export interface MutationOverride {
  /** Reads the command from an input of another form. */
  readonly read?: (command: Command, input: AddressedInput, reading: Reading) => ReadCommand | Promise<ReadCommand>;
  /** A richer answer. */
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
   * Gives the command of an input.
   * @throws ApiError with the refusal's code
   */
  async execute(
    declaration: Command,
    { read, payload }: MutationOverride,
    input: AddressedInput,
    request: RequestContext,
  ): Promise<object> {
    const kind = declaration.on as Kind;
    await this.#admitRemedy(kind, input, request);
    const { originalCommand, clientCommand, aside } = await (read ?? readInput)(declaration, input, this.reading);
    const seesCards = this.#seesCards(input, request);
    const context = {
      ...commandContext(input, request, originalCommand),
      aside,
      inOwnCause: await this.#rulesOnThemselves(input, request),
      mayName: (playerId: PlayerId) => this.policy.mayName(request.principal, playerId),
      ...(kind === 'hand' ? { isBlind: !seesCards } : undefined),
    };
    // The command has the shape of its declaration, because the input was made from that.
    const command = { ...clientCommand, ...decidedBy(declaration, clientCommand, request) } as ClientCommand<Kind>;
    const address = addressIn(input) as Kinds[Kind]['address'];
    const taken =
      'preview' in input && input.preview === true
        ? await this.#preview(kind as PreviewedKind, address, command, context, request, seesCards).catch(throwAsInput)
        : await this.commands.dispatch(kind, address, command, context).catch(throwAsInput);
    const outcome = acceptedOf(taken);
    if (payload !== undefined) return payload.make(outcome, this.reading, seesCards, input);
    return (answers[kind] as Answer<Kind>).make(outcome, this.reading, seesCards, taken.id);
  }

  /** What a command would do. */
  async #preview(
    kind: PreviewedKind,
    address: Kinds[Kind]['address'],
    clientCommand: ClientCommand<Kind>,
    context: GivenContext,
    request: RequestContext,
    cards: boolean,
  ): Promise<(Accepted | { readonly accepted: false; readonly refusal: Refusal }) & { readonly id: Kinds[Kind]['id'] }> {
    const id = address;
    const { preview, refusal } = await this.previews.preview(
      kind,
      address as HandId & TournamentId,
      clientCommand as ClientCommand<typeof kind>,
      context,
    );
    if (refusal !== undefined) return { accepted: false, refusal, id };
    const { people, views } = this.reading;
    const nameOf = (playerId: PlayerId): string | null => nameSeen(people, playerId, this.policy.sightOfName(request, playerId));
    return {
      ...previewed(CommandPreviewType.of(preview, { cards, people, nameOf, currency: currencyOf(views, preview.tournamentId) }), preview),
      id,
    };
  }

  /** The answer to one of several commands: a refusal is an answer, and stops no other. */
  protected async answerEach(
    give: Promise<object>,
    args: { readonly input: object },
    request: RequestContext,
  ): Promise<TournamentPayload | ApiError> {
    try {
      return (await give) as TournamentPayload;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      return sayRefusal(error, { ...args }, { policy: this.policy, request, reading: this.reading }) as ApiError;
    }
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
   * A command that cites a dispute as its correlation is recorded as its remedy, so only those who may rule on the dispute may give it.
   * @throws ApiError
   */
  async #admitRemedy(kind: Kind, { correlationId }: AddressedInput, request: RequestContext): Promise<void> {
    const remedy = remedyOf(aggregates[kind], request.correlateWith(correlationId));
    if (remedy === null || (await this.reading.load('dispute', remedy.disputeId)).state.claim === null) return;
    const scope = { kind: 'tournament', tournamentId: tournamentOfDispute(remedy.disputeId) } as const;
    this.policy.require('correlationId', remedy.kind === 'forLater' ? 'dispute.commission' : 'dispute.open', { scope }, request.principal);
  }
}

/** The official who decides, for commands that name one: the director only if the director gave it. */
function decidedBy({ fields }: Command, clientCommand: object, { admitted }: RequestContext): object {
  const { role } = admitted!.actor;
  if ('byDirector' in clientCommand && role !== 'director') return { byDirector: false };
  if (!('by' in clientCommand) || typeof clientCommand.by !== 'string' || fields['by']?.shape.kind !== 'word') return {};
  return { by: officialBy(clientCommand.by, role) };
}

/** Groups of decisions that officials should leave to others when they are concerned. */
const rulings: ReadonlySet<string> = new Set<CommandGroup>(['floor.rule', 'td.decide', 'dispute.rule', 'dispute.commission']);

/** A resolver with a mutation for each client command of a room. */
export function resolverOf(
  room: string,
  commands: readonly Command[],
  overrides: Readonly<Record<string, MutationOverride>>,
): Type<Mutations> {
  class RoomMutations extends Mutations {}
  Object.defineProperty(RoomMutations, 'name', { value: `${room}Mutations` });
  for (const command of commands) {
    if (command.mutation !== null) declareMutation(RoomMutations.prototype, command, overrides[command.type] ?? {});
  }
  Resolver()(RoomMutations);
  return RoomMutations;
}

/**
 * All mutations are nullable. A request may have several; if one were not nullable, its error would remove the answers of earlier ones,
 * which are recorded already.
 */
function declareMutation(prototype: Mutations, command: Command, override: MutationOverride): void {
  const { type } = override.payload ?? answers[command.on as Kind];
  declareMethod(prototype, command, type, function (input, request) {
    spreadChoice(command, input);
    return this.execute(command, override, input, request);
  });
}

/** Adds the mutation of a declaration to a resolver. @returns the method, for further decorators */
export function declareMethod<Of extends Mutations>(
  prototype: Of,
  command: Command,
  type: Type,
  value: (this: Of, input: never, request: RequestContext) => Promise<unknown>,
): { readonly name: string; readonly method: TypedPropertyDescriptor<typeof value> } {
  const name = mutationNameOf(command.type);
  const method: TypedPropertyDescriptor<typeof value> = { value };
  Object.defineProperty(prototype, name, method);
  // Nest reads argument classes from metadata that the compiler writes for methods.
  Reflect.defineMetadata('design:paramtypes', [inputOfCommand(command), RequestContext], prototype, name);
  Args('input', checkedInput)(prototype, name, 0);
  Context()(prototype, name, 1);
  Mutation(() => type, { nullable: true, description: descriptionOf(command) })(prototype, name, method);
  return { name, method };
}

/** The articles are in parentheses at the end of the last sentence. */
function descriptionOf({ about, articles }: Pick<Command, 'about' | 'articles'>): string {
  return articles === undefined ? about : `${about.slice(0, -1)} (${articles}).`;
}

/** @throws ApiError that names the field of the input, for an invalid field of the command */
function throwAsInput(error: unknown): never {
  throw error instanceof UnfitField ? badInput([{ path: `input.${error.field}`, problem: error.problem }]) : error;
}
