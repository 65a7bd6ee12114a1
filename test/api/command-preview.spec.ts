/** Commands that are tried first: what they would do is what they do, and trying records nothing. */
import { readFileSync } from 'node:fs';
import { ApiUnderTest, drawFrom, seed, startFriday, tournamentInput } from './client.js';
import { misread } from './hands.js';

const page = readFileSync(new URL('../../docs/an-evening-of-disputes.md', import.meta.url), 'utf8');

interface Step {
  readonly mutation: string;
  readonly inputType: string;
  readonly input: Readonly<Record<string, unknown>>;
}

const steps = Array.from(
  page.matchAll(/```graphql\nmutation \(\$input: (\w+)!\) \{\s*(\w+)\(.+?```\s+```json\n(.+?)```/gs),
  ([, inputType, mutation, variables]): Step => ({
    inputType: inputType!,
    mutation: mutation!,
    input: (JSON.parse(variables!) as { input: Step['input'] }).input,
  }),
);

const differences = 'differences { what playerId before after }';

let api: ApiUnderTest;
let now = Date.UTC(2026, 10, 20, 19);

// eslint-disable-next-line @typescript-eslint/no-explicit-any
async function give({ mutation, inputType, input }: Step, fields: string): Promise<any> {
  const query = `mutation ($input: ${inputType}!) { ${mutation}(input: $input) ${fields} }`;
  const { data, errors } = await api.asDirector(query, { input });
  return errors === undefined ? data![mutation] : errors[0]!.extensions;
}

const end = (): Promise<number | null> => api.tapis.store.lastPosition();

afterEach(async () => {
  expect(api.log).toEqual([]);
  await api.close();
});

describe('A preview', () => {
  it('of every command of an evening of disputes says what the command then does, or why it is refused, and records nothing', async () => {
    api = await ApiUnderTest.open({ now: () => now });
    const id = { tournamentId: 'evening' };
    const level = (smallBlind: number): object => ({ kind: 'LEVEL', smallBlind, bigBlind: smallBlind * 2, ante: 0, seconds: 36_000 });
    await api.command('createTournament', {
      ...id,
      name: 'An evening',
      club: 'The club',
      rulebook: { id: 'ropta', at: { version: 1 } },
      startingStack: 2_000,
      seatsPerTable: 8,
      anteFormat: 'NONE',
      chipUnit: 25,
      chipSet: [
        { value: 25, count: 200, inStack: 20 },
        { value: 100, inStack: 15 },
      ],
      structure: [level(25), level(100)],
    });
    for (let n = 1; n <= 7; n += 1) await api.command('registerPlayer', { ...id, playerId: `p${n}`, adult: true });
    await api.command('setPrizes', { ...id, money: { amounts: [10_000, 6_000, 4_000] } });
    await drawFrom(api, seed, 'evening');
    await api.command('startTournament', id);
    await api.command('determineFirstButton', { ...id, table: 1, seat: 1 });

    let changed = 0;
    for (const step of steps.filter(({ input }) => input['preview'] !== true)) {
      now += 1_000;
      const before = await end();
      const shown = await give(
        { ...step, input: { ...step.input, preview: true } },
        `{ events { type } preview { events { type } ${differences} } }`,
      );
      expect(await end()).toBe(before);
      const done = await give(step, '{ events { type } }');
      if (done.code !== undefined) {
        expect({ step, code: shown.code, article: shown.article }).toEqual({ step, code: done.code, article: done.article });
        continue;
      }
      expect(shown.events).toEqual([]);
      const types = (events: readonly { readonly type: string }[]): string[] => events.map(({ type }) => type);
      expect({ step, events: types(shown.preview.events).slice(0, done.events.length) }).toEqual({ step, events: types(done.events) });
      const { data, errors } = await api.asDirector(
        `{ tournament(id: "evening") { differences(since: { position: ${before} }) { what playerId before after } } }`,
      );
      expect(errors).toBeUndefined();
      expect({ step, differences: shown.preview.differences }).toEqual({ step, differences: data!['tournament'].differences });
      changed += shown.preview.differences.length;
    }
    expect(steps.length).toBeGreaterThan(70);
    expect(changed).toBeGreaterThan(100);
  }, 60_000);

  it('of an award that is corrected says who would have how many chips (RC 22)', async () => {
    api = await ApiUnderTest.open({ now: () => now });
    await startFriday(api);
    const { handId, winner, other } = await misread(api);
    const input = { commandId: 'tried', preview: true, handId, pot: 0, seat: other, goesTo: { winners: [other] }, by: winner };
    const step = { mutation: 'claimReading', inputType: 'ClaimReadingInput', input };
    const fields = '{ preview { events { stream text { en } } differences { what before after change text { en fr } } } }';
    const { preview } = await give(step, fields);
    expect(preview.events.map(({ stream }: { stream: string }) => stream)).toContain('tournament-friday');
    const stacks = preview.differences.filter(({ what }: { what: string }) => what === 'STACK');
    expect(stacks).toHaveLength(2);
    expect(stacks.reduce((sum: number, { change }: { change: number }) => sum + change, 0)).toBe(0);
    // The id is still free.
    const { events } = await give({ ...step, input: { ...input, preview: false } }, '{ events { type } }');
    expect(events).toHaveLength(3);
  });

  it('of a draw is withheld: it would show the seats before the draw counts', async () => {
    api = await ApiUnderTest.open({ now: () => now });
    await api.command('createTournament', tournamentInput);
    for (const n of [1, 2, 3]) await api.command('registerPlayer', { tournamentId: 'friday', playerId: `p${n}`, adult: true });
    const input = { commandId: 'tried', preview: true, tournamentId: 'friday' };
    const refused = await give({ mutation: 'drawSeats', inputType: 'DrawSeatsInput', input }, '{ revision }');
    expect(refused).toMatchObject({ code: 'PREVIEW_WITHHELD', parameters: { command: 'DrawSeats' } });
  });

  it('is for those who may give the command, and with the words that they may see', async () => {
    api = await ApiUnderTest.open({ now: () => now });
    await startFriday(api);
    const mutation = 'mutation ($input: RecordOffenceInput!) { recordOffence(input: $input) { preview { events { text { fr } } } } }';
    const before = await end();
    const input = { commandId: 'tried', preview: true, tournamentId: 'friday', playerId: 'p1', offence: 'PHONE', note: 'Seen at 21:40.' };
    const { errors } = await api.ask(mutation, { input });
    expect(errors![0]!.extensions.code).toBe('UNAUTHENTICATED');
    const { data } = await api.asDirector(mutation, { input });
    expect(data!['recordOffence'].preview.events[0].text.fr).toContain('Seen at 21:40.');
    expect(await end()).toBe(before);
  });
});
