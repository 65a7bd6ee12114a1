/** Declares private fields. `with-policy.ts` decides who sees them. */
import { Extensions } from '@nestjs/graphql';

export type PrivateKind =
  | 'playerName'
  | 'actorId'
  | 'actorText'
  | 'birthDate'
  | 'contacts'
  | 'externalIds'
  | 'suspensions'
  | 'payments'
  | 'dispute'
  | 'disputedPenalty'
  | 'openedCards';

/** Marks a private field of a kind. It must be a plain property. */
export const isPrivate = (kind: PrivateKind): MethodDecorator & PropertyDecorator => Extensions({ private: kind });
