/** `docs/an-evening-in-160-calls.md`: its calls are given in order as they stand there, from the draw to the deal. */
import { readFileSync } from 'node:fs';
import { ApiUnderTest } from './client.js';

const page = readFileSync(new URL('../../docs/an-evening-in-160-calls.md', import.meta.url), 'utf8');
const calls = Array.from(page.matchAll(/```graphql\n(.+?)```/gs), ([, block]) => block!.trim().split('\n')).flat();

/** A line of the page as a mutation. */
function mutationOf(call: string, index: number): string {
  const [, name, fields = ''] = /^(\w+)(?:\((.*)\))?$/.exec(call)!;
  return `mutation { ${name}(input: { commandId: "call-${index}", tournamentId: "sixty", ${fields} }) { position } }`;
}

describe('an evening of sixty players at eight tables without hands', () => {
  let api: ApiUnderTest;

  beforeAll(async () => {
    api = await ApiUnderTest.open();
  });

  afterAll(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  it('takes as many calls as the page says, and at most 160', () => {
    expect(calls.length).toBeLessThanOrEqual(160);
    expect(page).toContain(`**${calls.length} calls**`);
  });

  it('goes from the list to the deal by them', async () => {
    for (const [index, call] of calls.entries()) {
      const { errors } = await api.asDirector(mutationOf(call, index));
      expect([call.slice(0, 100), errors]).toEqual([call.slice(0, 100), undefined]);
    }
    const { data } = await api.asDirector(`{ tournament(id: "sixty") {
      phase registered standings(first: 60) { nodes { place state award { cents bounties } owed entriesOwed } }
      prizes { pot { entries addOns cents } awarded { cents unclaimedBounties } } chipInventory { accounts { inPlay handedOut } } } }`);
    const { phase, registered, standings, prizes, chipInventory } = data!['tournament'];
    expect([phase, registered]).toEqual(['FINISHED', 60]);
    expect(prizes.pot).toEqual({ entries: 60, addOns: 30, cents: 60 * 4_000 + 30 * 2_000 });
    expect(prizes.awarded).toEqual({ cents: prizes.pot.cents, unclaimedBounties: expect.any(Number) });
    expect(chipInventory.accounts.handedOut).toBe(60 * 10_000 + 30 * 5_000);
    const places = standings.nodes.map(({ place }: { place: number }) => place).toSorted((a: number, b: number) => a - b);
    expect(places).toEqual(Array.from({ length: 60 }, (_, at) => at + 1));
    expect(standings.nodes.filter((each: { owed: number; entriesOwed: number }) => each.owed + each.entriesOwed > 0)).toEqual([]);
  });
});
