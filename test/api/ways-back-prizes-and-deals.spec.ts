/** `docs/ways-back/prizes-and-deals.md`: its calls run in order as they stand there, and are answered as the page says. */
import { ApiUnderTest } from './client.js';
import { answerTo, beginEvening, readEvenings } from './documented-evenings.js';

const evenings = readEvenings('ways-back/prizes-and-deals.md');

describe('ways back for prizes, deals and results, as the page shows them', () => {
  let api: ApiUnderTest;

  beforeAll(async () => {
    api = await ApiUnderTest.open();
  });

  afterAll(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  it('has an evening for each kind of mistake', () => {
    expect(evenings).toHaveLength(7);
  });

  it.each(evenings)('$title', async ({ start, steps }) => {
    await beginEvening(api, start);
    for (const { call, answer } of steps) {
      const given = await answerTo(api, call);
      if (answer === null) expect(given).not.toHaveProperty('refused');
      else expect(given).toEqual(answer);
    }
    expect(steps.filter(({ answer }) => answer !== null).length).toBeGreaterThan(0);
  });
});
