/**
 * Lets only the bearer of the admin token through, before the arguments are looked at.
 */
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import { unauthenticated } from '../language/api-error.js';
import type { RequestContext } from './request-context.js';

@Injectable()
export class TokenGuard implements CanActivate {
  /** @throws ApiError `UNAUTHENTICATED` */
  canActivate(context: ExecutionContext): boolean {
    if (!GqlExecutionContext.create(context).getContext<RequestContext>().bearer) throw unauthenticated();
    return true;
  }
}
