/** Makes TypeScript of the operations in `web/operations/*.graphql`: their texts, and the types of their variables and answers by the schema. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  concatAST,
  isEnumType,
  isInputObjectType,
  isListType,
  isLeafType,
  isNonNullType,
  Kind,
  parse,
  print,
  stripIgnoredCharacters,
  typeFromAST,
  validate,
} from 'graphql';

/** @returns {string} the text of the module */
export function typedOperations(folder, schemaText, scalars) {
  const schema = buildSchema(schemaText);
  const files = readdirSync(folder).filter((name) => name.endsWith('.graphql'));
  const document = concatAST(files.toSorted().map((name) => parse(readFileSync(join(folder, name), 'utf8'))));
  const errors = validate(schema, document);
  if (errors.length > 0) throw new Error(`web/operations: ${errors.map(({ message }) => message).join('\n')}`);
  const fragments = new Map(
    document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).map((each) => [each.name.value, each]),
  );
  const enums = new Set();

  const typeOf = (type, selections) => {
    if (isNonNullType(type)) return solid(type.ofType, selections);
    return `${solid(type, selections)} | null`;
  };
  const solid = (type, selections) => {
    if (isListType(type)) return `readonly (${typeOf(type.ofType, selections)})[]`;
    if (isEnumType(type)) {
      enums.add(type);
      return type.name;
    }
    if (isLeafType(type)) return scalarOf(type.name);
    return `{ ${isInputObjectType(type) ? inputOf(type) : fieldsOf(type, selections)} }`;
  };
  /** A variable, or a field of an input. */
  const givenAs = (name, type) => `readonly ${name}${isNonNullType(type) ? '' : '?'}: ${typeOf(type)}`;
  const inputOf = (type) =>
    Object.values(type.getFields())
      .map(({ name, type: given }) => givenAs(name, given))
      .join('; ');
  const scalarOf = (name) => scalars[name] ?? { ID: 'string', String: 'string', Int: 'number', Float: 'number', Boolean: 'boolean' }[name];
  const fieldsOf = (type, { selections }) =>
    [...flat(selections)]
      .map(
        ([key, node]) =>
          `readonly ${key}${node.directives.length === 0 ? '' : '?'}: ${typeOf(type.getFields()[node.name.value].type, node.selectionSet)}`,
      )
      .join('; ');
  /** Fields by the name that the answer has; those of fragments are as if they were written in their place. */
  const flat = (selections, found = new Map()) => {
    for (const node of selections) {
      if (node.kind === Kind.FIELD) {
        const key = node.alias?.value ?? node.name.value;
        const known = found.get(key);
        const both = (given) => ({
          ...node,
          selectionSet: { ...node.selectionSet, selections: [...given, ...node.selectionSet.selections] },
        });
        found.set(key, known?.selectionSet === undefined ? node : both(known.selectionSet.selections));
      } else if (node.kind === Kind.FRAGMENT_SPREAD) flat(fragments.get(node.name.value).selectionSet.selections, found);
      else throw new Error('web/operations: an inline fragment, which these types do not have');
    }
    return found;
  };
  const usedBy = (node, used = new Set()) => {
    for (const [, name] of print(node).matchAll(/\.\.\.(\w+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      usedBy(fragments.get(name), used);
    }
    return used;
  };

  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const modules = operations.map((operation) => {
    const name = operation.name.value;
    const root = { query: schema.getQueryType(), subscription: schema.getSubscriptionType() }[operation.operation];
    if (root === undefined) throw new Error(`web/operations: ${name} is a ${operation.operation}`);
    const variables = operation.variableDefinitions.map(({ variable, type }) => givenAs(variable.name.value, typeFromAST(schema, type)));
    const text = stripIgnoredCharacters([operation, ...[...usedBy(operation)].map((each) => fragments.get(each))].map(print).join('\n'));
    return [
      `export type ${name}Answer = { ${fieldsOf(root, operation.selectionSet)} };`,
      `export const ${name} = ${JSON.stringify(text)} as Operation<${name}Answer, { ${variables.join('; ')} }>;`,
    ].join('\n');
  });
  const shared = [...enums].map(
    (type) =>
      `export type ${type.name} = ${type
        .getValues()
        .map(({ name }) => `'${name}'`)
        .join(' | ')};`,
  );
  return [
    '// Made by `bin/web.js` of `web/operations/*.graphql` and `schema.graphql`.',
    '/** The text of an operation, with the types of its answer and variables. */',
    'export type Operation<Answer, Variables> = string & { readonly of?: (variables: Variables) => Answer };',
    ...shared.toSorted(),
    ...modules,
    '',
  ].join('\n');
}
