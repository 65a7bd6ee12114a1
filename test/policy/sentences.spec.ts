/**
 * What somebody may do, in sentences that were written without looking at the table: the second oracle beside the matrix.
 */
import { operatorPrincipal, publicPrincipal } from '../../src/access/known-principals.js';
import type { Principal, Role, Scope } from '../../src/access/principal.js';
import { Asking, type Ids, NOW, ofFriday } from './asking.js';

const friday: Scope = { kind: 'tournament', tournamentId: 'friday' };
const monday: Scope = { kind: 'tournament', tournamentId: 'monday' };
const mons: Scope = { kind: 'club', clubId: 'mons' };
const namur: Scope = { kind: 'club', clubId: 'namur' };
const north: Scope = { kind: 'federation', federationId: 'north' };
const everywhere: Scope = { kind: 'installation' };
const tableOf = (table: number): Scope => ({ kind: 'table', tournamentId: 'friday', table });

const holding = (role: Role, scope: Scope, more: Partial<Principal> = {}): Principal => ({
  id: role,
  kind: role === 'device' ? 'device' : 'person',
  grants: [{ role, scope }],
  ...more,
});
const earlier = NOW - 1;
const later = NOW + 1;

const floor = holding('floor', friday);
const director = holding('td', friday);
const floorsToken = holding('td', friday, { tokenRoles: ['floor'] });
const device = holding('device', tableOf(1));
const player: Principal = { id: 'p', kind: 'person', grants: [], playerId: 'p1' };
const clubAdmin = holding('clubAdmin', mons);
const program = holding('integrationWrite', mons);
const reader = holding('integrationRead', mons);
const official = holding('federationOfficial', north);
const federationAdmin = holding('federationAdmin', north);

