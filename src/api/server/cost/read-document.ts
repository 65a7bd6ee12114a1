/** Parses a query within limits: what is too long, too deep or too wide is refused before any further work. */
import {
  GraphQLError,
  Kind,
  Lexer,
  parse,
  SingleFieldSubscriptionsRule,
  Source,
  specifiedRules,
  TokenKind,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { privateUse } from '../../../../events/free-text.js';
import { ApiError, queryTooLarge, type Measured } from '../../language/api-error.js';
import type { Limits } from '../../request/limits.js';
import { refusePrivateUse } from '../private-use.js';
import { singleFieldSubscriptions } from './single-field-subscriptions.js';
import { variablesInChoices } from './variables-in-choices.js';

/**
 * @throws GraphQLError `BAD_USER_INPUT` for a character of private use, `GRAPHQL_PARSE_FAILED` for a syntax error, too many tokens or too
 * deep nesting
 */
export function parseBounded(text: string, limits: Pick<Limits, 'tokens' | 'nesting'>): DocumentNode {
  try {
    countTokens(text, limits);
    return parse(text);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const { message, source, positions } = error as GraphQLError;
    throw new GraphQLError(message, { source, positions, extensions: { code: 'GRAPHQL_PARSE_FAILED' } });
  }
}

const opening = new Set<TokenKind>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing = new Set<TokenKind>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

function countTokens(text: string, limits: Pick<Limits, 'tokens' | 'nesting'>): void {
  const source = new Source(text);
  const lexer = new Lexer(source);
  let nesting = 0;
  for (let tokens = 1, token = lexer.advance(); token.kind !== TokenKind.EOF; tokens++, token = lexer.advance()) {
    if (opening.has(token.kind)) nesting += 1;
    else if (closing.has(token.kind)) nesting -= 1;
    if (token.value !== undefined && privateUse.test(token.value)) throw refusePrivateUse('query', token.value);
    const problem =
      tokens > limits.tokens
        ? `The query has more than ${limits.tokens} tokens: split it.`
        : nesting > limits.nesting
          ? `The query is nested more than ${limits.nesting} levels deep.`
          : null;
    if (problem !== null) throw new GraphQLError(problem, { source, positions: [token.start] });
  }
}

const rules = [
  ...specifiedRules.map((rule) => (rule === SingleFieldSubscriptionsRule ? singleFieldSubscriptions : rule)),
  variablesInChoices,
];

/**
 * Parses a query, and validates it once its size is known to be within limits.
 * @returns the document, or its errors, as many as the limits allow
 */
export function readDocument(schema: GraphQLSchema, text: string, limits: Limits): DocumentNode | readonly GraphQLError[] {
  let document: DocumentNode;
  try {
    document = parseBounded(text, limits);
  } catch (error) {
    return [error as GraphQLError];
  }
  const problem = problemOf(document, limits);
  if (problem !== null) return [queryTooLarge(...problem)];
  const errors = validate(schema, document, rules, { maxErrors: limits.errors });
  return errors.length === 0 ? document : errors.slice(0, limits.errors).map(asValidation);
}

function asValidation(error: GraphQLError): GraphQLError {
  const { message, nodes, extensions } = error;
  return new GraphQLError(message, { nodes: nodes ?? null, extensions: { code: 'GRAPHQL_VALIDATION_FAILED', ...extensions } });
}

/** The counted parts of a document as written, before fragments are expanded. */
type Counted = 'selections' | 'fragments' | 'aliases' | 'directives';

/** The limit that a document exceeds, with its count; null for none. */
export function problemOf(document: DocumentNode, limits: Limits): [what: Measured, found: number, limit: number] | null {
  const counts: Record<Counted, number> = { selections: 0, fragments: 0, aliases: 0, directives: 0 };
  /** Validation compares all fields with one name at one place. */
  let comparisons = 0;

  const count = (set: SelectionSetNode, name: string, names: Map<string, number>): void => {
    for (const selection of set.selections) {
      counts.selections += 1;
      counts.directives += selection.directives?.length ?? 0;
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        counts.fragments += 1;
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        count(selection.selectionSet, name, names);
      } else {
        if (selection.alias !== undefined) counts.aliases += 1;
        const place = `${name}.${selection.alias?.value ?? selection.name.value}`;
        const before = names.get(place) ?? 0;
        comparisons += before;
        names.set(place, before + 1);
        if (selection.selectionSet !== undefined) count(selection.selectionSet, place, names);
      }
    }
  };
  for (const [index, definition] of document.definitions.entries()) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) counts.fragments += 1;
    if (!('selectionSet' in definition)) continue;
    counts.directives += definition.directives?.length ?? 0;
    count(definition.selectionSet, String(index), new Map());
  }
  for (const what of ['selections', 'fragments', 'aliases', 'directives'] as const) {
    if (counts[what] > limits[what]) return [what, counts[what], limits[what]];
  }
  return comparisons > limits.selections ? ['repeated fields', comparisons, limits.selections] : null;
}
