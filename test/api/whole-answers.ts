/** Selects all fields of every query and subscription of the schema, without limits: everything the API can show. */
import { setTimeout } from 'node:timers/promises';
import {
  execute,
  type ExecutionResult,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isAbstractType,
  parse,
  subscribe,
} from 'graphql';
import { queryAskedBy } from '../../src/api/graph/edges.js';
import { ApiError } from '../../src/api/language/api-error.js';
import type { RequestContext } from '../../src/api/request/request-context.js';

/** A type is entered so often on one way down, so that the selection ends. */
const VISITS = 2;
/** Edges followed on one path. Each edge is also queried by itself, so one step shows everything. */
const EDGES = 1;

/** Errors say no line of the query: the place of each of thousands would be looked for in it from its beginning. */
const withoutPlaces = { noLocation: true };

/** The values of arguments in a query: of required ones by the argument's name, of any by `field.argument`. */
export type ArgumentValues = Readonly<Record<string, string>>;

/** One answer, with the operation that gave it. */
export interface WholeAnswer {
  readonly field: string;
  readonly answer: unknown;
}

/** The values of all required arguments, for a tournament with a hand and a player. */
export const argumentsOf = (tournamentId: string, handId: string, playerId = 'p1'): ArgumentValues => ({
  tournamentId: `"${tournamentId}"`,
  'tournament.id': `"${tournamentId}"`,
  handId: `"${handId}"`,
  'hand.id': `"${handId}"`,
  'player.id': `"${playerId}"`,
  'club.id': '"mons"',
  'webhook.id': '"none"',
  clubId: '"mons"',
  'federation.id': '"north"',
  'resultSheet.id': '"friday"',
  federationId: '"north"',
  'dispute.id': '"friday.d1"',
  'disputeDocument.id': '"friday.d1"',
  'disputeFindings.id': '"friday.d1"',
  since: '{ position: 1 }',
  'season.id': '"autumn"',
  'schemePreview.version': '1',
  seasonId: '"autumn"',
  competitor: `"${playerId}"`,
  opponentId: '"p2"',
  'rankChange.from': '0',
  earlier: '1',
  'inclusionProof.position': '1',
  source: '"north"',
  externalId: '"0042"',
  'players.search': '{ name: "pl" }',
  'enumLabels.name': '"AnteFormat"',
  file: '"cGxhY2U7bm9tCjE7RHVwb250Cg=="',
  'node.id': `"${tournamentId}"`,
  stream: `"hand-${handId}"`,
  playerId: `"${playerId}"`,
  'rulebook.id': '"ropta"',
  a: '"ropta"',
  b: '"mons"',
  table: '1',
  seat: '1',
  street: 'FLOP',
  'history.format': 'OHH',
  kind: 'EXTRA_CARD',
  offence: 'ACT_OUT_OF_TURN',
  gesture: '{ motions: [[1000]] }',
  'previewRuling.scene': `{ handId: "${handId}" }`,
  'balancing.situation': '{ seatsPerTable: 6, tables: [{ table: 1, button: 1, smallBlind: 1, bigBlind: 3, occupied: [1, 3] }] }',
  article: '"RO 1.10"',
  wentOut: '"p3"',
  lifted: 'DISQUALIFICATION',
  players: `[{ playerId: "${playerId}", place: 2 }]`,
  'previewChipRace.situation': '{ removed: 25, newSmallest: 100, stacks: [{ seat: 1, stack: 75 }, { seat: 2, stack: 125 }] }',
});

/** All fields that an operation can begin with, and those of a tournament and a hand that ask a query of their own. */
export const askedFields = (schema: GraphQLSchema): GraphQLField<unknown, unknown>[] => [
  ...[schema.getQueryType()!, schema.getSubscriptionType()!].flatMap(fieldsOf),
  ...parents.flatMap(({ type }) => edgesWithoutRoot(schema, type)),
];

const parents = [
  { type: 'Tournament', query: 'tournament' },
  { type: 'Hand', query: 'hand' },
] as const;

/** Edges whose query is not a field of `Query`. */
function edgesWithoutRoot(schema: GraphQLSchema, type: string): GraphQLField<unknown, unknown>[] {
  const queries = schema.getQueryType()!.getFields();
  return fieldsOf(schema.getType(type) as GraphQLObjectType).filter((field) => {
    const asked = queryAskedBy(field);
    return asked !== null && queries[asked] === undefined;
  });
}

/** Answers of every query, and the first answers of every subscription. Subscriptions are quiet most of the time: queries are asked meanwhile. */
export async function wholeAnswers(schema: GraphQLSchema, context: RequestContext, values: ArgumentValues): Promise<WholeAnswer[]> {
  const subscribed = fieldsOf(schema.getSubscriptionType()!).map((field) => firstAnswers(schema, field, values, context));
  const answers = await Promise.all([queryAnswers(schema, context, values), ...subscribed]);
  return answers.flat();
}

