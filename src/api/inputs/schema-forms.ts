/** The parts of a schema from which the API makes inputs and types: kinds of a choice, names and descriptions. */
import { z } from 'zod';
import { type ApiForm, apiForms } from '../../../events/api-forms.js';

interface Named extends ApiForm {
  readonly description?: string | undefined;
}

/** What the API has to know of a schema. */
export const namedOf = (schema: z.ZodType): Named => ({ ...apiForms.get(schema), description: schema.description });

/** A schema without `optional`, and whether it had it. */
export function unwrap(schema: z.ZodType): { readonly schema: z.ZodType; readonly isOptional: boolean } {
  return schema instanceof z.ZodOptional ? { schema: schema.unwrap() as z.ZodType, isOptional: true } : { schema, isOptional: false };
}

/** A field of a choice: the value without what names its kind, a word that stands alone, or the only field of an object. */
export interface Kind {
  readonly field: string;
  readonly schema: z.ZodType;
  readonly about: string;
  /** The stored value for one of this kind. */
  readonly store: (value: unknown) => unknown;
  /** Whether a stored value is of this kind, and the part of it that its schema is about. */
  readonly isOf: (stored: unknown) => boolean;
  readonly within: (stored: unknown) => unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const isWord = (schema: z.ZodType): schema is z.ZodLiteral<string> => schema instanceof z.ZodLiteral;

function kindsOf(union: z.ZodUnion): readonly Kind[] {
  if (union instanceof z.ZodDiscriminatedUnion) return kindsByName(union);
  return union.options.map((option): Kind => {
    if (isWord(option as z.ZodType)) {
      const word = option as z.ZodLiteral<string>;
      return {
        field: word.value,
        schema: z.literal(true),
        about: namedOf(word).description!,
        store: () => word.value,
        isOf: (stored) => stored === word.value,
        within: (stored) => stored,
      };
    }
    const [[field, schema]] = Object.entries((option as z.ZodObject).shape) as unknown as [[string, z.ZodType]];
    return {
      field,
      schema,
      about: namedOf(schema).description!,
      store: (value) => ({ [field]: value }),
      isOf: (stored) => typeof stored === 'object' && stored !== null && field in stored,
      within: (stored) => (stored as Fields)[field],
    };
  });
}

function kindsByName(union: z.ZodDiscriminatedUnion): readonly Kind[] {
  const { discriminator } = union.def;
  return (union.options as z.ZodObject[]).map((option) => {
    const { [discriminator]: name, ...shape } = option.shape as Record<string, z.ZodType>;
    const field = (name as z.ZodLiteral<string>).value;
    const title = `${field[0]!.toUpperCase()}${field.slice(1)}${namedOf(union).suffix!}`;
    const about = namedOf(option).description!;
    const isOf = (stored: unknown): boolean => (stored as Fields)[discriminator] === field;
    if (Object.keys(shape).length === 0) {
      return {
        field,
        schema: z.literal(true),
        about: `True: ${about[0]!.toLowerCase()}${about.slice(1)}`,
        store: () => ({ [discriminator]: field }),
        isOf,
        within: (stored) => stored,
      };
    }
    const rest = z.strictObject(shape).describe(about).register(apiForms, { title });
    return {
      field,
      schema: rest,
      about,
      store: (value) => ({ [discriminator]: field, ...(value as object) }),
      isOf,
      within(stored) {
        const { [discriminator]: _kind, ...others } = stored as Fields;
        return others;
      },
    };
  });
}

const kinds = new WeakMap<z.ZodUnion, readonly Kind[]>();

/** The kinds of a choice. */
export function choicesOf(union: z.ZodUnion): readonly Kind[] {
  let known = kinds.get(union);
  if (known === undefined) kinds.set(union, (known = kindsOf(union)));
  return known;
}

/** The description of a schema, or of what is optional. */
export function describedBy(schema: z.ZodType): Named {
  const { description } = namedOf(schema);
  return { description: description ?? namedOf(unwrap(schema).schema).description };
}
