/**
 * What a resolver knows of the request it answers: who asks, what the asker may see, its language, its correlation id.
 * Language and correlation id are worked out when they are first asked for, so that a public query pays for none of them.
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

/** The context of one GraphQL operation. Apollo copies it field by field, so its state is in plain fields. */
export class RequestContext {
  /** Nest puts a `req` into contexts that have none, at the cost of a copy. */
  readonly req = null;
  /** The time for the operation is over: what is not begun need not be. */
  isOver = false;
  /** What the operation waits for; null until it does. */
  waits: OperationWaits | null = null;
  /** That of whoever asks; null for none. */
  quota: PrincipalQuota | null = null;
  /** By which credentials the operation came; null for none. */
  credential: Credential | null = null;
  /** In which those with a role here have their turns; null where nobody has any. */
  turns: PrincipalTurns | null = null;
  /** How many mutations of the operation began. */
  mutations = 0;
  /** The client's address, as {@link ClientAddresses} has it; empty where the operation came by no connection. */
  address = '';
  /** Where a subscription is put that came by WebSocket; null over HTTP, which has none. */
  live: { subscription: CheckedSubscription | null } | null = null;

  /** As what the policy let the operation pass that is being executed; null until it did. Mutations of one request are executed one after the other. */
  admitted: { readonly actor: Actor; readonly group: PolicyGroup } | null = null;
  /** Whether credentials came with the request. */
  readonly isKnown: boolean;
  /** Whether the principal has a role here, so that their work does not wait with that of strangers. */
  readonly hasRoles: boolean;

  /** @param principal who asks, as the credentials of the request or of its socket show */
  constructor(
    private readonly headers: IncomingHttpHeaders,
    readonly principal: Principal,
    readonly personalData: PersonalData = defaultPersonalData,
    private correlationKnown?: string,
  ) {
    this.isKnown = principal.kind !== 'public';
    this.hasRoles = hasRoles(principal);
  }

  /** French where the client prefers it to English, else English. */
  get language(): Language {
    return preferredLanguage(this.headers['accept-language']);
  }

  /** That of the request, or of the command that it carries. */
  get correlationId(): string {
    return (this.correlationKnown ??= correlationIdOf(this.headers));
  }

  /** Takes the correlation id that the operation itself carries. */
  correlateWith(correlationId: string | undefined | null): string {
    if (correlationId != null) this.correlationKnown = correlationId;
    return this.correlationId;
  }
}

/** The language of an `Accept-Language` value: the one of ours with the greater weight; English when neither is named. */
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
