/**
 * Who may use queries, subscriptions, and mutations that are not commands, declared beside each. Commands declare it themselves. A root
 * field without it prevents the start.
 */
import { Extensions } from '@nestjs/graphql';
import type { GraphQLField } from 'graphql';
import type { PolicyGroup } from '../../access/policy/groups.js';

/**
 * Where the scope of an operation comes from: the argument that names it; `none` for the whole installation; `own` when the resolver uses
 * the asker's own roles.
 */
export type ScopeSource = 'none' | 'own' | 'tournamentId' | 'handId' | 'disputeId' | 'stream' | 'clubId' | 'federationId' | 'playerId';

/** Who may use an operation: a group of roles, and the scope. */
export interface OperationPolicy {
  readonly group: PolicyGroup;
  readonly scope: ScopeSource;
}

/** The roles of a group may use it in the requested scope. */
export const For = (group: PolicyGroup, scope: ScopeSource): MethodDecorator & PropertyDecorator =>
  Extensions({ policy: { group, scope } satisfies OperationPolicy });

/** Anybody may use it. */
export const ForEverybody = (): MethodDecorator & PropertyDecorator => For('everybody', 'none');

/** The row of a field that is not a command; undefined for none. */
export const operationPolicyOf = ({ extensions }: Pick<GraphQLField<never, never>, 'extensions'>): OperationPolicy | undefined =>
  extensions['policy'] as OperationPolicy | undefined;
