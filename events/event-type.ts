/**
 * What an event type is: a name, a version, a schema, and how older versions become the current one.
 * The TypeScript type, the validation and the published JSON Schema all come from the schema.
 */
import { z } from 'zod';

/** Turns the data of one version into the data of the next. Total: every stored event of its version must come through. */
export type Upcaster = (data: never) => unknown;

export interface EventType<Name extends string = string, Data = unknown> {
  readonly type: Name;
  /** The version that is written today, from 1. */
  readonly version: number;
  /** What the event states, in one sentence, for the catalogue. */
  readonly description: string;
  readonly data: z.ZodType<Data>;
  /** The fields of the data that are not for everybody: see {@link markSecret}. */
  readonly secretFields: readonly string[];
  /** `upcasters[i]` turns version `i + 1` into `i + 2`; there are `version - 1` of them. */
  readonly upcasters: readonly Upcaster[];
  /** Why no view shows it; undefined where one does. */
  readonly unshown?: string;
  /** Why no release makes it any longer. */
  readonly madeNoLonger?: string;
  /** What a person reads of it, where that is more than its example; undefined where `src/texts` works its sentence out. */
  readonly says?: Sentence;
  /** Data for its example of today, where those that its schema gives would say little: see `examples.ts`. */
  readonly example?: unknown;
}

/** What a person reads in each language. Where it is declared, `{name}` stands for the field of that name: see `src/texts/sentences.ts`. */
export interface Sentence {
  readonly en: string;
  readonly fr: string;
}

/** What is declared of an event beside its data. */
interface About<Data, Says> {
  /** What it states, in one sentence. */
  readonly states: string;
  readonly unshown?: string;
  readonly madeNoLonger?: string;
  readonly says?: Says;
  readonly example?: Data;
}

/** The keyword that marks a secret field in the published JSON Schema. */
export const SECRET_KEYWORD = 'x-secret';

/**
 * Marks a field of an event as secret: its value may be guessed from a few thousand, and not everybody may see it.
 * It is stored beside a random salt. The event's hash covers a commitment to both, so the log verifies without the value.
 */
export function markSecret<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ [SECRET_KEYWORD]: true });
}

/** Declares an event type at version 1, or at one version more than it has upcasters. */
export function defineEventType<const Name extends string, Shape extends z.ZodRawShape, Says extends Sentence | undefined = undefined>(
  type: Name,
  about: string | About<NoInfer<z.infer<z.ZodObject<Shape, z.core.$strict>>>, Says>,
  shape: Shape,
  upcasters: readonly Upcaster[] = [],
): EventType<Name, z.infer<z.ZodObject<Shape, z.core.$strict>>> & { readonly says?: Says } {
  const { states, ...more }: About<unknown, unknown> = typeof about === 'string' ? { states: about } : about;
  const secretFields = Object.keys(shape).filter((field) => (shape[field] as z.ZodType).meta()?.[SECRET_KEYWORD] === true);
  return {
    type,
    version: upcasters.length + 1,
    description: states,
    data: z.strictObject(shape) as never,
    secretFields,
    upcasters,
    ...(more as object),
  };
}

/** Each of a union by its type. To find one here is far cheaper for the compiler than `Extract`, which asks every other. */
export type ByType<Each extends { readonly type: string }> = { readonly [One in Each as One['type']]: One };

/** The event as the domain knows it: its name and its data, nothing of when, who or where. */
export type EventOf<T extends EventType> =
  T extends EventType<infer Name, infer Data> ? { readonly type: Name; readonly data: Data } : never;

/** The union of the events of a catalogue section such as `handEvents`. */
export type EventIn<Section extends Record<string, EventType>> = EventOf<Section[keyof Section]>;
