/**
 * The cost of an operation before it runs: every selected field by its weight, lists by their length, aliases separately, fragments at
 * every use. The work is bounded by the document's length, however far its fragments expand.
 */
import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { DEFAULT_PAGE, MAX_PAGE } from '../../language/connections.js';
import { fieldOf } from './field-of.js';
import { IntrospectionCost } from './introspection-cost.js';
import { SettledCost } from './settled-cost.js';
import { entriesOf, MOMENT, momentArguments, priceOf, weightOfUnknown } from './field-costs.js';
import type { WorkDone } from '../../../app/work-done.js';
import { lookUp } from '../../../../events/look-up.js';

export interface Cost {
  /** About microseconds; infinite when fragments expand without bound. */
  readonly cost: number;
  /** The number of fields after fragments are expanded; a list counts once. */
  readonly fields: number;
  /** The greatest nesting of fields. */
  readonly depth: number;
}

type Variables = Readonly<Record<string, unknown>>;

/** The cost of a valid operation, computed once for each choice of the relevant variables. */
export class OperationCost {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** The variables for page sizes. */
  readonly #lengths: readonly string[];
  /** The variables for past moments. */
  readonly #moments: readonly string[];
  readonly #known = new Map<string, Cost>();
  #settled: SettledCost | null = null;

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    private readonly operation: OperationDefinitionNode,
  ) {
    const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
    this.#fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
    this.#lengths = variablesOf(document, lengthArguments);
    this.#moments = variablesOf(document, momentArguments);
  }

  /** @param variables as the client gave them: invalid ones are refused later */
  of(variables: Variables): Cost {
    const lengths = this.#lengths.map((name) => this.#lengthIn(variables, name) ?? '');
    const key = [...lengths, ...this.#moments.map((name) => (this.#isGiven(variables, name) ? 'then' : 'now'))].join(' ');
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const cost = this.#workOut(variables);
    if (this.#known.size >= 8) this.#known.clear();
    this.#known.set(key, cost);
    return cost;
  }

  /** The actual cost. @param data of the answer */
  actualCost(data: object, done: WorkDone): number {
    this.#settled ??= new SettledCost(this.schema, this.#fragments, this.operation);
    return this.#settled.of(data, done);
  }

  #workOut(variables: Variables): Cost {
    const root = this.schema.getRootType(this.operation.operation)!;
    const found = new Map<string, Cost | null>();
    const introspection = new IntrospectionCost(this.schema, this.#fragments);

    const ofSet = (set: SelectionSetNode, type: GraphQLCompositeType, page: number | null): Cost => {
      const sum = { cost: 0, fields: 0, depth: 0 };
      for (const selection of set.selections) {
        const part =
          selection.kind === Kind.FIELD
            ? ofField(selection, type, page)
            : selection.kind === Kind.INLINE_FRAGMENT
              ? ofSet(selection.selectionSet, this.#conditionOf(selection.typeCondition?.name.value, type), page)
              : ofFragment(selection.name.value, page);
        sum.cost += part.cost;
        sum.fields += part.fields;
        sum.depth = Math.max(sum.depth, part.depth);
      }
      return sum;
    };

    const ofFragment = (name: string, page: number | null): Cost => {
      const key = `${name} ${page}`;
      const known = found.get(key);
      if (known != null) return known;
      const fragment = this.#fragments.get(name);
      // Validation refuses cyclic and unknown fragments.
      if (fragment === undefined || known === null) return { cost: 0, fields: 0, depth: 0 };
      found.set(key, null);
      const cost = ofSet(fragment.selectionSet, this.#conditionOf(fragment.typeCondition.name.value, root), page);
      found.set(key, cost);
      return cost;
    };

    const ofField = (node: FieldNode, parent: GraphQLCompositeType, page: number | null): Cost => {
      const field = fieldOf(this.schema, parent, node.name.value);
      const moments = MOMENT * this.#momentsIn(node, variables);
      if (field === undefined) return { cost: weightOfUnknown(parent.name, node.name.value) + moments, fields: 1, depth: 1 };
      // An edge of the graph costs the same as its query.
      const price = priceOf(parent.name, field);
      const weight = price.weight + moments;
      const type = getNamedType(field.type);
      const isList = isListType(getNullableType(field.type));
      if (node.selectionSet === undefined || !isCompositeType(type)) {
        // A list of plain values also costs the writing of its values.
        return { cost: weight + (isList ? entriesOf(price, page) : 0), fields: 1, depth: 1 };
      }
      const rows = this.#pageOf(field, node, variables);
      const inner = ofSet(node.selectionSet, type, rows);
      const ofSchema = introspection.of(field, node);
      const entries = isList ? entriesOf(price, page) : 1;
      // The rows of a page are read whatever is selected.
      const read = rows === null ? 0 : rows * price.row;
      const cost = weight + read + (ofSchema ?? entries * (1 + inner.cost));
      return { cost, fields: 1 + inner.fields, depth: 1 + inner.depth };
    };

    const { cost, ...size } = ofSet(this.operation.selectionSet, root, null);
    return { cost: Math.ceil(cost), ...size };
  }

  #conditionOf(name: string | undefined, otherwise: GraphQLCompositeType): GraphQLCompositeType {
    const type = name === undefined ? undefined : this.schema.getType(name);
    return isCompositeType(type) ? type : otherwise;
  }

  /** The number of past moments of a field. */
  #momentsIn({ arguments: given = [] }: FieldNode, variables: Variables): number {
    return given.filter(({ name, value }) => {
      if (!momentArguments.has(name.value) || value.kind === Kind.NULL) return false;
      return value.kind !== Kind.VARIABLE || this.#isGiven(variables, value.name.value);
    }).length;
  }

  /** Whether a variable has a value or a default. */
  #isGiven(variables: Variables, name: string): boolean {
    const given = lookUp(variables, name);
    if (given !== undefined) return given !== null;
    const declared = this.operation.variableDefinitions?.find(({ variable }) => variable.name.value === name)?.defaultValue;
    return declared !== undefined && declared.kind !== Kind.NULL;
  }

  /** The requested page size of a field; null for none. */
  #pageOf(field: GraphQLField<unknown, unknown>, node: FieldNode, variables: Variables): number | null {
    if (!field.args.some(({ name }) => name === 'first')) return null;
    const lengths = ['first', 'last'].flatMap((name) => {
      const value = node.arguments?.find((argument) => argument.name.value === name)?.value;
      return value === undefined ? [] : [this.#lengthOf(value, variables)];
    });
    const given = lengths.filter((length) => length !== null);
    return given.length === 0 ? DEFAULT_PAGE : Math.min(MAX_PAGE, Math.max(0, ...given));
  }

  #lengthOf(value: ValueNode, variables: Variables): number | null {
    if (value.kind === Kind.VARIABLE) return this.#lengthIn(variables, value.name.value);
    return value.kind === Kind.INT ? Number(value.value) : null;
  }

  #lengthIn(variables: Variables, name: string): number | null {
    const given = lookUp(variables, name);
    if (typeof given === 'number') return given;
    if (given !== undefined) return null;
    const declared = this.operation.variableDefinitions?.find(({ variable }) => variable.name.value === name)?.defaultValue;
    return declared?.kind === Kind.INT ? Number(declared.value) : null;
  }
}

const lengthArguments: ReadonlySet<string> = new Set(['first', 'last']);

/** The variables given to some arguments anywhere in a document. */
function variablesOf(document: DocumentNode, named: ReadonlySet<string>): string[] {
  const names = new Set<string>();
  const look = (set: SelectionSetNode): void => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        for (const { name, value } of selection.arguments ?? []) {
          if (named.has(name.value) && value.kind === Kind.VARIABLE) names.add(value.name.value);
        }
      }
      if ('selectionSet' in selection && selection.selectionSet !== undefined) look(selection.selectionSet);
    }
  };
  for (const definition of document.definitions) if ('selectionSet' in definition) look(definition.selectionSet);
  return [...names];
}
