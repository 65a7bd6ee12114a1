/**
 * How a field of a type is declared to be private. `with-policy.ts` says what of it is shown to whom.
 */
import { Extensions } from '@nestjs/graphql';

export type PrivateKind =
  | 'playerName'
  | 'actorId'
  | 'actorText'
  | 'birthDate'
  | 'contacts'
  | 'externalIds'
  | 'suspensions'
  | 'dispute'
  | 'disputedPenalty'
  | 'openedCards';

/** The field is private, and of this kind. It is a plain property of its type. */
export const isPrivate = (kind: PrivateKind): MethodDecorator & PropertyDecorator => Extensions({ private: kind });
