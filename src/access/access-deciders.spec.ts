import type { AccessCommand, PrincipalCommand } from '../../commands/access.js';
import type { AccessEvent, AccessScope, GrantableRole, PrincipalEvent } from '../../events/access.js';
import type { PairingId, PrincipalId, TokenId } from '../../events/ids.js';
import { PAIRING_MS } from './pairing.js';
import { principalDecider } from './principal-decider.js';
import { scopeDecider } from './scope-decider.js';

const at = 1_000_000;
const anna = 'anna' as PrincipalId;
const bram = 'bram' as PrincipalId;
const federation: AccessScope = { kind: 'federation', federationId: 'fbp' };
const club: AccessScope = { kind: 'club', clubId: 'mons' };

const onScope = (given: readonly AccessEvent[], command: AccessCommand) =>
  scopeDecider.decide(command, given.reduce(scopeDecider.evolve, scopeDecider.initialState));
const onPrincipal = (given: readonly PrincipalEvent[], command: PrincipalCommand) =>
  principalDecider.decide(command, given.reduce(principalDecider.evolve, principalDecider.initialState));

const granted = (scope: AccessScope, role: GrantableRole, principalId: PrincipalId, until: number | null = null): AccessEvent => ({
  type: 'RoleGranted',
  data: { scope, role, principalId, until },
});
const grant = (scope: AccessScope, role: GrantableRole, ownRoles: readonly string[], until: number | null = null): AccessCommand => ({
  type: 'GrantRoles',
  scope,
  roles: [role],
  principalId: bram,
  until,
  ownRoles,
  at,
});
const revoke = (scope: AccessScope, role: GrantableRole, principalId: PrincipalId): AccessCommand => ({
  type: 'RevokeRoles',
  scope,
  roles: [role],
  principalId,
  ownRoles: ['federationAdmin'],
  at,
});

describe('nobody grants above their own role', () => {
  it.each([
    [['clubAdmin'], club, 'clubAdmin', null],
    [['clubAdmin'], club, 'td', null],
    [['clubAdmin'], federation, 'federationOfficial', 'ROLE_ABOVE_OWN'],
    [['td'], club, 'floor', 'ROLE_ABOVE_OWN'],
    [['federationOfficial'], federation, 'federationOfficial', 'ROLE_ABOVE_OWN'],
    [['federationAdmin'], federation, 'federationAdmin', null],
    [[], club, 'integrationRead', 'ROLE_ABOVE_OWN'],
    [['federationAdmin'], club, 'federationAdmin', 'ROLE_NOT_OF_SCOPE'],
  ] as const)('who holds %j on %j and %s', (own, scope, role, code) => {
    expect(onScope([], grant(scope, role, own)).refusal?.code ?? null).toBe(code);
    expect(
      onScope([granted(scope, role, anna)], { ...revoke(scope, role, bram), ownRoles: own } as AccessCommand).refusal?.code ?? null,
    ).toBe(code);
  });

  it('what holds already makes no event; another end does', () => {
    const held = [granted(club, 'floor', bram)];
    expect(onScope(held, grant(club, 'floor', ['clubAdmin'])).events).toEqual([]);
    expect(onScope(held, grant(club, 'floor', ['clubAdmin'], at + 1)).events).toEqual([granted(club, 'floor', bram, at + 1)]);
    expect(onScope(held, grant(club, 'floor', ['clubAdmin'], at)).refusal).toMatchObject({ code: 'ALREADY_OVER' });
    expect(onScope([], revoke(club, 'floor', bram)).events).toEqual([]);
  });
});

describe('a federation keeps one admin', () => {
  const one = granted(federation, 'federationAdmin', anna);

  it('whose role does not end by itself', () => {
    expect(onScope([one], revoke(federation, 'federationAdmin', anna)).refusal).toMatchObject({ code: 'LAST_ADMIN' });
    const passing = granted(federation, 'federationAdmin', bram, at + 1);
    expect(onScope([one, passing], revoke(federation, 'federationAdmin', anna)).refusal).toMatchObject({ code: 'LAST_ADMIN' });
  });

  it('and lets the other one go', () => {
    const two = granted(federation, 'federationAdmin', bram);
    expect(onScope([one, two], revoke(federation, 'federationAdmin', anna)).events).toHaveLength(1);
  });
});

