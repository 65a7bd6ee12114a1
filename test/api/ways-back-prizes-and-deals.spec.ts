/** `docs/ways-back/prizes-and-deals.md`: its calls run in order as they stand there, and are answered as the page says. */
import { ApiUnderTest } from './client.js';
import { answerTo, beginEvening, readEvenings, writeAnswers } from './documented-evenings.js';

const page = 'ways-back/prizes-and-deals.md';
const evenings = readEvenings(page);

describe('ways back for prizes, deals and results, as the page shows them', () => {
  let api: ApiUnderTest;
  const shown: unknown[] = [];

  beforeAll(async () => {
    api = await ApiUnderTest.open();
  });

  afterAll(async () => {
    if (process.env['WRITE_PAGES'] === '1') writeAnswers(page, shown);
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
      if (answer !== null) shown.push(given);
      if (process.env['WRITE_PAGES'] === '1') continue;
      if (answer === null) expect(given).not.toHaveProperty('refused');
      else expect(given).toEqual(answer);
    }
    expect(steps.filter(({ answer }) => answer !== null).length).toBeGreaterThan(0);
  });
});
