/** What the server knows of an accepted request: the principal, the address, and the context. */
import type { FastifyRequest } from 'fastify';
import type { PrincipalQuotas } from '../request/principal-quota.js';
import { RequestContext } from '../request/request-context.js';
import type { Edge } from './edge.js';
import type { Asker, OperationIntake } from './operation-intake.js';
import type { ServerConfig } from './server-config.js';

export class Requests {
  constructor(
    private readonly config: Pick<ServerConfig, 'personalData'>,
    private readonly edge: Edge,
    private readonly quotas: PrincipalQuotas,
    private readonly intake: OperationIntake,
  ) {}

  readonly askerOf = ({ raw }: FastifyRequest): Asker => {
    const principal = this.edge.principalOf(raw);
    return { principal, quota: this.quotas.of(principal), address: this.edge.addressOf(raw), isGone: () => raw.socket.destroyed };
  };

  /** The context of a request over HTTP. */
  readonly contextOf = ({ raw, headers, id }: FastifyRequest): RequestContext => {
    const principal = this.edge.principalOf(raw);
    const context = new RequestContext(headers, principal, this.config.personalData, id);
    context.quota = this.quotas.of(principal);
    context.turns = this.intake.turns;
    context.credential = this.edge.credentialOf(raw);
    context.address = this.edge.addressOf(raw);
    return context;
  };
}
