/**
 * Answers introspection without the machinery of an execution: the schema never changes, no field of it waits for anything, and none fails.
 * That makes the standard query several times faster, and its work can be counted while it is done.
 */
import {
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  getArgumentValues,
  getDirectiveValues,
  getNullableType,
  isLeafType,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
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

type Variables = Readonly<Record<string, unknown>>;
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Of one field of the answer: how it is read, and what is read of what it gives. */
interface Reading {
  readonly key: string;
  readonly field: GraphQLField<unknown, unknown>;
  readonly given: Readonly<Record<string, unknown>>;
  readonly inner: readonly Reading[];
}

const metaFields = new Map([SchemaMetaFieldDef, TypeMetaFieldDef, TypeNameMetaFieldDef].map((field) => [field.name, field]));

/** So many fields of such an answer cost one unit: see `Limits.cost`. */
const FIELDS_PER_UNIT = 5;

/** Whether an operation asks about the schema and nothing else. */
export function isIntrospection(document: DocumentNode, operation: OperationDefinitionNode): boolean {
  const fragments = fragmentsOf(document);
  const asked = new Set<string>();
  const asks = (set: SelectionSetNode): boolean =>
    set.selections.every((selection) => {
      if (selection.kind === Kind.FIELD) return metaFields.has(selection.name.value);
      if (selection.kind === Kind.INLINE_FRAGMENT) return asks(selection.selectionSet);
      const name = selection.name.value;
      if (asked.has(name)) return true;
      asked.add(name);
      return asks(fragments.get(name)!.selectionSet);
    });
  return asks(operation.selectionSet);
}

/**
 * Answers an operation that {@link isIntrospection}.
 * @param variables coerced
 * @throws ApiError `QUERY_TOO_LARGE` when the answer would have more fields than the cost allows
 */
export function introspect(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
  mostCost: number,
): ExecutionResult {
  const fragments = fragmentsOf(document);
  const info = { schema } as GraphQLResolveInfo;
  let left = mostCost * FIELDS_PER_UNIT;

  const complete = (type: GraphQLOutputType, value: unknown, inner: readonly Reading[]): unknown => {
    if (value == null) return null;
    const bare = getNullableType(type);
    if (isListType(bare)) return Array.from(value as Iterable<unknown>, (entry) => complete(bare.ofType, entry, inner));
    if (isLeafType(bare)) return bare.serialize(value);
    const shown: Record<string, unknown> = {};
    for (const { key, field, given, inner: parts } of inner) {
      left -= 1;
      if (left < 0) throw queryTooLarge('cost', mostCost + 1, mostCost);
      shown[key] =
        field === TypeNameMetaFieldDef
          ? (bare as GraphQLObjectType).name
          : complete(field.type, field.resolve!(value, given, undefined, info), parts);
    }
    return shown;
  };
  const root = schema.getQueryType()!;
  return { data: complete(root, schema, readingsOf(root, [operation.selectionSet])) as Record<string, unknown> };

  /** What is read of an object, in the order in which it is selected. Selections of one key are one. */
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
      const named = objectOf(field.type);
      const parts = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      return { key, field, given: getArgumentValues(field, node, variables), inner: named === null ? [] : readingsOf(named, parts) };
    });
  }
}

function objectOf(type: GraphQLOutputType): GraphQLObjectType | null {
  const bare = getNullableType(type);
  if (isListType(bare)) return objectOf(bare.ofType);
  return isObjectType(bare) ? bare : null;
}

function isIncluded(node: SelectionNode, variables: Variables): boolean {
  return (
    getDirectiveValues(GraphQLSkipDirective, node, variables)?.['if'] !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, variables)?.['if'] !== false
  );
}

const fragmentsOf = (document: DocumentNode): Fragments =>
  new Map(document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [])));
