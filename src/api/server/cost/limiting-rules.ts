/**
 * The bounds of a document as a rule of validation, for whoever validates by rules.
 */
import { Kind, type ValidationRule } from 'graphql';
import { queryTooLarge } from '../../language/api-error.js';
import type { Limits } from '../../request/limits.js';
import { costProblem } from './operation-check.js';
import { KeptDocument } from './operation-store.js';
import { problemOf } from './read-document.js';

/** Rules that every document must pass. Pages that variables give the length of are counted by the defaults of the variables, or of pages. */
export function limitingRules(limits: Limits): ValidationRule[] {
  return [
    (context) => ({
      Document: (document) => {
        const problem = problemOf(document, limits);
        if (problem !== null) context.reportError(queryTooLarge(...problem));
      },
      OperationDefinition: (node) => {
        const kept = new KeptDocument('', context.getDocument(), context.getSchema());
        const operations = context.getDocument().definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
        const operation = kept.operation(operations.length === 1 ? null : (node.name?.value ?? null));
        const found = operation === null ? null : costProblem(operation, {}, limits);
        if (found !== null) context.reportError(found);
      },
    }),
  ];
}
