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
    [
      ['clubAdmin'],
      federation,
      'federationOfficial',
      { code: 'ROLE_ABOVE_OWN', article: null, parameters: { role: 'federationOfficial' } },
    ],
    [['td'], club, 'floor', { code: 'ROLE_ABOVE_OWN', article: null, parameters: { role: 'floor' } }],
    [
      ['federationOfficial'],
      federation,
      'federationOfficial',
      { code: 'ROLE_ABOVE_OWN', article: null, parameters: { role: 'federationOfficial' } },
    ],
    [['federationAdmin'], federation, 'federationAdmin', null],
    [[], club, 'integrationRead', { code: 'ROLE_ABOVE_OWN', article: null, parameters: { role: 'integrationRead' } }],
    [
      ['federationAdmin'],
      club,
      'federationAdmin',
      { code: 'ROLE_NOT_OF_SCOPE', article: null, parameters: { role: 'federationAdmin', scope: 'club' } },
    ],
  ] as const)('who holds %j on %j and %s: %j', (own, scope, role, refusal) => {
    expect(onScope([], grant(scope, role, own)).refusal ?? null).toEqual(refusal);
    expect(onScope([granted(scope, role, anna)], { ...revoke(scope, role, bram), ownRoles: own } as AccessCommand).refusal ?? null).toEqual(
      refusal,
    );
  });

  it('what holds already makes no event; another end does', () => {
    const held = [granted(club, 'floor', bram)];
    expect(onScope(held, grant(club, 'floor', ['clubAdmin'])).events).toEqual([]);
    expect(onScope(held, grant(club, 'floor', ['clubAdmin'], at + 1)).events).toEqual([granted(club, 'floor', bram, at + 1)]);
    expect(onScope(held, grant(club, 'floor', ['clubAdmin'], at)).refusal).toEqual({
      code: 'ALREADY_OVER',
      article: null,
      parameters: { until: 1000000 },
    });
    expect(onScope([], revoke(club, 'floor', bram)).events).toEqual([]);
  });
});

describe('a federation keeps one admin', () => {
  const one = granted(federation, 'federationAdmin', anna);

  it('whose role does not end by itself', () => {
    expect(onScope([one], revoke(federation, 'federationAdmin', anna)).refusal).toEqual({
      code: 'LAST_ADMIN',
      article: null,
      parameters: {},
    });
    const passing = granted(federation, 'federationAdmin', bram, at + 1);
    expect(onScope([one, passing], revoke(federation, 'federationAdmin', anna)).refusal).toEqual({
      code: 'LAST_ADMIN',
      article: null,
      parameters: {},
    });
  });

  it('and lets the other one go', () => {
    const two = granted(federation, 'federationAdmin', bram);
    expect(onScope([one, two], revoke(federation, 'federationAdmin', anna)).events).toHaveLength(1);
  });
});

