/**
 * What is kept of queries between requests: their documents, what they cost, and how they run. Bounded by bytes; what was not used for longest goes first.
 * Apollo is given the documents of this store, and keeps none.
 */
import {
  getOperationAST,
  Kind,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type TypeNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Limits } from '../../request/limits.js';
import type { RequestContext } from '../../request/request-context.js';
import { asksCatalogues } from './catalogue-answers.js';
import { OperationCost } from './operation-cost.js';
import { readDocument } from './read-document.js';

export type Variables = Record<string, unknown>;
export type Run = (context: RequestContext, variables: Variables) => ExecutionResult | Promise<ExecutionResult>;

/** Bytes that a document takes for each character of its text, and compiled code for each field: measured with queries of 600 fields. */
const BYTES_PER_CHARACTER = 80;
const BYTES_PER_COMPILED_FIELD = 2_500;

/** One operation of a document. */
export interface KeptOperation {
  readonly node: OperationDefinitionNode;
  readonly cost: OperationCost;
  /** How it runs; null until it has run once. */
  run: Run | null;
  isCompiled: boolean;
  /** None of its variables is a list. */
  readonly hasSingleVariables: boolean;
  /** It asks for what never changes, and runs without the machinery of an execution: see `answerCatalogues`. */
  readonly asksCatalogues: boolean;
}

export class KeptDocument {
  readonly #operations = new Map<string, KeptOperation>();

  constructor(
    readonly text: string,
    readonly document: DocumentNode,
    readonly schema: GraphQLSchema,
  ) {}

  /** The operation of a name; null where it has none of it, or several and no name was given. */
  operation(name: string | null | undefined): KeptOperation | null {
    const key = name ?? '';
    const known = this.#operations.get(key);
    if (known !== undefined) return known;
    const node = getOperationAST(this.document, name);
    // What is not there is not kept: strangers may ask for any number of names.
    if (node == null) return null;
    const isOfCatalogues = asksCatalogues(this.document, node);
    const cost = new OperationCost(this.schema, this.document, node, isOfCatalogues);
    const hasSingleVariables = (node.variableDefinitions ?? []).every(({ type }) => isSingle(type));
    const operation = { node, cost, run: null, isCompiled: false, hasSingleVariables, asksCatalogues: isOfCatalogues };
    this.#operations.set(key, operation);
    return operation;
  }

  get bytes(): number {
    let fields = 0;
    for (const operation of this.#operations.values()) if (operation.isCompiled) fields += operation.cost.of({}).fields;
    return this.text.length * BYTES_PER_CHARACTER + fields * BYTES_PER_COMPILED_FIELD + 1_000;
  }
}

function isSingle(type: TypeNode): boolean {
  return type.kind === Kind.NON_NULL_TYPE ? isSingle(type.type) : type.kind === Kind.NAMED_TYPE;
}

export class OperationStore {
  readonly #kept: LRUCache<string, KeptDocument>;
  #schema: GraphQLSchema | null = null;

  constructor(private readonly limits: Limits) {
    this.#kept = new LRUCache({
      maxSize: limits.cacheBytes,
      sizeCalculation: ({ bytes }) => bytes,
    });
  }

  /** The schema of the queries, once it is built. */
  use(schema: GraphQLSchema): void {
    this.#schema = schema;
  }

  /** The document of a text that was read before. */
  known(text: string): KeptDocument | undefined {
    return this.#kept.get(text);
  }

  /** The document of a text; or what is wrong with it, which is not kept. */
  read(text: string): KeptDocument | readonly GraphQLError[] {
    const known = this.#kept.get(text);
    if (known !== undefined) return known;
    const read = readDocument(this.#schema!, text, this.limits);
    return 'kind' in read ? this.keep(text, read) : read;
  }

  /** Keeps a valid document. */
  keep(text: string, document: DocumentNode): KeptDocument {
    const kept = new KeptDocument(text, document, this.#schema!);
    this.#kept.set(text, kept);
    return kept;
  }

  /** Counts the bytes of a document again, once it has compiled code. */
  recount(kept: KeptDocument): void {
    if (this.#kept.has(kept.text)) this.#kept.set(kept.text, kept);
  }

  /** The estimated bytes of all that is kept. */
  get bytes(): number {
    return this.#kept.calculatedSize;
  }
}
