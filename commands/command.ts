/**
 * What a command is: a name, what it asks, and its fields. Commands of clients have a mutation each; Tapis gives the others itself.
 */
import type { Field, Fields, Part, ValueOf } from './field.js';

export function definePart<const Of extends Fields>(name: string, about: string, fields: Of): Part<Of> {
  return { name, about, fields };
}

/** Whose stream a command is given to. */
export type Aggregate = 'tournament' | 'hand';

interface Options<Of extends Fields> {
  /** What it does: whole sentences. */
  readonly about: string;
  /** The articles that it stands on, such as `RC 8; RO 2.1`. */
  readonly articles?: string;
  readonly fields: Of;
}

interface ClientOptions<Of extends Fields, Either extends keyof Of> extends Options<Of> {
  /** What the schema says of its input, in short; what it says of the mutation where it is left out. */
  readonly input?: string;
  /** Exactly one of these fields is given. */
  readonly either?: readonly Either[];
  /** Whose id the input has, where it is not that of the command's stream. */
  readonly askedOf?: Aggregate;
}

interface OwnOptions<Of extends Fields> extends Options<Of> {
  /** When Tapis gives it. */
  readonly occasion: string;
}

export interface Command<Type extends string = string, Of extends Fields = Fields, Either extends string = string> {
  readonly type: Type;
  readonly on: Aggregate;
  readonly about: string;
  readonly articles?: string;
  readonly fields: Of;
  /** How a client asks for it; null for a command that only Tapis gives. */
  readonly mutation: { readonly input: string; readonly of: Aggregate } | null;
  /** When Tapis gives it itself; null for a command of clients. */
  readonly occasion: string | null;
  readonly either: readonly Either[];
}

function declare(on: Aggregate) {
  return {
    /** Declares a command that a client gives. */
    asked<const Type extends string, const Of extends Fields, Either extends keyof Of & string = never>(
      type: Type,
      { input, either = [], askedOf = on, ...options }: ClientOptions<Of, Either>,
    ): Command<Type, Of, Either> {
      return { type, on, ...options, mutation: { input: input ?? options.about, of: askedOf }, occasion: null, either };
    },
    /** Declares a command that Tapis gives itself, on an occasion: it has no mutation. */
    own<const Type extends string, const Of extends Fields>(type: Type, options: OwnOptions<Of>): Command<Type, Of, never> {
      return { type, on, ...options, mutation: null, either: [] };
    },
  };
}

export const { asked: tournamentCommand, own: ownTournamentCommand } = declare('tournament');
export const { asked: handCommand, own: ownHandCommand } = declare('hand');

type Carried<Of> = {
  readonly [Name in keyof Of as Of[Name] extends Field<unknown, 'always', 'client' | 'tapis'> ? Name : never]: ValueOf<Of[Name]>;
} & {
  readonly [
    Name in keyof Of as Of[Name] extends Field<unknown, 'always', 'client' | 'tapis'>
      ? never
      : Of[Name] extends Field<unknown, 'maybe', 'client' | 'tapis'>
        ? Name
        : never
  ]?: ValueOf<Of[Name]> | undefined;
};

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
