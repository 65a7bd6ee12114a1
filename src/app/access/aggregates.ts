/**
 * How commands are given to the streams of access: of a scope, and of a principal. Tapis gives them for mutations that show a secret once, or for what it
 * notes itself.
 */
import { principalStream } from '../../../events/ids.js';
import { accessGrants } from '../../../projections/access-grants.js';
import { accessLog } from '../../../projections/access-log.js';
import { accessTokens } from '../../../projections/access-tokens.js';
import { issuedTokens } from '../../../projections/issued-tokens.js';
import { linkedPlayers } from '../../../projections/linked-players.js';
import { principalDecider } from '../../access/principal-decider.js';
import { scopeDecider } from '../../access/scope-decider.js';
import { scopeKey } from '../../access/scopes.js';
import type { Aggregate } from '../dispatch/aggregate.js';

/** By which this node knows who may do what: a revocation holds once it is answered. */
const accessViews = [accessTokens.name, accessGrants.name, issuedTokens.name, linkedPlayers.name, accessLog.name];

export const scopeAggregate: Aggregate<'access'> = {
  kind: 'access',
  streamOf: (scope) => `access-${scopeKey(scope)}`,
  decider: scopeDecider,
  passesId: false,
  facts: {},
  waitsFor: accessViews,
};

export const principalAggregate: Aggregate<'principal'> = {
  kind: 'principal',
  streamOf: principalStream,
  decider: principalDecider,
  passesId: false,
  facts: {},
  // What Tapis notes of their use gives and takes nothing.
  waitsFor: ({ type }) => (type === 'NoteTokenSeen' || type === 'NoteRefusals' || type === 'NotePersonalDataRead' ? [] : accessViews),
};
