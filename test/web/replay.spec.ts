/** The replay of a hand in a real browser: scenarios 10 and 11 of the pages, and its states. */
import { browser } from './browser.js';
import { differFromTable } from './checked-states.js';
import { Floor } from './floor.js';
import { everywhere, langs, PageUnderTest, sizes } from './page-under-test.js';
import { PlayedHand, playDisputedWords, playSidePots, playVoid, seatNine, settleDispute, tournamentId } from './played-hands.js';
import { SixPages } from './six-pages.js';

const inBrowser = browser === null ? describe.skip : describe;

inBrowser('The replay of a hand', () => {
  let floor: Floor;
  let under: PageUnderTest;
  const hands: Record<'disputed' | 'sidePots' | 'corrected' | 'void', string> = { disputed: '', sidePots: '', corrected: '', void: '' };

  beforeAll(async () => {
    floor = await Floor.open();
    await seatNine(floor);
    hands.disputed = await playDisputedWords(floor);
    hands.sidePots = await playSidePots(floor, [6, 7, 1]);
    await settleDispute(floor);
    hands.corrected = 'hands.1.3';
    hands.void = await playVoid(floor);
    await floor.api.untilViewsReached();
    under = await PageUnderTest.open(browser!, floor.url);
  });
  afterAll(async () => {
    await browser!.close();
    await floor.close();
  });
  afterEach(() => expect(under.troubles.splice(0)).toEqual([]));

  const step = (): Promise<string | null> => under.page.locator('main').getAttribute('data-step');
  const rowsOf = (selector: string): Promise<string[]> =>
    under.page.locator(selector).evaluateAll((rows) => rows.map((row) => (row.textContent ?? '').replaceAll(/\s+/g, ' ')));

  it.each([
    ['disputed', 'completed', 'wall', 'light'],
    ['sidePots', 'completed', 'phone', 'dark'],
    ['corrected', 'corrected', 'tablet', 'light'],
    ['void', 'void', 'phone', 'light'],
  ] as const)('%s: it is %s, fits each screen and has no violation of accessibility', async (name, state, checked, colorScheme) => {
    await under.page.emulateMedia({ colorScheme });
    await under.go(`/hands/${hands[name]}?lang=fr#9`, sizes[checked]);
    expect(await under.page.locator('main').getAttribute('data-state')).toBe(state);
    expect(await under.violations(`replay: ${colorScheme === 'dark' ? colorScheme : state}`)).toEqual([]);
    for (const [lang, ...size] of everywhere) {
      await under.turn(lang, size);
      expect([size, await under.overflow()]).toEqual([size, 0]);
    }
    await under.page.emulateMedia({ colorScheme: null });
  });

  it('10: the link to a step shows the same step elsewhere, and no hidden card is in the answer or the page', async () => {
    const answers: string[] = [];
    under.page.on('response', (response) => {
      if (response.url().endsWith('/graphql')) void response.text().then((text) => answers.push(text));
    });
    await under.go(`/hands/${hands.disputed}?lang=fr`);
    await under.page.locator('.steps button', { hasText: 'relance à 15' }).first().click();
    const chosen = await step();
    const link = await under.page.getByRole('link', { name: 'Lien vers cette étape' }).getAttribute('href');
    expect(link).toBe(`?lang=fr#${chosen}`);
    const said = await under.text('.said');
    for (const lang of langs) {
      await under.go(`/hands/${hands.disputed}${link!.replace('fr', lang)}`, sizes.phone);
      expect(await step()).toBe(chosen);
      for (const size of [sizes.wall, sizes.tablet, sizes.phone]) {
        await under.turn(lang, size);
        if (lang === 'fr') expect(await under.text('.said')).toBe(said);
        expect(await under.page.content()).not.toMatch(/A♠|K♥|R♥/);
      }
    }
    // Seat 1 was dealt A♠ K♥, which only a director sees; the hands of the showdown are tabled.
    const { data } = await floor.api.asDirector(`{ handReplay(handId: "${hands.disputed}") { steps { event { data } } } }`);
    expect(JSON.stringify(data)).toContain('"As","Kh"');
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) expect(answer).not.toMatch(/"As"|"Kh"|A♠|K♥|R♥/);
    expect(answers.join('')).toContain('"8s","8h"');
    // First names, in letters of 12 pixels or more.
    expect(await under.page.locator('svg.table').textContent()).toMatch(/Anne-Sophie(?! )/);
    const small = await under.page.evaluate<number>(
      `(() => { const svg = document.querySelector('svg.table'); return (13 * svg.getBoundingClientRect().width) / svg.viewBox.baseVal.width; })()`,
    );
    expect(small).toBeGreaterThanOrEqual(12);
  });

  it('10: five books are compared at each size, in French and English, and those that differ are marked', async () => {
    await under.go(`/hands/${hands.disputed}?lang=fr#9`);
    await under.page.getByRole('button', { name: 'Qu’en dirait un autre règlement' }).click();
    await under.page.locator('.others tbody tr').nth(4).waitFor();
    for (const [lang, ...size] of everywhere) {
      await under.turn(lang, size);
      const rows = await rowsOf('.others tbody tr');
      expect(rows.map((row) => /^(RedCactus|Poker Club Mons|TDA|ROPTA|Toufflers)/.exec(row)?.[1])).toEqual([
        'RedCactus',
        'Poker Club Mons',
        'TDA',
        'ROPTA',
        'Toufflers',
      ]);
      expect(rows[3]).toContain(lang === 'fr' ? 'Relance à 15 000' : 'Raise to 15,000');
      const differing = await rowsOf('.others tr.differs');
      expect(differing.length).toBeGreaterThan(0);
      for (const row of differing) expect(row).toMatch(lang === 'fr' ? /Relance à 18 000diffère/ : /Raise to 18,000differs/);
      expect([size, await under.overflow()]).toEqual([size, 0]);
    }
    // The comparison goes along to a step that is another act, and is not offered where there is none.
    await under.page.keyboard.press('Home');
    expect(await under.page.locator('.others').count()).toBe(0);
  });

  it('11: the whole hand is replayed by keyboard alone', async () => {
    const six = await SixPages.open(browser!, floor.url);
    await six.go(`/hands/${hands.disputed}`);
    await six.each(async ({ page }) => {
      const main = page.locator('main');
      expect(await main.getAttribute('data-step')).toBe('0');
      const last = (await page.locator('.steps li').count()) - 1;
      await page.evaluate(`window.steps = []; { const main = document.querySelector('main');
        new MutationObserver(() => steps.push(Number(main.dataset.step))).observe(main, { attributeFilter: ['data-step'] }); }`);
      for (let at = 0; at <= last; at += 1) await page.keyboard.press('ArrowRight');
      expect(await page.evaluate('steps')).toEqual(Array.from({ length: last }, (_, at) => at + 1));
      // Every step is a button that the keyboard reaches.
      await page.locator('.steps button').nth(9).press('Enter');
      expect(await main.getAttribute('data-step')).toBe('9');
      expect(new URL(page.url()).hash).toBe('#9');
    });
    expect(six.troubles()).toEqual([]);
    await six.close();
  });

  it('11: keys lead to the ends and to other books, play, and can be switched off', async () => {
    const { page } = under;
    await under.go(`/hands/${hands.disputed}?lang=en`);
    const last = (await page.locator('.steps li').count()) - 1;
    await page.keyboard.press('End');
    expect(await step()).toBe(String(last));
    await page.keyboard.press('Home');
    expect(await step()).toBe('0');
    await page.keyboard.press('Space');
    await page.locator('main[data-step="2"]').waitFor();
    await page.keyboard.press('ArrowLeft');
    expect(await step()).toBe('1');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    expect(new URL(page.url()).hash).toBe(`#${last - 1}`);
    await page.locator('.steps button').nth(9).press('Enter');
    await page.keyboard.press('b');
    await page.locator('.others tbody tr').nth(4).waitFor();
    expect(await under.violations('replay: other books')).toEqual([]);
    await page.keyboard.press('b');
    expect(await page.locator('.others table').count()).toBe(0);
    await page.getByLabel('Keyboard shortcuts').focus();
    await page.keyboard.press('Space');
    await page.locator('h1').click();
    await page.keyboard.press('b');
    await page.keyboard.press('ArrowRight');
    expect([await step(), await page.locator('.others table').count()]).toEqual(['9', 0]);
    await page.getByLabel('Keyboard shortcuts').check();
  });

  it('the drawing is given as text too', async () => {
    await under.go(`/hands/${hands.sidePots}?lang=en#20`);
    await under.page.getByText('The table as text').click();
    const words = await under.text('.as-text');
    expect(words).toContain('Board 2♣ 5♦ 7♥ 3♣ 10♦');
    expect(words).toMatch(/Main pot: [\d,]+ · Side pot 1: [\d,]+/);
    expect(words).toMatch(/1 · Anne-Sophie Delacroix-Montaigne 0 all-in A♠ A♥/);
    expect(await under.page.locator('svg.table').getAttribute('role')).toBe('img');
  });

  it('an award that was put right is struck through, and leads to the step that did so', async () => {
    await under.go(`/hands/${hands.corrected}?lang=fr#26`);
    expect(await under.text('.said s')).toContain('gagne le pot principal, 9 000');
    await under.page.getByRole('button', { name: 'Rectifié' }).click();
    expect(await step()).toBe('29');
    expect(await under.page.locator('.said s').count()).toBe(0);
    expect(await under.page.locator('.steps s').count()).toBe(1);
  });

  it('articles lead to the pages of the documentation', async () => {
    await under.go(`/hands/${hands.disputed}?lang=fr#9`);
    const links = await under.page.locator('.articles a').evaluateAll((found) => found.map((each) => each.getAttribute('href')));
    expect(links).toEqual(['94', '910', '96'].map((anchor) => `/docs/rules/books/fr/ropta.html#ro-${anchor}`));
  });

  it('on paper are all steps with their hashes', async () => {
    await under.go(`/hands/${hands.disputed}?lang=fr`, sizes.paper);
    await under.page.emulateMedia({ media: 'print' });
    const rows = await rowsOf('table.paper tbody tr');
    expect(rows).toHaveLength(37);
    for (const row of rows) expect(row).toMatch(/[0-9a-f]{64}$/);
    expect(
      await under.page.locator('svg.table, .controls, .steps').evaluateAll((all) => all.filter((each) => each.checkVisibility()).length),
    ).toBe(0);
    expect(await under.overflow()).toBeLessThanOrEqual(0);
    await under.page.emulateMedia({ media: null });
  });

  it('a hand that is played goes on by itself, and who stepped back stays there', async () => {
    const hand = await PlayedHand.open(floor);
    const { page } = under;
    await under.go(`/hands/${hand.id}?lang=en`);
    const begun = Number(await step());
    await page.getByText('You follow the hand').waitFor();
    await hand.act('FOLD');
    await page.locator(`main[data-step="${begun + 1}"]`).waitFor();
    await page.keyboard.press('Home');
    await hand.act('FOLD');
    await page.getByText(`${begun + 2} newer steps`).waitFor();
    expect(await step()).toBe('0');
    await page.getByRole('button', { name: 'Jump to now' }).click();
    expect(await step()).toBe(String(begun + 2));
    expect(await page.locator('main').getAttribute('data-state')).toBe('in-progress');
    expect(await under.violations('replay: in progress')).toEqual([]);
  });

  it('the page of the tournament lists its hands, the last one first, with links', async () => {
    await under.go(`/t/${tournamentId}?lang=fr#hands`, sizes.phone);
    await under.page.locator('#panel-hands li').first().waitFor();
    const listed = await rowsOf('#panel-hands li');
    expect(listed[0]).toMatch(/^Table 1 · main \d Niveau 6 · (?:en cours|pot de)/);
    expect(listed.at(-1)).toBe('Table 1 · main 1 Niveau 6 · pot de 37 500');
    expect(await under.violations('tournament: hands')).toEqual([]);
    await under.page.locator('#panel-hands a').last().click();
    await under.page.locator('main[data-state=completed]').waitFor();
  });

  it('an unknown hand is not a missing network', async () => {
    expect(await under.checkNotices('replay', `/hands/${hands.void}`, '/hands/hands.1.99')).toEqual([]);
    await under.go('/hands/nobody?lang=en');
    expect(await under.page.locator('main').getAttribute('data-state')).toBe('unknown');
    under.troubles.splice(0);
    await under.page.route('**/graphql', (route) => route.abort());
    await under.go(`/hands/${hands.void}?lang=fr`);
    expect(await under.page.locator('main').getAttribute('data-state')).toBe('error');
    await under.page.unroute('**/graphql');
    under.troubles.splice(0);
    // It tries again by itself.
    await under.page.locator('main[data-state=void]').waitFor();
  });

  it('has the tournament and the hand in its title', async () => {
    const { request } = under.page;
    const response = await request.get(`${floor.url}/hands/${hands.disputed}`);
    expect(await response.text()).toContain('<title>Deepstack du vendredi · 1.1</title>');
    expect((await request.get(`${floor.url}/hands/hands.1.99`)).status()).toBe(404);
  });

  it('axe has checked every state of the table', () => {
    expect(differFromTable('replay.spec.ts')).toEqual([]);
  });
});
