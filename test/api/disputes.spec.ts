/** `docs/disputes.md`: its operations run unchanged in order, with the answers on the page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiUnderTest, drawFrom, seed, tournamentInput } from './client.js';
import { removeTemporaryFolders, tapis, temporaryFolder } from '../program/run.js';
import { give, misread, openHand } from './hands.js';
import { rulesInput, schemeInput } from '../fixtures/season-inputs.js';

const page = readFileSync(new URL('../../docs/disputes.md', import.meta.url), 'utf8');
const sections = page
  .split('\n## ')
  .slice(1)
  .map((section) =>
    Array.from(section.matchAll(/```graphql\n(.+?)```\s+((?:Answer|Refused|Shown): [^\n]+)/gs), ([, query, said]) => ({
      query: query!,
      said: said!,
    })),
  );
const id = { tournamentId: 'friday' };

async function run(api: ApiUnderTest, query: string): Promise<string> {
  const { data, errors } = await api.asDirector(query);
  if (errors !== undefined) {
    const { code, article } = errors[0]!.extensions;
    return `Refused: \`${code}\`${article === null ? '' : ` (${article})`}`;
  }
  if (!query.startsWith('mutation')) return `Shown: \`${JSON.stringify(data)}\``;
  const [[, payload]] = Object.entries(data!) as [[string, { readonly events: readonly { readonly type: string }[] }]];
  const cited = new Set(Array.from(JSON.stringify(payload.events).matchAll(/"article":"([^"]+)"/g), ([, article]) => article!));
  const types = payload.events.map(({ type }) => `\`${type}\``).join(', ');
  return `Answer: ${types}${cited.size === 0 ? '' : ` (${[...cited].join('; ')})`}`;
}

const rules = { counting: [{ name: 'All' }], selection: { count: 'all' }, ranking: ['points'] };
const scheme = { points: { kind: 'linear', k: '1' }, tiedPlaces: 'average', rounding: { places: 2, mode: 'halfUp' } };

async function openFriday(): Promise<ApiUnderTest> {
  const api = await ApiUnderTest.open();
  await api.command('foundFederation', { federationId: 'north', name: 'North' });
  await api.command('registerClub', { clubId: 'mons', name: 'Mons' });
  await api.command('affiliateClub', { clubId: 'mons', federationId: 'north', since: '2020-01-01' });
  await api.command('createTournament', {
    ...tournamentInput,
    clubId: 'mons',
    kind: 'NATIONAL',
    rulebook: { id: 'ropta', houseRules: [{ setting: 'stack.initial', value: 0 }] },
  });
  for (const n of [1, 2, 3, 4, 5, 6]) await api.command('registerPlayer', { ...id, playerId: `p${n}`, adult: true, showsDocument: true });
  await drawFrom(api, seed);
  await api.command('startTournament', id);
  await misread(api);
  return api;
}

async function endFriday(api: ApiUnderTest): Promise<void> {
  await api.command('createSeason', {
    seasonId: 'autumn',
    owner: { federationId: 'north' },
    name: 'Autumn',
    stageName: 'All',
    rules: rulesInput(rules),
    scheme: schemeInput(scheme),
  });
  for (const playerId of ['p1', 'p2', 'p3', 'p5', 'p4']) {
    await api.command('recordHandPlayed', { ...id, table: 1 });
    await api.command('eliminatePlayer', { ...id, playerId });
  }
}

describe('Disputes, as the page shows them', () => {
  let api: ApiUnderTest;

  beforeAll(async () => {
    api = await openFriday();
  });

  afterAll(async () => {
    expect(api.log).toEqual([]);
    await api.close();
    removeTemporaryFolders();
  });

  it('from a claim to corrected standings', async () => {
    expect(sections[0]).toHaveLength(7);
    for (const { query, said } of sections[0]!) expect(await run(api, query)).toBe(said);
  });

  it('from a ruling through an appeal to an adjusted season', async () => {
    await endFriday(api);
    expect(sections[1]).toHaveLength(7);
    for (const { query, said } of sections[1]!) expect(await run(api, query)).toBe(said);
  });

  it('whatever way a command is given, it must be a remedy of the dispute that it names', async () => {
    const suspend = { playerId: 'p5', federationId: 'north', from: '2026-12-01', reason: 'The ruling was ignored.' };
    const refused = await api.refusal('suspendPlayer', { ...suspend, correlationId: 'friday.d1' });
    expect(refused.extensions.code).toBe('DISPUTE_OVER');
    const announced = { tournamentId: 'monday', name: 'Monday', startingStack: 100, correlationId: 'friday.d2' };
    const { errors } = await api.give('createTournament', { ...tournamentInput, ...announced });
    expect(errors?.[0]?.extensions.code).toBe('RESULT_IS_FINAL');
  });

  it('a document for a commission has all of it, in both languages', async () => {
    const { data } = await api.asDirector(
      '{ one: dispute(id: "friday.d1") { document { en fr } } two: dispute(id: "friday.d2") { document { en fr } } }',
    );
    const { en, fr } = data!['one'].document;
    expect(en).toContain('Dispute friday.d1 – one act of hand 1 of table 1\nTournament: Friday night, Red Cactus\n');
    expect(en).toContain('Made in time. The rulebook allows such a claim until the cards are picked up (RO 10.9).');
    expect(en).toMatch(/^ {2}[\d:]+ {2}seat 2 \(p5\) wins the main pot, 150 {2}◄ disputed\n/m);
    expect(en).toContain('  1. p2: “The board had 3, 4, 5 and 6.”');
    expect(en).toMatch(/ {2}1\. The claim is upheld \(RO 10\.9\)\..+\n {5}Why: “Both hands lay open, and the straight wins\.”\n/);
    expect(en).toContain('hand 1 of table 1: the main pot goes to seat 3 (p6) (150) instead of seat 2 (p5) (150)');
    expect(en).toMatch(/What the corrections changed\n {2}p6: stack 1,900 → 2,050 \(\+150\)\n/);
    expect(fr).toContain('Litige friday.d1 – une action de la main 1 de la table 1\nTournoi\u00a0: Friday night, Red Cactus\n');
    const second = data!['two'].document;
    expect(second.en).toContain('The rulebook sets no time for such a claim.');
    expect(second.en).toContain('Decision of the commission\n  The claim is upheld (RO 1.7).');
    expect(second.en).toMatch(/season “Autumn”: adjustment 1: p4 gets 2 points/);
    expect(second.fr).toContain('Décision de la commission\n  La réclamation est accueillie (RO 1.7).');
  });

  it('the command line prints it, and names it where its hand is replayed', async () => {
    const place = ['--data', api.folder] as const;
    const { out, code } = await tapis('dispute', 'friday.d1', ...place);
    expect(code).toBe(0);
    const { data } = await api.asDirector('{ dispute(id: "friday.d1") { document { en } } }');
    expect(out).toBe(data!['dispute'].document.en);
    expect((await tapis('replay', 'friday.1.1', ...place)).out).toContain('Disputed: friday.d1 (closed)\n');
    expect((await tapis('replay', 'friday.1.1', '--lang', 'fr', ...place)).out).toContain('Contesté\u00a0: friday.d1 (clos)\n');
    expect(JSON.parse((await tapis('dispute', 'friday.d2', '--json', ...place)).out)).toMatchObject({
      account: { status: 'decided' },
      remedies: [{ type: 'PointsAdjusted' }],
    });
    // A bundle of it is the same document, without a server.
    const folder = temporaryFolder();
    for (const dispute of ['friday.d1', 'friday.d2']) {
      const file = join(folder, `${dispute}.bundle`);
      expect((await tapis('export', '--dispute', dispute, '--format', 'bundle', '--out', file, ...place)).code).toBe(0);
      expect(await tapis('verify', file, '--accept-any-key')).toMatchObject({ code: 0, err: '' });
      const [ofFolder, ofFile] = [await tapis('dispute', dispute, ...place), await tapis('dispute', file)];
      expect([dispute, ofFile.code, ofFile.err]).toEqual([dispute, 0, '']);
      const shown = ofFolder.out.replaceAll(/“[^”]*”/g, '“[not in the bundle / hors du dossier]”');
      // Remedies in a season are not part of the night.
      if (dispute === 'friday.d1') expect(ofFile.out).toBe(shown);
    }
    expect((await tapis('dispute', 'friday.d9', ...place)).err).toContain('DISPUTE_NOT_FOUND');
    expect((await tapis('dispute', 'friday', ...place)).code).toBe(2);
  });

  it('the command line judges its hand under another book', async () => {
    const place = ['--data', api.folder] as const;
    expect((await tapis('what-if', 'friday.1.1', '--rulebook', 'redcactus', ...place)).out).toBe(
      'Judged under RedCactus\n\nfriday.1.1 goes the same way\n',
    );
    const { out } = await tapis('what-if', 'friday', '--rulebook', 'mons', '--lang', 'fr', ...place);
    expect(out).toBe('Jugé selon Poker Club Mons\n\nfriday.1.1 se déroule de la même façon\n');
    const [judged] = JSON.parse((await tapis('what-if', 'friday.1.1', '--rulebook', 'ropta', '--json', ...place)).out) as [object];
    expect(judged).toMatchObject({ handId: 'friday.1.1', difference: null, acts: expect.any(Number) as number });
    expect((await tapis('what-if', 'friday.1.1', '--rulebook', 'nobody', ...place)).code).toBe(2);
    expect((await tapis('what-if', 'friday.9.9', '--rulebook', 'mons', ...place)).err).toContain('NOTHING_TO_JUDGE');
  });

  it('opening one again with the same command gives the first answer', async () => {
    const { query } = sections[0]![0]!;
    expect(await run(api, query)).toBe(sections[0]![0]!.said);
    const { data } = await api.asDirector('{ tournament(id: "friday") { disputes { totalCount } } }');
    expect(data!['tournament'].disputes.totalCount).toBe(2);
  });

  it('strangers see that there is a dispute and how it stands, and not who said what', async () => {
    const { data } = await api.ask(
      '{ dispute(id: "friday.d1") { status claim claimant { id } evidence { statement } rulings { upheld article { article } reason } document { en } } }',
    );
    expect(data!['dispute']).toEqual({
      status: 'CLOSED',
      claim: null,
      claimant: null,
      evidence: [],
      rulings: [{ upheld: true, article: { article: 'RO 10.9' }, reason: null }],
      document: null,
    });
  });

  it('an event that named it by mistake is struck from the corrections', async () => {
    const remedies = async (): Promise<readonly { position: number; type: string }[]> =>
      (await api.asDirector('{ dispute(id: "friday.d2") { remedies { position type } } }')).data!['dispute'].remedies;
    const [adjusted] = await remedies();
    expect((await api.refusal('disownRemedy', { disputeId: 'friday.d2', position: 1, reason: 'x' })).extensions.code).toBe('NO_REMEDY');
    await api.command('disownRemedy', { disputeId: 'friday.d2', position: adjusted!.position, reason: 'It was of another matter.' });
    expect(await remedies()).toEqual([]);
  });

  it('is about what the tournament has, and by those who took part', async () => {
    const open = async (subject: object, more: object = {}): Promise<string> => {
      const { errors, data } = await api.give(
        'openDispute',
        { ...id, subject, claim: 'It was wrong.', ...more },
        '{ dispute { subject { text { en } } } }',
      );
      return errors?.[0]?.extensions.code ?? data!['openDispute'].dispute.subject.text.en;
    };
    expect(await open({ handId: 'friday.1.2' })).toBe('DISPUTE_SUBJECT_NOT_FOUND');
    expect(await open({ handId: 'friday.1.1' }, { step: 99 })).toBe('DISPUTE_SUBJECT_NOT_FOUND');
    expect(await open({ penaltyId: 1 })).toBe('DISPUTE_SUBJECT_NOT_FOUND');
    expect(await open({ place: 'nobody' })).toBe('DISPUTE_SUBJECT_NOT_FOUND');
    expect(await open({ clock: 0 })).toBe('DISPUTE_SUBJECT_NOT_FOUND');
    expect(await open({ result: 'p3' }, { playerId: 'stranger' })).toBe('DID_NOT_TAKE_PART');
    expect(await open({ result: 'p3' }, { playerId: 'p3' })).toBe('row of p3 on the result sheet');
    const { data } = await api.asDirector('{ events(stream: "tournament-friday", first: 50) { nodes { type revision } } }');
    const revisionOf = (type: string): number => data!['events'].nodes.find((each: { type: string }) => each.type === type).revision;
    expect(await open({ clock: revisionOf('LevelStarted') })).toMatch(/^clock, \d\d:\d\d$/);
    expect(await open({ move: revisionOf('SeatsDrawn') })).toMatch(/^seat or move at table 1, \d\d:\d\d$/);
    const near = new Date().toISOString();
    expect(await open({ clockAt: near })).toMatch(/^clock, \d\d:\d\d$/);
    expect(await open({ moveAt: { playerId: 'p3', at: near } })).toMatch(/^seat or move at table 1, \d\d:\d\d$/);
    expect(await open({ moveAt: { playerId: 'p3', at: '2020-01-01T00:00:00Z' } })).toBe('DISPUTE_SUBJECT_NOT_FOUND');
    expect(await open({ countAt: { table: 2, at: near } })).toBe('DISPUTE_SUBJECT_NOT_FOUND');
    expect(await open({ count: revisionOf('SeatsDrawn') })).toBe('DISPUTE_SUBJECT_NOT_FOUND');
  });
});

describe('hole cards that were not tabled', () => {
  it('are opened in a dispute to those who decide, and withheld again', async () => {
    const api = await openFriday();
    const hand = await openHand(api);
    const handId = hand.id;
    await give(api, 'recordHoleCards', { handId, seat: 1, cards: ['As', 'Ah'] });
    await api.command('openDispute', { ...id, subject: { handId }, claim: 'The hand was dead.' });
    const dispute = { disputeId: 'friday.d1' };
    expect((await api.refusal('openCards', { ...dispute, seats: [2], reason: 'x' })).extensions.code).toBe('CARDS_NOT_RECORDED');
    await api.command('openCards', { ...dispute, seats: [1], reason: 'The commission asks.' });
    const query = '{ dispute(id: "friday.d1") { openedCards { seat cards } document { en } } }';
    const shown = (await api.asDirector(query)).data!['dispute'];
    expect(shown.openedCards).toEqual([{ seat: 1, cards: ['As', 'Ah'] }]);
    expect(shown.document.en).not.toContain('As Ah');
    expect((await api.ask(query)).data!['dispute'].openedCards).toEqual([]);
    await api.command('sealCards', { ...dispute, seats: [1], reason: 'It is decided.' });
    expect((await api.asDirector(query)).data!['dispute'].openedCards).toEqual([]);
    await api.close();
  });
});

describe('RC 22, MO 10.1: a claim that comes too late', () => {
  it('is recorded, and decided once the director takes it up', async () => {
    const api = await openFriday();
    await api.command('reportCardsPickedUp', { handId: 'friday.1.1' });
    const opened = await api.command(
      'openDispute',
      { ...id, subject: { handId: 'friday.1.1' }, playerId: 'p6', claim: 'My straight.' },
      '{ dispute { status } }',
    );
    expect(opened.dispute.status).toBe('LATE');
    const ruling = { disputeId: 'friday.d1', upheld: true, article: 'RO 1.1', reason: 'The film shows it.' };
    expect((await api.refusal('ruleOnDispute', ruling)).extensions).toMatchObject({ code: 'DISPUTE_TOO_LATE', article: 'RO 10.9' });
    await api.command('takeUpDispute', { disputeId: 'friday.d1', reason: 'There is a film.' });
    await api.command('ruleOnDispute', ruling);
    const corrected = { handId: 'friday.1.1', pot: 0, goesTo: { winners: [3] }, reason: 'The film shows it.', correlationId: 'friday.d1' };
    await api.command('correctAward', corrected);
    const { data } = await api.asDirector('{ dispute(id: "friday.d1") { remedies { type } } }');
    expect(data!['dispute'].remedies.map(({ type }: { type: string }) => type)).toContain('PotAwardCorrected');
    await api.close();
  });
});
