/**
 * Every role at every place against every operation of the schema. What is expected follows from the lists of the policy table alone: a role that
 * the group of the operation lists passes where it holds on the operation's scope; nobody else does.
 */
import { operatorPrincipal, publicPrincipal } from '../../src/access/known-principals.js';
import { policyGroups } from '../../src/access/policy/groups.js';
import { type Principal, type Role, ROLES, type Scope } from '../../src/access/principal.js';
import { operationOf, PolicyGap, withPolicy } from '../../src/api/policy/with-policy.js';
import { Policy } from '../../src/api/policy/policy.js';
import { defaultPersonalData } from '../../src/api/request/personal-data.js';
import { Asking, namesIn, nobody, ofFriday, parents, type RootField } from './asking.js';

const levels = ['installation', 'federation', 'club', 'tournament', 'table'] as const;
type Level = (typeof levels)[number];
type Place = 'own' | 'other' | 'none';

const scopes: Readonly<Record<'own' | 'other', Readonly<Record<Level, Scope>>>> = {
  own: {
    installation: { kind: 'installation' },
    federation: { kind: 'federation', federationId: 'north' },
    club: { kind: 'club', clubId: 'mons' },
    tournament: { kind: 'tournament', tournamentId: 'friday' },
    table: { kind: 'table', tournamentId: 'friday', table: 1 },
  },
  other: {
    installation: { kind: 'installation' },
    federation: { kind: 'federation', federationId: 'south' },
    club: { kind: 'club', clubId: 'namur' },
    tournament: { kind: 'tournament', tournamentId: 'monday' },
    table: { kind: 'table', tournamentId: 'friday', table: 2 },
  },
};

interface Holder {
  readonly role: Role;
  readonly place: Place;
  readonly level: Level;
  readonly principal: Principal;
}

/** Everybody who is asked about: each role at each level, at the own and another place, and somebody without any role. */
const holders: readonly Holder[] = [
  { role: 'public', place: 'none', level: 'installation', principal: publicPrincipal },
  { role: 'public', place: 'none', level: 'installation', principal: { id: 'stranger', kind: 'person', grants: [] } },
  ...(['own', 'other'] as const).flatMap((place): Holder[] => [
    {
      role: 'player',
      place,
      level: 'table',
      principal: { id: 'player', kind: 'person', grants: [], playerId: place === 'own' ? 'p1' : 'p9' },
    },
    ...ROLES.filter((role) => role !== 'public' && role !== 'player').flatMap((role) =>
      levels
        .filter((level) => (role === 'device') === (level === 'table') && (place === 'own' || level !== 'installation'))
        .map((level): Holder => {
          const grants = [{ role, scope: scopes[place][level] }];
          return {
            role,
            place,
            level,
            principal: { id: `${role}-${place}-${level}`, kind: role === 'device' ? 'device' : 'person', grants },
          };
        }),
    ),
  ]),
];

/** What is about a person alone: it goes by the club that they play for. */
const ofPersons: ReadonlySet<string> = new Set([
  'chooseVisibility',
  'erasePerson',
  'linkPlayer',
  'mapExternalId',
  'mergePlayers',
  'myData',
  'namePlayer',
  'personalData',
  'recordPersonalData',
  'requestErasure',
  'unlinkPlayer',
  'unmapExternalId',
  'unmergePlayers',
]);

/** What goes by what whoever asks holds themselves: the resolver decides. */
const goByOneself: ReadonlySet<string> = new Set([
  'accessLog',
  'changed',
  'changes',
  'createToken',
  'createWebhook',
  'deleteWebhook',
  'disableWebhook',
  'enableWebhook',
  'playerByExternalId',
  'replayWebhook',
  'revokeToken',
  'rotateWebhookSecret',
  'testWebhook',
  'updateWebhook',
  'webhook',
  'webhooks',
]);

