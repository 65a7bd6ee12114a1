/**
 * How parts of the application are declared to Nest, so that the compiler knows what each is given.
 */
import type { FactoryProvider } from '@nestjs/common';

/** The name of a part whose type is an interface. */
export type PartName<Part> = symbol & { readonly part?: Part };

/** What a part is asked for by: its class, or its name. */
export type PartToken<Part> = (abstract new (...given: never[]) => Part) | PartName<Part>;

type Parts<Needs extends readonly PartToken<unknown>[]> = { [At in keyof Needs]: Needs[At] extends PartToken<infer Part> ? Part : never };

export function namePart<Part>(name: string): PartName<Part> {
  return Symbol(name);
}

/**
 * A part, and how it is made of others.
 * @param needs what `make` is given, in this order
 */
export function provide<Part, const Needs extends readonly PartToken<unknown>[]>(
  part: PartToken<Part>,
  needs: Needs,
  make: (...parts: Parts<Needs>) => Part | Promise<Part>,
): FactoryProvider<Part> {
  return { provide: part, inject: [...needs], useFactory: make };
}
