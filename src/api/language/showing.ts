/**
 * How a type of the schema shows what the program has: it is made of one value (a view's row, a part of an event, a state), declares the
 * fields that stand there under the same name, and works out the others in getters of its own.
 */
import { Field, type FieldOptions, type ReturnTypeFunc } from '@nestjs/graphql';

/** A type of the schema that is made of one value. Its fields are {@link Shown}, {@link ShownAs}, or getters under Nest's `@Field`. */
export abstract class Showing<Value> {
  constructor(protected readonly shown: Value) {}
}

type Described = FieldOptions & { readonly description: string };

/**
 * Declares a field that stands under the same name in what the type shows: `@Shown(() => Int, { … }) declare readonly seat: number`.
 * The compiler refuses one that isn't there, or is of another type. Without `declare` the field would hide what is read.
 */
export function Shown(type: ReturnTypeFunc, options: Described) {
  return <Type extends Showing<Pick<Type, Name>>, Name extends keyof Type & string>(prototype: Type, name: Name): void => {
    Object.defineProperty(prototype, name, {
      get(this: { readonly shown: Pick<Type, Name> }) {
        return this.shown[name];
      },
    });
    Field(type, options)(prototype, name);
  };
}

/** A type that is made of one part and nothing else. */
type Maker<Part> = new (part: Part) => Showing<Part>;

/** What a field of a made type, a list of it or null, is made of. */
type Source<Made, Part> = Made extends null ? null : Made extends readonly unknown[] ? readonly Part[] : Part;

/**
 * Declares a field like {@link Shown} whose value, or each of whose values, is shown as a type of its own:
 * `@ShownAs(() => [PeriodType], { … }) declare readonly structure: readonly PeriodType[]`. What is null stays null.
 */
export function ShownAs<Part>(type: () => Maker<Part> | [Maker<Part>], options: Described) {
  return <Type extends Showing<{ readonly [N in Name]: Source<Type[N], Part> }>, Name extends keyof Type & string>(
    prototype: Type,
    name: Name,
  ): void => {
    Object.defineProperty(prototype, name, {
      get(this: { readonly shown: Readonly<Record<Name, Part & readonly Part[]>> }) {
        const declared = type();
        const value = this.shown[name];
        if (value === null) return null;
        return Array.isArray(declared) ? value.map((part) => new declared[0](part)) : new declared(value);
      },
    });
    Field(type, options)(prototype, name);
  };
}
