/**
 * Lets only those through who brought credentials. What they may do with them, the decision says.
 */
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import { unauthenticated } from '../language/api-error.js';
import type { RequestContext } from '../server/request-context.js';

@Injectable()
export class KnownGuard implements CanActivate {
  /** @throws ApiError `UNAUTHENTICATED` */
  canActivate(context: ExecutionContext): boolean {
    if (!GqlExecutionContext.create(context).getContext<RequestContext>().isKnown) throw unauthenticated();
    return true;
  }
}
