/**
 * Finds the fields of a case that nobody reads: a stated fact that is not read proves nothing. Values are wrapped in proxies that record
 * each read.
 */

/** Fields that only explain a case to people. */
const PROSE: ReadonlySet<string> = new Set(['note', 'text', 'title']);

export class ReadFields {
  readonly #read = new Set<string>();
  /** One proxy per object, so that objects stay equal to themselves. */
  readonly #proxies = new WeakMap<object, object>();

  /** The value, with each read recorded. `path` is its place in the case. */
  follow<T>(value: T, path: string): T {
    if (typeof value !== 'object' || value === null) return value;
    const known = this.#proxies.get(value);
    if (known !== undefined) return known as T;
    const proxy = new Proxy(value, {
      get: (target, key) => {
        const found: unknown = Reflect.get(target, key);
        if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return found;
        const at = fieldAt(target, path, key);
        this.#read.add(at);
        return this.follow(found, at);
      },
      has: (target, key) => {
        if (typeof key === 'string') this.#read.add(fieldAt(target, path, key));
        return Reflect.has(target, key);
      },
    });
    this.#proxies.set(value, proxy);
    return proxy;
  }

  /** The paths of unread fields in the value. */
  findUnread(value: unknown, path: string): string[] {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, field]) => {
      if (PROSE.has(key) || saysNothing(field)) return [];
      const at = fieldAt(value, path, key);
      if (!this.#read.has(at)) return Array.isArray(value) ? [] : [at];
      return this.findUnread(field, at);
    });
  }
}

/** A field without a value, or a list without entries. */
function saysNothing(field: unknown): boolean {
  return field === null || (Array.isArray(field) && field.length === 0);
}

function fieldAt(parent: object, path: string, key: string): string {
  return Array.isArray(parent) ? `${path}[${key}]` : `${path}.${key}`;
}
