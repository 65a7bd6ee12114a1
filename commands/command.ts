/**
 * What a command is: a name, what it asks, and its fields. Commands of clients have a mutation each; Tapis gives the others itself.
 */
import type { AcceptedIn, DisputeStage, HandWait, SeasonPhase, TournamentPhase } from './accepted.js';
import type { CommandGroup } from './command-group.js';
import type { Choice, Field, Fields, Giver, Part, ValueOf } from './field.js';

export function definePart<const Of extends Fields>(name: string, about: string, fields: Of): Part<Of> {
  return { name, about, fields };
}

declare const either: unique symbol;

/** Whose stream a command is given to. */
export type Aggregate = 'tournament' | 'hand' | 'access' | 'federation' | 'club' | 'player' | 'sheet' | 'season' | 'dispute';

interface Options<Of extends Fields> {
  /** What it does: whole sentences. */
  readonly about: string;
  /** The articles that it stands on, such as `RC 8; RO 2.1`. */
  readonly articles?: string;
  readonly fields: Of;
  /** It brings a hand to its end, or the tournament owes it: it can be given only so often, and a hand that is too long takes it still. */
  readonly finishesHand?: true;
  /** It asks for a state rather than for something more to happen: given again it gives no events. */
  readonly asksForState?: true;
}

interface ClientOptions<Of extends Fields, Either extends keyof Of & string> extends Options<Of> {
  /** Who may give it: the policy table says which roles. */
  readonly group: CommandGroup;
  /** What puts right that it was given by mistake: its line in `docs/corrections.md`, with mutations in backticks. `None` where nothing does. */
  readonly putRightBy: string;
  /** What the schema says of its input, in short; what it says of the mutation where it is left out. */
  readonly input?: string;
  /** Exactly one of these fields is given. */
  readonly oneOf?: Choice<Either>;
  /** At most one of these fields is given. */
  readonly atMostOneOf?: Choice<keyof Of & string>;
  /** Whose id the input has, where it is not that of the command's stream. */
  readonly askedOf?: Aggregate;
}

interface OwnOptions<Of extends Fields> extends Options<Of> {
  /** When Tapis gives it. */
  readonly occasion: string;
}

/** Of a command to what has phases. */
interface Phased<In> {
  /** The phases that accept it. */
  readonly acceptedIn: In;
}

export interface Command<
  Type extends string = string,
  Of extends Fields = Fields,
  Either extends string = string,
  In = AcceptedIn<string>,
> {
  readonly type: Type;
  readonly on: Aggregate;
  readonly about: string;
  readonly articles?: string;
  readonly fields: Of;
  readonly finishesHand?: true;
  readonly asksForState?: true;
  /** How a client asks for it; null for a command that only Tapis gives. */
  readonly mutation: { readonly input: string; readonly of: Aggregate } | null;
  /** Which row of the policy table says who may give it; null for a command that only Tapis gives. */
  readonly group: CommandGroup | null;
  /** The phases of its tournament, season or dispute that accept it, or what its hand may wait for; null where its stream has no phases. */
  readonly acceptedIn: In | null;
  /** What puts right that it was given by mistake; null for a command that only Tapis gives. */
  readonly putRightBy: string | null;
  /** When Tapis gives it itself; null for a command of clients. */
  readonly occasion: string | null;
  /** The fields of which a client gives one; `isNeeded`: exactly one. */
  readonly choice: (Choice & { readonly isNeeded: boolean }) | null;
  /** For the compiler alone. */
  readonly [either]?: Either;
}

/** A command that Tapis gives itself. */
export interface OwnCommand<Type extends string, Of extends Fields, In = AcceptedIn<string>> extends Command<Type, Of, never, In> {
  readonly mutation: null;
}

/** A command of clients. */
export interface AskedCommand<Type extends string, Of extends Fields, Either extends string, In = AcceptedIn<string>> extends Command<
  Type,
  Of,
  Either,
  In
> {
  readonly mutation: NonNullable<Command['mutation']>;
}

/** Declares a command that a client gives to an aggregate without phases. */
function askedOf(on: Aggregate) {
  const declare = askedIn<never>(on);
  return <const Type extends string, const Of extends Fields, Either extends keyof Of & string = never>(
    type: Type,
    options: ClientOptions<Of, Either>,
  ): AskedCommand<Type, Of, Either> => ({ ...declare(type, { ...options, acceptedIn: {} }), acceptedIn: null });
}

/** Declares a command that a client gives to an aggregate in some of its phases. */
function askedIn<Phase extends string>(on: Aggregate) {
  return <
    const Type extends string,
    const Of extends Fields,
    Either extends keyof Of & string = never,
    const In extends AcceptedIn<Phase> = AcceptedIn<Phase>,
  >(
    type: Type,
    { input, oneOf, atMostOneOf, askedOf: of = on, ...options }: ClientOptions<Of, Either> & Phased<In>,
  ): AskedCommand<Type, Of, Either, In> => ({
    type,
    on,
    ...options,
    mutation: { input: input ?? options.about, of },
    occasion: null,
    choice: choiceOf(oneOf, true) ?? choiceOf(atMostOneOf, false),
  });
}