/** How narrow the scope of an operation is, by what its arguments name. */
function levelOf({ type, name, field }: RootField, role: Role): Level {
  const names = namesIn(field);
  if (name === 'createTournament') return names.includes('clubId') ? 'club' : 'installation';
  if (type === 'Mutation' && names.includes('handId') && !names.includes('tournamentId')) return 'table';
  const isCommand = type === 'Mutation' && name !== 'offerPairing' && (names.includes('tournamentId') || names.includes('disputeId'));
  if (isCommand && role === 'device' && names.some((each) => each === 'table' || each === 'playerId')) return 'table';
  if (type === 'Mutation' && name === 'nameLineup') return 'club';
  if (type === 'Mutation' && names.includes('seasonId')) return 'federation';
  // What a federation decides on is its own, whatever club it names; the rest of the registry is the affair of the club of the person.
  if (names.includes('federationId') && type === 'Mutation' && name !== 'requestLicence') return 'federation';
  if (
    ofPersons.has(name) ||
    name === 'clubMembers' ||
    name === 'clubExclusions' ||
    name === 'clubRequests' ||
    name === 'waitingNames' ||
    name === 'resultsFile'
  )
    return 'club';
  if (names.includes('sheetId') && type === 'Mutation') return 'tournament';
  if (names.includes('tournamentId') || names.includes('disputeId') || names.includes('stream')) return 'tournament';
  if (type === 'Mutation' && names.includes('clubId')) return 'club';
  if (type === 'Mutation' && names.includes('federationId')) return 'federation';
  return 'installation';
}

function expected(root: RootField, { role, place, level, principal }: Holder): string {
  const { allow } = policyGroups[operationOf(root.type, root.field)!.group];
  if (allow.includes('public')) return 'passes';
  if (principal.kind === 'public') return 'UNAUTHENTICATED';
  if (goByOneself.has(root.name)) return 'passes';
  const at = levelOf(root, role);
  const isAbout = role === 'player' && place === 'own' && namesIn(root.field).includes('playerId');
  const holds = isAbout || (role !== 'player' && place === 'own' && levels.indexOf(level) <= levels.indexOf(at));
  if (holds && allow.includes(role)) return 'passes';
  const isInside = role !== 'player' && place === 'own';
  // A device of another table of the tournament has something to do with the tournament and what is above it, not with the table.
  const isNeighbour = role === 'device' && place === 'other' && at !== 'table';
  return holds || isInside || isNeighbour || at === 'installation' ? 'FORBIDDEN' : 'NOT_FOUND';
}

describe('the policy, every role × every operation × own, other and no scope', () => {
  let asking: Asking;
  beforeAll(async () => {
    asking = await Asking.open();
  });

  it('lets pass whom the table lists, and nobody else', () => {
    let cells = 0;
    const wrong: string[] = [];
    for (const root of asking.fields()) {
      for (const holder of holders) {
        cells += 1;
        const answer = asking.ask(root, holder.principal, ofFriday);
        const got = /^[A-Z_]+$/.test(answer) ? answer : 'passes';
        const due = expected(root, holder);
        if (got !== due) wrong.push(`${root.name} as ${holder.principal.id}: ${got}, not ${due}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(cells).toBeGreaterThan(10_000);
  });

  it('the admin token may still do all that there is', () => {
    const denied = asking.fields().filter((root) => /^[A-Z_]+$/.test(asking.ask(root, operatorPrincipal, ofFriday)));
    expect(denied.map(({ name }) => name)).toEqual([]);
  });

  it('reports what it denied, and to whom', () => {
    asking.denials.length = 0;
    const act = asking.fields().find(({ name }) => name === 'act')!;
    asking.ask(act, { id: 'jean', kind: 'person', grants: [] }, ofFriday);
    asking.ask(act, operatorPrincipal, ofFriday);
    expect(asking.denials).toEqual(['jean act']);
  });

  it('a root field without a row stops the start, and is named', async () => {
    const { schema } = await Asking.open();
    const query = schema.getQueryType()!.getFields();
    query['secretQuery'] = { ...query['tournament']!, name: 'secretQuery', extensions: {} };
    const mutation = schema.getMutationType()!.getFields();
    mutation['secretCommand'] = { ...mutation['act']!, name: 'secretCommand' };
    const none = { people: nobody, views: null as never };
    const start = (): unknown => withPolicy(schema, new Policy({ views: null as never, now: () => 0, parents }), defaultPersonalData, none);
    expect(start).toThrow(PolicyGap);
    expect(start).toThrow(/Query\.secretQuery.*Mutation\.secretCommand/);
  });

  it('a private field of a kind that nobody declared stops the start', async () => {
    const { schema } = await Asking.open();
    const player = schema.getType('Player') as unknown as { getFields(): Record<string, { extensions: object }> };
    player.getFields()['id']!.extensions = { private: 'shoeSize' };
    const none = { people: nobody, views: null as never };
    expect(() => withPolicy(schema, new Policy({ views: null as never, now: () => 0, parents }), defaultPersonalData, none)).toThrow(
      /Player\.id \(private\)/,
    );
  });
});
