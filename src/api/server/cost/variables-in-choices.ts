/**
 * A variable inside a choice (`@oneOf`) must not be nullable. graphql-js checks this only if the choice itself is nullable, so null would
 * reach the resolver of a required choice.
 */
import { GraphQLError, isInputObjectType, isNonNullType, Kind, print, type ASTVisitor, type ValidationContext } from 'graphql';

export function variablesInChoices(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition: {
      leave(operation) {
        for (const { node, parentType } of context.getRecursiveVariableUsages(operation)) {
          if (!isNonNullType(parentType)) continue;
          const choice: unknown = parentType.ofType;
          if (!isInputObjectType(choice) || !choice.isOneOf) continue;
          const declared = operation.variableDefinitions?.find(({ variable }) => variable.name.value === node.name.value);
          if (declared === undefined || declared.type.kind === Kind.NON_NULL_TYPE) continue;
          const name = node.name.value;
          const message = `Variable "$${name}" is of type "${print(declared.type)}" but must be non-nullable to be used for OneOf Input Object "${choice.name}".`;
          context.reportError(new GraphQLError(message, { nodes: [declared, node] }));
        }
      },
    },
  };
}