describe('a pairing', () => {
  const [code, secret, wrong] = ['a', 'b', 'c'].map((digit) => digit.repeat(64)) as [string, string, string];
  const offer: Extract<AccessCommand, { type: 'OfferPairing' }> = {
    type: 'OfferPairing',
    pairingId: 'p1' as PairingId,
    table: 2,
    desk: null,
    ownRoles: ['floor'],
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
    expect(onScope([...offered, ...events!], redeem(mark)).refusal).toEqual({
      code: 'NO_PAIRING_OFFERED',
      article: null,
      parameters: { table: 2 },
    });
  });

  it('is answered alike for a wrong code and without an offer, and a wrong code leaves no trace', () => {
    const refusal = { code: 'NO_PAIRING_OFFERED', article: null, parameters: { table: 2 } };
    expect([onScope(offered, redeem(wrong)), onScope([], redeem(wrong))]).toEqual([{ refusal }, { refusal }]);
  });

  it('of an older store, to which wrong codes were recorded, is redeemed or has ended as it was', () => {
    const missed: AccessEvent = { type: 'PairingMissed', data: { pairingId: 'p1' as PairingId, table: 2, left: 0 } };
    expect(onScope([...offered, missed], redeem(code)).events).toHaveLength(1);
    const spoilt: AccessEvent = { type: 'PairingSpoilt', data: { pairingId: 'p1' as PairingId, table: 2 } };
    expect(onScope([...offered, missed, spoilt], redeem(code)).refusal).toMatchObject({ code: 'NO_PAIRING_OFFERED' });
  });

  it('stands for ten minutes', () => {
    expect(onScope(offered, redeem(code, at + PAIRING_MS - 1)).events).toHaveLength(1);
    expect(onScope(offered, redeem(code, at + PAIRING_MS)).refusal).toEqual({
      code: 'NO_PAIRING_OFFERED',
      article: null,
      parameters: { table: 2 },
    });
  });

  it('as a desk gives at most the role of whoever offers it, and ends after 16 hours', () => {
    const desk = { role: 'td', label: 'tablet at the bar' } as const;
    const asDesk = { ...offer, table: null, desk };
    expect(onScope([], asDesk).refusal).toMatchObject({ code: 'ROLE_ABOVE_OWN', parameters: { role: 'td' } });
    const { events } = onScope([], { ...asDesk, ownRoles: ['td', 'floor'] });
    expect(events).toMatchObject([{ type: 'PairingOffered', data: { table: null, desk } }]);
    const given = { ...redeem(code), table: null } as AccessCommand;
    expect(onScope(events as AccessEvent[], given).events).toMatchObject([
      { type: 'DevicePaired', data: { table: null, desk: { ...desk, until: at + 1 + 16 * 3_600_000 } } },
    ]);
    // The offer for a desk is not that of a table.
    expect(onScope(events as AccessEvent[], redeem(code)).refusal).toMatchObject({ code: 'NO_PAIRING_OFFERED' });
  });

  it('is offered for a table that is there, and ended by its id, redeemed or not', () => {
    expect(onScope([], { ...offer, isThere: false }).refusal).toEqual({
      code: 'NO_TABLE_TO_PAIR',
      article: null,
      parameters: { table: 2 },
    });
    const end: AccessCommand = { type: 'EndPairing', pairingId: 'p1' as PairingId };
    const paired = [...offered, ...onScope(offered, redeem(code)).events!];
    for (const before of [offered, paired]) expect(onScope(before, end).events).toMatchObject([{ type: 'PairingEnded' }]);
    expect(onScope([...paired, ...onScope(paired, end).events!], end).refusal).toEqual({
      code: 'UNKNOWN_PAIRING',
      article: null,
      parameters: { pairingId: 'p1' },
    });
    expect(onScope([], end).refusal).toEqual({ code: 'UNKNOWN_PAIRING', article: null, parameters: { pairingId: 'p1' } });
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
    expect(onPrincipal([], issue('t1', at)).refusal).toEqual({ code: 'ALREADY_OVER', article: null, parameters: { until: 1000000 } });
  });

  it('stay revoked', () => {
    const command: PrincipalCommand = { type: 'RevokeToken', principalId: anna, tokenId: 't1' as TokenId };
    const { events } = onPrincipal(first, command);
    expect(events).toMatchObject([{ type: 'TokenRevoked' }]);
    expect(onPrincipal([...first, ...events!], command).events).toEqual([]);
    expect(onPrincipal([], command).refusal).toEqual({ code: 'UNKNOWN_TOKEN', article: null, parameters: { tokenId: 't1' } });
  });

  it('are a hundred at the most, of those that still open something', () => {
    const many = Array.from(
      { length: 100 },
      (_, index) => onPrincipal(first, issue(`m${index}`, index === 0 ? at + 1 : null)).events!,
    ).flat();
    expect(onPrincipal(many, issue('more')).refusal).toEqual({ code: 'TOO_MANY_TOKENS', article: null, parameters: { maximum: 100 } });
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
