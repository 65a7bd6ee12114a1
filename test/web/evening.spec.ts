/**
 * An evening of a club from the first entry to a deal, run in browsers alone: a desk, the devices of two tables, the display and the public page.
 * The director does what is due, makes ten mistakes and puts them right, and rules on three disputes. `TAPIS_EVENING_PLAYERS=60` plays a whole one.
 */
import type { Browser, Locator, Page } from 'playwright-core';
import { browser } from './browser.js';
import { Floor } from './floor.js';
import { PageUnderTest } from './page-under-test.js';
import { createSeason } from './seasons.js';
import { rulesInput } from '../fixtures/season-inputs.js';

const inBrowser = browser === null ? describe.skip : describe;
const PLAYERS = Number(process.env['TAPIS_EVENING_PLAYERS'] ?? 11);
const STACK = 20_000;
/** The players make a deal when this many are left. */
const DEAL_AT = 3;
const id = 'evening';

const level = (bigBlind: number): object => ({ kind: 'LEVEL', smallBlind: bigBlind / 2, bigBlind, ante: bigBlind, seconds: 1_200 });
const firstNames = ['Zoé', 'Anne', 'Samuel', 'Rachel', 'Hugo', 'Mathieu', 'Inès', 'Chloé', 'Yasmine', 'Karim'];
const lastNames = ['Delattre', 'Okafor', 'Lambert', 'Vasseur', 'Cherif', 'Peeters'];
const names = Array.from({ length: PLAYERS }, (_, at) => `${firstNames[at % 10]} ${lastNames[Math.floor(at / 10) % 6]}`);

interface DueShown {
  readonly kind: string;
  readonly player: { readonly id: string } | null;
  readonly steps: readonly { readonly asks: readonly string[] }[];
}
interface Seated {
  readonly playerId: string;
  readonly name: string;
  readonly table: number;
}

