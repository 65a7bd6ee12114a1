/**
 * How much one request may ask for: its bytes, its tokens, its depth, its aliases, its cost.
 * May import: graphql, graphql-armor.
 */
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';

/** Bytes of a request's body or of a WebSocket message. A structure of 200 periods takes about 20 KB. */
export const MAX_BODY_BYTES = 256 * 1024;
/** Lexical tokens of a query. The introspection query of GraphiQL takes about 400. */
export const MAX_TOKENS = 5_000;
const MAX_DEPTH = 12;
const MAX_ALIASES = 60;
const MAX_DIRECTIVES = 50;
/** By armor's formula: fields, weighted by depth, times `first` or `last`. A replay with everything asks for about 10,000. */
const MAX_COST = 200_000;

/** Reports in our words: armor calls every one of its findings a syntax error. */
function tooLarge(context: ValidationContext | null, error: GraphQLError): void {
  const problem = error.message.replace('Syntax Error: ', '');
  context?.reportError(new GraphQLError(problem, { extensions: { code: 'QUERY_TOO_LARGE' } }));
}

const reporting = { onReject: [tooLarge], propagateOnRejection: false };

/** Rules that every operation must pass before it is executed, over HTTP and WebSocket alike. */
export function limitingRules(): ValidationRule[] {
  const { validationRules } = new ApolloArmor({
    blockFieldSuggestion: { enabled: false },
    // graphql-js counts tokens itself, while it parses.
    maxTokens: { enabled: false },
    maxDepth: { n: MAX_DEPTH, ...reporting },
    maxAliases: { n: MAX_ALIASES, ...reporting },
    maxDirectives: { n: MAX_DIRECTIVES, ...reporting },
    costLimit: { maxCost: MAX_COST, ...reporting },
  }).protect();
  return validationRules;
}