const choiceOf = (choice: Choice | undefined, isNeeded: boolean) => (choice === undefined ? null : { ...choice, isNeeded });

/** Declares a command that Tapis gives itself, on an occasion: it has no mutation. */
function givenTo(on: Aggregate) {
  const declare = givenIn<never>(on);
  return <const Type extends string, const Of extends Fields>(type: Type, options: OwnOptions<Of>): OwnCommand<Type, Of> => ({
    ...declare(type, { ...options, acceptedIn: {} }),
    acceptedIn: null,
  });
}

/** Declares a command that Tapis gives itself in some phases. */
function givenIn<Phase extends string>(on: Aggregate) {
  return <const Type extends string, const Of extends Fields, const In extends AcceptedIn<Phase>>(
    type: Type,
    options: OwnOptions<Of> & Phased<In>,
  ): OwnCommand<Type, Of, In> => ({ type, on, ...options, mutation: null, group: null, putRightBy: null, choice: null });
}

export const tournamentCommand = askedIn<TournamentPhase>('tournament');
export const handCommand = askedIn<HandWait>('hand');
export const federationCommand = askedOf('federation');
export const clubCommand = askedOf('club');
export const playerCommand = askedOf('player');
export const sheetCommand = askedOf('sheet');
export const seasonCommand = askedIn<SeasonPhase>('season');
export const disputeCommand = askedIn<DisputeStage>('dispute');
export const ownSeasonCommand = givenIn<SeasonPhase>('season');
export const ownSheetCommand = givenTo('sheet');
export const ownTournamentCommand = givenIn<TournamentPhase>('tournament');
export const ownHandCommand = givenIn<HandWait>('hand');
export const ownPlayerCommand = givenTo('player');
/** Given by Tapis for a mutation whose answer is no event, such as a key that is shown once. */
export const ownAccessCommand = givenTo('access');

/** The fields that come from these. */
type From<Of, Who extends Giver> = {
  readonly [Name in keyof Of as Of[Name] extends Field<unknown, 'always', Who> ? Name : never]: ValueOf<Of[Name]>;
} & {
  readonly [
    Name in keyof Of as Of[Name] extends Field<unknown, 'always', Who>
      ? never
      : Of[Name] extends Field<unknown, 'maybe', Who>
        ? Name
        : never
  ]?: ValueOf<Of[Name]> | undefined;
};

/** What the command carries, whoever it comes from. */
type Carried<Of> = From<Of, 'client' | 'node' | 'tapis'>;

type Flat<Value> = { [Name in keyof Value]: Value[Name] };

/** The value of a part. */
export type PartOf<Each> = Each extends Part<infer Of> ? Flat<Carried<Of>> : never;

type OneOf<Value, Either extends string> = {
  [One in Either]: Omit<Value, Either> & { readonly [Name in One]-?: NonNullable<Value[Name & keyof Value]> } & {
    readonly [Name in Exclude<Either, One>]?: undefined;
  };
}[Either];

/** The command as the deciders take it. */
export type TypeOf<Each> =
  Each extends Command<infer Type, infer Of, infer Either>
    ? [Either] extends [never]
      ? Flat<{ readonly type: Type } & Carried<Of>>
      : Flat<OneOf<{ readonly type: Type } & Carried<Of>, Either>>
    : never;

/** The command as it is asked for: of one that clients give, without what Tapis finds out. */
export type AskedOf<Each> =
  Each extends OwnCommand<string, Fields>
    ? TypeOf<Each>
    : Each extends Command<infer Type, infer Of, infer Either>
      ? [Either] extends [never]
        ? Flat<{ readonly type: Type } & From<Of, 'client' | 'node'>>
        : Flat<OneOf<{ readonly type: Type } & From<Of, 'client' | 'node'>, Either>>
      : never;

/** What Tapis finds out about a command that clients give. */
export type FactsOf<Each> =
  Each extends OwnCommand<string, Fields> ? unknown : Each extends Command<string, infer Of> ? Flat<From<Of, 'tapis'>> : never;

/** What a client gives beside a command, and no command carries. */
export type AsideOf<Each> = Each extends Command<string, infer Of> ? Flat<From<Of, 'clientOnly'>> : never;

/** The mutation of a command, such as `assignSeat` of `AssignSeat`. */
export function mutationNameOf(type: string): string {
  return `${type[0]!.toLowerCase()}${type.slice(1)}`;
}

/** The value of an enumeration of the schema for a word of the domain: `SMALL_BLIND` for `smallBlind`. */
export const capitalsOf = (word: string): string => word.replace(/[A-Z]/g, '_$&').replaceAll(' ', '_').toUpperCase();

/** The input type of a mutation in the schema, such as `AssignSeatInput` of `assignSeat`. */
export function inputNameOf(mutation: string): string {
  return `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
}
