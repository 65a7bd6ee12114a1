/**
 * The actual cost of an answered operation: the data read for it, the values of the answer, and computation that is not proportional to
 * rows. The estimate (`operation-cost.ts`) must assume the longest lists and the largest tournaments.
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
import { declaredCostOf } from '../../language/costs.js';
import { priceOf } from './field-costs.js';
import { fieldOf } from './field-of.js';

/** For any operation: reading it, checking its variables and sending the answer. In about microseconds, as all of these. */
const OPERATION = 60;
/** For a query that reads rows and events, in addition. */
const READING = 20;
const ROW = 6;
const EVENT = 25;
/** Bytes of rows and events parsed, or of a long text written, per microsecond. */
const BYTES_PARSED = 60;
const BYTES_WRITTEN = 300;
/** The number of tables in the tournament with which the weights of computed fields were measured. */
const MEASURED_TABLES = 100;

/** A field that must be examined in the answer, because its selections or cost vary. */
interface Looked {
  readonly key: string;
  readonly weight: number;
  readonly scales: boolean;
  readonly of: Plan | null;
}

/** What is counted for each object of a selection. */
interface Plan {
  /** Fields with a single value. */
  values: number;
  readonly looked: Looked[];
  /** Selections of fragments on other types: they count when the object has one of their keys. */
  readonly others: { readonly plan: Plan; readonly keys: readonly string[] }[];
}

/** What reading rows and events costs. */
export function costOfReading({ rows, events, bytes }: WorkDone): number {
  return Math.ceil(rows * ROW + events * EVENT + bytes / BYTES_PARSED);
}

export class SettledCost {
  readonly #plan: Plan;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** The cost when nothing was read; null when that makes no difference. */
  readonly #idle: number | null;

  constructor(
    private readonly schema: GraphQLSchema,
    fragments: ReadonlyMap<string, FragmentDefinitionNode>,
    { operation, selectionSet }: OperationDefinitionNode,
  ) {
    this.#fragments = fragments;
    const root = schema.getRootType(operation)!;
    this.#plan = this.#planOf(selectionSet, root);
    const [only, ...more] = selectionSet.selections;
    const field = only?.kind === Kind.FIELD && more.length === 0 ? fieldOf(schema, root, only.name.value) : undefined;
    this.#idle = (field === undefined ? undefined : declaredCostOf(field)?.whenIdle) ?? null;
  }

  /** @param data of the answer */
  of(data: object, done: WorkDone): number {
    const { tables, rows, events } = done;
    if (this.#idle !== null && rows + events === 0) return this.#idle;
    return Math.ceil(OPERATION + costOfReading(done) + countIn(this.#plan, data as Shown, Math.min(1, tables / MEASURED_TABLES)));
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

/** @param scale the size of the tournament, up to 1 */
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
