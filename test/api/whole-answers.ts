/**
 * Asks queries and subscriptions of the schema for everything that they can answer, as somebody would who looks for what was left open.
 */
import {
  execute,
  getNamedType,
  isObjectType,
  isRequiredArgument,
  parse,
  subscribe,
  type ExecutionResult,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

export interface WholeAnswer {
  /** The root field. */
  readonly field: string;
  /** The answer as text, errors included. */
  readonly text: string;
}

/** All fields of a type that ask no argument, and theirs, but for types that stand over it already. */
function selectionOf(type: GraphQLOutputType, over: readonly string[] = []): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const inner = [...over, named.name];
  const fields = Object.values(named.getFields()).filter(
    (field) => !inner.includes(getNamedType(field.type).name) && !field.args.some(isRequiredArgument),
  );
  return `{ __typename ${fields.map((field) => `${field.name} ${selectionOf(field.type, inner)}`).join(' ')} }`;
}

/** Whether an answer of this type may hold an object of that one. */
export function reaches(type: GraphQLOutputType, target: string): boolean {
  return new RegExp(String.raw`\b${target}\b`).test(typesUnder(type, []).join(' '));
}

function typesUnder(type: GraphQLOutputType, over: readonly string[]): string[] {
  const named = getNamedType(type);
  if (!isObjectType(named) || over.includes(named.name)) return [];
  return [named.name, ...Object.values(named.getFields()).flatMap((field) => typesUnder(field.type, [...over, named.name]))];
}

/**
 * Arguments in GraphQL's own notation, by their names; those of one root field alone by `field.argument`.
 */
type Values = Readonly<Record<string, string>>;

/** What is the same on every server. */
const catalogues = new Set(['eventCatalogue', 'refusalCatalogue', 'rulebook', 'rulebooks', 'rulebookDifferences']);

const valueFor = (field: string, argument: string, values: Values): string | undefined =>
  values[`${field}.${argument}`] ?? values[argument];

/** The root fields of queries and subscriptions whose required arguments are among `values`, but for catalogues. */
export function rootFields(schema: GraphQLSchema, values: Values): GraphQLField<unknown, unknown>[] {
  return [schema.getQueryType()!, schema.getSubscriptionType()!]
    .flatMap((root) => Object.values(root.getFields()))
    .filter((field) => field.args.filter(isRequiredArgument).every(({ name }) => valueFor(field.name, name, values) !== undefined))
    .filter(({ name }) => !catalogues.has(name));
}

/** Asks them all. */
export async function wholeAnswers(schema: GraphQLSchema, contextValue: unknown, values: Values): Promise<WholeAnswer[]> {
  const answers: WholeAnswer[] = [];
  for (const { name, args, type } of rootFields(schema, values)) {
    const given = args.flatMap((each) => {
      const value = valueFor(name, each.name, values);
      return value === undefined ? [] : [`${each.name}: ${value}`];
    });
    const asked = `${name}${given.length === 0 ? '' : `(${given.join(', ')})`} ${selectionOf(type)}`;
    const isSubscription = name in schema.getSubscriptionType()!.getFields();
    const document = parse(isSubscription ? `subscription { ${asked} }` : `{ ${asked} }`);
    const found = isSubscription ? await subscribe({ schema, document, contextValue }) : await execute({ schema, document, contextValue });
    answers.push({ field: name, text: JSON.stringify(await firstOf(found)) });
  }
  return answers;
}

async function firstOf(found: ExecutionResult | AsyncGenerator<ExecutionResult, void, void>): Promise<unknown> {
  if (!(Symbol.asyncIterator in found)) return found;
  const { value } = await found.next();
  await found.return();
  return value;
}
