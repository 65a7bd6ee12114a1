/**
 * An event type: a name, a version, a schema, and conversions of older versions. The TypeScript type, the validation and the published JSON
 * Schema all come from the schema.
 */
import { z } from 'zod';

/** Converts the data of one version to the next. Must accept every stored event of its version. */
export type Upcaster = (data: never) => unknown;

export interface EventType<Name extends string = string, Data = unknown> {
  readonly type: Name;
  /** The current version, from 1. */
  readonly version: number;
  /** A description in one sentence, for the catalogue. */
  readonly description: string;
  readonly data: z.ZodType<Data>;
  /** The secret fields of the data: see {@link markSecret}. */
  readonly secretFields: readonly string[];
  /** `upcasters[i]` turns version `i + 1` into `i + 2`; there are `version - 1` of them. */
  readonly upcasters: readonly Upcaster[];
  /** Why no view shows it; undefined where one does. */
  readonly unshown?: string;
  /** Why no release makes it any longer. */
  readonly madeNoLonger?: string;
  /** Its sentence as declared; undefined when `src/texts` makes it. */
  readonly says?: Sentence;
  /** Data for its current example, when those made from the schema would be unhelpful: see `examples.ts`. */
  readonly example?: unknown;
}

/** A text in each language. In declarations, `{name}` is replaced by that field: see `src/texts/sentences.ts`. */
export interface Sentence {
  readonly en: string;
  readonly fr: string;
}

/** The declaration of an event beside its data. */
interface About<Data, Says> {
  /** A description in one sentence. */
  readonly states: string;
  readonly unshown?: string;
  readonly madeNoLonger?: string;
  readonly says?: Says;
  readonly example?: Data;
}

/** The keyword that marks a secret field in the published JSON Schema. */
export const SECRET_KEYWORD = 'x-secret';

/**
 * Marks a field of an event as secret: its value can be guessed from a few thousand, and not everybody may see it. It is stored beside a
 * random salt. The event's hash covers a commitment to both, so the log verifies without the value.
 */
export function markSecret<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ [SECRET_KEYWORD]: true });
}

/** Declares an event type; its version is one more than the number of upcasters. */
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

/** The members of a union by type. Lookups here are much cheaper for the compiler than `Extract`, which tests every member. */
export type ByType<Each extends { readonly type: string }> = { readonly [One in Each as One['type']]: One };

/** The event in the domain: its name and data, without envelope. */
export type EventOf<T extends EventType> =
  T extends EventType<infer Name, infer Data> ? { readonly type: Name; readonly data: Data } : never;

/** The union of the events of a catalogue section such as `handEvents`. */
export type EventIn<Section extends Record<string, EventType>> = EventOf<Section[keyof Section]>;
