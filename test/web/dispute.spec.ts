/** The page of a dispute in a real browser: what everybody sees, what a paired desk sees, and the document on paper. */
import { browser } from './browser.js';
import { differFromTable } from './checked-states.js';
import { Floor } from './floor.js';
import { PageUnderTest, sizes } from './page-under-test.js';
import { saidInDispute as said, seatNine, settleDispute, tournamentId } from './played-hands.js';

const inBrowser = browser === null ? describe.skip : describe;

inBrowser('The page of a dispute', () => {
  let floor: Floor;
  let under: PageUnderTest;
  let id: string;

  beforeAll(async () => {
    floor = await Floor.open();
    await seatNine(floor);
    id = await settleDispute(floor);
    await floor.api.untilViewsReached();
    under = await PageUnderTest.open(browser!, floor.url);
  });
  afterAll(async () => {
    await browser!.close();
    await floor.close();
  });
  afterEach(() => expect(under.troubles.splice(0)).toEqual([]));

  it('shows everybody its state, the articles and its course, and says who sees the rest', async () => {
    const answers: string[] = [];
    under.page.on('response', (response) => {
      if (response.url().endsWith('/graphql')) void response.text().then((text) => answers.push(text));
    });
    for (const [lang, ...parts] of [
      [
        'fr',
        'Litige 1',
        'tranché',
        'réservés aux responsables',
        'La réclamation est accueillie',
        'RO 10.9',
        'La main, à l’étape',
        'pièce versée',
      ],
      ['en', 'Dispute 1', 'ruled on', 'for officials', 'The claim is upheld', 'RO 10.9', 'Replay of the hand, step', 'evidence recorded'],
    ] as const) {
      await under.go(`/disputes/${id}?lang=${lang}`, sizes.phone);
      expect(await under.page.locator('main').getAttribute('data-state')).toBe('restricted');
      const text = await under.text();
      for (const part of parts) expect(text).toContain(part);
      expect(await under.overflow()).toBeLessThanOrEqual(0);
      expect(await under.violations('dispute: restricted')).toEqual([]);
    }
    expect(answers).toHaveLength(2);
    for (const answer of answers) for (const words of Object.values(said)) expect(answer).not.toContain(words);
    // The link leads to the step of the replay, and the replay leads back.
    await under.page.getByRole('link', { name: /Replay of the hand/ }).click();
    await under.page.locator('main[data-state=corrected]').waitFor();
    expect(await under.text('.said s')).toContain('wins the main pot');
    await under.page.getByRole('link', { name: 'Dispute 1' }).click();
    await under.page.locator('main[data-state=restricted]').waitFor();
  });

  it('shows a desk of the tournament the claim, the evidence, the facts, the ruling, and what it changed', async () => {
    const { code } = await floor.api.command('offerPairing', { tournamentId, desk: { role: 'TD', label: 'desk' } }, '{ code }');
    const paired = await floor.api.ask('mutation($input: PairDeviceInput!) { pairDevice(input: $input) { key } }', {
      input: { tournamentId, code, commandId: 'pair-1' },
    });
    const { key } = paired.data!['pairDevice'] as { readonly key: string };
    const kept = await under.page.request.post(`${floor.url}/device-session`, { headers: { authorization: `Bearer ${key}` } });
    expect(kept.status()).toBe(200);
    for (const [size, lang, scheme] of [
      ['wall', 'en', 'light'],
      ['tablet', 'fr', 'dark'],
      ['phone', 'fr', 'light'],
    ] as const) {
      await under.page.emulateMedia({ colorScheme: scheme });
      await under.go(`/disputes/${id}?lang=${lang}`, sizes[size]);
      expect(await under.page.locator('main').getAttribute('data-state')).toBe('shown');
      expect(await under.overflow()).toBeLessThanOrEqual(0);
      if (size !== 'phone') expect(await under.violations(scheme === 'dark' ? 'dispute: dark' : 'dispute: shown')).toEqual([]);
    }
    await under.page.emulateMedia({ colorScheme: null });
    const text = await under.text();
    for (const words of Object.values(said)) expect(text).toContain(words);
    expect(text).toContain('Rachel Lambert');
    expect(text).toMatch(/◄ contesté/);
    expect(text).toMatch(/Ce qui a été rectifié .*le pot principal va/);
    expect(text).toMatch(/Ce que cela a changé au classement et aux prix .*: tapis .* → /);
  });

  it('prints the document of the commission', async () => {
    await under.go(`/disputes/${id}?lang=fr`, sizes.paper);
    await under.page.emulateMedia({ media: 'print' });
    const { data } = await floor.api.asDirector(`{ dispute(id: "${id}") { document { fr } } }`);
    const visible = await under.page
      .locator('main > *')
      .evaluateAll((all) => all.filter((each) => each.checkVisibility()).map((each) => each.textContent));
    expect(visible).toEqual([(data!['dispute'] as { readonly document: { readonly fr: string } }).document.fr]);
    expect(await under.overflow()).toBeLessThanOrEqual(0);
    await under.page.emulateMedia({ media: null });
  });

  it('an unknown dispute is not a missing network', async () => {
    expect(await under.checkNotices('dispute', `/disputes/${id}`, `/disputes/${tournamentId}.d99`)).toEqual([]);
    await under.go('/disputes/nothing?lang=en');
    expect(await under.page.locator('main').getAttribute('data-state')).toBe('unknown');
  });

  it('axe has checked every state of the table', () => {
    expect(differFromTable('dispute.spec.ts')).toEqual([]);
  });
});