inBrowser(`An evening of ${PLAYERS} players in the browser`, () => {
  let floor: Floor;
  const opened: PageUnderTest[] = [];
  let desk: Page;
  let display: PageUnderTest;
  let publicPage: PageUnderTest;
  const devices = new Map<number, Page>();
  /** The chips that lie before each player. */
  const chips = new Map<string, number>();
  let compared = 0;

  beforeAll(async () => {
    floor = await Floor.open();
    await floor.api.command('registerClub', {
      clubId: 'winds',
      name: 'Poker Club des Quatre Vents',
    });
    const rules = {
      counting: [{ name: 'Hiver', from: '2020-01-01', to: '2040-12-31' }],
      selection: { count: { best: 3 } },
      ranking: ['points'],
    };
    await createSeason(floor.api, 'winter', { owner: { clubId: 'winds' }, name: 'Saison d’hiver', rules: rulesInput(rules) });
    await floor.api.command('createTournament', {
      tournamentId: id,
      name: 'Deepstack du vendredi',
      clubId: 'winds',
      club: 'Poker Club des Quatre Vents',
      rulebook: { id: 'ropta', at: { version: 1 } },
      startingStack: STACK,
      seatsPerTable: 9,
      anteFormat: 'BIG_BLIND',
      chipUnit: 100,
      currency: 'EUR',
      structure: [200, 400, 600, 1_000, 2_000, 4_000].map(level),
    });
    desk = await open(`/t/${id}/desk`, { desk: { role: 'TD', label: 'tablet' } });
    [display, publicPage] = [
      await PageUnderTest.open(browser as Browser, floor.url),
      await PageUnderTest.open(browser as Browser, floor.url),
    ];
    opened.push(display, publicPage);
    await display.go(`/t/${id}/display?lang=en`);
    await publicPage.go(`/t/${id}?lang=en`);
  });
  afterAll(async () => {
    // The token of a table's device is over with the tournament.
    for (const under of opened) expect(under.troubles.filter((trouble) => !trouble.includes('401'))).toEqual([]);
    await browser!.close();
    await floor.close();
  });

  /** Signs a browser in with a code that the server prints. */
  async function open(path: string, device: object): Promise<Page> {
    const under = await PageUnderTest.open(browser as Browser, floor.url);
    opened.push(under);
    await under.go(`${path}?lang=en`, [1_024, 1_366]);
    const { code } = await floor.api.command('offerPairing', { tournamentId: id, ...device }, '{ code }');
    await under.page.locator('#code').fill(code as string);
    await under.page.locator('button[type=submit]').click();
    await under.page.locator('main.desk, main.device').waitFor();
    return under.page;
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- The answer has what is asked for.
  async function read(fields: string): Promise<any> {
    await floor.api.untilViewsReached();
    return (await floor.api.asDirector(`{ tournament(id: "${id}") { ${fields} } }`)).data!['tournament'];
  }

  async function seated(): Promise<readonly Seated[]> {
    const { seatingChart } = await read('seatingChart { tables { table seats { playerId player { name } } } }');
    return (seatingChart.tables as { table: number; seats: { playerId: string; player: { name: string } }[] }[]).flatMap(
      ({ table, seats }) => seats.map(({ playerId, player }) => ({ playerId, name: player.name, table })),
    );
  }

  const dialog = (): Locator => desk.locator('dialog[open]');
  const done = async (page: Page): Promise<void> => {
    await page.locator('.given .sending, .given .waiting').waitFor({ state: 'detached' });
    expect(await page.locator('.given .refused').allInnerTexts()).toEqual([]);
  };
  async function confirm(): Promise<void> {
    await dialog().locator('button.main:enabled').click();
    await dialog().waitFor({ state: 'detached' });
    await done(desk);
  }
  async function fromMenu(button: string | RegExp): Promise<void> {
    if ((await desk.locator('.menu[open]').count()) === 0) await desk.locator('.menu summary').click();
    await desk.locator('.menu button', { hasText: button }).click();
    await dialog().waitFor();
  }
  async function ofPlayer(name: string, button: string | RegExp): Promise<void> {
    await desk.locator('#search').fill(name);
    await desk.locator('.search li', { hasText: name }).locator('button', { hasText: button }).first().click();
    await dialog().waitFor();
  }
  /** Puts right what was recorded last. */
  async function putRight(
    entry: string | RegExp,
    button: string | RegExp,
    reason: string | null = 'A slip of the hand.',
    field: readonly [string, string] | null = null,
  ): Promise<void> {
    const last = desk
      .locator('.last li', { hasText: entry })
      .filter({ has: desk.locator('button', { hasText: button }) })
      .first();
    await last.locator('summary').click();
    await last.locator('button', { hasText: button }).first().click();
    await dialog().waitFor();
    if (reason !== null) await dialog().locator('textarea').first().fill(reason);
    if (field !== null) await dialog().locator(field[0]).fill(field[1]);
    await confirm();
  }
  const fillStacks = async (): Promise<void> => {
    const byName = new Map((await seated()).map(({ name, playerId }) => [name, playerId]));
    for (const field of await dialog().locator('.field.row').all()) {
      const name = (await field.locator('label').innerText()).replace(/^\d+\. /, '').trim();
      await field.locator('input').fill(String(chips.get(byName.get(name)!)));
    }
  };

  const ofTable = (table: number, button: string): Locator =>
    desk
      .locator('.tables article', { has: desk.locator('h3', { hasText: new RegExp(`Table ${table}$`) }) })
      .locator('button', { hasText: button });

  async function countTable(table: number): Promise<void> {
    await ofTable(table, 'Count').click();
    await dialog().waitFor();
    await fillStacks();
    await confirm();
  }

  /** Does what is due until nothing is, or the rest waits. */
  async function settleDue(): Promise<void> {
    for (let rounds = 0; rounds < 60; rounds += 1) {
      await floor.api.untilViewsReached();
      const { due } = await read('due { kind player { id } steps { asks } }');
      const item = (due as DueShown[]).find(({ kind, steps }) => steps.length > 0 && kind !== 'DEAL' && kind !== 'PRIZES');
      if (item === undefined) return;
      const at = (due as DueShown[]).indexOf(item) + 1;
      const shown = desk.locator(`#due-${at} button`).first();
      await desk.locator('.due h2', { hasText: `(${due.length})` }).waitFor();
      await shown.click();
      await dialog().waitFor();
      if (item.steps[0]!.asks.includes('stacks')) await fillStacks();
      if (item.steps[0]!.asks.includes('stack'))
        await dialog()
          .locator('#field-stack')
          .fill(String(chips.get(item.player!.id)));
      await confirm();
    }
    throw new Error('what is due has no end');
  }

  /** Display and public page show what the API says. */
  async function compare(): Promise<void> {
    const { left, registered, phase, clock } = await read('left registered phase clock { level }');
    if (phase === 'RUNNING') {
      await display.page
        .locator('.counts dd', { hasText: new RegExp(`^${left}\\D`) })
        .first()
        .waitFor();
      await display.page.locator('body', { hasText: `Level ${clock.level}` }).waitFor();
    }
    await publicPage.page.locator('.summary', { hasText: new RegExp(`\\b${phase === 'RUNNING' ? left : registered}\\b`) }).waitFor();
    compared += 1;
  }

  /** A hand in which players go out to somebody of their table. */
  async function bust(table: number, losers: readonly Seated[], winner: Seated): Promise<void> {
    const device = devices.get(table);
    const page = device ?? desk;
    const button = device?.locator('button', { hasText: 'A hand was played' }) ?? ofTable(table, 'Hand over');
    await button.click();
    for (const { name } of losers) await page.locator('dialog[open] .check', { hasText: name }).locator('input').check();
    if (losers.length > 1) for (const { playerId } of losers) await page.locator(`#stack-${playerId}`).fill(String(chips.get(playerId)));
    await page.locator('dialog[open] button.main:enabled').click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await done(page);
    for (const { playerId } of losers) {
      chips.set(winner.playerId, chips.get(winner.playerId)! + chips.get(playerId)!);
      chips.set(playerId, 0);
    }
  }

  it('enters the players, draws the seats, and starts', async () => {
    for (const name of names) {
      await fromMenu('Enter a player');
      await dialog().locator('#field-person').fill(name);
      for (const label of ['Is of age', 'Shows a document']) await dialog().locator('label', { hasText: label }).locator('input').check();
      await confirm();
    }
    // The first mistake: somebody is entered who is not there.
    await fromMenu('Enter a player');
    await dialog().locator('#field-person').fill('Nobody Here');
    for (const label of ['Is of age', 'Shows a document']) await dialog().locator('label', { hasText: label }).locator('input').check();
    await confirm();
    await putRight('Nobody Here', /Withdraw|Take/, null);
    await compare();
    expect((await read('registered')).registered).toBe(PLAYERS);
    await settleDue();
    for (const { playerId } of await seated()) chips.set(playerId, STACK);
    expect(chips.size).toBe(PLAYERS);
    const item = desk.locator('.due li', { hasText: 'prize' }).first();
    await item.locator('button').first().click();
    await dialog().locator('#field-money').fill('29; 17.5; 11; 7');
    await confirm();
    await putRight('rizes set', 'Set the prizes', null, ['#field-money', '290; 175; 110; 70']);
    for (const table of [1, 2]) devices.set(table, await open(`/t/${id}/table/${table}`, { table }));
    await compare();
  });

  it('puts right what was tapped by mistake', async () => {
    await desk.locator('.bar > button', { hasText: 'Stop the clock' }).click();
    await confirm();
    await compare();
    await desk.locator('.bar > button', { hasText: 'Start the clock' }).click();
    await confirm();
    await fromMenu(/^Message$/);
    await dialog().locator('textarea').fill('The kitchen closes.');
    await confirm();
    await display.page.locator('body', { hasText: 'The kitchen closes.' }).waitFor();
    await fromMenu('Take the message down');
    await confirm();
    const [one, two] = (await seated()) as [Seated, Seated];
    await ofPlayer(one.name, /^Out$/);
    await confirm();
    await compare();
    await putRight(one.name, 'Put back in');
    await compare();
    await ofPlayer(two.name, /^Away$/);
    await confirm();
    await ofPlayer(two.name, /^Back$/);
    await confirm();
    await ofTable(2, 'Halt').click();
    await dialog().waitFor();
    await dialog().locator('textarea').fill('The wrong table.');
    await confirm();
    await display.page.locator('body', { hasText: 'halted' }).waitFor();
    await compare();
    await ofTable(2, 'Play on').click();
    await dialog().waitFor();
    await dialog().locator('textarea').fill('It plays.');
    await confirm();
    await ofTable(2, 'Hand over').click();
    await dialog().waitFor();
    await confirm();
    await putRight(/table 2/i, 'The hand was not played');
    await compare();
    await ofPlayer(two.name, 'Offence');
    await dialog().locator('select').selectOption('TALK');
    await confirm();
    await desk.locator('.due button', { hasText: 'Close without a penalty' }).first().click();
    await dialog().waitFor();
    await dialog().locator('select').selectOption('UNFOUNDED');
    await dialog().locator('textarea').fill('Of another table.');
    await confirm();
    await ofPlayer(one.name, 'Offence');
    await dialog().locator('select').selectOption('PHONE');
    await confirm();
    await settleDue();
    await compare();
  });

  it('types a hand in at a table, with a slip that is taken back there', async () => {
    const device = devices.get(1)!;
    const tap = async (name: string | RegExp): Promise<void> => {
      await device.locator('main.device button:enabled', { hasText: name }).first().click();
      await done(device);
    };
    // Somebody was put back in there: nobody knows what they have.
    await countTable(1);
    await tap('Open the next hand');
    await device.locator('h2', { hasText: 'is to act' }).waitFor();
    await tap('Fold');
    await tap('Take back');
    for (;;) {
      const { table } = await read('table(table: 1) { hand { hand { phase turn } } }');
      if (table.hand === null) break;
      await device.locator('.seats .turn', { hasText: `${table.hand.hand.turn}. ` }).waitFor();
      await tap('Fold');
    }
    await device.locator('button', { hasText: 'Open the next hand' }).waitFor();
    const { table } = await read('table(table: 1) { seats { playerId stack } }');
    for (const { playerId, stack } of table.seats as { playerId: string; stack: number }[]) chips.set(playerId, stack);
    expect([...chips.values()].reduce((sum, stack) => sum + stack, 0)).toBe(PLAYERS * STACK);
    await compare();
  });

  it('rules on three disputes that begin at a step of a replay', async () => {
    const { table } = await read('table(table: 1) { lastHand { handId } }');
    const hand = table.lastHand.handId as string;
    for (const [at, isUpheld] of [true, false, false].entries()) {
      await desk.goto(`${floor.url}/hands/${hand}?lang=en#${at + 3}`);
      await desk.locator('a', { hasText: 'Dispute this step' }).click();
      await dialog().waitFor();
      expect(await dialog().innerText()).toContain(`step ${at + 3}`);
      await dialog().locator('textarea').fill('The fold was not heard.');
      await confirm();
      const item = desk.locator('.due li', { has: desk.locator(`a[href^="/disputes/"]`) }).first();
      await item.locator('button').first().click();
      await dialog().waitFor();
      if (isUpheld && (await dialog().locator('input[type=checkbox]').count()) > 0) await dialog().locator('input[type=checkbox]').check();
      for (const text of await dialog().locator('textarea').all()) await text.fill('Two players heard it.');
      if ((await dialog().locator('#field-article').count()) > 0) await dialog().locator('#field-article').fill('RO 1.7');
      await confirm();
    }
    const { disputes } = await read('disputes { nodes { status } }');
    expect((disputes.nodes as { status: string }[]).map(({ status }) => status)).toEqual(['RULED', 'RULED', 'RULED']);
    await compare();
  });

  it('plays on to a deal, and the season has its points', async () => {
    for (;;) {
      const all = await seated();
      if (all.length <= DEAL_AT) break;
      const tables = new Map<number, Seated[]>();
      for (const each of all) tables.set(each.table, [...(tables.get(each.table) ?? []), each]);
      const [table, players] = [...tables].toSorted(([, one], [, other]) => other.length - one.length)[0]!;
      const byChips = players.toSorted((one, other) => chips.get(other.playerId)! - chips.get(one.playerId)!);
      const most = Math.min(3, all.length - DEAL_AT, players.length - 1);
      await bust(table, byChips.slice(-most), byChips[0]!);
      await compare();
      await settleDue();
    }
    await fromMenu('Close late entry');
    await dialog().locator('textarea').fill('Everybody agrees: nobody comes any more.');
    await confirm();
    await countTable((await seated())[0]!.table);
    await fromMenu('Propose a deal');
    await dialog().locator('select').selectOption('CHIP_CHOP');
    await dialog()
      .locator('.preview')
      .waitFor({ timeout: 8_000 })
      .catch(async () => {
        throw new Error(await dialog().innerText());
      });
    await confirm();
    for (let at = 0; at < DEAL_AT; at += 1) {
      await desk.locator('.due li button', { hasText: 'Accept the deal' }).first().click();
      await dialog().waitFor();
      await confirm();
      await floor.api.untilViewsReached();
      await desk
        .locator('.due li button', { hasText: 'Accept the deal' })
        .nth(DEAL_AT - at - 1)
        .waitFor({ state: 'detached' });
    }
    const { phase, standings } = await read('phase standings(first: 500) { nodes { place player { name } } }');
    expect(phase).toBe('FINISHED');
    await compare();
    const best = (standings.nodes as { place: number; player: { name: string } }[]).find(({ place }) => place === 1)!.player.name;
    await publicPage.page.locator('#panel-standings tbody tr', { hasText: best }).first().waitFor();
    const season = await PageUnderTest.open(browser as Browser, floor.url);
    opened.push(season);
    await season.go('/seasons/winter?lang=en');
    await season.page.locator('tbody tr', { hasText: best }).first().waitFor();
    const { data } = await floor.api.asDirector(
      '{ season(id: "winter") { leaderboard { nodes { points competitor { player { name } } } } } }',
    );
    const { points } = (data!['season'].leaderboard.nodes as { points: string; competitor: { player: { name: string } } }[]).find(
      ({ competitor }) => competitor.player.name === best,
    )!;
    expect(Number(points)).toBeGreaterThan(0);
    expect(await season.page.locator('tbody tr', { hasText: best }).first().innerText()).toContain(Number(points).toFixed(2));
    expect(compared).toBeGreaterThanOrEqual(PLAYERS >= 60 ? 20 : 10);
  });
});
