/**
 * The field of a subscription must not be skipped or included by a condition: without it there is nothing to follow.
 * https://spec.graphql.org/September2025/#sec-Single-Root-Field
 */
import {
  GraphQLError,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
  SingleFieldSubscriptionsRule,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

const conditional: ReadonlySet<string> = new Set([GraphQLSkipDirective.name, GraphQLIncludeDirective.name]);

/** The rule of graphql-js, which throws for a condition with a variable, applied after conditions are refused. */
export const singleFieldSubscriptions: ValidationRule = (context) => {
  const { OperationDefinition: check } = SingleFieldSubscriptionsRule(context) as {
    OperationDefinition: (node: OperationDefinitionNode) => void;
  };
  return {
    OperationDefinition(node) {
      if (node.operation !== OperationTypeNode.SUBSCRIPTION) return;
      const directives = Array.from(atRoot(node.selectionSet, context), (selection) => selection.directives ?? []).flat();
      const condition = directives.find(({ name }) => conditional.has(name.value));
      if (condition === undefined) return check(node);
      const said = `A subscription is not made conditional by @${condition.name.value}: leave that out, or open it later.`;
      context.reportError(new GraphQLError(said, { nodes: condition }));
    },
  };
};

/** All selections at the root of an operation, including those of fragments, each fragment once. */
function* atRoot(set: SelectionSetNode, context: ValidationContext, seen: Set<string> = new Set()): Generator<SelectionNode> {
  for (const selection of set.selections) {
    yield selection;
    if (selection.kind === Kind.INLINE_FRAGMENT) yield* atRoot(selection.selectionSet, context, seen);
    if (selection.kind !== Kind.FRAGMENT_SPREAD || seen.has(selection.name.value)) continue;
    seen.add(selection.name.value);
    const fragment = context.getFragment(selection.name.value);
    if (fragment != null) yield* atRoot(fragment.selectionSet, context, seen);
  }
}
