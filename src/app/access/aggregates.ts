/**
 * How commands reach the streams of scopes and principals. Tapis gives these commands itself, for mutations that show a secret once and for
 * its own notes.
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

/** These views decide who may do what on this node. A revocation holds as soon as it is answered. */
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
  // Notes of use change no rights.
  waitsFor: ({ type }) => (type === 'NoteTokenSeen' || type === 'NoteRefusals' || type === 'NotePersonalDataRead' ? [] : accessViews),
};
