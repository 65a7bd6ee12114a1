/** How long a cache may give the answer of a public query again without asking, declared beside the query. */
import { Extensions } from '@nestjs/graphql';
import type { GraphQLField } from 'graphql';

/** For what can change at any moment of a tournament. Seconds. */
const LIVE_SECONDS = 2;
/** For results, seasons and the registry, which change when somebody decides. Seconds. */
export const SETTLED_SECONDS = 15;
/** For what only a release of the program changes. Seconds. */
export const CONSTANT_SECONDS = 600;

/** Declares it for a query. Default: 2 seconds. */
export const FreshFor = (seconds: number): MethodDecorator & PropertyDecorator => Extensions({ freshSeconds: seconds });

export const freshSecondsOf = ({ extensions }: Pick<GraphQLField<never, never>, 'extensions'>): number =>
  (extensions['freshSeconds'] as number | undefined) ?? LIVE_SECONDS;
