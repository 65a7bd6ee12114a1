/**
 * Of two fields of an input exactly one is given.
 */
import { ValidateBy } from 'class-validator';

/** Exactly one of the two fields is there. */
export function IsEitherThisOr(other: string): PropertyDecorator {
  return ValidateBy({
    name: 'isEitherThisOr',
    validator: {
      validate: (value, given) => (value == null) !== ((given!.object as Record<string, unknown>)[other] == null),
      defaultMessage: (given) => (given!.value == null ? `is needed, or ${other}` : `stands without ${other}`),
    },
  });
}
