/**
 * The desk of a director in a browser: signed in by a code, with what is due, tables, players and what was done last. What is tapped has one
 * effect, also over a bad network, and a second desk sees what the first decided.
 */
import type { Browser, Page } from 'playwright-core';
import { openHand } from '../api/hands.js';
import { each, itInAll } from '../sizes.js';
import { browser } from './browser.js';
import { differFromTable } from './checked-states.js';
import { Floor } from './floor.js';
import { everywhere, PageUnderTest, sizes } from './page-under-test.js';
import { makeState } from './states.js';

const inBrowser = browser === null ? describe.skip : describe;
const clockButton = {
  en: { stop: 'Stop the clock', start: 'Start the clock' },
  fr: { stop: 'Arrêter le chronomètre', start: 'Relancer le chronomètre' },
} as const;
const gesture = { words: { kind: 'RAISE', amount: 1_000, conditional: true, text: 'if you bet, I raise' } };

inBrowser('The desk in a browser', () => {
  let floor: Floor;
  const opened: PageUnderTest[] = [];

  beforeAll(async () => {
    floor = await Floor.open();
    await floor.start({ id: 'friday', players: 18, settings: { rulebook: { id: 'redcactus', at: { version: 1 } }, seatsPerTable: 6 } });
    for (const state of ['announced', 'seated', 'hand-for-hand', 'final-table', 'finished'] as const) await makeState(floor, state);
    await floor.start({ id: 'race', players: 18, settings: { seatsPerTable: 6 } }, 6);
    await floor.start({ id: 'days', players: 12, settings: { seatsPerTable: 6 } }, 6);
    known = await open();
    for (const id of ['friday', 'race', 'announced', 'hand-for-hand', 'final-table', 'finished', 'days']) await known.pair(floor.api, id);
  });
  afterAll(async () => {
    for (const under of opened) expect(under.troubles).toEqual([]);
    await browser!.close();
    await floor.close();
  });

  async function open(): Promise<PageUnderTest> {
    const under = await PageUnderTest.open(browser as Browser, floor.url);
    opened.push(under);
    return under;
  }

  /** One browser that is signed in at several desks. */
  let known: PageUnderTest;
  async function desk(id: string, lang = 'en'): Promise<PageUnderTest> {
    await known.go(`/t/${id}/desk?lang=${lang}`, sizes.tablet);
    return known;
  }
  const director = (): Promise<PageUnderTest> => desk('friday');

  const step = async (page: Page, item: string, button: string): Promise<void> => {
    await page.locator('.due li', { hasText: item }).locator('button', { hasText: button }).first().click();
    await page.locator('dialog[open]').waitFor();
  };
  const confirm = async (page: Page): Promise<void> => {
    await page.locator('dialog[open] button.main:enabled').click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  };
  const countOf = async (id: string, command: string): Promise<number> => {
    const { data } = await floor.api.asDirector('query($id: ID!) { tournament(id: $id) { auditFeed(last: 200) { nodes { command } } } }', {
      id,
    });
    return (data!['tournament'].auditFeed.nodes as { command: string }[]).filter((each) => each.command === command).length;
  };

  it('ends a day with a bag and begins the next, and says until when a message is shown', async () => {
    const { page } = await desk('days');
    const choose = async (button: string): Promise<void> => {
      await page.locator('.menu summary').click();
      await page.locator('.menu button', { hasText: button }).first().click();
      await page.locator('dialog[open]').waitFor();
    };
    await choose('Message');
    await page.locator('#field-message').fill('Bags are on the tables.');
    await page.locator('#field-until').fill('23:59');
    await confirm(page);
    await page.locator('.from-director', { hasText: 'Bags are on the tables. until' }).waitFor();
    await choose('End the day');
    await confirm(page);
    await page.locator('.bar .clock', { hasText: 'stopped' }).waitFor();
    await choose('Bag: first count');
    await page.locator('#field-playerId').selectOption({ index: 1 });
    await page.locator('#field-bag').fill('101');
    await page.locator('#field-stack').fill('19 900');
    await confirm(page);
    await choose('Begin the next day');
    // The bag was counted once, and others have none.
    await page.locator('dialog[open] .refusal', { hasText: 'BAGS_UNRESOLVED' }).waitFor();
    await page.keyboard.press('Escape');
    const read = async (): Promise<unknown> =>
      (await floor.api.asDirector('{ tournament(id: "days") { bags { bags { bag first second state } missing { id } } } }')).data![
        'tournament'
      ].bags;
    await expect(read()).resolves.toMatchObject({ bags: [{ bag: 101, first: 19_900, second: null, state: 'COUNTED_ONCE' }] });
    await floor.api.command('withdrawBag', { tournamentId: 'days', bag: 101 });
    await choose('Draw the seats of the next day');
    await confirm(page);
    await choose('Begin the next day');
    await confirm(page);
    await page.locator('.bar .clock:not(.paused)').waitFor();
    expect(await countOf('days', 'RedrawSeats')).toBe(1);
  });

  it('shows nothing before it is signed in, says what a wrong code is, and signs in and out', async () => {
    const under = await open();
    const { page } = under;
    await under.go('/t/seated/desk?lang=fr', sizes.phone);
    expect(await under.text()).toContain('npx tapis pair seated');
    await page.locator('.lead', { hasText: 'Rencontre interclubs · Poker Club des Quatre Vents' }).waitFor();
    expect(await under.violations('desk: signed out')).toEqual([]);
    await page.locator('#code').fill('BCDFGHJKLM');
    await page.locator('button[type=submit]').click();
    await page.locator('.refusal').waitFor();
    expect(await under.text()).toContain('Aucune association');
    const { code } = await floor.api.command('offerPairing', { tournamentId: 'seated', desk: { role: 'TD', label: 'tablet' } }, '{ code }');
    await page.locator('#code').fill(code as string);
    await page.locator('button[type=submit]').click();
    // It starts the tournament from what is due, after a preview.
    await step(page, 'Les places sont tirées', 'Commencer le tournoi');
    await page.locator('.preview li').first().waitFor();
    expect(await under.violations('desk: preview of the start')).toEqual([]);
    // What happens to all alike is said once.
    const lines = await page.locator('.preview li').allInnerTexts();
    expect(lines.at(-1)!.replaceAll(/\s+/g, ' ')).toBe('27 joueurs : statut sur la liste → en jeu, tapis 0 → 20 000 (+20 000)');
    expect(lines.join(' ')).not.toContain('Zoé');
    await confirm(page);
    await page.locator('.bar .clock', { hasText: 'Niveau 1' }).waitFor();
    expect(await page.evaluate('document.cookie + JSON.stringify(sessionStorage) + JSON.stringify(localStorage)')).not.toMatch(
      /tapis_d_|tapis-device/,
    );
    await page.locator('.menu summary').click();
    await page.locator('.menu button', { hasText: 'Quitter' }).click();
    await page.locator('#code').waitFor();
  });

  const states = ['announced', 'hand-for-hand', 'final-table', 'finished'];
  it.each(each(states))('of a tournament that is %s has no violation of accessibility, and fits', async (state) => {
    const under = await desk(state, 'fr');
    for (const [lang, ...size] of everywhere) {
      await under.turn(lang, size);
      expect([size, await under.overflow()]).toEqual([size, 0]);
    }
    expect(await under.violations(`desk: ${state}`)).toEqual([]);
  });

  /** What a desk says of words that are left to the director. */
  const ruling = {
    en: { item: 'conditional', freely: 'freely', binding: 'binding', refused: 'RULING_CLOSED' },
    fr: { item: 'conditionnelle', freely: 'librement', binding: 'engage', refused: 'RULING_CLOSED' },
  } as const;

  it('8: disputed words are ruled on; a second desk sees it closed, and its late tap is refused with a reason; 11: also by keyboard', async () => {
    const hand = await openHand(floor.api);
    const [first, second] = [await director(), await open()];
    await second.pair(floor.api, 'friday');
    await second.go('/t/friday/desk?lang=en', sizes.tablet);
    for (const [at, [lang, ...size]] of each(everywhere).entries()) {
      await floor.api.command('act', { handId: hand.id, seat: hand.turn, act: { gesture } });
      const t = ruling[lang];
      await Promise.all([first, second].map((under) => under.turn(lang, size)));
      await first.page.locator('.due .articles', { hasText: 'RC 59-A' }).first().waitFor();
      await step(second.page, t.item, t.binding);
      if (size[0] === sizes.wall[0]) {
        await first.page.locator('h1').press('1');
        while (!(await first.page.evaluate<string>('document.activeElement.textContent')).includes(t.freely))
          await first.page.keyboard.press('Tab');
        await first.page.keyboard.press('Enter');
        await first.page.locator('dialog[open] button.main:enabled').waitFor();
        expect(await first.violations('desk: ruling')).toEqual([]);
        await first.page.locator('dialog[open] button.main').press('Enter');
        await first.page.locator('dialog[open]').waitFor({ state: 'detached' });
      } else {
        await step(first.page, t.item, t.freely);
        await confirm(first.page);
      }
      await second.page.locator('.due button', { hasText: t.freely }).waitFor({ state: 'detached' });
      await second.page.locator('dialog[open] button.main:enabled').click();
      await second.page.locator('.given .refused').waitFor();
      expect(await second.text('.given')).toContain(t.refused);
      if (at === 0) expect(await second.violations('desk: refused')).toEqual([]);
      await second.page.locator('.given .refused button').click();
      expect(await countOf('friday', 'RuleOnAction')).toBe(at + 1);
    }
  });

  it('9: what is tapped twice on a bad network has one effect', async () => {
    const under = await director();
    const { page } = under;
    const isMutation = (body: string | null): boolean => body?.includes('"mutation') === true && !body.includes('preview');
    // A fifth of a second in place of two until a command is sent again.
    await page.evaluate('{ const real = setTimeout; setTimeout = (run, ms) => real(run, ms === 2000 ? 200 : ms); }');
    for (const [at, [lang, ...size]] of each(everywhere).entries()) {
      await under.turn(lang, size);
      const isRunning = at % 2 === 0;
      // First nothing arrives, then an answer is lost: the command has arrived, and is sent again with its id.
      const most = at === 0 ? 2 : 1;
      let lost = 0;
      await page.route('**/graphql', async (route) => {
        if (!isMutation(route.request().postData()) || lost === most) return route.continue();
        lost += 1;
        if (lost === most) await route.fetch();
        return route.abort();
      });
      const button = clockButton[lang][isRunning ? 'stop' : 'start'];
      await page.locator('.bar > button', { hasText: button }).click();
      await page.locator('dialog[open] button.main:enabled').dblclick();
      await page.locator('.given .waiting').waitFor();
      if (at === 0) expect(await under.violations('desk: waits for the network')).toEqual([]);
      await page.locator('.given .done', { hasText: button }).waitFor();
      const counts = [await countOf('friday', 'PauseClock'), await countOf('friday', 'ResumeClock')];
      expect([lost, ...counts]).toEqual([most, Math.floor(at / 2) + 1, Math.ceil(at / 2)]);
      await page.unroute('**/graphql');
      await page.locator(`.bar .clock${isRunning ? '.paused' : ':not(.paused)'}`).waitFor();
    }
    under.troubles.length = 0;
  });

  it('gives back after two minutes without a network what nobody took', async () => {
    const under = await director();
    const { page } = under;
    await page.route('**/graphql', (route) => route.abort());
    await page.locator('.tables article').first().locator('button', { hasText: 'Halt' }).click();
    await page.locator('dialog[open] textarea').fill('A spilt drink.');
    await page.locator('dialog[open] button.main:enabled').click();
    await page.locator('.given .waiting').waitFor();
    await page.evaluate('{ const real = Date.now; Date.now = () => real() + 130_000; }');
    await page.locator('.given .givenBack').waitFor();
    expect(await under.violations('desk: given back')).toEqual([]);
    await page.unroute('**/graphql');
    expect(await countOf('friday', 'HaltTable')).toBe(0);
    await page.locator('.given .givenBack button.main').click();
    await page.locator('.given .done').waitFor();
    expect(await countOf('friday', 'HaltTable')).toBe(1);
    await page.locator('.tables article.halted').first().waitFor();
    expect(await under.violations('desk: halted')).toEqual([]);
    await page.locator('.tables article.halted').first().locator('button', { hasText: 'Play on' }).click();
    await page.locator('dialog[open] textarea').fill('Dry again.');
    await confirm(page);
    await page.locator('.tables article.halted').waitFor({ state: 'detached' });
    under.troubles.length = 0;
  });

  it('puts a player out, and back in from what was done last', async () => {
    const { page } = await director();
    const { data } = await floor.api.asDirector(
      '{ tournament(id: "friday") { standings(first: 30) { nodes { playerId table player { name } } } } }',
    );
    const seated = (data!['tournament'].standings.nodes as { playerId: string; table: number; player: { name: string } }[]).find(
      ({ table }) => table === 2,
    )!;
    await page.locator('#search').fill(seated.player.name);
    await page.locator('.search li', { hasText: seated.player.name }).locator('button', { hasText: /^Out$/ }).click();
    await page.locator('.preview li').first().waitFor();
    await confirm(page);
    // Other lines may name the player too, and come after it.
    const putBack = page.locator('button', { hasText: 'Put back in' });
    const last = page.locator('.last li', { hasText: seated.player.name, has: putBack }).first();
    await last.locator('summary').click();
    await last.locator('button', { hasText: 'Put back in' }).click();
    await page.locator('dialog[open] textarea').fill('The wrong player.');
    await page.locator('.preview').waitFor();
    await confirm(page);
    await page.locator('.given .done', { hasText: 'Put back in' }).waitFor();
    const { data: after } = await floor.api.asDirector('{ tournament(id: "friday") { left } }');
    expect(after!['tournament'].left).toBe(18);
  });

  it('shows which tables have run a chip race, and which wait', async () => {
    await floor.api.command('announceChipRace', { tournamentId: 'race', newSmallest: 500 });
    await floor.api.command('runChipRace', { tournamentId: 'race', table: 1, newSmallest: 500 });
    await floor.api.command('recordHandPlayed', { tournamentId: 'race', table: 2 });
    const { page } = await desk('race');
    const race = page.locator('.race');
    await race.locator('li', { hasText: 'Has raced: 1' }).waitFor();
    expect(await race.locator('li').allTextContents()).toEqual([
      'Has raced: 1',
      expect.stringMatching(/^Table 2: .*count/),
      'Table 3: can race now',
    ]);
    for (const table of [2, 3]) {
      const stacks = (await playersAt('race', table)).map((playerId) => ({ playerId, stack: 20_000 }));
      await floor.api.command('recordChipCounts', { tournamentId: 'race', table, stacks });
      await floor.api.command('runChipRace', { tournamentId: 'race', table, newSmallest: 500 });
    }
    await race.waitFor({ state: 'detached' });
  });

  it('enters a late player, who has to be of age', async () => {
    await floor.eliminate('friday', (await playersAt('friday', 3))[0]!);
    const { page } = await desk('friday');
    const enter = async (isOfAge: boolean): Promise<void> => {
      await page.locator('.menu summary').click();
      await page.locator('.menu button', { hasText: 'Enter a player' }).click();
      await page.locator('dialog[open] #field-person').fill('Odile Lefebvre');
      for (const label of isOfAge ? ['Is of age', 'Shows a document'] : ['Shows a document'])
        await page.locator('dialog[open] label', { hasText: label }).locator('input').check();
    };
    await enter(false);
    await page.locator('dialog[open] .refusal').waitFor();
    await page.keyboard.press('Escape');
    await page.reload();
    await page.locator('main.desk').waitFor();
    await enter(true);
    await confirm(page);
    await page.locator('.given .done').waitFor();
    const { data } = await floor.api.asDirector('{ tournament(id: "friday") { registered } }');
    expect(data!['tournament'].registered).toBe(19);
  });

  it('lets a floor do what a floor may, and put right what a floor may', async () => {
    const under = await open();
    await under.pair(floor.api, 'friday', { desk: { role: 'FLOOR', label: 'phone' } });
    await under.go('/t/friday/desk?lang=en', sizes.tablet);
    await under.page.locator('.tables article').first().waitFor();
    const last = under.page.locator('.last li');
    await last.first().waitFor();
    await last.locator('summary').first().waitFor();
    const offered = await last.locator('button').allTextContents();
    // Of the late entry, which is among the last in any case.
    expect(offered).toContain('Give the entry to another');
    expect(offered.join(' ')).not.toContain('Reopen');
  });

  it('is for tablets and phones, in both languages, for keyboards and screen readers', async () => {
    const under = await director();
    expect(await under.check('/t/friday/desk', 'desk: running')).toEqual([]);
    await under.go('/t/friday/desk?lang=fr', [390, 844]);
    await under.page.keyboard.press('/');
    expect(await under.page.evaluate('document.activeElement.id')).toBe('search');
    await under.page.locator('.bar > button').focus();
    await under.page.keyboard.press('Enter');
    await under.page.locator('dialog[open]').waitFor();
    expect(await under.violations('desk: clock')).toEqual([]);
    await under.page.keyboard.press('Escape');
    await under.page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(await under.overflow()).toBe(0);
  });

  it('says what each gets by a deal that is proposed, who has accepted it, and what was agreed', async () => {
    const id = 'deal';
    await floor.start({ id, players: 5, settings: { seatsPerTable: 6 } }, 6);
    await floor.eliminate(id, 'p5', 'p4');
    const stacks = [45_000, 33_000, 22_000].map((stack, at) => ({ playerId: `p${at + 1}`, stack }));
    await floor.api.command('recordChipCounts', { tournamentId: id, table: 1, stacks });
    await known.pair(floor.api, id);
    const under = await desk(id);
    const { page } = under;
    const look = async (state: string): Promise<void> => expect(await under.violations(`desk: ${state}`)).toEqual([]);
    // The last table cannot be broken.
    expect(await page.locator('.tables button', { hasText: 'Break' }).count()).toBe(0);
    await page.locator('.menu summary').click();
    await page.locator('.menu button', { hasText: 'Propose a deal' }).click();
    await page.locator('dialog[open] select').selectOption('CHIP_CHOP');
    await page.locator('dialog[open] label', { hasText: 'Play goes on' }).locator('input').check();
    await page.locator('#field-leftForWinner').fill('80');
    await page.locator('.preview li').first().waitFor();
    await look('form of a deal');
    await confirm(page);
    const { data } = await floor.api.asDirector(`{ tournament(id: "${id}") { prizes { proposal { shares { playerId cents } } } } }`);
    const shares = data!['tournament'].prizes.proposal.shares as { cents: number }[];
    const euros = shares.map(({ cents }) => `€${(cents / 100).toFixed(2).replace('.00', '')}`);
    const rows = page.locator('.deal tbody tr');
    await rows.nth(2).waitFor();
    expect((await rows.allInnerTexts()).map((row) => row.replaceAll(/\s+/g, ' '))).toEqual(
      ['Zoé Delattre 45,000', 'Anne-Sophie Delacroix-Montaigne 33,000', 'Samuel Okafor 22,000'].map(
        (row, at) => `${row} ${euros[at]} not yet`,
      ),
    );
    expect(await under.text('.deal')).toContain('It shares €500 of the €580 in prizes that are left. Left for the winner: €80');
    expect(await under.text('.due')).toMatch(/Deal 1: €\d+\.\d\d of the €500\.00 that are shared; €80\.00 is left for the winner\./);
    await look('deal proposed');
    await step(page, 'Zoé Delattre', 'Accept');
    await confirm(page);
    await rows.filter({ hasText: 'accepts' }).waitFor();
    await look('deal accepted by one');
    for (const playerId of ['p2', 'p3']) await floor.api.command('acceptDeal', { tournamentId: id, playerId, deal: 1 });
    await page.locator('.deal h2', { hasText: 'Deal 1, agreed' }).waitFor();
    await look('deal agreed');
  });

  it('names offences as the record does, in the language of the page', async () => {
    const under = await director();
    const { page } = under;
    const { data } = await floor.api.ask('{ enumLabels(name: "Offence") { value label { en fr } } }');
    const labels = data!['enumLabels'] as { value: string; label: { en: string; fr: string } }[];
    for (const lang of ['en', 'fr'] as const) {
      await under.turn(lang, sizes.tablet);
      await page.locator('#search').fill('a');
      await page
        .locator('.search li button', { hasText: lang === 'en' ? 'Offence' : 'Faute' })
        .first()
        .click();
      const listed = page.locator('dialog[open] option:not([value=""])');
      // The page reads them once it is there.
      await listed.first().waitFor({ state: 'attached' });
      const options = await listed.evaluateAll((all) => all.map((each) => [each.getAttribute('value'), each.textContent] as const));
      expect(options.length).toBeGreaterThan(5);
      for (const [value, text] of options)
        expect([value, text!.toLowerCase()]).toEqual([value, labels.find((each) => each.value === value)!.label[lang].toLowerCase()]);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
  });

  it('says what is not there, and what cannot be reached', async () => {
    expect(await known.checkNotices('desk', '/t/friday/desk', '/t/nobody/desk')).toEqual([]);
  });

  itInAll('axe has checked every state of the table', () => {
    expect(differFromTable('desk.spec.ts')).toEqual([]);
  });

  async function playersAt(id: string, table: number): Promise<readonly string[]> {
    const { data } = await floor.api.ask(
      'query($id: ID!, $table: Int!) { tournament(id: $id) { table(table: $table) { seats { playerId } } } }',
      { id, table },
    );
    return (data!['tournament'].table.seats as { playerId: string }[]).map(({ playerId }) => playerId);
  }
});
