/** The limits of a document as validation rules. */
import { Kind, type ValidationRule } from 'graphql';
import { queryTooLarge } from '../../language/api-error.js';
import type { Limits } from '../../request/limits.js';
import { costProblem } from './operation-check.js';
import { KeptDocument } from './operation-store.js';
import { problemOf } from './read-document.js';

/** Rules for every document. Page sizes in variables count with their defaults. */
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
