/** What officials write about a person goes to the vault and not into events, and is read wherever the event is read. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyStore } from '../../src/audit/verify.js';
import { ApiUnderTest, startFriday, token } from './client.js';
import { fold, openHand, playOut } from './hands.js';
import { RawSocket, type Received } from './raw-socket.js';

const WORDS = 'Jérôme Vandenbroucke "cogné" la table';
const id = { tournamentId: 'friday' };

describe('words about a person', () => {
  let api: ApiUnderTest;

  beforeEach(async () => {
    api = await ApiUnderTest.open();
    await startFriday(api);
    await api.command('recordOffence', { ...id, playerId: 'p1', offence: 'INSULT', note: WORDS });
  });

  afterEach(() => api.close());

  const bytes = (): string =>
    readdirSync(api.folder)
      .filter((name) => !name.startsWith('players.sqlite'))
      .map((name) => readFileSync(join(api.folder, name), 'latin1'))
      .join('\n');
  const latin = (text: string): string => Buffer.from(text).toString('latin1');
  const shown = async (): Promise<string> =>
    JSON.stringify(
      (
        await api.asDirector(
          '{ tournament(id: "friday") { disciplineSheet(playerId: "p1") { offences { note } } auditFeed { nodes { data text { en fr } } } } }',
        )
      ).data,
    );

  it('stand in no event and no view, and are shown where the event is', async () => {
    await api.asDirector('{ position }');
    expect(bytes()).not.toContain(latin('cogné'));
    expect(bytes()).not.toContain('Vandenbroucke');
    const answer = await shown();
    expect(answer.split(JSON.stringify(WORDS).slice(1, -1)).length).toBeGreaterThan(3);
    expect(answer).not.toContain('\uE000');
  });

  it('are erased with the person, and the log verifies', async () => {
    await api.command('erasePerson', { playerId: 'p1' });
    const all = readdirSync(api.folder).map((name) => readFileSync(join(api.folder, name), 'latin1'));
    expect(all.join('\n')).not.toContain('Vandenbroucke');
    expect(await shown()).toContain('[effacé / erased]');
    // Later texts about the id, or repeated ones, are not kept either.
    await api.command('recordOffence', { ...id, playerId: 'p1', offence: 'INSULT', note: `${WORDS} again` });
    expect(api.tapis.vault.read('p1' as never)).toEqual({ name: null, externalIds: [] });
    expect((await verifyStore(api.tapis.store)).findings).toEqual([]);
  });

  it('of who closes an offence, waives a sanction or lifts a penalty are those of the player', async () => {
    const why = (what: string): string => `${what}: Vandenbroucke was provoked`;
    await api.command('closeOffence', { ...id, offenceId: 1, finding: 'UNFOUNDED', reason: why('closed') });
    await api.command('recordOffence', { ...id, playerId: 'p1', offence: 'INSULT' });
    await api.command('issuePenalty', {
      ...id,
      playerId: 'p1',
      punishes: { offenceId: 2 },
      unit: 'WARNING',
      by: 'DIRECTOR',
      reason: why('warned'),
    });
    await api.command('liftPenalty', { ...id, penaltyId: 1, reason: why('lifted') });
    await api.asDirector('{ position }');
    expect(bytes()).not.toContain('Vandenbroucke');
    const answer = await shown();
    for (const what of ['closed', 'lifted']) expect(answer).toContain(why(what));
    await api.command('erasePerson', { playerId: 'p1' });
    expect(await shown()).not.toContain('provoked');
  });

  it('of what a token is for stand in no event either, and go with its holder', async () => {
    const holder = { kind: 'PERSON', tournamentId: 'friday', roles: ['FLOOR'] };
    const made = { commandId: 'token', label: 'Phone of Vandenbroucke', holder };
    const { principalId } = await api.command('createToken', made, '{ principalId }');
    const labels = async (): Promise<unknown> => (await api.asDirector('{ me { tokens { label } } }')).data!['me'].tokens;
    expect(await labels()).toEqual([{ label: 'Phone of Vandenbroucke' }]);
    expect(bytes()).not.toContain('Vandenbroucke');
    expect(await api.command('createToken', made, '{ repeated principalId }')).toMatchObject({ repeated: true, principalId });
    await api.command('linkPlayer', { principalId, playerId: 'p1' });
    await api.command('erasePerson', { playerId: 'p1' });
    const all = readdirSync(api.folder).map((name) => readFileSync(join(api.folder, name), 'latin1'));
    expect(all.join('\n')).not.toContain('Vandenbroucke');
    expect(await labels()).toEqual([{ label: '[effacé / erased]' }]);
  });

  it('are the same decision when it is given again, and each person has their own', async () => {
    const again = { commandId: 'twice', ...id, playerId: 'p2', offence: 'INSULT', note: WORDS };
    const first = await api.command('recordOffence', again);
    expect(await api.command('recordOffence', again)).toEqual({ ...first, repeated: true });
    await api.command('erasePerson', { playerId: 'p1' });
    const { data } = await api.asDirector('{ tournament(id: "friday") { disciplineSheet(playerId: "p2") { offences { note } } } }');
    expect(data!['tournament'].disciplineSheet).toEqual({ offences: [{ note: WORDS }] });
  });

  it('of others are not shown to who types a reference', async () => {
    const stored = await api.tapis.store.readStream('tournament-friday');
    const { note } = JSON.parse(stored.find(({ type }) => type === 'OffenceRecorded')!.data) as { note: string };
    expect(note).toMatch(/^\uE000p1 [0-9a-f]{20}\uE001$/u);
    for (const name of ['haltTable', 'recordOffence']) {
      const about = name === 'haltTable' ? { table: 1, reason: note } : { playerId: 'p3', offence: 'INSULT', note };
      expect((await api.give(name, { ...id, ...about })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
  });

  it('are kept for who sits at the seat that a ruling on a hand names', async () => {
    const hand = await openHand(api);
    const { seat, playerId } = hand.seats[0]! as unknown as { seat: number; playerId: string };
    const ruling = { handId: hand.id, seat, question: 'OVERRIDE_RULE', option: 'AS_RULED', reason: WORDS };
    const { errors } = await api.give('ruleOnIncident', ruling);
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    expect(Object.values(api.tapis.vault.read(playerId as never).words ?? {})).toContain(WORDS);
    await api.asDirector('{ position }');
    expect(bytes()).not.toContain('Vandenbroucke');
  });

  it('are those of everybody whom a command concerns, and go with any of them', async () => {
    const why = (what: string): string => `${what}: Vandenbroucke was drunk`;
    await api.command('haltTable', { ...id, table: 1, reason: why('halted') });
    await api.command('resumeTable', { ...id, table: 1, reason: why('resumed') });
    const annulled = await openHand(api);
    await api.command('annulHand', { handId: annulled.id, reason: why('annulled') });
    const hand = await openHand(api);
    const seat = hand.turn!;
    await api.command('act', { handId: hand.id, seat, act: { gesture: { words: { kind: 'FOLD', text: why('said') } } } });
    await api.command('requestHandControl', {
      handId: hand.id,
      targetSeats: hand.seats.map((each) => each.seat),
      suspicion: why('suspected'),
    });
    const { data } = await api.asDirector(`{ hand(id: "${hand.id}") { id phase street turn seats { seat status tabled } } }`);
    await playOut(api, data!['hand'] as typeof hand, fold);
    await api.command('recordHandPlayed', { ...id, table: 1 });
    await api.command('eliminatePlayers', { ...id, players: [{ playerId: 'p2' }, { playerId: 'p3' }], reason: why('out') });
    await api.asDirector('{ position }');
    expect(bytes()).not.toContain('Vandenbroucke');
    const kinds = ['halted', 'resumed', 'said', 'suspected', 'annulled', 'out'] as const;
    const feeds = `{ tournament(id: "friday") { auditFeed(last: 200) { nodes { data text { en } } } }
      hand(id: "${hand.id}") { id } tournament(id: "friday") { chart: seatingChart { tables { table } } } }`;
    const replay = `{ handReplay(handId: "${hand.id}") { steps { event { data text { en } } } } }`;
    const all = async (): Promise<string> => JSON.stringify([await api.asDirector(feeds), await api.asDirector(replay)]);
    const found = (answer: string): readonly string[] => kinds.filter((kind) => answer.includes(why(kind)));
    expect(found(await all())).toEqual(kinds);
    const about = (playerId: string): readonly string[] => {
      const words = api.tapis.vault.wordsAbout(playerId as never);
      return kinds.filter((kind) => words.includes(why(kind)));
    };
    expect(about('p3')).toEqual(expect.arrayContaining(['halted', 'resumed', 'annulled', 'out']));
    await api.command('erasePerson', { playerId: 'p3' });
    expect(about('p3')).toEqual([]);
    const left = found(await all());
    for (const kind of ['halted', 'resumed', 'annulled', 'out'] as const) expect(left).not.toContain(kind);
    const files = readdirSync(api.folder).map((name) => readFileSync(join(api.folder, name), 'latin1'));
    for (const kind of ['halted', 'resumed', 'annulled', 'out']) expect(files.join('\n')).not.toContain(why(kind));
    expect((await verifyStore(api.tapis.store)).findings).toEqual([]);
  });

  it('are given to nobody who follows a feed again, or comes late to it', async () => {
    await api.app.listen(0, '127.0.0.1');
    const hand = await openHand(api);
    const seat = hand.turn!;
    await api.command('act', { handId: hand.id, seat, act: { gesture: { words: { kind: 'FOLD', text: WORDS } } } });
    const follow = async (of: string): Promise<RawSocket> => {
      const socket = await RawSocket.connect(`ws://${api.host}/graphql`, { authorization: `Bearer ${token}` });
      socket.ask(of, `subscription { handEvents(handId: "${hand.id}") { type data } }`);
      return socket;
    };
    const isAct = ({ payload }: Received): boolean => payload?.data?.handEvents.type === 'GestureJudged';
    const said = async (socket: RawSocket): Promise<string> =>
      (await socket.until(isAct)).payload.data.handEvents.data.gesture.words.text as string;
    const first = await follow('first');
    expect(await said(first)).toBe(WORDS);
    await api.command('erasePerson', { playerId: hand.seats.find((each) => each.seat === seat)!.playerId });
    const late = await follow('late');
    expect(await said(late)).toBe('[effacé / erased]');
    first.end();
    late.end();
  });
});
