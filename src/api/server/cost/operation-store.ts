/**
 * A cache of queries between requests: their documents, costs and compiled forms. Bounded by bytes; the least recently used are dropped.
 * Apollo gets its documents from here, and caches none.
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
import { OperationCost } from './operation-cost.js';
import { readDocument } from './read-document.js';

export type Variables = Record<string, unknown>;
export type Run = (context: RequestContext, variables: Variables) => ExecutionResult | Promise<ExecutionResult>;

/** Bytes of a document per character, and of compiled code per field, measured with queries of 600 fields. */
const BYTES_PER_CHARACTER = 80;
const BYTES_PER_COMPILED_FIELD = 2_500;

/** One operation of a document. */
export interface KeptOperation {
  readonly node: OperationDefinitionNode;
  readonly cost: OperationCost;
  /** Its compiled form; null until it has run once. */
  run: Run | null;
  isCompiled: boolean;
  /** None of its variables is a list. */
  readonly hasSingleVariables: boolean;
}

export class KeptDocument {
  readonly #operations = new Map<string, KeptOperation>();

  constructor(
    readonly text: string,
    readonly document: DocumentNode,
    readonly schema: GraphQLSchema,
  ) {}

  /** The operation with a name; null when there is none, or when there are several and no name was given. */
  operation(name: string | null | undefined): KeptOperation | null {
    const key = name ?? '';
    const known = this.#operations.get(key);
    if (known !== undefined) return known;
    const node = getOperationAST(this.document, name);
    // Unknown names are not cached, because strangers may ask for any number.
    if (node == null) return null;
    const cost = new OperationCost(this.schema, this.document, node);
    const hasSingleVariables = (node.variableDefinitions ?? []).every(({ type }) => isSingle(type));
    const operation = { node, cost, run: null, isCompiled: false, hasSingleVariables };
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

  /** Sets the schema once it is built. */
  use(schema: GraphQLSchema): void {
    this.#schema = schema;
  }

  /** The document of a known text. */
  known(text: string): KeptDocument | undefined {
    return this.#kept.get(text);
  }

  /** The document of a text, or its errors, which are not cached. */
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

  /** Counts a document's bytes again after it was compiled. */
  recount(kept: KeptDocument): void {
    if (this.#kept.has(kept.text)) this.#kept.set(kept.text, kept);
  }

  /** The estimated bytes of the cache. */
  get bytes(): number {
    return this.#kept.calculatedSize;
  }
}