async function queryAnswers(schema: GraphQLSchema, contextValue: RequestContext, values: ArgumentValues): Promise<WholeAnswer[]> {
  const answers: WholeAnswer[] = [];
  const ask = async (field: string, operation: string): Promise<void> => {
    const answer = await execute({ schema, document: parse(operation, withoutPlaces), contextValue });
    refuseFaulty(field, answer);
    answers.push({ field, answer });
  };
  for (const field of fieldsOf(schema.getQueryType()!))
    await ask(field.name, `{ ${selected(schema, field, values, wayFrom(field.name))} }`);
  for (const { type, query } of parents) {
    for (const edge of edgesWithoutRoot(schema, type)) {
      await ask(edge.name, `{ ${query}(id: ${values[`${query}.id`]}) { ${selected(schema, edge, values, wayFrom(edge.name))} } }`);
    }
  }
  return answers;
}

/** Whether an answer of this type may hold an object of that one. */
export function reaches(type: GraphQLOutputType, target: string, over: readonly string[] = []): boolean {
  const named = getNamedType(type);
  if (named.name === target) return true;
  if (!isObjectType(named) || over.includes(named.name)) return false;
  return fieldsOf(named).some((field) => reaches(field.type, target, [...over, named.name]));
}

/** @throws Error where the operation was not understood or failed. A refusal, for want of the token or by the rules, is an answer */
function refuseFaulty(field: string, { errors = [] }: ExecutionResult): void {
  const faults = errors.filter(({ originalError }) => !(originalError instanceof ApiError) || originalError.code === 'BAD_USER_INPUT');
  if (faults.length > 0) throw new Error(`${field}: ${faults.map(({ message }) => message).join('; ')}`);
}

/** One turn of waiting, milliseconds. */
const TURN_MS = 10;
/** How many turns a subscription may take for its first answer and for each further one: a busy machine is slow with the first. */
const FIRST_ANSWER_TURNS = 200;
const NEXT_ANSWER_TURNS = 10;

/** Waits turn by turn: a long query takes one turn of it, where it would use up a single timer and an answer would be missed. */
async function waitTurns(turns: number): Promise<null> {
  for (let turn = 0; turn < turns; turn++) await setTimeout(TURN_MS, null, { ref: false });
  return null;
}

/** A subscription's answers before it waits. */
async function firstAnswers(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  values: ArgumentValues,
  contextValue: RequestContext,
): Promise<WholeAnswer[]> {
  const document = parse(`subscription { ${selected(schema, field, values, wayFrom(field.name))} }`, withoutPlaces);
  const results = await subscribe({ schema, document, contextValue });
  if (!(Symbol.asyncIterator in results)) return [{ field: field.name, answer: results }];
  const answers: WholeAnswer[] = [];
  for (;;) {
    const next = await Promise.race([results.next(), waitTurns(answers.length === 0 ? FIRST_ANSWER_TURNS : NEXT_ANSWER_TURNS)]);
    if (next === null || next.done === true) break;
    answers.push({ field: field.name, answer: next.value });
  }
  void results.return(undefined);
  return answers;
}

const fieldsOf = (type: GraphQLObjectType): GraphQLField<unknown, unknown>[] => Object.values(type.getFields());

/** How far a selection has come on one way down. */
interface Way {
  /** How often each type was entered. */
  readonly visits: ReadonlyMap<string, number>;
  /** How many edges may still be followed. */
  readonly edges: number;
}

/** These answer with tournaments, whose edges the query `tournament` shows. */
const withoutEdges: ReadonlySet<string> = new Set(['node', 'tournaments']);

const wayFrom = (root: string): Way => ({ visits: new Map(), edges: withoutEdges.has(root) ? 0 : EDGES });

/** @throws Error for a required argument that has no value: add it, so that no query is left out */
function selected(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>, values: ArgumentValues, way: Way): string {
  const given = field.args.flatMap((argument) => {
    const required = isRequiredArgument(argument);
    const value = values[`${field.name}.${argument.name}`] ?? (required ? values[argument.name] : undefined);
    if (value === undefined && required) throw new Error(`no value for the argument ${argument.name} of ${field.name}`);
    return value === undefined ? [] : [`${argument.name}: ${value}`];
  });
  const call = given.length === 0 ? field.name : `${field.name}(${given.join(', ')})`;
  const type = getNamedType(field.type);
  if (isLeafType(type)) return call;
  if (isAbstractType(type)) {
    const members = schema.getPossibleTypes(type).map((member) => `... on ${member.name} ${body(schema, member, values, way)}`);
    return `${call} { __typename ${members.join(' ')} }`;
  }
  if (!isObjectType(type)) throw new Error(`${field.name} is of a kind of type that is not known here`);
  return `${call} ${body(schema, type, values, way)}`;
}

function body(schema: GraphQLSchema, type: GraphQLObjectType, values: ArgumentValues, before: Way): string {
  const visits = new Map(before.visits).set(type.name, (before.visits.get(type.name) ?? 0) + 1);
  const inner = fieldsOf(type).flatMap((field) => {
    const edges = before.edges - (queryAskedBy(field) === null ? 0 : 1);
    if (edges < 0 || (visits.get(getNamedType(field.type).name) ?? 0) >= VISITS) return [];
    return [selected(schema, field, values, { visits, edges })];
  });
  return `{ __typename ${inner.join(' ')} }`;
}
