/**
 * What a resolver knows about its request: the principal, their rights, language and correlation id. Language and correlation id are
 * computed at first use, so that public queries save the cost.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { hasRoles } from '../../access/known-principals.js';
import type { PolicyGroup } from '../../access/policy/groups.js';
import type { Actor } from '../../../events/envelope.js';
import type { Principal } from '../../access/principal.js';
import type { Language } from '../../texts/sentences.js';
import type { Credential } from './credentials.js';
import { correlationIdOf } from './correlation.js';
import { defaultPersonalData, type PersonalData } from './personal-data.js';
import type { OperationWaits } from './position-waits.js';
import type { PrincipalQuota } from './principal-quota.js';
import type { PrincipalTurns } from './principal-turns.js';

/** A subscription that passed all checks. */
export interface CheckedSubscription {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
}

/** The context of a GraphQL operation. Apollo copies it field by field, so its state is in plain fields. */
export class RequestContext {
  /** Nest adds a `req` to contexts without one, which costs a copy. */
  readonly req = null;
  /** The operation has timed out: nothing more needs to start. */
  isOver = false;
  /** The waits of the operation; null for none. */
  waits: OperationWaits | null = null;
  /** The principal's quota; null for none. */
  quota: PrincipalQuota | null = null;
  /** The credentials of the operation; null for none. */
  credential: Credential | null = null;
  /** The turns for principals with roles; null when there are none. */
  turns: PrincipalTurns | null = null;
  /** The number of started mutations. */
  mutations = 0;
  /** The client's address, see {@link ClientAddresses}; empty without a connection. */
  address = '';
  /** Receives a subscription that came by WebSocket; null over HTTP, which has none. */
  live: { subscription: CheckedSubscription | null } | null = null;

  /** The role that admitted the current operation; null before. Mutations of a request run one after the other. */
  admitted: { readonly actor: Actor; readonly group: PolicyGroup } | null = null;
  /** Whether the request has credentials. */
  readonly isKnown: boolean;
  /** Whether the principal has a role here, so that their work does not wait with that of strangers. */
  readonly hasRoles: boolean;

  /** @param principal the principal of the request's or socket's credentials */
  constructor(
    private readonly headers: IncomingHttpHeaders,
    readonly principal: Principal,
    readonly personalData: PersonalData = defaultPersonalData,
    private correlationKnown?: string,
  ) {
    this.isKnown = principal.kind !== 'public';
    this.hasRoles = hasRoles(principal);
  }

  /** French when the client prefers it to English, else English. */
  get language(): Language {
    return preferredLanguage(this.headers['accept-language']);
  }

  /** The correlation id of the request, or of the command in it. */
  get correlationId(): string {
    return (this.correlationKnown ??= correlationIdOf(this.headers));
  }

  /** Uses the operation's own correlation id. */
  correlateWith(correlationId: string | undefined | null): string {
    if (correlationId != null) this.correlationKnown = correlationId;
    return this.correlationId;
  }
}

/** The preferred language in an `Accept-Language` value: the supported one with the greater weight; English for none. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  if (acceptLanguage === undefined) return 'en';
  const weights = { en: 0, fr: 0 };
  for (const part of acceptLanguage.split(',')) {
    const [range = '', ...parameters] = part.trim().toLowerCase().split(';');
    const language = range.split('-')[0];
    if (language !== 'en' && language !== 'fr') continue;
    const quality = parameters.map((parameter) => /^\s*q=([0-9.]+)\s*$/.exec(parameter)).find((match) => match !== null);
    weights[language] = Math.max(weights[language], quality === undefined ? 1 : Number(quality[1]));
  }
  return weights.fr > weights.en ? 'fr' : 'en';
}
