/** The decider of one principal: their tokens, webhooks, notes of use, and linked player. A revoked token stays revoked. */
import type { PrincipalCommand } from '../../commands/access.js';
import type { PrincipalEvent } from '../../events/access.js';
import type { PlayerId, TokenId } from '../../events/ids.js';
import type { Decider } from '../decider.js';
import { type AccessRefusal, type PrincipalDecision, refuse } from './refusals.js';
import { decideOnWebhook, evolveWebhooks, type Webhooks } from './webhook-decider.js';

interface HeldToken {
  readonly isRevoked: boolean;
  readonly expiresAt: number | null;
  readonly seen: string | null;
  /** The token that made it; null when unknown. */
  readonly parent: TokenId | null;
}

export interface PrincipalState {
  readonly isRegistered: boolean;
  readonly tokens: ReadonlyMap<TokenId, HeldToken>;
  /** The linked player; null for none. */
  readonly playerId: PlayerId | null;
  readonly webhooks: Webhooks;
}

/** The most tokens of one principal. */
const MOST_TOKENS = 100;

export const principalDecider: Decider<PrincipalState, PrincipalCommand, PrincipalEvent, AccessRefusal> = {
  initialState: { isRegistered: false, tokens: new Map(), playerId: null, webhooks: new Map() },
  evolve(state, event) {
    switch (event.type) {
      case 'PrincipalRegistered':
        return { ...state, isRegistered: true };
      case 'TokenIssued':
        return withToken(state, event.data.tokenId, {
          isRevoked: false,
          expiresAt: event.data.expiresAt,
          seen: null,
          parent: event.data.parent ?? null,
        });
      case 'TokenRevoked':
        return withToken(state, event.data.tokenId, { isRevoked: true });
      case 'TokenSeen':
        return withToken(state, event.data.tokenId, { seen: event.data.day });
      case 'PlayerLinked':
        return { ...state, playerId: event.data.playerId };
      case 'PlayerUnlinked':
        return { ...state, playerId: null };
      case 'PersonalDataRead':
      case 'OperationsRefused':
        return state;
      default:
        return { ...state, webhooks: evolveWebhooks(state.webhooks, event) };
    }
  },
  decide: decidePrincipal,
};

function decidePrincipal(command: PrincipalCommand, state: PrincipalState): PrincipalDecision {
  switch (command.type) {
    case 'IssueToken': {
      const { principalId, kind, tokenId, tokenHash, issuedBy, label = null, roles, within, expiresAt, parent, at } = command;
      // It was revoked after the request had been admitted.
      if (parent !== undefined && state.tokens.get(parent)?.isRevoked === true) return refuse('MAKES_NO_TOKENS', { why: 'revoked' });
      if (expiresAt !== null && expiresAt <= at) return refuse('ALREADY_OVER', { until: expiresAt });
      const living = [...state.tokens.values()].filter((token) => !token.isRevoked && (token.expiresAt === null || token.expiresAt > at));
      if (living.length >= MOST_TOKENS) return refuse('TOO_MANY_TOKENS', { maximum: MOST_TOKENS });
      const registered: PrincipalEvent[] = state.isRegistered ? [] : [{ type: 'PrincipalRegistered', data: { principalId, kind } }];
      const made = parent === undefined ? {} : { parent };
      const data = {
        principalId,
        tokenId,
        tokenHash,
        issuedBy,
        label,
        roles: roles === null ? null : [...roles],
        within,
        expiresAt,
        ...made,
      };
      return { events: [...registered, { type: 'TokenIssued', data }] };
    }
    case 'RevokeToken': {
      const { tokenId, principalId, keep = [], with: cause } = command;
      if (!state.tokens.has(tokenId)) return refuse('UNKNOWN_TOKEN', { tokenId });
      const living = withDescendants(state, tokenId, new Set(keep)).filter((id) => !state.tokens.get(id)!.isRevoked);
      return {
        events: living.map((id) => {
          const after = id === tokenId ? cause : (cause ?? tokenId);
          return { type: 'TokenRevoked', data: { principalId, tokenId: id, ...(after === undefined ? {} : { with: after }) } };
        }),
      };
    }
    case 'NoteTokenSeen': {
      const { tokenId, principalId, day } = command;
      const token = state.tokens.get(tokenId);
      if (token === undefined) return refuse('UNKNOWN_TOKEN', { tokenId });
      // A node whose clock is behind may note an earlier day.
      return { events: token.seen !== null && token.seen >= day ? [] : [{ type: 'TokenSeen', data: { principalId, tokenId, day } }] };
    }
    case 'LinkPlayer': {
      const { principalId, playerId, isIdentity, isKnown, mayLink } = command;
      if (!state.isRegistered && !isIdentity) return refuse('UNKNOWN_PRINCIPAL', { principalId });
      if (!mayLink) return refuse('ROLES_ELSEWHERE');
      if (!isKnown) return refuse('UNKNOWN_PLAYER_TO_LINK', { playerId });
      if (state.playerId === playerId) return { events: [] };
      if (state.playerId !== null) return refuse('LINKED_OTHERWISE');
      return { events: [{ type: 'PlayerLinked', data: { principalId, playerId } }] };
    }
    case 'UnlinkPlayer': {
      const { principalId, playerId, mayLink } = command;
      if (!mayLink) return refuse('ROLES_ELSEWHERE');
      if (state.playerId !== playerId) return refuse('NOT_LINKED', { playerId });
      return { events: [{ type: 'PlayerUnlinked', data: { principalId, playerId } }] };
    }
    case 'NotePersonalDataRead': {
      const { principalId, playerId, fields, minute } = command;
      return { events: [{ type: 'PersonalDataRead', data: { principalId, playerId, fields: [...fields], minute } }] };
    }
    case 'NoteRefusals': {
      const { principalId, operation, minute, count } = command;
      return { events: [{ type: 'OperationsRefused', data: { principalId, operation, minute, count } }] };
    }
    default:
      return decideOnWebhook(command, state.webhooks);
  }
}

/** A token and its descendants of this principal, except those in `kept` and their descendants. */
function withDescendants({ tokens }: PrincipalState, root: TokenId, kept: ReadonlySet<TokenId>): readonly TokenId[] {
  const found = new Set([root]);
  // A token is issued after its parent, so one pass in issue order finds all.
  for (const [id, { parent }] of tokens) if (parent !== null && found.has(parent) && !kept.has(id)) found.add(id);
  return [...found];
}

function withToken(state: PrincipalState, id: TokenId, next: Partial<HeldToken>): PrincipalState {
  const before = state.tokens.get(id) ?? { isRevoked: false, expiresAt: null, seen: null, parent: null };
  return { ...state, tokens: new Map(state.tokens).set(id, { ...before, ...next }) };
}
