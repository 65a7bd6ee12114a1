/** Documents in each of the forms that tools make, as text. */

/** A text with the types of its answer and variables, as GraphQL Code Generator makes it (`documentMode: 'string'`). */
export interface TypedText<Result, Variables> {
  toString(): string;
  readonly __apiType?: (variables: Variables) => Result;
}

/** A parsed document with its types: a `TypedDocumentNode`, such as `graphql(…)` of a generated client or `gql` gives it. */
export interface TypedNode<Result, Variables> {
  readonly kind: string;
  readonly definitions: readonly object[];
  readonly __apiType?: (variables: Variables) => Result;
}

export type Document<Result, Variables> = string | TypedText<Result, Variables> | TypedNode<Result, Variables>;

export const textOf = (document: Document<never, never>): string =>
  typeof document === 'object' && 'definitions' in document ? print(document as unknown as Node) : String(document);

/** A node of a parsed document, by the names of graphql-js. */
type Node = { readonly [field: string]: unknown } & { readonly kind: string };

const nodes = (value: unknown): readonly Node[] => (value ?? []) as readonly Node[];
const all = (value: unknown, separator: string): string => nodes(value).map(print).join(separator);
const within = (open: string, inner: string, close: string): string => (inner === '' ? '' : open + inner + close);
const name = (node: Node): string => (node['name'] as { readonly value: string } | undefined)?.value ?? '';
const one = (value: unknown): string => (value == null ? '' : print(value as Node));
const rest = (node: Node): string => within(' ', all(node['directives'], ' '), '') + within(' ', one(node['selectionSet']), '');
const given = (node: Node): string => within('(', all(node['arguments'], ', '), ')');
const type = (node: Node): string => one(node['typeCondition']);

const printers: Readonly<Record<string, (node: Node) => string>> = {
  Document: (node) => all(node['definitions'], '\n'),
  OperationDefinition: (node) =>
    `${String(node['operation'])} ${name(node)}${within('(', all(node['variableDefinitions'], ', '), ')')}${rest(node)}`,
  VariableDefinition: (node) =>
    `${one(node['variable'])}: ${one(node['type'])}${within(' = ', one(node['defaultValue']), '')}${within(' ', all(node['directives'], ' '), '')}`,
  FragmentDefinition: (node) => `fragment ${name(node)} on ${type(node)}${rest(node)}`,
  SelectionSet: (node) => `{ ${all(node['selections'], ' ')} }`,
  Field: (node) =>
    `${within('', ((node['alias'] as Node | undefined)?.['value'] as string) ?? '', ': ')}${name(node)}${given(node)}${rest(node)}`,
  FragmentSpread: (node) => `...${name(node)}${rest(node)}`,
  InlineFragment: (node) => `...${within(' on ', type(node), '')}${rest(node)}`,
  Directive: (node) => `@${name(node)}${given(node)}`,
  Argument: (node) => `${name(node)}: ${one(node['value'])}`,
  ObjectField: (node) => `${name(node)}: ${one(node['value'])}`,
  Variable: (node) => `$${name(node)}`,
  NamedType: name,
  ListType: (node) => `[${one(node['type'])}]`,
  NonNullType: (node) => `${one(node['type'])}!`,
  ListValue: (node) => `[${all(node['values'], ', ')}]`,
  ObjectValue: (node) => `{${all(node['fields'], ', ')}}`,
  StringValue: (node) => JSON.stringify(node['value']),
  NullValue: () => 'null',
};

function print(node: Node): string {
  const printer = Object.hasOwn(printers, node.kind) ? printers[node.kind] : undefined;
  return printer === undefined ? String(node['value']) : printer(node);
}