const sentences: readonly [sentence: string, principal: Principal, operation: string, answer: string, ids?: Ids][] = [
  ['a stranger reads the standings', publicPrincipal, 'standings', 'everybody'],
  ['a stranger follows a table', publicPrincipal, 'tableChanged', 'everybody'],
  ['a stranger records no act', publicPrincipal, 'act', 'UNAUTHENTICATED'],
  ['a stranger reads no event log', publicPrincipal, 'auditFeed', 'UNAUTHENTICATED'],
  ['a stranger reads no discipline', publicPrincipal, 'openOffences', 'UNAUTHENTICATED'],
  ['a table device records an act at its table', device, 'act', 'device'],
  ['a table device records no act at the next table', device, 'act', 'NOT_FOUND', { ...ofFriday, handId: 'friday.2.1' }],
  ['a table device records no act at another tournament', device, 'act', 'NOT_FOUND', { ...ofFriday, handId: 'monday.1.1' }],
  ['a table device opens the next hand of its table', device, 'openHand', 'device'],
  ['a table device opens no hand elsewhere', device, 'openHand', 'NOT_FOUND', { ...ofFriday, table: 2 }],
  ['a table device says that a player of its table is away', device, 'markAway', 'device'],
  ['a table device reports a flashed card', device, 'reportFlashedCard', 'device'],
  ['a table device claims that a pot went wrong', device, 'claimAward', 'device'],
  ['a table device does not rule', device, 'ruleOnAction', 'FORBIDDEN'],
  ['a table device gives no penalty', device, 'issuePenalty', 'FORBIDDEN'],
  ['a table device does not stop the clock', device, 'pauseClock', 'FORBIDDEN'],
  ['a floor rules on an action', floor, 'ruleOnAction', 'floor'],
  ['a floor moves a player', floor, 'movePlayer', 'floor'],
  ['a floor gives a penalty, as far as the book lets them', floor, 'issuePenalty', 'floor'],
  ['a floor disqualifies, as far as the book lets them (TDA 7)', floor, 'disqualifyPlayer', 'floor'],
  ['a floor does not stop the clock', floor, 'pauseClock', 'FORBIDDEN'],
  ['a floor corrects no award', floor, 'correctAward', 'FORBIDDEN'],
  ['a floor draws no seats', floor, 'drawSeats', 'FORBIDDEN'],
  ['a floor of another tournament learns nothing', holding('floor', monday), 'movePlayer', 'NOT_FOUND'],
  ['a floor reads no event log', floor, 'auditFeed', 'FORBIDDEN'],
  ['a floor reads the open offences', floor, 'openOffences', 'floor'],
  ['a director stops the clock', director, 'pauseClock', 'director'],
  ['a director of the club directs each of its tournaments', holding('td', mons), 'drawSeats', 'director'],
  ['a director of another club directs none of them', holding('td', namur), 'drawSeats', 'NOT_FOUND'],
  [
    'a director whose role ended yesterday directs nothing',
    { ...director, grants: [{ role: 'td', scope: friday, until: earlier }] },
    'pauseClock',
    'NOT_FOUND',
  ],
  [
    'a director whose role ends tomorrow directs today',
    { ...director, grants: [{ role: 'td', scope: friday, until: later }] },
    'pauseClock',
    'director',
  ],
  ['a director with a token for floors only does not stop the clock', floorsToken, 'pauseClock', 'FORBIDDEN'],
  ['a director with a token for floors only moves a player', floorsToken, 'movePlayer', 'floor'],
  ['a director reads the event log', director, 'auditFeed', 'director'],
  ['a director accepts a deal for a player', director, 'acceptDeal', 'director'],
  ['a player accepts a deal for themselves', player, 'acceptDeal', 'player'],
  ['a player accepts no deal for somebody else', player, 'acceptDeal', 'NOT_FOUND', { ...ofFriday, playerId: 'p2' }],
  ['a player reads their own discipline', player, 'disciplineSheet', 'player'],
  ['a player reads nobody else’s discipline', player, 'disciplineSheet', 'NOT_FOUND', { ...ofFriday, playerId: 'p2' }],
  ['a club admin reads the event log of the club’s tournament', clubAdmin, 'auditFeed', 'clubAdmin'],
  ['a club admin moves no player without being a floor', clubAdmin, 'movePlayer', 'FORBIDDEN'],
  ['a club admin of another club learns nothing', holding('clubAdmin', namur), 'auditFeed', 'NOT_FOUND'],
  ['the club’s software registers a player', program, 'registerPlayer', 'integration'],
  ['the club’s software seats nobody', program, 'assignSeat', 'FORBIDDEN'],
  ['the club’s software registers nobody at another club', program, 'registerPlayer', 'NOT_FOUND', { ...ofFriday, tournamentId: 'monday' }],
  ['a reading program writes nothing', reader, 'registerPlayer', 'FORBIDDEN'],
  ['a reading program reads the event log of its club', reader, 'events', 'integration'],
  ['a federation official reads the event log', official, 'events', 'federationOfficial'],
  ['a federation official moves no player', official, 'movePlayer', 'FORBIDDEN'],
  ['a federation admin records no act', federationAdmin, 'act', 'FORBIDDEN'],
  ['a federation admin reads the event log of an affiliated club', federationAdmin, 'auditFeed', 'federationAdmin'],
  ['a federation admin reads no event log of another federation', federationAdmin, 'auditFeed', 'NOT_FOUND', { tournamentId: 'monday' }],
  ['an offence cannot name a hand of another club', floor, 'recordOffence', 'NOT_FOUND', { ...ofFriday, handId: 'monday.1.1' }],
  ['a director of everywhere directs everywhere', holding('td', everywhere), 'pauseClock', 'director', { tournamentId: 'monday' }],
  ['a club admin announces a tournament of the club', clubAdmin, 'createTournament', 'clubAdmin'],
  ['a club admin announces none of another club', clubAdmin, 'createTournament', 'NOT_FOUND', { ...ofFriday, clubId: 'namur' }],
  ['a director of the whole club directs its tournament', holding('td', mons), 'pauseClock', 'director'],
  ['a director of the whole club directs none of another', holding('td', namur), 'pauseClock', 'NOT_FOUND'],
  ['a club admin registers a person', clubAdmin, 'registerPerson', 'clubAdmin'],
  [
    'a club admin does not take up an id of another club’s player',
    clubAdmin,
    'registerPerson',
    'NOT_FOUND',
    { ...ofFriday, knownAs: 'p9' },
  ],
  ['a club admin does not take up an id that nobody knows', clubAdmin, 'registerPerson', 'NOT_FOUND', { ...ofFriday, knownAs: 'p5' }],
  ['a club admin does not take another club’s player', clubAdmin, 'joinClub', 'NOT_FOUND', { ...ofFriday, playerId: 'p9', primary: true }],
  ['a club admin does not take somebody whom nobody knows', clubAdmin, 'joinClub', 'NOT_FOUND', { ...ofFriday, playerId: 'p5' }],
  [
    'a club admin enters another club’s player as a guest',
    clubAdmin,
    'joinClub',
    'clubAdmin',
    { ...ofFriday, playerId: 'p9', primary: false },
  ],
  ['a club admin says nothing of another club’s player', clubAdmin, 'confirmIdentity', 'NOT_FOUND', { ...ofFriday, playerId: 'p9' }],
  ['a club admin reads what is kept of their players', clubAdmin, 'personalData', 'clubAdmin'],
  ['a club admin reads nothing of other players', clubAdmin, 'personalData', 'NOT_FOUND', { ...ofFriday, playerId: 'p9' }],
  ['a player reads what is kept of them', player, 'personalData', 'player'],
  ['a player exports their own data', player, 'myData', 'player'],
  ['a player exports nobody else’s data', player, 'myData', 'NOT_FOUND', { ...ofFriday, playerId: 'p9' }],
  ['a director exports nobody’s data', director, 'myData', 'FORBIDDEN'],
  ['a club’s program exports nobody’s data', program, 'myData', 'FORBIDDEN'],
  ['a player chooses under what name they stand', player, 'chooseVisibility', 'player'],
  ['a club admin licenses nobody', clubAdmin, 'grantLicence', 'FORBIDDEN'],
  ['a federation official licenses a player', official, 'grantLicence', 'federationOfficial'],
  [
    'a federation official merges no player of another federation',
    official,
    'mergePlayers',
    'NOT_FOUND',
    { ...ofFriday, duplicateId: 'p9' },
  ],
  ['a federation official erases nobody', official, 'erasePerson', 'FORBIDDEN'],
  ['a federation admin erases a person of the federation', federationAdmin, 'erasePerson', 'federationAdmin'],
  [
    'a federation admin takes no club of another federation',
    federationAdmin,
    'affiliateClub',
    'NOT_FOUND',
    { ...ofFriday, clubId: 'namur' },
  ],
  ['a federation admin takes no club that has none', federationAdmin, 'affiliateClub', 'NOT_FOUND', { ...ofFriday, clubId: 'lone' }],
  ['a club admin says which player an official is', clubAdmin, 'linkPlayer', 'clubAdmin'],
  ['a club admin makes nobody a player of another club', clubAdmin, 'linkPlayer', 'NOT_FOUND', { ...ofFriday, playerId: 'p9' }],
  ['a player links nobody with themselves', player, 'linkPlayer', 'FORBIDDEN'],
  ['the admin token announces a tournament', operatorPrincipal, 'createTournament', 'director'],
  ['the admin token names a player', operatorPrincipal, 'namePlayer', 'director'],
  ['the admin token records an act', operatorPrincipal, 'act', 'director'],
];

describe('the policy in sentences', () => {
  let asking: Asking;
  beforeAll(async () => {
    asking = await Asking.open();
  });

  it.each(sentences)('%s', (_sentence, principal, operation, answer, ids = ofFriday) => {
    const root = asking.fields().find(({ name }) => name === operation)!;
    expect(asking.ask(root, principal, ids)).toBe(answer.replace('', ''));
  });
});
