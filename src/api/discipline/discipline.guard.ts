/**
 * Lets only those through who may see what is on record against players.
 */
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import { unauthenticated } from '../language/api-error.js';
import type { RequestContext } from '../server/request-context.js';

@Injectable()
export class DisciplineGuard implements CanActivate {
  /** @throws ApiError `UNAUTHENTICATED` */
  canActivate(context: ExecutionContext): boolean {
    if (!GqlExecutionContext.create(context).getContext<RequestContext>().sees('discipline')) throw unauthenticated();
    return true;
  }
}