describe('a pairing', () => {
  const [code, secret, wrong] = ['a', 'b', 'c'].map((digit) => digit.repeat(64)) as [string, string, string];
  const offer: AccessCommand = {
    type: 'OfferPairing',
    pairingId: 'p1' as PairingId,
    table: 2,
    codeMark: code,
    secretMark: secret,
    isThere: true,
    at,
  };
  const offered = onScope([], offer).events! as AccessEvent[];
  const redeem = (mark: string, when = at + 1): AccessCommand => ({
    type: 'RedeemPairing',
    table: 2,
    mark,
    principalId: 'device' as PrincipalId,
    tokenId: 'token' as TokenId,
    tokenHash: 'd'.repeat(64),
    at: when,
  });

  it.each([code, secret])('is redeemed by either of its codes, once', (mark) => {
    const { events } = onScope(offered, redeem(mark));
    expect(events).toMatchObject([{ type: 'DevicePaired', data: { table: 2 } }]);
    expect(onScope([...offered, ...events!], redeem(mark)).refusal).toMatchObject({ code: 'NO_PAIRING_OFFERED' });
  });

  it('stands four wrong codes, and ends with the fifth', () => {
    const events = [...offered];
    const types: string[] = [];
    for (let time = 0; time < 5; time += 1) {
      const next = onScope(events, redeem(wrong)).events!;
      types.push(...next.map(({ type }) => type));
      events.push(...next);
    }
    expect(types).toEqual(['PairingMissed', 'PairingMissed', 'PairingMissed', 'PairingMissed', 'PairingSpoilt']);
    expect(onScope(events, redeem(code)).refusal).toMatchObject({ code: 'NO_PAIRING_OFFERED' });
  });

  it('stands for ten minutes', () => {
    expect(onScope(offered, redeem(code, at + PAIRING_MS - 1)).events).toHaveLength(1);
    expect(onScope(offered, redeem(code, at + PAIRING_MS)).refusal).toMatchObject({ code: 'NO_PAIRING_OFFERED' });
  });

  it('is offered for a table that is there, and ended by its id, redeemed or not', () => {
    expect(onScope([], { ...offer, isThere: false }).refusal).toMatchObject({ code: 'NO_TABLE_TO_PAIR' });
    const end: AccessCommand = { type: 'EndPairing', pairingId: 'p1' as PairingId };
    const paired = [...offered, ...onScope(offered, redeem(code)).events!];
    for (const before of [offered, paired]) expect(onScope(before, end).events).toMatchObject([{ type: 'PairingEnded' }]);
    expect(onScope([...paired, ...onScope(paired, end).events!], end).refusal).toMatchObject({ code: 'UNKNOWN_PAIRING' });
    expect(onScope([], end).refusal).toMatchObject({ code: 'UNKNOWN_PAIRING' });
  });
});

describe('the tokens of a principal', () => {
  const issue = (tokenId: string, expiresAt: number | null = null): PrincipalCommand => ({
    type: 'IssueToken',
    principalId: anna,
    kind: 'person',
    tokenId: tokenId as TokenId,
    tokenHash: 'e'.repeat(64),
    issuedBy: anna,
    roles: null,
    within: null,
    expiresAt,
    at,
  });
  const first = onPrincipal([], issue('t1')).events! as PrincipalEvent[];

  it('register them with the first one', () => {
    expect(first.map(({ type }) => type)).toEqual(['PrincipalRegistered', 'TokenIssued']);
    expect(onPrincipal(first, issue('t2')).events!.map(({ type }) => type)).toEqual(['TokenIssued']);
    expect(onPrincipal([], issue('t1', at)).refusal).toMatchObject({ code: 'ALREADY_OVER' });
  });

  it('stay revoked', () => {
    const command: PrincipalCommand = { type: 'RevokeToken', principalId: anna, tokenId: 't1' as TokenId };
    const { events } = onPrincipal(first, command);
    expect(events).toMatchObject([{ type: 'TokenRevoked' }]);
    expect(onPrincipal([...first, ...events!], command).events).toEqual([]);
    expect(onPrincipal([], command).refusal).toMatchObject({ code: 'UNKNOWN_TOKEN' });
  });

  it('are a hundred at the most, of those that still open something', () => {
    const many = Array.from(
      { length: 100 },
      (_, index) => onPrincipal(first, issue(`m${index}`, index === 0 ? at + 1 : null)).events!,
    ).flat();
    expect(onPrincipal(many, issue('more')).refusal).toMatchObject({ code: 'TOO_MANY_TOKENS' });
    expect(onPrincipal(many, { ...issue('more'), at: at + 1 } as PrincipalCommand).events!.map(({ type }) => type)).toContain(
      'TokenIssued',
    );
  });

  it('are noted in use once a day', () => {
    const seen = (day: string): PrincipalCommand => ({ type: 'NoteTokenSeen', principalId: anna, tokenId: 't1' as TokenId, day });
    const monday = onPrincipal(first, seen('2026-01-05')).events!;
    expect(monday).toHaveLength(1);
    expect(onPrincipal([...first, ...monday], seen('2026-01-05')).events).toEqual([]);
    expect(onPrincipal([...first, ...monday], seen('2026-01-04')).events).toEqual([]);
    expect(onPrincipal([...first, ...monday], seen('2026-01-06')).events).toHaveLength(1);
  });
});
