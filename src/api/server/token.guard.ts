/**
 * Lets only admins of the installation through, before the arguments are looked at.
 */
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { Tapis } from '../../app/tapis.js';
import { notAllowed } from '../access/access-errors.js';
import { TAPIS } from '../reading/view-reading.js';
import { unauthenticated } from '../language/api-error.js';
import type { RequestContext } from './request-context.js';

@Injectable()
export class TokenGuard implements CanActivate {
  constructor(@Inject(TAPIS) private readonly tapis: Tapis) {}

  /** @throws ApiError `UNAUTHENTICATED` without credentials, `NOT_ALLOWED` with others than an admin’s */
  canActivate(context: ExecutionContext): boolean {
    const graphql = GqlExecutionContext.create(context);
    const { bearer, isKnown, principal } = graphql.getContext<RequestContext>();
    if (bearer) return true;
    if (!isKnown) throw unauthenticated();
    const { fieldName } = graphql.getInfo<GraphQLResolveInfo>();
    this.tapis.access.notes.refused(principal, fieldName);
    throw notAllowed(fieldName);
  }
}
