/** Declares parts of the application to Nest with checked types. */
import type { FactoryProvider } from '@nestjs/common';

/** The token of a part whose type is an interface. */
export type PartName<Part> = symbol & { readonly part?: Part };

/** The token of a part: its class, or a name. */
export type PartToken<Part> = (abstract new (...given: never[]) => Part) | PartName<Part>;

type Parts<Needs extends readonly PartToken<unknown>[]> = { [At in keyof Needs]: Needs[At] extends PartToken<infer Part> ? Part : never };

export function namePart<Part>(name: string): PartName<Part> {
  return Symbol(name);
}

/**
 * A part, and how it is made from others.
 * @param needs the arguments of `make`, in this order
 */
export function provide<Part, const Needs extends readonly PartToken<unknown>[]>(
  part: PartToken<Part>,
  needs: Needs,
  make: (...parts: Parts<Needs>) => Part | Promise<Part>,
): FactoryProvider<Part> {
  return { provide: part, inject: [...needs], useFactory: make };
}
