/** Offences and penalties through the API: what hands note, what the director gives, the sheet of a player, as the terminal prints it too. */
import { Writable } from 'node:stream';
import { main } from '../../src/cli/main.js';
import { ApiUnderTest, drawFrom, seed, tournamentInput } from './client.js';
import { allIn, openHand, passive, playOut } from './hands.js';

const id = { tournamentId: 'friday' };
const sheet = `{
  playerId handsToMiss count(offence: PHONE)
  offences {
    offenceId offence due proposed { unit minimum maximum text { en fr } } earlier notedByHand handId revision outcome reason articles { article }
    penalties { penaltyId text { en } handsToMiss remaining stage missed { table number handId remaining } }
  }
}`;

describe('discipline', () => {
  let api: ApiUnderTest;

  beforeEach(async () => {
    api = await ApiUnderTest.open();
    await api.command('createTournament', {
      ...tournamentInput,
      seatsPerTable: 8,
      chipUnit: 1,
      rulebook: { id: 'ropta', at: { version: 1 } },
    });
    for (let n = 1; n <= 4; n += 1) await api.command('registerPlayer', { ...id, playerId: `p${n}`, adult: true });
    await drawFrom(api, seed);
    await api.command('startTournament', id);
  });

  afterEach(async () => {
    await api.close();
  });

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async function read(edge: string): Promise<any> {
    const { data, errors } = await api.asDirector(`{ tournament(id: "friday") { found: ${edge} } }`);
    expect(errors).toBeUndefined();
    return data!['tournament'].found;
  }

  async function printed(...args: readonly string[]): Promise<string> {
    let text = '';
    const out = new Writable({
      write(chunk: Buffer, _encoding, done) {
        text += chunk.toString();
        done();
      },
    });
    expect(await main(['discipline', ...args, '--data', api.folder], { out, err: out })).toBe(0);
    return text;
  }

  it('RO 4.1: a phone in a hand arrives as an open offence, is punished, and the hands are missed', async () => {
    const opened = await openHand(api);
    const { seat, playerId } = opened.seats.find((each) => each.seat === opened.turn)!;
    await api.command('reportPhoneUse', { handId: opened.id, seat });
    const [noted] = await read('openOffences { offenceId playerId offence due handId revision notedByHand }');
    expect(noted).toMatchObject({ offenceId: 1, playerId, offence: 'PHONE', handId: opened.id, notedByHand: true });
    const upTo = `{ handReplay(handId: "${opened.id}", upTo: ${noted.revision as number}) { steps { event { type } } } }`;
    expect((await api.asDirector(upTo)).data!['handReplay'].steps.at(-1).event.type).toBe('InfractionNoted');

    await playOut(api, opened, passive);
    const given = { ...id, playerId, punishes: { offenceId: 1 }, unit: 'HANDS', count: 2 };
    const { errors } = await api.give('issuePenalty', given);
    expect(errors).toMatchObject([{ extensions: { code: 'PENALTY_REASON_REQUIRED' } }]);
    await api.command('issuePenalty', { ...given, reason: 'he was told so before the start' });
    expect(await read('openOffences { offenceId }')).toEqual([]);

    const dealt = await openHand(api);
    expect(dealt.seats.find((each) => each.playerId === playerId)?.status).toBe('DEAD');
    await playOut(api, dealt, passive);
    expect(await read(`disciplineSheet(playerId: "${playerId}") ${sheet}`)).toMatchObject({
      playerId,
      handsToMiss: 1,
      count: 1,
      offences: [
        {
          offence: 'PHONE',
          outcome: 'PUNISHED',
          penalties: [
            { text: { en: '2 hands' }, handsToMiss: 2, remaining: 1, stage: 'RUNNING', missed: [{ handId: dealt.id, remaining: 1 }] },
          ],
        },
      ],
    });
    const text = await printed('friday', playerId);
    expect(text).toContain(`tapis replay ${opened.id} --up-to ${noted.revision as number}`);
    expect(text).toContain('Given: 2 hands, recorded by admin, reason: he was told so before the start');
    expect(text).toContain('hands missed: 1 of 2, 1 to go');
    expect(await printed('friday', playerId, '--lang', 'fr')).toMatch(/mains manquées\s: 1 sur 2, reste 1/);
    expect(JSON.parse(await printed('friday', '--json'))).toMatchObject([{ playerId, penalties: [{ remaining: 1 }] }]);
    expect(await printed('friday', 'p9')).toBe('No offence is on record.\n');
  });

  it('RO 3.7: tells what follows beside the penalty, and RO 11.1 where nothing does', async () => {
    await api.command('recordOffence', { ...id, playerId: 'p1', offence: 'HIDDEN_CHIPS' });
    await api.command('recordOffence', { ...id, playerId: 'p1', offence: 'INSULT' });
    const { offences } = await read('disciplineSheet(playerId: "p1") { offences { follows { en fr } } }');
    expect(offences).toEqual([
      {
        follows: {
          en: 'the chips are removed; the player can be disqualified',
          fr: 'les jetons sont retirés\u202f; le joueur peut être disqualifié',
        },
      },
      { follows: null },
    ]);
    expect(await printed('friday', 'p1', '--lang', 'fr')).toContain('les jetons sont retirés\u202f; le joueur peut être disqualifié');
  });

  it('is told by officials, closed, waived, and taken back', async () => {
    await api.command('recordOffence', { ...id, playerId: 'p1', offence: 'INSULT', note: 'to the dealer' });
    await api.command('recordOffence', { ...id, playerId: 'p1', offence: 'ADVICE', facts: { deliberate: true } });
    await api.command('closeOffence', { ...id, offenceId: 2, finding: 'UNPUNISHED' });
    await api.command('issuePenalty', { ...id, playerId: 'p1', punishes: { offenceId: 1 }, unit: 'WARNING', by: 'FLOOR' });
    await api.command('liftPenalty', { ...id, penaltyId: 1, reason: 'it was p2' });
    await api.command('waiveSanction', { ...id, offenceId: 1, reason: 'it was p2' });
    expect(await read(`disciplineSheet(playerId: "p1") ${sheet}`)).toMatchObject({
      handsToMiss: 0,
      offences: [
        {
          due: 'DUE',
          proposed: { unit: 'HANDS', text: { en: '1 hand', fr: '1 main' } },
          outcome: 'WAIVED',
          penalties: [{ stage: 'LIFTED' }],
        },
        { due: 'POSSIBLE', outcome: 'UNPUNISHED', penalties: [] },
      ],
    });
    expect(await read(`disciplineSheet(playerId: "p2") ${sheet}`)).toMatchObject({ offences: [], count: 0 });
    expect(await read(`disciplineSheet(playerId: "p9") ${sheet}`)).toBeNull();
  });

  it('RO 11.6: disqualifies both players for an offence on record; their chips leave play', async () => {
    await api.command('recordOffence', { ...id, playerId: 'p1', offence: 'CHIP_DUMPING', others: ['p2'] });
    const excludes = { ...id, playerId: 'p1', cause: 'PENALTY', reason: 'chips were given away', offenceId: 1 };
    expect((await api.give('disqualifyPlayer', { ...excludes, by: 'FLOOR' })).errors).toMatchObject([{ extensions: { code: 'TD_ONLY' } }]);
    await api.command('disqualifyPlayer', excludes);
    for (const player of ['p1', 'p2']) {
      expect(await read(`disciplineSheet(playerId: "${player}") ${sheet}`)).toMatchObject({
        offences: [{ outcome: 'DISQUALIFIED', reason: 'chips were given away' }],
      });
    }
  });

  it('RC 71-A: a player who is put out in the hand that he misses has nothing left to miss', async () => {
    await api.command('issuePenalty', { ...id, playerId: 'p1', punishes: { offence: 'INSULT' }, unit: 'HANDS', count: 1 });
    const dealt = await openHand(api);
    await playOut(api, dealt, allIn);
    expect(await read(`disciplineSheet(playerId: "p1") ${sheet}`)).toMatchObject({ handsToMiss: 0 });
  });
});
