/**
 * The parts of a case that are followed while it is played, so that fields which nobody reads are found. A part can be read by a schema
 * too: to check a field is not to read it.
 */
import type { ReadFields } from '../../src/conform/read-fields.js';

/** What is behind each part that is followed. */
const followed = new WeakMap<object, { readonly fields: ReadFields; readonly value: object; readonly path: string }>();

/** The part as before, with each field noted as it is read. */
export function followPart<Part>(fields: ReadFields, part: Part, path: 'given' | 'when'): Part {
  const proxy = fields.follow(part, path);
  if (isObject(part) && isObject(proxy)) followed.set(proxy, { fields, value: part, path });
  return proxy;
}

/** Reads a part by a schema. What comes out is followed in its place. */
export function parseFollowed<T>(part: unknown, parse: (plain: unknown) => T): T {
  const behind = isObject(part) ? followed.get(part) : undefined;
  return behind === undefined ? parse(part) : behind.fields.follow(parse(behind.value), behind.path);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
