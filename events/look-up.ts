/**
 * What a record has of its own under a key that somebody chose: a plain object has `constructor` and others of its prototype too.
 */
export function lookUp<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
