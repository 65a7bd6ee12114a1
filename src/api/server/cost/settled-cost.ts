/**
 * What an operation really cost, once it is answered: what was read for it, the values that its answer has, and the computing that no count of rows
 * shows. The estimate of before (`operation-cost.ts`) has to suppose the longest lists and the largest tournaments.
 */
import { lookUp } from '../../../../events/look-up.js';
import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  Kind,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { WorkDone } from '../../../app/work-done.js';
import { priceOf } from './field-costs.js';
import { fieldOf } from './field-of.js';

/** Of any operation: to take it in, check its variables and send the answer. About microseconds, as all of these. */
const OPERATION = 60;
/** A query that is answered from rows and events, beside these. */
const READING = 20;
const ROW = 6;
const EVENT = 25;
/** Bytes of rows and events that are parsed, and of a long text that is written, in a microsecond. */
const BYTES_PARSED = 60;
const BYTES_WRITTEN = 300;
/** The tables of a tournament with which the weights of what is computed from its state were measured. */
const MEASURED_TABLES = 100;

/** A field that is looked at in the answer: what is selected of it, or what it costs, is not the same for all. */
interface Looked {
  readonly key: string;
  readonly weight: number;
  readonly scales: boolean;
  readonly of: Plan | null;
}

/** What is counted of each object that a selection shows. */
interface Plan {
  /** Fields with a single value. */
  values: number;
  readonly looked: Looked[];
  /** Selections of fragments on another type: they count where the object has one of their keys. */
  readonly others: { readonly plan: Plan; readonly keys: readonly string[] }[];
}

export class SettledCost {
  readonly #plan: Plan;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(
    private readonly schema: GraphQLSchema,
    fragments: ReadonlyMap<string, FragmentDefinitionNode>,
    { operation, selectionSet }: OperationDefinitionNode,
  ) {
    this.#fragments = fragments;
    this.#plan = this.#planOf(selectionSet, schema.getRootType(operation)!);
  }

  /** @param data of the answer */
  of(data: object, { rows, events, bytes, tables }: WorkDone): number {
    const read = rows * ROW + events * EVENT + bytes / BYTES_PARSED;
    return Math.ceil(OPERATION + read + countIn(this.#plan, data as Shown, Math.min(1, tables / MEASURED_TABLES)));
  }

  #planOf(set: SelectionSetNode, type: GraphQLCompositeType, plan: Plan = { values: 0, looked: [], others: [] }): Plan {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        const field = fieldOf(this.schema, type, selection.name.value);
        if (field === undefined) continue;
        const { settledBy: by, weight: declared } = priceOf(type.name, field);
        const weight = by === 'reading' ? READING : declared;
        const named = getNamedType(field.type);
        const isObject = selection.selectionSet !== undefined && isCompositeType(named);
        if (!isObject && weight === 1 && !isListType(getNullableType(field.type))) plan.values += 1;
        else {
          const inner = isObject ? this.#planOf(selection.selectionSet, named) : null;
          plan.looked.push({ key, weight, scales: by === 'tables', of: inner });
        }
        continue;
      }
      const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : this.#fragments.get(selection.name.value)!;
      const condition = inner.typeCondition === undefined ? type : this.schema.getType(inner.typeCondition.name.value);
      if (!isCompositeType(condition)) continue;
      if (condition === type) this.#planOf(inner.selectionSet, type, plan);
      else plan.others.push({ plan: this.#planOf(inner.selectionSet, condition), keys: keysOf(inner.selectionSet) });
    }
    return plan;
  }
}

type Shown = Readonly<Record<string, unknown>>;

const keysOf = ({ selections }: SelectionSetNode): string[] =>
  selections.flatMap((selection) => (selection.kind === Kind.FIELD ? [selection.alias?.value ?? selection.name.value] : []));

/** @param scale how large the tournament is, up to 1 */
function countIn({ values, looked, others }: Plan, shown: Shown, scale: number): number {
  let sum = values;
  for (const { key, weight, scales, of } of looked) {
    const value = lookUp(shown, key);
    if (value !== undefined) sum += (scales ? Math.max(READING, weight * scale) : weight) + countValue(value, of, scale);
  }
  for (const { plan, keys } of others) if (keys.some((key) => lookUp(shown, key) !== undefined)) sum += countIn(plan, shown, scale);
  return sum;
}

function countValue(value: unknown, of: Plan | null, scale: number): number {
  if (typeof value === 'string') return value.length / BYTES_WRITTEN;
  if (typeof value !== 'object' || value === null) return 0;
  if (!Array.isArray(value)) return of === null ? 0 : 1 + countIn(of, value as Shown, scale);
  let sum = 0;
  for (const entry of value) sum += 1 + countValue(entry, of, scale);
  return sum;
}
