/**
 * The cost of a question about the schema, counted on the schema itself: a list has no entry in one type and hundreds in another, so that
 * mean lengths would let a stranger ask for much at a low price. Nothing is executed.
 */
import {
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  isListType,
  Kind,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql';
import { fieldOf } from './field-of.js';

/** The schema counts for a third of its values, because the tools of every client ask for it once. */
const VALUES_PER_UNIT = 3;
/** Nobody may have more values, so no more are counted. */
const MOST_VALUES = 1_000_000;

type Field = GraphQLField<unknown, unknown>;

/** Parts of the schema, such as types, and how many times an answer has each. */
class Parts {
  readonly #counts = new Map<unknown, number>();
  readonly #inside = new Map<string, Parts>();
  /** The values of fragments on all of these. */
  readonly fragments = new Map<string, number>();
  total = 0;

  add(part: unknown, count: number): void {
    this.#counts.set(part, (this.#counts.get(part) ?? 0) + count);
    this.total += count;
  }

  /** What a field of introspection has for all of these. */
  inside({ name, resolve }: Field, info: GraphQLResolveInfo): Parts {
    const known = this.#inside.get(name);
    if (known !== undefined) return known;
    const parts = new Parts();
    this.#inside.set(name, parts);
    for (const [part, count] of this.#counts) {
      const value = resolve!(part, { includeDeprecated: true }, undefined, info);
      if (Array.isArray(value)) for (const entry of value) parts.add(entry, count);
      else if (value != null) parts.add(value, count);
    }
    return parts;
  }
}

/** For one operation. Deprecated fields and what `@skip` leaves out count as selected. */
export class IntrospectionCost {
  readonly #info: GraphQLResolveInfo;
  readonly #roots = new Map<string, Parts>();
  #left = MOST_VALUES;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  ) {
    this.#info = { schema } as GraphQLResolveInfo;
  }

  /** What the selections of `__schema` or `__type` cost; null for another field. */
  of(field: Field, node: FieldNode): number | null {
    if (node.selectionSet === undefined || (field !== SchemaMetaFieldDef && field !== TypeMetaFieldDef)) return null;
    return this.#valuesOf(node.selectionSet, typeOf(field), this.#rootOf(field, node)) / VALUES_PER_UNIT;
  }

  #rootOf(field: Field, { arguments: given = [] }: FieldNode): Parts {
    const name = given.flatMap(({ value }) => (value.kind === Kind.STRING ? [value.value] : []))[0];
    const key = `${field.name} ${name ?? ''}`;
    const known = this.#roots.get(key);
    if (known !== undefined) return known;
    const root = new Parts();
    this.#roots.set(key, root);
    if (field === SchemaMetaFieldDef) root.add(this.schema, 1);
    // A type whose name is in a variable costs at most what all types cost.
    else for (const type of Object.values(this.schema.getTypeMap())) if (name === undefined || type.name === name) root.add(type, 1);
    return root;
  }

  #valuesOf(set: SelectionSetNode, type: GraphQLCompositeType, parts: Parts): number {
    if (parts.total === 0) return 0;
    if (this.#left < 0) return Number.MAX_SAFE_INTEGER;
    let sum = 0;
    for (const selection of set.selections) {
      if (selection.kind === Kind.INLINE_FRAGMENT) sum += this.#valuesOf(selection.selectionSet, type, parts);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) sum += this.#valuesOfFragment(selection.name.value, type, parts);
      else sum += this.#valuesOfField(selection, type, parts);
    }
    return sum;
  }

  #valuesOfField({ name, selectionSet }: FieldNode, type: GraphQLCompositeType, parts: Parts): number {
    const field = fieldOf(this.schema, type, name.value);
    if (field === undefined) return 0;
    this.#left -= parts.total;
    if (selectionSet === undefined) return parts.total;
    const inside = parts.inside(field, this.#info);
    // An entry of a list counts twice, as in `settled-cost.ts`.
    const each = isListType(getNullableType(field.type)) ? 2 : 1;
    return parts.total + each * inside.total + this.#valuesOf(selectionSet, typeOf(field), inside);
  }

  #valuesOfFragment(name: string, type: GraphQLCompositeType, parts: Parts): number {
    const known = parts.fragments.get(name);
    if (known !== undefined) return known;
    // Validation refuses fragments in themselves.
    parts.fragments.set(name, 0);
    const fragment = this.fragments.get(name);
    const values = fragment === undefined ? 0 : this.#valuesOf(fragment.selectionSet, type, parts);
    parts.fragments.set(name, values);
    return values;
  }
}

const typeOf = ({ type }: Field): GraphQLCompositeType => getNamedType(type) as GraphQLCompositeType;
