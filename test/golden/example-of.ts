/**
 * An example of what a JSON Schema takes: what must be there, and the first of what it may be.
 */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly minimum?: number;
  readonly minItems?: number;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minLength?: number;
  readonly pattern?: string;
}

/** Texts of which one fits each pattern of the catalogue of events. */
const texts = [
  'anna',
  'friday',
  'friday.1.7',
  'friday.d1',
  'tournament-friday',
  'EUR',
  'Ah',
  '2026-01-31',
  '2020-04',
  'BE',
  '00ff'.repeat(16),
  '00ff'.repeat(8),
];

/** @throws Error for a pattern that none of the known texts fits */
export function exampleOf(schema: object): unknown {
  const {
    type,
    enum: words,
    anyOf,
    oneOf,
    allOf,
    minimum,
    minItems,
    items,
    prefixItems,
    properties,
    required = [],
    pattern,
    ...rest
  } = schema as Schema;
  if ('const' in rest) return rest.const;
  const first = words?.[0];
  if (first !== undefined) return first;
  const [one] = anyOf ?? oneOf ?? allOf ?? [];
  if (one !== undefined) return exampleOf(one);
  switch (type) {
    case 'integer':
    case 'number':
      return Math.max(1, minimum ?? 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'array':
      if (prefixItems !== undefined) return prefixItems.map(exampleOf);
      return Array.from({ length: Math.max(1, minItems ?? 1) }, () => exampleOf(items ?? {}));
    case 'object':
      return Object.fromEntries(
        Object.entries(properties ?? {}).flatMap(([name, of]) => (required.includes(name) ? [[name, exampleOf(of)]] : [])),
      );
    case 'string':
      return textFor(pattern);
    default:
      return null;
  }
}

function textFor(pattern: string | undefined): string {
  if (pattern === undefined) return 'As everybody saw.';
  const fits = new RegExp(pattern, 'u');
  const text = texts.find((each) => fits.test(each));
  if (text === undefined) throw new Error(`no known text fits ${pattern}: give the event an example where it is declared`);
  return text;
}
