/**
 * Who may use what is no command: queries, subscriptions, and mutations of their own. It stands beside each of them; a command has it in its declaration.
 * A field of the schema without it stops the start.
 */
import { Extensions } from '@nestjs/graphql';
import type { GraphQLField } from 'graphql';
import type { PolicyGroup } from '../../access/policy/groups.js';

/**
 * Where the scope of an operation is read: the argument that names it; `none` for the whole installation; `own` where the resolver goes by what
 * whoever asks holds themselves.
 */
export type ScopeSource = 'none' | 'own' | 'tournamentId' | 'handId' | 'disputeId' | 'stream' | 'clubId' | 'federationId' | 'playerId';

/** A row of the policy table. */
export interface Row {
  readonly group: PolicyGroup;
  readonly scope: ScopeSource;
}

/** The roles of a group may use it, in the scope that is asked for. */
export const For = (group: PolicyGroup, scope: ScopeSource): MethodDecorator & PropertyDecorator =>
  Extensions({ policy: { group, scope } satisfies Row });

/** Anybody may use it. */
export const ForEverybody = (): MethodDecorator & PropertyDecorator => For('everybody', 'none');

/** The row of a field that is no command; undefined where it has none. */
export const rowOf = ({ extensions }: Pick<GraphQLField<never, never>, 'extensions'>): Row | undefined =>
  extensions['policy'] as Row | undefined;
