/**
 * Every command takes this path: check its texts, check that it is a remedy of its dispute, load facts, move personal texts to the vault,
 * lock, decide and append, run reactions, and wait for the views. What differs between kinds of streams is in their entries
 * (`aggregates.ts`).
 */
import type { TournamentId } from '../../../events/ids.js';
import { makeRefuse, type CommandRefusals, type Refusal } from '../../decider.js';
import type { CommandContext, CommandOutcome } from './outcome.js';
import type { Reactor } from '../reactions/reactor.js';
import type { PersonalTexts } from '../words/personal-texts.js';
import type { Addressed, Aggregate, StoppedDecision, GivenContext, DispatchedCommand, Special } from './aggregate.js';
import type { ClientCommand, KindName, Kinds } from './kinds.js';
import type { Locks } from './locks.js';
import { refuseRemedy } from './remedies.js';
import type { Sources } from './sources.js';
import type { Streams } from './streams.js';
import { readTyped } from './typed-texts.js';

/** The outcome of a command, and the id of its stream. */
export type DispatchOutcome<K extends KindName> = CommandOutcome<Kinds[K]['event']> & { readonly id: Kinds[K]['id'] };

/** A command with its facts, and the stream that would decide on it. */
export type Prepared<K extends KindName> =
  | { readonly id: Kinds[K]['id']; readonly command: Kinds[K]['command']; readonly refusal?: undefined }
  | { readonly refusal: Refusal };

export interface DispatcherOptions {
  readonly streams: Streams;
  readonly sources: Sources;
  readonly words: Pick<PersonalTexts, 'withReferences'>;
  readonly locks: Locks;
  readonly reactor: Pick<Reactor, 'reactTo'>;
  /** Waits until views of this node show what was decided up to a position. @throws ViewError */
  readonly waitFor: (position: number, views: readonly string[]) => Promise<void>;
}

/** An entry inside the steps, where the compiler no longer knows its kind. */
type AnyKind = KindName;
type AnyOn = DispatchedCommand<AnyKind>;
type AnySpecial = Special<AnyKind, AnyOn['clientCommand']['type']>;
type Outcome = CommandOutcome;

type Admitted =
  | { readonly entry: Aggregate<AnyKind>; readonly on: Addressed<AnyKind>; readonly refusal?: undefined }
  | { readonly refusal: Refusal };

const refuse = makeRefuse<CommandRefusals>();

/** No facts, nothing special, nothing beside the command. */
const none = {};

export class Dispatcher {
  constructor(private readonly options: DispatcherOptions) {}

  /**
   * Executes a command and its consequences.
   * @param address the id of the stream, or what a client addresses it by
   * @throws StoreError when the store fails, ViewError when this node is behind; sending the command again is safe
   */
  async dispatch<K extends KindName>(
    kind: K,
    address: Kinds[K]['address'],
    clientCommand: ClientCommand<K>,
    context: GivenContext,
  ): Promise<DispatchOutcome<K>> {
    const admitted = await this.#admit(kind, address, clientCommand, context);
    if (admitted.refusal !== undefined) return { accepted: false, refusal: admitted.refusal, id: address };
    return this.#decide(admitted.entry, admitted.on);
  }

  /**
   * The whole command that its stream would decide on, for a preview. Nothing is locked, kept or recorded.
   * @throws StoreError
   */
  async prepare<K extends KindName>(
    kind: K,
    address: Kinds[K]['address'],
    clientCommand: ClientCommand<K>,
    context: GivenContext,
  ): Promise<Prepared<K>> {
    const admitted = await this.#admit(kind, address, clientCommand, context);
    if (admitted.refusal !== undefined) return { refusal: admitted.refusal };
    const { entry, on: given } = admitted;
    const { whileStopped, idOf, hasNoPreview } = specialOf(entry, given.clientCommand);
    if (hasNoPreview === true) return refuse('PREVIEW_WITHHELD', { command: given.clientCommand.type });
    if (whileStopped !== undefined) {
      const hands = await whileStopped.findHands(given);
      if (hands.refusal !== undefined) return { refusal: hands.refusal };
      const found = await whileStopped.facts({ ...given, id: hands.handId });
      if ('refusal' in found) return { refusal: found.refusal };
      return { id: hands.handId, command: { ...given.clientCommand, ...(found.facts as object) } } as unknown as Prepared<K>;
    }
    const on = { ...given, id: idOf === undefined ? address : await idOf(given) } as AnyOn;
    const facts = await findFacts(entry, on);
    return { id: on.id, command: { ...on.clientCommand, ...facts } } as unknown as Prepared<K>;
  }

