/**
 * Answers queries for the schema and the catalogues without a GraphQL execution: their values do not change, and no field waits or fails.
 * Large answers are several times faster this way, and their work is counted while it is done.
 */
import {
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  getArgumentValues,
  getDirectiveValues,
  getNullableType,
  isIntrospectionType,
  isLeafType,
  isListType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  OperationTypeNode,
  TypeNameMetaFieldDef,
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { queryTooLarge } from '../../language/api-error.js';
import type { RequestContext } from '../../request/request-context.js';
import { priceOf } from './field-costs.js';

type Variables = Readonly<Record<string, unknown>>;
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Converts a value for the answer. */
type Show = (value: unknown) => unknown;

/** One field of an answer. */
interface Reading {
  readonly key: string;
  readonly weight: number;
  readonly read: (of: unknown) => unknown;
  readonly show: Show;
}

const metaFields = new Map([SchemaMetaFieldDef, TypeMetaFieldDef, TypeNameMetaFieldDef].map((field) => [field.name, field]));

/** Fields of such an answer per cost unit: see `Limits.cost`. */
const FIELDS_PER_UNIT = 3;

/** Queries whose plain values never change. */
const catalogues = new Set(['eventCatalogue', 'refusalCatalogue', 'rulebooks', 'rulebook']);

/** Whether an operation selects only the schema and catalogues. */
export function asksCatalogues(document: DocumentNode, { operation, selectionSet }: OperationDefinitionNode): boolean {
  const fragments = fragmentsOf(document);
  const asked = new Set<string>();
  const asks = (set: SelectionSetNode): boolean =>
    set.selections.every((selection) => {
      if (selection.kind === Kind.FIELD) return metaFields.has(selection.name.value) || catalogues.has(selection.name.value);
      if (selection.kind === Kind.INLINE_FRAGMENT) return asks(selection.selectionSet);
      const name = selection.name.value;
      if (asked.has(name)) return true;
      asked.add(name);
      return asks(fragments.get(name)!.selectionSet);
    });
  return operation === OperationTypeNode.QUERY && asks(selectionSet);
}

/** A valid operation of {@link asksCatalogues}, and what it is executed with. */
export interface CatalogueQuestion {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  /** Coerced values. */
  readonly variables: Variables;
  readonly context: RequestContext;
  readonly mostCost: number;
}

/** A part of an answer, without a prototype because clients choose its keys. */
const makeAnswer = (): Record<string, unknown> => Object.create(null) as Record<string, unknown>;

/**
 * Answers it.
 * @throws ApiError `QUERY_TOO_LARGE` when the answer has more fields than the limit; what a catalogue's resolver throws
 */
export async function answerCatalogues(question: CatalogueQuestion): Promise<ExecutionResult> {
  const { schema, document, operation, variables, context, mostCost } = question;
  const fragments = fragmentsOf(document);
  const info = { schema } as GraphQLResolveInfo;
  let left = mostCost * FIELDS_PER_UNIT;

  const root = schema.getQueryType()!;
  const data = makeAnswer();
  for (const { key, read, show } of readingsOf(root, [operation.selectionSet])) data[key] = show(await read(undefined));
  return { data };

  function showing(type: GraphQLOutputType, sets: readonly SelectionSetNode[]): Show {
    const bare = getNullableType(type);
    if (isListType(bare)) {
      const showEntry = showing(bare.ofType, sets);
      return (value) => (value == null ? null : Array.from(value as Iterable<unknown>, (entry) => showEntry(entry)));
    }
    if (isLeafType(bare)) return (value) => (value == null ? null : bare.serialize(value));
    const readings = readingsOf(bare as GraphQLObjectType, sets);
    return (value) => {
      if (value == null) return null;
      const shown = makeAnswer();
      for (const { key, weight, read, show } of readings) {
        left -= weight;
        if (left < 0) throw queryTooLarge('cost', mostCost + 1, mostCost);
        shown[key] = show(read(value));
      }
      return shown;
    };
  }

  /** The fields to read of an object, in the order of selection. Selections with one key are merged. */
  function readingsOf(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Reading[] {
    const byKey = new Map<string, FieldNode[]>();
    const collect = (set: SelectionSetNode): void => {
      for (const selection of set.selections) {
        if (!isIncluded(selection, variables)) continue;
        if (selection.kind === Kind.FIELD) {
          const key = selection.alias?.value ?? selection.name.value;
          byKey.set(key, [...(byKey.get(key) ?? []), selection]);
        } else {
          const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)!;
          if ((inner.typeCondition?.name.value ?? type.name) === type.name) collect(inner.selectionSet);
        }
      }
    };
    sets.forEach(collect);
    return [...byKey].map(([key, nodes]) => {
      const [node] = nodes as [FieldNode];
      const field = metaFields.get(node.name.value) ?? type.getFields()[node.name.value]!;
      const show = showing(
        field.type,
        nodes.flatMap(({ selectionSet }) => selectionSet ?? []),
      );
      return { key, weight: priceOf(type.name, field).weight, read: readerOf(type, field, node), show };
    });
  }

  /** Only the queries and introspection fields have resolvers; entries of catalogues have plain properties. */
  function readerOf(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>, node: FieldNode): Reading['read'] {
    const { name } = field;
    if (field === TypeNameMetaFieldDef) return () => type.name;
    if (type !== root && !isIntrospectionType(type)) return (of) => (of as Readonly<Record<string, unknown>>)[name];
    const given = getArgumentValues(field, node, variables);
    return (of) => field.resolve!(of, given, context, info);
  }
}

function isIncluded(node: SelectionNode, variables: Variables): boolean {
  return (
    getDirectiveValues(GraphQLSkipDirective, node, variables)?.['if'] !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, variables)?.['if'] !== false
  );
}

const fragmentsOf = (document: DocumentNode): Fragments =>
  new Map(document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [])));