  /** Checks the texts of a command, and whether it may be a remedy of a dispute. */
  async #admit<K extends KindName>(
    kind: K,
    address: Kinds[K]['address'],
    clientCommand: ClientCommand<K>,
    context: GivenContext,
  ): Promise<Admitted> {
    const typed = readTyped(clientCommand, context);
    if (typed.refusal !== undefined) return { refusal: typed.refusal };
    const entry = this.#entryOf(kind);
    const { sources } = this.options;
    const refusal = await refuseRemedy(entry, context, sources);
    if (refusal !== null) return { refusal };
    const { clientCommand: command, context: by } = typed;
    const on = { address, clientCommand: command, aside: context.aside ?? none, context: by, sources } as unknown as Addressed<AnyKind>;
    return { entry, on };
  }

  #entryOf(kind: KindName): Aggregate<AnyKind> {
    return this.options.streams.aggregates[kind] as unknown as Aggregate<AnyKind>;
  }

  async #decide(entry: Aggregate<AnyKind>, given: Addressed<AnyKind>): Promise<DispatchOutcome<AnyKind>> {
    const special = specialOf(entry, given.clientCommand);
    const { whileStopped, idOf, storeAside, afterwards } = special;
    if (whileStopped !== undefined) return this.#decideWhileStopped(entry, special, whileStopped, given);
    const id = idOf === undefined ? given.address : await idOf(given);
    const on = { ...given, id } as AnyOn;
    const take = (): Promise<Outcome> => this.#decideWith(entry, special, on);
    const outcome = (storeAside === undefined ? await take() : await storeAside(on, take as never)) as DispatchOutcome<AnyKind>;
    if (!outcome.accepted) return { ...outcome, id: id as never };
    if (afterwards !== undefined) await afterwards(on);
    if (outcome.position !== null) await this.#waitForViews(entry, on, outcome.position);
    return { ...outcome, id: outcome.id ?? id };
  }

  #waitForViews({ waitsFor }: Aggregate<AnyKind>, { clientCommand }: AnyOn, position: number): Promise<void> | null {
    const views = typeof waitsFor === 'function' ? waitsFor(clientCommand) : waitsFor;
    return views.length === 0 ? null : this.options.waitFor(position, views);
  }

  async #decideWith(entry: Aggregate<AnyKind>, special: AnySpecial, given: AnyOn): Promise<Outcome> {
    const on = special.recordedAs === undefined ? given : { ...given, id: await special.recordedAs(given) };
    const facts = await findFacts(entry, on);
    return this.#withPersonalTexts(entry, special, on, facts, (commandWithFacts, context) =>
      this.#lock(entry, on.id, () => this.#runHandler(entry, special, on, commandWithFacts, facts, context)),
    );
  }

  /** Moves personal texts to the vault, and keeps the command as it was sent. */
  #withPersonalTexts(
    entry: Aggregate<AnyKind>,
    special: AnySpecial,
    on: AnyOn,
    facts: object,
    take: (commandWithFacts: AnyOn['clientCommand'], context: CommandContext) => Promise<Outcome>,
  ): Promise<Outcome> {
    const { clientCommand, id } = on;
    const given = (on.context.originalCommand ?? clientCommand) as Readonly<Record<string, unknown>>;
    const context = { ...on.context, originalCommand: special.printed?.(given, on, facts) ?? given };
    const commandWithFacts = facts === none ? clientCommand : { ...clientCommand, ...facts };
    const { concerned } = entry;
    if (concerned === undefined && special.concerned === undefined) return take(commandWithFacts, context);
    return this.options.words.withReferences(
      commandWithFacts,
      context,
      async (lead, value) =>
        special.concerned?.(facts as never) ?? concerned!((await this.options.streams.load(entry.kind, id)).state as never, lead, value),
      take,
    );
  }

  #lock(entry: Aggregate<AnyKind>, id: AnyOn['id'], take: () => Promise<Outcome>): Promise<Outcome> {
    const { tournamentOf } = entry;
    return tournamentOf === undefined ? take() : this.options.locks.runShared(tournamentOf(id as never), take);
  }

  #runHandler(
    entry: Aggregate<AnyKind>,
    { handle }: AnySpecial,
    on: AnyOn,
    commandWithFacts: AnyOn['clientCommand'],
    facts: object,
    context: CommandContext,
  ): Promise<Outcome> {
    if (handle === undefined) return this.#react(this.#execute(entry, on.id, commandWithFacts, context));
    // The stream id is not known yet, so the client cannot have seen a revision.
    const { expectedRevision: _none, ...as } = context;
    let found = on.id;
    const execute = (id: AnyOn['id'], more: object = none): Promise<Outcome> => {
      found = id;
      return this.#execute(entry, id, { ...commandWithFacts, ...more }, as);
    };
    const outcome = handle({ ...on, facts }, execute as never);
    return this.#react(outcome).then((taken) => ({ ...taken, id: found }));
  }

  /** Decides while the tournament and other hands are stopped, on all nodes. */
  async #decideWhileStopped(
    entry: Aggregate<AnyKind>,
    special: AnySpecial,
    whileStopped: StoppedDecision<AnyKind>,
    given: Addressed<AnyKind>,
  ): Promise<DispatchOutcome<AnyKind>> {
    const tournamentId: TournamentId = whileStopped.tournamentOf(given.address);
    let id = given.address;
    const outcome = await this.options.locks.runExclusive(
      tournamentId,
      () => whileStopped.findHands(given),
      given.context,
      async ({ handId }, context) => {
        id = handId;
        const on = { ...given, id: handId, context } as AnyOn;
        const found = await whileStopped.facts(on);
        if ('refusal' in found) return { accepted: false, refusal: found.refusal };
        return this.#withPersonalTexts(entry, special, on, found.facts as object, (commandWithFacts, as) =>
          this.#react(this.#execute(entry, handId, commandWithFacts, as)),
        );
      },
    );
    return { ...outcome, id } as DispatchOutcome<AnyKind>;
  }

  #execute({ kind }: Aggregate<AnyKind>, id: AnyOn['id'], commandWithFacts: object, context: CommandContext): Promise<Outcome> {
    return this.options.streams.execute(kind, id, commandWithFacts as never, context);
  }

  async #react(taken: Promise<Outcome>): Promise<Outcome> {
    const outcome = await taken;
    if (!outcome.accepted || outcome.events.length === 0) return outcome;
    const reached = await this.options.reactor.reactTo(outcome.events, outcome.position!);
    return reached === null ? outcome : { ...outcome, position: Math.max(reached, outcome.position!) };
  }
}

/** What the decision needs to know of other streams. */
async function findFacts(entry: Aggregate<AnyKind>, on: AnyOn): Promise<object> {
  const find = entry.facts[on.clientCommand.type];
  return find === undefined ? none : ((await find(on as never)) as object);
}

function specialOf({ specials }: Aggregate<AnyKind>, { type }: AnyOn['clientCommand']): AnySpecial {
  return (specials as Readonly<Record<string, Special<AnyKind, never>>> | undefined)?.[type] ?? none;
}
